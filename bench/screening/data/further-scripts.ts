/**
 * Further names in other scripts by kind, written later and independently from public facts: `=` one person,
 * `#` two. The tables of the matcher were created without them.
 */
export const FURTHER_SCRIPTS = `
: Han
= 胡锦涛 | Hu Jintao
= 江澤民 | Jiang Zemin
= 王岐山 | Wang Qishan
= 温家宝 | 溫家寶
= 薄熙来 | Bo Xilai
= 周永康 | Chou Yung-kang
= 馬英九 | Ma Ying-jeou
= 陳水扁 | Chen Shui-bian
= 李登輝 | Lee Teng-hui
= 孙中山 | Sun Zhongshan
= 董建華 | Tung Chee-hwa
= 任正非 | Ren Zhengfei
= 郭台铭 | Kuo Tai-ming
# 李伟 | 李维
# 王强 | 王蔷
# 陈杰 | 陈洁
# 张杰 | 章杰
# 林峰 | 林枫
# 胡锦涛 | Hu Jinhai
: Han renderings of foreign names
= 约翰·肯尼迪 | John Kennedy
= 乔·拜登 | Joe Biden
= 理查德·尼克松 | Richard Nixon
= 罗纳德·里根 | Ronald Reagan
= 玛格丽特·撒切尔 | Margaret Thatcher
= 尼古拉斯·马杜罗 | Nicolas Maduro
= 谢尔盖·拉夫罗夫 | Sergei Lavrov
= 德米特里·梅德韦杰夫 | Dmitry Medvedev
= 巴沙尔·阿萨德 | Bashar Assad
= 卡扎菲 | Gaddafi
= 贾斯汀·特鲁多 | Justin Trudeau
= 米哈伊尔·戈尔巴乔夫 | Mikhail Gorbachev
# 约翰·肯尼迪 | John Kerry
# 罗纳德·里根 | Ronald Rubens
# 谢尔盖·拉夫罗夫 | Sergei Shoigu
: Japanese
= 安倍晋三 | Shinzo Abe
= 小泉純一郎 | Junichiro Koizumi
= 岸田文雄 | Fumio Kishida
= 菅義偉 | Yoshihide Suga
= 石破茂 | Shigeru Ishiba
= 麻生太郎 | Taro Aso
= 鳩山由紀夫 | Yukio Hatoyama
= 村上春樹 | Haruki Murakami
= 宮崎駿 | Hayao Miyazaki
= 松本智津夫 | Chizuo Matsumoto
= 大谷翔平 | Shohei Ohtani
= 孫正義 | Masayoshi Son
= ウラジーミル・プーチン | Vladimir Putin
= カルロス・ゴーン | Carlos Ghosn
= バラク・オバマ | Barack Obama
= ヨシフ・スターリン | Joseph Stalin
= あべ しんぞう | Abe Shinzo
= サダム・フセイン | Saddam Hussein
# 安倍晋三 | Shintaro Abe
# 佐藤健 | Sato Jiro
# 田中一郎 | Tanaka Jiro
# バラク・オバマ | Michelle Obama
# 鈴木一郎 | 鈴木次郎
: Korean
= 김정은 | Kim Jong Un
= 金正恩 | Kim Jong-un
= 金正恩 | 김정은
= 이명박 | Lee Myung-bak
= 李明博 | 이명박
= 노무현 | Roh Moo-hyun
= 윤석열 | Yoon Suk Yeol
= 尹錫悅 | Yoon Suk-yeol
= 반기문 | Ban Ki-moon
= 潘基文 | Ban Ki-moon
= 이재용 | Lee Jae-yong
= 최태원 | Chey Tae-won
= 정몽구 | Chung Mong-koo
= 블라디미르 푸틴 | Vladimir Putin
= 버락 오바마 | Barack Obama
= 사담 후세인 | Saddam Hussein
= 앙겔라 메르켈 | Angela Merkel
# 김정은 | Kim Jong Il
# 김정일 | 김정은
# 이재용 | Lee Jae-myung
# 박지성 | Park Ji-sung Kim
# 버락 오바마 | Barack Osman
: Hebrew
= בנימין נתניהו | Benjamin Netanyahu
= אריאל שרון | Ariel Sharon
= שמעון פרס | Shimon Peres
= אהוד ברק | Ehud Barak
= גולדה מאיר | Golda Meir
= יאיר לפיד | Yair Lapid
= אביגדור ליברמן | Avigdor Lieberman
= משה קצב | Moshe Katsav
= דוד בן גוריון | David Ben-Gurion
= ציפי לבני | Tzipi Livni
# אהוד ברק | Ehud Olmert
# שמעון פרס | Shimon Peretz
# יאיר לפיד | Yair Lavid
: Arabic
= صدام حسين | Saddam Hussein
= معمر القذافي | Muammar Gaddafi
= حسني مبارك | Hosni Mubarak
= عبد الفتاح السيسي | Abdel Fattah el-Sisi
= أيمن الظواهري | Ayman al-Zawahiri
= أبو بكر البغدادي | Abu Bakr al-Baghdadi
= محمود عباس | Mahmoud Abbas
= إسماعيل هنية | Ismail Haniyeh
= حسن نصر الله | Hassan Nasrallah
= عمر البشير | Omar al-Bashir
= قاسم سلیمانی | Qasem Soleimani
= محمود احمدی‌نژاد | Mahmoud Ahmadinejad
= علی خامنه‌ای | Ali Khamenei
= نواز شریف | Nawaz Sharif
= پرویز مشرف | Pervez Musharraf
= عمران خان | Imran Khan
= حافظ سعید | Hafiz Saeed
= داؤد ابراہیم | Dawood Ibrahim
= گلبدین حکمتیار | Gulbuddin Hekmatyar
# محمود عباس | Mahmoud Abdallah
# حسن علي | Hussein Ali
# محمد حسن | Ahmed Hassan
# نواز شریف | Shahbaz Sharif
# خالد أحمد | Khaled Hamad
: Indic
= नरेन्द्र मोदी | Narendra Modi
= अमित शाह | Amit Shah
= दाऊद इब्राहीम | Dawood Ibrahim
= मनमोहन सिंह | Manmohan Singh
= लालू प्रसाद यादव | Lalu Prasad Yadav
= सोनिया गांधी | Sonia Gandhi
= প্রধানমন্ত্রী শেখ মুজিবুর রহমান | Sheikh Mujibur Rahman
= খালেদা জিয়া | Khaleda Zia
= মমতা বন্দ্যোপাধ্যায় | Mamata Bandyopadhyay
= মুহাম্মদ ইউনূস | Muhammad Yunus
= এরশাদ | Ershad
= சத்யராஜ் | Sathyaraj
= ஜெயலலிதா ஜெயராம் | Jayalalithaa Jayaram
= వై. ఎస్. జగన్ మోహన్ రెడ్డి | Y. S. Jagan Mohan Reddy
= ನರೇಂದ್ರ ಮೋದಿ | Narendra Modi
= પ્રધાનમંત્રી નરેન્દ્ર મોદી | Narendra Modi
= ਮਨਮੋਹਨ ਸਿੰਘ | Manmohan Singh
= മമ്മൂട്ടി | Mammootty
= මහින්ද රාජපක්ෂ | Mahinda Rajapaksa
= පවිත්‍රා වන්නිආරච්චි | Pavithra Wanniarachchi
# अमित शाह | Amit Sharma
# सोनिया गांधी | Sanjay Gandhi
# খালেদা জিয়া | Ziaur Rahman
# मनमोहन सिंह | Madan Mohan Singh
: Georgian
= მიხეილ სააკაშვილი | Mikheil Saakashvili
= ბიძინა ივანიშვილი | Bidzina Ivanishvili
= ედუარდ შევარდნაძე | Eduard Shevardnadze
= იოსებ ჯუღაშვილი | Joseph Jughashvili
= ირაკლი ღარიბაშვილი | Irakli Garibashvili
# ირაკლი კობახიძე | Irakli Garibashvili
# გიორგი მარგველაშვილი | Giorgi Kvirikashvili
: Armenian
= Նիկոլ Փաշինյան | Nikol Pashinyan
= Սերժ Սարգսյան | Serzh Sargsyan
= Ռոբերտ Քոչարյան | Robert Kocharian
= Լևոն Տեր-Պետրոսյան | Levon Ter-Petrosyan
= Ռուբեն Վարդանյան | Ruben Vardanyan
# Սերժ Սարգսյան | Armen Sarkissian
# Նիկոլ Փաշինյան | Nikol Petrosyan
: Burmese
= အောင်ဆန်းစုကြည် | Aung San Suu Kyi
= သိန်းစိန် | Thein Sein
= ဦးဝင်းမြင့် | Win Myint
= စိုးဝင်း | Soe Win
= သန်းရွှေ | Than Shwe
= ခင်ညွန့် | Khin Nyunt
# ဦးဝင်းမြင့် | Win Thein
# စိုးဝင်း | Soe Naing
: Thai
= ทักษิณ ชินวัตร | Thaksin Shinawatra
= ยิ่งลักษณ์ ชินวัตร | Yingluck Shinawatra
= อภิสิทธิ์ เวชชาชีวะ | Abhisit Vejjajiva
= เศรษฐา ทวีสิน | Srettha Thavisin
= แพทองธาร ชินวัตร | Paetongtarn Shinawatra
= อนุทิน ชาญวีรกูล | Anutin Charnvirakul
= สนธิ ลิ้มทองกุล | Sondhi Limthongkul
# ทักษิณ ชินวัตร | Yingluck Shinawatra
# อนุทิน ชาญวีรกูล | Anupong Charoen
: Khmer and Lao
= ហ៊ុន សែន | Hun Sen
= ហ៊ុន ម៉ាណែត | Hun Manet
= ខៀវ សំផន | Khieu Samphan
= នួន ជា | Nuon Chea
= ប៉ុល ពត | Pol Pot
= ស ខេង | Sar Kheng
= ທອງລຸນ ສີສຸລິດ | Thongloun Sisoulith
= ບຸນຍັງ ວໍລະຈິດ | Bounnhang Vorachith
# ហ៊ុន សែន | Hun Manet
# ខៀវ សំផន | Khieu Kanharith
: Ethiopic
= አብይ አህመድ | Abiy Ahmed
= መለስ ዜናዊ | Meles Zenawi
= ኢሳያስ አፈወርቂ | Isaias Afwerki
= መንግስቱ ኃይለማርያም | Mengistu Haile Mariam
= ደብረጽዮን ገብረሚካኤል | Debretsion Gebremichael
= ኃይሌ ገብረሥላሴ | Haile Gebrselassie
# አብይ አህመድ | Abebe Ahmed
# መለስ ዜናዊ | Melaku Zenawi
: Cyrillic and Greek
= Владимир Владимирович Путин | Wladimir Putin
= Сергей Шойгу | Serguei Choïgou
= Дмитрий Песков | Dmitri Peskov
= Володимир Зеленський | Vladimir Zelensky
= Олександр Турчинов | Oleksandr Turchynov
= Аляксандр Лукашэнка | Aleksandr Lukashenko
= Слободан Милошевић | Slobodan Milosevic
= Бойко Борисов | Boyko Borissov
= Қасым-Жомарт Тоқаев | Kassym-Jomart Tokayev
= Эмомалӣ Раҳмон | Emomali Rahmon
= Αλέξης Τσίπρας | Alexis Tsipras
= Κυριάκος Μητσοτάκης | Kyriakos Mitsotakis
= Γεώργιος Παπανδρέου | George Papandreou
= Νίκος Χριστοδουλίδης | Nikos Christodoulides
= Микола Азаров | Nikolai Azarov
= Віктор Янукович | Viktor Yanukovych
# Сергей Иванов | Sergei Ivanenko
# Олена Коваленко | Olga Kovalenko
# Γιώργος Παπαδόπουλος | Giannis Papadopoulos
`;
