import { SCRIPT_CLASSES } from '../data/class-words';
import { NAME_CLASS_WEIGHTS } from '../data/name-class-weights';
import type { PartyType } from '../model';
import { nameClassFeatures } from './name-class-features';
import { WrittenName } from './words';

/** Confidence from words, and from their absence. */
const WORD_PROVES = 0.97;
const SHAPE_SHOWS = 0.95;
const SHAPE_PROVES = 0.99;

/**
 * Classifies a name in a script other than Latin and Cyrillic by its words and form; null when they are
 * inconclusive.
 */
function classifyByScript(name: string): { readonly type: PartyType; readonly confidence: number } | null {
  const text = name.normalize('NFKC').trim();
  const known = SCRIPT_CLASSES.find(({ script }) => script.test(text));
  if (known === undefined) return null;
  if (known.organisation.test(text)) return { type: 'ENTITY', confidence: WORD_PROVES };
  if (known.surely?.test(text)) return { type: 'PERSON', confidence: SHAPE_PROVES };
  if (known.ending?.test(text)) return { type: 'ENTITY', confidence: WORD_PROVES };
  return known.person.test(text) ? { type: 'PERSON', confidence: SHAPE_SHOWS } : null;
}

interface NameClass {
  readonly type: PartyType;
  /** Confidence in the type, 0–1; 0 for UNKNOWN. */
  readonly confidence: number;
}

/** Minimum confidence for a type; below it, the result is UNKNOWN. */
const MIN_CONFIDENCE = 0.55;
/** Minimum length of a legal form that never occurs in a person's name. */
const TELLING_FORM = 3;
const FORM_PROVES = 0.97;

/** Letters of scripts for which the model had too little training data. */
const NOT_LATIN = /[\u0530-\u1fff\u2c80-\uffff]/u;

const GREEK = /\p{Script=Greek}/u;

/** Maximum confidence for names in such letters. */
const BY_FEW_NAMES = 0.75;

let weights: Int8Array | undefined;

/** Returns the probability that a name with these features belongs to an organization, vessel or aircraft. */
function entityProbability(places: readonly number[]): number {
  weights ??= Int8Array.from(Buffer.from(NAME_CLASS_WEIGHTS.table, 'base64'));
  let sum = 0;
  for (const place of places) sum += weights[place]!;
  return 1 / (1 + Math.exp(-(NAME_CLASS_WEIGHTS.base + NAME_CLASS_WEIGHTS.step * sum)));
}

/**
 * Classifies a name as a person or an organization (including vessels and aircraft). Uses a logistic model
 * over letter groups and the tables of legal forms, organization words and given names. In scripts other than
 * Latin and Cyrillic, it uses words that only organizations have.
 */
export function classifyWritten(name: WrittenName): NameClass {
  const { text } = name;
  const { places, forms } = nameClassFeatures(name);
  if (places.length === 0) return { type: 'UNKNOWN', confidence: 0 };
  const isForeign = NOT_LATIN.test(text);
  const byScript = isForeign || GREEK.test(text) ? classifyByScript(text) : null;
  if (byScript !== null) return byScript;
  const model = entityProbability(places);
  const entity = forms.some(({ spelling }) => spelling.length >= TELLING_FORM)
    ? Math.max(model, FORM_PROVES)
    : model;
  const sure = Math.round(Math.max(entity, 1 - entity) * 1000) / 1000;
  const confidence = isForeign ? Math.min(sure, BY_FEW_NAMES) : sure;
  if (confidence < MIN_CONFIDENCE) return { type: 'UNKNOWN', confidence: 0 };
  return { type: entity > 0.5 ? 'ENTITY' : 'PERSON', confidence };
}

/** Applies `classifyWritten` to a text. */
export const classifyName = (text: string): NameClass => classifyWritten(new WrittenName(text));

/** A type as which a name is compared. */
interface ComparedAs {
  readonly as: 'PERSON' | 'ENTITY';
  /** Evidence against this type, in log-odds; 0 for none. */
  readonly doubt: number;
}

/**
 * The classified type, and the types as which the name is compared. Both types are compared unless the
 * request or the name is conclusive.
 */
interface PartyTypes {
  readonly type: PartyType;
  readonly compared: readonly ComparedAs[];
}

const SURE = 0.99;
/**
 * Maximum evidence from the class of a name, in log-odds. Lower for Latin letters, which most lists use,
 * because those names have more other evidence.
 */
const MAX_LATIN = 1.5;
const MAX_OTHER_SCRIPTS = 4.5;
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u;

/** @param known UNKNOWN or absent: derived from the name */
export function partyTypes(name: WrittenName, known: PartyType | undefined): PartyTypes {
  if (known === 'PERSON' || known === 'ENTITY') return { type: known, compared: [{ as: known, doubt: 0 }] };
  const { type, confidence } = classifyWritten(name);
  if (type !== 'UNKNOWN' && confidence >= SURE && /\S\s+\S/.test(name.text))
    return { type, compared: [{ as: type, doubt: 0 }] };
  const most = OTHER_SCRIPT.test(name.text) ? MAX_OTHER_SCRIPTS : MAX_LATIN;
  const doubt = Math.min(Math.log(confidence / (1 - confidence)), most);
  return {
    type,
    compared: [
      { as: 'PERSON', doubt: type === 'ENTITY' ? doubt : 0 },
      { as: 'ENTITY', doubt: type === 'PERSON' ? doubt : 0 },
    ],
  };
}
