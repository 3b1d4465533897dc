/**
 * Addresses as people write them for a parcel: with floors, doors, staircases, blocks, house numbers in a
 * separate part, shops and recipients. The first rows were written for an older version of the reader, the
 * later ones after its first results. Columns as in `world-addresses.ts`; no row refers to a person.
 */
import { worldAddresses } from './world-addresses';

const FIRST = `
ES|Calle Mayor 12, 3º B, 28013 Madrid|Calle Mayor|12|3º B|-|Madrid|-|28013
ES|Avda. de la Constitución, 14, 2º izda., 41001 Sevilla|Avda. de la Constitución|14|2º izda.|-|Sevilla|-|41001
ES|C/ Balmes 150, bajo, 08008 Barcelona|C/ Balmes|150|bajo|-|Barcelona|-|08008
ES|Calle Serrano 45 4º A, 28001 Madrid|Calle Serrano|45|4º A|-|Madrid|-|28001
ES|Plaza de España s/n, 50001 Zaragoza|Plaza de España|s/n|-|-|Zaragoza|-|50001
PT|Rua Augusta 24, 2º Esq., 1100-053 Lisboa|Rua Augusta|24|2º Esq.|-|Lisboa|-|1100-053
PT|Av. da Boavista 1203, 5.º Dto, 4100-130 Porto|Av. da Boavista|1203|5.º Dto|-|Porto|-|4100-130
PT|Rua do Carmo, 15 - R/C, 1200-093 Lisboa|Rua do Carmo|15|R/C|-|Lisboa|-|1200-093
FR|12 rue Victor Hugo, Appt 34, 69002 Lyon|rue Victor Hugo|12|34|-|Lyon|-|69002
FR|Résidence Les Tilleuls, Bâtiment B, 8 avenue Foch, 57000 Metz|avenue Foch|8|B|-|Metz|-|57000
FR|3 place de la République, 75003 Paris CEDEX 03|place de la République|3|-|-|Paris|-|75003
FR|5 ter, boulevard Voltaire, 75011 Paris|boulevard Voltaire|5 ter|-|-|Paris|-|75011
FR|ZA des Pins, 40 route de Bordeaux, 33610 Cestas|route de Bordeaux|40|-|-|Cestas|-|33610
DE|Lindenstr. 14 - 16, 50674 Köln|Lindenstr.|14 - 16|-|-|Köln|-|50674
DE|Am Markt 3 c/o Müller, 28195 Bremen|Am Markt|3|-|-|Bremen|-|28195
DE|Straße des 17. Juni 135, 10623 Berlin|Straße des 17. Juni|135|-|-|Berlin|-|10623
DE|Q7, 24, 68161 Mannheim|Q7|24|-|-|Mannheim|-|68161
DE|Musterweg 3, Hinterhaus, 80331 München|Musterweg|3|Hinterhaus|-|München|-|80331
DE|Schillerstraße 8, Whg. 12, 04109 Leipzig|Schillerstraße|8|12|-|Leipzig|-|04109
AT|Hauptplatz 5/2/14, 8010 Graz|Hauptplatz|5/2/14|-|-|Graz|-|8010
AT|Wiedner Hauptstraße 8 Top 12, 1040 Wien|Wiedner Hauptstraße|8|12|-|Wien|-|1040
AT|Ringstraße 20/Stiege 2/Tür 7, 3500 Krems an der Donau|Ringstraße|20|7|-|Krems an der Donau|-|3500
CH|Via Nassa 5, 6900 Lugano TI|Via Nassa|5|-|-|Lugano|TI|6900
IT|Via Giuseppe Verdi, 4 int. 7, 40121 Bologna (BO)|Via Giuseppe Verdi|4|7|-|Bologna|BO|40121
IT|Corso Vittorio Emanuele II 33, scala B, 10123 Torino TO|Corso Vittorio Emanuele II|33|B|-|Torino|TO|10123
IT|Strada Statale 16 km 768, 70044 Polignano a Mare BA|Strada Statale 16|768|-|-|Polignano a Mare|BA|70044
IT|Via dei Mille snc, 80121 Napoli|Via dei Mille|snc|-|-|Napoli|-|80121
NL|Keizersgracht 123-II, 1015 CJ Amsterdam|Keizersgracht|123-II|-|-|Amsterdam|-|1015 CJ
NL|Lange Voorhout 8 bis, 2514 ED Den Haag|Lange Voorhout|8 bis|-|-|Den Haag|-|2514 ED
NL|Kerkstraat 10 hs, 1017 GC Amsterdam|Kerkstraat|10 hs|-|-|Amsterdam|-|1017 GC
BE|Avenue Louise 54 bte 7, 1050 Ixelles|Avenue Louise|54|7|-|Ixelles|-|1050
BE|Kerkstraat 12 bus 3, 9000 Gent|Kerkstraat|12|3|-|Gent|-|9000
LU|12, rue de l'Eau, L-1449 Luxembourg|rue de l'Eau|12|-|-|Luxembourg|-|1449
DK|Østerbrogade 55, st. th., 2100 København Ø|Østerbrogade|55|st. th.|-|København Ø|-|2100
DK|Vestergade 12 3. tv, 8000 Aarhus C|Vestergade|12|3. tv|-|Aarhus C|-|8000
SE|Storgatan 5 lgh 1203, 852 30 Sundsvall|Storgatan|5|1203|-|Sundsvall|-|852 30
SE|Box 7005, 103 86 Stockholm|-|-|-|7005|Stockholm|-|103 86
NO|Karl Johans gate 16 B, 0154 Oslo|Karl Johans gate|16 B|-|-|Oslo|-|0154
NO|Storgata 4, H0201, 9008 Tromsø|Storgata|4|H0201|-|Tromsø|-|9008
FI|Aleksanterinkatu 15 B 24, 00100 Helsinki|Aleksanterinkatu|15|B 24|-|Helsinki|-|00100
FI|Hämeenkatu 3 as. 7, 33100 Tampere|Hämeenkatu|3|7|-|Tampere|-|33100
PL|ul. Piotrkowska 104 lok. 12, 90-926 Łódź|ul. Piotrkowska|104|12|-|Łódź|-|90-926
PL|al. Jerozolimskie 65/79, 00-697 Warszawa|al. Jerozolimskie|65|79|-|Warszawa|-|00-697
PL|os. Złotego Wieku 12/34, 31-618 Kraków|os. Złotego Wieku|12|34|-|Kraków|-|31-618
CZ|Na Příkopě 854/14, 110 00 Praha 1|Na Příkopě|854/14|-|-|Praha 1|-|110 00
SK|Hlavná 25, byt č. 4, 040 01 Košice|Hlavná|25|4|-|Košice|-|040 01
HU|Váci utca 19-21. II. em. 5., 1052 Budapest|Váci utca|19-21|II. em. 5.|-|Budapest|-|1052
HU|Kossuth Lajos u. 7. fsz. 2., 6720 Szeged|Kossuth Lajos u.|7|fsz. 2.|-|Szeged|-|6720
RO|Str. Victoriei nr. 10, bl. A2, sc. B, et. 3, ap. 45, Sibiu 550024|Str. Victoriei|10|45|-|Sibiu|-|550024
BG|бул. Витоша 89, ет. 3, ап. 8, 1463 София|бул. Витоша|89|8|-|София|-|1463
RU|г. Санкт-Петербург, Невский пр., д. 28, корп. 2, кв. 15, 191186|Невский пр.|28|15|-|Санкт-Петербург|-|191186
UA|вул. Хрещатик, буд. 22, кв. 9, м. Київ, 01001|вул. Хрещатик|22|9|-|Київ|-|01001
GR|Λεωφόρος Κηφισίας 44, 3ος όροφος, 151 25 Μαρούσι|Λεωφόρος Κηφισίας|44|3ος όροφος|-|Μαρούσι|-|151 25
TR|Bağdat Caddesi No: 123 Daire 4, 34710 Kadıköy/İstanbul|Bağdat Caddesi|123|4|-|Kadıköy|İstanbul|34710
TR|Atatürk Mah. Gül Sok. No:5 D:8 06420 Çankaya Ankara|Atatürk Mah. Gül Sok.|5|8|-|Çankaya|Ankara|06420
GB|Unit 7B, Riverside Industrial Estate, Mill Lane, Leeds LS10 1RG|Mill Lane|-|7B|-|Leeds|-|LS10 1RG
GB|Ground Floor Flat, 22 Albert Road, Bristol, BS2 0XA|Albert Road|22|Ground Floor Flat|-|Bristol|-|BS2 0XA
GB|Rose Cottage, Church Lane, Little Snoring, Fakenham, Norfolk NR21 0HY|Church Lane|-|-|-|Fakenham|Norfolk|NR21 0HY
GB|45a St John's Wood High Street, London, NW8 7NJ|St John's Wood High Street|45a|-|-|London|-|NW8 7NJ
GB|Flat 12A Kensington Court, 5-7 Earls Court Rd, London W8 6EA|Earls Court Rd|5-7|12A|-|London|-|W8 6EA
IE|Apt 14, The Maltings, Watling Street, Dublin 8, D08 X9P2|Watling Street|-|14|-|Dublin 8|-|D08 X9P2
IE|Main Street, Ballina, Co. Mayo, F26 W8H2|Main Street|-|-|-|Ballina|Co. Mayo|F26 W8H2
CA|Suite 1200, 333 Bay Street, Toronto, Ontario M5H 2R2|Bay Street|333|1200|-|Toronto|Ontario|M5H 2R2
CA|405-1166 Alberni St, Vancouver BC V6E 3Z3|Alberni St|1166|405|-|Vancouver|BC|V6E 3Z3
CA|55 rue Saint-Paul Est, app. 3, Montréal (Québec) H2Y 1G7|rue Saint-Paul Est|55|3|-|Montréal|Québec|H2Y 1G7
AU|Level 12, 60 Castlereagh Street, Sydney NSW 2000|Castlereagh Street|60|12|-|Sydney|NSW|2000
AU|U 3 / 17 Beach Rd, St Kilda, VIC, 3182|Beach Rd|17|3|-|St Kilda|VIC|3182
AU|Lot 5 Old Northern Rd, Dural NSW 2158|Old Northern Rd|-|5|-|Dural|NSW|2158
NZ|2/14 Queen Street, Auckland Central, Auckland 1010|Queen Street|14|2|-|Auckland|-|1010
NZ|RD 2, Cambridge 3494|-|-|-|-|Cambridge|-|3494
IN|Flat No 402, Sai Residency, MG Road, Bengaluru, Karnataka 560001|MG Road|-|402|-|Bengaluru|Karnataka|560001
IN|H.No. 12-3-456, Street No. 5, Tarnaka, Hyderabad, Telangana - 500017|Street No. 5|12-3-456|-|-|Hyderabad|Telangana|500017
IN|B-204, Shanti Apartments, Link Road, Andheri West, Mumbai 400053|Link Road|-|B-204|-|Mumbai|-|400053
IN|Plot No. 21, Sector 18, Gurugram, Haryana 122015|Sector 18|21|-|-|Gurugram|Haryana|122015
IN|No. 7, 2nd Cross, Indiranagar, Bangalore - 560038|2nd Cross|7|-|-|Bangalore|-|560038
BR|Rua Augusta, 2690, apto 51, Cerqueira César, São Paulo/SP, CEP 01412-100|Rua Augusta|2690|51|-|São Paulo|SP|01412-100
BR|Av. Atlântica 1702 Apt. 803 - Copacabana - Rio de Janeiro - RJ - 22021-001|Av. Atlântica|1702|803|-|Rio de Janeiro|RJ|22021-001
BR|SQN 210 Bloco B Apto 304, Asa Norte, Brasília - DF, 70862-020|SQN 210|-|304|-|Brasília|DF|70862-020
MX|Calle Hidalgo 45 Int. 3, Col. Centro, 44100 Guadalajara, Jal.|Calle Hidalgo|45|3|-|Guadalajara|Jal.|44100
MX|Av. Insurgentes Sur 1602, Col. Crédito Constructor, 03940 Ciudad de México, CDMX|Av. Insurgentes Sur|1602|-|-|Ciudad de México|CDMX|03940
AR|Av. Santa Fe 1860 7º C, C1123AAN CABA|Av. Santa Fe|1860|7º C|-|CABA|-|C1123AAN
AR|Belgrano 350 Piso 4 Dpto B, 5000 Córdoba|Belgrano|350|B|-|Córdoba|-|5000
CL|Los Leones 220 Depto. 1104, Providencia, Santiago|Los Leones|220|1104|-|Santiago|-|-
CO|Calle 93 # 15-40 Apto 502, Bogotá D.C.|Calle 93|15-40|502|-|Bogotá|D.C.|-
CO|Cra. 43A No. 7-50, Medellín, Antioquia|Cra. 43A|7-50|-|-|Medellín|Antioquia|-
PE|Jr. de la Unión 300, Of. 501, Lima 15001|Jr. de la Unión|300|501|-|Lima|-|15001
JP|東京都新宿区西新宿2丁目8番1号 〒160-0023|西新宿|2丁目8番1号|-|-|新宿区|東京都|160-0023
JP|大阪府大阪市北区梅田3-1-3 ノースゲートビル 12階 530-0001|梅田|3-1-3|12|-|大阪市北区|大阪府|530-0001
JP|3-5-1 Marunouchi, Chiyoda-ku, Tokyo 100-0005|Marunouchi|3-5-1|-|-|Chiyoda-ku|Tokyo|100-0005
KR|서울 강남구 테헤란로 152 강남파이낸스센터 23층 06236|테헤란로|152|23|-|강남구|서울|06236
KR|부산광역시 해운대구 센텀중앙로 79, 1203호 48058|센텀중앙로|79|1203|-|해운대구|부산광역시|48058
CN|上海市浦东新区世纪大道100号 12楼 200120|世纪大道|100|12|-|浦东新区|上海市|200120
CN|广东省深圳市南山区科技园路1号A座 518057|科技园路|1|-|-|深圳市|广东省|518057
TW|台北市信義區信義路五段7號 110|信義路五段|7|-|-|信義區|台北市|110
TW|106臺北市大安區和平東路一段162號3樓|和平東路一段|162|3|-|大安區|臺北市|106
HK|Flat B, 15/F, Tower 2, 38 Tai Koo Shing Road, Quarry Bay, Hong Kong|Tai Koo Shing Road|38|B|-|Quarry Bay|-|-
SG|Blk 123 Ang Mo Kio Ave 3 #05-678, Singapore 560123|Ang Mo Kio Ave 3|123|05-678|-|Singapore|-|560123
SG|10 Collyer Quay, #10-01 Ocean Financial Centre, Singapore 049315|Collyer Quay|10|10-01|-|Singapore|-|049315
MY|No. 12, Jalan Bukit Bintang, 55100 Kuala Lumpur|Jalan Bukit Bintang|12|-|-|Kuala Lumpur|-|55100
MY|Lot 5, Tingkat 2, Jalan Ampang, 50450 Kuala Lumpur|Jalan Ampang|-|5|-|Kuala Lumpur|-|50450
PH|Unit 1204, 88 Ayala Ave., Makati City, 1226 Metro Manila|Ayala Ave.|88|1204|-|Makati City|Metro Manila|1226
VN|Số 24, phố Hàng Bài, quận Hoàn Kiếm, Hà Nội|phố Hàng Bài|24|-|-|Hoàn Kiếm|Hà Nội|-
TH|99/1 ถนนสุขุมวิท แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร 10110|ถนนสุขุมวิท|99/1|-|-|เขตคลองเตย|กรุงเทพมหานคร|10110
ID|Jl. Gatot Subroto Kav. 36-38, Jakarta Selatan 12190|Jl. Gatot Subroto|36-38|-|-|Jakarta Selatan|-|12190
AE|Office 1502, Al Moosa Tower 2, Sheikh Zayed Road, Dubai|Sheikh Zayed Road|-|1502|-|Dubai|-|-
AE|P.O. Box 1234, Abu Dhabi|-|-|-|1234|Abu Dhabi|-|-
SA|7452 King Fahd Rd, Al Olaya, Riyadh 12212|King Fahd Rd|7452|-|-|Riyadh|-|12212
IL|רחוב הרצל 12 דירה 4, תל אביב 6688312|רחוב הרצל|12|4|-|תל אביב|-|6688312
ZA|Unit 4, 15 Loop Street, Cape Town, 8001|Loop Street|15|4|-|Cape Town|-|8001
NG|No 15 Admiralty Way, Lekki Phase 1, Lagos|Admiralty Way|15|-|-|Lagos|-|-
KE|P.O. Box 4567-00100, Nairobi|-|-|-|4567|Nairobi|-|00100
`;

