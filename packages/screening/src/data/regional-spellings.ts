/**
 * Names in the spellings of several authorities, one name per line, in addition to `SPELLING_FAMILIES`; short
 * forms follow a slash. Compiled for this project. Contains parts of Arabic compounds and father chains, West
 * African names in French and English spelling, Armenian names in eastern and western pronunciation, and
 * names of Egypt and Mauritania. Also Slavic names and patronymics as in Russian, Ukrainian and Belarusian
 * documents, abbreviations of Spanish forms, and Yoruba and Igbo short forms.
 */
export const REGIONAL_SPELLINGS = `
bin ibn ben bn
bint binti binte bte bt bnt
haq haqq haque hak huq hoque hoq
zia ziya diya ziaa
ala alaa
baha bahaa
fazl fazal fadl fadhl fazel
naji nagi nadji
fida fidaa feda
abubakar abubakr aboubakar aboubacar boubacar boubakar bubacarr abubakarr abubaker aboubaker abukar abuukar
diallo jallow jalloh jallo dialo
cisse ceesay sissay cissay sesay
ndiaye njie njai ndiay
toure touray turay
conte conteh
camara kamara
barry barrie
kone conneh
coulibaly koulibaly kulibali coulibali
kouyate kuyateh kouyateh
seydou saidou seidou
aissatou aissata aisatu isatou isatu aissatu
tidiane tidjane tijan tijane tidjani tijani
alassane alhassane alhassan
lamine lamin
mbaye mbai mbye
sarr saar
fall faal
gaye gai
diop jobe
diouf juf joof
faye fye
thiam cham
sall saal
seck sekk
dieng jeng
badiane badjan
diarra jarra jara
diatta jatta
sonko sonco
drammeh drame
dembele dembelle
bangoura bangura
sylla sillah silla
fofana fofanah
mansare mansaray
kargbo cargbo
koroma coroma
hakob hagop akop hakop
hakobyan hagopian akopyan hakopian hakobian akopian hagopyan
karapet garabed
karapetyan garabedian karapetian garabetian
mkrtich mgrdich mkrtitch mgrditch megerdich
mkrtchyan mgrditchian mkrtchian mgrdichian megerditchian
petros bedros
petrosyan bedrosian petrosian bedrossian
poghos boghos pogos
poghosyan boghosian pogosian boghossian poghossian pogosyan
sargis sarkis serkis
sargsyan sarkisian sarkissian sarkisyan sargsian sargisian sarksian
grigor krikor
grigoryan krikorian grigorian krikoryan
hovhannes hovannes ohannes hovanes
hovhannisyan hovannisian ohannessian hovhannessian oganesyan oganesian hovannessian
harutyun haroutiun artyun haroutioun
harutyunyan haroutunian arutyunyan harutunian aroutunian haroutounian
khachatur khachadour khatchadour
khachatryan khachadourian khachaturian khatchadourian khachatourian khachaturyan
avetis avedis
avetisyan avedissian avetisian avedisian
kirakos giragos
kirakosyan giragossian kirakossian kirakosian
gevorg kevork gevork kevorg
gevorgyan kevorkian gevorkyan gevorgian kevorkyan
tigran dikran
vardan vartan
vardanyan vartanian vardanian
artashes ardashes
baghdasar bagdasar
baghdasaryan baghdassarian bagdasaryan pagdassarian
manuk manoug manouk
manukyan manoukian manoogian manougian
papazyan papazian
tovmas toumas
asatur asadour
asatryan asadourian asatrian
yeghiazar eghiazar
abgar apkar
juma jumaa gomaa goma jouma djouma jumah gumaa
jaber gaber djaber jabir
hijazi hegazy hegazi higazi hejazi
rajab ragab redjeb recep
naji nagy
najib naguib nagib nadjib najeeb nageeb
majdi magdi magdy
jirjis girgis guirguis
ould wuld walad oulad weld
bilal blal belal bilel
shaykhna cheikhna cheickna sheikhna chekhna
futuh fetouh foutouh fotouh
sergei siarhei serhii serhiy sergey siarhiej
dmitry dzmitry dmytro dimitri dmitri
mikhail mikhas mykhailo mihail
grigory hryhorii hryhoriy ryhor grigori grigoriy
grigorievich hryhorovych grigoryevich grigorevich ryhoravich
sergeevich serhiyovych siarheevich sergeyevich serhiiovych
nikolaevich mykolayovych mikalaevich nikolayevich mykolaiovych
alekseevich oleksiyovych aliakseevich alekseyevich oleksiiovych
aleksandrovich oleksandrovych aliaksandravich alexandrovich
vladimirovich volodymyrovych uladzimiravich
dmitrievich dmytrovych dzmitryevich dmitriyevich
mikhailovich mykhailovych mikhailavich mikhaylovich
andreevich andriyovych andreyevich andriiovych
evgenievich yevhenovych yauhenavich yevgenyevich
vasilievich vasylovych vasilevich vasilyevich vasylevych
igorevich ihorovych iharavich
viktorovich viktarovich viktorovych viktaravich
petrovich petrovych piatrovich
pavlovich pavlovych paulavich
ivanovich ivanovych
stepanovich stepanovych stsiapanavich
yurievich yuriyovych yurevich yuryevich yuriiovych
anatolievich anatoliyovych anatolyevich anatoliiovych
leonidovich leonidovych leanidavich
sergeevna serhiivna siarheeuna sergeyevna
nikolaevna mykolaivna mikalaeuna nikolayevna
aleksandrovna oleksandrivna aliaksandrauna alexandrovna
vladimirovna volodymyrivna uladzimirauna
ivanovna ivanivna ivanauna
petrovna petrivna piatrouna
vasilievna vasylivna vasileuna vasilyevna
viktorovna viktorivna viktarauna
anatolievna anatoliivna anatoleuna anatolyevna
mikhailovna mykhailivna mikhailauna mikhaylovna
maria / ma
francisco / fco
guadalupe / gpe
hernandez hdez
gonzalez glez gzlez gnzlez
martinez mtz mtnez
rodriguez rdz rguez rodz rdguez
fernandez fdez fdz
lopez lpz
dominguez dguez
sanchez schz
ramirez rmz
oluwaseun / seun
oluwatobiloba oluwatobi / tobi
oluwafemi olufemi / femi
babatunde / tunde
adebayo / bayo
olusegun / segun
olumide / mide
oluwadamilola damilola / dami
ayodele / dele
temitope / tope temi
oluwakemi / kemi
olukayode / kayode
abiodun / biodun
olatunji / tunji
adekunle / kunle
adewale olawale omowale / wale
folasade / sade
titilayo / titi
babajide / jide
adetokunbo / tokunbo
chukwuemeka / emeka
ikechukwu / ike
uchenna / uche
chinedu / nedu
ifeanyi / ify
oluwole / wole
olusola / sola
olubunmi / bunmi
oluwaseyi oluseyi / seyi
modupe / dupe
`;

