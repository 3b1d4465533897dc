/**
 * Persons' names in Latin letters by kind of difference: `=` one person, `#` two. This project's table,
 * written from public facts about spellings (heads of state, athletes, artists, the UN and ISO romanization
 * tables) and from synthetic persons; nothing is copied from a benchmark.
 */
export const PERSONS_LATIN = `
: titles
= President Emmanuel Macron | Emmanuel Macron
= Macron, President | Emmanuel Macron
= Chancellor Scholz | Olaf Scholz
= Prime Minister Modi | Narendra Modi
= Bundeskanzlerin Angela Merkel | Angela Merkel
= Presidente Lula | Luiz Inacio Lula da Silva
= Herr Doktor Hans Zimmermann | Hans Zimmermann
= Général de brigade Marcel Dupont | Marcel Dupont
= Sayın Recep Tayyip Erdoğan | Recep Tayyip Erdogan
= Brigadier-General Amos Yadlin | Amos Yadlin
= Sheikh Tamim bin Hamad Al Thani | Tamim bin Hamad Al Thani
= Sri Narendra Modi | Narendra Modi
= Ir. Joko Widodo | Joko Widodo
= Mgr inż. Jan Kowalski | Jan Kowalski
= Ing. Petr Novák, Ph.D. | Petr Novak
= генерал Сергей Суровикин | Sergei Surovikin
= Madame la Ministre Élisabeth Borne | Elisabeth Borne
= Deputy Minister Viktor Khrenin | Viktor Khrenin
= Secretary of State Antony Blinken | Antony Blinken
= Senator McConnell | Mitch McConnell
= Comrade Kim Jong Un | Kim Jong Un
= Oberst Klaus Richter | Klaus Richter
= Dott. Mario Bianchi | Mario Bianchi
= Lt. Col. Oliver North | Oliver North
# President Emmanuel Macron | President Emmanuel Mbarga
# General Secretary | General Manager
# Senator Ted Cruz | Senator Ted Budd
# Sheikh Hamad bin Khalifa | Sheikh Khalifa bin Salman
# Dr. Hans Zimmermann | Dr. Hans Zimmerling
# President Park | President Parker
# Colonel Ahmed Musa | Colonel Ahmed Issa
: initials
= J.R.R. Tolkien | John Ronald Reuel Tolkien
= JRR Tolkien | John Ronald Reuel Tolkien
= V.V. Putin | Vladimir Vladimirovich Putin
= VV Putin | Vladimir Vladimirovich Putin
= Putin V V | Vladimir Vladimirovich Putin
= Ivanov I.I. | Ivan Ivanovich Ivanov
= ABJ Abdul Kalam | Avul Pakir Jainulabdeen Abdul Kalam
= George W. Bush | George Walker Bush
= G.W. Bush | George Walker Bush
= F. Castro Ruz | Fidel Castro Ruz
= JK Rowling | Joanne Kathleen Rowling
= Nelson R Mandela | Nelson Rolihlahla Mandela
= M.K. Gandhi | Mohandas Karamchand Gandhi
= W. E. B. Du Bois | William Edward Burghardt Du Bois
# J. Smith | K. Smith
# A.B. Petrov | Vladimir Sergeevich Petrov
# V.V. Putin | Igor Petrovich Putin
# J R | John Robinson
# G.W. Bush | Peter Bush
# M | Michael
# AK Sharma | Rahul Sharma
# I.I. Ivanov | Oleg Petrovich Ivanov
# T. Cook | Robert Cook
# R. K. | Ravi Kumar
: nicknames
= Bill Clinton | William Clinton
= Joe Biden | Joseph Biden
= Jimmy Carter | James Earl Carter
= Sasha Petrov | Alexander Petrov
= Volodya Zelensky | Volodymyr Zelensky
= Bibi Netanyahu | Benjamin Netanyahu
= Pepe Mujica | José Mujica
= Lula da Silva | Luiz Inácio Lula da Silva
= Paco Rabanne | Francisco Rabanne
= Chema Alonso | José María Alonso
= Kuba Wojciechowski | Jakub Wojciechowski
= Gosia Nowak | Małgorzata Nowak
= Wojtek Szczęsny | Wojciech Szczęsny
= Honza Novák | Jan Novák
= Pista Nagy | István Nagy
= Jancsi Kovács | János Kovács
= Uli Hoeneß | Ulrich Hoeneß
= Hansi Flick | Hans-Dieter Flick
= Ahmo Hodžić | Ahmed Hodžić
= Mo Farah | Mohamed Farah
= Gigi Buffon | Gianluigi Buffon
= Beppe Grillo | Giuseppe Grillo
= Zé Roberto Silva | José Roberto Silva
= Chico Buarque | Francisco Buarque
= Peggy Whitson | Margaret Whitson
= Ted Kennedy | Edward Kennedy
= Jack Kennedy | John Kennedy
= Dick Cheney | Richard Cheney
= Mehmet Yılmaz | Muhammad Yilmaz
= Vanja Milic | Ivan Milic
= Kostas Karamanlis | Konstantinos Karamanlis
= Yorgos Papandreou | Georgios Papandreou
= Nacho Fernandez | Ignacio Fernandez
= Temo Kvirkvelia | Teimuraz Kvirkvelia
= Misha Saakashvili | Mikheil Saakashvili
# Bill Hughes | Bob Hughes
# Sasha Ivanov | Misha Ivanov
# Pepe Lopez | Paco Lopez
# Ted Stevens | Tom Stevens
# Hans Meier | Heinz Meier
# Katya Orlova | Kira Orlova
# Jim Beam | Jon Beam
# Marek Nowak | Marcin Nowak
# Kuba Nowak | Kamil Nowak
# Ali Hassan | Adil Hassan
: romanisation
= Mao Tse-tung | Mao Zedong
= Chou En-lai | Zhou Enlai
= Teng Hsiao-p'ing | Deng Xiaoping
= Chiang Ching-kuo | Jiang Jingguo
= Chu Teh | Zhu De
= Lee Teng-hui | Li Denghui
= Hsi Chin-p'ing | Xi Jinping
= Ts'ai Ying-wen | Cai Yingwen
= Tsai Ing-wen | Cai Yingwen
= Hu Chin-t'ao | Hu Jintao
= Chu Jung-chi | Zhu Rongji
= Chang Hsueh-liang | Zhang Xueliang
= Soong Ching-ling | Song Qingling
= Kim Jong-il | Kim Chong-il
= Kim Il-sung | Kim Il Song
= Park Geun-hye | Pak Kun-hye
= Syngman Rhee | Yi Sung-man
= Roh Moo-hyun | No Mu-hyon
= Shinzo Abe | Shinzou Abe
= Taro Aso | Tarou Asou
= Junichiro Koizumi | Jun'ichirō Koizumi
= Yuichi Ito | Yuuichi Itoh
= Zhores Alfyorov | Zhores Alferov
= Yevgeniy Prigozhin | Evgenii Prigojine
= Chrouchtchev Nikita | Nikita Khrushchev
= Schewardnadse Eduard | Eduard Shevardnadze
= Gorbatschow Michail | Mikhail Gorbachev
= Tschaikowski Pjotr | Pyotr Tchaikovsky
= Eltsine Boris | Boris Yeltsin
= Muammar Gaddafi | Moammar Qadhafi
= Mu'ammar al-Qadhdhafi | Muammar Gaddafi
= Muammar Kadhafi | Moamer Gheddafi
= Hosni Mubarak | Husni Mubarak
= Gamal Abdel Nasser | Jamal Abd al-Nasir
= Abdelaziz Bouteflika | Abd al-Aziz Butafliqa
= Ayman al-Zawahiri | Aiman az-Zawahri
= Usama bin Laden | Osama Ben Ladin
= Bashar al-Assad | Baschar el-Asad
= Aljaksandr Lukaschenka | Alexander Lukashenko
= Wladimir Selenskyj | Volodymyr Zelensky
= Andris Bērziņš | Andris Berzins
= Dalia Grybauskaitė | Dalia Gribauskaite
= Valdis Dombrovskis | Valdis Dombrovsky
= Viktors Ščerbatihs | Viktor Shcherbatykh
= Aleksejs Ivanovs | Aleksey Ivanov
= Vladimirs Petrovs | Vladimir Petrov
= Nguyễn Phú Trọng | Nguyen Phu Trong
= Thaksin Chinnawat | Thaksin Shinawatra
= Aung San Suu Kyi | Aung San Su Kyi
= Sukarno Putri Megawati | Soekarno Poetri Megawati
= Suharto Hadji Mohamed | Soeharto Haji Muhammad
= Nursultan Nazarbayev | Nursultan Nazarbaev
= Gurbanguly Berdimuhamedow | Kurbanguly Berdymukhamedov
= Ilham Əliyev | Ilham Aliyev
= Heydər Əliyev | Heidar Aliev
# Mao Zedong | Mao Zemin
# Hu Jintao | Hu Jinghao
# Chen Wei | Chen Hui
# Kim Jong-un | Kim Jong-nam
# Kim Min-jun | Kim Min-ji
# Wang Li | Wang Lei
# Zhang Wei | Zhang Wen
# Li Na | Li Nan
# Lee Jun-ho | Lee Jun-hee
# Park Ji-sung | Park Ji-won
# Zhou Yong | Zhou Yang
# Li Qiang | Li Keqiang
# Takeshi Ito | Takashi Ito
# Yuki Tanaka | Yuko Tanaka
# Nguyen Van Hung | Nguyen Van Hau
# Alexander Petrov | Alexander Petrosyan
# Nikolai Ivanov | Nikita Ivanov
: small slips
= Jon Doe | John Doe
= Sara Kohn | Sarah Cohn
= Aly Reza | Ali Reza
= Jhon Smith | John Smith
= Micheal Brown | Michael Brown
= Angela Mrekel | Angela Merkel
= Donlad Trump | Donald Trump
= Vladmir Putin | Vladimir Putin
= Emanuel Macron | Emmanuel Macron
= Bejnamin Netanyahu | Benjamin Netanyahu
= Al Gor | Al Gore
= Li Ketiang | Li Keqiang
= Tim Cok | Tim Cook
# Ali Reza | Ali Rida Karimi
# Jan Berg | Jan Burg
# Max Stern | Max Stein
# Eva Horn | Eva Born
# Karl Bach | Karl Fach
# Tom Hardy | Tom Harvey
# Ana Ruiz | Ana Rios
: chains of fathers
= Salman bin Abdulaziz Al Saud | Salman ibn Abd al-Aziz Al Saud
= Mohammed ben Salman | Mohammad bin Salman
= Hamad bin Khalifa Al Thani | Hamad ibn Khalifa al-Thani
= Abdullah bin Zayed Al Nahyan | Abdallah ben Zayed al Nahyan
= Khalid Sheikh Mohammed | Khaled Shaikh Mohammad
= Ahmed bin Ali bin Said | Ahmad ibn Ali ibn Saeed
= Ismail bin Omar | Esmail ibn Umar
# Hamad bin Khalifa Al Thani | Khalifa bin Hamad Al Thani
# Ahmed bin Ali | Ali bin Ahmed
# Mohammed bin Salman | Salman bin Mohammed
# Saud bin Abdulaziz | Abdulaziz bin Saud
# Sultan bin Zayed Al Nahyan | Zayed bin Sultan Al Nahyan
# Khalid ibn Faisal | Faisal ibn Khalid
# Omar bin Hassan | Hassan bin Omar
# Nasser bin Hamad Al Khalifa | Hamad bin Nasser Al Khalifa
: common names
# Abdul Rahman | Abdul Rahim
# Abdul Karim Hassan | Abdul Jabbar Hassan
# Mohammad Hosseini | Mohammad Hassani
# Ali Mohammadi | Ali Ahmadi
# Reza Karimi | Reza Rahimi
# Hassan Ahmed | Hussein Ahmed
# Mohamed Ali Hassan | Mohamed Omar Hassan
# Ahmed Mohamed | Mahmoud Mohamed
# Maria Garcia Lopez | Maria Gomez Lopez
# John Miller | John Mueller
# Mike Johnson | Mike Johns
# Mike Rogers | Mike Rounds
# Bobby Scott | Tim Scott
# David Scott | Austin Scott
# Adrian Smith | Adam Smith
# Abdul Aziz | Abdul Hadi
# Abdul Ghani Baradar | Abdul Ghani
# Jose Hernandez Perez | Jose Fernandez Perez
# Nasser Abdullah | Nasir Abdul
= Mohammad Reza Hosseini | Mohammadreza Hoseini
= Abd-ul-Rahman Khan | Abdurrahman Khan
= Ahmad Shah Massoud | Ahmed Shah Masood
= Abdul Rashid Dostum | Abdurrashid Dostom
= Maria del Carmen Lopez | Maria Carmen Lopez
= Jose Luis Rodriguez Zapatero | José Rodríguez Zapatero
= Robert Fitzgerald Kennedy | Robert F Kennedy
: parts and surnames
= Merkel | Angela Merkel
= Lula | Luiz Inacio Lula da Silva
= Kim Jong Un | Jong Un Kim
= De Gaulle Charles | Charles de Gaulle
= Ursula von der Leyen | Ursula Leyen
= Ludwig van Beethoven | Beethoven, Ludwig van
= OBrien Patrick | Patrick O'Brien
= McDonald Ronald | Ronald Mac Donald
= Anne-Marie Trevelyan | Annemarie Trevelyan
= Jean Luc Melenchon | Jean-Luc Mélenchon
= Maria Fernandez Garcia | Maria Fernandez
= Garcia Marquez Gabriel | Gabriel José García Márquez
# Jean Luc Martin | Jean Paul Martin
# Anne Marie Weber | Anne Sophie Weber
# Fernando Alonso | Xabi Alonso
# Charles Michel | Charles Martel
# Peter | Peter Thiel
# Bin Ali | Ali
`;
