/**
 * Short and pet forms of given names by culture, in addition to `NAME_FAMILIES`: full forms precede the
 * slash, as there. Compiled for this project.
 */
export const NICKNAME_FAMILIES = `
filippo / pippo
raffaele / lello
giovanni / nanni
hortensia / tencha
refugio / cuca
josef / beppo
georg / schorsch jorg
elisabeth / liesl
benedikt / beni
theresia / resi
istvan / isti
georgy georgi georgiy / gosha
ilya / ilyusha
kseniya ksenia / ksyusha
yakov / yasha
mustafa / musti
huseyin / huso
charalambos / haris
efthymios / thymios
aikaterini ekaterini / katerina
zdenek / zdenda
stanislav / standa
radoslav / rado
slobodan / boban
miodrag / miki
marguerite / margot
gerardus / gert
martinus / tinus rien
leonardus leonhard / leo
nils / nisse
bengt / benke
johannes / hannu juha
juhani / jussi
sarah / sally
martha / patty
josephine / jo
winifred / winnie
eugene eugen eugenio jeno
lajos ludwig louis
gabor gabriel
ilona helena
lorinc lorenz
balint valentin
antal anton
imre emmerich
benedek benedikt
fulop philip
povilas pavel paul
petras peter
juris georg
andris andreas
antti andreas
yrjo georg
heikki henrik henry
mikko michael
hagop hakob jacob
boghos poghos paul
garabed karapet charles
tomasz tomas thomas
george / geo
thomas / thos
james / jas
joseph / jos
john / jno
jonathan / jona
benjamin / benj
samuel / saml
daniel / danl
edward / edw
edmund / edm
frederick / fredk
richard / richd
robert / robt
alexander / alexr
charles / chas
william / wm
nathaniel / nathl
archibald / archd
andrew / andw
theodore / theo
patrick / patk
margaret / margt
catherine / cath
elizabeth / eliz
francisco / fco
fernando / fdo
guadalupe / gpe
antonio / anto
domingo / dgo
mohammad / mhd mohd muh moh
friedrich / friedr
heinrich / heinr
jakub jacob jacub jakob / kuba jakubek
wojciech / wojtek wojtus
malgorzata / gosia malgosia
katarzyna / kasia kaska
aleksandra / ola
agnieszka / aga agusia
krzysztof / krzys krzysiek
tomasz / tomek
andrzej / jedrek andrzejek
stanislaw / staszek stasiek
zbigniew / zbyszek
kazimierz / kazik
tadeusz / tadek
jerzy / jurek
piotr / piotrek piotrus
pawel / pawelek
michal / michalek
grzegorz / grzesiek grzes
marek / mareczek
boleslaw / bolek
leszek lech
jan johann / honza janek jasiek jenda hanzi
josef joseph / pepa pepik sepp seppl jupp jozo joso
frantisek / franta fanda
vaclav / vasek venca
jiri / jirka
karel / kaja karlik
ladislav / lada laco
zdenek / zdena
miroslav / mirek mirko
jaroslav / jarda jaro
vladimir / vlada vladko
istvan / pista pisti
janos / jancsi jani
jozsef / jozsi joska
laszlo / laci
ferenc / feri
sandor / sanyi
gyorgy / gyuri
mihaly / misi miska
miklos / miki
katalin / kati
erzsebet / bozsi erzsi
ilona / ica
ulrich / uli ulli
johannes johann hans / hannes hansi hanni jo
heinrich / heini heiner heinz hinnerk
wolfgang / wolf wolfi
ludwig / lutz wiggerl
sebastian / basti bastian wastl
friedrich / fritz fiete friedel
christoph / stoffel
matthias / matze hias hiasl
joachim / jochen achim jo
katharina / kathi kati kathe
margarethe margarete / grete gretel gretl
elisabeth / lisl elli lilo sissi sisi
gerhard / gerd gert
konrad / conny kurt
bernhard / bernd berni
ahmed ahmad ahmet / ahmo meho ahmcet
muhammad mohammed mohamed muhamed / mo mujo moha mohd mamo hama
mustafa / mujo mustika
mehmed mehmet / meho memo memet
ibrahim / ibro ibo ibo
hasan hassan / haso hasso
husein hussein / huso
sulejman suleyman / suljo sulo
osman / osmo
alija ali / alo
gianluigi / gigi
luigi / gigi gino luigino
giuseppe / beppe peppe pino peppino
giovanni / gianni nino vanni
francesco / ciccio franco checco
antonio / tonino nino toto toto toni tono tono
domenico / mimmo
salvatore / toto toto turi
vincenzo / enzo cenzo
lorenzo / enzo renzo
alessandro / sandro ale
roberto / beto robi
eduardo / edu lalo
jose joseph / ze pepe pepito chepe
jose jose-maria josemaria / chema
joao / joca jango
francisco / chico paco pancho curro kiko fran
antonio / tonico toninho
luiz luis / lula lulu
luis / lucho luisito
carlos / caca caca carlinhos charly
manuel / manolo manu lolo nel
enrique / quique kike
alberto / beto tito
guillermo / memo guille
jesus / chucho chuy suso
ignacio / nacho
santiago / santi chago
vicente / chente
gregorio / goyo
maria / mari maruja marisa mariquita
maria-isabel isabel / isa chabela
dolores / lola
mercedes / merche
concepcion / concha conchita
pilar / piluca
consuelo / chelo
teresa / tere maite
guadalupe / lupe lupita
ivan / vanja vanya vano ivica ivo
ivan jovan / jovo joca
aleksandar alexander / aco aca sasa sasa sale
dragan / gagi
milorad / mile
nikola / nidzo nino
slobodan / sloba bobo
vojislav / voja
stjepan / stipe stipica
josip / joza josko bepo
ante anton / toni
georgios george / yorgos giorgos giorgis yiorgos yorgo
konstantinos / kostas costas kostis dinos
dimitrios / dimitris mitsos mimis
ioannis / yannis giannis yiannis yanis
nikolaos / nikos
panagiotis / panos takis
evangelos / vangelis
athanasios / thanasis nasos sakis
vasileios vasilios / vassilis vasilis
eleftherios / lefteris
apostolos / tolis
christos / kitsos
spyridon / spyros spiros
stylianos / stelios
emmanouil / manolis
theodoros / thodoris
anastasios / tasos
antonios / antonis
charalambos / babis lambis
teimuraz teymuraz / temo temur
mikheil mikhail / misha mishiko miho
giorgi georgi / gio gia goga
levan / leo
nikoloz / nika nikusha
aleksandre / sandro
davit / dato
zurab / zura
vakhtang / vakho
irakli / ika
gevorg / gevo
hovhannes / hovo
hakob / hako
karapet / karo
sargis / sako
benjamin binyamin / bibi benny beni
moshe / moishe moshik
yitzhak / itzik itsik
yaakov jacob / yanki kobi
yosef joseph / yossi yosi
avraham abraham / avi avrum
shlomo / shloimi
david / dudi dudu dovid
shimon / shimi
yehuda / yudi
menachem / mendy mendel
yisrael israel / srulik
alexander aleksandr / sanya shura sashko lyoksandr
aleksei alexey / lyosha alyosha lesha
vladimir volodymyr / vova volodya vovchik
dmitri dmitry / dima mitya dimon
mikhail / misha mishka
sergei / seryozha seryoga serzh
evgeny / zhenya
ivan / vanya vanyusha
pavel / pasha pashka
anatoly / tolya tolik
viktor / vitya vityok
boris / borya
gennady / gena
yuri yuriy / yura
vasily / vasya
konstantin / kostya
leonid / lyonya
valery / valera
vitaly / vitalik
grigory / grisha
fyodor / fedya
timofey / tima
stanislav / stas slava
ruslan / rusik
tatiana / tanya
natalia / natasha
yekaterina / katya
yelena / lena
anna / anya
maria / masha
lyudmila / lyuda mila
oksana / ksyusha
svetlana / sveta
michael / mike mikey micky mick mitch
mitchell / mitch
daniel / dan danny
anthony / tony
andrew / andy drew
christopher / chris kit topher
margaret / peggy maggie meg peg
elizabeth / lizzie libby beth betty bess
katherine / kathy kate kit katie
rebecca / becky
gerald / gerry jerry
lawrence / larry
leonard / lenny len
edward / ted ned eddie
theodore / ted teddy
nathan / nate
abraham / abe
zachariah / zach zack
augustus / gus
archibald / archie
reginald / reg reggie
harold / hal harry
walter / walt
clifford / cliff
russell / russ
douglas / doug
timothy / tim
gregory / greg
philip / phil
stephen / steve
joseph / joe
john / jack johnny jon
james / jim jimmy
william / bill billy will
richard / dick rick
robert / bob bobby rob
charles / chuck charlie
rajendra / raju
krishna / kittu
lakshmi / laxmi lacchu
mahendra / mahi
narayan / nanu
ursula / uschi uschy ursel ulla
vladimir vlado / vlado vlada
zoltan / zoli zolika
gabor / gabi gabci
tamas / tomi tamaska
attila / ati
andras / bandi andris
lajos / lajcsi
karoly / karcsi
zsuzsanna / zsuzsa zsuzsi
agnes / agi
eva evelin / evi evike
magdalena / magda lena leni magdi
brigitte brigitta / gitte gitta
hildegard / hilde hilda
gertrud gertrude / trude trudi gerda
renate / nate reni
susanne susanna / susi sanne
angelika / geli gela
sabine / bine
christine christina / tine christl
barbara / babs barbel bara basia
siegfried / sigi siggi
manfred / manni manny fredi
reinhard reinhold / reini
guenther gunther gunter / gunni
helmut hellmuth / helli
jurgen juergen / jogi
eberhard / ebbe
klaus nikolaus / klausi
willem wilhelmus wilhelm / wim willy pim
cornelis cornelius / kees cees cor
johannes jan / joop hans johan
hendrik henricus / henk rik
gerardus gerard / geert gerrit
pieter petrus / piet
adrianus adriaan / ad arie
jacobus / koos jaap
theodorus / theo dorus
antonius / toon ton teun
lars laurentius / lasse
karl carl / kalle charlie
erik eric / jerker
gustav gustaf / gosta
margareta margareth / greta meta maggan
birgitta / gitta
kristina / stina kicki
elisabet / lisa bettan
francois / fanfan
jean-pierre / jeanpi
philippe / filou
dominique / domi
frederic / fred
gabriela gabriella / gabi gaby
emilia emily / emmy millie
alexandra aleksandra / sandra alex sasha ola
evgenia yevgenia yevgeniya / zhenya
yekaterina ekaterina / katyusha
dmytro / dima
nikolai nikolay / kolyan
rostislav / rostik
vyacheslav / slavik
eduard / edik
arkady / arkasha
nurlan / nurik
mohammad mohammed / mamad
mahmoud / hamoudi
abdullah / abdou aboudi
zainab / zuzu
yusuf youssef / yusri
guillermo / guille billy
fernando / nando fer
hernan / nan
alejandro / ale jano
roberto / tito robertito
rafael / rafa rafi
sebastian / seba
cristina / cris tina
josefa josefina / pepa fina
rosario / chayo
rodolfo / fito
adolfo / fito dolfo
gustavo / tavo
octavio / tavo
eduardo / edu duda dudu
leonardo / leo nardo
bernardo / nardo
antonio / toninho tonico tonho
sergio / checo
raimundo / mundinho mundo
pedro / perico pedrinho
jose-luis joseluis / pepelu
rajesh / raju
suresh / suri
vijay / viju
mukesh / muku
jose joseph / zeca zezinho quim
jacqueline jaqueline jacquelyn / jackie jacqui jacky
jaroslaw jaroslav / jarek jardo
abigail / abby gail
alan allan allen alun
alison allison / ali
amanda / mandy
arnold / arnie
barnaby barnabas / barney
bartholomew bartolomeo bartosz bartlomiej / bart bartek
bernard bernardo / bernie
bradley / brad
cassandra / cassie sandra
catherine katherine / kay cate
cecilia / cissy
cynthia / cindy
charlotte carlotta / lottie charlie lotte
constance constanza / connie
cornelius / neil con
curtis / curt
deborah / debbie debs
dominic domenico dominik domingo / dom nick
edith / edie
edmund edmond edmundo / ed ted ned
emma / em emmy
eugene / gene
florence / flo florrie
frances francesca franziska / fran fanny franny franzi
gabrielle / gabby
genevieve / viv
georgina georgia / georgie
gilbert gilberto / gil bert
gwendolyn / gwen
harriet henrietta / hattie etta
herbert / herb bert
hubert / bert hub
isidore isidro / izzy
jacob / jake
janet jane / jan jenny
jasmine yasmin yasmine yasmeen jasmin
jeremy jeremiah / jerry jem
joanne joanna / jo
judith / judy jude
kimberly / kim
leopold leopoldo / leo poldi polde
lillian lilian / lily
lucille lucy lucia lucja luzia / lucy lu
madeleine madeline magdalene / maddie maddy
malcolm / mal
marianne mariana / annie
marilyn / mary
maurice mauricio moritz morris / mo
maxwell / max
melissa / mel missy
melanie / mel
millicent mildred / millie
montgomery / monty
nigel / nige
nicole nicola / nicky nikki
norbert / bert norb
olivia / liv livvy
oliver / ollie
oswald / ozzie
pamela / pam
penelope / penny
priscilla / prissy cilla
randolph randall / randy
raymond / ray
roderick rodrigo / rod
roland rolando / rolf rollo
rosemary / rosie
samantha / sam
sharon / shaz
sidney sydney / sid
solomon / sol
stanley / stan
stuart stewart / stu
sylvester / sly
terence terrence / terry
tobias / toby
tyrone / ty
ulysses / uli
valentine valentin valentino / val
valerie / val
vernon / vern
wallace / wally
wesley / wes
wilfred wilfried / wilf
yvonne / evie
agustin augustin augustine augusto / tino guto gus
alfonso / fonso
anastasio / tacho
andres / andresito
bernabe / berna
concepcion / conchi
encarnacion / encarna
esteban / este
ezequiel / eze cheque
fidencio / fide
florentino florencio / floro
gabino / gabo
gabriel / gabo
gerardo / jerry lalo
gonzalo / gonza chalo
hermenegildo / mere
hipolito / polo
inmaculada / inma
javier xavier xaver / javi xavi chavi
jeronimo / chombo
jesusa / chucha
joaquin joaquim / quino quim quincho xoan
leopoldo / polo
leticia / lety leti
macario / maca
marcelino / chelino
margarita / mago
maria-teresa / maite
maria-jose / marijose
martin / tincho
maximino / chimino
mauricio / mau
mercedes / meche
miguel / miki migue
nicolas / nico colacho
norberto / beto
pablo / pablito
primitivo / tivo
rafael / rafita fallo
ricardo / richi ricky
rigoberto / rigo beto
santiago / yago
socorro / coco
tomas / tomasito
trinidad / trini
ubaldo / ubi
vicente / vicen
wenceslao / chelo
oleksandr / sashko oles lesyk
volodymyr / vlodko volodko
andriy / andriyko
mykola / kolia
mykhailo / mykhas
oleksiy / olesha
petro / petryk
vasyl / vasylko
yuriy / yurko
kateryna / katria
oksana / ksenia
olena / olenka
rodion / rodya
saveliy / sava
zakhar / zakharko
eduard / edya
margarita / rita margo
valentina / valya
nadezhda nadiya nadiia nadia / nadya
zinaida / zina
raisa / raya
antonina / tonya
lidia lidiya lydia / lida
larisa larysa larissa / lara
vera / verochka
lyubov liubov / lyuba
polina / polya
veronika / nika
viktoria / vika
evgeni / gena
matvei / motya
daniil / danya
arseny arseniy / senya
innokenty / kesha
prokhor / pronya
zakhary / zakhar
gulnara / gulya
rustam rustem / rus
timur temur teymur
`;
