/** Kinds of wrongdoing that adverse media is sorted by. */
export type RiskCategory =
  | 'corruption'
  | 'fraud'
  | 'money-laundering'
  | 'terrorism'
  | 'organised-crime'
  | 'tax'
  | 'sanctions'
  | 'trafficking';

/**
 * Beginnings of words that tell of a risk, by category and language; a stem of several words needs them in a row. Folded:
 * lower case, without accents. A stem that ends in `$` is a whole word.
 */
export const RISK_LEXICON: {
  readonly [Category in RiskCategory]: { readonly [language: string]: readonly string[] };
} = {
  corruption: {
    en: ['corrupt', 'brib', 'kickback', 'graft$', 'influence peddling', 'embezzl'],
    es: ['corrup', 'soborn', 'cohecho', 'malversa', 'prevarica', 'trafico de influencias'],
    pt: ['corrup', 'suborn', 'propina', 'peculato', 'desvio de verba', 'trafico de influencia'],
    de: ['korrupt', 'korruption', 'bestech', 'schmiergeld', 'vorteilsnahme', 'veruntreu'],
    fr: ['corrup', 'pot de vin', 'pots de vin', 'detournement', 'trafic d influence', 'concussion'],
    ru: ['коррупц', 'взятк', 'взяточ', 'откат', 'растрат', 'подкуп'],
  },
  fraud: {
    en: ['fraud', 'scam$', 'scammer', 'swindl', 'ponzi', 'forger', 'falsif', 'embezzl', 'insider trading'],
    es: ['fraude', 'estafa', 'estafador', 'falsifica', 'apropiacion indebida', 'desfalco'],
    pt: ['fraude', 'golpe$', 'estelionat', 'falsifica', 'apropriacao indebita', 'piramide financeira'],
    de: ['betrug', 'hochstapl', 'untreue', 'falschung', 'unterschlag', 'insiderhandel'],
    fr: ['fraud', 'escroqu', 'arnaqu', 'abus de confiance', 'abus de biens sociaux', 'falsifi'],
    ru: ['мошеннич', 'мошенник', 'афер', 'подделк', 'хищен', 'пирамид'],
  },
  'money-laundering': {
    en: ['money launder', 'launder', 'dirty money', 'illicit funds', 'shell compan'],
    es: ['blanqueo', 'lavado de dinero', 'lavado de activos', 'blanque', 'testaferro'],
    pt: ['lavagem de dinheiro', 'lavagem de capitais', 'branqueamento', 'laranja$', 'empresa de fachada'],
    de: ['geldwasch', 'schwarzgeld', 'briefkastenfirm', 'strohmann'],
    fr: ['blanchiment', 'blanchi', 'argent sale', 'prete nom', 'societe ecran'],
    ru: ['отмыван', 'отмыл', 'обналич', 'легализац', 'однодневк'],
  },
  terrorism: {
    en: ['terror', 'extremis', 'jihad', 'bomb plot', 'suicide bomb'],
    es: ['terroris', 'yihad', 'extremis', 'atentado', 'coche bomba'],
    pt: ['terroris', 'jihad', 'extremis', 'atentado', 'carro bomba'],
    de: ['terror', 'dschihad', 'extremis', 'anschlag', 'selbstmordattent'],
    fr: ['terroris', 'djihad', 'jihad', 'extremis', 'attentat'],
    ru: ['террор', 'теракт', 'экстреми', 'джихад', 'боевик'],
  },
  'organised-crime': {
    en: [
      'organised crime',
      'organized crime',
      'mafia',
      'mobster',
      'cartel',
      'racketeer',
      'extort',
      'crime boss',
      'gangster',
    ],
    es: ['crimen organizado', 'mafia', 'mafios', 'cartel', 'extorsi', 'sicari', 'banda criminal'],
    pt: ['crime organizado', 'mafia', 'mafios', 'cartel', 'extors', 'milicia', 'faccao criminosa'],
    de: [
      'organisierte kriminalitat',
      'organisierten kriminalitat',
      'mafia',
      'kartell',
      'erpress',
      'clankriminal',
      'bandenchef',
    ],
    fr: ['crime organise', 'mafia', 'mafieu', 'cartel', 'extor', 'racket', 'grand banditisme'],
    ru: ['мафи', 'опг$', 'преступн группиров', 'вымогат', 'рэкет', 'бандит', 'картел'],
  },
  tax: {
    en: ['tax evasion', 'tax fraud', 'tax dodg', 'evading tax', 'evaded tax', 'unpaid taxes'],
    es: ['evasion fiscal', 'fraude fiscal', 'delito fiscal', 'evasion de impuestos', 'evasion tributaria'],
    pt: ['sonega', 'evasao fiscal', 'evasao de divisas', 'fraude fiscal', 'crime tributario'],
    de: ['steuerhinterzieh', 'steuerbetrug', 'steuerfluch', 'umsatzsteuerkarussell', 'cum ex'],
    fr: ['fraude fiscale', 'evasion fiscale', 'fisc$', 'fraude a la tva', 'optimisation illegale'],
    ru: ['уклонени от уплат', 'налогов преступ', 'неуплат налог', 'сокрыти доход', 'налогов махинац'],
  },
  sanctions: {
    en: [
      'sanctions list',
      'sanctioned',
      'sanctions',
      'embargo',
      'asset freeze',
      'assets frozen',
      'blacklist',
    ],
    es: ['sancionad', 'sanciones', 'embargo', 'lista negra', 'congelacion de activos', 'bienes congelados'],
    pt: ['sancionad', 'sancoes', 'embargo', 'lista negra', 'congelamento de ativos', 'bens bloqueados'],
    de: [
      'sanktion',
      'embargo',
      'schwarze liste',
      'schwarzen liste',
      'vermogen eingefroren',
      'einreiseverbot',
    ],
    fr: ['sanction', 'embargo', 'liste noire', 'gel des avoirs', 'avoirs geles', 'interdiction de voyager'],
    ru: ['санкци', 'эмбарго', 'черн список', 'заморозк актив', 'заморожен актив', 'под санкц'],
  },
  trafficking: {
    en: ['traffick', 'smuggl', 'drug deal', 'drug lord', 'arms deal', 'human trafficking', 'forced labour'],
    es: [
      'narcotrafic',
      'trafico de drogas',
      'trata de personas',
      'contraband',
      'trafico de armas',
      'traficante',
    ],
    pt: [
      'narcotrafic',
      'trafico de drogas',
      'trafico de pessoas',
      'contraband',
      'trafico de armas',
      'traficante',
    ],
    de: [
      'drogenhandel',
      'menschenhandel',
      'schmuggl',
      'schleuser',
      'waffenhandel',
      'rauschgifthandel',
      'drogenboss',
    ],
    fr: ['trafic de', 'trafiquant', 'traite des', 'contreband', 'passeur', 'proxenet', 'narcotrafi'],
    ru: [
      'наркоторгов',
      'наркотраф',
      'контрабанд',
      'торговл людьми',
      'торговл оружием',
      'сбыт наркотик',
      'наркобарон',
    ],
  },
};

