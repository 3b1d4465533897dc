/**
 * The half of a seventh list of names by kind whose failures may be read. The left side is in the style of
 * payment messages, passports, crew lists and registers, the right side in the style of lists. The author saw
 * neither code nor tables nor the other lists, and labeled it before any of it was scored: `=` one party, `#`
 * two.
 */
export const SEVENTH_PERSONS_READ = `
: initials
= PETROVSKIY S V | Sergei Vladimirovich PETROVSKIY
= R D MOSADEGHI | Reza Davoud MOSSADEGHI
= J.C. ETXEBERRIA IRIGOYEN | Juan Carlos ETXEBERRIA IRIGOYEN
= E. E. ODUMEGWU | Emeka Ebuka ODUMEGWU
= Зубрицкий А.Н. | ZUBRITSKIY, Aleksandr Nikolaevich
= MKRTCHYAN V.G. | Vahagn Gevorgi MKRTCHYAN
= TH. PAPADIAMANTOPOULOS | Theodoros PAPADIAMANTOPOULOS
: order
= IVANCHENKO ROMAN | Roman Viktorovych IVANCHENKO
= TANAKA KENJIRO | Kenjiro TANAKA
= DIALLO MAMADOU ALIOU | Mamadou Aliou DIALLO
= OKONKWO CHUKWUEMEKA PAUL | Paul Chukwuemeka OKONKWO
: truncated35
= MOHAMMED ABDULRAHMAN ABDULAZIZ AL S | Mohammed Abdulrahman Abdulaziz AL-SUHAIBANI
= CHRISTODOULOPOULOS ANASTASIOS KONST | Anastasios Konstantinos CHRISTODOULOPOULOS
= RAMANANTSOALINA HERIZO ANDRIAMAHEFA | Herizo Andriamahefa RAMANANTSOALINA
: joint account
= FERREIRA QUINTANILHA E/OU ROSA QUINTANILHA AUGUSTO | Augusto FERREIRA QUINTANILHA
= M OU MME KONE DRISSA TIEMOKO | Drissa Tiémoko KONÉ
= MR THEIN ZAW MYINT OR DAW KHIN SAN AYE | THEIN Zaw Myint
: title address
= LT COL (RETD) MYO WIN HTUT | MYO Win Htut
= CAPT. YEVHEN HORDIIENKO MASTER | Yevhen HORDIYENKO
= BENEFICIARY: SR. GILBERTO ARREDONDO LUJAN CULIACAN SIN | Gilberto ARREDONDO LUJÁN
= HON. JUSTICE TENDAI CHINAMASA MAPHOSA | Tendai CHINAMASA MAPHOSA
= PROF DR MED IGOR WASSILJEWITSCH TSCHERKASSOW | Igor Vasilyevich CHERKASOV
= ATO GEBREMEDHIN TEKLE WOLDEYES ADDIS ABABA | GEBREMEDHIN Tekle Woldeyes
= AYATOLLAH SEYED MORTEZA SHIRAZIAN | Morteza SHIRAZIYAN
: mrz
= GROESSINGER<<JOERG<THOMAS | Jörg Thomas GRÖSSINGER
= DORDEVIC NEBOJSA | Nebojša ĐORĐEVIĆ
= GUDJONSSON THORVALDUR | Þorvaldur GUÐJÓNSSON
= WOZNIAK<KRZYZANOWSKA<<MALGORZATA | Małgorzata WOŹNIAK-KRZYŻANOWSKA
: passport arab
= ELSAYED MAHMOUD ABOUELFETOUH GOMAA | Al-Sayyid Mahmud Abu al-Futuh JUM'A
= KHALIFA BOUGHANMI ABDERREZAK | Abd al-Razzaq BU GHANMI KHALIFA
= ZIAD OUEIDAT | Ziyad UWAYDAT
= AYMAN MOUSTAPHA KHEIREDDINE | Ayman Mustafa KHAYR AL-DIN
= SAIFUDDIN ABDULLA ALOTAIBI | Sayf al-Din Abdallah AL-'UTAYBI
= DHIYAA THAMER ALDULAIMI | Diya Thamir AL-DULAYMI
= عبدالرزاق حميد الجبوري | Abdul Razzaq Hamid AL-JUBURI
= غازي يونس القرشي | Ghazi Younes KURASHI
= CHEIKH TIDIANE OULD BLAL | Shaykh al-Tijani WALAD BILAL
: kunya clan
= KHALED IBRAHIM ALRAWI | Abu Bakr Khalid Ibrahim AL-RAWI
= FAROUQ HAMDAN | Faruq Hamdan AL-SHAMMARI
= ABU TALHA WALID ALMASRI | Walid AL-MISRI (Abu Talhah)
: passport iran
= GHOLAMREZA JALALI TEHRANCHI | Gholam-Reza JALALI TEHRANCHI
= HOSSEINALI GHADIRIAN | Hoseyn-Ali QADIRIAN
= محمدرضا قنبرپور | Mohammad Reza GHANBARPOUR
= ALIREZA ASGHARZADEH | Ali-Reza ASQARZADEH
= VAHEED NOROUZI | Wahid NOWRUZI
: passport southasia
= MST RAHIMA KHATUN BEWA | Rahima KHATOON BEWA
= GURPREET S DHILLON | Gurprit Singh DHILLON
= VENKATA SUBBARAO KOLLURU | Venkat Subba Rao KOLLURU
= राजेश कुमार त्रिपाठी | Rajesh Kumar TRIPATHI
= আবদুল করিম চৌধুরী | Abdul Karim CHOWDHURY
: passport exsoviet
= OLEKSII HRYHOROVYCH SHEVCHUK-ZALIZNIAK | Aleksey Grigoryevich SHEVCHUK-ZALIZNYAK
= SIARHEI ZHYHALAU | Sergey ZHIGALOV
= JO'RAYEV ULUG'BEK | Ulugbek DZHURAYEV
= AGHAYEV RASHAD ELCHIN OGLU | Rəşad Elçin oğlu AĞAYEV
= გიორგი ჭანტურიშვილი | Giorgi CHANTURISHVILI
= XAYRULLO SHARIPZODA | Khairullo SHARIFZODA
= FEDIR LAVRYNENKO | Fyodor LAVRINENKO
: chain
= NIKOLAJ TSCHERNYSCHOW | Nikolay CHERNYSHOV
= GRZEGORZ SZCZEPANOW | Grigory SHCHEPANOV
= WŁADYSŁAW ŻURAWLOW | Vladislav ZHURAVLOV
= CHEICKNA OUSMANE TOURE | Shaykhna Uthman TURE
= DZHAMSHID GOLYAMI | Jamshid GHOLAMI
= GOSSEIN ALI MAKHMUDI | Hossein Ali MAHMOUDI
= YOUSSOUPH DJIBRIL | Yusuf JIBRIL
= ISMAIL HADZHI MEKHMEDOV | Ismail HADJI MEHMEDOV
= DMITRI CHTCHERBINE | Dmitry SHCHERBIN
= SERGUEI JOUKOVSKI | Sergey ZHUKOVSKY
= LIM BOON KEONG | LIN Wenqiang (林文強)
= TRUONG KIM LONG | 張金龍
= IOURI KHOLODOV | Yury KHOLODOV
= AKHMED ABU-KHAMZA AL-MISRI | Ahmad Abu Hamza AL-MASRI
: chinese
= CHEUNG KWOK WAI | ZHANG Guowei (張國偉)
= HSU CHIH-HSIUNG | XU Zhixiong (許志雄)
= CHOU TZU-CHIEH | 周子傑
= LV GUANGMING | 吕光明
= ZHUGE WENTAO | Wentao ZHUGE
= TSAI MING-HSIEN | CAI Mingxian
= HE SHUZHEN | 何淑珍
= QIU XIAOPING | CHIU Hsiao-ping
: korean
= JUNG HYUNWOO | CHONG Hyon-u
= CHOI SEUNGCHEOL | Ch'oe Sung-ch'ol
= 김광혁 | KIM Kwang Hyok
= 림경남 | RIM Kyong Nam
= NO KWANG CHOL | RO Gwang Chol
= HAN JANG SOO | HAN Chang-su
: japanese
= ITOH YUUJI | Yuji ITO
= KOUICHI SATOH | Koichi SATO
= JUNICHI HONMA | Jun'ichi HOMMA
= TSUTOMU OOSHIMA | Tsutomu OSHIMA
= MATUMOTO HUMIO | Fumio MATSUMOTO
: seasia
= SURAPHON CHAROENSUK | Surapol JAROENSUK
= สมศักดิ์ วงศ์สวัสดิ์ | Somsak WONGSAWAT
= U AUNG KYAW MOE | AUNG Kyaw Moe
= DAW NWE NWE HLAING | NWE Nwe Hlaing
= MUHAMAD SYAIFUL BAHRI | Mohammad Saiful BAHRI
= TJOKRO SOEHARDJO | Cokro SUHARJO
= DJOKO WIDJAJA KOESOEMO | Joko WIJAYA KUSUMO
= AHMAD FAIZAL B. HJ ZAINUDDIN | Ahmad Faisal bin Haji ZAINUDDIN
= SOK CHANTHA PISETH | សុខ ចន្ថា ពិសិដ្ឋ
: africa
= HAILEMARIAM GEBREKIDAN TESFAZGI | Haile Mariam GEBRE KIDAN Tesfazghi
= ገብረእግዚአብሔር ተስፋዬ | Gebregziabher TESFAYE
= BOUBACAR OUATTARA SIDIBE | Abubakar WATTARA SIDIBE
= OLUWASEUN ADEBAYO OGUNLESI | Seun Adebayo OGUNLESI
= CHIJIOKE NWA CHUKWU | Chijioke NWACHUKWU
= MUHAMMADU LAWAL GUSAU | Muhammad Lawal GUSAU
= JEAN-BOSCO NTAGANZWA | NTAGANZWA Jean Bosco
= THIERNO SEYDOU BA | Tierno Seydou BAH
: iberian
= MA. DEL CARMEN VILLASENOR | María del Carmen VILLASEÑOR ZAVALA
= LUIZ GONCALVES D'AVILA | Luís GONÇALVES DE ÁVILA
= XIMENA ECHEVERRY RESTREPO | Jimena ECHEVERRI RESTREPO
: balkan turk greek
= ARTAN HOXHAJ | Artan HODZAJ
= NEDZAD HADZIOSMANOVIC | Nedžad HADŽIOSMANOVIĆ
= ΧΑΡΑΛΑΜΠΟΣ ΟΙΚΟΝΟΜΙΔΗΣ | Haralambos ECONOMIDES
= EVANGELOS BOUTSIKARIS | Vangelis MPOUTSIKARIS
= MEHMET SUKRU CETINKAYA | Muhammed Şükrü ÇETİNKAYA
= DŽEVAD SKENDEROVIC | Dzhevad SKENDEROVIĆ
: hebrew
= ZVI YEHEZKEL | Tzvi YECHEZKEL
= SHLOMO KOCHAVI | Shelomo KOKHAVI
: typo ocr
= MIKHIAL ZAKHARCHENKO | Mikhail ZAKHARCHENKO
= ABDULAH AL MUHAYSNI | Abdallah AL-MUHAYSINI
= FEMANDO CASTELLANOS | Fernando CASTELLANOS
= OLEG DERlPASKIN | Oleg DERIPASKIN
= ALEXANDERLUKIANENKO | Alexander LUKYANENKO
= TARIK ZUBEIDLI | Tariq ZUBEIDI
: famous
= LAVROV SERGEY VIKTOROVICH | Sergei LAVROV
= AL ASAD BASHAR H. | Bashar AL-ASSAD
: same surname
# PETROVSKIY SERGEI VLADIMIROVICH | Konstantin Yurievich PETROVSKIY
# GOPAL KRISHNA SHARMA | Vinod SHARMA
# SMITH JONATHAN | Rebecca SMITH
# DIMITRIOS PAPADOPOULOS | Ioannis PAPADOPOULOS
# Кузнецов Олег Павлович | KUZNETSOV, Timur Rashidovich
# LUAN HOXHA | Ermir HOXHA
# BADR AL HARBI | Sultan AL-HARBI
# KENAN DEMIR | Abdulkadir DEMİR
# PEDRO DA SILVA | Wellington DA SILVA
# ARAM SARGSYAN | Tigran SARGSYAN
# ADEBAYO OLUWOLE | Folake ADEBAYO
# BOUTROS KHOURY | Antoine KHOURY
: brothers
# ARKADY ROTENSHTEIN | Boris ROTENSHTEIN
# FAHAD BIN SAUD AL THUNAYAN | Turki bin Saud AL THUNAYAN
# OLENA IVANIVNA MELNYCHENKO | Taras Ivanovych MELNYCHENKO
# JORGE LUIS OCHOA BARRIOS | Fabio OCHOA BARRIOS
# ALISHER BURKHANOVICH RUSTAMOV | Farhod Burkhanovich RUSTAMOV
# TARIQ MAHMOOD CHEEMA | Khalid Mahmood CHEEMA
# SVEN ERIK LINDQVIST | Lars Erik LINDQVIST
# IGOR VIKTOROVICH SLEPTSOV | Oleg Viktorovich SLEPTSOV
# VUSAL ILHAM OGLU HASANOV | Elnur Ilham oglu HASANOV
# NGUYEN VAN HUNG | NGUYEN Van Thanh
# TRAN THI LAN | TRAN Thi Mai
: father son
# VIKTOR OLEGOVICH BABICHEV | Oleg Borisovich BABICHEV
# NURLAN ASKAROVICH SADYKOV | Askar Maratovich SADYKOV
# SAID ALI BIN NASSER | Nasser bin Hamad
# GEORGI STOYANOV DIMOV | Stoyan Petrov DIMOV
# PAVLO OLEKSIIOVYCH HNATIUK | Oleksiy Stepanovych HNATYUK
# TEYMUR VAGIF OGLU MAMMADOV | Vaqif Salman oglu MƏMMƏDOV
# JON SIGURDSSON | Sigurdur PALSSON
# GANTULGA BATBAYAR | Batbayar DORJSUREN
: one of three
# MOHAMMED ABDUL QAYYUM SHEIKH | Mohammed Ilyas DARZADA
# LUIS FERNANDO ARANGO PEÑA | Luis Eduardo ROJAS MEJÍA
# ALI REZA MORADI | Ali Akbar SHAHBAZI
# MUHAMMAD ASLAM BHATTI | Muhammad Younas RAJPUT
# AHMED HASSAN ELGENDY | Ahmed Tawfiq BARAKAT
# MARIA JOSE ALVES PINTO | Maria Fernanda CORREIA LEITE
# MOHD FAIZ BIN ISMAIL | Mohd Rosli bin HARUN
# DMITRY SERGEEVICH ORLOV | Anton Sergeevich KRAVTSOV
# JUAN CARLOS MENDIZABAL | Juan Pablo TOLOSA
# MAHMOUD ABBAS FADHIL | Abbas Karim OBEID
# IBRAHIM MUSA DANJUMA | Musa Garba SOKOTO
# KIM THI HOA | DO THI Bich Hoa
# GARCIA LOPEZ MARTA | Ignacio LÓPEZ VALDIVIA
# PRINCE KWAKU BOATENG | Kwaku Owusu AGYEMAN
# DAVID LEE ROBERTS | David Lee HARGROVE
# SAID HASSAN WARSAME | Hassan Dahir OMAR
# EL HADJI OMAR FALL | El Hadji Amadou SECK
# EKATERINA ALEKSEEVNA SMIRNOVA | Ekaterina Borisovna VLASENKO
: common given
# MOHAMMAD HOSSEIN KARIMPOUR | Mohammad Hossein DEHGHANI
# ABDULLAH YUSUF | Abdullah RAMADAN
# ANDREAS VOGEL | Andreas BRANDT
# VLADIMIR ANTONOV | Vladimir SHESTAKOV
# FATIMA ZAHRA BENALI | Fatima Zahra OUADGHIRI
# CHUKWUDI OBI | Chukwudi EZEKWESILI
# JEAN PIERRE MOREAU | Jean-Pierre BEMBA
# OLENA BONDAR | Olena ZAITSEVA
# MINH TUAN LE | Minh Tuan PHUNG
# NIKOLAOS VLACHOS | Nikolaos KATSAROS
# HASSAN NASR | Hassan ROUHANI
# علي حسين | Ali Jafar RUBAIE
# خالد إبراهيم الدوسري | Khalid Salman BUKHAMSIN
: syllable zh
# CHAN KA WAI | CHAN Ka Lok
# 张伟 | 王伟
# 李明 | LI Peng
# TAN AH KOW | TAN Ah Hock
: syllable ko
# KIM YONG CHOL | KIM Yong Su
# PAK CHOL NAM | PAK Chol Min
# CHOE JONG IL | CHOE Jong Nam
# KIM MIN SOO | KIM Min Jae
# 김철수 | KIM Jong Su
# HONG KIL DONG | HONG Song Nam
# JON MYONG GUK | JON Myong Chol
: syllable vi my th jp
# LE VAN TAM | LE Van Phuc
# DANG QUOC BAO | DANG Quoc Tuan
# HOANG MINH CHAU | HOANG Minh Tri
# KYAW SWAR | KYAW Htoo
# THAN SHWE | THAN Tun
# ZAW MIN AUNG | ZAW Htet Oo
# YAMADA TARO | YAMADA Hanako
# SATO MAKOTO | SAITO Minoru
: title name
# GENERAL MANAGER | General MANSUR
# SHEIKH RAZIA BEGUM | Sheikh Hamad AL THANI
# AMIR HAMZAH LUBIS | Amir KHAN Muttaqi
# MALIK JOSEPH | Malik ISHAQ
# HAKIM BENNANI | Hakim Abdul BASIT
# DEAN MARTINSSON | Dean KWABENA Ofori
# CAPTAIN COOK TRAVEL A JONES | Captain IBRAHIM TRAORÉ
# SAYED OSMAN GONI | Sayed Hashem SAFIEDDINE
# HAJI MISKIN BIN DOLLAH | Haji Bismillah ZADRAN
# ABU BAKAR BIN SALLEH | Abu Bakar BA'ASYIR
: near surname
# ANTON MARKOV | Andrei MALKOV
# VERA SAMOILOVA | Vera MIKHAILOVA
# PAVEL ZHDANOV | Roman ZHDANKO
# JULIO CARDENAS | Julia CARDONA
# ELENA MOROZ | Egor MOROZOV
# FELIX OWINO | Felix OWUSU
# RENE CAMARA | Renata CAMARGO
# JAVIER SOLIS | Xavier SOLANO
: surname as given
# JAMES GEORGE | George Amanatidis JAMESON
# RAHMAN MIAH | Ziaur RAHMAN Hawlader
# IVAN PAVLOV | Pavel IVANOV
# PETER SIMON | Simon Petrosyan
# HENRY THOMAS | Thomas HENRIKSEN
: cross script
# محمد علي الحسن | Mohammed Nasser BANI-HAMAD
# 王建国 | WANG Shufen
# 김영남 | KIM Ok Ju
# Γιώργος Νικολάου | Andreas NICOLAOU
# สมชาย ใจดี | Somchai KUNPLUEM
# Морозов Игорь Валентинович | MOROZOV, Vadim Leonidovich
# Шевченко Ірина | Andriy SHEVCHENKO
# Нұрлан Әбдіров | Murat ABDIROV
# عبد الله الشمري | Fahd AL-SHAMMARI
# 李志強 | LEE Chi Fai
# 박성호 | PAK Song Chol
# 이지은 | RI Ji Hyang
# דוד כהן | Yosef COHEN
# สุรชัย ศรีสุข | Surapong THONGDEE
: joint other
# A KHAN AND B KHAN | Dawood IBRAHIM Kaskar
# CARLOS DE LA CRUZ | Domingo DE LA TORRE
# ANA DOS SANTOS | Isabel DOS ANJOS
# MARIE EL KHOURY | Michel EL MURR
# YEHIA ABDEL RAHMAN SALEM | Abdel Rahman FATHI
: native script
= Мырзахмет Тілеубердин | Myrzakhmet TLEUBERDIN
= طه ياسين العبيدي | Taha Yasin AL-UBAIDI
= نصرالله پژمانفر | Nasrollah PEJMANFAR
= عبدالقدیر خان کاکڑ | Abdul Qadeer Khan KAKAR
= 蔡英傑 | TSAI Ying-chieh
= 최명숙 | CHOE Myong Suk
= ကျော်စွာလင်း | KYAW Swar Lin
= კახაბერ ლომიძე | Kakhaber LOMIDZE
= Արմեն Հովհաննիսյան | Armen HOVHANNISYAN
= মোঃ জাহাঙ্গীর আলম সরকার | Md. Jahangir Alam SARKER
= Милорад Живановић | Milorad ZIVANOVIC
= Стоян Хаджиилиев | Stoyan HADZHIILIEV
: chain2
= TAN CHEE MENG | CHEN Zhiming (陳志明)
= TEO SWEE HOCK | 張瑞福
= JUMABEK SHARSHENALIEV | Zhumabek SHARSHENALIYEV
= DIEGHAM ABDOURAKHMANE | Daygham ABDUL RAHMAN
: hard other
# MARIA ISABEL DOS REIS | Isabel Cristina DOS SANTOS
# SALMAN RAZA NAQVI | Salman Ahmad RUSHDI
# NGUYEN THI KIM NGAN | NGUYEN Thi Kim Lien
# TRINH XUAN HOA | TRINH Xuan Thanh
# CHEN CHIEN-HUNG | CHEN Chien-jen
# CHIKA OKORO | Uchenna OKORO
# PUTRI WIDODO | Joko WIDODO
# IVAN SECHENOV | Igor SECHIN
# KIM JONG HWAN | KIM Jong Un
`;

