/**
 * Addresses written for this benchmark in the style of each country, with their parts: street, house number,
 * unit or floor, box, city, division, postcode. Places and roads exist or could exist; no row refers to a
 * person. `-` means that the part is absent.
 */
const ROWS = `
AD|Carrer Prat de la Creu 12, AD500 Andorra la Vella|Carrer Prat de la Creu|12|-|-|Andorra la Vella|-|AD500
AR|Av. Corrientes 1234, C1043AAZ Buenos Aires|Av. Corrientes|1234|-|-|Buenos Aires|-|C1043AAZ
AR|San Martín 455, 5500 Mendoza|San Martín|455|-|-|Mendoza|-|5500
AT|Mariahilfer Straße 47, 1060 Wien|Mariahilfer Straße|47|-|-|Wien|-|1060
AT|Getreidegasse 9, 5020 Salzburg, Austria|Getreidegasse|9|-|-|Salzburg|-|5020
AU|Unit 5, 12 King William Street, Adelaide SA 5000|King William Street|12|5|-|Adelaide|SA|5000
AU|48 Pirrama Road, Pyrmont NSW 2009|Pirrama Road|48|-|-|Pyrmont|NSW|2009
AU|PO Box 123, Fremantle WA 6959|-|-|-|123|Fremantle|WA|6959
BE|Rue de la Loi 16, 1000 Bruxelles|Rue de la Loi|16|-|-|Bruxelles|-|1000
BE|Meir 50, 2000 Antwerpen, België|Meir|50|-|-|Antwerpen|-|2000
BG|ul. Vitosha 15, 1000 Sofia|ul. Vitosha|15|-|-|Sofia|-|1000
BR|Av. Paulista, 1578 - São Paulo - SP, 01310-200|Av. Paulista|1578|-|-|São Paulo|SP|01310-200
BR|Rua das Laranjeiras, 210, Rio de Janeiro - RJ, 22240-003|Rua das Laranjeiras|210|-|-|Rio de Janeiro|RJ|22240-003
CA|150 Elgin Street, Ottawa ON K2P 1L4|Elgin Street|150|-|-|Ottawa|ON|K2P 1L4
CA|1200 Rue Sherbrooke O, Montréal QC H3A 1H6|Rue Sherbrooke O|1200|-|-|Montréal|QC|H3A 1H6
CH|Bahnhofstrasse 21, 8001 Zürich|Bahnhofstrasse|21|-|-|Zürich|-|8001
CH|Rue du Rhône 48, CH-1204 Genève|Rue du Rhône|48|-|-|Genève|-|1204
CL|Av. Providencia 1208, 7500571 Providencia|Av. Providencia|1208|-|-|Providencia|-|7500571
CN|北京市朝阳区建国路93号 100022|建国路|93号|-|-|朝阳区|北京市|100022
CO|Carrera 7 # 71-21, Bogotá|Carrera 7|71-21|-|-|Bogotá|-|-
CY|Ledras 25, 1011 Nicosia|Ledras|25|-|-|Nicosia|-|1011
CZ|Vinohradská 12, 120 00 Praha|Vinohradská|12|-|-|Praha|-|120 00
CZ|Masarykova 3, 602 00 Brno, Czech Republic|Masarykova|3|-|-|Brno|-|602 00
DE|Unter den Linden 77, 10117 Berlin|Unter den Linden|77|-|-|Berlin|-|10117
DE|Hauptstr. 5a, D-69117 Heidelberg|Hauptstr.|5a|-|-|Heidelberg|-|69117
DE|Postfach 10 20 30, 50460 Köln|-|-|-|10 20 30|Köln|-|50460
DK|Vesterbrogade 3, 1620 København V|Vesterbrogade|3|-|-|København V|-|1620
DK|Nørregade 7, 2. tv, 5000 Odense C|Nørregade|7|2. tv|-|Odense C|-|5000
EE|Narva mnt 5, 10117 Tallinn|Narva mnt|5|-|-|Tallinn|-|10117
EG|12 Tahrir Street, Cairo 11511|Tahrir Street|12|-|-|Cairo|-|11511
ES|Calle de Alcalá 42, 28014 Madrid|Calle de Alcalá|42|-|-|Madrid|-|28014
ES|C/ Mallorca 401, 3º 2ª, 08013 Barcelona|C/ Mallorca|401|3º 2ª|-|Barcelona|-|08013
FI|Mannerheimintie 22, 00100 Helsinki|Mannerheimintie|22|-|-|Helsinki|-|00100
FR|10 rue de Rivoli, 75004 Paris|rue de Rivoli|10|-|-|Paris|-|75004
FR|25 bis avenue Jean Jaurès\\n69007 Lyon|avenue Jean Jaurès|25 bis|-|-|Lyon|-|69007
FR|BP 120, 33000 Bordeaux|-|-|-|120|Bordeaux|-|33000
GB|221B Baker Street, London NW1 6XE|Baker Street|221B|-|-|London|-|NW1 6XE
GB|Flat 4, 18 Morningside Road, Edinburgh EH10 4BF|Morningside Road|18|4|-|Edinburgh|-|EH10 4BF
GB|7 High Street\\nOxford\\nOX1 4AF\\nUnited Kingdom|High Street|7|-|-|Oxford|-|OX1 4AF
GR|Ermou 15, 105 63 Athina|Ermou|15|-|-|Athina|-|105 63
GR|Τσιμισκή 30, 546 24 Θεσσαλονίκη|Τσιμισκή|30|-|-|Θεσσαλονίκη|-|546 24
HR|Ilica 25, 10000 Zagreb|Ilica|25|-|-|Zagreb|-|10000
HU|Andrássy út 22, 1061 Budapest|Andrássy út|22|-|-|Budapest|-|1061
ID|Jl. Jend. Sudirman No. 52, Jakarta 12190|Jl. Jend. Sudirman|52|-|-|Jakarta|-|12190
IE|14 Merrion Square, Dublin 2, D02 XE80|Merrion Square|14|-|-|Dublin 2|-|D02 XE80
IL|Rothschild Blvd 22, Tel Aviv 6688218|Rothschild Blvd|22|-|-|Tel Aviv|-|6688218
IN|42 MG Road, Bengaluru, Karnataka 560001|MG Road|42|-|-|Bengaluru|Karnataka|560001
IN|15 Park Street, Kolkata 700016|Park Street|15|-|-|Kolkata|-|700016
IS|Laugavegur 26, 101 Reykjavík|Laugavegur|26|-|-|Reykjavík|-|101
IT|Via Garibaldi 8, 20121 Milano MI|Via Garibaldi|8|-|-|Milano|MI|20121
IT|Piazza Navona 45, 00186 Roma|Piazza Navona|45|-|-|Roma|-|00186
JP|〒100-0005 東京都千代田区丸の内1-9-1|丸の内|1-9-1|-|-|千代田区|東京都|100-0005
KE|Kenyatta Avenue 20, 00100 Nairobi|Kenyatta Avenue|20|-|-|Nairobi|-|00100
KR|서울특별시 종로구 세종대로 175 03172|세종대로|175|-|-|종로구|서울특별시|03172
LT|Gedimino pr. 9, LT-01103 Vilnius|Gedimino pr.|9|-|-|Vilnius|-|01103
LU|2 rue de la Gare, L-1611 Luxembourg|rue de la Gare|2|-|-|Luxembourg|-|1611
LV|Brīvības iela 39, Rīga, LV-1010|Brīvības iela|39|-|-|Rīga|-|LV-1010
MA|25 Avenue Mohammed V, 10000 Rabat|Avenue Mohammed V|25|-|-|Rabat|-|10000
MC|8 boulevard des Moulins, 98000 Monaco|boulevard des Moulins|8|-|-|Monaco|-|98000
MT|24 Republic Street, Valletta VLT 1112|Republic Street|24|-|-|Valletta|-|VLT 1112
MX|Av. Insurgentes Sur 1602, 03940 Ciudad de México|Av. Insurgentes Sur|1602|-|-|Ciudad de México|-|03940
MX|Calle Hidalgo 77, 44100 Guadalajara, Jal.|Calle Hidalgo|77|-|-|Guadalajara|Jal.|44100
MY|28 Jalan Ampang, 50450 Kuala Lumpur|Jalan Ampang|28|-|-|Kuala Lumpur|-|50450
NG|15 Broad Street, Lagos 101233|Broad Street|15|-|-|Lagos|-|101233
NL|Damrak 70, 1012 LM Amsterdam|Damrak|70|-|-|Amsterdam|-|1012 LM
NL|Coolsingel 40-2, 3011AD Rotterdam|Coolsingel|40-2|-|-|Rotterdam|-|3011 AD
NL|Postbus 90801, 2509 LV Den Haag|-|-|-|90801|Den Haag|-|2509 LV
NO|Karl Johans gate 22, 0026 Oslo|Karl Johans gate|22|-|-|Oslo|-|0026
NZ|120 Queen Street, Auckland 1010|Queen Street|120|-|-|Auckland|-|1010
PE|Av. Larco 345, Lima 15074|Av. Larco|345|-|-|Lima|-|15074
PH|88 Ayala Avenue, Makati 1226|Ayala Avenue|88|-|-|Makati|-|1226
PK|12 Mall Road, Lahore 54000|Mall Road|12|-|-|Lahore|-|54000
PL|ul. Marszałkowska 84/92 m. 10, 00-514 Warszawa|ul. Marszałkowska|84/92|10|-|Warszawa|-|00-514
PL|ul. Floriańska 15, 31-019 Kraków|ul. Floriańska|15|-|-|Kraków|-|31-019
PT|Rua Augusta 100, 1100-053 Lisboa|Rua Augusta|100|-|-|Lisboa|-|1100-053
RO|Strada Lipscani 25, 030033 București|Strada Lipscani|25|-|-|București|-|030033
RS|Knez Mihailova 12, 11000 Beograd|Knez Mihailova|12|-|-|Beograd|-|11000
RU|ул. Тверская, д. 7, кв. 12, Москва, 125009|ул. Тверская|7|12|-|Москва|-|125009
SA|King Fahd Road 210, Riyadh 12271|King Fahd Road|210|-|-|Riyadh|-|12271
SE|Drottninggatan 53, 111 21 Stockholm|Drottninggatan|53|-|-|Stockholm|-|111 21
SE|Box 350, 401 25 Göteborg|-|-|-|350|Göteborg|-|401 25
SG|1 Raffles Place #20-61, Singapore 048616|Raffles Place|1|20-61|-|Singapore|-|048616
SI|Slovenska cesta 34, 1000 Ljubljana|Slovenska cesta|34|-|-|Ljubljana|-|1000
SK|Obchodná 5, 811 06 Bratislava|Obchodná|5|-|-|Bratislava|-|811 06
TH|99 Sukhumvit Road, Bangkok 10110|Sukhumvit Road|99|-|-|Bangkok|-|10110
TN|12 Avenue Habib Bourguiba, 1000 Tunis|Avenue Habib Bourguiba|12|-|-|Tunis|-|1000
TR|İstiklal Caddesi No:45, 34430 Beyoğlu/İstanbul|İstiklal Caddesi|45|-|-|Beyoğlu|İstanbul|34430
TW|100台北市中正區忠孝西路一段49號|忠孝西路一段|49號|-|-|中正區|台北市|100
UA|вул. Хрещатик, 22, Київ, 01001|вул. Хрещатик|22|-|-|Київ|-|01001
UY|Av. 18 de Julio 1360, 11200 Montevideo|Av. 18 de Julio|1360|-|-|Montevideo|-|11200
VN|72 Lê Thánh Tôn, Hồ Chí Minh 700000|Lê Thánh Tôn|72|-|-|Hồ Chí Minh|-|700000
ZA|25 Long Street, Cape Town, 8001|Long Street|25|-|-|Cape Town|-|8001
ZA|Private Bag X9, Pretoria 0001|-|-|-|X9|Pretoria|-|0001
`;

/** An address with the parts that a parser should return; null if a part is absent. */
export interface WorldAddress {
  readonly country: string;
  readonly text: string;
  readonly parts: {
    readonly street_name: string | null;
    readonly house_number: string | null;
    readonly unit: string | null;
    readonly po_box: string | null;
    readonly city: string | null;
    readonly region: string | null;
    readonly postcode: string | null;
  };
}

const written = (cell: string | undefined): string | null =>
  cell === undefined || cell === '-' ? null : cell;

/** Parses rows of addresses whose parts are separated by bars. */
export const worldAddresses = (rows: string): readonly WorldAddress[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [country = '', text = '', street, house, unit, box, city, region, postcode] = row.split('|');
      return {
        country,
        text: text.replaceAll('\\n', '\n'),
        parts: {
          street_name: written(street),
          house_number: written(house),
          unit: written(unit),
          po_box: written(box),
          city: written(city),
          region: written(region),
          postcode: written(postcode),
        },
      };
    });

export const WORLD_ADDRESSES = worldAddresses(ROWS);
