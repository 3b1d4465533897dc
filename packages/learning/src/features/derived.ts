/**
 * Features computed from velocity values: the amount relative to earlier amounts, recent activity relative to
 * usual activity, and the share of fraud among labeled transactions. They are chosen from the definitions that
 * the rules read. A tree needs many splits to approximate a ratio of two features, and one for the ratio.
 */
import { type Feature, type FeatureInput, velocity, velocityId } from './definition';

/** A velocity definition: its id, and its text in the rule language if the caller has the rules. */
export interface VelocityText {
  readonly id: string;
  readonly text: string | null;
}

const RATIO = 'ratio:';
const SHARE = 'fraud_share:';
const DIVIDER = ' ÷ ';
const AMOUNT = 'transaction_amount';
/** Aggregates of amounts that an amount can be compared with. */
const COMPARABLE = new Set(['avg', 'max', 'median']);
const FRAUD = 'labelled = "fraud"';
const GENUINE = 'labelled = "genuine"';
/**
 * Weight of the prior of a share, in labeled transactions, and the prior: a key with few labels must not have
 * an extreme share. The prior only has to lie below shares worth noticing.
 */
const PRIOR_WEIGHT = 5;
const PRIOR = 0.01;

interface Parts {
  readonly aggregate: string;
  readonly by: string;
  readonly windowMs: number;
  readonly where: string;
}

/** Splits the id of a velocity definition: aggregate, operand, key, window, filter. */
function partsOf(id: string): Parts {
  const [aggregate = '', , by = '', windowMs = '', ...where] = id.split('|');
  return { aggregate, by, windowMs: Number(windowMs), where: where.join('|') };
}

const velocityValue = (input: FeatureInput, id: string): number => {
  const value = input.velocity(id);
  return value === null || value === undefined ? Number.NaN : Number(value);
};

/** Reads a numerator; for an amount it is that of the transaction. */
function numeratorOf(input: FeatureInput, name: string): number {
  if (name !== AMOUNT) return velocityValue(input, name);
  const amount = input.facts[AMOUNT];
  return typeof amount === 'number' ? amount : Number.NaN;
}

function ratio(numerator: VelocityText, denominator: VelocityText): Feature {
  const texts = numerator.text !== null && denominator.text !== null;
  return {
    name: `${RATIO}${numerator.id}${DIVIDER}${denominator.id}`,
    label: `${numerator.text ?? numerator.id} relative to ${denominator.text ?? denominator.id}`,
    kind: 'number',
    paths: numerator.id === AMOUNT ? [AMOUNT] : [],
    rule: texts ? `ratio(${numerator.text}, ${denominator.text})` : null,
    read: (input) => {
      const below = velocityValue(input, denominator.id);
      return below === 0 ? Number.NaN : numeratorOf(input, numerator.id) / below;
    },
  };
}

function fraudShare(fraud: VelocityText, genuine: VelocityText): Feature {
  return {
    name: `${SHARE}${fraud.id}${DIVIDER}${genuine.id}`,
    label: `Share of fraud: ${fraud.text ?? fraud.id}`,
    kind: 'number',
    paths: [],
    rule: null,
    read: (input) => {
      const frauds = velocityValue(input, fraud.id);
      return (frauds + PRIOR_WEIGHT * PRIOR) / (frauds + velocityValue(input, genuine.id) + PRIOR_WEIGHT);
    },
  };
}

/** Returns the features that follow from the velocity definitions of an account's rules. */
export function derivedFeatures(definitions: readonly VelocityText[]): readonly Feature[] {
  const all = definitions.map((definition) => ({ ...definition, ...partsOf(definition.id) }));
  const features: Feature[] = [];
  for (const one of all) {
    if (COMPARABLE.has(one.aggregate)) features.push(ratio({ id: AMOUNT, text: AMOUNT }, one));
    for (const other of all) {
      if (one.aggregate !== other.aggregate || one.by !== other.by) continue;
      const isSameWindow = one.windowMs === other.windowMs;
      if (one.aggregate === 'count' && isSameWindow && one.where === FRAUD && other.where === GENUINE)
        features.push(fraudShare(one, other));
      const isComparable = one.aggregate === 'count' || COMPARABLE.has(one.aggregate);
      if (isComparable && one.where === '' && other.where === '' && one.windowMs < other.windowMs)
        features.push(ratio(one, other));
    }
  }
  return features;
}

/** Splits the name of a derived feature; null for other names. */
function derivedParts(
  name: string,
): { readonly kind: string; readonly ids: readonly [string, string] } | null {
  const kind = [RATIO, SHARE].find((prefix) => name.startsWith(prefix));
  if (kind === undefined) return null;
  const [above, below] = name.slice(kind.length).split(DIVIDER);
  return above === undefined || below === undefined ? null : { kind, ids: [above, below] };
}

/** Returns the derived feature with a name; null for other features. */
export function derivedFeature(name: string): Feature | null {
  const parts = derivedParts(name);
  if (parts === null) return null;
  const [one, other] = parts.ids.map((id): VelocityText => ({ id, text: null })) as [
    VelocityText,
    VelocityText,
  ];
  return parts.kind === SHARE ? fraudShare(one, other) : ratio(one, other);
}

/** Returns the velocity definitions that a feature reads; empty for features of other kinds. */
export function velocityIdsOf(name: string): readonly string[] {
  const id = velocityId(name);
  return id === null ? (derivedParts(name)?.ids.filter((one) => one !== AMOUNT) ?? []) : [id];
}

/** Returns the features of an account's velocity definitions: their values, and those derived from them. */
export const velocityFeatures = (definitions: readonly VelocityText[]): readonly Feature[] => [
  ...definitions.map(({ id, text }) => velocity(id, text)),
  ...derivedFeatures(definitions),
];
