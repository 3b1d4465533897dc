/**
 * The half of a sixth list of names by kind whose failures may be read. The author saw neither code nor
 * tables nor the other lists. The labels, set before any of it was scored, follow a careful analyst's
 * decision by the names alone: `=` one party, `#` two.
 */
export const SIXTH_PERSONS_READ = `
: nickname
= Bill Harrington | William Harrington
= Nacho Villaescusa Romero | Ignacio Villaescusa Romero
= Chuy Valdivia Montes | Jesús Valdivia Montes
= Zé Carlos Figueiredo | José Carlos Figueiredo
= Beppe Tarantini | Giuseppe Tarantini
= Heinz Oberkirchner | Heinrich Oberkirchner
= Liz Pemberton-Hale | Elizabeth Pemberton-Hale
= Jim Okonjo Wanyama | James Okonjo Wanyama
= Kees van der Wielen | Cornelis van der Wielen
= Memo Karadeniz Aksungur | Mehmet Karadeniz Aksungur
= Sasha Verkhovtsev | Aleksandr Verkhovtsev
= Volodya Krasnopolsky | Vladimir Krasnopolskiy
= Jarek Piotrzkowski | Jarosław Piotrzkowski
= Mischa Feldbaum | Mikhail Feldbaum
= Κώστας Ξυδάκης | Konstantinos Xydakis
: middle missing
= Henrik Lindqvist | Henrik Olof Gustaf Lindqvist
= Emmanuel Nkurunungi | Emmanuel Patrick Nkurunungi
= Ana Beatriz Cavalcanti | Ana Beatriz de Souza Cavalcanti
: initials
= J. P. Rosenthaler | Johann Peter Rosenthaler
= R. K. Thackeray-Boyle | Rupert Kenneth Thackeray-Boyle
= Martin D. Szymborski | Martin David Szymborski
= Juan M. Olazábal Ferreyra | Juan Manuel Olazábal Ferreyra
= К. С. Подберёзкин | Кирилл Степанович Подберёзкин
= A.N. Vorotyntsev | Andrei Nikolaevich Vorotyntsev
: word order
= Adeyinka Folarin Babatunde | Babatunde Folarin Adeyinka
= Horvátová Zuzana | Zuzana Horvátová
= YILMAZTÜRK Kerem Orhan | Kerem Orhan Yılmaztürk
= BOUAZIZ Mokhtar Lakhdar | Mokhtar Lakhdar Bouaziz
= TEREKHOV BORIS ARKADYEVICH | Boris Arkad'evich Terekhov
= Nowakowska Agnieszka | Agnieszka Nowakowska
= Jianguo Zhuang | Zhuang Jianguo
= Haruto Shimizukawa | Shimizukawa Haruto
: double surname
= María Fernanda Iturbide | María Fernanda Iturbide Galván
= Óscar Santamarina Pla | Óscar Santamarina
= Paulo Sampaio | Paulo Rangel Sampaio
: diacritics
= Bjorn Soderstrom | Björn Söderström
= Soren Aagaard Norgaard | Søren Ågård Nørgaard
= Joao Goncalves Simoes | João Gonçalves Simões
= Stefan Cosbuc Tarlea | Ştefan Coşbuc Ţârlea
= Kestutis Zemaitis | Kęstutis Žemaitis
: typo
= Micheal Donnelly-Firth | Michael Donnelly-Firth
= Alejadnro Montenegro Rivas | Alejandro Montenegro Rivas
= Matias Echeveria Solano | Matías Echeverría Solano
= Mohmmad Yasin Al Tamimi | Mohammad Yassin Al Tamimi
= Mustafa Kocabıyk | Mustafa Kocabıyık
= Konstatnin Myasoedov | Konstantin Myasoedov
= Владмир Перепёлкин | Владимир Перепелкин
= Miroslaw Chrzanwoski | Mirosław Chrzanowski
= Zhang Guoxoing | Zhang Guoxiong
: ocr
= Wi11iam McAllister | William McAllister
: joined split
= Maryann Delacroix | Mary Ann de la Croix
= Jean Pierre Vandenbossche | Jean-Pierre Van den Bossche
= Luca Dalla Torre | Luca Dallatorre
= Abdulhadi Alsharqawi | Abd al Hadi al Sharqawi
= Nasrullah Fazlurrehman | Nasr Ullah Fazal ur Rehman
= Wang Xiao Feng | Wang Xiaofeng
= Kim Chol Su | Kim Cholsu
: married hyphen
= Annette Schreiber | Annette Schreiber-Kolbenheyer
= Victoria Nyambura-Kipkemboi | Victoria Nyambura Kipkemboi
= Ingrid Halvorsen Bakke | Ingrid Halvorsen-Bakke
: title
= Dr. med. Wolfgang Ehrenreich | Wolfgang Ehrenreich
= Hon. Justice Ayodele Oguntoyinbo | Ayodele Oguntoyinbo
= Lic. Guadalupe Arriaga Pineda | Guadalupe Arriaga Pineda
= Gen. (Rtd.) Solomon Kabwegyere | Solomon Kabwegyere
= Chief (Mrs.) Nkechi Obiageli Uzoma | Nkechi Obiageli Uzoma
= Ing. Jaroslav Hrubeš, CSc. | Jaroslav Hrubeš
= Hojatoleslam Alireza Panahandeh | Ali Reza Panahandeh
= Col. Gen. Stanislav Ryabinin | Stanislav Ryabinin
= генерал-майор Виталий Дьяконов | Виталий Дьяконов
= mgr inż. Zbigniew Szczepaniak | Zbigniew Szczepaniak
= K.H. Achmad Mudzakir | Ahmad Mudzakir
= Senior General Min Thura Hlaing | Min Thura Hlaing
= Smt. Kamala Devi Purohit | Kamala Devi Purohit
: particle
= Carlos Fuente Escalona | Carlos de la Fuente Escalona
= Ludwig Hohenstetten | Ludwig Graf von Hohenstetten
: suffix
= Geraldo Nogueira Filho | Geraldo Nogueira
= Louis 2nd Baron Featherstone | Louis Featherstone
: spelling variant
= Geoffrey Stephens | Jeffrey Stevens
= Jon Thompsen | John Thomsen
= Juan Giménez Balboa | Juan Jiménez Balboa
= Gonzalo Baldés Ybarra | Gonzalo Valdés Ibarra
= Luiz Souza Brasil | Luís Sousa Brazil
= Ousmane Diallo Cire | Usman Jallow Cire
= Moussa Koulibaly | Musa Coulibaly
: same surname
# Hannah Lindqvist | Henrik Lindqvist
# Silvia Ferramosca | Domenico Ferramosca
# Kwame Mensah | Yaw Mensah
# Lars Johansson | Sven Johansson
# Fahad Al Qahtani | Khalid Husayn al-Qahtani
# Omer Yilmaz | Mustafa Yılmaz
# Mona Khalifa | Ayman Khalifa
# Rana Bugti | Akhtar Bugti
# Vugar Huseynov | Elchin Huseynov
# Svetlana Kuznetsova | Aleksey Kuznetsov
# Pavel Terekhov | Boris Terekhov
# Мария Селиванова | Николай Селиванов
# Антон Лужин | Tamara Luzhina
# Ewa Nowak | Tadeusz Nowak
# Ivaylo Petrov | Georgi Petrov
# Yana Ivanova | Timur Ivanov
# मोहन अग्रवाल | Rajesh Kumar Agarwal
# Harbhajan Singh Gill | Gurpreet Singh Dhillon
# Avi Levinstein | Sarah Levinstein
# Տիգրան Գրիգորյան | Anna Grigoryan
# Nino Japaridze | Zurab Japaridze
# Ελένη Παπαχρήστου | Georgios Papachristou
# Niamh O'Flaherty | Seán O'Flaherty
# Ricardo Quiroga Paz | Elvira Quiroga Sáenz
# Lukas Huber | Franziska Huber
# Chinedu Eze | Ngozi Eze
# Rafiq Noorzai | Abdul Qahir Noorzai
# Huda Al Jubouri | Aisha Abd al-Wahhab al-Juburi
# Sevda Məmmədova | Əliağa Məmmədov
# سامي شلهوب | Hani Daoud Shalhoub
# Maxim Zaitsev | Valentin Zaitsev
# Вероника Щеглова | Юлия Щеглова
# Денис Яковенко | Eduard Yakovenko
# Davit Mkrtchyan | Hakob Mkrtchyan
: same given
# Roberto Carvalho | Roberto Figueroa
# Jean-Pierre Lambert | Jean-Pierre Bemba
# José Luis Herrera | José Luis Camacho
# María del Carmen Ochoa | María del Carmen Rubio
# Juan Carlos Pedraza | Juan Carlos Ledesma
# Wolfgang Becker | Wolfgang Ehrenreich
# Godfrey Mugisha | Godfrey Mutebile
# Pedro Alcântara Lima | Pedro Alcântara Pires
# Mohammed Al Shehri | Mohammed al-Ghamdi
# Hossein Rahimi | Hossein Salami
# Ismail Demirci | Ismail Haniyeh
# Qasem Hashemi | Qasem Soleimani
# Bashar Al Khatib | Bashar al-Assad
# Imran Bajwa | Imran Qureshi
# Igor Belov | Igor Sechin
# Zbigniew Herbst | Zbigniew Szczepaniak
# Dawood Merchant | Dawood Ibrahim
# Velupillai Ganesan | Velupillai Prabhakaran
# Γεώργιος Αντωνίου | Georgios Papachristou
# Ricardo Daniel Sosa | Ricardo Daniel Fontanella
# Mathilde Girard | Mathilde Dubois-Leclerc
# Babatunde Ogunleye | Babatunde Folarin Adeyinka
# Heinrich Vogel | Heinrich Oberkirchner
# Giuseppe Rinaldi | Giuseppe Tarantini
# Solomon Tetteh | Solomon Kabwegyere
# István Balogh | István Kerekes
# Khaled Mustafa Darwish | Khaled Mashal
# Mustafa Özkan | Mustafa Kocabıyık
# Behrouz Ahmadi | Behrouz Chamanara
# Nasser Al Sabah | Nasser al-Wuhayshi
# Goran Simić | Goran Čabranović
# Konstantin Meladze | Konstantin Malofeev
# Юрий Лебедев | Yuri Shcherbakov
# Hristo Iliev | Hristo Stoilov
# Mahendra Chaudhari | Mahendra Pratap Solanki
# Konstantinos Vlachos | Konstantinos Xydakis
: two of three
# Carlos Alberto Martínez Soto | Carlos Alberto Ramírez Cano
# José Antonio García López | José Manuel García Paredes
# Luis Fernando Gómez Arango | Luis Eduardo Gómez Tirado
# João Pedro da Silva Matos | João Paulo da Silva Rocha
# Jorge Luis Sánchez Vega | Jorge Iván Sánchez Botero
# Abdul Rahman Siddiqui | Abdul Rahman Makki
# Ibrahim Yusuf Noor | Ibrahim Yusuf Darwish
# Rajesh Kumar Sharma | Rajesh Kumar Agarwal
# Md Shafiqul Islam | Md Rafiqul Alam
# Abdul Majid Howlader | Abdul Majid Sarkar
# মোহাম্মদ রফিকুল ইসলাম | Mohammad Abdul Kader
# Luis Alfonso Zamora Mejía | Luis Fernando Zambrano Ortiz
# Mary Jane Smith | Mary Ellen Smith
# Mohammad Hossein Jafari | Mohammad Hossein Bagheri
# Sheikh Khalid bin Saud | Sheikh Hamad bin Jassim
# محمد أحمد سليمان | محمد أحمد البرغوثي
# علی رضا محمودی | علی اکبر محمودیان
# Gurpreet Singh Sandhu | Gurpreet Singh Dhillon
: siblings
# Ramón Arellano Félix | Eduardo Arellano Félix
# Ndaba Tshuma Nkosana | Lindiwe Tshuma Nkosana
# Hanan bint Fahd Al Mutairi | Sultan bin Fahd al-Mutairi
# Arkady Rotenberg | Boris Rotenberg
# Anatoly Arkadyevich Terekhov | Boris Arkadyevich Terekhov
# Tan Boon Keng | Tan Boon Huat
: gender form
# Julia Romero Vidal | Julio Rosales Vidal
# Denise Fournier | Denis Fourcade
# Amira Khalil | Amir Khalaf
# Jamila Bensaid | Jamil Ben Sadiq
# Valentina Orlova | Valentin Orlenko
# Yevgenia Markova | Yevgeny Markin
# Виктория Сомова | Виктор Сомин
: one letter
# Carla Moreno | Carlo Morano
# Erin Walsh | Eric Welsh
# Ian Mason | Dan Nason
# Harry Miller | Barry Hiller
# Dora Santos | Nora Santoro
# Joan Marsh | Jack March
# Karl Winter | Carol Winters
# Hamid Karimi | Hamed Rahimi
# Samir Bakri | Amir Fakhri
# Nasir Omari | Yasir Amiri
# Pavel Gusev | Pavel Lusin
# Anton Petrov | Artem Vetrov
# Иван Волков | Иван Белков
# Максим Котов | Maksim Kitaev
# Marek Kos | Marko Kosić
# Егор Зимин | Игорь Зуев
# Amit Shah | Ajit Sahu
# Lena Hoffer | Lina Koffler
# Ruben Pinto | Robin Pinta
# Gary Dunn | Mary Gunn
# Mona Sharif | Mina Ashraf
# Tamer Nabil | Samer Nadim
# Nina Lisova | Inna Nosova
: near stranger
# Charles Taylor-Reed | Elizabeth Taylor
# George Bushnell | George Bush
# Samuel Johnson Adeyemi | Johnson Samuel Okafor
# Christian Martin | Martin Christiansen
# Nicolás Madariaga Morales | Nicolás Maduro Moros
# Daniela Ortega Salinas | Daniel Ortega Saavedra
# Ibrahima Traoré Sow | Ibrahim Traoui Saad
# Nelson Chamboko | Nelson Chamisa
# Grace Muzenda | Grace Mugabe
# Salvatore Romano | Salvatore Riina
# Muammar Ghaddar | Saadi Qadhafi
# Ebrahim Raisdana | Ebrahim Raisi
# Vladislav Volodarsky | Vyacheslav Volodin
# Sergei Shoykhet | Sergei Shoigu
# Ramzan Kadiev | Ruslan Kadyrbaev
# Dusan Tomasevic | Tomislav Dusanic
# Gennady Timofeev | Gennady Timchenko
# Jack Ma Hing Lung | Jackie Mak
# Min Aung Thant | Min Zaw Hlaing
# ከበደ ታደሰ | Tadesse Worku
# Nikos Papadakis | Nikos Papadopoulos
# Vinod Mehra | Vinay Mishra
: short name
# Tom Lee | Tim Lea
# Ed Fox | Ned Cox
# Ali | Adil
# Lev Gut | Leo Gud
# 王伟 | 王芳
# Ko Ko | Koh Kok
: place word
# Madison Paris | Paris Madsen
# Santiago Medellín Cruz | Medardo Cruz Santiago
: initials diff
# M. T. Szymborski | David Szymborski
# A. B. Mwangi | Peter Kamau Mwangi
: translit ar
= Mohamed Abdelrahman El Sayed | Muhammad Abd al-Rahman al-Sayyid
= Khaled Hussein Al Qahtani | Khalid Husayn al-Kahtani
= Abdelkader Boumediene Zerrouki | Abd al-Qadir Bu Madyan Zarruqi
= Salahuddin Jawad Al Obaidi | Salah al-Din Jawad al-Ubaydi
= Tarek Zouheir Qabbani | Tariq Zuhayr Kabbani
= Fayçal Messaoudi | Faisal Masoudi
= Aisha Abdulwahab Al Jubouri | Aishah Abd al-Wahhab al-Juburi
= Saeed Moqbel Al Dhaheri | Said Muqbil al-Zahiri
= Hichem Khelifi Othmani | Hisham Khalifi Uthmani
: translit fa
= Ruhollah Behbahani-Asl | Rouhollah Behbehani Asl
= Seyyed Javad Pourmokhtar | Sayed Javad Pur-Mokhtar
= Mohammad Baqer Zolghadr | Mohamad Bagher Zolqadr
: translit tr
= Isik Yildirimoglu | Işık Yıldırımoğlu
= Sukru Bahcivanli | Şükrü Bahçıvanlı
: translit ur
= Mohammad Zulfiqar Chaudhry | Muhammed Zulfikar Choudhary
: translit ps
= Gul Agha Ishaqzai | Gulagha Ishakzai
= Mullah Abdul Qahir Noorzai | Abdulkaher Nurzay
: cross ar
= محمد عبد الرحمن السيد | Mohamed Abdel Rahman El Sayed
= خالد حسين القحطاني | Khalid Hussain Al-Qahtani
= حيدر كاظم الساعدي | Haider Kadhim al-Saadi
= نجيب وائل الخطيب | Najib Wael El Khatib
= Hani Daoud Shalhoub | هاني داود شلهوب
: cross fa
= غلامرضا محمدزاده | Gholamreza Mohammadzadeh
= ژاله کیانپور | Jaleh Kianpour
: cross ur
= طاہر محمود گجر | Tahir Mahmood Gujjar
: script variant
= مُحَمَّد نَاصِر العُتَيْبي | محمد ناصر العتيبي
: bin chain
= Sultan Fahd Al Mutairi | Sultan bin Fahd bin Nasser al-Mutairi
= Nasser Abdullah Al Wuhaishi | Nasir Abd al-Karim Abdullah al-Wuhayshi
= Ibrahim Awad Al Badri | Ibrahim 'Awwad Ibrahim 'Ali al-Badri al-Samarrai
: nisba missing
= Mahmoud Shaker Al Tikriti | Mahmud Shakir Hamid al-Tikriti
: abd compound
# Abd al-Razzaq Hilali | Abd al-Ghani Hilal
# Nasrullah Baloch | Fazlullah Baloch
# Abdul Hakim Shah | Abdul Hai Khatib
# Fakhr al-Din Aziz | Badr al-Din Houthi
: father son
# Nasser bin Hamad Al Marri | Hamad bin Jabr Al Marri
: cross ar diff
# محمد علي الشمري | Mohammed Nasser Al-Qahtani
# خالد سعيد المالكي | Khalid Hussain Al-Qahtani
# سمير بكري | Amir Fakhri
: cross fa diff
# پرویز کریمی | Parviz Rahimi
: script diff
# أحمد حسن الجبوري | أحمد حسين الجنابي
: translit ru
= Sergei Tchernychev | Sergey Chernyshev
= Jurij Schtscherbakow | Yuri Shcherbakov
= Ilia Yurchenkoff | Ilya Yurchenkov
= Mikhail Khodyrev | Michail Chodyrev
= Andrej Zyablikow | Andrey Ziablikov
= Nataliia Soloveva | Natalya Solovyova
= Anatoly Gryzlov | Anatoliy Gryzlow
= Ksenia Artiukhova | Kseniya Artyukhova
: translit uk
= Oleksandr Kolisnychenko | Aleksandr Kolesnichenko
= Mykola Shapovalov | Nikolai Shapovalov
= Serhii Yemelianenko | Sergey Emelyanenko
= Дмитро Загорулько | Дмитрий Загорулько
: translit by
= Аляксандр Дубавец | Aleksandr Dubovets
= Siarhei Zaichanka | Sergei Zaychenko
: translit sr
= Горан Чабрановић | Goran Čabranović
= Nebojsa Hadzhich | Nebojša Hadžić
: translit bg
= Христо Щърбанов | Hristo Shtarbanov
: translit pl
= Wladyslaw Grzeskowiak | Władysław Grześkowiak
: cross ru
= Сергей Чернышёв | Sergei Chernyshov
= Юлия Щеглова | Iuliia Shcheglova
= Игорь Жёлудев | Igor Zheludev
= Эдуард Яковенко | Eduard Yakovenko
= Уильям Хантингтон | William Huntington
= Ахмад Зульфикаров | Akhmad Zulfikarov
: patronymic
= Boris Terekhov | Boris Arkadyevich Terekhov
: gender ending
= Irina Volkonsky | Irina Volkonskaya
= Alena Prochazka | Alena Procházková
: mixed script
= Oлeг Бaрсуков | Олег Барсуков
: same given patr
# Sergei Viktorovich Pankratov | Sergei Viktorovich Lavrov
# Vladimir Vladimirovich Kolosov | Vladimir Vladimirovich Putin
# Александр Иванович Бурмистров | Александр Иванович Тихонов
# Андрей Николаевич Лопухин | Andrei Nikolaevich Vorotyntsev
# Elena Sergeevna Makarova | Elena Sergeevna Blinova
# Rustam Ildarovich Khasanov | Rustam Ildarovich Galeyev
: surname stem
# Mikhail Mikhailov | Mikhail Mishustin
# Ivan Romanchuk | Ivan Romanov
# Павел Кузьмин | Павел Кузнецов
: pinyin wg
= Mao Tse-tung | Mao Zedong
: pinyin tw
= Hsu Chia-hao | Xu Jiahao
= Jiang Shu-zhen | Chiang Shu-chen
: cantonese
= Cheung Kwok Keung | Zhang Guoqiang
= Leung Chi Wai | Liang Zhiwei
= Tsang Yiu Fai | Zeng Yaohui
= Ng Siu Ming | Wu Xiaoming
= 黃志明 | Wong Chi Ming
: western given
= Jessica Ouyang Meiling | Ouyang Meiling
: cross zh
= 欧阳美玲 | Ouyang Meiling
= 谢宗宪 | Xie Zongxian
= Zhu Jianhua | 朱建华
= 吕晓燕 | Lü Xiaoyan
: trad simp
= 劉國華 | 刘国华
= 鄭麗萍 | 郑丽萍
: foreign in han
= 弗拉基米尔·普京 | Vladimir Putin
= 尼古拉斯·马杜罗 | Nicolás Maduro
: foreign in hangul
= 로버트 무가베 | Robert Mugabe
= 알렉산드르 루카셴코 | Alexander Lukashenko
: translit ko
= Kim Jong-un | Gim Jeong-eun
= Ryu Myong Guk | Yoo Myung-kook
: cross ko
= Seo Yeon-hee | 서연희
: translit ja
= Shinji Tsuchiya | Sinzi Tutiya
= Youichirou Ohno | Yoichiro Ono
= Jun'ichi Shoji | Junichi Shouji
: cross ja
= つちや しんじ | Tsuchiya Shinji
= フジモト ケンゾウ | Fujimoto Kenzo
= 田中裕子 | Tanaka Yuko
= 佐藤健一 | Kenichi Sato
= 渡辺ひろみ | Hiromi Watanabe
: shinjitai
= 渡邊龍太郎 | 渡辺竜太郎
: vn marks
= Nguyen Van Quyet | Nguyễn Văn Quyết
= Pham Thi Hong Nhung | Phạm Thị Hồng Nhung
: vn order
= Huong Giang Truong Thi | Trương Thị Hương Giang
: translit th
= Wichai Srisuwan | Vichai Sisuwan
= Thanawat Phongphaibun | Tanawat Pongpaiboon
= ประยุทธ์ วงศ์ทอง | Prayuth Wongthong
: translit my
= Daw Khin Myint Swe | Khin Myint Sway
= U Thein Htun Oo | Thein Tun Oo
: translit km
= Keo Sopheap | Kev Sopheap
: malay bin
= Zulkifli Abdul Hir | Zulkifli bin Abd Hir
= Siti Nurhaliza bt. Kamaruddin | Siti Nurhaliza binti Kamarudin
: indo spelling
= Soehardjo Koesoemo | Suharjo Kusumo
= Bambang Djojohadikoesoemo | Bambang Joyohadikusumo
: filipino
= Rodolfo "Boyet" Macaraeg Jr. | Rodolfo Macaraeg
: other syllable zh
# Zhang Guoliang | Zhang Guoxiong
# Chen Weidong | Chen Weimin
# Li Xiaoming | Li Xiaolong
# Huang Jianbo | Huang Jianye
# 张国良 | 张国雄
# 陈伟东 | Chen Weimin
# Leung Chi Keung | Leung Chi Wai
# Hsu Chia-ling | Hsu Chia-hao
# 郑丽华 | 郑丽萍
# Ouyang Meiqi | Ouyang Xiaoling
# Yang Guang | Yang Jiechi
: other surname zh
# Sun Guoxiong | Zhang Guoxiong
# Ma Zedong | Xu Zehui
# Fang Jing | Wang Qing
# Lin Feng | Liang Fei
# He Wei | Hu Lei
# Song Yuhan | Dong Yufan
# Zhao Jianguo | Zhuang Jianguo
# 孙志明 | 黄志明
# Gao Meiling | Ouyang Meiling
: other syllable ko
# Kim Chol Ho | Kim Chol Su
# 박정민 | 박정숙
# 최영희 | Choe Yong Chol
# 김철민 | 김철수
# Kim Young-sam | Kim Young-chul
# Kim Jong-hwan | Kim Jong-il
# Lee Seung-gi | Lee Seung-woo
# Choe Yong Rim | Choe Yong Chol
: other surname ko
# Jang Kyung-hoon | Lee Kyung-hoon
: other given ja
# Kenji Tanaka | Yuko Tanaka
# Kazuo Fujimoto | Kenzo Fujimoto
# 田中誠 | Yuko Tanaka
# フジタ ケンジ | Fujimoto Kenzo
# Hiroshi Ono | Hiromi Ueno
# Takeshi Shimizukawa | Haruto Shimizukawa
# Takashi Mori | Takashi Murakoshi
# 渡辺真理子 | 渡辺龍太郎
: vn common
# Nguyễn Thị Lan | Nguyễn Thị Hồng Hạnh
# Trần Văn Nam | Trần Đức Lương
# Pham Minh Tuan | Pham Minh Chinh
# Hoang Quoc Viet | Doan Quoc Khanh
: th stranger
# Prasert Wongsakul | Prayuth Wongthong
: my stranger
# Thein Zaw | Thein Sein
# Myint Aung | Myint Swe
: malay stranger
# Mohd Faizal bin Ismail | Mohd Rizal bin Othman
# Abdul Aziz bin Rahman | Abdul Hamid bin Karim
: indo stranger
# Bambang Sutrisno | Bambang Kusumo
# Ahmad Fauzi Ridwan | Ahmad Mudzakir
: filipino stranger
# Maria Cristina Santos | Maria Cristina Dimaculangan
# Jose Ramon Villanueva | Jose Ramon Dimaculangan
: foreign in hangul diff
# 로버트 스미스 | Robert Schumacher
: translit in
= राजेश कुमार अग्रवाल | Rajesh Kumar Agarwal
= सुनीता चतुर्वेदी | Sunita Chaturvedi
= Vishwanathan Subramaniam | Viswanathan Subramanian
= Sourav Bandyopadhyay | Saurav Bandopadhyay
: translit bn
= Mohd. Shafiqul Islam Mia | Md Shofiqul Islam Miah
: translit pa
= Gurpreet Singh Dhillon | Gurprit Singh Dhilon
: translit ne
= प्रकाश श्रेष्ठ | Prakash Shrestha
: translit he
= שרה לוינשטיין | Sarah Levinstein
: translit el
= Γεώργιος Παπαχρήστου | Georgios Papachristou
= Yiannis Hatzidakis | Ioannis Chatzidakis
= Ευάγγελος Μπουρνάζος | Evangelos Bournazos
= Dimitra Ntouskou | Dimitra Douskou
: translit hy
= Հակոբ Մկրտչյան | Hakob Mkrtchyan
= Hagop Mgrditchian | Hakob Mkrtchyan
= Karapet Ghukasyan | Garabed Ghougassian
= Աննա Գրիգորյան | Anna Grigoryan
: translit am
= ተስፋዬ ገብረማርያም | Tesfaye Gebremariam
= Tewodros Haile Selassie Bekele | Tedros Hailesilassie Bekele
: translit so
= Cabdiraxmaan Maxamed Xuseen | Abdirahman Mohamed Hussein
= Axmed Cali Jaamac | Ahmed Ali Jama
: word swap stranger
# Thomas Martin Oliver | Oliver Thomas Brandt
: particle diff
# Ludwig von Hohenberg | Friedrich von Hohenstetten
: title shared
# General Samuel Acheampong | General Solomon Kabwegyere
# Dr. med. Jürgen Althaus | Dr. med. Wolfgang Ehrenreich
# Mullah Fazal Akhund | Mullah Baradar Akhund
# Ayatollah Reza Ostadi | Ayatollah Ahmad Jannati
: suffix diff
# Raymond Carter Jr. | Raymond Delacourt Jr.
: kunya shared
# Abu Omar Haitham Nassif | Abu Omar al-Shishani
# Abu Ahmed Lutfi | Abu Ahmed al-Kuwaiti
: same patr surname
# Olga Sergeevna Ivanova | Oksana Sergeevna Ivanchenko
`;

