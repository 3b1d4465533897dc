/**
 * The half of a sixth list of names by kind that is only counted: its failures are never read. The author saw
 * neither code nor tables nor the other lists. The labels, set before any of it was scored, follow a careful
 * analyst's decision by the names alone: `=` one party, `#` two.
 */
export const SIXTH_PERSONS_COUNTED = `
: nickname
= Bob Tillerman | Robert J. Tillerman
= Peggy Ashdown | Margaret Ashdown
= Pepe Luis Carmona Rojas | José Luis Carmona Rojas
= Paco Beltrán Quiroga | Francisco Beltrán Quiroga
= Lupita Escamilla Tovar | Guadalupe Escamilla Tovar
= Gianni Lo Presti | Giovanni Lo Presti
= Jupp Wiedenhofer | Josef Wiedenhofer
= Dick Cavanaugh | Richard Cavanaugh
= Pista Kerekes | István Kerekes
= Lalo Barragán Cisneros | Eduardo Barragán Cisneros
= Лёша Стрельников | Алексей Стрельников
= Dima Grachevsky | Дмитрий Грачевский
= Kasia Wojciechowska | Katarzyna Wojciechowska
= Honza Dvořáček | Jan Dvořáček
= Ivica Stojadinović | Ivan Stojadinović
: middle missing
= Thomas Brannigan | Thomas Aloysius Brannigan
= Claire Dumoulin | Claire Hélène Marie Dumoulin
= Stephen Blackwood | Stephen Rhys Owen Blackwood
: initials
= F.X. Hinterleitner | Franz Xaver Hinterleitner
= C. A. Mbazulike | Chukwuemeka Anthony Mbazulike
= M. A. Rahim Siddiqui | Mohammad Abdul Rahim Siddiqui
= K. R. Venkatraghavan | Kasturi Ranga Venkataraghavan
: word order
= Fontanella Ricardo Daniel | Ricardo Daniel Fontanella
= DUBOIS-LECLERC, Mathilde | Mathilde Dubois-Leclerc
= Szabolcsi Ferenc | Ferenc Szabolcsi
= MUTASA Tendai Prosper | Tendai Prosper Mutasa
= Al-Zubaidi, Qusay Rafid | Qusay Rafid al-Zubaidi
= СТРЕЛЬЦОВА Ольга Павловна | Olga Pavlovna Streltsova
= Ying-Hui Lai | LAI Yinghui
: double surname
= Rodrigo Salazar | Rodrigo Salazar Etcheverry
= Luis Alfonso Zambrano | Luis Alfonso Zambrano Mejía
= João Miguel Vasconcelos | João Miguel Antunes Vasconcelos
= Hernando Arizmendi | Hernando Arizmendi Villafuerte
= Teresa Oyarzún de Aldunate | Teresa Oyarzún Labbé de Aldunate
: diacritics
= Jose Angel Nunez Ibanez | José Ángel Núñez Ibáñez
= Joerg Muellerschoen | Jörg Müllerschön
= Francois Lefevre-Beaute | François Lefèvre-Beauté
= Thorarinn Gudmundsson | Þórarinn Guðmundsson
= Gyorgy Szucs | György Szűcs
= Weiss Guenther | Günther Weiß
: typo
= Chrisopher Wetherington | Christopher Wetherington
= Katherine Brockelhurst | Catherine Brocklehurst
= Guillaume Desrosiets | Guillaume Desrosiers
= Benajmin Okoronkwo | Benjamin Okoronkwo
= Vincenzo Scarpelini | Vincenzo Scarpellini
= Abdulrahamn Khayat | Abdulrahman Khayyat
= Vyachelsav Drobyshevsky | Vyacheslav Drobyshevsky
= Takahsi Murakoshi | Takashi Murakoshi
: ocr
= Herrnann Bauerrneister | Hermann Bauermeister
= R0berto Ca1derón Ruiz | Roberto Calderón Ruiz
= Dornenico Ferrarnosca | Domenico Ferramosca
= Нико1ай Селиванов | Николай Селиванов
= Dmitriy Lornakin | Dmitriy Lomakin
: joined split
= Angus Mac Gillivray | Angus MacGillivray
= Sean OFlaherty | Seán O'Flaherty
= Rosa delos Santos Villareal | Rosa de los Santos Villarreal
= Antonio Di Bartolomeo | Antonio DiBartolomeo
= Saifalislam Elwerfalli | Saif al-Islam al-Werfalli
= Liu Xian Zhong | Liu Xianzhong
: married hyphen
= Sylvie Marchetti-Roussel | Sylvie Marchetti
= Marta Kowalewska-Zielonka | Marta Kowalewska
: title
= Don Vittorio Cammarata | Vittorio Cammarata
= Sir Alastair Penrose KBE | Alastair Penrose
= S.E.M. Honoré Bassolé | Honoré Bassolé
= H.E. Eng. Suhail Obaid Al Falasi | Suhail Obaid Al Falasi
= Maulana Fazal Karim Darkhwasti | Fazl Karim Darkhwasti
= الشيخ الدكتور فيصل العجمي | فيصل العجمي
= Sardar Akhtar Jan Bugti | Akhtar Jan Bugti
= Tan Sri Yeoh Kim Seng | Yeoh Kim Seng
= Shri Mahendra Pratap Solanki | Mahendra Pratap Solanki
: particle
= Marcelo Santos Teixeira | Marcelo dos Santos Teixeira
= Pieter Heuvel | Pieter van den Heuvel
: suffix
= Raymond Delacourt Jr. | Raymond Delacourt
= Walter Huntington III | Walter Huntington
: spelling variant
= Steven Philips | Stephen Phillips
= Christian Mayer-Hofer | Kristian Meyerhofer
= Lluís Puigdemont Vives | Luis Puigdemont Vives
= Mamadou N'Diaye | Mamadu Ndiaye
= Cheikh Tidiane Cissé | Sheikh Tijan Ceesay
= Jean Bosco Ntaganzwa | Jean-Bosco Ntaganzwa
: alias form
= Ignatius Murwanashyaka | Ignace Murwanashyaka
= Georges Mukendi Tshilombo | George Mukendi Tshilombo
= Pierre-André Wanko alias "Commandant Tonnerre" | Pierre André Wanko
: same surname
# Kevin Harrington | William Harrington
# Patricia Montenegro Rivas | Alejandro Montenegro Rivas
# Douglas McAllister | William McAllister
# Jean-Luc Desrosiers | Guillaume Desrosiers
# Chidi Okoronkwo | Benjamin Okoronkwo
# Peter Garcia | Alfonso García
# Emily Stewart | Gordon Stewart
# Laurent Moreau | Bernadette Moreau
# Blessing Moyo | Tendai Moyo
# Anneliese Schreiber | Gerhard Schreiber
# Fatou Diallo | Boubacar Diallo
# Marco Esposito | Ciro Esposito
# Layla Haddad | Ghassan Haddad
# Tariq Al Harbi | Abdullah Saleh al-Harbi
# Nadia Chaudhry | Zulfiqar Chaudhry
# Farhad Mohammadi | Zahra Mohammadi
# Bilal Al Tikriti | Mahmud Shakir al-Tikriti
# Dragan Jovanović | Zoran Jovanović
# Petro Shevchenko | Andriy Shevchenko
# Роман Ковальчук | Yuri Kovalchuk
# Kirill Medvedev | Dmitry Medvedev
# Deepak Agarwal | Rajesh Agarwal
# דנה אבוטבול | Moshe Abutbul
# Nigel Wetherington | Christopher Wetherington
# Ursula Oberkirchner | Heinrich Oberkirchner
# Beatriz Figueiredo | José Carlos Figueiredo
# Marc Vandenbossche | Jean-Pierre Van den Bossche
# Astrid Söderström | Björn Söderström
# Grace Wanjiru Mwangi | Peter Kamau Mwangi
# Olivier Nkurunziza | Pierre Nkurunziza
# Ethan Walker | Desmond Walker
# Sophie Bernard | Yannick Bernard
# Hatice Gümüşsoy | Hüseyin Çağrı Gümüşsoy
# Ziad Kabbani | Tariq Zuhayr Kabbani
# Shirin Behbahani | Ruhollah Behbahani
# Asma Qureshi | Ijaz Ahmed Qureshi
# Slimane Zerrouki | Abdelkader Zerrouki
# ليلى الخطيب | Najib Wael El Khatib
# Lyubov Strelnikova | Aleksey Strelnikov
# Danuta Wojciechowska | Katarzyna Wojciechowska
# Ratko Đukanović | Željko Đukanović
# Тарас Тимощук | Yevhen Tymoshchuk
# Tomáš Procházka | Alena Procházková
# Meera Krishnamurthy | Jayanti Krishnamurthy
# Levan Kvirikashvili | Giorgi Kvirikashvili
# अनिल श्रेष्ठ | Prakash Shrestha
: same given
# Michael Turner | Michael Brannigan
# Emmanuel Boateng | Emmanuel Nkurunziza
# Ana Paula Ribeiro | Ana Paula Guimarães
# Joseph Kabasele | Joseph Kabila
# Thomas Lubwama | Thomas Lubanga
# Anne-Marie Dupuis | Anne-Marie Leclerc
# David Richardson | David Robertson
# Ahmed Fathy | Ahmed Barakat
# Nurlan Sadykov | Nurlan Abdigaliyev
# Mehmet Aydın | Mehmet Karaca
# Gholamreza Tavakoli | Gholamreza Jalali
# Dmitry Sokolov | Dmitry Rogozin
# Viktor Bogdanov | Viktor Medvedchuk
# Aliaksandr Zhuk | Aliaksandr Lukashenka
# Milorad Pavić | Milorad Dodik
# Тамара Ермакова | Tamara Luzhina
# Вадим Соловьёв | Vadim Syromyatnikov
# გიორგი მელაძე | Giorgi Kvirikashvili
# Tesfaye Alemu | Tesfaye Gebremariam
# Yitzhak Mizrahi | Yitzhak Ben-David
# Eduardo Salinas Prado | Eduardo Barragán Cisneros
# Alastair Cook | Alastair Penrose
# Victoria Njeri Gathoni | Victoria Nyambura Kipkemboi
# Tahir Abbasi | Tahir Mahmood Gujjar
# Yusuf Kaplan | Yusuf bin Sulayman al-Tarabulsi
# Shavkat Rahimov | Shavkat Tursunboyev
# جمال عبد الناصر فرج | Gamal Eldin Sherif
# عمر حمدان | Omar Yousef Al Dosari
# Stanislav Urban | Stanislav Ryabinin
# Аркадий Дубов | Arkady Khrustalev
# Moshe Peretz | Moshe Abutbul
# יצחק כהן | Yitzhak Ben-David
# Almaz Girma | Almaz Kebede
: two of three
# Miguel Ángel Rodríguez Prieto | Miguel Ángel Rodríguez Orejuela
# María Elena Pérez Duarte | María Elena Pérez Quintanilla
# Francisco Javier Hernández Luna | Francisco Javier Hernández García
# Antônio Carlos Ferreira Dias | Antônio Carlos Pereira Lopes
# Mohammed Ahmed Saleh | Mohammed Ahmed Khalil
# Ahmed Mohamed Hassan | Ahmed Mohamed Farouk
# Ali Hassan Mahdi | Ali Hassan Fayyad
# Muhammad Tariq Khan | Muhammad Naeem Khan
# Mohammad Reza Karimi | Mohammad Reza Naqdi
# Syed Ali Raza | Syed Ali Geelani
# Ahmed Ali Warsame | Ahmed Ali Godane
# José María Rodríguez Castro | José María Sison Canlas
# Juan Pablo Ramírez Ruiz | Juan Diego Ramírez León
# Ana María González Ríos | Ana Lucía González Baeza
# John Michael Davies | John Michael Phelan
# Paulo Roberto da Costa Nunes | Paulo Roberto de Almeida Reis
# Abdullah Saleh Al Otaibi | Abdullah Saleh al-Harbi
# Hassan Ali Mohsen | Hassan Ali Tajideen
# Hafiz Muhammad Usman | Hafiz Muhammad Saeed
# Haji Abdul Wali | Haji Abdul Manan Agha
# Ahmed Hassan Omar | Ahmed Hassan al-Bakr
# Abdirahman Mohamed Abdi | Abdirahman Mohamed Farole
# Sunil Kumar Verma | Sunil Kumar Joshi
: siblings
# Gilberto Rodríguez Orejuela | Miguel Rodríguez Orejuela
# Hortensia Zambrano Mejía | Luis Alfonso Zambrano Mejía
# Maher al-Assad | Hafez al-Assad
# Uday Saddam Hussein | Qusay Saddam Hussein
# Sirajuddin Haqqani | Khalil Haqqani
# Saad Rafic Hariri | Bahaa Hariri
# Лидия Геннадьевна Лужина | Тамара Геннадьевна Лужина
# Vitali Klitschko | Wladimir Klitschko
# Kim Yo-jong | Kim Jong-un
: father son
# Edward Huntington-Carr | Walter Huntington-Carr
# Teodoro Obiang Nguema Mbasogo | Gabriel Mbega Obiang Lima
# Denis Sassou Nguesso | Claudia Sassou Nguesso
# Dmitry Patrushev | Nikolai Patrushev
# Степан Подберёзкин | Кирилл Степанович Подберёзкин
# Igor Zubrovich | Anatoly Zubrovich
: gender form
# Maria Bianchini | Mario Bianchetti
# Andrea Castellanos Ruiz | Andrés Castellón Ruano
# Francisca Soares Pinto | Francisco Soeiro Pontes
# Alexandra Morrison | Alexander Morris
# Gabriela Fuentes Molina | Gabriel Puente Medina
# Gulnara Aliyeva | Gulnar Alimov
# Nadira Yusupova | Nodir Yusufi
# Alexandra Popova | Alexander Popovich
# Eleni Georgiou | Eleftherios Georgiadis
# Suresh Patel | Surekha Pathak
: one letter
# Jana Kowalik | Jan Kowal
# Martin Keller | Marvin Heller
# Adam Barker | Alan Parker
# Paul Benson | Saul Hanson
# Peter Lang | Petra Lange
# Ali Hadi | Adi Hali
# Hassan Jaber | Hussein Jabbar
# Rashid Halim | Rushdi Salem
# Jamal Sabri | Kamal Sabbagh
# Salman Farsi | Salim Faris
# Kerem Demir | Ekrem Temur
# Ivan Balakin | Ivan Malakhov
# Oleg Titov | Olga Kitova
# Denis Panin | Dina Lapina
# Ram Das | Raj Dev
# Marta Silva | Marco Selva
# Murat Kaya | Fuat Kara
# Илья Носов | Юлия Лосева
: near stranger
# Mark Sanderson | Sandra Markson
# Rosalba Guzmán Pacheco | Joaquín Guzmán Loera
# Raúl Castrillón Vega | Raúl Castro Ruz
# Victoria Banks | Victor Bankole
# Paul Whelan Kagawa | Paul Kagame
# Björn Eriksson | Bjarne Henriksen
# Osama Ladki | Usama bin Ladin
# Hassan Nasrawi | Hassan Nasrallah
# Tayyip Erdem | Recep Erdal
# Roman Abramenko | Roman Abramovich
# Oleg Deripaskov Tver | Leonid Derevyanko
# Ярослав Мельник | Мирослав Мельниченко
# Xi Jinling Duan | Xie Jianping
# Sanjay Dutta Gupta | Sanjana Datta
# Haile Gebru | Haile Gebrselassie
# Isaias Tekle | Isaias Afwerki
# Arman Sargsyan | Armen Sarkissov
: short name
# Ana Paz | Ada Paiz
# Rosa | Rosario
# Max | Mark
# Omar | Anwar
# Hasan Can | Hakan San
# Иван | Инна
# Li Na | Li Gang
# Yu Bo | Wu Bin
# 李强 | Li Jing
: place word
# Chelsea London | Jack London Sutherland
: initials diff
# J. Harrington | William Harrington
# V. P. Terekhov | Boris Arkadyevich Terekhov
# Д. М. Подберёзкин | Кирилл Степанович Подберёзкин
: translit ar
= Youssef Ben Slimane Trabelsi | Yusuf bin Sulayman al-Tarabulsi
= Osama Gamal Shoukry | Usamah Jamal Shukri
= Noureddine Cherif Benaissa | Nur al-Din Sharif Ibn Issa
= Ghassan Moussa Haddad | Ghasan Musa Hadad
= Djamel Okacha Bouzid | Jamal Ukasha Buzid
= Wael Naguib Abdel Aziz | Wail Najib Abd al-Aziz
: translit fa
= Gholamreza Mohammadzadeh | Gholam Reza Mohammad Zadeh
= Hossein Khoshnevis Rad | Husain Khushnavis Rad
= Qasem Tehranchi | Ghasem Tehranchi
= Mehdi Ghorbanifard | Mahdi Qorbani Fard
= Masoud Nilforoushan | Mas'ud Nilforushan
: translit tr
= Huseyin Cagri Gumussoy | Hüseyin Çağrı Gümüşsoy
: translit turkic
= Нұрлан Әбдіғалиев | Nurlan Abdigaliyev
= Бахтиёр Юлдашев | Baxtiyor Yo'ldoshev
= Gurbanguly Annagurdow | Kurbanguly Annagurdov
= Shavkat Tursunbayev | Shavkat Tursunboyev
= Elchin Huseynov | Elçin Hüseynov
= Əliağa Məmmədov | Aliagha Mammadov
: translit ur
= Shaikh Ejaz Ahmad Quraishi | Sheikh Ijaz Ahmed Qureshi
= Syed Waqar Hussain Bokhari | Sayyid Vaqar Husain Bukhari
: translit ps
= Hajji Khairullah Barakzai | Khair Ullah Barakzay
: cross ar
= فاطمة الزهراء بنعلي | Fatima Zahra Benali
= عمر بن يوسف الدوسري | Omar Yousef Al Dosari
= جمال الدين شريف | Gamal Eldin Sherif
= عثمان غزالي مصطفى | Othman Ghazali Mustafa
= Abdullah Saleh Al Harbi | عبدالله صالح الحربي
: cross fa
= پرویز گرشاسبی | Parviz Garshasbi
= Behrouz Chamanara | بهروز چمن‌آرا
: cross ur
= ذوالفقار احمد چودھری | Zulfiqar Ahmed Chaudhry
: script variant
= أحمد إبراهيم الشامي | احمد ابراهيم الشامى
= عبد الله صالح هادی | عبدالله صالح هادي
: bin chain
= Hamad bin Jabr bin Rashid Al Marri | Hamad Jabr Rashid Al-Marri
= Ali Salem Bawazir | Ali bin Salim Ba Wazir
= Ahmed Ould Mohamed Abdallahi | Ahmed Mohamed Abdallahi
= Mariam binti Saeed Al Ketbi | Mariam Saeed Alketbi
: kunya
= Abu Hafs Talal Mansour Al Ruwaili | Talal Mansur al-Ruwayli
= Umm Ayman Safiya Barakat | Safiyya Barakat
: nisba missing
= Jassim Mohammed Ibrahim | Jassem Mohamed Ibrahim al-Dulaimi
: abd compound
# Abdul Karim Mansour | Abdul Qadir Mansour
# Abdullah Nasser | Abdulaziz Nassar
# Saif al-Din Kurdi | Nur al-Din Kurdi
# Abu Bakr Siddiq | Abu Talha Siddiq
# Abdelmalek Saidi | Abdelmalek Droukdel
: cross ar diff
# فاطمة منصور | Fahima Nasser
# عبد الكريم حداد | Abdul Rahim Haddad
# ياسر العمري | Nasser al-Amiri
: cross fa diff
# حسین رضایی | Hassan Rezazadeh
: script diff
# سالم ناصر | سليم منصور
: translit ru
= Evgeny Zhuravlyov | Yevgeniy Zhuravlev
= Alexei Kouznetsoff | Aleksey Kuznetsov
= Fyodor Yelizarov | Fedor Elizarov
= Valentin Zajcev | Valentin Zaitsev
: translit uk
= Volodymyr Hrytsenko | Vladimir Gritsenko
= Пилип Наконечний | Filipp Nakonechny
= Yevhen Tymoshchuk | Євген Тимощук
: translit by
= Viktar Karankevich | Viktor Korenkevich
: translit sr
= Zeljko Djukanovic | Željko Đukanović
: translit bg
= Dimitar Jelyazkov | Dimitur Zhelyazkov
: translit mk
= Ѓорѓи Кузмановски | Gjorgji Kuzmanovski
: translit pl
= Войцех Качмарек | Wojciech Kaczmarek
: cross ru
= Аркадий Хрусталёв | Arkady Khrustalev
= Zinaida Ogorodnikova | Зинаида Огородникова
= Жан-Поль Лефевр | Jean-Paul Lefebvre
: patronymic
= Тамара Лужина | Тамара Геннадьевна Лужина
= Вадим Олегович Сыромятников | Vadim Syromyatnikov
= Gennady V. Mokrousov | Gennady Vasilyevich Mokrousov
= Lyudmila Svyatoslavivna Hnatiuk | Liudmyla Hnatyuk
= Rustam Ildarovich Galeev | Rustam Galeyev
: same given patr
# Николай Петрович Орлов | Николай Петрович Гусев
# Oleksandr Mykhailovych Bondar | Oleksandr Mykhailovych Tkach
# Ольга Павловна Ершова | Ольга Павловна Стрельцова
# Boris Arkadyevich Lvovsky | Boris Arkadyevich Terekhov
# Евгений Александрович Быков | Евгений Александрович Фёдоров
# Tatyana Mikhailovna Zorina | Tatyana Mikhailovna Golikova
# Mikhail Yurievich Nechaev | Mikhail Yurievich Kovalchuk
: surname stem
# Nikolai Petrenko | Nikolai Petrushin
# Alexei Ivanenko | Alexei Ivashov
# Pyotr Grigoriev | Pyotr Grigorenko
# Vasily Nikolaev | Vasily Nikiforov
# Denis Bondarchuk | Denis Bondarev
# Andrzej Kowalczyk | Andrzej Kowalewski
: pinyin wg
= Chang Kuo-hsiung | Zhang Guoxiong
= Hsieh Tsung-hsien | Xie Zongxian
= Chou Chih-ch'iang | Zhou Zhiqiang
= Ts'ai Chün-jung | Cai Junrong
: cantonese
= 陳偉雄 | Chan Wai Hung
: hokkien
= Tan Boon Huat | Chen Wenfa
= 林文华 | Lim Boon Hwa
: western given
= Raymond Leung Chi Wai | Leung Chi Wai
: cross zh
= 张国雄 | Zhang Guoxiong
= 司马振东 | Sima Zhendong
: trad simp
= 葉劍鋒 | 叶剑锋
: umlaut u
= Lyu Xiaoyan | Lü Xiaoyan
: foreign in han
= 威廉·亨廷顿 | William Huntington
: foreign in kana
= ウラジーミル・ゼレンスキー | Volodymyr Zelensky
= マルガレーテ・シュナイダー | Margarete Schneider
: translit ko
= Lee Kyung-hoon | Yi Kyŏnghun
= Park Jeong-suk | Pak Chong Suk
= Choi Young-chul | Choe Yong Chol
= Jung Seung-woo | Chong Sung U
= Noh Hyun-jin | Roh Hyeonjin
= Rim Kwang Ho | Lim Gwang-ho
: cross ko
= 박정숙 | Park Jung-sook
= 최영철 | Choe Yong Chol
= 리명국 | Ri Myong Guk
= Hwangbo Seok-jun | 황보석준
: hanja
= 金哲洙 | 김철수
: translit ja
= Kenzo Fujimoto | Kenzō Huzimoto
: vn marks
= Trinh Dinh Dung | Trịnh Đình Dũng
: vn order
= Quoc Khanh Doan | Đoàn Quốc Khánh
: translit th
= สมชาย ใจดี | Somchai Jaidee
: translit my
= အောင်ကျော်မင်း | Aung Kyaw Min
: translit km
= ជា វិចិត្រ | Chea Vichet
: malay bin
= Dato' Seri Mohd Rizal bin Othman | Mohamad Rizal Othman
: filipino
= Ma. Cristina Dimaculangan | Maria Cristina Dimaculangan
: other syllable zh
# Liu Xianping | Liu Xianzhong
# Wang Lihua | Wang Lijun
# Zhao Yongqiang | Zhao Yonghong
# 刘国强 | 刘国华
# 王丽华 | Wang Lijun
# Chan Siu Fong | Chan Siu Lung
# Xie Zongming | Xie Zongxian
# Zhou Zhiwen | Zhou Zhiqiang
# Cheung Kwok Wing | Cheung Kwok Keung
# Wong Ka Man | Wong Ka Shing
# 黄志伟 | 黄志明
# 林文强 | Lim Boon Hwa
# Tan Wei Ming | Tan Wei Liang
: other surname zh
# 李建华 | 朱建华
: other syllable ko
# Ri Myong Su | Ri Myong Guk
# Park Jeong-hee | Park Jeong-suk
# Rim Kwang Il | Rim Kwang Ho
# 서연주 | 서연희
# Pak To Chun | Pak Chong Suk
# 리명철 | Ri Myong Guk
: other surname ko
# Han Kwang Ho | Rim Kwang Ho
# 정영철 | 최영철
# Kang Seung-woo | Jung Seung-woo
: other given ja
# Shinji Yamamoto | Shinji Tsuchiya
# 佐藤恵子 | 佐藤健一
# Akira Nakamura | Akiko Nakagawa
: vn common
# Nguyen Van Hung | Nguyen Van Quyet
# Le Thi Mai | Le Thi Thu Ba
# Trương Thị Mỹ Lệ | Trương Thị Hương Giang
# Trịnh Văn Bình | Trịnh Đình Dũng
: th stranger
# Somsak Jaroen | Somchai Jaidee
# สมศักดิ์ ศรีสุข | Somchai Jaidee
# Wichai Thongdee | Wichai Srisuwan
: my stranger
# Aung Kyaw Zaw | Aung Ko Win
# Khin Maung Win | Khin Myint Swe
# ကျော်စွာ | Min Thura Hlaing
: km stranger
# Sok Sophea | Keo Sopheap
: indo stranger
# Agus Setiawan | Agus Santoso
: filipino stranger
# Rodolfo Macapagal | Rodolfo Macaraeg
: foreign in han diff
# 弗拉基米尔·科洛索夫 | Vladimir Zhirinovsky
: foreign in kana diff
# マリア・シュミット | Margarete Schneider
: translit in
= Laxmi Narayan Choudhury | Lakshmi Narain Chaudhary
= Jayanthi Krishnamoorthy | Jayanti Krishnamurthy
: translit bn
= আব্দুল মজিদ সরকার | Abdul Majid Sarkar
= Sharmin Akter | শারমিন আক্তার
: translit ta
= S. Kandasamy Thangavelu | Selvaraj Kandaswamy Thangavelu
: translit lk
= Weerasinghe Mudiyanselage Chaminda | Chaminda Wirasinghe Mudiyanselage
: translit he
= יצחק בן־דוד | Yitzhak Ben-David
= Itzik Ben Haim | Yitzhak Ben-Chaim
= Haim Yehezkel Zilber | Chaim Yechezkel Silber
= Moshe Abutbul | משה אבוטבול
: translit ka
= გიორგი კვირიკაშვილი | Giorgi Kvirikashvili
= ქეთევან ჯაფარიძე | Ketevan Japaridze
= Zviad Tskhovrebadze | Zviad Cxovrebadze
= Вахтанг Чхеидзе | Vakhtang Chkheidze
: translit am
= Gebre Egziabher Woldu | Gebregziabher Weldu
= Almaz Kebede | አልማዝ ከበደ
: word swap stranger
# Henry James Clifford | James Henry Thornton
# Santiago Ramírez Cruz | Ramiro Santiago Cordero
: particle diff
# Jan de Groot | Jan de Graaf
# Pieter van den Berg | Pieter van den Heuvel
# Carlos de la Torre Ruiz | Carlos de la Fuente Escalona
: title shared
# Chief Emeka Nwosu | Chief Nkechi Uzoma
: suffix diff
# Geraldo Pires Filho | Haroldo Nogueira Filho
: kunya shared
# Abu Ali Mazen Sabbagh | Abu Ali al-Anbari
: malay stranger
# Zulkifli bin Yaakob | Zulkifli bin Abdul Hir
`;

