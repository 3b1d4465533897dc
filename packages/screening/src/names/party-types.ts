import type { PartyType } from '../model';
import { classifyName } from './classify-name';

/** What a name is taken for, and what it is compared as: both, unless the caller or the name itself is sure. */
interface PartyTypes {
  readonly type: PartyType;
  readonly compared: readonly ('PERSON' | 'ENTITY')[];
}

const SURE = 0.99;

/** @param known UNKNOWN or absent: worked out from the name */
export function partyTypes(name: string, known: PartyType | undefined): PartyTypes {
  if (known === 'PERSON' || known === 'ENTITY') return { type: known, compared: [known] };
  const { type, confidence } = classifyName(name);
  return {
    type,
    compared:
      type !== 'UNKNOWN' && confidence >= SURE && /\S\s+\S/.test(name) ? [type] : ['PERSON', 'ENTITY'],
  };
}
