import { GERMAN } from './lexicon/de';
import { ENGLISH } from './lexicon/en';
import { SPANISH } from './lexicon/es';
import { FRENCH } from './lexicon/fr';
import { PORTUGUESE } from './lexicon/pt';
import { RUSSIAN } from './lexicon/ru';
import type { Lexicon } from './lexicon/words';

export type { RiskCategory } from './lexicon/words';

/** Words that indicate a risk, by language. */
export const RISK_LEXICON: ReadonlyMap<string, Lexicon> = new Map([
  ['en', ENGLISH],
  ['es', SPANISH],
  ['pt', PORTUGUESE],
  ['de', GERMAN],
  ['fr', FRENCH],
  ['ru', RUSSIAN],
]);

/** Words and starts of phrases that negate a risk up to three words after them. */
export const NEGATIONS: readonly string[] = [
  ...['not$', 'never$', 'without$', 'no evidence', 'no sign', 'no link', 'no charges', 'baseless', 'falsely'],
  ...['sin$', 'nunca$', 'no cometio', 'no hay pruebas'],
  ...['nao$', 'sem$'],
  ...['nicht$', 'kein', 'ohne$'],
  ...['sans$', 'jamais$', 'aucun', 'pas de'],
  ...['не$', 'без$'],
];

/** Words that negate only a risk directly after them, as in "fight against fraud". */
export const OPPOSITIONS: readonly string[] = [
  ...['anti', 'against', 'contra', 'gegen', 'contre', 'против', 'combat', 'fighting', 'prevent', 'counter'],
  ...['борьб с', 'lucha contra', 'luta contra', 'lutte contre', 'kampf gegen'],
];

/** Stems of words that clear a person of a risk up to seven words away, on either side. */
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
  ...[
    'absuelt',
    'exonerad',
    'sin relacion',
    'sem relacao',
    'archivada',
    'absolvid',
    'inocentad',
    'inocentou',
    'arquivad',
  ],
  ...['freigesprochen', 'freispruch', 'eingestellt', 'acquitte', 'relaxe', 'non lieu'],
  ...['оправдан', 'оправдал', 'прекращен', 'прекратил', 'снят обвинен', 'невиновн'],
];

/** Stems of words that mark the person named next to them as a victim, or as acting against the wrongdoing. */
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