/** Words and beginnings of phrases that turn a risk up to three words behind them into its absence. */
export const NEGATIONS: readonly string[] = [
  ...['not$', 'never$', 'without$', 'no evidence', 'no sign', 'no link', 'no charges', 'baseless', 'falsely'],
  ...['sin$', 'nunca$', 'no cometio', 'no hay pruebas'],
  ...['nao$', 'sem$'],
  ...['nicht$', 'kein', 'ohne$'],
  ...['sans$', 'jamais$', 'aucun', 'pas de'],
  ...['не$', 'без$'],
];

/** Words that turn around only what stands right behind them: a fight against fraud is none. */
export const OPPOSITIONS: readonly string[] = [
  ...['anti', 'against', 'contra', 'gegen', 'contre', 'против', 'combat', 'fighting', 'prevent', 'counter'],
  ...['борьб с', 'lucha contra', 'luta contra', 'lutte contre', 'kampf gegen'],
];

/** Beginnings of words that clear somebody of a risk up to five words away, on either side. */
export const CLEARINGS: readonly string[] = [
  ...[
    'acquit',
    'exonerat',
    'cleared of',
    'no connection',
    'no involvement',
    'dropped$',
    'dismissed$',
    'not guilty',
  ],
  ...['absuelt', 'exonerad', 'sin relacion', 'sem relacao', 'archivada', 'absolvid', 'inocentad', 'arquivad'],
  ...['freigesprochen', 'freispruch', 'eingestellt', 'acquitte', 'relaxe', 'non lieu'],
  ...['оправдан', 'прекращен'],
];

/** Beginnings of words that make the person named beside them a victim, or one who acts against the wrong. */
export const BYSTANDERS: readonly string[] = [
  ...[
    'victim',
    'judge',
    'prosecutor',
    'attorney general',
    'lawyer',
    'detective',
    'investigator',
    'inspector',
    'journalist',
    'reporter',
    'witness',
    'analyst',
    'professor',
    'spokes',
    'police chief',
    'justice minister',
    'whistleblow',
  ],
  ...['victima', 'juez', 'jueza', 'fiscal$', 'abogad', 'periodista', 'testigo', 'portavoz', 'comisario'],
  ...['vitima', 'juiz', 'juiza', 'promotor', 'procurador', 'advogad', 'jornalista', 'testemunha', 'delegad'],
  ...[
    'opfer',
    'richter',
    'staatsanwalt',
    'staatsanwaltin',
    'anwalt',
    'ermittler',
    'journalist',
    'zeuge',
    'sprecher',
  ],
  ...['victime', 'juge$', 'procureur', 'avocat', 'journaliste', 'temoin', 'enqueteur', 'porte parole'],
  ...['жертв', 'судья', 'прокурор', 'адвокат', 'следователь', 'журналист', 'свидетель'],
];
