/**
 * Words that end or begin the name of a road, to find its ends in a text without commas. Lowercase without
 * accents and dots, as in `plainText`.
 */

/** English words that end the name of a road and are rarely part of another name. */
export const STRONG_ENDINGS: ReadonlySet<string> = new Set(
  (
    'street st str road rd avenue ave av lane ln drive dr close cl crescent cres cr terrace tce terr boulevard blvd highway hwy ' +
    'parade pde circuit cct esplanade esp grove gardens gdns mews marg salai path'
  ).split(' '),
);
/** English words that end the name of a road and also occur within names of roads and places. */
export const WEAK_ENDINGS: ReadonlySet<string> = new Set(
  'court ct way place pl square sq row walk hill park view rise quay wharf green mount yard gate broadway strand mall parkway pkwy expressway loop track'.split(
    ' ',
  ),
);
/** Directions after the name of a road. */
export const ROAD_DIRECTIONS: ReadonlySet<string> = new Set(
  'north south east west n s e w ne nw se sw central upper lower extension extn'.split(' '),
);

/** Countries whose road names end with an English word. */
export const ENDED_ROADS: ReadonlySet<string> = new Set(
  (
    'CA GB IE AU NZ IN PK BD LK SG MY HK PH ZA NG GH KE UG TZ ZM ZW JM TT BB BS BM GI MT IM JE GG FJ PG ' +
    'BW NA LS SZ MW SL LR GM GY BZ AG LC GD VC KN DM KY VG TC AI MS FK SB TO WS VU MU SC BN MV NP BT MM'
  ).split(' '),
);

/** Words that begin the name of a road in Romance and Slavic languages, Turkish and Malay. */
export const ROAD_STARTS: ReadonlySet<string> = new Set(
  (
    'calle c avenida avda av paseo pso plaza pza camino cmno carrera cra carretera ctra ronda glorieta pasaje travesia diagonal transversal calz calzada prolongacion ' +
    'rua r travessa praca pca pc pç alameda estrada rodovia largo beco ladeira rue boulevard bd bld avenue ave chemin quai place impasse allee cours ' +
    'via viale piazza corso vicolo piazzale strada str bulevardul calea aleea soseaua sos ul ulica al aleja aleje jalan jl jln lorong ulitsa ' +
    'улица ул проспект просп пр-т бульвар бул площадь пл переулок пер набережная вулиця вул'
  ).split(' '),
);
/** Words of the same kind after the name: `Дворцовая наб.` */
export const SLAVIC_ENDINGS: ReadonlySet<string> = new Set(
  'наб набережная проспект пр пр-т ул улица пер переулок площадь пл бульвар шоссе ш вулиця вул просп'.split(
    ' ',
  ),
);

/** Words before a compound road name that belong to it: `Alte Schönhauser Straße`, `Am Alten Marktplatz`. */
export const COMPOUND_STARTS: ReadonlySet<string> = new Set(
  (
    'am an auf im in zum zur vor hinter unter uber bei beim der die das den dem alte alter alten altes neue neuer neuen grosse grosser grossen kleine kleiner kleinen ' +
    'obere oberer oberen untere unterer unteren hintere vordere lange langer hohe hoher st sankt innere aussere ' +
    'de het ten ter van der den oude nieuwe grote kleine lange korte hoge lage eerste tweede derde gamla stora lilla gamle store lille nedre ovre norra sodra ostra vastra nordre sondre vestre ostre'
  ).split(' '),
);

/** Words that end the name of a building. */
export const BUILDING_ENDS: ReadonlySet<string> = new Set(
  (
    'house building buildings bldg bldgs centre center tower towers mall hall plaza complex arcade mansion mansions chambers hotel apartments apts residency ' +
    'residence villas cottage farm lodge church school college university hospital museum station library market pub inn bank ltd limited plc ' +
    'centro edificio edif torre gebaude haus hochhaus zentrum immeuble residence resid batiment palazzo palacio condominio mercado museo museu theatro teatro hospital'
  ).split(' '),
);

/** Words before `park` that make it the name of a building. */
export const PARKS: ReadonlySet<string> = new Set(
  'business shopping retail industrial science office technology trading leisure enterprise'.split(' '),
);

/** Months in the names of roads (`31 August 1989`, `1 Decembrie 1918`), normalized by `plainText`. */
export const MONTHS: ReadonlySet<string> = new Set(
  [
    'january february march april may june july august september october november december',
    'januar februar marz mai juni juli oktober dezember',
    'janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre',
    'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
    'janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro',
    'gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre',
    'ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie',
    'ianuari mart yuni yuli avgust septemvri oktomvri noemvri dekemvri',
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia',
    'ocak subat mayis haziran temmuz agustos eylul ekim kasim aralik',
    'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    'януари февруари март април май юни юли август септември октомври ноември декември',
  ].flatMap((language) => language.split(' ')),
);
