/**
 * Street words that people abbreviate, each group normalized to one word, so that two spellings of one road
 * compare as equal. From the countries' addressing guides.
 */
const GROUPS = [
  'street st str',
  'road rd',
  'avenue ave av avda avenida aven',
  'lane ln',
  'drive dr',
  'close cl',
  'court ct',
  'place pl plaza pza platz plac place',
  'square sq',
  'terrace tce ter terr',
  'crescent cres cr',
  'gardens gdns',
  'boulevard blvd bd bulvar bulevardul бульвар бул',
  'highway hwy',
  'parade pde',
  'strasse str strada',
  'chemin ch che',
  'allee al',
  'faubourg fg fbg',
  'route rte',
  'via v',
  'viale vle',
  'piazza p za pzza',
  'corso c so',
  'calle c cl',
  'carretera ctra',
  'carrera cra kr cr',
  'rua r',
  'travessa tv trav',
  'praca pc pca',
  'estrada estr',
  'ulica ul ulitsa улица ул вулиця вул',
  'aleja aleje al',
  'osiedle os',
  'namesti nam',
  'trida tr',
  'проспект пр просп пр кт prospekt',
  'переулок пер провулок пров',
  'площадь площа пл',
  'шоссе ш',
  'набережная наб',
  'cadde caddesi cad cd',
  'sokak sokagi sk sok',
  'mahallesi mah',
  'north n',
  'south s',
  'east e',
  'west w',
  'saint st',
  'sankt st',
  'doctor dr',
  'general gral gen',
];

/** First word of the group for each other word; a word belongs to the first group that contains it. */
export const SAME_WORD: ReadonlyMap<string, string> = new Map(
  GROUPS.toReversed().flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return others.map((other) => [other, first] as const);
  }),
);
