const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Titles and forms of address, in Latin letters as from `wordsOf`. */
export const HONORIFICS = words(`
  mr mrs ms miss mister madam sir dr doctor prof professor rev reverend father fr bishop archbishop cardinal pope rabbi
  lord lady dame count baron duke prince princess king queen emperor sultan emir amir emira sheikh shaikh sheik shaykh
  shaikha sheikha sayyid haji hajj hajji haj hadji hajjah alhaji alhaj mullah mulla mawlawi maulawi maulvi mawlavi molvi maulana mawlana moulana
  qari hafiz ustad ustadh ustaz ustaad hojjat hojatoleslam hojjatoleslam ayatollah ayatullah allama seyed seyyed
  imam mufti qazi sardar malik general gen colonel col major maj captain capt lieutenant lt sergeant sgt
  corporal commander cdr commodore admiral adm brigadier brig marshal chief president minister senator sen governor gov
  ambassador amb judge justice hon honorable honourable honor excellency eminence herr frau monsieur madame mme mlle
  senor senora senorita don dona sr sra srta signor signora ing eng engineer engr arch lic licenciado abg dipl mag univ
  comandante comrade tovarisch gospodin gospozha pan pani bay bey efendi pasha hanim san sama datuk dato datin sri
  tun khun shri smt sri kumari swami jr junior ii iii esq phd md mba cpa jd hrh hm mp mep congressman congresswoman representative
  rep mayor sayed sayyed seyyid elder brother sister
`);

/** The same in Arabic script. */
export const ARABIC_HONORIFICS = `
  شيخ الشيخ سيد سيّد السيد امير أمير الأمير سلطان السلطان دكتور الدكتور امام إمام الإمام حاج حاجي حاجى الحاج ملا مولوي مولوى
  مولانا قاري قارى حافظ مفتي المفتي عقيد العقيد عميد العميد لواء اللواء فريق الفريق جنرال مهندس المهندس استاذ الأستاذ
  الرئيس الوزير الملك النائب القائد السفير القاضي البروفيسور المشير آقای دکتر آغا آقا اغا
`;

/** Short words in names: "son of", "of", "the", "father of" as a part of names, and similar. */
export const PARTICLES = words(`
  al el ul ur ud us as an ad ar at ash bin ben ibn bint binti bt b de del della dello di da das do dos du la le les los las
  van von der den ter ten vom zu zum zur af av y e i of the und and et ap ould oglu ogly oglou kizi kyzy ogli qizi uulu
  abd abdul abu abou ebu umm s d l dit alias aka ait ouled vd vander
`);

/** Words that follow "Abd al-": names of God, in the spelling of `soundFold`. */
export const SERVED: ReadonlySet<string> = new Set(
  words(`
    rahman rahim karim aziz hamid halim samad wahab qadir kadir qader latif malik nasser nasir salam ghani ghafur ghaffar
    razzaq rezzak hakim hafiz jalil jabbar majid mumin munim qayyum qahhar rauf rashid sabur samii shakur sattar wadud
    wahid wali baqi bari basir basit fattah haq haqq hadi khaliq khalek mutallib muttalib muhsin raziq satar zahir ilah
    ellah jawad mohsen monem wakil hayy hai quader quadir quddus kuddus mannan matin rab rabb rob zabbar majed mazid khaleque
    momin barek gafur gaffar alim azim kabir malek
  `),
);

/**
 * Functions and forms of address that are never names. Next to one, a surname represents the whole name
 * ("President Macron"). In Latin letters, in the languages of about thirty countries; compiled for this
 * project.
 */
