import type { PartyType } from '../model';
import { classifyWritten } from './classify-name';
import type { WrittenName } from './written-name';

/** What a name is compared as. */
interface ComparedAs {
  readonly as: 'PERSON' | 'ENTITY';
  /** What speaks against its being that, in log-odds; 0 where nothing does. */
  readonly doubt: number;
}

/** What a name is taken for, and what it is compared as: both, unless the caller or the name itself is sure. */
interface PartyTypes {
  readonly type: PartyType;
  readonly compared: readonly ComparedAs[];
}

const SURE = 0.99;
/** So much the class of a name says at most, in log-odds: less in Latin letters, which most lists are in, for those show more. */
const MOST_OF_LATIN = 1.5;
const MOST_OF_OTHERS = 4.5;
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u;

/** @param known UNKNOWN or absent: worked out from the name */
export function partyTypes(name: WrittenName, known: PartyType | undefined): PartyTypes {
  if (known === 'PERSON' || known === 'ENTITY') return { type: known, compared: [{ as: known, doubt: 0 }] };
  const { type, confidence } = classifyWritten(name);
  if (type !== 'UNKNOWN' && confidence >= SURE && /\S\s+\S/.test(name.text))
    return { type, compared: [{ as: type, doubt: 0 }] };
  const most = OTHER_SCRIPT.test(name.text) ? MOST_OF_OTHERS : MOST_OF_LATIN;
  const doubt = Math.min(Math.log(confidence / (1 - confidence)), most);
  return {
    type,
    compared: [
      { as: 'PERSON', doubt: type === 'ENTITY' ? doubt : 0 },
      { as: 'ENTITY', doubt: type === 'PERSON' ? doubt : 0 },
    ],
  };
}