const LATER = `
ES|C/ Alcalá, 200, esc. izq., 5º D, 28028 Madrid|C/ Alcalá|200|5º D|-|Madrid|-|28028
ES|Urb. Los Pinos, Calle Roble 7, 29660 Marbella, Málaga|Calle Roble|7|-|-|Marbella|Málaga|29660
ES|Polígono Industrial Norte, nave 14, 46394 Ribarroja del Turia, Valencia|Polígono Industrial Norte|-|14|-|Ribarroja del Turia|Valencia|46394
ES|Gran Vía 28 - 6ª planta, 28013 Madrid|Gran Vía|28|6ª planta|-|Madrid|-|28013
PT|Largo do Rato, n.º 9, 3.º andar, 1250-186 Lisboa|Largo do Rato|9|3.º andar|-|Lisboa|-|1250-186
PT|Estrada Nacional 125, km 88, 8135-014 Almancil|Estrada Nacional 125|88|-|-|Almancil|-|8135-014
FR|1 B rue du Port, 44000 Nantes|rue du Port|1 B|-|-|Nantes|-|44000
FR|Apt. 12, 3ème étage, 27 rue Saint-Denis, 75001 PARIS|rue Saint-Denis|27|12|-|PARIS|-|75001
FR|Lieu-dit Le Bourg, 24200 Sarlat-la-Canéda|Lieu-dit Le Bourg|-|-|-|Sarlat-la-Canéda|-|24200
FR|BP 40123, 13 rue Thiers, 38024 Grenoble Cedex 1|rue Thiers|13|-|40123|Grenoble|-|38024
DE|Bergstr. 12 a, 69115 Heidelberg|Bergstr.|12 a|-|-|Heidelberg|-|69115
DE|Friedrich-Ebert-Str. 55, 2. OG, 34117 Kassel|Friedrich-Ebert-Str.|55|2. OG|-|Kassel|-|34117
DE|Max-Planck-Ring 3, Gebäude B, 65205 Wiesbaden|Max-Planck-Ring|3|B|-|Wiesbaden|-|65205
DE|An der Alster 1, 20099 Hamburg, Deutschland|An der Alster|1|-|-|Hamburg|-|20099
AT|Favoritenstraße 7/15, A-1040 Wien|Favoritenstraße|7/15|-|-|Wien|-|1040
CH|Rue du Mont-Blanc 3, c/o Dupont, 1201 Genève GE|Rue du Mont-Blanc|3|-|-|Genève|GE|1201
IT|Via Torino, 45 - 20123 Milano (MI)|Via Torino|45|-|-|Milano|MI|20123
IT|P.zza Garibaldi 3/B, 80142 Napoli NA|P.zza Garibaldi|3/B|-|-|Napoli|NA|80142
IT|Via Nazionale 18, piano 2, interno 5, 00184 Roma|Via Nazionale|18|5|-|Roma|-|00184
NL|Wilhelminastraat 24-1, 1054 WJ Amsterdam|Wilhelminastraat|24-1|-|-|Amsterdam|-|1054 WJ
NL|2e Constantijn Huygensstraat 33 B, 1054 CP Amsterdam|2e Constantijn Huygensstraat|33 B|-|-|Amsterdam|-|1054 CP
BE|Rue Neuve 12, boîte 5, 1000 Bruxelles|Rue Neuve|12|5|-|Bruxelles|-|1000
DK|Frederiksberg Allé 20B, 4. mf., 1820 Frederiksberg C|Frederiksberg Allé|20B|4. mf.|-|Frederiksberg C|-|1820
SE|Götgatan 78, 5 tr, 118 30 Stockholm|Götgatan|78|5 tr|-|Stockholm|-|118 30
NO|Postboks 1234 Sentrum, 0107 Oslo|-|-|-|1234|Oslo|-|0107
FI|Bulevardi 7 A 12, FI-00120 Helsinki|Bulevardi|7|A 12|-|Helsinki|-|00120
PL|ul. Świętego Mikołaja 8/11 m. 4, 50-125 Wrocław|ul. Świętego Mikołaja|8/11|4|-|Wrocław|-|50-125
PL|Nowa Wieś 14, 05-806 Komorów|Nowa Wieś|14|-|-|Komorów|-|05-806
CZ|Husova 5, byt 12, 301 00 Plzeň|Husova|5|12|-|Plzeň|-|301 00
HU|Bartók Béla út 105-113. 3. em. 12., 1115 Budapest|Bartók Béla út|105-113|3. em. 12.|-|Budapest|-|1115
RO|Bd. Unirii nr. 15, bl. 2B, et. 4, ap. 18, sector 3, București 030823|Bd. Unirii|15|18|-|București|-|030823
RS|Bulevar kralja Aleksandra 73, stan 5, 11000 Beograd|Bulevar kralja Aleksandra|73|5|-|Beograd|-|11000
HR|Vukovarska bb, 21000 Split|Vukovarska|bb|-|-|Split|-|21000
RU|ул. Ленина, дом 15, квартира 47, г. Екатеринбург, 620014|ул. Ленина|15|47|-|Екатеринбург|-|620014
RU|Москва, Ленинский проспект, 32А, офис 210, 119334|Ленинский проспект|32А|210|-|Москва|-|119334
UA|просп. Перемоги 67, офіс 12, Київ 03062|просп. Перемоги|67|12|-|Київ|-|03062
TR|Cumhuriyet Cad. No:45/7, 34367 Şişli/İstanbul|Cumhuriyet Cad.|45/7|-|-|Şişli|İstanbul|34367
GR|Οδός Πανεπιστημίου 39, 2ος όροφος, Αθήνα 105 64|Οδός Πανεπιστημίου|39|2ος όροφος|-|Αθήνα|-|105 64
GB|First Floor, 88 Wood Street, London EC2V 7RS|Wood Street|88|First Floor|-|London|-|EC2V 7RS
GB|Apartment 301, Skyline House, 200 Union Street, London SE1 0LX|Union Street|200|301|-|London|-|SE1 0LX
GB|The Old Rectory, Church Road, Great Milton, Oxfordshire, OX44 7PD|Church Road|-|-|-|Great Milton|Oxfordshire|OX44 7PD
GB|Studio 5, 17a Camden Passage, London N1 8EA|Camden Passage|17a|5|-|London|-|N1 8EA
IE|Unit 3, Ballymount Retail Centre, Ballymount Road, Dublin 24|Ballymount Road|-|3|-|Dublin 24|-|-
CA|1-45 Rideau Street, Ottawa, ON, K1N 5W8|Rideau Street|45|1|-|Ottawa|ON|K1N 5W8
CA|RR 3, Site 5, Comp 12, Kelowna BC V1Y 7R3|-|-|-|-|Kelowna|BC|V1Y 7R3
CA|2020 boul. Robert-Bourassa, bureau 2200, Montréal QC H3A 2A5|boul. Robert-Bourassa|2020|2200|-|Montréal|QC|H3A 2A5
AU|Suite 3, Level 9, 99 Bathurst St, Sydney NSW 2000|Bathurst St|99|3|-|Sydney|NSW|2000
AU|12A/45-47 Pacific Highway, North Sydney NSW 2060|Pacific Highway|45-47|12A|-|North Sydney|NSW|2060
NZ|Flat 2, 18 Kelburn Parade, Kelburn, Wellington 6012|Kelburn Parade|18|2|-|Wellington|-|6012
IN|Door No. 14/2, 3rd Main Road, Gandhi Nagar, Adyar, Chennai 600020|3rd Main Road|14/2|-|-|Chennai|-|600020
IN|C-12, Sector 62, Noida, Uttar Pradesh 201301|Sector 62|-|C-12|-|Noida|Uttar Pradesh|201301
IN|Office No 5, 2nd Floor, Trade Centre, SV Road, Borivali West, Mumbai, Maharashtra 400092|SV Road|-|5|-|Mumbai|Maharashtra|400092
PK|House No. 23, Street 7, F-8/3, Islamabad|Street 7|23|-|-|Islamabad|-|-
BD|House 42, Road 11, Banani, Dhaka 1213|Road 11|42|-|-|Dhaka|-|1213
BR|Rua XV de Novembro, nº 500, sala 1201, Centro, Curitiba - PR, 80020-310|Rua XV de Novembro|500|1201|-|Curitiba|PR|80020-310
BR|Rod. BR-101, Km 205, São José/SC|Rod. BR-101|205|-|-|São José|SC|-
MX|Calle 5 de Mayo No. 12-A, Centro Histórico, 72000 Puebla, Pue.|Calle 5 de Mayo|12-A|-|-|Puebla|Pue.|72000
AR|Calle 12 N° 845, 1900 La Plata, Buenos Aires|Calle 12|845|-|-|La Plata|Buenos Aires|1900
CO|Avenida 19 No. 120-71 Oficina 405, Bogotá|Avenida 19|120-71|405|-|Bogotá|-|-
PE|Av. Larco 345 dpto. 1002, Miraflores, Lima 15074|Av. Larco|345|1002|-|Lima|-|15074
JP|〒530-0001 大阪府大阪市北区梅田1-1-3 大阪駅前第3ビル 2階|梅田|1-1-3|2|-|大阪市北区|大阪府|530-0001
KR|06164 서울특별시 강남구 영동대로 513 코엑스|영동대로|513|-|-|강남구|서울특별시|06164
CN|北京市海淀区中关村大街27号1101室 100080|中关村大街|27|1101|-|海淀区|北京市|100080
HK|Room 1203, 12/F, Wing On Centre, 111 Connaught Road Central, Hong Kong|Connaught Road Central|111|1203|-|-|-|-
SG|50 Raffles Place, #30-00 Singapore Land Tower, Singapore 048623|Raffles Place|50|30-00|-|Singapore|-|048623
MY|Unit 15-3, Level 15, Menara UOA, Jalan Bangsar, 59000 Kuala Lumpur|Jalan Bangsar|-|15-3|-|Kuala Lumpur|-|59000
PH|14F Net Plaza, 31st Street, Taguig City, Metro Manila 1634|31st Street|-|14F|-|Taguig City|Metro Manila|1634
VN|25/3 đường Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh|đường Lê Lợi|25/3|-|-|Thành phố Hồ Chí Minh|-|-
ID|Jl. Melati Blok C No. 8, Bandung 40111|Jl. Melati Blok C|8|-|-|Bandung|-|40111
AE|Villa 12, Street 4B, Jumeirah 1, Dubai|Street 4B|12|-|-|Dubai|-|-
ZA|Flat 12, Sea View Court, 45 Beach Road, Sea Point, Cape Town, 8005|Beach Road|45|12|-|Cape Town|-|8005
NG|Block 4, Flat 3, 1004 Estate, Victoria Island, Lagos|-|-|3|-|Lagos|-|-
IL|Dizengoff St. 99, Apt. 8, Tel Aviv-Yafo 6439602|Dizengoff St.|99|8|-|Tel Aviv-Yafo|-|6439602
EG|15 El Nasr Street, Apt 4, Nasr City, Cairo|El Nasr Street|15|4|-|Cairo|-|-
`;

export const WRITTEN_ADDRESSES = worldAddresses(FIRST);
export const LATER_ADDRESSES = worldAddresses(LATER);
