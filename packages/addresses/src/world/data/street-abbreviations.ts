/**
 * Words of roads that people abbreviate, each group as one word, plain: so that one road written twice is compared as one.
 * From the countries' addressing guides.
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

/** The first word of a group by each of the others; the first group that has a word has it. */
export const SAME_WORD: ReadonlyMap<string, string> = new Map(
  GROUPS.toReversed().flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return others.map((other) => [other, first] as const);
  }),
);
