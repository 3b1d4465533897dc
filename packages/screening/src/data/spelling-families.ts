/**
 * Arabic, Jewish, Central Asian and South Asian names in the spellings found in the documents of one person,
 * in addition to `NAME_FAMILIES`: one name per line, no short forms. Compiled for this project.
 */
export const SPELLING_FAMILIES = `
gulbuddin gulbudin gulbadin
aleksandra / sasha shura
iosif / osya
savva sava
saparmurat saparmyrat
gurbanguly kurbanguly
shavkat shaukat
rahmon rakhmon rahman
nursultan nursoltan
karlygash / kary
bakhtiyar bahtiyar bakhtiar
farid fareed ferid
faisal faysal feisal feysal faysel
fahad fahd
fuad fouad fuat
ghaleb ghalib galib
hani hany
hatim hatem
hazem hazim
hisham hesham hicham
ihab ehab
ihsan ehsan
imad emad imed
issam essam isam esam
iyad eyad ayad
jaber jabir djaber
jihad jehad djihad
kamal kemal kamel
khalaf khalef
khamis khamees
luay louay loay
lutfi lotfi loutfi
maher mahir
mansour mansur mansoor
marwan merouane marouane
masoud masud massoud mesut masood
mubarak moubarak mobarak
muhannad mohanned muhanad
mundhir munther monther mondher
murad mourad morad murat
muslim moslem
mutaz moataz muataz
nabih nabeeh
naif nayef naef
najib nageeb nadjib necip nagib najeeb
nizar nezar
omran imran emran umran
qais kais qays kays
qusay qusai kusay
rafiq rafik rafeeq
ramzi ramzy remzi
rashad reshad
riad riyad riyadh
ridha rida reza riza redha
sabri sabry
safwat safvet
saif seif sayf saef seyf
sakhr sakher
sami samy
suhail soheil suhayl souhail
sufyan sufian sofiane soufiane
taysir tayseer taiseer
thamer thamir tamer
ubaid obaid ubayd obeid
wahib waheeb
wissam wisam
yazid yezid yazeed
younis yunus younes yunis younous junus yonis
zakir zaker
zaki zeki
zahir zaher
zuhair zouheir zuhayr zohair
hadi hady
hashim hashem hachem haschem
haitham haytham haitam heitham
bakr bakir
badr bader
ashraf achraf eshref
amin ameen emin
amir ameer emir
akram ekrem
adel adil
abbas abas
anas enes
asad assad esad
basim basem
bilal belal billal
burhan borhan
ahlam ehlam
amina aminah amna emine
asma asmaa esma
bushra boushra
hind hend
huda hoda houda
iman eman imene
jamila djamila jameela cemile
layla leila laila leyla lejla
nadia nadya nadiya
nour noor nur
rania raniya
rasha racha
salma selma
samira sameera semira
sana sanaa
shaima chaima shaimaa
sumaya soumaya sumaiya
wafa wafaa vefa
yasmin yasmine
mukherjee mukhopadhyay mukerji mookerjee
chatterjee chattopadhyay chatterji
banerjee bandyopadhyay banerji bannerjee
ganguly gangopadhyay ganguli
bhattacharya bhattacharjee bhattacharyya
chakraborty chakrabarti chakravarty chakravarti
chowdhury chaudhary choudhury chaudhuri choudhary chaudhry chaudhri choudhry chowdhry
lakshman laxman lakshmana
lakshmi laxmi lakhsmi
krishna krishnan kishan krishen
krishnamurthy krishnamurti krishnamoorthy
srivastava shrivastava shrivastav srivastav
srinivas srinivasan shrinivas sreenivas
subramaniam subramanian subramanyam subrahmanyam subramanya
sharma sarma
varma verma
singh sinh sing
patel pattel
reddy reddi
naidu nayudu
rao rau
iyer aiyar iyyer
menon menen
nair nayar
pillai pillay pilla
gowda gouda
deshmukh deshmuk
joshi jossi
mishra misra
pandey pande pandya
tiwari tiwary tewari
dubey dube
agarwal aggarwal agrawal
khanna khana
mehta mehtha
thakur tagore thakkur
bose basu
dey de
ghosh ghose
dutt dutta datta
saha shaha
roy ray rai
sen sain
rajapaksa rajapakse rajapaksha
jayawardena jayawardene jayewardene
wickremesinghe wickramasinghe
bandaranaike bandaranayake
senanayake senanayaka
chaim haim chayim hayim hyman
zeev zev
yehoshua yoshua
eliezer eliezar
shmuel shmouel
efraim ephraim efrayim
gideon gidon
menachem menahem menakhem
nachman nahman
nachum nahum
pinchas pinhas
yechiel yehiel
yechezkel yehezkel
tzvi zvi tsvi zwi
eliyahu elijah
chana hana channa
`;
