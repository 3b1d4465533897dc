/**
 * A fourth list of persons' names by kind, written from general knowledge of name variants before any of it
 * was scored: `=` one person, `#` two. The source follows each kind. The failures of the half marked `test`
 * were printed once, on 2026-11-28, after all choices up to then. Later choices must not be evaluated with it.
 */
export const FOURTH_PERSONS = `
: Slavic feminine surnames (Czech, Slovak, Polish and Russian grammar)
= Zuzana Čaputová | Zuzana Caputova
= Markéta Pekarová Adamová | Marketa Pekarova Adamova
= Petra Novotná | Petra Novotna
= Svetlana Tikhanovskaya | Sviatlana Tsikhanouskaya
= Barbara Nowacka | Nowacka Barbara
= Valentina Matviyenko | Valentina Ivanovna Matvienko
= Marija Zakharowa | Maria Zakharova
# Jan Novák | Jana Nováková
# Petr Dvořák | Petra Dvořáková
# Aleksandr Petrov | Aleksandra Petrova
# Marek Zieliński | Marta Zielińska
# Viktor Sokolov | Viktoria Sokolova
# Stanislav Horák | Stanislava Horáková
# Tomáš Svoboda | Tomáš Slovák
: Baltic surnames (Lithuanian and Latvian grammar)
= Gitanas Nausėda | Gitanas Nauseda
= Ingrida Šimonytė | Ingrida Simonyte
= Krišjānis Kariņš | Krisjanis Karins
= Evika Siliņa | Evika Silina
= Valdis Dombrovskis | Valdis Dombrovskis
= Jurijus Borisovas | Yuri Borisov
= Aleksandrs Ivanovs | Aleksandr Ivanov
# Kazlauskas Jonas | Kazlauskienė Janina
# Petras Jankauskas | Petras Jankūnas
# Andris Bērziņš | Andra Bērziņa
# Vytautas Paulauskas | Vytautas Paulavičius
: Greek forms (Greek grammar and ELOT 743)
= Κυριάκος Μητσοτάκης | Kyriakos Mitsotakis
= Αλέξης Τσίπρας | Alexis Tsipras
= Γεώργιος Παπανδρέου | George Papandreou
= Ντόρα Μπακογιάννη | Dora Bakoyannis
= Ευάγγελος Βενιζέλος | Evangelos Venizelos
= Prokopis Pavlopoulos | Prokopios Pavlopoulos
= Κατερίνα Σακελλαροπούλου | Katerina Sakellaropoulou
# Γιώργος Παπαδόπουλος | Giorgos Papadakis
# Nikos Christodoulou | Nikos Christodoulides
# Dimitris Konstantinou | Dimitra Konstantinou
: Icelandic patronymics (Icelandic Personal Names Act)
= Katrín Jakobsdóttir | Katrin Jakobsdottir
= Guðni Th. Jóhannesson | Gudni Johannesson
= Þorgerður Katrín Gunnarsdóttir | Thorgerdur Gunnarsdottir
= Sigmundur Davíð Gunnlaugsson | Sigmundur David Gunnlaugsson
# Jón Sigurðsson | Jón Sigurjónsson
# Anna Björnsdóttir | Anna Bjarnadóttir
# Einar Jónsson | Einar Jónasson
: given names in two orders (Hungarian, Chinese, Korean and Japanese custom)
= Orbán Viktor | Viktor Orban
= Szijjártó Péter | Péter Szijjártó
= Magyar Péter | Peter Magyar
= Xi Jinping | Jinping Xi
= Yoon Suk Yeol | Suk-yeol Yoon
= Fumio Kishida | Kishida Fumio
= Tokayev Kassym-Jomart | Kassym-Jomart Tokayev
# Peter Paul Martin | Martin Peter Pohl
# Joseph Thomas | Thomas Josephson
# Kovács Gábor | Gábor Kocsis
# Paul Simon Arthur | Arthur Simone
# Nagy Imre | Nagy Irma
# Li Wei Min | Li Wen Min
: strangers with a common given name (registers of given names)
# Muhammad Imran Khan | Muhammad Irfan Khan
# Mohammed Ali Hassan | Mohammed Ali Hussein
# Maria del Carmen Ruiz | Maria del Pilar Ruiz
# Sergey Nikolaev | Sergey Nikitin
# José Antonio Vega | José Antonio Vera
# John Patrick Murphy | John Patrick Murray
# Nguyen Van Hung | Nguyen Van Hoang
# Abdul Karim Khan | Abdul Rahim Khan
# Alexander Schmidt | Alexander Schmitz
# Ahmed Mahmoud Saleh | Ahmed Mahmoud Salem
# Vladimir Ivanovich Kozlov | Vladimir Ivanovich Kotov
# Fatima Zahra Bennani | Fatima Zahra Benjelloun
# Giovanni Rossi | Giovanni Russo
# Park Ji Hoon | Park Ji Hun Lee
# Ali Reza Ahmadi | Ali Reza Ahadi
: strangers with a common surname (registers of surnames)
# Carlos García | Carla García
# Anil Kumar Singh | Sunil Kumar Singh
# Lars Hansen | Lasse Hansen
# Kim Min Jun | Kim Min Jae
# Wang Xiaoming | Wang Xiaohong
# Mehmet Yılmaz | Ahmet Yılmaz
# Daniel Cohen | Danielle Cohen
# Joseph Okafor | Josephine Okafor
# David Mwangi | Davis Mwangi
# Andrei Popescu | Andreea Popescu
# Rajesh Patel | Rakesh Patel
# Linda Johansson | Lina Johansson
# Hassan Abdi Mohamed | Hussein Abdi Mohamed
# Tran Thi Lan | Tran Thi Loan
# Oleg Kovalenko | Olga Kovalenko
: Arabic spellings (passports of Arab states)
= Muammar Gaddafi | Moammar Qadhafi
= Abdel Fattah el-Sisi | Abdulfattah Al Sisi
= Mohammed bin Rashid Al Maktoum | Mohamad bin Rashed Al-Maktum
= Khalifa Haftar | Khalifah Hifter
= Béji Caïd Essebsi | Beji Kaid Sebsi
= Abdelmadjid Tebboune | Abdulmajid Tabbun
= Noureddine Bedoui | Nour al-Din Badawi
= Yahya Sinwar | يحيى السنوار
= Ismail Haniyeh | إسماعيل هنية
= Nouri al-Maliki | نوري المالكي
= Haider al-Abadi | حيدر العبادي
= Ashraf Rifi | أشرف ريفي
# Khaled Mashal | Khaled Meshary
# Omar al-Bashir | Omar al-Bashari
# Saad Hariri | Saad Harithi
# يوسف العتيبي | Yousef al-Qutaibi
# سالم الدوسري | Salem al-Dhahiri
: Persian and Dari spellings (passports of Iran and Afghanistan)
= Mahmoud Ahmadinejad | محمود احمدی‌نژاد
= Ebrahim Raisi | Ibrahim Ra'isi
= Hossein Amir-Abdollahian | Hosein Amir Abdollahian
= Gholam-Hossein Mohseni-Eje'i | Gholamhossein Mohseni Ejei
= Masoud Pezeshkian | Masud Pezeshkian
= Gulbuddin Hekmatyar | Golboddin Hikmatyar
# Ali Larijani | Sadeq Larijani
# Mohsen Rezaee | Mohsen Rezvani
# Hassan Rouhani | Hassan Ruhollahi
: Turkic names (alphabets of Turkey and of Central Asia)
= Recep Tayyip Erdoğan | Recep Erdogan
= Şavkat Mirziyoyev | Shavkat Mirziyoyev
= Qasym-Jomart Toqaev | Kassym-Jomart Tokayev
= Ilham Əliyev | Ilham Aliyev
= Mehriban Äliyeva | Mehriban Aliyeva
= Gurbanguly Berdimuhamedow | Gurbanguly Berdymukhammedov
= Sooronbay Jeenbekov | Sooronbai Zheenbekov
# Mehmet Şimşek | Mehmet Şener
# Ilham Aliyev | Ilqar Aliyev
# Nursultan Akhmetov | Nurlan Akhmetov
: Chinese romanisations (pinyin, Wade-Giles, Hong Kong)
= Chiang Kai-shek | 蔣介石
= Tsai Ing-wen | 蔡英文
= Lee Teng-hui | Li Denghui
= Ma Ying-jeou | 馬英九
= Carrie Lam Cheng Yuet-ngor | 林鄭月娥
= Chen Shui-bian | Chen Shuibian
= Zhou Yongkang | Chou Yung-k'ang
# 李明 | 李敏
# Wang Jun | Wang Juan
# Zhang Lihua | Zhang Linhua
# 陳志強 | 陳志剛
# Liu Yang | Liu Ying
: Korean romanisations (Revised, McCune-Reischauer, passports)
= Kim Jong Un | 김정은
= Moon Jae-in | Mun Jae-in
= Lee Myung-bak | Yi Myongbak
= Park Geun-hye | Bak Geunhye
= Ban Ki-moon | 반기문
= Choe Ryong Hae | Choi Ryong-hae
# Kim Yong Chol | Kim Yong Chun
# Ri Su Yong | Ri Su Gil
# 박영수 | 박영숙
: Japanese names (kanji, kana and Hepburn)
= 安倍晋三 | Shinzo Abe
= 小泉純一郎 | Junichiro Koizumi
= 河野太郎 | Taro Kono
= Ōta Kenji | Ohta Kenji
= 高市早苗 | Sanae Takaichi
= イーロン・マスク | Elon Musk
# 田中一郎 | 田中二郎
# Sato Yuko | Sato Yuka
# 鈴木健 | 鈴木健太
# Yamada Hiroshi | Yamada Hiroki
: South Asian names (Indian and Bangladeshi documents)
= Narendra Modi | नरेंद्र मोदी
= Sheikh Hasina Wazed | Sheikh Hasina Wajed
= M. K. Stalin | Muthuvel Karunanidhi Stalin
= Droupadi Murmu | Draupadi Murmu
= Pinarayi Vijayan | Pinarai Vijayan
= মমতা বন্দ্যোপাধ্যায় | Mamata Bandyopadhyay
= Mamata Banerjee | Mamata Bandyopadhyay
= Chandrababu Naidu | N. Chandrababu Naidu
# Ramesh Chandra | Suresh Chandra
# Vijay Kumar Sharma | Ajay Kumar Sharma
# Abdul Hamid | Abdul Hakim
# Sunita Devi | Anita Devi
: Ethiopian and Somali chains (father's and grandfather's names)
= Abiy Ahmed Ali | Abiy Ahmed
= Hassan Sheikh Mohamud | Hassan Sheikh Mahmoud
= ዐቢይ አሕመድ | Abiy Ahmed
= Sahle-Work Zewde | Sahlework Zewde
# Tesfaye Bekele Haile | Bekele Tesfaye Haile
# Mohamed Abdi Farah | Abdi Mohamed Farah
: Iberian surnames (civil registers of Spain, Portugal, Brazil)
= Pedro Passos Coelho | Pedro Manuel Mamede Passos Coelho
= Dilma Rousseff | Dilma Vana Rousseff
= Andrés López Obrador | López Obrador, Andrés Manuel
= Alberto Núñez Feijóo | Alberto Nunez Feijoo
= Gabriel Boric Font | Gabriel Boric
# João Pedro Silva Santos | João Paulo Silva Santos
# Luis García Montero | Luis García Moreno
# Ana Costa Pereira | Ana Costa Ferreira
: Dutch, German and Nordic particles (spelling rules)
= Mark Rutte | Rutte, Mark
= Frans Timmermans | Franciscus Cornelis Gerardus Maria Timmermans
= Karl-Theodor zu Guttenberg | Karl Theodor Freiherr von und zu Guttenberg
= Jürgen Groß | Juergen Gross
= Søren Pape Poulsen | Soeren Pape Poulsen
= Åsa Lindström | Aasa Lindstroem
# Jan de Boer | Jan den Boer Smit
# Ursula Müller | Ursula Möller
# Bjørn Hansen | Bjarne Hansen
: Slips and shortenings (keyboards, forms)
= Wolodymyr Selenskyj | Volodymyr Zelensky
= Emmanuel Macorn | Emmanuel Macron
= Christopher Wray | Chris Wray
= Robert Menendez | Bob Menendez
= Katherine Johnson-Reed | Kate Johnson Reed
= Yevgeniy Prigozhin | Evgeny Prigozhin
= Giorgia Melnoi | Giorgia Meloni
= Mikhail Mishustin | Mishustin M.
# Robert Shaw | Rupert Shaw
# Elena Popova | Alena Popova
# Marc Dupont | Marie Dupont
# Chris Evans | Christine Evans
: parts left out (forms with two fields)
= Luiz Inácio Lula da Silva | Lula da Silva
= Hugo Rafael Chávez Frías | Hugo Chávez
= Robert Gabriel Mugabe | Robert Mugabe
= Than Shwe | Senior General Than Shwe
= Omar Hassan Ahmad al-Bashir | Omar al-Bashir
= Slobodan Milošević | Milosevic, Slobodan
# Hugo Rafael Pérez | Hugo Ramón Pérez
# John Michael Adams | John Mitchell Adams
# Laura Beatriz Gómez | Laura Berenice Gómez
# Ivan Stoyanov Petrov | Ivan Stefanov Petrov
# Omar Khalid Hussein | Omar Khalil Hussein
# Grace Wanjiku Mwangi | Grace Wambui Mwangi
`;
