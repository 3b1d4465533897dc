/**
 * Words that announce a part of an address, by what they announce, in the languages of the countries that the metadata
 * covers. Lower case without accents and dots, as `plainText` writes them. From the addressing guides of the Universal Postal
 * Union and the countries' post offices.
 */

/** A box of a post office; a number follows. */
export const POST_BOX_WORDS: readonly string[] = [
  'po box',
  'p o box',
  'pobox',
  'post office box',
  'gpo box',
  'gpo',
  'locked bag',
  'private bag',
  'cmb',
  'postfach',
  'postbus',
  'postboks',
  'boks',
  'postbox',
  'box',
  'boite postale',
  'bp',
  'b p',
  'cs',
  'tsa',
  'case postale',
  'cp',
  'c p',
  'casella postale',
  'casilla',
  'casilla de correo',
  'casilla postal',
  'apartado',
  'apartado postal',
  'apdo',
  'apdo postal',
  'apartado de correos',
  'apartado aereo',
  'a a',
  'aa',
  'caixa postal',
  'cx postal',
  'pl',
  'ppl',
  'postilokero',
  'pk',
  'posta kutusu',
  'skrytka pocztowa',
  'skr poczt',
  'po schranka',
  'pf',
  'postafiok',
  'csuta postala',
  'casuta postala',
  'postanski pretinac',
  'pp',
  'а я',
  'абонентскии ящик',
  'п к',
  'пк',
  'τ θ',
  'тθ',
  'ταχυδρομικη θυριδα',
  'ص ب',
  'صندوق بريد',
  'صندوق البريد',
  'ת ד',
  'ตู้ ปณ',
  'ปณ',
  '私書箱',
  '信箱',
  '사서함',
];

/** A flat or another part of a building; its number or letter follows. */
export const UNIT_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    apt: 'APT',
    apartment: 'APT',
    appt: 'APT',
    appartement: 'APT',
    app: 'APT',
    apto: 'APT',
    apartamento: 'APT',
    ap: 'APT',
    apart: 'APT',
    appartamento: 'APT',
    interno: 'APT',
    int: 'APT',
    interior: 'APT',
    dpto: 'APT',
    depto: 'APT',
    departamento: 'APT',
    dep: 'APT',
    flat: 'FLAT',
    unit: 'UNIT',
    suite: 'STE',
    ste: 'STE',
    room: 'RM',
    rm: 'RM',
    shop: 'SHOP',
    office: 'OFC',
    of: 'OFC',
    oficina: 'OFC',
    lot: 'LOT',
    floor: 'FL',
    level: 'FL',
    lvl: 'FL',
    piso: 'FL',
    etage: 'FL',
    planta: 'FL',
    andar: 'FL',
    sala: 'RM',
    conj: 'STE',
    conjunto: 'STE',
    bloco: 'BLDG',
    bl: 'BLDG',
    wohnung: 'APT',
    whg: 'APT',
    top: 'TOP',
    stiege: 'STAIR',
    tur: 'STAIR',
    stock: 'FL',
    og: 'FL',
    bus: 'BUS',
    bte: 'BUS',
    boite: 'BUS',
    lgh: 'APT',
    lejlighed: 'APT',
    leil: 'APT',
    as: 'APT',
    asunto: 'APT',
    mieszkanie: 'APT',
    lok: 'APT',
    lokal: 'APT',
    m: 'APT',
    byt: 'APT',
    кв: 'APT',
    квартира: 'APT',
    оф: 'OFC',
    офис: 'OFC',
    ап: 'APT',
    ет: 'FL',
    эт: 'FL',
    помещение: 'RM',
    пом: 'RM',
    daire: 'APT',
    d: 'APT',
    kat: 'FL',
    ajto: 'APT',
    em: 'FL',
    emelet: 'FL',
    sc: 'STAIR',
    et: 'FL',
    stan: 'APT',
    дира: 'APT',
    דירה: 'APT',
    شقة: 'APT',
    الدور: 'FL',
    ห้อง: 'RM',
    호: 'APT',
    층: 'FL',
    block: 'BLDG',
    blk: 'BLDG',
    tower: 'BLDG',
    building: 'BLDG',
    bldg: 'BLDG',
  }),
);