export const SIXTH_ORGANISATIONS_COUNTED = `
: legal form
= Nordhaven Shipping Ltd | Nordhaven Shipping Limited
= Weißenfels Maschinenbau GmbH | Weissenfels Maschinenbau GmbH & Co. KG
= Blauwkerk Holding BV | Blauwkerk Holding B.V.
= Al Zamrad Money Exchange LLC | Al-Zumrud Money Exchange
= Karadağ Denizcilik Ltd. Şti. | Karadag Denizcilik Limited Sirketi
= OOO Yuzhmorrybflot | Yuzhmorrybflot Limited Liability Company
= Bumi Perkasa Marine Sdn Bhd | Bumi Perkasa Marine Sendirian Berhad
= Myanmar Economic Holdings Public Company Limited | Myanma Economic Holdings Limited
= Jhunjhunwala Gems Pvt. Ltd. | Jhunjhunwala Gems Private Limited
: abbreviation
= Mfg. & Engr. Co. of Lagos | Manufacturing and Engineering Company of Lagos
= Univ. Nac. de Ingenieria Managua | Universidad Nacional de Ingeniería Managua
= Natl Iranian Tanker Co | National Iranian Tanker Company
= Shanghai Intl Shipping Grp Co | Shanghai International Shipping Group Company
: acronym
= PDVSA | Petróleos de Venezuela S.A.
= IRGC | Islamic Revolutionary Guard Corps
= IRISL | Islamic Republic of Iran Shipping Lines
= PKK | Partiya Karkerên Kurdistanê
= TTP | Tehrik-i-Taliban Pakistan
= РЖД | Российские железные дороги
= ФСБ | FSB
= SVR | Sluzhba Vneshney Razvedki
= SMIC | Semiconductor Manufacturing International Corp
= LTTE | Liberation Tigers of Tamil Eelam
= TPLF | Tigray People's Liberation Front
: translated
= National Liberation Army | Ejército de Liberación Nacional
= Real Irish Republican Army | Real IRA
= Revolutionary Armed Forces of Colombia | Fuerzas Armadas Revolucionarias de Colombia
= Democratic Forces for the Liberation of Rwanda | Forces démocratiques de libération du Rwanda
= Deutsche Bundesbank | German Federal Bank
= البنك المركزي السوري | Central Bank of Syria
= سپاه پاسداران انقلاب اسلامی | Islamic Revolutionary Guard Corps
= Sepah-e Pasdaran-e Enghelab-e Eslami | Sepah Pasdaran Enqelab Eslami
= Банк России | Central Bank of the Russian Federation
= Министерство обороны Российской Федерации | Ministry of Defence of the Russian Federation
= Федеральная служба безопасности | Federal Security Service
= United Shipbuilding Corporation | Obyedinyonnaya Sudostroitelnaya Korporatsiya
= Narodna Banka Srbije | National Bank of Serbia
= Donetsk People's Republic | Donetskaya Narodnaya Respublika
: branch
= Banco de Desarrollo Económico y Social, Sucursal Panamá | Banco de Desarrollo Económico y Social
= Kimberfield Diamonds - Antwerp Representative Office | Kimberfield Diamonds
= Bank Saderat Iran, Dubai Branch | Bank Saderat Iran
= Real Estate Bank of Syria - Aleppo 3 Branch | Real Estate Bank of Syria
= Promsvyazbank Volga Branch | Promsvyazbank
= Филиал АО «Сургутхимснаб» в г. Тюмень | АО «Сургутхимснаб»
= Myanma Foreign Trade Bank (Yangon) | Myanma Foreign Trade Bank
: typo
= Global Logisitcs Freightways Ltd | Global Logistics Freightways Ltd
= Aerocaribean Airlines | Aero Caribbean Airlines
= Inversoines Cafetal y Asociados | Inversiones Cafetal y Asociados
: joined split
= Aero Gaviota | Aerogaviota S.A.
= Cubametales | Cuba Metales
= Euro-Finanz Consult AG | Eurofinanz Consult AG
= Ros Nano Invest | Rosnanoinvest
: word order
= Tamarindo Grupo Empresarial | Grupo Empresarial Tamarindo
: and sign
= Okafor & Sons Nigeria Enterprises | Okafor and Sons (Nigeria) Enterprises
= Duval et Fils SARL | Duval & Fils
: numerals
= Brigada 2506 Veteranos | Brigada No. 2506 Veteranos
= Third Kivu Brigade | 3rd Kivu Brigade
= GRU Unit 26165 | Military Unit 26165
: vessel
= Yacht Lady Rosalind | M/Y LADY ROSALIND
= Nordsund Explorer | Nordsund Explorrer
= MT Adrian Darya-1 | ADRIAN DARYA 1
= т/х Капитан Щетинин | KAPITAN SHCHETININ
= M/V Akademik Cherskij | AKADEMIK CHERSKIY
= MV Chong Chon Gang | CHONG CHON GANG
= 长江明珠轮 | MV Changjiang Mingzhu
= M.V. Aghia Marina | AGIA MARINA
= Άγιος Νικόλαος | Agios Nikolaos
: group word
= Los Zetas Cartel | Los Zetas
= Abu Sayyaf Group | Abu Sayaff
= Jemaah Islamiyah | Jamaah Islamiyya
: generic word
# Banco Central de Chile | Banco Central de Venezuela
# Nordhaven Shipping Ltd | Westhaven Clipping Ltd
# Atlantic Insurance Company | Atlantic Fisheries Company
# Inversiones La Esperanza SA | Inversiones El Cafetal SA
# United Petroleum Company | United Plastics Company
# First National Bank of Omaha | First National Bank of Zimbabwe
# Agropecuaria San José | Agropecuaria Los Cedros
# Kivu Coffee Cooperative | Kivu Gold Comptoir
# Ministerio de Educación de Nicaragua | Ministerio de Defensa de Nicaragua
# Central Bank of Jordan | Central Bank of Syria
# Tehran Cement Company | Tehran Gorgan Textiles
# Al Salam Exchange | Al Zamrad Exchange
# Syrian Arab Airlines | Syrian Company for Oil Transport
# Anadolu Sigorta | Anadolu Denizcilik
# Lashkar Gah Municipality | Lashkar-e-Jhangvi
# شركة الخليج للتأمين | Gulf Shipping Company
# بانک ملت | بانک سپه
# Bank of Georgia | Bank of Moscow
# Министерство здравоохранения Российской Федерации | Ministry of Defence of the Russian Federation
# Ural Airlines | Ural Wagon Works
# Moscow Coffee Roasters | Moscow Exchange
# Shanghai Garden Restaurant | Shanghai Gardenia Electronics
# Shenzhen New Century Trading Co Ltd | Shenzhen Sunrise Optical Co Ltd
# Korea Electric Power Corporation | Korea Mining Development Trading Corporation
# 北京大学 | Beijing Institute of Technology
# PT Bank Central Asia | PT Bumi Samudra
# Tamil Film Producers Council | Tamil Rehabilitation Organisation
# Aegean Airlines | Aegean Blue Shipping
# भारतीय जीवन बीमा निगम | Reserve Bank of India
# საქართველოს ბანკი | Georgian Railway
# Mogadishu Star Restaurant | Mogadishu Shipping Agency
# Southern Cross Logistics Ltd | Southern Star Mining Ltd
# Caribbean Hotel Management SA | Caribbean Export Enterprise
# Société Générale de Surveillance | Société Générale des Carrières et des Mines
# Transportes Aéreos Nacionales | Transportes Marítimos Orinoco
# Golden Lion Hotel | Golden Bull Import Export
# Inversiones Santa Rita C.A. | Inversiones Santa Bárbara S.A.S.
# Cooperativa Agraria Los Andes | Cooperativa Multiactiva de Comercializadores
# Ministry of Agriculture Zimbabwe | Ministry of Agriculture Zambia
# People's Democratic Party | People's Defence Forces
# Irish Republican Socialist Museum | Irish Lights Commissioners
# Al Faisal University | Al Faisal Exchange
# Damascus Cham Hotel | Damascus Free Zone Company
# Bahrain Islamic Bank | Tadamon Islamic Bank
# Yemen Kuwait Bank | Yemen Hunt Oil
# مؤسسة النور التعليمية | مؤسسة الحرمين الخيرية
# Polski Bank Spółdzielczy | Polski Związek Łowiecki
# Korea Ginseng Corporation | Korea Ryonbong General Corporation
# 上海机械进出口公司 | 上海微电子装备公司
# 台湾银行 | 台湾积体电路
# Bharat Petroleum | Bharat Dynamics
# Israel Discount Bank | Israel Shipyards
: extra word
# Micro Systems Consulting | Microsoft Corporation
# Havana Cigars Düsseldorf GmbH | Havana International Bank
# Hamaca Artesanal Lima | Hamas
# Amazon River Cruises Peru | Amazon Web Services
# Santander Coffee Export | Banco Santander
# Talabani Stud Farm | Taliban
: acronym diff
# FARO | FARC
# UBS | UBA
# PKP | PKK
# VTB | VTM
: number variant
# Local 1814 Dockers Union | Local 1181 Dockers Union
# Frente 10 FARC-EP | Frente 33 FARC-EP
# Войсковая часть 54777 | Войсковая часть 74455
# PLA Unit 61419 | PLA Unit 61398
# 39th Research Institute | 54th Research Institute
# 第五研究院 | 第九研究院
# НИИ-12 | НИИ-33
: vessel number
# Don Miguel II | Don Miguel V
# Nordsund Pioneer | Nordsund Explorer
# Golestan 2 | Golestan 9
# Volgo-Balt 214 | Volgo-Balt 179
# Kapitan Danilkin | Kapitan Shchetinin
# Jin Hui 8 | Jin Hui 3
# Tae Yang 1 | Tae Yang 6
# Ocean Jade | Ocean Jasper
# Lucky Star 18 | Lucky Star 99
# Agios Georgios 3 | Agios Georgios 12
# Agios Dimitrios | Agios Nikolaos
# Lady Catherine | Lady Rosalind
# Baltic Breeze | Baltic Leader
# Neva Leader 2 | Neva Leader 7
: aircraft
# N713MX | N488RC
# RA-02804 | RA-96022
# D-AIMA | D-EBKT
: country variant
# Embassy of Costa Rica | Embassy of Cuba
# Partido Comunista de España | Partido Comunista de Cuba
# Port Authority of Guinea-Bissau | Port Authority of Guyana
# National Bank of Ukraine | National Bank of Serbia
# Bank of Taiwan | Bank of Thailand
# Workers' Party of Brazil | Workers' Party of Korea
# Central Bank of Armenia | Central Bank of Azerbaijan
: near company
# Volkswagen Bank | Volksbank Wangen
# Rostock Hafen GmbH | Rostec
# Segunda Mano Libros | Segunda Marquetalia
# Rosgeologia | Rosseti
# Gazovik Plumbing Supplies | Gazprombank
# Tatspirtprom | Tatneft
# Transmashholding | Transneft
# Альфа-Дентал | Альфа-Банк
# Samsonite | Samsung
# Hitachi Zosen | Hikvision
# Indian Oil Corporation | Indiana Oil Seals
# Kimberly-Clark | Kimberfield Diamonds
# Tamarind Restaurants | Tamarix Shipping
# Alliance Boots | Allianz
# Metro Cash and Carry | Metrocash Remittance Lagos
# Blue Wave Cleaning | Blue Whale Shipping
# Mahan Confectionery | Mahindra Aerospace
# Hamriyah Steel | Hamrah Aval
# Kaspersky Dental | Kaspiysk Shipyard
: translit ar
= Hezbollah | Hizballah
= Al Qaeda in the Arabian Peninsula | Al-Qa'ida in the Arabian Peninsula
= Jabhat Al Nusra | Jabhet an-Nusrah
: translit fa
= Khatam-al Anbiya Construction HQ | Khatam al-Anbia Construction Headquarters
: translit ur
= Lashkar e Tayyaba | Lashkar-e-Taiba
: cross ru
= Алмаз-Антей | Almaz-Antey
= Концерн Калашников | Kalashnikov Concern
= ТОВ Дніпроенергозбут | Dniproenergozbut LLC
: translit ru
= Sewmash Severodwinsk | Sevmash Severodvinsk
= Tekhnopromeksport | Technopromexport
: punctuation
= VEB.RF | VEB RF
: cross zh
= 中国银行 | Bank of China
= 华为技术有限公司 | Huawei Technologies Co., Ltd.
= 深圳市新世纪贸易有限公司 | Shenzhen New Century Trading Co Ltd
= 中国人民解放军 | People's Liberation Army
= 大连海运有限公司 | Dalian Haiyun Youxian Gongsi
: trad simp
= 臺灣銀行 | 台湾银行
: old roman
= Peking University | Beijing University
= Rangoon Timber Corporation | Yangon Timber Corporation
= Bombay Chemicals Corporation | Mumbai Chemicals Corporation
: cross ko
= 조선광업개발무역회사 | Korea Mining Development Trading Corporation
= 삼성전자 주식회사 | Samsung Electronics Co., Ltd.
: translit ko
= Chosun Kwangson Bank | Korea Kwangson Banking Corp
= Ryonbong General Corp | Ryongbong General Corporation
: cross ja
= トヨタ自動車株式会社 | Toyota Motor Corporation
= 東京三洋貿易株式会社 | Tokyo Sanyo Boeki K.K.
: cross in
= टाटा मोटर्स लिमिटेड | Tata Motors Ltd
: cross he
= בנק הפועלים בע"מ | Bank Hapoalim Ltd
`;
