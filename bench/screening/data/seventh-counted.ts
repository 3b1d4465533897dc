/**
 * The half of a seventh list of names by kind that is only counted: its failures are never read. The left
 * side is in the style of payment messages, passports, crew lists and registers, the right side in the style
 * of lists. The author saw neither code nor tables nor the other lists, and labeled it before any of it was
 * scored: `=` one party, `#` two.
 */
export const SEVENTH_PERSONS_COUNTED = `
: initials
= KOVALCHUK O.M. | Oleksandr Mykolaiovych KOVALCHUK
= M/S A. R. CHOWDHURYMOLLAH | Abdur Rahman CHOWDHURY MOLLAH
= H.B.A. MUTAMBARA | Herbert Brian Anesu MUTAMBARA
: order
= TRAORE SOULEYMANE BAKARY | Souleymane Bakary TRAORÉ
= NGUYEN THI HONG NHUNG | Hong Nhung NGUYEN THI
= SZABO LASZLO GABOR | László Gábor SZABÓ
= BATBAYAR TSERENDORJ | Tserendorj BATBAYAR
= LEKA ARBEN | Arben LEKA
= KUMARASINGHE NIMAL PRIYANTHA | Nimal Priyantha KUMARASINGHE
: truncated35
= HERNANDEZ BUSTAMANTE FRANCISCO JAVI | Francisco Javier HERNÁNDEZ BUSTAMANTE
= MARIA DE LOURDES CAVALCANTI DE ALBU | Maria de Lourdes CAVALCANTI DE ALBUQUERQUE
= KHOJAMBERDIYEV BAHODIR SHUKHRATOVIC | Bahodir Shuhratovich XOJAMBERDIYEV
= WICKRAMASINGHE ARACHCHIGE DON SUNIL | WICKRAMASINGHE ARACHCHIGE Don Sunil Jayantha
= SHEIKH MOHAMMAD SHAFIQUL ISLAM BHUI | SHEIKH MOHAMMAD Shafiqul Islam BHUIYAN
: joint account
= MR IVANTEEV PETR SERGEEVICH OR MRS IVANTEEVA OLGA | Petr Sergeyevich IVANTEEV
= MR AND MRS A KARAGIANNOPOULOS | Athanasios KARAGIANNOPOULOS
= DR HASSAN TABATABAEI AND/OR F TABATABAEI | Hassan TABATABAI
= HERR ODER FRAU DMITRI BESCHASTNOW | Dmitriy BESCHASTNOV
= LIM KOK SENG &/OR TAN BEE HWA | LIM Kok Seng
: title address
= H.E. DR. ABDULKARIM AL GHURAIBI, P.O.BOX 2233 SANAA | Abd al-Karim AL-GHURAYBI
= ENGR MURTALA BELLO DANGALADIMA NO 4 ZARIA RD KANO | Murtala Bello DANGALADIMA
= 1/GOSPODIN MILORAD VUJOSEVIC 2/BEOGRAD | Milorad VUJOŠEVIĆ
= HAJI GHULAM SAKHI NOORZAI S/O HAJI AKHTAR MOHD | Ghulam Sakhi NURZAI
= SHRI RAJENDRA PRASAD KUSHWAHA, PATNA | Rajendra Prasad KUSHWAHA
= KHUN SOMCHAI RATTANAWONG 88/5 SUKHUMVIT | Somchai RATTANAWONG
= ALHAJI SANI UMAR GWARZO AND SONS ACCT | Sani Umar GWARZO
: mrz
= MUELLNER ULRIKE SUEHEYLA | Ulrike Süheyla MÜLLNER
= SOERENSEN KJAER BJOERN | Bjørn SØRENSEN KJÆR
= AAKERBLOM GOERAN | Göran ÅKERBLOM
= IUSHCHENKO KSENIIA | Kseniya YUSHCHENKO
= KHRUSHCHEVA IULIIA EVGENEVNA | Yuliya Yevgenyevna KHRUSHCHYOVA
= SHCHERBYNA<<VALERII | Valeriy SHCHERBINA
= OEZTUERK GUELAY | Gülay ÖZTÜRK
= CAGLAYANGIL SUKRU | Şükrü ÇAĞLAYANGİL
= MUNOZ<IBANEZ<<BEGONA | Begoña MUÑOZ IBÁÑEZ
= EMELIANENKOV ARTEM | Artyom YEMELYANENKOV
= TSYHANKOV IHOR | Igor TSYGANKOV
= STRASSER GUENTHER | Günther STRAßER
: passport arab
= JABBAR KADHIM MUHSIN AL ZUBAIDI | Jabar Kazim Muhsin AL-ZUBAYDI
= QUSAI ABDULHUSSEIN JAWAD | Qusay Abd al-Husayn JAWAD
= GAMAL ABDELNASSER ELSHAZLY | Jamal Abd al-Nasir AL-SHADHILI
= HISHAM ABD ELGHAFAR ELNAGGAR | Hisham Abd al-Ghaffar AL-NAJJAR
= NOUREDDINE BENYOUCEF | Nur al-Din BIN YUSUF
= MAAMAR BELKACEM OULD SIDI | Muammar ABU AL-QASIM WALAD SIDI
= AWADH SALEM BAGHARSH | Awad Salim BA GHARSH
= هاشم صفي الموسوي | Hachem Safi EL MOUSSAWI
= HOUCINE CHOUKRI | Husayn SHUKRI
: kunya clan
= YASER BIN TAREQ | Yasir bin Tariq AL-QAHTANI
= OMAR FAROOQ GUL | Mullah Omar Faruq GUL POPALZAI
= ABDIKADIR WARSAME HERSI | Abdiqadir WARSAME HERSI 'Ikrima'
= MANSOUR DAKHIL | Mansur Dakhil AL-HARBI
= MULLA ABDUL GHAFOOR AGHA | Abdul Ghafur AGHA NOORZAI
= SALEH MUTLAQ FARES | Salih Mutlaq Faris AL-JABURI
= HAMAD MUBARAK SAAD | Hamad Mubarak Sa'd AL-HAJIRI
: passport iran
= SEYYED JAVAD ESFANDIYARI | Seyed Javad ESFANDIARI
= MOHAMADMEHDI KHOUSHKHOU | Mohammad Mehdi KHOSHKHU
= EBRAHIM ZOLGHADRI | Ibrahim ZULQADRI
= اسماعیل خرسندنیا | Esmail KHORSANDNIA
= PARVIZ FATTAHI GHAZVINI | Parviz FATAHI QAZVINI
= BEHROUZ KAMALVANDI | Behruz KAMALWANDI
: passport southasia
= MD SHAFIKUL ISLAM MAZUMDER | Mohammad Shafiqul Islam MAJUMDAR
= SYED ZULFIQAR HYDER GILLANI | Saiyid Zulfikar Haidar GILANI
= HAFIZ ABDUR REHMAN MAKKI BUTT | Abdul Rahman MAKKI BUTT
= CH. MUHAMMAD ILYAS WARRAICH | Mohammed Ilias WARAICH
= GHULAM QADIR KHOKHAR | Gulam Kadir KHOKAR
= SK. ABDUL MOTALEB | Sheikh Abdul MUTALIB
= RAVINDRAN NADARAJAH PILLAI | Raveendran NADARAJA PILLAI
= விக்னேஸ்வரன் கந்தசாமி | Vigneswaran KANDASAMY
= MUKHTIAR AHMED SOOMRO | Mukhtar Ahmad SUMRO
: passport exsoviet
= NURSULTANOV YERLAN BAKHYTULY | Erlan Bakhytovich NURSULTANOV
= ZHUMAGULOV QAIRAT | Kairat JUMAGULOV
= Щербаков Юрий Геннадьевич | Yuri Gennadievich SHCHERBAKOV
= Гайдукевич Микола Євгенович | Nikolai Evgenievich GAIDUKEVICH
= ULADZIMIR KARANKEVICH | Vladimir KORANKEVICH
= QODIROV SHERZOD | Sherzod KADYROV
= Վարդան Ղազարյան | Vardan GHAZARYAN
= GRIGOR KAZARIAN | Grigor GHAZARYAN
= Бердімұрат Құдайбергенов | Berdimurat KUDAIBERGENOV
= GURBANMYRAT HANOW | Kurbanmurad KHANOV
= AIGUL TOKTOGULOVA | Айгүл ТОКТОГУЛОВА
: chain
= ABDELGHANI BOUCHAREB | Abdulghani ABU SHARIB
= JEVGENIJS SCERBAKOVS | Yevgeny SHCHERBAKOV
= KHOSSEIN RAKHIMI | Hossein RAHIMI
= ALEXEJ TSCHUJKOW | Alexei CHUYKOV
: seasia
= HUYNH CHI DUNG | HUỲNH Chí Dũng
= အောင်မြင့်ထွန်း | AUNG Myint Htun
= MAUNG MAUNG THEIN TUN | U Maung Maung Thein Htun
= ROMEO C. DELA CRUZ MANALASTAS | Romeo MANALASTAS y DE LA CRUZ
= PHẠM THỊ NGỌC DIỆP | PHAM THI NGOC DIEP
: chinese
= WONG KA MING DAVID | 黃家明
= OUYANG XIUYING | OU YANG Xiu Ying
= LYU JIANJUN | LÜ Jianjun
= 陳德福 | CHAN Tak Fuk
= JIANGUO XIE | HSIEH Chien-kuo
= XUE YONGQIANG | Yong Qiang XUE
: korean
= RI CHOL MAN | Lee Chol-man
= PAK YONG SIK | Park Yong-shik
= YOO MYUNG HO | Yu Myong-ho
= KYUNGHEE SHIN | SIN Kyong Hui
: japanese
= OHNO SHINTARO | 大野慎太郎
= SHIMIZU KENICHI | シミズ ケンイチ
: africa
= TEKLEBRHAN WOLDEGABR | Tekle Berhan WOLDEGABRIEL
= ABDURAHMAN MOHAMUD CIISE | Abdirahman Mohamoud ISSE
= MAXAMED CABDI SHIRWAC | Mohamed ABDI SHIRWA'
= EL HADJI MALICK N'DIAYE SARR | El Hadj Malik NDIAYE SARR
: iberian
= JOSE GPE. BELTRAN QUINTERO | José Guadalupe BELTRÁN QUINTERO
= GUTIERREZ DE LA O RUBEN | Rubén GUTIÉRREZ DE LA O
= ANTONIO CARLOS MAGALHAES VASQUES FO | Antônio Carlos MAGALHÃES VASQUES FILHO
= JOAO BAPTISTA TEIXEYRA | João Batista TEIXEIRA
: balkan turk greek
= Ђорђе Љубичић | Djordje LJUBICIC
= GEORGIOS VENIZELAKIS | Yiorgos VENIZELAKIS
= CHRISTOS TZANETAKIS | Hristos DZANETAKIS
= NECMETTİN YILDIRIMOĞLU | Necmeddin YILDIRIMOGLU
= Γεώργιος Παπαχατζής | George PAPAHATZIS
= KIRIL TRAJKOVSKI | Кирил Трајковски
: hebrew
= יצחק בן-חיים | Itzhak BEN HAIM
= MOSHE CHAIM GOLDSCHMIDT | Moishe Haim GOLDSHMIDT
= יעקב שושני | Yaakov SHOSHANI
: typo ocr
= VLADIMlR GORBUNTSOV | Vladimir GORBUNTSOV
= R0BERT KWAME ANSAH | Robert Kwame ANSAH
= STANISLAV MAKSIMENKQ | Stanislav MAKSIMENKO
= HECTOR MALDONDAO IRIARTE | Héctor MALDONADO IRIARTE
= KRlSTIJAN BOGDANOVlC | Kristijan BOGDANOVIĆ
= SEBASTlAO QUEIROZ FONTOURA | Sebastião QUEIROZ FONTOURA
= YEVGENIYPRIGOZHENKO | Yevgeniy PRIGOZHENKO
= MUHAMMED SHAHZADMALIK | Muhammad Shahzad MALIK
= MUSTAFA KALYANCU | Mustafa KALYONCU
= GENNADY VOLOSHCHNEKO | Gennady VOLOSHCHENKO
: famous
= KADHAFI SAIF AL ISLAM | Sayf al-Islam QADHAFI
= NICOLAS MADURO MOROS | MADURO, Nicolás
= MIN AUNG HLAING SR GEN | Min Aung HLAING
= JOAQUIN ARCHIVALDO GUZMAN L | Joaquín GUZMÁN LOERA
: same surname
# IVANOVA MARINA | Lyudmila IVANOVA
# KARIMOV FARRUKH | Jamshid KARIMOV
# ROBERTO ESCOBEDO LARA | Manuel ESCOBEDO CANO
# HUSSEIN AL TIKRITI | Barzan AL-TIKRITI
# MARIO ROSSI | Giancarlo ROSSI
# ANNA KOWALSKA | Beata KOWALSKA
# YILMAZ HAKAN | Osman YILMAZ
# MEHRDAD AHMADI | Sohrab AHMADI
# ABDOULAYE TRAORE | Moussa TRAORÉ
# FRANCIS OKAFOR | Ngozi OKAFOR
# SUZUKI HARUTO | Masayoshi SUZUKI
# GEBRE TESFAYE | Yohannes TESFAYE
# ZORAN JOVANOVIC | Milica JOVANOVIĆ
# DAVID COHEN | Eliezer COHEN
# MOHAMMAD SALIM NOORZAI | Bashir NOORZAI
# ANDREI POPESCU | Liviu POPESCU
# BAKYT ABDRAKHMANOV | Serik ABDRAKHMANOV
# GIORGI MAISURADZE | Levan MAISURADZE
# KHALID AL SHEHRI | Waleed AL-SHEHRI
# HERI SUSANTO | Bambang SUSANTO
# ISAIAS AFEWORKI HAGOS | Berhane HAGOS
: brothers
# UDAI SABRI AL NASIRI | Qusai Sabri AL-NASIRI
# CARLOS ALBERTO CIFUENTES MONTOYA | Hernán Darío CIFUENTES MONTOYA
# RAMZAN AKHMATOVICH DUDAEV | Zelimkhan Akhmatovich DUDAEV
# IHAB RAMI MAKHLOUFI | Eyad Rami MAKHLOUFI
# HAMID REZA SALEHI | Majid Reza SALEHI
# ENVER SHALA | Ilir SHALA
# MARWAN ADNAN HAMADE | Ghassan Adnan HAMADE
: father son
# ABEBE KEBEDE DESTA | Kebede Wolde MIKAEL
# MIKHAIL ROMANOVICH TITARENKO | Roman Ihorovych TITARENKO
# MAXIM DENISOVICH LAPTEV | Denis Arkadyevich LAPTEV
# AHMAD BIN ROSLAN | Roslan bin YAHAYA
# ANVAR SOBIROVICH NAZAROV | Sobir Tolibovich NAZAROV
: one of three
# ALEKSANDR NIKOLAEVICH BYKOV | Aleksandr Petrovich GUSEV
# ABDUL RAHIM WARDAK | Abdul Salam ZAEEF
# NIRMALA DEVI GUPTA | Sunita DEVI PASWAN
# SYED ASIF RIZVI | Syed Tanveer BUKHARI
# MYO THANT OO | MYO Min Naing
# KHIN MAUNG SOE | KHIN Zaw Lat
# PIOTR JAN MAZUR | Jan Kazimierz BIELAK
: common given
# SERGEY BORISOV | Sergey TIMOFEEV
# JUAN MARTINEZ | Juan ESPINOZA
# RAJESH PATEL | Rajesh NAMBIAR
# MARIA GONZALEZ | Maria PAPANDREOU
# MUSTAFA OZKAN | Mustafa KARAHAN
# STEFAN IONESCU | Stefan RADOICIC
# SITI NURHALIZA | Siti MARYAM
# AIDA BEGIC | Aida MURATOVIC
# JOHN WILLIAMS | John ABERNATHY
# ДМИТРИЙ СОКОЛОВ | Dmitriy KOZAK
# NASSER AL QAHTANI | Nasser AL-WUHAYSHI
: syllable zh
# WANG JIANHUA | WANG Jianmin
# LI XIAOMING | LI Xiaolong
# CHEN GUOQIANG | CHEN Guodong
# LEUNG CHI KEUNG | LEUNG Wai Keung
# HUANG ZHIPING | HUANG Zhihong
# ZHAO YONGGANG | ZHAO Yongsheng
# HSIEH MEI-LING | HSIEH Mei-hua
# YANG FENG | YAN Feihong
# LAM SIU FAI | LAM Siu Hung
# MA JUN | MA Chao
# HE ZHEN | GE Shen
# 陈志强 | 陈志明
# FONG KWOK LEUNG | FENG Guohua
: syllable ko
# RI SONG HYOK | RI Song Guk
# LEE JIHOON | LEE Jiyoung
# JANG HYE JIN | JANG Hye Won
# CHO SANG WOO | CHOI Sang Ki
# KANG MUN KIL | KANG Mun Chol
# 박영식 | PAK Yong Ho
: syllable vi my th jp
# NGUYEN DUC ANH | NGUYEN Duc Thang
# PHAM QUANG HUY | PHAM Quang Nghi
# VU THI HANH | VU Thi Thuy
# SOE WIN | SOE Naing
# SOMCHAI SAETANG | Somkiat SAELIM
# NAKAMURA KENJI | NAKAJIMA Keiko
# 高橋健一 | TAKAHASHI Yumiko
# BUI VAN LONG | BUI Van Kien
# TIN HTUT | TIN Aye
: title name
# PRINCE OSEI TUTU | Prince Faisal AL SAUD
# IMAM SUPRIYADI | Imam Ali SISTANI
# MAJOR ALAN WHITTLE | Major Abdul WAHID
# SULTAN ULUSOY | Sultan AZIZ Azam
# MULLA HUSEIN KAPADIA | Mullah Dadullah AKHUND
# REV. SISTER AGNES MWANGI | Sister AMINATA Diop
# BEY ALAN | Bey ABDALLAH Ould Sidi
: near surname
# ROBERT MUGABO | Robert MUGENZI
# MARTIN KELLER | Martina KELLNER
# NASIR HAMIDI | Naser HEMMATI
# IVAN SAVCHUK | Ivan SAVIN
# TOMAS NOVAK | Thomas NOWOTNY
# BORIS STANKOVIC | Boris STANOJEV
# MIGUEL ROMAN | Miguela ROMERO
# YUSUF DAUD ISMAIL | Yusuf IDRIS Ismatullah
# ASIF ALAM | Asim ALVI
# PHILIP CHANG | Philippe CHARLES
: surname as given
# OMAR SALAH | Salah Eddine BENOMAR
# ISMAIL YAQUB | Yaqub Ibrahim MALLAM
# TEKLE HAILE | Haile SELASSIE Mengistu
# DAVIT GEVORGYAN | Gevorg DAVTYAN
# CRUZ MIGUEL | Miguel SANTACRUZ Londoño
: cross script
# Смирнов Алексей Игоревич | Maksim SMIRNOV
# Ковальчук Юрій | Natalia KOVALCHUK
# احمدی نژاد رضا | Hossein AHMADI
# سعيد الغامدي | Ahmad AL-GHAMDI
# محمود درویش | Mahmoud Reza KHAVARI
# אברהם לוי | Shimon LEVI
# Петър Димитров | Dimitar PETROV
# 佐藤太郎 | SATO Eriko
# राम कुमार सिंह | Mohan SINGH
# Гоча Беридзе | Vakhtang BERIDZE
# ሰለሞን ተስፋዬ | Daniel TESFAYE
# حسن روحانی‌پور | Hassan FIROUZABADI
# أحمد عبد السلام | Ahmad Hasan KAKA
# 林美玲 | LIN Mei-chu
# 刘洋 | LIU Yandong
# 田中誠 | TANAKA Hiroshi
# Αντώνης Γεωργίου | Maria GEORGIOU
# ნინო კაპანაძე | Zurab KAPANADZE
# မောင်အေး | MAUNG Bo
# অনিল দাস | Ratan DAS
: joint other
# MR PETER GRANT OR MRS OLGA GRANT | Olga PETROVA
# JOHANNA VAN DER BERG | Peter VAN DER MEER
# ABU HASSAN BIN OTHMAN | Abu HAMZA al-Muhajir
# UMM KULTHUM ABDI | Umm SUMAYYA
# ABDUL AZIZ | Abdul BASIT Noori
# ABDELKADER | Abdelkarim GHELLAB
# OULD AHMED MOCTAR | Sidi OULD Tate
: native script
= Абдулқосим Раҳмонзода | Abdulqosim RAHMONZODA
= Вячаслаў Ягораў | Vyacheslav YEGOROV
= 欧阳志远 | Zhiyuan OUYANG
= 司徒國雄 | SZETO Kwok Hung
= 박철민 | PAK Chol Min
= 鈴木 洋一郎 | Yoichiro SUZUKI
= ประยุทธ์ สุวรรณรัตน์ | Prayut SUWANNARAT
= Ιωάννης Ξενοφώντος | Ioannis XENOFONTOS
= משה אברג'ל | Moshe ABERGEL
= सुरेश चन्द्र उपाध्याय | Suresh Chandra UPADHYAY
= ኃይለማርያም ገብረመድህን | Hailemariam GEBREMEDHIN
: chain2
= CHRISTIAN TCHERNYKH ALEXEI | Alexey Kristian CHERNYKH
= KHAMID GASAN-ZADE | Hamid HASANZADEH
= MEKHTI GUSEYNI | Mehdi HOSSEINI
= NG WAI LEUNG | WU Weiliang (吳偉良)
= IBRAGIM KHALIDOV MAGOMED | Ibrahim Mahomed KHALIDOV
: hard other
# ABDUL HAMID KHAN | Abdul Ghani BARADAR
# MOHAMMAD REZA NAGHDI POUR | Mohammad Reza ZAHEDIAN
# ALEXANDER VIKTOROVICH SHEVCHENKO | Alexander Viktorovich TKACHEV
# OSMAN IBRAHIM DEMIREL | Ibrahim KALINCI
# YERMEK TASTANBEKOV | Yerlan TASTANBEKOV
# ELDAR ALIYEV RAUF OGLU | Ilqar ALIYEV Heydar oglu
# LEE KUAN HENG | LEE Kuan Siew
# YOSSI MIZRAHI | Avner MIZRAHI
# KWESI MENSAH | Kofi MENSAH
# AMINATA DIALLO | Fatoumata DIALLO
# RAUL CASTILLO | Raúl CASTRO Espín
# DANIEL ORTIZ | Daniel ORTEGA Saavedra
# VLADIMIR PUTILIN | Igor PUTIN
# BILAL ERDOGDU | Recep Tayyip ERDOĞAN
`;

