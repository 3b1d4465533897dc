/**
 * Countries and great cities as companies carry them in their names, in Latin letters as `wordsOf` writes them: a line each,
 * all spellings of one place; adjectives among them. Own table. Of two names alike, what differs in these is another
 * subsidiary.
 */
export const PLACE_WORDS = `
afghanistan afghan
albania albanian shqiperi
algeria algerie algerian argelia aljazair jazair
angola angolan
argentina argentine argentinian
armenia armenian hayastan
australia australian
austria austrian osterreich autriche oesterreich
azerbaijan azerbaijani azerbaycan azerbaidzhan
bahrain bahraini
bangladesh bangladeshi
belarus belarusian belorusskaya belorussia belarusi bielorussia byelorussian
belgium belgian belgique belgie belgien belgica
bolivia bolivian
bosnia bosnian bosna
brazil brasil brazilian brasileira brasileiro brasilien
bulgaria bulgarian balgariya bolgariya bulgarien bulgarska
cambodia cambodian kampuchea
canada canadian kanada canadienne
chile chilean
china chinese zhongguo chine kitay
colombia colombian colombiana
congo congolese
croatia croatian hrvatska kroatien
cuba cuban cubana kuba
cyprus cypriot kypros zypern
czech cesko ceska czechia
denmark danish danmark danemark
ecuador ecuatoriana
egypt egyptian misr egypte masr aegypten
england english
estonia estonian eesti estland
ethiopia ethiopian
finland finnish suomi finnland
france french francaise francais frankreich francia
georgia georgian sakartvelo
germany german deutschland deutsche deutscher germania allemagne alemania germaniya allemande niemcy
ghana ghanaian
greece greek hellas hellenic griechenland
hungary hungarian magyar magyarorszag hongrie ungarn
iceland icelandic
india indian bharat
indonesia indonesian
iran iranian persia persian
iraq iraqi irak
ireland irish
israel israeli
italy italian italia italiana italiano italien
japan japanese nippon nihon japon
jordan jordanian urdun
kazakhstan kazakh qazaqstan kazakhstana
kenya kenyan
korea korean choson hanguk joseon
kuwait kuwaiti
kyrgyzstan kyrgyz
latvia latvian latvija lettland
lebanon lebanese liban lubnan libanaise
libya libyan libia
lithuania lithuanian lietuva litauen
luxembourg luxemburg
malaysia malaysian
mali malian
malta maltese
mexico mexican mexicana
moldova moldovan
mongolia mongolian
morocco moroccan maroc maghreb maghrib marruecos
myanmar burma burmese
netherlands dutch nederland nederlandse holland pays-bas
nicaragua nicaraguan nicaraguense
nigeria nigerian
norway norwegian norge norsk norske norwegen
oman omani
pakistan pakistani
palestine palestinian filastin
panama panamanian
paraguay paraguayan
peru peruvian peruana
philippines philippine pilipinas filipino
poland polish polska polski pologne polen polonia
portugal portuguese portuguesa
qatar qatari
romania romanian rumania roumanie rumanien romana
russia russian rossiya rossiyskaya rossiyskoy rossii rossiyskiy rossiskaya russe russland rusia russkiy ross
saudi saudia alsaudia arabia
senegal senegalese
serbia serbian srbija serbien srpska
singapore singapura
slovakia slovak slovensko
slovenia slovenian slovenija
somalia somali
spain spanish espana espanola espanol espagne spanien
sudan sudanese
sweden swedish sverige svenska schweden
switzerland swiss schweiz suisse svizzera
syria syrian suriya syrie souria sirii
taiwan taiwanese
tajikistan tajik
tanzania tanzanian
thailand thai
tunisia tunisian tunisie tunis
turkey turkish turkiye turk turquie turkei
turkmenistan turkmen
uae emirates emarat
uganda ugandan
ukraine ukrainian ukraina ukrainy ukrainska
uruguay uruguayan
usa america american amerika states
uzbekistan uzbek ozbekiston
venezuela venezuelan venezolana
vietnam vietnamese
yemen yemeni
zimbabwe zimbabwean
moscow moskva moskvy moskovskiy moskovskaya moskau moscou
minsk minskiy
kyiv kiev kyyiv
beijing peking
shanghai
guangzhou canton
shenzhen
tehran teheran
baghdad bagdad
damascus dimashq damas
aleppo halab
beirut bayrut beyrouth
dubai
istanbul
ankara
london londres
paris
berlin
vienna wien
geneva geneve genf
zurich zuerich
pyongyang phyongyang
seoul
tokyo
havana habana
caracas
aden
sanaa
karachi
lahore
kabul
europe european evropa
asia asian
africa african afrique
`;
