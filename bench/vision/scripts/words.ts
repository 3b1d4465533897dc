/** Parts of document lines by language: printed names, places and labels. */
interface Language {
  readonly letters: string;
  readonly vowels: string;
  /** Words for training, and others only for the measurement. */
  readonly trained: string;
  readonly heldOut: string;
}

const LANGUAGES: readonly Language[] = [
  {
    letters: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
    vowels: 'аеєиіїоуюя',
    trained:
      "прізвище ім'я по батькові дата народження стать громадянство запис № документ дійсний до підпис орган що видав місце україна посвідчення водія паспорт громадянина шевченко коваленко бондаренко ткаченко кравченко олійник поліщук лисенко петренко мельник іванович миколаївна олександр наталія володимир ірина сергій олена дмитро тетяна андрій юлія київ харків одеса дніпро львів запоріжжя вінниця область вулиця будинок категорія жовтень щербак єгоров їжак ґалаґан зв'язок посвідка на постійне проживання",
    heldOut:
      'савчук романюк гаврилюк тимошенко ігнатенко яремчук христина богдан ярослава василь житомир черкаси ужгород полтава',
  },
  {
    letters: 'абвгдежзийклмнопрстуфхцчшщъьюя',
    vowels: 'аеиоуюяъ',
    trained:
      'фамилия презиме име дата на раждане пол гражданство валидност документ № място на раждане постоянен адрес цвят на очите издаден от република българия лична карта свидетелство за управление мвр иванов георгиев димитров петрова николова христов стоянова ангелов тодорова къдрев щерев ъглова йорданов георги мария стефан елена пламен гергана софия пловдив варна бургас русе стара загора подпис на притежателя егн ръст дължина',
    heldOut:
      'атанасов кръстева младенов цветанова божидар десислава пазарджик велико търново благоевград хасково шумен',
  },
  {
    letters: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    vowels: 'аеёиоуыэюя',
    trained:
      'фамилия имя отчество дата рождения место рождения пол гражданство водительское удостоверение российская федерация вид на жительство паспорт выдан код подразделения личная подпись действительно до республика область район город улица дом иванов кузнецова соколов лебедева козлов новикова морозов щукин объедков юшкевич эйдельман фёдоров рыбаков цыганков александр екатерина дмитрий ольга сергеевич андреевна игорь любовь москва санкт-петербург новосибирск казань челябинск уфа съезд подъезд',
    heldOut:
      'воробьёв зайцева тихомиров быстрова ярослав евгения григорьевич самара ростов краснодар пермь тюмень',
  },
  {
    letters: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
    vowels: 'аеёіоуыэюя',
    trained:
      "прозвішча імя імя па бацьку дата нараджэння месца нараджэння пол грамадзянства рэспубліка беларусь пасведчанне кіроўцы пашпарт віза ідэнтыфікацыйны нумар ковалёў жукава навіцкі сідарэнка шаўчук каваль мікалаевіч іванаўна аляксандр наталля мінск гомель магілёў віцебск гродна брэст вобласць вуліца аб'ект юр'еў",
    heldOut: 'лукашэвіч барысаў васілеўская дзмітрый святлана бабруйск пінск орша салігорск',
  },
  {
    letters: 'абвгдђежзијклљмнњопрстћуфхцчџш',
    vowels: 'аеиоу',
    trained:
      'презиме име датум рођења место рођења пол држављанство република србија лична карта возачка дозвола регистарски број матични важи до датум издавања издаје пребивалиште министарство унутрашњих послова јовановић петровић николић марковић ђорђевић стојановић љубишић њаради џамић ћирић милица александар јелена драган љиљана њежић београд нови сад ниш крагујевац суботица улица општина чланак',
    heldOut: 'живковић павловић благојевић ђурић тијана срђан вршац зрењанин лесковац панчево краљево',
  },
  {
    letters: 'абвгдѓежзѕијклљмнњопрстќуфхцчџш',
    vowels: 'аеиоу',
    trained:
      'презиме име датум на раѓање место на раѓање пол државјанство република северна македонија лична карта возачка дозвола број на документ матичен важи до издадена од мвр живеалиште николовски стојановска трајковски ѓорѓиевска ќосев ѕвездан џафери љубомир марија александар скопје битола охрид куманово тетово улица ќириќ ѕидар',
    heldOut: 'димитриевски спасова ангеловски верица зоран прилеп велес штип струмица',
  },
  {
    letters: 'аәбвгғдежзийкқлмнңоөпрстуұүфхһцчшщыіэюя',
    vowels: 'аәеиоөуұүыі',
    trained:
      'тегі аты әкесінің аты туған күні туған жері ұлты қазақстан республикасы жеке куәлік жсн берілген күні қолданылу мерзімі жүргізуші куәлігі қол қойылған құжат ішкі істер министрлігі нұрсұлтанов қасымов әбдіғалиева өтегенов сүлейменов жүсіпова айгүл ерлан гүлнәр алматы астана қарағанды шымкент өскемен ғабит һәм',
    heldOut: 'бейсенбаев құрманов төлеген жанар ақтөбе қостанай тараз атырау',
  },
  {
    letters: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐ',
    vowels: 'αεηιουωάέήίόύώ',
    trained:
      'επώνυμο όνομα όνομα πατέρα όνομα μητέρας ημερομηνία γέννησης τόπος γέννησης φύλο ιθαγένεια υπηκοότητα ελληνική δημοκρατία δελτίο ταυτότητας άδεια οδήγησης κυπριακή αρ. εγγράφου ημ. λήξης ημ. έκδοσης εκδούσα αρχή ύψος διεύθυνση άδεια διαμονής δήμος υπογραφή παπαδόπουλος γεωργίου δημητρίου νικολάου κωνσταντίνος μαρία ιωάννης ελένη χριστόφορος βασιλική γιώργος αθανάσιος ψαράς ξένου ζωή φώτης ρούσσος θεσσαλονίκη αθήνα πειραιάς λευκωσία λεμεσός ηράκλειο οδός αριθμός λάρισα βόλος μαΐου πρωΐ',
    heldOut:
      'αντωνίου οικονόμου βλάχος κυριακίδης σταυρούλα αναστάσιος ευαγγελία πάτρα ιωάννινα καβάλα πάφος λάρνακα χανιά',
  },
];
const ENGLISH =
  'surname name given names date of birth place of birth sex nationality document number date of expiry date of issue authority personal no signature republic identity card driving licence residence permit shevchenko ivanov papadopoulos georgiou petrovic nikolovski kyiv sofia athens skopje belgrade minsk ukr bgr grc cyp srb mkd blr rus kaz holder remarks';