/** Words before a house number: `No. 5`, `nº 5`, `д. 7`. */
export const HOUSE_WORDS: ReadonlySet<string> = new Set([
  'no',
  'nr',
  'num',
  'numero',
  'number',
  'n',
  'nº',
  'n°',
  'house',
  'plot',
  'door',
  'д',
  'дом',
  'буд',
  'будинок',
  'бл',
  'sn',
  's n',
  'km',
  'رقم',
]);

/** Words behind the house number that belong to it: `12 bis`, `7 корп 2`. */
export const HOUSE_TAILS: ReadonlySet<string> = new Set([
  'bis',
  'ter',
  'quater',
  'корп',
  'корпус',
  'к',
  'стр',
  'строение',
  'лит',
]);

/** Words by which a road is recognised where no number stands beside it: whole words. */
export const STREET_WORDS: ReadonlySet<string> = new Set(
  (
    'street st str road rd avenue ave av lane ln drive dr close court ct way place pl square sq terrace crescent cres gardens gdns grove mews row walk hill park view rise parade ' +
    'pde highway hwy boulevard blvd bd circuit cct esplanade esp quay wharf green mount lodge yard gate drove causeway embankment circus broadway strand mall parkway expressway marg nagar chowk ' +
    'rue allee allees chemin ch impasse quai cours place passage route rte faubourg fg ruelle sentier voie cite villa square rond ' +
    'strasse str gasse weg platz allee ring ufer damm straat laan plein gracht kade dreef singel ' +
    'via viale piazza corso largo vicolo strada piazzale contrada borgo lungomare ' +
    'calle c avenida avda av paseo plaza pza camino carrera cra cr kr calz calzada carretera ctra ronda travesia glorieta pasaje diagonal transversal cl dg tv jr jiron prolongacion blvr ' +
    'rua r travessa tv praca pc alameda al estrada estr rodovia rod largo beco ladeira ' +
    'gata gatan vag vagen vej veien gate gaten plass torg torget vei stræde alle katu tie kuja polku ' +
    'ulica ul aleja al plac pl os osiedle namesti nam trida tr ulice nabrezi utca u ut ter korut fasor strada str bulevardul bd calea aleea soseaua sos piata ' +
    'ulitsa prospekt pr bulvar улица ул проспект пр пр-кт переулок пер площадь пл бульвар бул шоссе ш набережная наб вулиця вул провулок пров проспект просп площа ' +
    'οδος λεωφορος πλατεια leoforos odos cadde caddesi cad sokak sk sokagi bulvari mahallesi mah jalan jl jln lorong gang thanon soi duong pho ngo sharia شارع طريق רחוב רח שדרות שד ถนน ซอย'
  ).split(' '),
);

/** Endings of words that name a road where the language writes them together. */
export const STREET_ENDINGS =
  /(?:stra(?:ss|ß)e|str|gasse|platz|allee|damm|ufer|weg|straat|laan|plein|gracht|kade|dreef|singel|gatan|gata|vagen|vag|gate|gaten|vei|veien|vej|gade|plads|katu|tie|kuja|polku|utca|ter|utja)$/;

/** Countries that write the house number before the road. */
export const NUMBER_FIRST: ReadonlySet<string> = new Set(
  (
    'US CA GB IE AU NZ FR LU MC IN PK BD LK SG MY HK PH ZA NG GH KE UG TZ ZM ZW EG MA DZ TN SN CI CM ML BF TG BJ MG MU RE GP MQ GF NC PF ' +
    'IL JM TT BB BS BM GI MT IM JE GG TH VN FJ PG SA AE QA KW BH OM JO LB IQ AM GE CY AS GU PR VI'
  ).split(' '),
);

/** Words that belong to the name of a division. */
export const REGION_WORDS =
  /(?:^| )(?:обл|область|краи|республика|респ|oblast|province|prov|county|state|co|dept|departement|judetul|jud|megye|kraj|voivodeship|woj|wojewodztwo|estado|edo)(?: |$)/;