export const SEVENTH_ORGANISATIONS_READ = `
: legal form
= OOO "TEKHNOPROMSNAB" | Tekhnopromsnab Limited Liability Company
= ООО «СЕВЕРНЫЕ МОРСКИЕ ПЕРЕВОЗКИ» | Severnye Morskie Perevozki LLC
= TOV UKRAGROKHIMZBUT | Ukrahrokhimzbut LLC
= GRUNWALD ANLAGENTECHNIK GMBH U CO KG | Gruenwald Anlagentechnik GmbH & Co. KG
= KORALOVA SPED D.O.O. BEOGRAD | Koralova Šped društvo s ograničenom odgovornošću
= BALTKRANAS UAB | UAB Baltkranas
= PT SUMBER MAKMUR ABADI TIRTA TBK | Sumber Makmur Abadi Tirta, PT
= SYARIKAT PERKAPALAN TELUK JATI SDN. BHD. | Teluk Jati Perkapalan Sendirian Berhad
= CONG TY TNHH THUONG MAI HAI PHUONG SAO | Hai Phuong Sao Trading Company Limited
= ZARINPARS PETRO TEJARAT CO. (P.J.S.) | Zarrin Pars Petro Tejarat Private Joint Stock Company
= YAKAMOZ DENİZCİLİK VE TİC. LTD. ŞTİ. | Yakamoz Denizcilik ve Ticaret Limited Sirketi
= DALIAN HAOXIN SHIPMGT CO LTD | Dalian Hao Xin Ship Management Company Limited
= KABUSHIKI KAISHA TOYOHAMA SEIKI | Toyohama Seiki Co., Ltd.
= INVERSIONES EL ZAGUAN DORADO S DE RL DE CV | Inversiones El Zaguán Dorado S. de R.L. de C.V.
= HELLESPONTIKI NAFTILIAKI A.E. | Hellespontiki Naftiliaki Société Anonyme
= KHALDE AUTO PARTS S.A.L. OFFSHORE | Khaldeh Auto Parts SAL (Off-Shore)
= TASHIMPEX MCHJ | Tashimpex OOO
= TOO KAZSPETSMETALL | Казспецметалл ЖШС
: place branch
= ZEDCO PETRO PARTS, DUBAI BR | Zedco Petro Parts
= PERSEPOLIS LEASING CO KISH BRANCH | Persepolis Leasing Company
= NEFTEMASHGROUP REP OFFICE IN HANOI | Neftemashgroup JSC
= LUCKY STAR BULLION EST DEIRA | Lucky Star Bullion Establishment
: former ta co
= KAVIR TAJHIZ NOVIN EX ATLAS TAJHIZ | Atlas Tajhiz Company
= GOLDEN IBIS RESOURCES F/K/A SAMBIRANO MINES | Sambirano Mines Ltd
= STE ALKHAIRIA IMPORT EX-ETS BEN SLIMANE FRERES | Etablissements Ben Slimane Frères
= HWASONG GENERAL TRDG DBA CHONBUK MARINE PRODUCTS | Chonbuk Marine Products Trading Company
: truncated35
= ISLAMIC REPUBLIC OF IRAN SHIPPING L | Islamic Republic of Iran Shipping Lines
= TABACOS YARAGUA EMPRESA COMERCIALIZ | Tabacos Yaraguá Empresa Comercializadora y Exportadora S.A.
= THE KOREA RYONBONG GENERAL CORPORAT | Korea Ryonbong General Corporation
= COMPAGNIE MALIENNE DES TEXTILES ET | Compagnie Malienne des Textiles et Cotonniers
: vessel
= M/V OCEAN GARDENIA IMO 9187344 | OCEAN GARDENIA (IMO 9187344)
= T/KH KAPITAN DEREVYANKO | KAPITAN DEREVIANKO
= ТХ «Балтийский Лидер» | BALTIYSKIY LIDER
= F/V FU YUAN YU 7866 | FUYUANYU 7866
= MOTOR TANKER ARTAVIL | ARTAVIL
= RYON HWA3 | RYON HWA 3
= MV DELICE IMO9125138 FLAG PANAMA | DELICE
= 福远渔9885 | FU YUAN YU 9885
= BBC VESSEL "JIN TENG" | JIN TENG
= MT ARKTlKA EXPRESS | ARKTIKA EXPRESS
: aircraft
= RA78765 IL-76TD | RA-78765
= AIRCRAFT P4 BBL GLOBAL EXPRESS | P4-BBL
= T7-SSK (BUSINESS JET) | T7SSK
: state body
= BANK MELLI IRAN, HAMBURG | Bank Melli Iran
= BANK-E SANAT VA MA'DAN | Bank of Industry and Mine (Bank Sanat va Madan)
= ВНЕШЭКОНОМБАНК | VNESHECONOMBANK
= MINISTERSTVO OBORONY ROSSIYSKOY FEDERATSII | Ministry of Defence of the Russian Federation
= وزارة الدفاع السورية | Syrian Ministry of Defense
= ОАО «Минский автомобильный завод» | Minsk Automobile Plant (MAZ) OJSC
= SEPAH PASDARAN ENGHELAB ESLAMI | Islamic Revolutionary Guard Corps (Sepah-e Pasdaran-e Enqelab-e Eslami)
= ROSOBORON EXPORT STATE CORP | Rosoboroneksport OAO
= SHERKAT MELLI GAZ IRAN NIGC | National Iranian Gas Company (NIGC)
: ngo militia
= HEZBOLLAH LEBANON | Hizballah
= KATAIB HIZBALLAH 45 BDE PMF | Kata'ib Hezbollah
= ASA'IB AHL EL HAQ | Asaib Ahl al-Haqq
= PARTIYA KARKEREN KURDISTAN | Kurdistan Workers' Party (PKK) (Partiya Karkerên Kurdistan)
= FORCES DEMOC DE LIBERATION DU RWANDA FDLR | Forces Démocratiques de Libération du Rwanda
= JAMIYAT TAALIM EL QURAN ELKHAYRIYA | Jam'iyat Ta'lim al-Qur'an al-Khayriyya
: typo ocr
= ROSNEFTEGAZSTROI TRADlNG | Rosneftegazstroy Trading
= KOREA KWANGSONG TRAIDNG CORP | Korea Kwangsong Trading Corporation
= HONGKONG BRIGHTVILE ELECTRONICS | Hong Kong Brightville Electronics Co Ltd
: short brand
# ALFATEK GMBH | Alphomega Tech GmbH
# MEGAN SARL | Megafon PAO
# DELTA AIR CARGO | Delta-Leasing VSK
# RUSALKA CAFE | RUSAL United Company
# SOLARIS BUS | Solars Trading FZCO
: generic
# GOLDEN LION GENERAL TRADING LLC | Golden Swallow General Trading LLC
# AL NOOR MONEY EXCHANGE | Al Rashad Money Exchange
# STROITELNAYA KOMPANIYA VEGA | Stroitelnaya Kompaniya Monolit
# INVERSIONES Y REPRESENTACIONES LOS ALPES | Inversiones y Representaciones Tolúviejo
# PACIFIC SHIPPING AGENCY | Baltic Shipping Agency
# KOREA PAEKSOL TRADING CORP | Korea Ryonghung Trading Corp
# GROUPE SCOLAIRE LES PALMIERS | Groupe Minier Les Cascades
# TRANSPORTES HERMANOS RUEDA SA DE CV | Transportes Hermanos Peralvillo SA de CV
# GLOBAL STEEL WORLDWIDE | Khouzestan Steel Worldwide
# INSTITUTE OF APPLIED LINGUISTICS | Institute of Applied Physics
# SCIENTIFIC PRODUCTION ASSOCIATION KVANT-AGRO | Scientific Production Association Lavochkin
# ООО «Торговый дом Ромашка» | OOO Torgovyy Dom Uralvagon
# AL AMAL CHARITY HOSPITAL AMMAN | Al-Aqsa Charity Foundation
# SOCIEDAD AGRICOLA SANTA ELENA | Sociedad Minera Santa Bárbara
# AGENCE DE VOYAGE ATLAS | Agence de Fret Sahara
# CENTRAL AUTO PARTS DAMASCUS ROAD | Central Cement Damascus
# TEHRAN CARPET GALLERY | Tehran Gostaresh Company
# MIDDLE EAST DENTAL SUPPLY | Middle East Marine Bunkering
# THE ROYAL JORDANIAN ACADEMY | The Royal Kush Trading
: same word place
# CASPIAN SERVICES ATYRAU TRUCK PARTS | Atyrau Refinery Leasing
# ODESSA BAKERY NO 4 | Odessa Maritime Cable Works
# TULA GINGERBREAD FACTORY | Tula Cartridge Works
# HARBIN BEER AGENCY | Harbin Institute of Technology
# WUHAN NOODLE HOUSE | Wuhan Global Sensor Technology
# BEIRUT BAKERY SYDNEY | Beirut Diam SAL
# KANDAHAR GRILL | Kandahar Exchange Market Hawaladars
: vessel number
# LU RONG YUAN YU 212 | LU RONG YUAN YU 978
# HANSA STAR 1 | HANSA STAR 6
# MT GAS VENUS 12 | GAS VENUS 30
# JIN HYE 19 | JIN HYE 4
# OMSKIY 91 | OMSKIY 133
# NAN HAI 27 | NAN HAI 605
: vessel name
# MV SEA PRINCESS | SEA PHANTOM
# M/T OCEAN JADE | OCEAN HERMES
# GOLDEN BRIDGE | GOLDEN HORIZON II
# KAPITAN IVANENKO | KAPITAN SHCHEMILKIN
# PACIFIC JEWEL | PACIFIC BRAVERY
# PROFESSOR LOGACHEV | PROFESSOR BUBNOV
# MV YASMIN | YASA GOLDEN MARMARA
# M/V ATLANTIC HORIZON | ATLANTIC RAINBOW
# NS CAPTAIN | NS CHAMPION
: aircraft other
# P4-BBL | P4-MES
: bank country
# CENTRAL BANK OF KENYA | Central Bank of Iran
# NATIONAL BANK OF GREECE | National Bank of the Republic of Belarus
# BANK OF INDUSTRY NIGERIA | Bank of Industry and Mine, Tehran
# AGRICULTURAL BANK OF CHINA | Agricultural Cooperative Bank of Syria
# EXPORT IMPORT BANK OF INDIA | Export Development Bank of Iran
# COMMERCIAL BANK OF ETHIOPIA | Commercial Bank of Syria
# REAL ESTATE BANK OF ALGERIA | Real Estate Bank of Syria
# EURASIAN BANK ALMATY | Russian Agricultural Bank
: ministry country
# MINISTERE DE L'INTERIEUR DU SENEGAL | Ministère de l'Intérieur de la Syrie
# MINISTERIO DE EDUCACION PERU | Ministerio de Defensa de Nicaragua
# KEMENTERIAN KESIHATAN MALAYSIA | Kementerian Pertahanan Myanmar
# KUWAIT NATIONAL PETROLEUM CO | Iran National Petrochemical Co
: acronym other
# ELN ELEKTRO NORD GMBH | Ejército de Liberación Nacional
# PKK PLASTIK KUTU KALIP SAN | Kurdistan Workers' Party
# VEB WOHNUNGSBAU ROSTOCK | Vnesheconombank
# ISIS PHARMACEUTICAL TRADERS | Islamic State in Iraq and the Levant
# ETA SWISS WATCH MOVEMENTS | Euskadi Ta Askatasuna
# MAZ TEXTILE | Minsk Automobile Plant
: militia ngo other
# JAMAAT KHANA NAIROBI | Jamaat Nusrat al-Islam wal-Muslimin
# FRONT DESK SERVICES POLISARIO HOTEL | Front de Libération du Macina
# MOVEMENT FOR CLEAN AIR | Movement for Oneness and Jihad in West Africa
# UNION DES FEMMES DU MALI | Union des Patriotes Congolais
# ARMEE DU SALUT CONGO | Armée de Résistance du Seigneur
# HARAKAT SAILING CLUB | Harakat al-Nujaba
# BRIGADE DE SAPEURS POMPIERS PARIS | Brigade Fatemiyoun
# WORLD VISION KOREA | World Islamic Call Society
# NATIONAL LIBERATION MUSEUM ARNHEM | National Liberation Army
: person vs company
# IVANOV LEGAL BUREAU | Ivanovo Arms Machine Plant
# GARCIA E HIJOS SL | Garces Hijos Mineros SAC
# PETROV DENTAL PRACTICE | Petrov Bureau of Special Machines
# EBRAHIM & SONS CURTAINS | Ebrahimi Steel Rolling
: cross script
# ОАО Молоко Сибири | Sibir Airlift OAO
# شركة النور للأثاث | Al-Nur Radiation Detection
# 株式会社青木商店 | Aoki Kaiun K.K.
# (주)한국식품 | Korea Mining Development Trading Corp
# ΝΑΥΤΙΛΙΑΚΗ ΑΙΓΑΙΟΥ | Naftiliaki Ionion Tankers
# АО «Завод Звезда-Мебель» | AO Zavod Molot
: hard same
= شركة الفرات للصرافة | Al-Furat Exchange Company
= صنایع الکترونیک پارسیان | Parsian Electronics Industries
= BAYAN TAMBANG SENTOSA PT. JAKARTA | PT Bayan Tambang Sentosa
= NPP "RADAR-SVYAZ" AO | Radar-Svyaz NPP JSC
= NPTEC-GULF PETROCHEM L.L.C DMCC | NPTEC Gulf Petrochem DMCC
= ETABLISSEMENTS DIAKITE & FRERES BAMAKO | Ets Diakité et Frères
= HAO FAN NO.6 | HAO FAN 6
: hard other
# TD SPETSMASH VOLGA | TD Spetspribor
# NII KARDIOLOGII | NII Elektronnykh Priborov
# UAB BALTIC FURNITURE | UAB Baltic Arms Transit
# KARGO YAPI INSAAT LTD STI | Kuveyt Yapi Petrol Ltd Sti
# SHIRAZ UNIVERSITY OF MEDICAL SCIENCES | Malek Ashtar University of Technology
# NINGBO SEAFAITH KITCHENWARE | Ningbo Beilun Oceanking Shipping
# HEBEI IRON PIPE FITTINGS | Hebei Xinhai Chemical
# AGRO-INDUSTRIAL BANK OF MOLDOVA | Industrial Savings Bank of Russia
# KOREAN AIR CARGO | Air Koryo
# JOINT STOCK COMPANY AEROFLOT CATERING | Joint Stock Company Aerospace Kurs
`;