const pick = <T>(list: readonly T[], draw: () => number): T => list[Math.floor(draw() * list.length)]!;

/** Returns a word of no language, so that letters are read and not guessed. */
function madeUp({ letters, vowels }: Language, draw: () => number): string {
  const [all, open] = [[...letters], [...vowels]];
  const closed = all.filter((letter) => !open.includes(letter));
  const length = 2 + Math.floor(draw() * 9);
  let isOpen = draw() < 0.4;
  let word = '';
  for (let at = 0; at < length; at++) {
    word += draw() < 0.2 ? pick(all, draw) : pick(isOpen ? open : closed, draw);
    isOpen = !isOpen;
  }
  // The second form of sigma only occurs at the end of a word.
  return word.replace(/ς(?=.)/g, 'σ').replace(/σ$/, 'ς');
}

const two = (value: number) => String(value).padStart(2, '0');

function figures(draw: () => number): string {
  const kind = draw();
  const [day, month, year] = [
    1 + Math.floor(draw() * 28),
    1 + Math.floor(draw() * 12),
    1940 + Math.floor(draw() * 100),
  ];
  if (kind < 0.45) return [two(day), two(month), year].join(pick(['.', '.', ' ', '/', '-'], draw));
  if (kind < 0.6) return `${two(day)} ${two(month)} ${two(year % 100)}`;
  const digits = Array.from({ length: 4 + Math.floor(draw() * 9) }, () => Math.floor(draw() * 10)).join('');
  return kind < 0.8
    ? digits
    : `${pick(['АА', 'МН', 'AB', 'ΑΝ', 'ЕН', '№ ', 'K'], draw)}${digits.slice(0, 7)}`;
}

/** Greek capitals are usually printed without accents. */
function capitals(word: string, draw: () => number): string {
  const upper = word.toUpperCase();
  return draw() < 0.85 && /\p{Script=Greek}/u.test(upper)
    ? upper
        .normalize('NFD')
        .replace(/\u0301/g, '')
        .normalize('NFC')
    : upper;
}

/**
 * Returns a line as documents print them.
 * @param isHeldOut true for words outside of the training data
 */
export function anyLine(draw: () => number, isHeldOut: boolean): string {
  const language = draw() < 0.25 ? LANGUAGES.at(-1)! : pick(LANGUAGES, draw);
  const words = (isHeldOut ? language.heldOut : language.trained).split(' ');
  const style = draw();
  const cased = (word: string) =>
    style < 0.5 ? capitals(word, draw) : style < 0.85 ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
  const count = 1 + Math.floor(draw() * 2.4);
  const parts = Array.from({ length: count }, () => {
    const kind = draw();
    if (kind < 0.1) return figures(draw);
    if (kind < 0.18) return cased(pick(ENGLISH.split(' '), draw));
    return cased(!isHeldOut && draw() < 0.5 ? madeUp(language, draw) : pick(words, draw));
  });
  if (draw() < 0.06) return figures(draw);
  const line = parts.join(pick([' ', ' ', ' ', ' ', ' / ', '/', '-', '. ', ', '], draw));
  return draw() < 0.06 ? `${pick(['1.', '2.', '3.', '4a.', '4b.', '5.', '8.'], draw)} ${line}` : line;
}