export const FUNCTIONS: ReadonlySet<string> = words(`
  president presidente presidenta prezident prezydent prasident praesident presidency vicepresident vice deputy acting former
  chancellor bundeskanzler bundeskanzlerin kanzler kanzlerin chancelier premier prime minister ministre ministra ministro ministr
  premierminister ministerprasident secretary secretaire secretario sekretar staatssekretar senator senateur senador
  governor gouverneur gobernador gubernator gouverneurin mayor maire alcalde oberburgermeister burgermeister
  ambassador ambassadeur embajador botschafter posol poslanec posel chairman chairwoman chairperson predsedatel vorsitzender
  director direktor directeur directora direttore gendirektor attorney commissioner
  congressman congresswoman representative deputat depute diputado deputado abgeordneter
  mister mrs monsieur madame mademoiselle herr frau fraulein senor senora senorita signor signora signorina gospodin gospozha
  sayin tovarisch tovarishch comrade camarade genosse
  doctor doktor docteur doutor dottor dottore dottoressa dott prof professor professeur profesor profesora professore akademik
  colonel coronel colonello oberst polkovnik pulkovnik albay podpolkovnik oberstleutnant
  brigadier brigadegeneral generalmajor generalleutnant generaloberst leytenant lieutenant leutnant kapitan capitaine capitan hauptmann
  comandante commandant kommandeur komandir commander marshal marechal mariscal marschall admiral almirante amiral
  excellency excellence eminence ayatollah hojatoleslam
  pangulo cumhurbaskani basbakan bakan statsminister statsrad utenriksminister
  paaministeri presidentti presidentas presidents prezidents prezidentas prezidentti kanclers kancler kanclerz predseda premijer premijerka
  predsednik predsjednik predsednica predsjednica ministar ministarka ministrul presedintele presedinte premierul primarul kancellar
  miniszterelnok miniszter allamtitkar elnok koztarsasagi polgarmester primatur wojewoda burmistrz
  generalny generaal kolonel luitenant kapitein burgemeester staatssecretaris
  generalpolkovnik generalleytenant vitseadmiral kontradmiral praporshchik starshina gubernatora prokuror
  prezydentka premierka sekretarz ministrzy ambasador ambasadorul konsul consul konsulin konsulu
  vereador prefeito governador delegado desembargador juiz embaixador
  pradhanmantri pradhanamantri rashtrapati mukhyamantri mukhymantri upmukhyamantri proothypourgos prothypourgos proedros ypourgos stratigos
  prezidenti presidenti kryeministri kryetari ministri
  waziri rubani mheshimiwa
  presiden gubernur bupati walikota
`);

/** Further forms of address, removed when two words of the name remain. */
export const FURTHER_HONORIFICS: ReadonlySet<string> = words(`
  dott dottssa avv ingenieur inz inzh mgr ir drs mudr judr phdr rndr mvdr csc dsc doc msc llm esquire cavaliere freiherr
  saheb sahib sahab shrimati janab begum bapak ibu encik puan ustadz ustadzah kyai hoca hocam pasa beyefendi hanimefendi
  rais tuan puan bwana mzee marszalek pandit vazir
  elsayed alsayed elsayyid alsayyid alsheikh elsheikh elhaj alhaj elhadj alhadj elhadji
  agha starshiy serzhant brigade de-facto xiansheng nushi sensei
  ato weizero woizero woizerit weizerit daw mahn shri mevrouw dhr mevr hra fru herra rouva tante oom alhaja hajia chief otunba mallam malam
  beneficiary beneficiaire beneficiario originator payee payer remitter remitente ordenante applicant drawer holder
`);

/** Titles from these lists that are also names: titles before a name, names after one. */
export const LEADING_TITLES: ReadonlySet<string> = words(`
  king bishop pope judge justice marshal don pan tun tuan
`);

/** Titles that are names at the end of a name: "Muhammad Ahmed Malik". */
export const CLOSING_NAMES: ReadonlySet<string> = words(
  'sultan amir emir malik sardar imam mufti qazi hafiz qari shaikh syed sayed haji',
);

/** Titles from these lists that are East Asian names when the other words are such syllables. */
export const TITLES_OR_SYLLABLES: ReadonlySet<string> = words('pan tun tuan don san');

/** Titles with several words. */
export const TITLE_PHRASES: readonly (readonly string[])[] = [
  ['tong', 'thong'],
  ['giao', 'su'],
  ['tien', 'si'],
  ['bac', 'si'],
  ['dai', 'tuong'],
  ['thu', 'tuong'],
  ['chu', 'tich', 'nuoc'],
  ['tong', 'bi', 'thu'],
  ['chef', 'de', 'letat'],
  ['jefe', 'de', 'estado'],
  ['first', 'lady'],
  ['crown', 'prince'],
  ['prime', 'minister'],
  ['perdana', 'menteri'],
  ['ketua', 'menteri'],
  ['general', 'polkovnik'],
  ['general', 'mayor'],
  ['general', 'leytenant'],
  ['general', 'armii'],
  ['vice', 'admiral'],
  ['rear', 'admiral'],
  ['major', 'general'],
  ['primeiro', 'ministro'],
  ['premier', 'ministre'],
  ['primo', 'ministro'],
  ['primer', 'ministro'],
  ['tan', 'sri'],
  ['dato', 'seri'],
  ['datuk', 'seri'],
  ['secretary', 'of', 'state'],
  ['head', 'of', 'state'],
  ['chief', 'of', 'staff'],
  ['member', 'of', 'parliament'],
  ['general', 'de', 'brigade'],
  ['general', 'de', 'division'],
  ['prime', 'minister', 'of'],
  ['president', 'of'],
  ['madame', 'la', 'ministre'],
  ['monsieur', 'le', 'president'],
];

/**
 * Words between a man's name and his father's. In two names with the same words, they show which name is the
 * son's.
 */
export const FATHER_MARKS: ReadonlySet<string> = words('bin ben ibn bint binti bn ould oglu ogly');
