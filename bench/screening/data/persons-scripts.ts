/**
 * Persons' names in other scripts, compared with Latin spellings and each other: `=` one person, `#` two.
 * This project's table, written from public facts (names of heads of state, athletes and artists in their own
 * and in other scripts).
 */
export const PERSONS_SCRIPTS = `
: Han
= 习近平 | Xi Jinping
= 毛泽东 | Mao Tse-tung
= 毛澤東 | 毛泽东
= 蔡英文 | Tsai Ing-wen
= 李克强 | 李克強
= 周恩来 | Chou En-lai
= 邓小平 | Deng Xiaoping
= 鄧小平 | 邓小平
= 马云 | Ma Yun
= 欧阳娜娜 | Ouyang Nana
= 司马光 | Sima Guang
= 诸葛亮 | Zhuge Liang
= 李嘉誠 | Li Ka-shing
= 成龍 | 成龙
= 張學良 | Zhang Xueliang
= 孟晚舟 | Meng Wanzhou
= 蒋介石 | Jiang Jieshi
= 梁振英 | Leung Chun-ying
= 林鄭月娥 | Lam Cheng Yuet-ngor
= 曾荫权 | Tsang Yam-kuen
# 张伟 | 章威
# 王芳 | 王方
# 李静 | 李敬
# 刘洋 | 刘阳
# 陈晨 | 陈辰
# 王伟 | 汪伟
# 李强 | 李克强
# 张丽 | 张莉
# 习近平 | Xu Jingping
# 李明 | Li Na
: Han renderings of foreign names
= 唐纳德·特朗普 | Donald Trump
= 弗拉基米尔·普京 | Vladimir Putin
= 乔治·布什 | George Bush
= 巴拉克·奥巴马 | Barack Obama
= 安格拉·默克尔 | Angela Merkel
= 比尔·克林顿 | Bill Clinton
= 乌萨马·本·拉登 | Usama bin Laden
= 萨达姆·侯赛因 | Saddam Hussein
= 尼古拉·萨科齐 | Nicolas Sarkozy
= 史蒂夫·乔布斯 | Steve Jobs
= 大卫·卡梅伦 | David Cameron
= 鲍里斯·约翰逊 | Boris Johnson
= 埃马纽埃尔·马克龙 | Emmanuel Macron
= 约瑟夫·斯大林 | Joseph Stalin
= 穆罕默德·阿里 | Muhammad Ali
= 伊隆·马斯克 | Elon Musk
= 亚历山大·卢卡申科 | Alexander Lukashenko
= 迈克尔·乔丹 | Michael Jordan
# 比尔·克林顿 | Bill Gates
# 唐纳德·特朗普 | Donald Tusk
# 弗拉基米尔·普京 | Vladimir Potanin
# 大卫·卡梅伦 | James Cameron
# 乔治·布什 | George Clooney
# 穆罕默德·阿里 | Muhammad Omar
: Japanese
= 安倍晋三 | Shinzo Abe
= 小泉純一郎 | Junichiro Koizumi
= 岸田文雄 | Fumio Kishida
= 菅義偉 | Yoshihide Suga
= 麻生太郎 | Taro Aso
= 村上春樹 | Haruki Murakami
= 宮崎駿 | Hayao Miyazaki
= 黒澤明 | Akira Kurosawa
= 田中角栄 | Kakuei Tanaka
= 鈴木一朗 | Ichiro Suzuki
= 大谷翔平 | Shohei Ohtani
= 羽生結弦 | Yuzuru Hanyu
= 山本五十六 | Isoroku Yamamoto
= 佐藤健 | Takeru Sato
= 高橋一生 | Issei Takahashi
= 渡辺謙 | Ken Watanabe
= 中村俊輔 | Shunsuke Nakamura
= 松井秀喜 | Hideki Matsui
= 石破茂 | Shigeru Ishiba
= アベ シンゾウ | Shinzo Abe
= スズキ イチロー | Ichiro Suzuki
= ドナルド・トランプ | Donald Trump
= ウラジーミル・プーチン | Vladimir Putin
= マイケル・ジャクソン | Michael Jackson
= バラク・オバマ | Barack Obama
= ヴォロディミル・ゼレンスキー | Volodymyr Zelensky
= アンゲラ・メルケル | Angela Merkel
= スティーブ・ジョブズ | Steve Jobs
= ジョー・バイデン | Joe Biden
= サダム・フセイン | Saddam Hussein
# 安倍晋三 | Shintaro Abe
# 田中角栄 | Kakuei Nakata
# 鈴木一朗 | Taro Suzuki
# 佐藤健 | Takeru Kato
# 渡辺謙 | Ken Tanabe
# ドナルド・トランプ | Donald Tramell
# マイケル・ジャクソン | Michael Jordan
# 小泉純一郎 | Shinjiro Koizumi
# 山田太郎 | Taro Yamamoto
# ジョー・バイデン | Joe Bidwell
: Korean
= 김정은 | Kim Jong Un
= 김정은 | Kim Jong-un
= 金正恩 | Kim Jong Un
= 金正日 | 김정일
= 金日成 | Kim Il Sung
= 박근혜 | Park Geun-hye
= 朴槿惠 | Park Geun-hye
= 朴槿惠 | 박근혜
= 문재인 | Moon Jae-in
= 文在寅 | Moon Jae-in
= 이명박 | Lee Myung-bak
= 李明博 | Lee Myung-bak
= 윤석열 | Yoon Suk-yeol
= 尹錫悅 | 윤석열
= 노무현 | Roh Moo-hyun
= 손흥민 | Son Heung-min
= 반기문 | Ban Ki-moon
= 潘基文 | Ban Ki-moon
= 이재용 | Lee Jae-yong
= 전두환 | Chun Doo-hwan
= 김대중 | Kim Dae-jung
= 황교안 | Hwang Kyo-ahn
= 리설주 | Ri Sol Ju
= 조선호 | Cho Son Ho
= 도널드 트럼프 | Donald Trump
= 블라디미르 푸틴 | Vladimir Putin
= 버락 오바마 | Barack Obama
= 조 바이든 | Joe Biden
= 앙겔라 메르켈 | Angela Merkel
= 스티브 잡스 | Steve Jobs
= 보리스 존슨 | Boris Johnson
# 김정은 | Kim Jong Nam
# 박근혜 | Park Geun-ryoung
# 문재인 | Moon Jae-min
# 이명박 | Lee Myung-soo
# 노무현 | Roh Tae-woo
# 손흥민 | Son Heung-yoon
# 조 바이든 | Joe Barton
# 김대중 | Kim Dae-joon
# 이재용 | Lee Jae-myung
# 도널드 트럼프 | Donald Rumsfeld
: Hebrew
= בנימין נתניהו | Benjamin Netanyahu
= אריאל שרון | Ariel Sharon
= יצחק רבין | Yitzhak Rabin
= שמעון פרס | Shimon Peres
= גולדה מאיר | Golda Meir
= דוד בן גוריון | David Ben-Gurion
= משה דיין | Moshe Dayan
= אהוד ברק | Ehud Barak
= נפתלי בנט | Naftali Bennett
= יאיר לפיד | Yair Lapid
= אביגדור ליברמן | Avigdor Lieberman
= ציפי לבני | Tzipi Livni
= גל גדות | Gal Gadot
= משה | Moshe
= שרה כהן | Sarah Cohen
= מנחם בגין | Menachem Begin
# שרה כהן | Sarah Levi
# משה דיין | Moshe Katsav
# אהוד ברק | Ehud Olmert
# דוד לוי | Dov Levi
# יצחק רבין | Yitzhak Navon
# בנימין נתניהו | Benjamin Gantz
# יאיר לפיד | Yair Golan
# רחל כהן | Michal Cohen
: Arabic
= بشار الأسد | Bashar al-Assad
= صدام حسين | Saddam Hussein
= معمر القذافي | Muammar Gaddafi
= أيمن الظواهري | Ayman al-Zawahiri
= حسن نصر الله | Hassan Nasrallah
= محمد بن سلمان | Mohammed bin Salman
= عبد الفتاح السيسي | Abdel Fattah el-Sisi
= ياسر عرفات | Yasser Arafat
= محمود عباس | Mahmoud Abbas
= قیس سعید | Kais Saied
= محمد جواد ظریف | Mohammad Javad Zarif
= علی خامنه‌ای | Ali Khamenei
= حسن روحانی | Hassan Rouhani
= عمران خان | Imran Khan
= نواز شریف | Nawaz Sharif
= آصف علی زرداری | Asif Ali Zardari
= أبو بكر البغدادي | Abu Bakr al-Baghdadi
= دونالد ترامب | Donald Trump
= فلاديمير بوتين | Vladimir Putin
# محمد بن سلمان | Salman bin Mohammed
# حسن روحانی | Hussein Rouhani
# محمود عباس | Mahmoud Abdullah
# بشار الأسد | Bashir al-Saadi
# عمران خان | Amir Khan
# علي حسن | Ali Hussein
# نواز شریف | Nasir Sharif
: Indic
= नरेन्द्र मोदी | Narendra Modi
= राहुल गांधी | Rahul Gandhi
= अमिताभ बच्चन | Amitabh Bachchan
= सचिन तेंदुलकर | Sachin Tendulkar
= अरविंद केजरीवाल | Arvind Kejriwal
= इन्दिरा गांधी | Indira Gandhi
= योगी आदित्यनाथ | Yogi Adityanath
= विराट कोहली | Virat Kohli
= राजेश कुमार शर्मा | Rajesh Kumar Sharma
= दाऊद इब्राहीम | Dawood Ibrahim
= मुकेश अंबानी | Mukesh Ambani
= लक्ष्मी मित्तल | Lakshmi Mittal
= শেখ হাসিনা | Sheikh Hasina
= মুহাম্মদ ইউনূস | Muhammad Yunus
= রবীন্দ্রনাথ ঠাকুর | Rabindranath Thakur
= মমতা বন্দ্যোপাধ্যায় | Mamata Bandyopadhyay
= খালেদা জিয়া | Khaleda Zia
= সাকিব আল হাসান | Shakib Al Hasan
= জিয়াউর রহমান | Ziaur Rahman
= তামিম ইকবাল | Tamim Iqbal
= সত্যজিৎ রায় | Satyajit Ray
# नरेन्द्र मोदी | Lalit Modi
# राहुल गांधी | Rajiv Gandhi
# विराट कोहली | Vikas Kohli
# राजेश कुमार शर्मा | Rakesh Kumar Sharma
# শেখ হাসিনা | Sheikh Rehana
# মুহাম্মদ ইউনূস | Muhammad Yusuf
# খালেদা জিয়া | Khalid Zaman
# তামিম ইকবাল | Tanvir Iqbal
: Georgian
= მიხეილ სააკაშვილი | Mikheil Saakashvili
= ედუარდ შევარდნაძე | Eduard Shevardnadze
= ბიძინა ივანიშვილი | Bidzina Ivanishvili
= გიორგი მარგველაშვილი | Giorgi Margvelashvili
= სალომე ზურაბიშვილი | Salome Zourabichvili
= ირაკლი ღარიბაშვილი | Irakli Garibashvili
= ზვიად გამსახურდია | Zviad Gamsakhurdia
= ხვიჩა კვარაცხელია | Khvicha Kvaratskhelia
= გიორგი კვირიკაშვილი | George Kvirikashvili
= ნინო ბურჯანაძე | Nino Burjanadze
# ირაკლი ღარიბაშვილი | Irakli Okruashvili
# გიორგი მარგველაშვილი | Giorgi Gakharia
# ნინო ბურჯანაძე | Nina Burduli
# მიხეილ სააკაშვილი | Mikheil Janelidze
# ზვიად გამსახურდია | Zurab Gamkrelidze
: Armenian
= Նիկոլ Փաշինյան | Nikol Pashinyan
= Սերժ Սարգսյան | Serzh Sargsyan
= Ռոբերտ Քոչարյան | Robert Kocharian
= Լևոն Տեր-Պետրոսյան | Levon Ter-Petrosyan
= Գարրի Կասպարով | Garry Kasparov
= Հենրիխ Մխիթարյան | Henrikh Mkhitaryan
= Արմեն Սարգսյան | Armen Sarkissian
= Վահագն Խաչատուրյան | Vahagn Khachaturyan
= Կարեն Կարապետյան | Karen Karapetyan
= Տիգրան Պետրոսյան | Tigran Petrosian
# Արմեն Սարգսյան | Vazgen Sargsyan
# Ռոբերտ Քոչարյան | Robert Kasparyan
# Կարեն Կարապետյան | Karen Demirchyan
# Նիկոլ Փաշինյան | Nikolay Palyan
# Տիգրան Պետրոսյան | Tigran Sargsyan
: Burmese
= အောင်ဆန်းစုကြည် | Aung San Suu Kyi
= မင်းအောင်လှိုင် | Min Aung Hlaing
= သိန်းစိန် | Thein Sein
= သန်းရွှေ | Than Shwe
= နေဝင်း | Ne Win
= ဦးသန့် | U Thant
= ဝင်းမြင့် | Win Myint
= ထင်ကျော် | Htin Kyaw
= စိုးဝင်း | Soe Win
= ခင်ညွန့် | Khin Nyunt
# သိန်းစိန် | Than Sein
# စိုးဝင်း | Soe Naing
# ဝင်းမြင့် | Win Thein
# မင်းအောင်လှိုင် | Min Ko Naing
# နေဝင်း | Nay Myo
: Thai
= ทักษิณ ชินวัตร | Thaksin Shinawatra
= ยิ่งลักษณ์ ชินวัตร | Yingluck Shinawatra
= ประยุทธ์ จันทร์โอชา | Prayut Chan-o-cha
= อภิสิทธิ์ เวชชาชีวะ | Abhisit Vejjajiva
= ภูมิพล อดุลยเดช | Bhumibol Adulyadej
= เศรษฐา ทวีสิน | Srettha Thavisin
= แพทองธาร ชินวัตร | Paetongtarn Shinawatra
= สมัคร สุนทรเวช | Samak Sundaravej
= ชวน หลีกภัย | Chuan Leekpai
= สมชาย วงศ์สวัสดิ์ | Somchai Wongsawat
= บรรหาร ศิลปอาชา | Banharn Silpa-archa
= พิธา ลิ้มเจริญรัตน์ | Pita Limjaroenrat
# ทักษิณ ชินวัตร | Thanin Kraivichien
# สมชาย วงศ์สวัสดิ์ | Somsak Wongsuwan
# ชวน หลีกภัย | Chuan Leelasathit
# สมัคร สุนทรเวช | Samart Suwannarat
# ยิ่งลักษณ์ ชินวัตร | Yingyai Chinnarat
: Khmer and Lao
= ហ៊ុន សែន | Hun Sen
= ហ៊ុន ម៉ាណែត | Hun Manet
= នរោត្តម សីហនុ | Norodom Sihanouk
= សម រង្ស៊ី | Sam Rainsy
= កឹម សុខា | Kem Sokha
= ប៉ុល ពត | Pol Pot
= ខៀវ សំផន | Khieu Samphan
= នួន ជា | Nuon Chea
# ហ៊ុន សែន | Hun Manet
# កឹម សុខា | Kem Ley
# សម រង្ស៊ី | Sam Rithy
# ខៀវ សំផន | Khieu Kanharith
: Ethiopic
= አብይ አህመድ | Abiy Ahmed
= መለስ ዜናዊ | Meles Zenawi
= ኃይለ ሥላሴ | Haile Selassie
= መንግስቱ ኃይለ ማርያም | Mengistu Haile Mariam
= ኃይለማርያም ደሳለኝ | Hailemariam Desalegn
= ኢሳያስ አፈወርቂ | Isaias Afwerki
= ቴዎድሮስ አድሓኖም | Tedros Adhanom
= ኃይሌ ገብረሥላሴ | Haile Gebrselassie
= ቀነኒሳ በቀለ | Kenenisa Bekele
= ሳህለወርቅ ዘውዴ | Sahle-Work Zewde
# አብይ አህመድ | Ali Ahmed
# መለስ ዜናዊ | Melaku Fenta
# ቀነኒሳ በቀለ | Tirunesh Bekele
# ኃይለማርያም ደሳለኝ | Hailemariam Mamo
: Cyrillic and Greek
= Владимир Путин | Vladimir Poutine
= Евгений Пригожин | Jewgeni Prigoschin
= Олександр Турчинов | Aleksandr Turchinov
= Аляксандр Лукашэнка | Alexander Lukashenko
= Слободан Милошевић | Slobodan Milosevic
= Нурсұлтан Назарбаев | Nursultan Nazarbayev
= Κώστας Σημίτης | Kostas Simitis
= Αλέξης Τσίπρας | Alexis Tsipras
= Γιώργος Παπανδρέου | George Papandreou
= Κυριάκος Μητσοτάκης | Kyriakos Mitsotakis
# Владимир Путин | Vladimir Putinas
# Дмитрий Медведев | Dmitry Medvedchuk
# Сергей Лавров | Sergei Lavrentyev
# Αλέξης Τσίπρας | Alexis Tsaras
# Сергей Иванов | Сергей Иваненко
`;