/**
 * Somali names in Somali spelling, with C for the Arabic ain and X for the deep H, after a spelling found in
 * other documents. Compiled for this project, after the orthography of 1972.
 */
export const SOMALI_SPELLINGS = `
mohamed maxamed maxamad
mohamud maxamuud maxmuud
ahmed axmed axmad
ali cali
hussein xuseen xusayn
hassan xasan
abdullah cabdulla cabdalla
abdullahi cabdullaahi cabdulaahi cabdullahi cabdilaahi
abdi cabdi
abdulle cabdulle
omar cumar
osman cusmaan cismaan cusman
ibrahim ibraahim ibraahiim
ismail ismaaciil ismaciil
yusuf yuusuf
jama jaamac jamac
farah faarax farax
said saciid
saleh saalax
nur nuur
sharif shariif
isse ciise
hirsi xirsi
haji xaaji
awad cawad
awale cawaale
adan aadan aaden
hashi xaashi
halimo xaliimo
fadumo faadumo faaduma
asha caasha caaisho
hawo xaawo
dahir daahir
bashir bashiir
rashid rashiid
khalif khaliif
liban liibaan
guled guuleed
igal cigaal
elmi cilmi
gedi geedi
dualeh ducaale
muse muuse
idris idiris
yasin yaasiin
anab canab
abdirahman cabdiraxmaan cabdiraxman
`;
