import type { Draw } from './draw';

interface NativeNames {
  readonly script: string;
  readonly given: string;
  readonly family: string;
  /** Whether the family name is written first, and what stands between. */
  readonly familyFirst: boolean;
  readonly between: string;
}

/** Common given and family names as their bearers write them, by script, for names of persons who are on no list. Own lists. */
export const NATIVE_NAMES: readonly NativeNames[] = [
  {
    script: 'Arabic',
    given:
      'خالد عمر يوسف طارق سامي رامي وليد فيصل نبيل كريم هشام باسم منى سلمى هدى رانيا لينا دينا سارة ريم نور ياسمين أمل زينب مروان عادل جمال فادي زياد أنس',
    family:
      'المصري الخطيب النجار حداد الشامي العتيبي القحطاني الدوسري الغامدي الزهراني شعبان منصور درويش السيد البكري خوري صباغ حمدان عيسى بركات الحلبي قاسم زيدان فرج عوض شاهين غانم الراشد المنصوري التميمي',
    familyFirst: false,
    between: ' ',
  },
  {
    script: 'Persian',
    given:
      'آرش بهرام پویا سینا کاوه نیما امیر سهراب بابک فرهاد مریم نازنین شیرین لیلا پریسا نگار آزاده مهسا الهام رویا',
    family:
      'کریمی رستمی جعفری صادقی موسوی نوری باقری فرهادی کاظمی رحیمی قربانی یزدانی شریفی امینی سلطانی داوودی نجفی پارسا تهرانی عظیمی',
    familyFirst: false,
    between: ' ',
  },
  {
    script: 'Hebrew',
    given:
      'נועם איתי דניאל אורי יונתן עומר גיא רון עידו תומר נועה תמר מיכל יעל שירה מאיה ענת רות הילה אביגיל',
    family:
      'כהן לוי מזרחי פרץ ביטון דהן אברהם פרידמן אזולאי גבאי שפירא רוזנברג גולן ברק אדרי חדד סגל קליין וייס פלדמן',
    familyFirst: false,
    between: ' ',
  },
  {
    script: 'Cyrillic',
    given:
      'Анна Мария Елена Ольга Наталья Дарья Полина Кирилл Никита Илья Максим Артём Егор Роман Павел Глеб Тимур Алина Вера Лидия',
    family:
      'Смирнов Кузнецов Попов Соколов Лебедев Козлов Новиков Морозов Волков Зайцев Павлов Семёнов Голубев Виноградов Богданов Воробьёв Фёдоров Михайлов Беляев Тарасов',
    familyFirst: false,
    between: ' ',
  },
  {
    script: 'Greek',
    given:
      'Γιώργος Νίκος Δημήτρης Κώστας Γιάννης Μαρία Ελένη Κατερίνα Βασιλική Σοφία Αγγελική Θανάσης Χρήστος Παναγιώτης',
    family:
      'Παπαδόπουλος Παπαδάκης Γεωργίου Νικολάου Οικονόμου Καραγιάννης Βλάχος Αγγελόπουλος Μακρής Αντωνίου Δημητρίου Κωνσταντίνου Σωτηρίου Λαμπρόπουλος',
    familyFirst: false,
    between: ' ',
  },
  {
    script: 'Han',
    given:
      '伟 芳 娜 敏 静 丽 强 磊 军 洋 勇 艳 杰 娟 涛 明 超 秀英 晓明 浩然 子涵 欣怡 宇轩 建国 志强 雪梅 佳琪 俊杰 思远 雨桐',
    family: '王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 高 林 罗 郑 梁 谢 宋 唐 许 韩 冯 邓 曹',
    familyFirst: true,
    between: '',
  },
  {
    script: 'Kanji',
    given: '翔太 大輔 健太 拓也 直樹 陽子 恵子 美咲 優子 由美 和也 誠 浩 達也 結衣 葵 さくら 蓮 悠斗 陽菜',
    family:
      '佐藤 鈴木 高橋 田中 渡辺 伊藤 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 清水',
    familyFirst: true,
    between: '',
  },
  {
    script: 'Katakana',
    given:
      'ケンタ ダイスケ タクヤ ナオキ ヨウコ ケイコ ミサキ ユウコ マコト ヒロシ マイケル ジョン メアリー サラ デイビッド トーマス エミリー アンナ',
    family:
      'サトウ スズキ タカハシ タナカ ワタナベ イトウ ヤマモト ナカムラ コバヤシ カトウ スミス ジョンソン ブラウン ウィルソン テイラー アンダーソン ミラー クラーク',
    familyFirst: true,
    between: ' ',
  },
  {
    script: 'Hangul',
    given:
      '민준 서준 지우 서연 하은 지훈 민호 은지 수진 현우 지수 동욱 영희 철수 미경 성호 유진 태현 소영 준호',
    family: '김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 홍',
    familyFirst: true,
    between: '',
  },
  {
    script: 'Devanagari',
    given:
      'प्रिया अनन्या आरव विवान रोहन अर्जुन नेहा पूजा दीपक संजय राजेश सुनीता लक्ष्मी मीरा अंजलि विक्रम किरण सीमा राहुल मनीष',
    family:
      'शर्मा पटेल सिंह कुमार गुप्ता वर्मा मेहता जोशी देसाई राव मिश्रा पांडे यादव त्रिवेदी चौहान अग्रवाल श्रीवास्तव तिवारी',
    familyFirst: false,
    between: ' ',
  },
  {
    script: 'Thai',
    given: 'สมชาย สมศรี วิชัย สุดา ประเสริฐ มาลี ณัฐพล กมล อนันต์ วราภรณ์ ศิริพร ธนา พิมพ์ชนก ชัยวัฒน์',
    family: 'แสงทอง ศรีสุข ทองดี บุญมี วงศ์สวัสดิ์ สุขใจ จันทร์เพ็ญ พงษ์พันธ์ แก้วมณี รัตนชัย สายทอง เจริญสุข',
    familyFirst: false,
    between: ' ',
  },
];

/** One of them. */
export function drawNativeName({ given, family, familyFirst, between }: NativeNames, draw: Draw): string {
  const names = [draw.of(given.split(' ')), draw.of(family.split(' '))];
  return (familyFirst ? names.reverse() : names).join(between);
}
