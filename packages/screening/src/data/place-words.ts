/**
 * Countries and large cities as used in company names, in Latin letters as from `wordsOf`, including
 * adjectives: one place per line with all spellings. Compiled for this project. In two otherwise equal names,
 * a difference in these words means a different subsidiary.
 */
export const PLACE_WORDS = `
jersey
guernsey
bermuda
cayman
gibraltar
aruba
curacao
anguilla
barbados
bahamas
seychelles
mauritius maurice
maldives
macau macao
afghanistan afghan
albania albanian shqiperi
algeria algerie algerian argelia aljazair jazair
angola angolan
argentina argentine argentinian
armenia armenian hayastan
australia australian
austria austrian osterreich autriche oesterreich
azerbaijan azerbaijani azerbaycan azerbaidzhan
bahrain bahraini bahrein
bangladesh bangladeshi
belarus belarusian belorusskaya belorussia belarusi bielorussia byelorussian
belgium belgian belgique belgie belgien belgica
bolivia bolivian boliviana
bosnia bosnian bosna
brazil brasil brazilian brasileira brasileiro brasilien
bulgaria bulgarian balgariya bolgariya bulgarien bulgarska
cambodia cambodian kampuchea
canada canadian kanada canadienne
chile chilean
china chinese zhongguo chine kitay
colombia colombian colombiana
congo congolese
croatia croatian hrvatska kroatien croacia croatie
cuba cuban cubana kuba
cyprus cypriot kypros zypern kipr chypre kibris
czech cesko ceska czechia
denmark danish danmark danemark
ecuador ecuatoriana ecuadorian
egypt egyptian misr egypte masr aegypten
england english uk britain british angleterre inglaterra grossbritannien brytania britania
estonia estonian eesti estland estonie
ethiopia ethiopian
finland finnish suomi finnland
france french francaise francais frankreich francia
georgia georgian sakartvelo gruziya gruzja
germany german deutschland deutsche deutscher germania allemagne alemania germaniya allemande niemcy
ghana ghanaian
greece greek hellas hellenic griechenland
hungary hungarian magyar magyarorszag hongrie ungarn
iceland icelandic islandia
india indian bharat
indonesia indonesian
iran iranian persia persian
iraq iraqi irak
ireland irish irlanda irlande
israel israeli
italy italian italia italiana italiano italien
japan japanese nippon nihon japon
jordan jordanian urdun
kazakhstan kazakh qazaqstan kazakhstana
kenya kenyan
korea korean choson hanguk joseon
kuwait kuwaiti koweit
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
moldova moldovan moldavia
mongolia mongolian
morocco moroccan maroc maghreb maghrib marruecos
myanmar burma burmese birmania
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
singapore singapura singapur singapour
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
beijing peking pekin
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
scotland scottish
monaco monegasque
laos lao laotian
taipei
macau macao
honduras honduran hondurena
costarica
dominican dominicana
haiti haitian
jamaica jamaican
trinidad
bahamas bahamian
cameroon cameroun cameroonian
rwanda rwandan
mozambique
namibia namibian
botswana
mauritius
madagascar
odessa odesa
kharkiv kharkov
lviv lvov
sevastopol
crimea crimean krym krymskiy krymskaya
petersburg
novosibirsk
kazan
vladivostok
rotterdam
hamburg
munich munchen
frankfurt
milan milano
rome roma
madrid
barcelona
lisbon lisboa
brussels bruxelles
stockholm
copenhagen kobenhavn
oslo
helsinki
warsaw warszawa
prague praha
budapest
bucharest bucuresti bukarest
sofia
athens athina athinai athen
nicosia lefkosia
limassol lemesos
larnaca
mumbai bombay
delhi
kolkata calcutta
chennai madras
bangalore bengaluru
hanoi
saigon
bangkok
manila
jakarta
sydney
melbourne
toronto
montreal
chicago
boston
houston
miami
bogota
lima
quito
santiago
buenosaires
lagos
nairobi
johannesburg
capetown
cairo qahira caire
alexandria iskandariya
tripoli tarabulus
benghazi
khartoum
basra basrah
mosul
erbil arbil
isfahan esfahan
tabriz
shiraz
mashhad
doha
riyadh
jeddah jiddah
abudhabi
sharjah
muscat
manama
baltic baltiyskiy baltiyskaya
caspian
guangdong
zhejiang
jiangsu
shandong
sichuan
hebei
henan
hubei
hunan
fujian
liaoning
jilin
shanxi
yunnan
hainan
xinjiang
naples napoli neapel
bavaria bayern
saxony sachsen
gdansk danzig
basel bale basle
izmir smyrna
jerusalem quds yerushalayim
hague haag
antwerp antwerpen anvers
seville sevilla
krakow krakau cracow
catalonia catalunya cataluna
sicily sicilia
siberia sibir sibirskaya sibirskiy
`;
