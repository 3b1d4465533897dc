/**
 * Further persons' names by kind, written later and independently from public facts: `=` one person, `#` two.
 * The tables of the matcher were created without them.
 */
export const FURTHER_PERSONS = `
: titles
= Pangulo Rodrigo Duterte | Rodrigo Duterte
= Kancléř Petr Svoboda | Petr Svoboda
= Rais Samia Suluhu Hassan | Samia Suluhu Hassan
= Perdana Menteri Anwar Ibrahim | Anwar Ibrahim
= Premier ministre Gabriel Attal | Gabriel Attal
= Cumhurbaşkanı Recep Tayyip Erdoğan | Recep Tayyip Erdogan
= Präsident Steinmeier | Frank-Walter Steinmeier
= Presidente Milei | Javier Milei
= президент Зеленский | Volodymyr Zelenskyy
= Генерал-полковник Александр Лапин | Alexander Lapin
= Lt. Gen. (ret.) Prabowo Subianto | Prabowo Subianto
= Ministerpräsident Viktor Orbán | Orbán Viktor
= Statsminister Mette Frederiksen | Mette Frederiksen
= Primeiro-ministro António Costa | Antonio Costa
= Prezydent Andrzej Duda | Andrzej Duda
= Tổng thống Nguyễn Văn Thiệu | Nguyen Van Thieu
= H.R.H. Prince Faisal bin Farhan | Faisal bin Farhan
= الرئيس بشار الأسد | Bashar al-Assad
= الدكتور محمد البرادعي | Mohamed ElBaradei
= Ayatollah Ali Khamenei | Ali Khamenei
= Hojjatoleslam Ebrahim Raisi | Ebrahim Raisi
= Hajji Bashir Noorzai | Bashir Noorzai
= Vice Admiral Igor Osipov | Igor Osipov
= Mr Justice Clarence Thomas | Clarence Thomas
= Tan Sri Muhyiddin Yassin | Muhyiddin Yassin
= Dato' Seri Najib Razak | Najib Razak
= U Thant | Thant
# Presidente Lopez | Presidente Gomez
# General Ivanov | General Petrov
# Dr. Ahmed | Dr. Ali
# Prime Minister Singh | Prime Minister Sharif
: initials
= V. Putin | Vladimir Putin
= Putin V.V. | Vladimir Vladimirovich Putin
= J.F. Kennedy | John Fitzgerald Kennedy
= GW Bush | George Walker Bush
= A P J Abdul Kalam | Avul Pakir Jainulabdeen Abdul Kalam
= M.K. Stalin | Muthuvel Karunanidhi Stalin
= Robert F Kennedy Jr | Robert Francis Kennedy
= S. K. Lavrov | Sergei Kuzmich Lavrov
= Medvedev D | Dmitry Medvedev
# J. Smith | John Miller
# V. Putin | Viktor Medvedchuk
# A. B. | Anton Berger
# J.K. Rowling | K.J. Rawlings
# D. Trump | M. Trump
# John A. Smith | John B. Smith
: nicknames
= Sasha Petrov | Aleksandr Petrov
= Vova Sidorov | Vladimir Sidorov
= Misha Kasyanov | Mikhail Kasyanov
= Kolya Baranov | Nikolai Baranov
= Zhenya Volkova | Evgenia Volkova
= Pepe Fernandez | Jose Fernandez
= Paco Hernandez | Francisco Hernandez
= Chema Ruiz | Jose Maria Ruiz
= Nacho Alvarez | Ignacio Alvarez
= Lupita Mendoza | Guadalupe Mendoza
= Beppe Grillo | Giuseppe Grillo
= Gigi Riva | Luigi Riva
= Kuba Nowak | Jakub Nowak
= Gosia Kowalska | Malgorzata Kowalska
= Pista Kovacs | Istvan Kovacs
= Hansi Mueller | Johannes Mueller
= Uschi Glas | Ursula Glas
= Wim Duisenberg | Willem Duisenberg
= Kees de Vries | Cornelis de Vries
= Memo Yilmaz | Mehmet Yilmaz
= Ibo Demir | Ibrahim Demir
= Mo Farah | Mohamed Farah
= Bob Mugabe | Robert Mugabe
= Dick Cheney | Richard Cheney
= Chuck Schumer | Charles Schumer
= Peggy Whitson | Margaret Whitson
= Jack Lew | John Lew
= Hank Paulson | Henry Paulson
= Ze Dirceu | Jose Dirceu
= Tonino Rossi | Antonio Rossi
= Vlado Meciar | Vladimir Meciar
= Yiannis Stavrou | Ioannis Stavrou
= Kostas Karamanlis | Konstantinos Karamanlis
= Zoli Nagy | Zoltan Nagy
# Sasha Petrov | Mikhail Petrov
# Bob Anderson | William Anderson
# Pepe Fernandez | Pedro Fernandez
# Dick Turner | Robert Turner
: romanisation
= Tschaikowski Peter | Pyotr Tchaikovsky
= Nikita Chruschtschow | Nikita Khrushchev
= Michail Gorbatschow | Mikhail Gorbachev
= Sergey Shoygu | Sergei Shoigu
= Yevgeny Prigozhin | Evgenij Prigoschin
= Sergej Lawrow | Sergei Lavrov
= Aleksei Miller | Alexey Miller
= Iouri Loujkov | Yuri Luzhkov
= Viatcheslav Volodine | Vyacheslav Volodin
= Moammar Gadhafi | Muammar al-Qaddafi
= Kadhafi Mouammar | Muammar Gaddafi
= Abdelaziz Bouteflika | Abd al-Aziz Butafliqa
= Osama bin Laden | Usamah bin Ladin
= Ayman al-Zawahiri | Aiman az-Zawahiri
= Khaled Meshaal | Khalid Mishal
= Hassan Nasrallah | Hasan Nasr Allah
= Gamal Abdel Nasser | Jamal Abd al-Nasir
= Chiang Kai-shek | Jiang Jieshi
= Chou En-lai | Zhou Enlai
= Lin Piao | Lin Biao
= Hua Kuo-feng | Hua Guofeng
= Li Teng-hui | Lee Teng-hui
= Tung Chee-hwa | Dong Jianhua
= Syngman Rhee | Yi Seungman
= Roh Moo-hyun | No Muhyeon
= Kim Dae-jung | Kim Taejung
= Lee Myung-bak | Yi Myeongbak
= Nguyen Phu Trong | Nguyễn Phú Trọng
= Ho Chi Minh | Hồ Chí Minh
= Viktors Ivanovs | Viktor Ivanov
= Jurijs Petrovs | Yuri Petrov
= Andrejs Kuzmins | Andrei Kuzmin
= Sergejus Popovas | Sergei Popov
= Aleksandras Novikovas | Alexander Novikov
= Volodymyr Klychko | Vitalievich Vladimir Klitschko
= Alyaksandr Lukashenka | Alexander Lukashenko
= Mikheil Saakashvili | Mikhail Saakachvili
= Nursultan Nazarbajew | Nursultan Nazarbayev
= Ilham Aliyev | İlham Əliyev
= Slobodan Miloševic | Slobodan Milosevich
= Mehmet Oez | Mehmet Öz
= Jörg Haider | Joerg Haider
= Søren Kierkegaard | Soeren Kierkegaard
# Chen Wei | Cheng Wei
# Li Ming | Li Min
# Kim Jong-il | Kim Jong-un
# Kim Yong-chol | Kim Yong-nam
# Park Jin | Park Jun
# Nguyen Van An | Nguyen Van Anh
# Wang Jun | Wang Jin
# Liu He | Liu Hua
# Zhang Li | Zhang Lei
# Igor Sechin | Igor Sechenov
: chains of fathers
= Mohammed bin Rashid Al Maktoum | Muhammad ibn Rashid al-Maktum
= Salman bin Abdulaziz Al Saud | Salman ben Abd al-Aziz Al Saoud
= Hamad bin Isa Al Khalifa | Hamed ibn Issa Al Khalifa
= Abu Bakr al-Baghdadi | Abou Bakr Al Baghdadi
= Abdullah bin Zayed | Abdallah ibn Zayid
# Rashid bin Mohammed Al Maktoum | Mohammed bin Rashid Al Maktoum
# Khalid bin Salman | Salman bin Khalid
# Isa bin Hamad Al Khalifa | Hamad bin Isa Al Khalifa
# Saad bin Omar | Omar bin Saad
# Hussein ibn Talal | Talal ibn Hussein
# Mohammed ben Hassan | Hassan ben Mohammed
# Yusuf oglu Ahmed | Ahmed oglu Yusuf
: common names
= Mohammad Ali | Muhammad Ali
= Juan Carlos Rodriguez | Rodriguez Juan Carlos
# Mohammad Hassan | Mohammad Hussein
# Ali Rezaei | Ali Razavi
# Ahmad Karimi | Ahmad Rahimi
# Hossein Mohammadi | Hassan Mohammadi
# Abdul Karim | Abdul Rahim
# Abdul Hadi | Abdul Hamid
# Abdul Rahman Khan | Abdul Ghani Khan
# Mohammed Saleh | Mohammed Salim
# Maria Gonzalez | Marta Gonzalez
# John Smith | Joan Smith
# David Jones | Davis Jones
# Jose Garcia | Jorge Garcia
# Michael Brown | Michelle Brown
# Robert Johnson | Roberta Johnson
# Ivan Petrov | Igor Petrov
# Andrei Ivanov | Anton Ivanov
# Kim Min-ji | Kim Min-jun
# Li Na | Li Ni
# Wang Wei | Wang Lei
# Zhang Min | Zhang Ming
# Hassan Ali | Hassan Alwi
# Fatima Ahmed | Fatima Ahmadi
# Reza Ahmadi | Reza Hamidi
# Ali Mohammed | Mohammed Ali Hassan Saleh
: small slips
= Bashar Asad | Bashar Assad
= Robert Mugbae | Robert Mugabe
= Nicolas Madruo | Nicolas Maduro
= Ramzan Kadryov | Ramzan Kadyrov
= Daniel Otrega | Daniel Ortega
= Yahya Sinwr | Yahya Sinwar
= Joseph Knoy | Joseph Kony
= Alexnader Lukashenko | Alexander Lukashenko
= Vladmir Putin | Vladimir Putin
= Emmerson Mnangawga | Emmerson Mnangagwa
= Kim Jong Unn | Kim Jong Un
= Oleg Deripaksa | Oleg Deripaska
# Jan Kos | Jan Kot
# Ana Diaz | Ana Dias Pereira
# Lee Chan | Leo Chan
# Ian Ross | Ivan Ross
# Eva Hahn | Eva Haas
: parts and surnames
= Nicolas Maduro Moros | Nicolas Maduro
= Daniel Ortega | Jose Daniel Ortega Saavedra
= Hugo Chavez | Hugo Rafael Chavez Frias
= Pablo Escobar | Pablo Emilio Escobar Gaviria
= Saddam Hussein | Saddam Hussein Abd al-Majid al-Tikriti
= Ratko Mladic | Ratko Neđo Mladić
= Nelson Mandela | Nelson Rolihlahla Mandela
= Maria Zakharova | Maria Vladimirovna Zakharova
= García Márquez, Gabriel | Gabriel García Márquez
= Carlos Slim | Carlos Slim Helu
= Ronaldo Luis Nazario de Lima | Ronaldo Nazario
# Carlos Garcia Lopez | Carlos Lopez Garcia Fernandez Ruiz
# Maduro Guerra | Nicolas Maduro Moros
# Ivan Ivanovich Sidorov | Ivan Ivanovich Smirnov
# Anna Maria Schmidt | Anna Maria Lehmann
`;
