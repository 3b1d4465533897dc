/**
 * Names and words of organizations in Arabic, Persian and Hebrew letters, which omit vowels. A Latin word of
 * a family is followed by its spellings. Compiled for this project.
 */
export const SCRIPT_NAMES = `
muhammad محمد
ahmad احمد أحمد
mahmoud محمود
hussein حسین حسين الحسين
hassan حسن الحسن
ali علی علي
abdullah عبدالله
ibrahim ابراهيم إبراهيم ابراهیم אברהם
ismail اسماعيل إسماعيل اسماعیل
yusuf يوسف یوسف יוסף
omar عمر
osman عثمان
mustafa مصطفى مصطفی
khalid خالد
said سعيد سعید
sulaiman سليمان سلیمان שלמה
yahya يحيى یحیی
yaqub يعقوب یعقوب יעקב
ishaq اسحاق إسحاق יצחק
musa موسى موسی משה
isa عيسى عیسی
dawud داود דוד דויד
idris ادريس إدريس
ayman ايمن أيمن
usama اسامة أسامة
hamza حمزة حمزه
jamal جمال
jafar جعفر
jalal جلال
karim كريم کریم
rashid راشد رشيد رشید
sharif شريف شریف
tariq طارق
walid وليد
zaid زيد زید
ziad زياد زیاد
nasir ناصر
salih صالح
salim سالم سليم
samir سمير
hamid حامد حميد حمید
majid ماجد مجید
aziz عزيز عزیز
bashir بشير بشیر
habib حبيب حبیب
latif لطيف لطیف
munir منير منیر
nabil نبيل
qasim قاسم
qadir قادر
rahim رحيم رحیم
zakaria زكريا زکریا
fatima فاطمة فاطمه
aisha عائشة
khadija خديجة
mariam مريم مریم מרים
amir امير أمير امیر
adil عادل
umar عمر
imran عمران
jawad جواد
basir بصير
bashar بشار
bilal بلال
farid فريد
faisal فيصل
hani هاني
yasser ياسر
maher ماهر
nizar نزار
rafiq رفيق
saad سعد
saddam صدام
samuel שמואל
simeon שמעון
daniel דניאל
michael מיכאל
benjamin בנימין
sarah שרה
rachel רחל
rebecca רבקה
elijah אליהו
aaron אהרן אהרון
natan נתן
jonathan יונתן
chaim חיים
menachem מנחם
pinchas פנחס
tzvi צבי
eliyahu אליהו
zia ضياء ضیاء
fazl فضل
haq حق الحق
nur نور
ala علاء
baha بهاء
ridha رضا
naji ناجي
huda هدى هدی
wafa وفاء وفا
fida فداء فدا
`;

export const SCRIPT_ORGANISATION_WORDS = `
group مجموعة مجموعه گروه
company شركة شرکت
bank بنك بانک مصرف בנק
international الدولية دولية الدولي بین‌المللی
trading تجارة التجاري تجاري التجارية للتجارة بازرگانی تجارت
industries صناعات صناعة الصناعية صنایع صنعتی
oil نفط النفط نفت
gas غاز الغاز گاز
construction مقاولات للمقاولات ساختمانی انشاءات
foundation مؤسسة بنیاد
charity خيرية الخيرية خیریه
central المركزي مركزي مرکزی
center مركز مرکز
national الوطني الوطنية وطنية ملی
general العامة عمومی
front جبهة جبهه
network شبكة شبکه
movement حركة حرکت جنبش
party حزب الحزب
army جيش الجيش ارتش
brigade لواء كتيبة كتائب تیپ
islamic الإسلامية اسلامية الاسلامية اسلامی الإسلامي
revolutionary انقلاب الثورة
guard حرس پاسداران الحرس
corps سپاه فيلق
organization منظمة سازمان
ministry وزارة وزارت
university جامعة دانشگاه אוניברסיטת
institute معهد موسسه
aviation طيران للطيران
airlines هواپیمایی هواپيمايي خطوط
shipping ملاحة للملاحة کشتیرانی
transport نقل للنقل
investment استثمار للاستثمار سرمایه‌گذاری
development تنمية للتنمية توسعه
engineering هندسة للهندسة مهندسی
services خدمات للخدمات
insurance تأمين للتأمين بیمه
petrochemical بتروكيماويات پتروشیمی
steel فولاد حديد
energy طاقة انرژی
technology تكنولوجيا فناوری
communications اتصالات ارتباطات
new جديد الجديد جدید
union اتحاد الاتحاد
society جمعية جماعت جماعة الجماعة
relief اغاثة الإغاثة
defense دفاع الدفاع
state دولة الدولة دولتی
exchange صرافة للصرافة صرافی
council مجلس
arab عربية العربية العربي
saudi سعودية السعودية السعودي
syria سوريا سورية السورية
iran ایران إيران
iraq العراق عراق
lebanon لبنان
egypt مصر المصرية
jordan الأردن
libya ليبيا
sudan السودان
yemen اليمن
qatar قطر
kuwait الكويت
palestine فلسطين
israel ישראל
agricultural زراعة زراعية الزراعية الزراعي کشاورزی
medical طبية الطبية پزشکی
pharmaceutical دواء أدوية للأدوية دارویی داروسازی
chemical كيماوية الكيماوية شیمیایی
mining تعدين للتعدين معدنی معادن
electronics الكترونيات إلكترونيات للإلكترونيات الکترونیک
research بحوث البحوث أبحاث تحقیقات پژوهش
academy أكاديمية اكاديمية فرهنگستان
university الجامعة
industry صناعة صنعت
company الشركة شركات
trade للتجارة
energy الطاقة
atomic ذرية الذرية اتمی
security أمن الأمن امنیت
intelligence استخبارات الاستخبارات مخابرات المخابرات اطلاعات
interior داخلية الداخلية
foreign خارجية الخارجية خارجه
justice عدل العدل دادگستری
committee لجنة اللجنة کمیته
commercial تجارية
capital رأسمال سرمایه
finance مالية المالية
factory مصنع کارخانه
project مشروع پروژه
food أغذية غذائية الغذائية غذایی
textile نسيج للنسيج نساجی
cement اسمنت للاسمنت سیمان
electric كهرباء الكهرباء برق
water مياه المياه آب
port ميناء الميناء بندر
railway سكك راه‌آهن
airport مطار فرودگاه
media إعلام الإعلام رسانه
news اخبار خبرگزاری
television تلفزيون تلویزیون
jihad جهاد الجهاد
state الدولة
god الله
united متحدة المتحدة متحد
republic جمهورية الجمهورية جمهوری
popular شعبي الشعبي شعبية الشعبية مردمی
liberation تحرير التحرير
resistance مقاومة المقاومة مقاومت
freedom حرية الحرية آزادی
martyr شهيد الشهيد شهید
martyrs شهداء الشهداء شهدا
east شرق الشرق شرقی الشرقية
west غرب الغرب غربی
north شمال الشمال شمالی
south جنوب الجنوب جنوبی
turkey تركيا ترکیه
palestinian فلسطيني الفلسطيني الفلسطينية
lebanese لبناني اللبناني اللبنانية
iraqi عراقي العراقي العراقية
syrian سوري السوري
russia روسيا روسیه
china الصين چین
dubai دبي دبی
`;
