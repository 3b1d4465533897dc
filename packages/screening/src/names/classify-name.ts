import { NAME_CLASS_WEIGHTS } from '../data/name-class-weights';
import type { PartyType } from '../model';
import { classifyByScript } from './classify-script';
import { nameClassFeatures } from './name-class-features';
import { WrittenName } from './written-name';

interface NameClass {
  readonly type: PartyType;
  /** 0–1, that the type is right; 0 for UNKNOWN. */
  readonly confidence: number;
}

/** Between these the name does not decide. */
const LEAST_CONFIDENCE = 0.55;
/** A legal form of three letters or more is no part of a person's name. */
const TELLING_FORM = 3;
const FORM_PROVES = 0.97;

/** Letters of a script that the model was trained on too little. */
const NOT_LATIN = /[\u0530-\u1fff\u2c80-\uffff]/u;

const GREEK = /\p{Script=Greek}/u;

/** So sure it can be of what a name in such letters is. */
const BY_FEW_NAMES = 0.75;

let weights: Int8Array | undefined;

/** The probability that a name with these features is an organisation's, vessel's or aircraft's. */
function entityProbability(places: readonly number[]): number {
  weights ??= Int8Array.from(Buffer.from(NAME_CLASS_WEIGHTS.table, 'base64'));
  let sum = 0;
  for (const place of places) sum += weights[place]!;
  return 1 / (1 + Math.exp(-(NAME_CLASS_WEIGHTS.base + NAME_CLASS_WEIGHTS.step * sum)));
}

/**
 * Whether a name is a person's or an organisation's (vessels and aircraft among them), by a logistic model over letter
 * groups and the tables of legal forms, organisation words and given names; in other scripts than Latin and Cyrillic by the
 * words that only organisations have.
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
  if (confidence < LEAST_CONFIDENCE) return { type: 'UNKNOWN', confidence: 0 };
  return { type: entity > 0.5 ? 'ENTITY' : 'PERSON', confidence };
}

/** `classifyWritten` of a text. */
export const classifyName = (text: string): NameClass => classifyWritten(new WrittenName(text));
