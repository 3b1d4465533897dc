/**
 * A third list of persons' names by kind, written from general knowledge before any of it was scored: `=` one
 * person, `#` two. The failures of the half marked `test` were printed once, on 2026-11-28, after all choices
 * up to then. Later choices must not be evaluated with it.
 */
export const THIRD_PERSONS = `
: patronymics left out
= Александр Григорьевич Лукашенко | Alexander Lukashenko
= Nursultan Abishuly Nazarbayev | Nursultan Nazarbayev
= Gurbanguly Mälikgulyýewiç Berdimuhamedow | Gurbanguly Berdimuhamedov
= Ramzan Akhmatovich Kadyrov | Ramzan Kadyrov
= Sergey Kuzhugetovich Shoigu | Shoigu, Sergei
= Ілля Володимирович Кива | Illia Kyva
= Emomali Sharipovich Rahmonov | Emomali Rahmon
= Magnús Már Jónsson | Magnus Jonsson
# Sergei Ivanovich Morozov | Sergei Petrovich Morozov
# Александр Николаевич Волков | Aleksandr Viktorovich Volkov
# Ivan Petrovich Sidorov | Petr Ivanovich Sidorov
# Olga Igorevna Smirnova | Olga Andreevna Smirnova
# Dmitry Sergeevich Peskov | Dmitry Alexandrovich Peskov
: double surnames
= Andrés Manuel López Obrador | Andres Lopez Obrador
= Pedro Sánchez Pérez-Castejón | Pedro Sanchez
= Nicolás Maduro Moros | Nicolas Maduro
= Daniel Ortega Saavedra | Jose Daniel Ortega
= Luiz Inácio Lula da Silva | Luiz Lula da Silva
= Marcelo Nuno Duarte Rebelo de Sousa | Marcelo Rebelo de Sousa
= María Corina Machado Parisca | Maria Corina Machado
= Miguel Díaz-Canel Bermúdez | Miguel Diaz Canel
= José Eduardo dos Santos | Jose Eduardo Santos
= Joaquín Archivaldo Guzmán Loera | Joaquin Guzman
= Ismael Zambada García | Ismael Zambada
# Juan Carlos Pérez López | Juan Carlos Pérez Ramírez
# Luis Fernando García Torres | Luis Fernando García Medina
# Ana María Ferreira da Costa | Ana Maria Ferreira Lopes
# Pedro Pablo Rojas Quispe | Pedro Pablo Rojas Mamani
# José Luis Hernández Cruz | José Luis Hernández Vega
# Miguel Ángel Torres | Manuel Ángel Torres
: particles
= Ursula von der Leyen | Ursula Leyen
= Vincent van Quickenborne | Vincent Vanquickenborne
= Ahmad al-Sharaa | Ahmed Sharaa
= Ferdinand De Wilde | Ferdinand Dewilde
= Dominique Galouzeau de Villepin | Dominique de Villepin
= Jaap de Hoop Scheffer | Jakob Gijsbert de Hoop Scheffer
= Giovanni Di Stefano | Giovanni Distefano
= Hassan El Ouazzani | Hassan Ouazzani
# Jan van den Berg | Jan van der Burg
# Pieter de Vries | Pieter van Vries Jansen
# Carlos de la Cruz | Carlos de la Rosa
# Khalid al-Harbi | Khalid al-Harthi
# Anna von Schulenburg | Anna von Schauenburg
# Ali al-Qahtani | Ali al-Ghamdi
: married names and other names
= Jacqueline Kennedy Onassis | Jacqueline Kennedy
= Asma al-Assad | Asma Fawaz al-Assad
= Angela Dorothea Merkel | Angela Merkel
= Grace Ntombizodwa Mugabe | Grace Mugabe
= Imelda Romuáldez Marcos | Imelda Marcos
= Isabel dos Santos | Isabel José dos Santos
# Maria Schmidt-Weber | Maria Schmidt-Wagner
# Elizabeth Ann Parker | Elizabeth Jane Parker
# Karin Müller-Lang | Karin Müller-Kurz
# Susan Brown-Clarke | Susan Brown-Cooper
: bin, ibn and ben
= Mohammed bin Salman bin Abdulaziz Al Saud | Mohammed bin Salman
= Osama bin Mohammed bin Awad bin Laden | Usama bin Ladin
= Mohammed bin Rashid Al Maktoum | محمد بن راشد آل مكتوم
= Tamim ben Hamad Al Thani | Tamim bin Hamad Al-Thani
= Zine el-Abidine Ben Ali | زين العابدين بن علي
= Haitham bin Tariq Al Said | Haitham ibn Tariq Al Said
= Saif al-Islam Gaddafi | سيف الإسلام القذافي
= Mariam bint Khalid Al Sabah | Maryam Khalid Al Sabah
# Salman bin Hamad Al Khalifa | Hamad bin Salman Al Khalifa
# Khalid bin Sultan Al Saud | Sultan bin Khalid Al Saud
# Abdullah bin Zayed Al Nahyan | Mansour bin Zayed Al Nahyan
# Ahmed ibn Yusuf | Yusuf ibn Ahmed
# Faisal bin Turki | Turki bin Faisal
# Nayef bin Abdulaziz | Nawaf bin Abdulaziz
: Arabic romanisations
= Moammar Gadhafi | Muammar al-Qaddafi
= Ayman Mohammed Rabie al-Zawahiri | أيمن محمد ربيع الظواهري
= Hassan Nasrallah | حسن نصر الله
= Abou Bakr al-Baghdadi | Abu Bakr Al Baghdady
= Djamel Beghal | Jamal Baghal
= Nouri al-Maliki | نوري المالكي
= Walid Jumblatt | Oualid Joumblatt
= Chérif Kouachi | Sharif Kouachi
= Abdelaziz Bouteflika | عبد العزيز بوتفليقة
= Khalifa Haftar | Chalifa Hifter
= Qusay Hussein | Kusai Hussain
= Gulbuddin Hekmatyar | گلبدین حکمتیار
= Sirajuddin Haqqani | Seraj al-Din Haqqani
= Ismail Haniyeh | إسماعيل هنية
# Hassan Rouhani | Hossein Rouhani
# Mahmoud Abbas | Ahmad Abbas
# محمد حسن الموسوي | محمد حسين الموسوي
# سعيد الأحمد | سعد الحامد
# Karim Benali | Kamal Benali
# Salim Haddad | Salem Haddadi
# Jamal Khalil | Jamil Khalil
# حميد رضائی | حامد رضوی
: nicknames
= Bob Menendez | Robert Menendez
= Chuck Schumer | Charles Schumer
= Sasha Torshin | Aleksandr Torshin
= Misha Saakashvili | Mikheil Saakashvili
= Pepe Mujica | José Mujica
= Paco González | Francisco González
= Nacho Fernández | Ignacio Fernández
= Beppe Grillo | Giuseppe Grillo
= Zé Dirceu | José Dirceu
= Volodya Petrenko | Volodymyr Petrenko
= Kasia Nowicka | Katarzyna Nowicka
= Mehmet Ağar | Memet Agar
= Dima Kozak | Dmitry Kozak
= Toño Mauri | Antonio Mauri
= Jenő Fock | Eugen Fock
# Alex Petersen | Alan Petersen
# Sandra Keller | Andrea Keller
# Kolya Sidorenko | Kostya Sidorenko
# Chris Walton | Craig Walton
# Lena Orlova | Lera Orlova
# Manolo Ruiz | Marcelo Ruiz
# Bill Harper | Phil Harper
# Toni Brandt | Tom Brandt
: titles
= Generalfeldmarschall Erwin Rommel | Erwin Rommel
= Sheikha Hasina Wazed | Sheikh Hasina
= Kolonel Assimi Goïta | Assimi Goita
= Coronel Hugo Chávez Frías | Hugo Chavez
= Шейх Мансур Аль Нахайян | Sheikh Mansour Al Nahyan
= Ks. Jerzy Popiełuszko | Jerzy Popieluszko
= Dott. Mario Draghi | Mario Draghi
= Imam Moussa al-Sadr | Musa al-Sadr
= Mgr. Tomáš Novotný | Tomas Novotny
= Ing. Andrej Babiš | Andrej Babis
= Maulana Masood Azhar | Masood Azhar Alvi
= Pir Sadruddin Shah | Sadruddin Shah
= Prof. Dr. Mohammad Eshtayeh | Mohammad Shtayyeh
= Kapitan Ibrahim Traoré | Ibrahim Traore
# Oberst Schneider | Oberst Schröder
# Mullah Omar Khan | Mullah Akhtar Khan
# Sheikh Hamad | Sheikh Hamid
# Senator Warner | Senator Warren
# Colonel Traoré | Colonel Touré
: initials
= L. I. Brezhnev | Leonid Ilyich Brezhnev
= G. W. Bush | George Walker Bush
= M. K. Stalin | Muthuvel Karunanidhi Stalin
= Kovalenko O.M. | Oleksandr Mykolaiovych Kovalenko
= Н. С. Хрущёв | Nikita Khrushchev
= R.T. Erdoğan | Recep Tayyip Erdogan
# A. Petrenko | Viktor Petrenko
# J. F. Keller | Martin Keller
# Kuznetsov D.A. | Kuznetsov Boris Alekseevich
# S. Rahman | Mujibur Rahman
# P. N. Ivashov | L. G. Ivashov
: numerals
= Juan Carlos I de Borbón | Juan Carlos de Borbon
= Ferdinand Marcos II | Ferdinand Marcos Jr.
= Mohammed the Sixth of Morocco | Mohammed VI of Morocco
= Henry Ford Third | Henry Ford III
= Sultan Mizan XIII | Sultan Mizan 13
# Harald IV of Norway | Harald V of Norway
# Abdullah I of Jordan | Abdullah II of Jordan
# Mohammed V of Morocco | Mohammed VI of Morocco
# Robert Walsh Sr. | Robert Walsh Jr.
: transpositions and slips
= Vladmiir Medinsky | Vladimir Medinsky
= Alisher Usmaonv | Alisher Usmanov
= Gennady Timchekno | Gennady Timchenko
= Arkdy Rotenberg | Arkady Rotenberg
= Suleyman Kerimiv | Suleiman Kerimov
= Oleg Deripaskka | Oleg Deripaska
= Viktor Vekselbrrg | Viktor Vekselberg
= Kiril Shamalov | Kirill Shamalov
= Jorge Rodrifuez Gomez | Jorge Rodriguez Gomez
= Alexsander Karelin | Alexander Karelin
= Yevgeny Prigohzin | Yevgeny Prigozhin
= Mihcael Flynn | Michael Flynn
= Hashim Thacj | Hashim Thaci
# Marina Belova | Karina Belova
# Jon Marsden | Jan Marsden
# Erika Lindberg | Erica Lindgren
# Paul Martens | Saul Martens
# Dariusz Malek | Mariusz Malek
# Omar Haddad | Amar Haddad
# Roman Sokolenko | Ramon Sokolenko
# Nikola Jovic | Nikola Jokic
# Daria Melnyk | Maria Melnyk
: scanned pages
= V1adimir Yakunin | Vladimir Yakunin
= N1colas Sarkozy | Nicolas Sarkozy
= Bashar a1-Assad | Bashar al-Assad
= Herrnann Goring | Hermann Goring
= Dmitri Rogozín | Dmitri Rogozin
= 5ergei Naryshkin | Sergei Naryshkin
= Clemens Wiltried | Clemens Wilfried
# Karl Bauer | Karl Sauer
# Tim Clark | Tim Clack
# Ian Bums | Jan Burn
: glued and split words
= Annamaria Bernini | Anna Maria Bernini
= Jeanpierre Bemba | Jean-Pierre Bemba
= NguyenVanLinh | Nguyen Van Linh
= Abdul Fattah El Sisi | Abdelfattah Elsisi
= Mac Donald Ramsay | Ramsay MacDonald
= Kim Jongun | Kim Jong Un
= Vander Bellen, Alexander | Alexander Van der Bellen
= Salah Eddine Mezouar | Salaheddine Mezouar
= Sergey Lavrovich | SergeyLavrovich
# Marianne Becker | Maria Anna Bäcker Holm
# Jean Paul Dubois | Jean-Pierre Dubois
# Rosemary Dunn | Rose Mallory Dunn
# Lee Anne Carter | Leland Carter
: order and commas
= Putin, Vladimir Vladimirovich | Vladimir Putin
= AL-ASSAD, Maher Hafez | Maher al-Assad
= Xi, Jinping | Jinping Xi
= Orbán, Viktor Mihály | Viktor Orban
= Kim, Jong-il | Jong Il Kim
= dos Santos, Filomeno José | José Filomeno dos Santos
= bin Laden, Saad | Saad bin Laden
= Mnangagwa Emmerson Dambudzo | Emmerson Mnangagwa
= Nguyễn Xuân Phúc | Phuc Xuan Nguyen
# Martin, Thomas | Thompson, Martin
# Ali, Hassan Omar | Omar, Ali Mahmoud
# James, Paul | Paulson, James
# Park, Chan Ho | Chan, Ho Pak
: single names
= Sukarno | Soekarno
= Suharto | Soeharto
= Pelé | Pele
= Suryadharma Ali | Soerjadharma Ali
= Joko Widodo | Djoko Widodo
= Megawati Soekarnoputri | Megawati Sukarnoputri
= Võ Nguyên Giáp | Vo Nguyen Giap
= Tô Lâm | To Lam
# Suparman | Supardi
# Slamet Riyadi | Slamet Raharjo
# Nguyễn Văn Hùng | Nguyễn Văn Hưng
# Trần Thị Lan | Trần Thị Liên
# Lê Minh Tuấn | Lê Minh Tú
# Budi Santoso | Budi Susanto
: fathers' names of Ethiopia and Somalia
= Abiy Ahmed Ali | Abiy Ahmed
= ዐቢይ አህመድ | Abiy Ahmed
= Debretsion Gebremichael | Debretsion Gebre-Michael
= መለስ ዜናዊ | Meles Zenawi
= Hassan Sheikh Mohamud | Hassan Sheikh Mohamoud
= Mengistu Haile Mariam | Mengistu Hailemariam
= Tedros Adhanom Ghebreyesus | Tedros Adhanom
= Isaias Afwerki | ኢሳያስ አፈወርቂ
# Tesfaye Gebre Alemu | Tesfaye Gebre Bekele
# Ahmed Abdi Godane | Ahmed Abdi Warsame
# Haile Selassie Gugsa | Haile Gebrselassie Bekele
# Mohamed Hassan Farah | Mohamed Hussein Farah
: Turkish and Azeri letters
= İlham Əliyev | Ilham Aliyev
= Hakan Çavuşoğlu | Hakan Cavusoglu
= Gurbanguly Berdimuhamedow | Gurbanguly Berdymukhammedov
= Mehriban Əliyeva | Mehriban Aliyeva
= Şükrü Kaya | Sukru Kaya
= Devlet Bahçeli | Devlet Bahceli
= Ýagşygeldi Kakaýew | Yagshigeldi Kakayev
= Özgür Dağlı | Oezguer Dagli
# Işıl Yılmaz | Işık Yılmaz
# Çağlar Demir | Çağatay Demir
# Elxan Məmmədov | Elnur Məmmədov
# Oğuzhan Kaya | Orhan Kaya
# Ömer Şahin | Emre Şahin
: feminine and Baltic endings
= Kateřina Novák | Kateřina Nováková
= Danuta Wałęsowa | Danuta Walesa
= Anna Kowalska | Anna Kowalski
= Dalia Grybauskaitė | Dalia Grybauskaite
= Valdis Dombrovskis | Valdis Dombrovsky
= Kārlis Ulmanis | Karlis Ulmanis
= Vladimiras Putinas | Vladimir Putin
= Andris Šķēle | Andris Skele
# Jan Novotný | Jana Novotná
# Petras Kazlauskas | Petra Kazlauskienė
# Ivan Horák | Ivana Horáková
# Aleksandr Belov | Aleksandra Belova
# Paweł Wiśniewski | Paulina Wiśniewska
# Rimantas Petraitis | Rimas Petraitis
: vowelless and short spellings
= Mhd. Yusuf Khan | Mohammad Yusuf Khan
= Md Shahabuddin | Mohammed Shahabuddin
= Wm. Browder | William Browder
= Geo. Papadopoulos | George Papadopoulos
= Chas. Taylor | Charles Taylor
= Thos. Becket | Thomas Becket
= Jno. Ashcroft | John Ashcroft
= Fco. Franco | Francisco Franco
# Md Rashid Alam | Md Rashed Islam
# Wm. Barnes | Wilbur Barnes
# Jas. Holt | Jos. Holt
# Alf. Berg | Alb. Berg
: older Chinese romanisations
= Chou En-lai | Zhou Enlai
= Teng Hsiao-p'ing | Deng Xiaoping
= Chiang Ching-kuo | Jiang Jingguo
= Tsai Ing-wen | 蔡英文
= 李顯龍 | Lee Hsien Loong
= 习近平 | Xi Jinping
= 梁振英 | Leung Chun-ying
= Lin Piao | Lin Biao
= Sun Yat-sen | 孫逸仙
= Hua Kuo-feng | Hua Guofeng
# Zhang Wenli | Zhang Wenlin
# Wang Qishan | Wang Qiang
# 王伟 | 王维
# 李娜 | 李楠
# Chen Guangbiao | Cheng Guangbao
# Liu Xia | Liu Xiu
# 张文军 | 张文俊
# Li Keqiang | Li Kejiang
: Japanese
= 安倍晋三 | Shinzo Abe
= 岸田文雄 | Kishida Fumio
= 鳩山由紀夫 | Yukio Hatoyama
= 麻原彰晃 | Shoko Asahara
= カルロス・ゴーン | Carlos Ghosn
= 小泉純一郎 | Junichiro Koizumi
= わたなべ けん | Ken Watanabe
= Shinzō Abe | Sinzo Abe
= Taro Aso | Tarou Asou
= エマニュエル・マクロン | Emmanuel Macron
# 田中太郎 | Tanaka Jiro
# 佐藤健 | 佐藤健一
# Yuki Tanabe | Yuri Tanabe
# 山本武 | Yamamoto Takeru Ishii
# ジョン・スミス | Jane Smith
# Kenji Mori | Kenta Mori
: Korean
= 김정은 | Kim Jong-un
= 문재인 | Moon Jae-in
= 朴槿惠 | Park Geun-hye
= 이재용 | Lee Jae-yong
= 尹錫悅 | Yoon Suk-yeol
= Kim Yŏ-jŏng | Kim Yo Jong
= Ri Sol-ju | Lee Seol-ju
= 블라디미르 푸틴 | Vladimir Putin
= 버락 오바마 | Barack Obama
= Ro Moo-hyun | Roh Mu Hyeon
# 김영수 | 김영주
# Kim Jong-nam | Kim Jong-chul
# 이지은 | Lee Ji-yeon
# Park Min-su | Park Min-seo
# Choe Ryong-hae | Choe Ryong-su
# 박지성 | 박지상
: Chinese renderings of foreign names
= 弗拉基米尔·普京 | Vladimir Putin
= 贝拉克·奥巴马 | Barack Obama
= 唐纳德·特朗普 | Donald Trump
= 安格拉·默克尔 | Angela Merkel
= 萨达姆·侯赛因 | Saddam Hussein
= 尼古拉斯·马杜罗 | Nicolas Maduro
= 伊隆·馬斯克 | Elon Musk
# 约翰·史密斯 | James Smith
# 玛丽亚·伊万诺娃 | Marina Ivanova
# 保罗·马丁 | Peter Martin
# 亚历山大·波波夫 | Alexei Popov
: Hebrew
= בנימין נתניהו | Benjamin Netanyahu
= יאיר לפיד | Yair Lapid
= אביגדור ליברמן | Avigdor Lieberman
= משה קצב | Moshe Katsav
= גולדה מאיר | Golda Meir
= יצחק הרצוג | Isaac Herzog
= דוד בן גוריון | David Ben-Gurion
# דוד לוי | Daniel Levi
# משה כהן | Menashe Cohen
# רחל מזרחי | Rivka Mizrahi
: Georgian and Armenian
= მიხეილ სააკაშვილი | Mikheil Saakashvili
= ბიძინა ივანიშვილი | Bidzina Ivanishvili
= ედუარდ შევარდნაძე | Eduard Shevardnadze
= ირაკლი ღარიბაშვილი | Irakli Garibashvili
= Նիկոլ Փաշինյան | Nikol Pashinyan
= Սերժ Սարգսյան | Serzh Sargsyan
= Ռոբերտ Քոչարյան | Robert Kocharian
= Լևոն Տեր-Պետրոսյան | Levon Ter-Petrosyan
# გიორგი მარგველაშვილი | Giorgi Kvirikashvili
# ნინო ბურჯანაძე | Nana Burjanadze
# Արմեն Սարգսյան | Artur Sargsyan
# Հակոբ Հակոբյան | Hayk Hakobyan
: India and Bengal
= नरेन्द्र मोदी | Narendra Modi
= राहुल गांधी | Rahul Gandhi
= अमित शाह | Amit Shah
= दाऊद इब्राहिम | Dawood Ibrahim
= শেখ হাসিনা | Sheikh Hasina
= মুহাম্মদ ইউনূস | Muhammad Yunus
= খালেদা জিয়া | Khaleda Zia
= मनमोहन सिंह | Manmohan Singh
= மு. க. ஸ்டாலின் | M. K. Stalin
= Jawaharlal Nehru | Jawahar Lal Nehru
# राजेश शर्मा | Rakesh Sharma
# सुनील कुमार | Sunita Kumar
# আব্দুল করিম | Abdul Kadir
# অমিত রায় | Anita Ray
# Sanjay Gupta | Sanjeev Gupta
# Ramesh Chandra Patel | Suresh Chandra Patel
: South-East Asia
= อานันท์ ปันยารชุน | Anand Panyarachun
= ทักษิณ ชินวัตร | Thaksin Shinawatra
= เศรษฐา ทวีสิน | Srettha Thavisin
= အောင်ဆန်းစုကြည် | Aung San Suu Kyi
= မင်းအောင်လှိုင် | Min Aung Hlaing
= ហ៊ុន សែន | Hun Sen
= ហ៊ុន ម៉ាណែត | Hun Manet
= Thaksin Chinnawat | Thaksin Shinawatra
# สมชาย วงศ์สวัสดิ์ | Somsak Wongsawat
# นภา แก้วใส | Napat Kaewsai
# မောင်မောင်အေး | Maung Maung Oo
# ហ៊ុន សែន | Heng Samrin
# Min Aung Soe | Min Aung Zaw
: common names
= Ahmed Mohamed Hassan | Ahmad Muhammad Hasan
= John A. Smith | John Smith
= Maria de los Angeles Garcia | Maria Angeles Garcia
= Mohd Ali Rashid | Mohammed Ali Rashid
# John Smithson | John Smith
# David Lee | David Li
# Michael Johnson | Michael Johnston
# Ana Silva | Ana Silveira
# Ivan Popov | Ivan Popovich
# Mohamed Ali Hassan | Mohamed Hassan Omar
# Peter Jensen | Peter Jansen
# Anders Nilsson | Anders Nielsen
# Eva Svensson | Eva Swanson
# Hans Maier | Hans Mayr
`;