export const SIXTH_ORGANISATIONS_READ = `
: legal form
= Grupo Empresarial Tamarindo S.A. de C.V. | Grupo Empresarial Tamarindo
= Agropecuaria Los Cedros SAS | Agropecuaria Los Cedros S.A.S.
= Comercializadora Tropimar, Sociedad Anónima | Comercializadora Tropimar S.A.
= Ferrocarbon Trading Inc | Ferrocarbon Trading Corp.
= Tarantola & Figli S.r.l. | Tarantola e Figli SRL
= Oy Kuusiluoto Ab | Kuusiluoto Oy
= Kimberfield Diamonds (Pty) Ltd | Kimberfield Diamonds Proprietary Limited
= Petrogulf Bunkering FZE | Petro Gulf Bunkering FZ-LLC
= ЗАО Камнеобработка | АО Камнеобработка
= Belokamensk Metalworks JSC | OJSC Belokamensk Metalworks
= Kopalnia Bursztynowa Sp. z o.o. | Kopalnia Bursztynowa Spółka z ograniczoną odpowiedzialnością
= PT Nusantara Samudra Tbk | Perseroan Terbatas Nusantara Samudra
= Cong ty TNHH Van Tai Bien Dong | Công ty Trách nhiệm hữu hạn Vận Tải Biển Đông
= Wing Hop Fung Trading Pte Ltd | Wing Hop Fung Trading Private Limited
= Aegean Blue Shipping A.E. | Aegean Blue Shipping S.A.
: abbreviation
= Bco. Central de Venezuela | Banco Central de Venezuela
= Intl Aviation Svcs Grp | International Aviation Services Group
= Cía. Minera Cerro Pelado | Compañía Minera Cerro Pelado
: acronym
= FARC | Fuerzas Armadas Revolucionarias de Colombia
= ELN | Ejército de Liberación Nacional
= ZANU-PF | Zimbabwe African National Union - Patriotic Front
= ADF | Allied Democratic Forces
= KOMID | Korea Mining Development Trading Corporation
= CNOOC | China National Offshore Oil Corporation
: translated
= Central Bank of Venezuela | Banco Central de Venezuela
= Ministry of Defence of Nicaragua | Ministerio de Defensa de Nicaragua
= Bank Melli Iran | بانک ملی ایران
= Party of God (Lebanon) | Hizballah (Lebanon)
= شركة البركة للصرافة | Al Baraka Exchange Company
= Türkiye Halk Bankası | Halkbank Turkey
= وزارة الدفاع السورية | Syrian Ministry of Defense
= Bank Rossii | Bank of Russia
= Uralskiy Vagonostroitelniy Zavod | Ural Wagon Works
= Российский фонд прямых инвестиций | Russian Direct Investment Fund
: branch
= Havana International Bank London Branch | Havana International Bank
= Bank of Kunlun Xinjiang Branch | Bank of Kunlun
: typo
= Petrolos de Venezuela SA | Petróleos de Venezuela S.A.
= Minera del Sur Orninoco | Minera del Sur Orinoco
= Rosoboroneksprot | Rosoboronexport
: joined split
= Trans Ocean Marine Freight | Transocean Marine Freight
: word order
= Cerro Pelado Mining Company | Mining Company Cerro Pelado
: vessel
= M/V Caribbean Pride | CARIBBEAN PRIDE
= MT Rio Caroni | RIO CARONI (Tanker)
= M/T Golestan Star | GOLESTAN STAR
= NS Burgas | N.S. BURGAS
= Chongchongang | CHONG CHON GANG
: aircraft
= YV2486 | YV-2486
= N488RC | N-488RC
# YV2671 | YV2486
= EPMNE | EP-MNE
# EP-GOX | EP-MNE
= RA 96022 | RA-96022
= P632 | P-632
# P-885 | P-632
: group word
= Los Urabeños Clan | Los Urabeños
= Cartel de Sinaloa | Sinaloa Cartel
= The Lord's Resistance Army | Lords Resistance Army
= Yamaguchi-gumi | Yamaguchi Gumi
: generic word
# Bank of Chile | Bank of China
# Bank of Ireland | Bank of Iran
# Global Marine Services Ltd | Global Medical Supplies Ltd
# Compañía Minera Cerro Verde | Compañía Minera Cerro Pelado
# Grupo Financiero Banorte | Grupo Financiero Continental
# International Red Cross | International Gold Cross Trading
# African Development Bank | African Diamond Bureau
# Constructora del Pacífico | Comercializadora del Pacífico
# Zimbabwe Electricity Supply Authority | Zimbabwe Mining Development Corporation
# Meridian Capital Partners | Meridian Dental Partners
# Phoenix Technologies GmbH | Phönix Apotheke GmbH
# Hotel Nacional Bogotá | Hotel Nacional de Cuba
# Delta Air Lines | Delta Oil Lines
# Eagle Trading Company | Beagle Training Company
# Al Rajhi Steel Industries | Al Rajhi Bank
# Bank Keshavarzi | Bank Melli Iran
# Gulf Petrochemical Trading | Gulf Pharmaceutical Industries
# Al Noor Trading Company | Al Nour Islamic Hospital
# Iran Khodro Spare Parts | Iran Electronics Industries
# Al Aqsa Restaurant | Al-Aqsa Martyrs Brigade
# بنك القاهرة | Bank of Khartoum
# ООО «Строймонтаж-Сервис» | ООО «Стройгазмонтаж»
# Завод железобетонных изделий № 3 | Завод имени Дегтярёва
# Siberian Husky Club | Siberian Coal Energy Company
# Severnaya Verf Kindergarten Foundation | Severstal
# ООО Вектор | ООО Виктория
# China Construction Bank | China Communications Construction Company
# Beijing Normal University | Beihang University
# Hong Kong Jockey Club | Hong Kong Electronics
# 中国农业银行 | 中国电子科技集团
# 深圳市光明贸易有限公司 | 深圳市新世纪贸易有限公司
# 대한항공 | Daedong Credit Bank
# トヨタ自動車株式会社 | ホンダ自動車販売株式会社
# Myanmar Brewery | Myanma Oil and Gas Enterprise
# Vietnam Airlines | Vietnam Shipbuilding Industry Group
# State Bank of India | State Bank of Pakistan
# Ethiopian Airlines | Ethiopian Sugar Corporation
# בנק לאומי | Bank Hapoalim
# Red Sea Diving Resort | Red Sea Trading Corporation
# Banco de Crédito del Perú | Banco de Desarrollo Económico y Social
# Nordsee Reederei GmbH | Nordlicht Solar GmbH
# Universal Music Group | Universal Aviation Group
# Oxford Instruments | Oxford Investments Guernsey
# Europe Direct Travel | Euro Diesel Trading
# Arab Bank for Investment | Arab Contractors
# Iran Air Tours Kish | Iran Aircraft Industries
# Pars Oil Additives | Pars Aviation Services
# Sharif Restaurant Group | Sharif University of Technology
# Istanbul Gold Refinery | Istanbul Ferry Lines
# دانشگاه تهران | دانشگاه مالک اشتر
# Moscow State Circus | Moscow Machine-Building Plant Avangard
# Сибирский торговый дом | Сибирский химический комбинат
# АО «Научно-производственное объединение Лира» | АО «Научно-производственное объединение Базальт»
# Novosibirsk Instrument Museum | Novosibirsk Cartridge Plant
# Kyiv Bakery No. 4 | Kyiv Armoured Plant
# Vostok Watches | Vostok Battalion
# Dalian Seafood Processing Co Ltd | Dalian Sunny International Shipping Co Ltd
# Thai Union Frozen Products | Thai Airways International
# Tokyo Gas Engineering | Tokyo Sanyo Boeki
# 조선호텔 | 조선광업개발무역회사
# Bombay Dyeing | Bombay Chemicals Corporation
: extra word
# Apple Orchard Farms | Apple Inc
# Shell Craft Jewellery | Shell plc
# Cuban Sandwich Café Miami | Cubana de Aviación
# Orange Blossom Florist | Orange Telecom
# Isis Pharmaceuticals | Islamic State of Iraq and the Levant
: acronym diff
# ELA | ELN
# BNP | BCP
# IRCA | IRISL
# ABN Amro | ABC Amor
# NITC | NIOC
# ФСО | ФСБ
: number variant
# Lote 56 Exploraciones | Lote 88 Exploraciones
# Military Unit 33949 | Military Unit 26165
# School No. 57 Moscow | Plant No. 9 Yekaterinburg
: vessel number
# Rio Grande 4 | Rio Grande 7
# Caribbean Princess | Caribbean Pride
# Sea Falcon | Sea Flower
# Волго-Дон 5079 | Волго-Дон 203
# Akademik Fedorov | Akademik Cherskiy
# Santa Maria 12 | Santa Marta 3
# Sormovskiy 48 | Sormovskiy 3067
: country variant
# Air Namibia | Air Zimbabwe
# Petróleos Mexicanos | Petróleos de Venezuela
# Ministry of Interior Kuwait | Ministry of Interior Syria
# Belarusbank Foundation for Chess | Belagroprombank
: near company
# Novartis | Novatek
# Glenmore Foods | Glencore
# Siemens | Simmons
# Tesla | Tesco
# Los Zapatos Boutique | Los Zetas
# Transfrontera Leasing | Transafrica Logistics
# Lima Cargo Express | Lama Cargo Expreso Bogotá
# Rosatom | Rosneft
# Роснано | Rostec
# Sberkassa Consulting Riga | Sovcombank
# Huaxin Cement | Huawei Technologies
# Suzuki Motor | Suzuka Foods
# Tata Steel | Tara Textiles
# Intercontinental Hotels Group | Interconsult Trading
# Technopark Skolkovo | Technopromexport
# Мегафон | Мегаторг
# Kunlun Outdoor Gear | Kunming Shipbuilding Equipment
: translit ar
= Cham Wings Airlines | Sham Wings Airlines
= Muassasat Al Haramain Al Khairiya | Mu'assasat al-Haramayn al-Khayriyya
: translit fa
= Bonyad Mostazafan | Bonyad-e Mostaz'afan
: translit ur
= Jaish-i-Mohammed | Jaish-e-Muhammad
= لشکر طیبہ | Lashkar-e-Tayyiba
: cross ru
= ООО «Стройгазмонтаж» | Stroygazmontazh LLC
= ПАО Промсвязьбанк | Promsvyazbank PJSC
= БелАЗ | Belaz
: translit ru
= Vneshekonombank | Wneschekonombank
: numerals
= В/ч 74455 | Войсковая часть 74455
: cross zh
= 北京航空航天大学 | Beihang University
= 中芯国际集成电路制造有限公司 | Semiconductor Manufacturing International Corporation
: old roman
= Tsingtao Port Machinery Works | Qingdao Port Machinery Works
= Bank of Canton Trading | Bank of Guangzhou Trading
: cross in
= भारतीय रिज़र्व बैंक | Reserve Bank of India
: cross el
= Εθνική Τράπεζα της Ελλάδος | National Bank of Greece
: translit so
= Al Shabab | Harakat al-Shabaab
`;
