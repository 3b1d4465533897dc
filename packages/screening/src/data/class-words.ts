/**
 * Distinguishes organizations from persons in scripts for which the trained model had few names: words and
 * endings that don't occur in names of persons. Compiled for this project, by script.
 */
interface ScriptClass {
  readonly script: RegExp;
  /** Matches anywhere in the name. */
  readonly organisation: RegExp;
  /**
   * Matches at the end of a name that isn't certain to be a person's: single characters that also end given
   * names.
   */
  readonly ending?: RegExp;
  /** Form of a person's name without any of these words. */
  readonly person: RegExp;
  /** Form that is almost always a person's name if it contains none of these words. */
  readonly surely?: RegExp;
}

/** Two to five words without digits. */
const FEW_WORDS = /^[^\d\s]+(?:\s+[^\d\s]+){1,4}$/u;

/**
 * Common family names of China in both character sets, and of Korea. Compiled for this project from general
 * knowledge.
 */
const CHINESE_SURNAMES =
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧蕭田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范石廖贾賈夏韦韋付傅方白邹鄒孟熊秦邱江尹薛闫閻段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴武戴莫孔向汤湯';
const KOREAN_SURNAMES =
  '김이박최정강조윤장임한오서신권황안송류유홍전고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변';

export const SCRIPT_CLASSES: readonly ScriptClass[] = [
  {
    script: /\p{Script=Hangul}/u,
    surely: new RegExp(`^[${KOREAN_SURNAMES}]\\p{Script=Hangul}{2}$`, 'u'),
    organisation:
      /은행|회사|그룹|전자|산업|공업|무역|대학|협회|위원회|연구|재단|보험|증권|건설|화학|제약|해운|항공|통신|방송|신문|자동차|중공업|센터|공장|기업|투자|금융|정부|부대|인민군|노동당|상사|물산|총국|병원|학교|교회|연맹|조합|주식|유한|개발|기술|공사|은행|병원$|학원$|법원$|의원$|공원$|정당$/u,
    ending: /[당부국원]$/u,
    // A surname and a given name of one or two characters. Other one-word names are about equally often not
    // persons.
    person:
      /^(?:[김이박최정강조윤장임한오서신권황안송류유홍전고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용예경봉사부]\p{Script=Hangul}{1,2}|(?:남궁|황보|제갈|사공|선우|독고|서문)\p{Script=Hangul}{1,2}|\p{Script=Hangul}{1,6}(?:[\s·]+\p{Script=Hangul}{1,6}){1,3})$/u,
  },
  {
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    organisation:
      /会社|銀行|グループ|ホールディングス|工業|産業|商事|大学|協会|財団|バンク|コーポレーション|カンパニー|リミテッド|サービス|システム|センター|モーター|エンジニアリング|テクノロジー|インターナショナル|エネルギー|ソリューション|研究所|製作所|ファンド|クラブ|連盟|組合|委員会|省$|庁$|党$|軍$|号$/u,
    person:
      /^(?:[\p{Script=Han}々]{1,4}[\s　]?[\p{Script=Hiragana}\p{Script=Katakana}ー]{1,5}|[\p{Script=Katakana}ー]+(?:[\s　・･=＝]+[\p{Script=Katakana}ー]+){1,4}|[\p{Script=Hiragana}]{2,5}[\s　][\p{Script=Hiragana}]{2,5})$/u,
  },
  {
    script: /\p{Script=Han}/u,
    surely: new RegExp(
      `^[${CHINESE_SURNAMES}]\\p{Script=Han}{0,1}[^党黨部厅局院省号號会\\P{Script=Han}]$`,
      'u',
    ),
    organisation:
      /公司|集团|集團|银行|銀行|有限|大学|大學|学院|學院|研究|协会|協會|委员会|委員會|基金|会社|工業|工业|产业|產業|産業|科技|贸易|貿易|实业|實業|企业|企業|银号|保险|保險|证券|證券|石油|石化|电子|電子|电力|電力|建设|建設|建筑|投资|投資|控股|国际|國際|航空|航运|海运|海運|物流|医院|醫院|中心|工厂|工廠|电视|報社|新闻|传媒|联盟|聯盟|总局|總局|财团|財団|组织|組織|人民|部队|部隊|政府|技术|技術|汽车|汽車|自動車|製作所|製薬|製鉄|商事|重工|協会/u,
    ending: /[党黨军軍部厅局院社省号號会]$/u,
    person:
      /^(?:[\p{Script=Han}々]{2,4}|[\p{Script=Han}々]{1,3}[\s　][\p{Script=Han}々]{1,3}|\p{Script=Han}{1,8}(?:[·・‧•]\p{Script=Han}{1,8}){1,4}|[\p{Script=Han}々]{2,3}[太次三一五][郎朗]|[\p{Script=Han}々]{3,5}[子郎夫雄男美])$/u,
  },
  {
    script: /\p{Script=Greek}/u,
    organisation:
      /(?:^|\s)(?:Α\.?Ε\.?|Ε\.?Π\.?Ε\.?|Ι\.?Κ\.?Ε\.?|Ο\.?Ε\.?|Α\.?Ε\.?Β\.?Ε\.?)(?:$|\s)|εταιρ|τράπεζ|τραπεζ|όμιλος|ομιλος|ναυτιλ|πλοίο|πλοιο|πανεπιστήμ|πανεπιστημ|υπουργεί|υπουργει|οργανισμ|ίδρυμα|ιδρυμα|σύνδεσμ|συνδεσμ|ένωση|ενωση|κόμμα|κομμα|συνεταιρ|βιομηχαν|εμπορικ|διεθν|επιχειρ/iu,
    person:
      /^[\p{Script=Greek}.]+\s+(?:[\p{Script=Greek}.]+\s+)?(?!\S*(?:ικ[ήηάα]|ωση)$)\p{Script=Greek}{4,}$/u,
  },
  {
    script: /\p{Script=Thai}/u,
    organisation:
      /บริษัท|จำกัด|ธนาคาร|มหาวิทยาลัย|กระทรวง|มูลนิธิ|สมาคม|กองทัพ|กรม|สำนักงาน|องค์การ|ห้างหุ้นส่วน|มหาชน|โรงงาน|โรงพยาบาล|สหกรณ์|พรรค|กลุ่ม|สถาบัน|โรงเรียน|การไฟฟ้า|การรถไฟ|วัด$|ประเทศไทย|อุตสาหกรรม|สหภาพ|คณะกรรมการ|บริการ|ศูนย์/u,
    person: /^\p{Script=Thai}[\p{Script=Thai}\p{M}]+(?:\s+[\p{Script=Thai}\p{M}]+){1,3}$/u,
  },
  {
    script: /\p{Script=Devanagari}/u,
    organisation:
      /बैंक|कंपनी|कम्पनी|लिमिटेड|निगम|संघ(?:$|\s)|परिषद|विश्वविद्यालय|मंत्रालय|आयोग|संस्थान|सेना(?:$|\s)|पार्टी|दल(?:$|\s)|मोर्चा|उद्योग|इंडस्ट्रीज|समूह|ट्रस्ट|फाउंडेशन|समिति|संगठन|केंद्र|विभाग|बोर्ड|प्राइवेट|भारतीय|इंडिया|एयरलाइंस|मिल्स|ग्रुप/u,
    person: /^[\p{Script=Devanagari}\p{M}.]+(?:\s+[\p{Script=Devanagari}\p{M}.]+){1,4}$/u,
  },
  {
    script:
      /[\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u,
    organisation:
      /ব্যাংক|লিমিটেড|কোম্পানি|বিশ্ববিদ্যালয়|সংস্থা|মন্ত্রণালয়|সমিতি|পার্টি|লীগ|গ্রুপ|ফাউন্ডেশন|கம்பெனி|வங்கி|லிமிடெட்|నిగమ్|బ్యాంక్|లిమిటెడ్|ਬੈਂਕ|ਲਿਮਿਟੇਡ|બેંક|લિમિટેડ|ಬ್ಯಾಂಕ್|ബാങ്ക്|കമ്പനി/u,
    person: FEW_WORDS,
  },
  {
    script: /\p{Script=Arabic}/u,
    organisation:
      /(?:^|\s|‌)(?:ال|لل|و)?(?:شركة|شرکت|بنك|بانک|مصرف|مجموعة|گروه|مؤسسة|موسسه|مؤسسه|جامعة|دانشگاه|وزارة|وزارت|جمعية|جمعیت|منظمة|سازمان|مركز|مرکز|حزب|حركة|جبهة|جبهه|جيش|ارتش|كتائب|كتيبة|لواء|سرايا|تنظيم|تیپ|سپاه|شبكة|شبکه|هيئة|اتحاد|اتحادیه|صندوق|هولدينغ|هلدینگ|صرافی|صرافة|تجارة|تجارية|بازرگانی|تجارت|صناعات|صناعة|صنایع|خطوط|طيران|هواپیمایی|کشتیرانی|ملاحة|نفط|نفت|گاز|پتروشیمی|معهد|مستشفى|بیمارستان|مصنع|کارخانه|محدودة|المحدودة|سهامی|دولية|لمیٹڈ|کمپنی|بینک|جماعت|جماعة|أنصار|انصار|جند|مجاهدين|مجاهدي|لشکر|تحریک|انستیتو|دفتر|اداره|مديرية|قناة|بنیاد|بنياد|خيرية|انجمن|کمیته|لجنة|مجلس|حكومة|جمهورية|جمهوری|مهندسی|توسعه|خدمات|سرمایه)(?:$|\s|‌)/u,
    person: /^[\p{Script=Arabic}\p{M}‌]+(?:\s+[\p{Script=Arabic}\p{M}‌]+){1,5}$/u,
  },
  {
    script: /\p{Script=Hebrew}/u,
    organisation:
      /(?:^|\s)ה?(?:בנק|חברה|חברת|בע"מ|בעמ|אוניברסיטת|אוניברסיטה|משרד|קבוצת|תנועת|מפלגת|ארגון|עמותת|קרן|מכון|צבא|מפעלי|תעשיות|התעשייה|רשות|מועצת|בית|מרכז|איגוד|שירותי)(?:$|\s)/u,
    person: FEW_WORDS,
  },
  {
    script:
      /[\p{Script=Georgian}\p{Script=Armenian}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}\p{Script=Ethiopic}]/u,
    organisation:
      /ბანკი|კომპანია|შპს|უნივერსიტეტი|პარტია|ფონდი|სამინისტრო|ჯგუფი|բանկ|ընկերություն|ՍՊԸ|ՓԲԸ|համալսարան|կուսակցություն|հիմնադրամ|ကုမ္ပဏီ|ဘဏ်|တပ်|ပါတီ|အဖွဲ့|လီမိတက်|ធនាគារ|ក្រុមហ៊ុន|គណបក្ស|ທະນາຄານ|ບໍລິສັດ|ባንክ|ኩባንያ|ድርጅት|ግንባር|ፓርቲ/iu,
    person: /^[^\d\s]{3,40}(?:\s+[^\d\s]+){0,4}$/u,
  },
];
