/**
 * Given names that are similar in spelling but different: a person with one of them doesn't have the other.
 * Contains only names that are missing from `NAME_FAMILIES`, or whose line there has no other name of this
 * list. Compiled for this project, by culture.
 */
export const KNOWN_NAMES = `
takeshi takashi tadashi takeo takao takuya takumi takuma takahiro tomohiro tomoko tomoya toshio toshiko toshiaki toru taro jiro saburo
goro ichiro shiro yuki yuko yuka yukio yuji yuta yumi yumiko yoko yoshio yoshiko yoshiki yoshihiro yasuo yasuko yasuhiro hiroshi
hiroko hiroki hiroyuki hideo hideki hideko haruki haruka haruto kenji kenta kenichi keiko keiji keita kazuo kazuko kazuya kazuki koji
kotaro koichi kyoko masao masako masaki masaru masato mayumi mariko michiko midori mika miki mikio mitsuo miyuki naoki naoko naomi
nobuo nobuko noriko norio osamu reiko ryo ryota ryuji sachiko satoru satoshi seiji shigeru shinji shinichi shinzo shingo shintaro
shinjiro shohei shoichi shota shuichi shunsuke sumiko susumu tetsuo tetsuya tsutomu yui yuichi yutaka aoi akira akio akiko akemi
atsuko atsushi ayako ayumi chieko daisuke eiji eiko emiko fumio fumiko junichi junko jun
tanaka tanabe takeda takada takano takai suzuki sato saito sano kato kondo goto ito inoue ishii ishida ishikawa yamada yamamoto
yamaguchi yamashita yamazaki yamane nakamura nakajima nakata nakano nakayama matsumoto matsuda matsui matsuo morita mori
murata murakami kimura kitamura kobayashi kojima ogawa ogata okada okamoto ota ono endo fujita fujii fujiwara fukuda hara harada
hasegawa hashimoto hayashi hirano ikeda imai maeda miura miyazaki mizuno nishimura noguchi sakai sakamoto shimizu sugiyama
takahashi ueda ueno uchida wada watanabe yoshida yokoyama
wanjiku wanjiru wambui njeri kamau kariuki mwangi maina otieno odhiambo ochieng okoth onyango adeyemi adebayo
okafor okonkwo okoro chukwu chukwuma emeka obinna
ravi rahul raj rajesh rajiv rakesh ramesh rajan rohan rohit rahim sunil sunita suresh sanjay sandeep sameer vijay vikas vikram vinod
virat amit amitabh anil anita arun arjun ashok deepak dinesh ganesh gita harish kiran lalit mahesh manoj mohan mukesh naresh
narendra nitin pankaj prakash pradeep pramod priya
bogdan bohdan branko darko dejan dragan goran marko mirko slavko stanko zarko zdenko zoran marek marcin maciej mariusz
milan miroslav mladen nenad predrag radovan ratko sasa slobodan tomislav vojislav zeljko
brown browne bowen burns burton bush butler baker barker parker palmer hall hill holt hunt miller mills milner moore moody morris
morrison johnson johnston jackson jenkins jennings stein stern berg burg burger berger braun bauer becker weber wagner
haider haidar heider amir omar adil adel karim rahim salim samir nasir basir bashir tahir zahir jamil kamil jamal kamal hamid majid
wahid walid khalid rashid
fernandez hernandez gomez gomes lopez ramirez ramires ramos rios ruiz diaz dias perez
joan joanne joanna janet janice jill judy june kelly kimberly laura lauren linda lori michelle nicole pamela paula roberta sandra sharon
sheila shirley tammy tiffany tracy wendy alice amanda amber amy ashley audrey beverly brenda carla carol caroline cheryl cindy claudia
crystal cynthia dana dawn debbie denise diana diane donna doris edith emma erica erin esther ethel evelyn florence gail gloria grace
hazel heather heidi hilda holly ida jacqueline jasmine joyce karen kathleen kristen laurel lillian lorraine louise lucia lucille lydia
lynn mabel marcia marcella marion marjorie marlene marsha martina megan melanie melinda melissa mildred miriam mona myrtle nina
nora norma olivia pauline phyllis priscilla regina renee rita robin rosemary ruby ruth sabrina sally samantha selma shannon silvia sonia
sylvia tamara tara thelma valerie vanessa vera viola violet virginia vivian wanda yolanda yvonne zoe danielle gabrielle josephine
adam alan arnold barry bernard bradley brandon brian bruce bryce byron calvin cecil chad clarence claude clayton clyde cody colin corey
craig curtis dale darren darrell dean dennis derek dominic duane dustin dwight earl edgar edmund edwin elmer eric ethan felix floyd
franklin garrett gary gilbert glen grant guy harvey herbert howard irving jared jason jay jeremy jesse joel justin keith kevin kirk kyle
lance leon leroy leslie lester lloyd logan marcus marshall marvin maurice melvin milton nelson neil nolan norman oliver oscar oswald
owen perry preston randall rex roland ross roy ruben rupert ryan scott shane sidney stanley stuart terry todd travis trevor troy tyler
vernon wade wallace warren wayne wesley wilbur willard martin marty
mario marcos marcela mariana mariano marisol marta julian juliana julieta lucas lucio luz luisa josefina javier jaime joaquin diego
esteban rodrigo fernanda adriana adrian alicia alvaro beatriz carmen cecilia cesar claudio daniela delia emilio gustavo hector ines
leonardo lorena renato renata ramona ricarda mauricio mauro marcelo marcelino horacio hilario ruperto roque
denis valentin valentina timur rustam marat renat radik ildar ilshat oksana darya daria polina alina alisa inna zoya raisa
rezaei razavi karimi rahimi ahmadi mohammadi mahmoudi mousavi hosseini hassani rostami moradi jafari sadeghi heidari ghasemi ebrahimi
salehi salimi hashemi akbari asadi amini kazemi rahmani soltani zamani nazari bagheri hamidi habibi sharifi maleki mohseni
saad saud ammar anwar adnan akram aslam asif atif ayub badr bakr daoudi fahd fahim fawzi fadi ghassan haitham hakim hatem hisham
imad issam kazim luay marwan mazen mahdi mohsin muhsin mazin nabih nadir nadim naji nayef nazir osama qais raed rami riad riyad saeedi
safwan sahl salman sami shadi shihab sufian suhail tamer tamim thamer wael waleedi wissam yasin yasir zaki zafar zahid
sanjeev sandip sudhir sudesh suraj surendra mahendra rajendra devendra jitendra jagdish jagan kamlesh kapil karan
manish mayank mohit mukund naveen nikhil pawan pravin rajat ritesh sachin satish shailesh shekhar siddharth tarun uday umesh vinay
vivek yogesh kavita kamala lata meena neha nisha pooja radha rekha ritu seema shanti sita sushma usha vandana
igor
martine justine clementine celine sang so thanh lan lam hoa hong huong
andrea petra hitoshi hiromi hisashi kenzo keizo makoto minoru mamoru manabu masahiro masahiko masayoshi yoshihiko yoshinori yoshikazu
nobuyuki nobuhiro noriyuki hideyuki hidetoshi takayuki tomoyuki toshiyuki yasuyuki kazuhiro kazuhiko katsumi katsuya isamu ichiko
stephanie estefania daniela michaela gabriele manuela paulina georgina charlotte charles philippa patricia
hansen jensen jansen nielsen nilsson larsson larsen andersson andersen petersen pedersen petersson svensson swanson swenson eriksson
eriksen olsson olsen persson johansen johansson jonsson gustafsson karlsson carlsen berglund bergman bergstrom lindberg lindgren
lindqvist lindstrom nordberg nordstrom holm holmberg holmgren sandberg sandstrom lundberg lundgren lundqvist sjoberg sjogren virtanen
korhonen nieminen makinen hamalainen laine heikkinen koskinen jarvinen
hoffmann hofmeister schneider schroeder schreiber schuster schulte krause kraus krueger kramer keller kessler koehler lang lange
langer winter winkler richter ritter vogel vogt walter walther zimmer ziegler fuchs frank franke graf gross haas hahn hartmann
herrmann huber kaiser kuhn lehmann lorenz ludwig maurer moeller neumann otto peters pohl roth sauer schaefer schubert seidel simon
sommer thomas ulrich werner wolff
martens mertens maes peeters janssens jacobs claes goossens wouters willems visser smit bakker mulder bos vos dekker brouwer hendriks
dubois dupont dupuis dumas durand dufour moreau morel leroy lefevre leclerc lemaire lambert laurent legrand garnier gauthier gautier
girard giraud marchand marchal mercier meunier perrin perrot renard renaud rousseau roussel
rossi russo romano ricci rizzi rizzo ferrari ferraro ferri fontana conti conte costa colombo marini marino mariani moretti morelli
martini martinelli gallo galli greco grassi bianchi bianco barbieri bruno caruso leone lombardi longo mancini
torres torre vargas vega velasco velazquez medina mendez mendoza molina morales moreno munoz navarro nunez ortega ortiz pena perea
ponce prieto quintero ramos reyes rivas rivera rivero robles rojas romero rosales rubio salas salazar salinas sandoval santana santos
silva silveira soto suarez solis soler valdes valdez valencia valle vasquez vazquez villa villar zamora zapata
almeida alves andrade araujo azevedo barbosa barros batista borges cardoso carvalho castro coelho correia cunha duarte faria ferreira
fonseca freitas gouveia lima lobo lopes machado marques matos melo mendes miranda monteiro moraes moreira nascimento neves nogueira
oliveira pacheco pereira pinheiro pinto pires queiroz rocha sampaio teixeira vieira
popov popovich ivanov ivanenko morozov kozlov kuznetsov sokolov volkov vasilev petrov pavlov pavlenko smirnov stepanov nikitin
nikolaev novikov orlov makarov zaytsev belov belyaev bondarenko kovalenko kravchenko kravchuk shevchenko shevchuk tkachenko tkachuk
melnik savchenko rudenko lysenko marchenko moroz
karina marina larina darina irina polina galina alena elena milena lera vera lena nina zina rina ira lara dasha pasha masha
kostya kolya tolya olesya alesya yana zhanna snezhana bozena zdenka jitka lenka hanka radka vlasta vladka
roman ramon romana semyon rodion arseniy yaroslav rostislav stanislav vyacheslav vladislav svyatoslav izyaslav
amar ammar omar anmar nawaf nayef nawwaf hamad hamid hammad salah saleh salih falah faleh fares faris turki tariq talal bandar badr
majed mansur mansour marzuq mubarak munir mutlaq nasr nasser rakan sattam saud shakir shaker sulaiman zayed zaid ziad
harbi harthi ghamdi qahtani otaibi mutairi dosari shammari zahrani shehri subaie rashidi tamimi khaldi
kenta kento ryoji ryoichi yuri yukina natsumi natsuki asuka azusa haruna harumi hinata kaori kaoru kazue kazumi megumi mei misaki moe
nanami rena rie rika rina ririko saki sayaka shiori shizuka tomomi yurie
ajay dhananjay nilesh jignesh nitesh hitesh jitesh viresh smita amita sumita namrata sangita mamata lalita
hariri rawahi balushi hinai shamsi shahrani yilmaz yildiz yildirim demir demirel polat bulut bozkurt lina irma schmitz schulz brauer weger
popescu ionescu ionita dumitrescu stoica stoian kovacs kocsis kovalchuk mwongela kamande okeke okoye adewale mensah owusu osei
`;
