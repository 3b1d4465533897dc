/**
 * Given names that are near each other in their letters and are not each other: who bears one does not bear the other. Only
 * names that stand in no line of `NAME_FAMILIES`, or whose line holds none of the rest; own list, by culture.
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
`;
