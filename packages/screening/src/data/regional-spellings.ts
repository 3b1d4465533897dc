/**
 * Names in the spellings of two traditions: West Africa by French and by English offices, Armenia by its eastern and western sounds,
 * what stands between a man and his father, and what Arabic compounds are made of. A line each, further to `SPELLING_FAMILIES`. Own table.
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
kone koné
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
mansare mansaray mansaré
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
tovmas tovmas toumas
asatur asadour
asatryan asadourian asatrian
yeghiazar eghiazar
abgar apkar
`;

/**
 * Somali names as Somali writes them, with C for the Arabic ain and X for the deep H, behind a spelling that other papers show. Own table, after the
 * orthography of 1972.
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
