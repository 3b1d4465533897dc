/**
 * Given names that are equivalent across languages, spellings or short forms; one family per line, the full
 * form first. The words before a slash are spellings of one name, those after it are short and pet forms.
 * Compiled for this project.
 */
export const NAME_FAMILIES = `
muhammad mohammed mohamed mohammad muhammed mohamad mohamud muhamad mehmet mohammod mahomed muhamed mohd mohamod mohamet mukhamed magomed mahamat mahamadou mamadou muhammadu md mohmmad muhamet muhamad mukhammad mohamedou mochamad magomet mokhammed
ahmad ahmed ahmet akhmed akhmad ahmadou achmad akhmet amadou
mahmoud mahmud mahmood mehmood makhmud mahmut mohamud
hussein hussain husain husayn hossein hosein hussin hocine hossain huseyin husein khusein houssein husseini khussein gussein husseyn hussien
hassan hasan hacen hasen khasan
ali aly
abdullah abdallah abdulla abdalla abdellah abdollah abdoullah abdoulaye abdulah abdila abdilahi abdoulahi abdullahi
abdulrahman abdurrahman abdelrahman abdalrahman abdurahman abderrahmane abdirahman abdulrahmon abdourahmane abdrakhman
abdulaziz abdelaziz abdalaziz abdilaziz
ibrahim ebrahim ibraheem brahim abraham avraham abram ibrahima ibragim avram ebraheem ibrohim
ismail ismael esmail ismaeel esmaeil ishmael ismoil ismayil esmaeel
yusuf yousef youssef yousuf yusif yosef josef joseph yousif youssouf yusef jusuf iosif jose giuseppe josip jozef jozsef yosif osip josephus usef yussuf / joe joey pepe beppe sepp joze joey
omar umar omer oumar umer
osman uthman othman usman ousmane usmon osmane ottoman
mustafa mustapha moustafa mostafa moustapha mustafo
khalid khaled haled halid kalid khalled
said saeed saeid saed sayeed sayid saiid syed sayyid seyed sayed seyyed
sulaiman suleiman suleyman soleiman souleymane sulayman sulejman solomon suliman suleman shlomo salomon soliman sulaymon salman
yahya yehia yahia yahiya jahja iahia
yaqub yacoub yaqoob yakub jacob yaakov jakob yaqoub jakub iakov yakov jacques giacomo jacobo yaakub yagub
ishaq isaac ishak itzhak yitzhak isaak ishaaq
musa moussa mousa moses moshe mosa mussa moisei moises
isa issa eisa essa
harun haroun haroon aaron aharon
dawud daoud david daud dawood davud davit davide dawid dawod / dave davy
idris idriss edris
ayman aiman eiman aymen
usama osama oussama
hamza hamzah khamza
jamal gamal djamel jamaal dzhamal cemal djamal
jafar jaafar jaffar djafar dzhafar cafer jafer
jalal jalaluddin galal djalal dzhalal celal
karim kareem kerim abdulkarim
rashid rasheed rachid reshid rasid
sharif shareef cherif sherif charif
tariq tarek tarik tareq
walid waleed oualid velid
zaid zayd zeid zaied
ziad ziyad zeyad
nasir nasser naser nacer nassir
nasrullah nasrallah nasrollah
salih saleh salah saleem salich
salim saleem selim salem
samir sameer
hamid hameed khamid
majid majeed madjid magid
aziz azeez
bashir basheer bachir beshir
habib habeeb
latif lateef
munir mounir moneer
nabil nabeel nebil
qasim kassem qasem kasim qassem ghasem kacem qassim gasem gassem kassim
qadir kader qader kadir gader
rahim raheem rakhim
rauf raouf raof
sadiq sadek sadegh siddiq sadik saddiq
shakir shaker chakir
taha toha
zakaria zakariya zakarya zechariah zacharias zakariyya
zubair zubayr zoubair zubeir
fatima fatimah fatma fatemeh fatoumata fatime
aisha ayesha aicha aysha aishah aise ayse
khadija khadijah khadijeh hadija hatice
mariam maryam miriam mary maria marie mariya mariia marija marya miryam mariyam maryana / mia mary masha manya marusya mitzi molly polly
zainab zaynab zeinab zeynep zineb
salahuddin saladin salaheddine salahaddin selahattin
nuruddin nureddin noureddine nooruddin nuriddin nurettin
saifullah sayfullah seifallah sayfallah
alexander aleksandr alexandre alejandro alessandro aleksander oleksandr alexandr aliaksandr alexandros aleksandar alexandru alyaksandr alaksandr aleksandras aleksandrs iskandar iskander sandor aleksandro alisander / alex sasha sascha sandro sander alec aleks lex xander shura olexandr alik
alexandra aleksandra oleksandra alejandra alessandra aliaksandra / sasha sandra
alexei aleksei alexey aleksey alexej oleksiy aleksej oleksii alexy alexis aliaksei aleksiy / lyosha alyosha
andrei andrey andrew andriy andrej andreas andre andres andrii anders andrzej andras ondrej andrei andrius andrus / andy drew andi andryusha
anatoly anatoli anatoliy anatolii anatolij anatol / tolya
anton antonio antony anthony antoine antoni antonin antonius antun / tony toni tonio
arkady arkadi arkadiy arkadii arkadiusz
artem artyom artiom artjom
boris borys barys / borya
dmitri dmitry dmitriy dmytro dimitri dmitrii dimitry dimitrios dzmitry dimitar dmitrij dimitrije demetrios dimitris demetrius / dima mitya
evgeny yevgeny evgeni yevgeni evgeniy yevgeniy yevhen evgenii eugene eugen eugenio evgenij yauhen yevhenii ievgen eugeniusz jevgeni evgenios / zhenya gene
fyodor fedor feodor theodore theodor fedir teodoro teodor fiodar theodoros / fedya ted teddy theo
gennady gennadi gennadiy gennadii hennadiy gennadij hennadii henadz
georgy georgi georgiy george jorge georg giorgi georgios georges heorhiy yuri yury giorgio jerzy gyorgy georgii jiri jordi juraj heorhii yuriy iurii yurii iouri iuri jurij jurgen jurgis djordje dorde / zhora goga george
grigory grigori grigoriy gregory hryhoriy grigorii gregor gregorio grzegorz hryhorii grigorij grigor krikor / grisha greg gregg
igor ihor ihar
ilya ilia illia elias elijah eliyahu iliya ilyas elie illya ilija
ivan iwan john johann johannes juan jean giovanni ioan jan johan ion janos ioannis yahya jovan joao ivo evan giovani iain sean ian jaan hans hovhannes yohannes yochanan jens yiannis vanya / vanya jack johnny jon juanito janek johnnie gianni hansi
kirill kiril cyril kyrylo kyryl kiryl
konstantin constantine kostyantyn constantin konstantinos costin kanstantsin constantino / kostya kosta dinos kostas
leonid leonard leonidas leanid leonhard / lyonya leo len lenny
lev leo leon
maxim maksim maksym maxime massimo maximiliano maximilian maximo / max maks
mikhail michael mykhailo mihail miguel michel michele mikhael mihai mihajlo michal mikael mikhailo mihaly mikail mykhaylo mihailo mikhal mixail mykola / misha mike mick mickey mischa
nikolai nikolay nicholas nicolas mykola nikola nicolae nikolaos nicola niccolo mikalai nikolaj nicolai mikolaj nikolas nikolaus klaus claus miklos neculai mikola / kolya nick nik nico niko klaas
oleg oleh aleh
pavel paul pablo paolo pavlo paulo pavle paulus pal pawel pauls pavlos / pasha pavlik
pyotr petr peter pedro piotr petro pierre pietro petar petros petru petrus piet peeter butros boutros pjotr pyatro petter pjeter peder / petya pete pete pekka
roman ramon romain
ruslan rouslan
semyon semen simon simeon shimon szymon simone ximeno symon simao semion / sema syoma
sergei sergey serhiy sergio serge serhii siarhei sergiy sergii sergej serghei serguei sergij siarhey serhij siergiej siarhiej sergiu sergejs sergejus / seryozha
stanislav stanislaw stanislaus stanislao / stas
stepan stefan stephen steven esteban stephan stefano etienne istvan stjepan stepan estevao stevan stefanos stephane szczepan / steve stevie stevo
timofey timofei timothy timoteo tymofiy timothee tsimafei / tim timmy
vadim vadym
valery valeriy valeri valerii valerio valerij valerie
vasily vasiliy vasyl basil vasilios vasile vasilii vassily vasili vasil basile vassilis vasilij / vasya
viktor victor viktar vittorio wiktor / vitya vic
vitaly vitali vitaliy vitalii vital vitalij witali
vladimir volodymyr uladzimir vladimiro wladimir wladimir volodimir vladymyr vladimer wolodymyr uladzimer wlodzimierz / vova volodya vlad vladi
vladislav wladyslaw vladyslav uladzislau ladislav laszlo ladislaus / vlad slava
vyacheslav viacheslav vjaceslav vaclav viachaslau vyachaslav viatcheslav wenceslas / slava
yaroslav jaroslav iaroslav jaroslaw
yegor egor yehor
yulia julia yuliya iuliia yuliia juliya julija iulia giulia / yulya julie
yelena elena olena helena helen alena ellen ielena jelena yelyena heleni eleni / lena helene nell lenka
yekaterina ekaterina katerina kateryna catherine katarina katherine catalina catarina katrina kathryn katarzyna ecaterina caterina katharina katsiaryna ekaterini iekaterina / katya kate kathy katie cathy kat kasia kit kitty
yelizaveta elizaveta elizabeth elisabeth isabel elisabet yelisaveta elzbieta lisbeth erzsebet elisabetta isabella isabelle elisaveta yelyzaveta / liza beth betty liz lizzy eliza lisa bess libby betsy
natalia natalya nataliya natalie nataliia natalja nataly / natasha nata
olga olha volha helga / olya
tatiana tatyana tetiana tetyana tatsiana tatjana tatiana / tanya tania
svetlana svitlana sviatlana / sveta lana
irina iryna irena irene iryna arina / ira ira
anna ana anne hanna ann hannah anya ania / annie anita anka anushka nan nancy
anastasia anastasiya anastasiia nastassia anastasija anastacia / nastya stacy
sofia sophia sofiya zofia sofya sofija sophie sofiia / sonya sonia
galina halyna halina galyna / galya
ludmila lyudmila liudmila ludmilla liudmyla lyudmyla ljudmila / lyuda mila
marina maryna
oksana oxana aksana
ksenia xenia kseniya kseniia kseniya
william guillermo wilhelm guillaume guglielmo willem vilhelm guilherme viljem wiliam / bill billy will willy liam willie wim
robert roberto robertus rupert / bob bobby rob robbie bert
richard ricardo riccardo richart ryszard / dick rick rich ricky richie
charles carlos karl carl carlo karel karol karoly / charlie chuck chas carlitos chip
james jaime giacomo / jim jimmy jamie jimbo jaimito
thomas tomas tommaso tomasz toma tamas foma / tom tommy
edward eduardo edouard eduard edoardo edvard duarte edvardo / ed eddie ted ned teddy
henry enrique henri heinrich enrico henrik hendrik henrique henryk hinrich / harry hank hal heinz rik
francis francisco francesco franz francois franciscus frantisek franciszek ferenc franjo / frank pancho paco frankie kiko chico cisco fran
frederick federico friedrich frederic fredrik frederik frederico fryderyk / fred freddy fritz
daniel danil danila danilo daniil daniyel danyal danylo danial daniele / dan danny
gabriel gavril gabriele gavriil havryil jibril jabril djibril jebril gibril / gabe gabi
raphael rafael raffaele rafal
samuel samuil samuele shmuel / sam sammy
benjamin binyamin veniamin beniamino benyamin bunyamin benjamim / ben benny benji
matthew mateo matteo matthias mathieu matvei matthieu mattias matthaus matias mateusz matej mathias matvey matija mathew mateus matius / matt mat
mark marc marco marcos marek markus marcus marko marcel
luke lucas luca lukas luka luc lukasz
philip phillip felipe philippe filip filippo philipp filipp / phil pip
lawrence laurence lorenzo laurent lorenz lavrenty lavrentiy lars laurentius / larry laurie
louis luis ludwig luigi ludovic lodewijk lewis luiz ludvik aloysius ludovico / lou louie lui
patrick patricio patrik patrizio padraig / pat paddy
vincent vicente vincenzo vikentiy vincenz / vince vinnie chente
albert alberto albrecht adalbert / al bert bertie beto
alfred alfredo / al fred
ernest ernesto ernst
arthur arturo artur arturs / art artie
raymond ramon raimundo raimund raymundo / ray
ronald ronaldo / ron ronnie
donald donaldo / don donnie
kenneth / ken kenny
gerald geraldo gerard gerardo gerhard / gerry jerry
jeffrey geoffrey jeffery godfrey gottfried / jeff geoff
lourence
nathaniel natanael nathanael / nate nat
jonathan yonatan jonatan / jon
christopher cristobal christophe kristof christoph krzysztof cristoforo kristofer christof krystof / chris kit topher
christian cristian kristian christiaan khristian / chris
joshua yehoshua josue jesus / josh
zachary / zach zack
gregorio
walter gualterio valter / walt wally
ralph raoul raul
rudolph rodolfo rudolf / rudy rudi
hugo ugo hugh
eugenia yevgenia evgenia yevgeniya evgeniya yevheniia / zhenya
margaret margarita marguerite margherita margareta malgorzata margarida margarete / maggie meg peggy greta rita marge gretchen daisy
barbara varvara barbora / barb babs varya basia
susan susanna suzanne susana zuzana zsuzsanna susannah shoshana suzana / sue susie suzy
theresa teresa therese tereza terezia / terry tess tessa tere
christina cristina kristina christine khrystyna krystyna kristin kirsten / tina chris chrissy
patricia patrizia / pat patty trish tricia
deborah debra devora / debbie deb
rebecca rebeca rivka / becky
rachel raquel rahel rachele
sarah sara sarra
martha marta marfa
victoria viktoria viktoriya viktoriia wiktoria vittoria / vicky vika tori
veronica veronika veronique
angela angelina anzhela anzhelika angelica / angie
dorothy dorothea dorota dorotea / dot dolly dottie
eleanor eleonora leonor eleonore / ellie nell nora
judith judit yehudit / judy
juliana giuliana
rosa rose roza rosalia / rosie
teodora theodora feodora
dolores / lola lolita
guadalupe / lupe
ignacio ignatius ignazio / nacho
jesus / chuy chucho
manuel emanuel emmanuel emanuele manoel immanuel / manny manolo manu
fernando ferdinand hernando hernan fernand fernao / nando
rogelio roger rogerio ruggero
alfonso alphonse alfons alonso afonso / poncho
salvador salvatore / chava
rosario charo
armando armand hermann herman
reinaldo reynaldo reinhold rinaldo
geronimo jeronimo jerome hieronymus girolamo
stephanie estefania stefania
jennifer / jen jenny
jessica / jess jessie
kim gim ghim
lee li yi rhee ri
park pak bak
choi choe chwe
jung chung jeong jong cheong
cho jo joh
yoon yun youn
jang chang zhang cheung teo
lim im yim rim
ryu yoo you yu
wang wong ong vuong
chen chan tan tran chin
huang wong hwang hoang ng ooi
wu ng goh
lin lam lim
xu hsu hui tsui koh
zhu chu choo
zhao chao chiu trieu
zhou chow chou chew
zheng cheng chung teh tay
liu lau low liew luu
yang yeung yeo young duong
guo kuo kwok quek quach
cai tsai choi chua
xie hsieh tse
deng teng tang
he ho
hu woo wu
jiang chiang kong
luo lo law
ma mah
qian chien tsien
sun suen soon
tang tong
xiao hsiao siu
ye yeh yip
yu yue
zeng tseng tsang
cao tsao
feng fung
gao kao ko
rezaei rezai rezaee rezaie rezayi rezaiy
hosseini husseini hussaini hoseini husayni hosaini
mousavi musavi moosavi mosavi
ghasemi qasemi qassemi ghassemi
heidari haidari heydari haydari
ebrahimi ibrahimi
sadeghi sadiqi sadeqi
mohammadi muhammadi
saud saoud
saad sad
anwar anvar anouar
yasir yasser yaser
yasin yassin yaseen yassine
mahdi mehdi
nadir nader
mazen mazin
wael wail
raed raid
kazim kazem kadhim kadhem qadhim
naveen navin
pravin praveen
denis dennis denys dionysius
`;