export const SEVENTH_ORGANISATIONS_COUNTED = `
: legal form
= ZAO ELEKTROSTALKOMPLEKT | Closed Joint Stock Company ELEKTROSTALKOMPLEKT
= SC DUNAMAR LOGISTIC SRL CONSTANTA | Dunamar Logistic S.R.L.
= PRZEDSIEB. HANDLOWE WILGAMET SP ZOO | Wilgamet Sp. z o.o.
= AKSIONERNO DRUJESTVO ARSENITEX | Arsenitex AD
= NORDFJELL SUBSEA A/S | Nordfjell Subsea AS
= AL MASARRA GEN TRDG FZE | Al-Massara General Trading Free Zone Establishment
= (주)대성무역상사 | Daesong Trading Corporation
= COMERCIAL PIRAQUARA LTDA ME | Comercial Piraquara Limitada
= SOCIETE BOUZNIKA TRANSIT SARL AU | Bouznika Transit SARL
= NAFTOGAZ DRILLCO JSC | АТ «Нафтогаз Дрілко»
: place branch
= OMDURMAN LIVESTOCK EXPORT PORT SUDAN | Omdurman Livestock Export Co.
= GREEN CEDAR EXCHANGE, HAMRA ST BEIRUT | Green Cedar Exchange Company SARL
= MANSUDAE ART STUDIO WINDHOEK | Mansudae Overseas Art Studio
= AL ZAWRAA MONEY EXCH BAGHDAD KARRADA | Al-Zawra Company for Money Exchange
: former ta co
= ORIOLEX TRADING (FORMERLY VOSTOKEXPORT) LLP | Vostokexport LLP
= J BRANNIGAN T/A MERIDIAN ARMS SUPPLIES | Meridian Arms Supplies
= C/O TRIDENTMAR SHIPPING INC, PIRAEUS | Tridentmar Shipping Inc.
= ATTN ACCOUNTS QUADRIMPEX HOLDING BV | Quadrimpex Holding B.V.
: truncated35
= REPRESENTATIVE OFFICE OF ALMAZJUVEL | Almazjuvelirexport, Representative Office of
= FGUP RADIOPRIBOR KAZANSKIY OPYTNYY | FGUP Radiopribor Kazanskiy Opytnyy Zavod
= SHANGHAI YUANGU INTERNATIONAL FREIG | Shanghai Yuangu International Freight Forwarding Co., Ltd.
: vessel
= MT.SEA PEGASUS 7 | SEA PEGASUS 7
= MV CHON MYONG 1 | CHON MYONG 1 (Vessel)
= M.T. NABIIN STAR EX HORSE PRINCE | NABIIN STAR (a.k.a. HORSE PRINCE)
= LPGC GAZ CHALLENGER II | GAZ CHALLENGER 2
= VSL: PACIFIC BRAVERY/V.014E | PACIFIC BRAVERY
= S.S. TOUR TWO | TOUR 2
: aircraft
= A/C REG EP-MNQ MAHAN AIR | EP-MNQ
= YV 2671 CONVIASA E190 | YV2671
: state body
= VNESHTORGBANK PAO MOSCOW | VTB Bank PAO (Vneshtorgbank)
= بانک سپه | Bank Sepah
= MINISTERIO DEL INTERIOR CUBA MININT | Ministerio del Interior (MININT), Cuba
= 朝鮮貿易銀行 | Foreign Trade Bank of the DPRK (Joson Trade Bank)
= BANCO DE DESARROLLO ECONOMICO Y SOC DE VENEZUELA BANDES | Banco de Desarrollo Económico y Social de Venezuela (BANDES)
= BELARUSKALIY OAO SOLIGORSK | Belaruskali OAO
= COMMERCIAL BANK OF SYRIA BR 3 ALEPPO | Commercial Bank of Syria
= MYANMA ECONOMIC HOLDINGS PUBLIC CO MEHL | Myanmar Economic Holdings Limited
: ngo militia
= جبهة النصرة | Al-Nusrah Front (Jabhat al-Nusra)
= EJERCITO DE LIBERACION NACIONAL COLOMBIA | Ejército de Liberación Nacional (ELN)
= AL HARAMEYN FOUNDATION NAIROBI | Al-Haramain Foundation
= LASHKAR E TAYYIBA WELFARE | Lashkar-e-Taiba
= REVIVAL OF ISLAMIC HERITAGE SOC KUWAIT | Revival of Islamic Heritage Society (RIHS)
= HARAKAT AL SHABAB AL MUJAHIDEEN | Al-Shabaab (Harakat Shabaab al-Mujahidin)
: typo ocr
= PETROCHEM1CAL COMMERCIAL CO | Petrochemical Commercial Company
= SHAHID HEMAT INDUSTRlAL GRP | Shahid Hemmat Industrial Group
= AVTOVASMASH PLANT | Avtovazmash Plant
= CARAMBOLA LOGSITICS OU | Carambola Logistics OÜ
= MEGALITHCNOSTRUCT SIA | Megalithconstruct SIA
: short brand
# SIBTEX OOO | Sibneft OAO
# KAMEX SP. Z O.O. | KAMAZ PTC
# ARIA FOODS | Ariana Exchange
# TITAN AGRO | Titan-2 Holding Concern
# ROSTA LTD | Rostec State Corporation
# ORION ENERGY | Orion Eksport NPO
# MAHANA HOTEL | Mahan Air
# CASPIAN TEA HOUSE | Caspian Petrochemical FZE
# TATRA SPORT | Tatra Defence Vehicle a.s.
# SEVER AUTO | Severstal PAO
# INTERFAX PRINT | Interfood Impex
: generic
# HONG KONG SUNRISE ELECTRONICS LTD | Hong Kong Asia Bright Electronics Ltd
# EAST AFRICA FREIGHT FORWARDERS | West Bay Freight Forwarders
# UNITED PETROCHEMICAL INDUSTRIES | Bandar Imam Petrochemical Industries
# SHENZHEN HUAYI TECHNOLOGY CO LTD | Shenzhen Tengmo Technology Co Ltd
# FIRST INVESTMENT HOLDING | Bravo Investment Holding
# ISLAMIC RELIEF MASJID COMMITTEE LEEDS | Islamic Charitable Society of Hebron
# ABU DHABI MARINE SERVICES | Kish Marine Services
# PT KARYA INDAH PERKASA | PT Garuda Indah Sentosa
# KHARTOUM DATES FACTORY | Khartoum Military Vehicles Company
# BLUE OCEAN SEAFOODS | Blue Nile Bullion
# EURASIA FRUIT IMPORT | Eurasia Aviation Parts
# SILVER CRESCENT TEXTILES | Silver Arrow Refinery
# NORTHERN LIGHTS BAKERY | Northern Sea Route Directorate
# CITY PHARMACY GROUP | City Bullion Group
# SUN RISE TOURS | Sun Moon Star Shipping
# TRADING HOUSE BEREZKA | Trading House Titan
# DIAMOND CUTTING WORKS SURAT | Diamond Alrosa Trading
: same word place
# MINSK DAIRY PLANT | Minsk Wheel Tractor Plant
# ISFAHAN SWEETS | Isfahan Optics Industries
# KABUL KEBAB LONDON | Kabul Hawala Centre
# URAL SKI CLUB | Ural Works of Civil Aviation
# ALEPPO SOAP CO | Aleppo Iron Smelting
# HAVANA CIGAR LOUNGE | Havana Docks Gaviota
# CARACAS LANGUAGE SCHOOL | Caracas Gold Mint CVG
: vessel number
# MV OCEAN PEARL 3 | OCEAN PEARL 8
# M/V CHONG CHON GANG 5 | CHONG RIM 2
# FU YUAN YU 7866 | FU YUAN YU 7109
# VOLGO DON 138 | VOLGO DON 5076
# RYON HWA 1 | RYON HWA 4
# VOLGONEFT-219 | VOLGONEFT-268
# SAEBYOL 2 | SAEBYOL 9
# KUM GANG SAN 2 | KUM UN SAN 3
: vessel name
# MV STAR GLORY | STAR DUST III
# MT ARCTIC LADY | ARCTIC METAGAZ
# MV BLUE WAVE | BLUE SUN 88
# MT EAGLE HALIFAX | EAGLE KANGAR II
# MV ADRIATIC STAR | ADRIATIC SUPPLY FORWARDER
: aircraft other
# EP-MNQ | EP-IBT
# RA-76502 | RA-64032
# YV2671 | YV3016
# M-YACH | M-RTNB
# CESSNA D-ECHO | EW-001PA
: bank country
# DEVELOPMENT BANK OF JAPAN | Development Bank of Belarus
# ISLAMIC BANK BANGLADESH | Yemen Kuraimi Islamic Bank
# FOREIGN TRADE BANK OF VIETNAM | Foreign Trade Bank of the DPRK
# NATIONAL COMMERCIAL BANK JAMAICA | National Payment Card System Moscow
# BANK OF KHARTOUM | Bank of Kunlun
# POST BANK BULGARIA | Post Bank of Iran
: ministry country
# MINISTRY OF DEFENCE OF ESTONIA | Ministry of Defence of Belarus
# MINISTRY OF HEALTH UGANDA | Ministry of Oil Iran
# MINISTRY OF FINANCE JAPAN | Ministry of Atomic Energy Industry DPRK
# NATIONAL OIL CORPORATION LIBYA | National Iranian Oil Company
# CIVIL AVIATION AUTHORITY OF PAKISTAN | Civil Aviation Organization of Syria
# STATE CUSTOMS SERVICE OF LATVIA | State Security Committee of Belarus
: acronym other
# IRISH SHIPPING LTD | IRISL Group
# AQAP AQUA PARTS SL | Al-Qa'ida in the Arabian Peninsula
# SPV SOLAR PV GMBH | SPK Sibirskaya
: militia ngo other
# LASHKAR CATERING KARACHI | Lashkar-e-Jhangvi
# AL SHABAB SPORTS CLUB RIYADH FOOTBALL | Al-Shabwani Tribe Council
# JAISH TRADERS | Jaish al-Adl
# FUNDACION NIÑOS FELICES | Fundación Salva la Selva
# RED CRESCENT SOCIETY OF TURKIYE | Red Hand Defenders
# HELP THE ORPHANS APPEAL BOLTON | Help the Needy Endowment
: person vs company
# ALI BROTHERS GROCERY | Altaf Brothers Bullion
# HUSSEIN TAILORING | Hussein Hatem Exchange
# CHEN BROTHERS HARDWARE | Chen Weihua Logistics
# KHAN TAXI SERVICE | Khanani Money Laundering Organization
: cross script
# ООО «Весна» | OOO Vympel Shipyard
# 北京华联超市 | Beijing Luo Luo Technology
# بانک ملت | Bank Tejarat
# ТОВ «Дніпро-Агро» | Dnepr Missile Works
# 上海光明食品 | Shanghai Guangchen Shipping
# شركة دجلة للسياحة | Furat Tourism Company
# ООО «Альфа-Строй» | OOO Beta-Stroy
: hard same
= CJSC SPETSTEKHEKSPORT-M | ЗАО «Спецтехэкспорт-М»
= 国营远东机械厂 | Yuandong Machinery Factory
= ТОО «Алатау Импекс» | Alatau Impex LLP
= ΠΟΣΕΙΔΩΝ ΝΑΥΤΙΛΙΑΚΗ Α.Ε. | Poseidon Naftiliaki S.A.
= 광명성무역회사 | Kwangmyongsong Trading Company
= CTY CP XNK DAI THINH PHAT | Dai Thinh Phat Import Export Joint Stock Company
= MARMARA KIMYA SANAYI A.S | Marmara Kimya Sanayii Anonim Şirketi
= MV UNA-2 EX BELUGA V | UNA 2
: hard other
# ZAVOD STROYDETAL | Zavod Dagdizel
# PARS TAJHIZ PEZESHK | Pars Aviation Services Company
# NORDIC FISHERIES AS | Norebo Fishery Holding
`;
