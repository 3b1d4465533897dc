import {
  CALIBRATION,
  CALIBRATION_TERMS,
  type CalibrationTerm,
} from '../../packages/devices/src/data/calibration';
import type { DeviceKind } from '../../packages/devices/src/data/features';
import { termsOf } from '../../packages/devices/src/matching/calibrate';
import { hypothesesByOdds } from '../../packages/devices/src/matching/posterior';
import type { Row } from '../row';
import { measureLinking } from './linking';
import { type Example, type Fitted, fitLogistic, lossOf } from './logistic';
import { MemoryLinker, type Weighing } from './memory-linker';
import { populationOf } from './population';

/** Seeds of populations that no other measurement uses. */
const SEEDS = [301, 302, 303, 304, 305, 306];
const DEVICES = 700;
const DAYS = 365;
/** Prior values without evidence: odds have this weight, all other terms have weight 0. */
const BELIEVED: Partial<Record<CalibrationTerm, number>> = { odds: 0.65 };
/** Weight of the prior in visits, multiplied by the square of a term's distance. */
const RIDGE = 1;
/** Terms without information about a kind: copies of an image hardly differ. */
const LEFT_OUT: { readonly [K in DeviceKind]: readonly CalibrationTerm[] } = {
  phone: [],
  other: [],
  maker: ['second', 'lookAlikes', 'fonts', 'place', 'differs', 'atHome', 'nowhere', 'rivals', 'twins'],
  image: ['second', 'lookAlikes', 'fonts', 'place', 'differs', 'atHome', 'nowhere', 'rivals', 'twins'],
};
const MIN_PROBABILITY = 1e-5;
const KINDS = Object.keys(CALIBRATION) as DeviceKind[];

interface Observed extends Example {
  readonly kind: DeviceKind;
  readonly seed: number;
}

/**
 * For a visit without a decided token, returns the terms of its most likely device and whether it is the
 * right one.
 */
function observedOf({ visit, owner, alike, isRight }: Weighing): Omit<Observed, 'seed'> | null {
  if (owner?.isSettled) return null;
  const [best, ...others] = hypothesesByOdds(visit, owner, alike).known.filter(
    ({ device }) => device.isSettled,
  );
  if (!best || best.probability < MIN_PROBABILITY) return null;
  const terms = termsOf(best, others, { now: visit.now, isOpen: owner !== null });
  return {
    kind: visit.kind,
    terms: CALIBRATION_TERMS.map((term) => terms[term]),
    isRight: isRight(best.device),
  };
}

function observe(seed: number): readonly Observed[] {
  const observed: Observed[] = [];
  const linker = new MemoryLinker((weighing) => {
    const one = observedOf(weighing);
    if (one) observed.push({ ...one, seed });
  });
  measureLinking(populationOf(DEVICES, DAYS, seed), linker, seed, false);
  return observed;
}

const believed = CALIBRATION_TERMS.map((term) => BELIEVED[term] ?? 0);
const shippedOf = (kind: DeviceKind): Fitted => CALIBRATION_TERMS.map((term) => CALIBRATION[kind][term]);

function fit(kind: DeviceKind, observed: readonly Observed[]): Fitted {
  const isFree = CALIBRATION_TERMS.map((term) => !LEFT_OUT[kind].includes(term));
  return fitLogistic(observed, { believed, ridge: RIDGE, isFree });
}

/** Evaluates each population with a fit to the others. */
function heldOut(kind: DeviceKind, observed: readonly Observed[]): number {
  let loss = 0;
  for (const seed of SEEDS) {
    const [own, others] = [true, false].map((is) => observed.filter((one) => (one.seed === seed) === is));
    loss += lossOf(own ?? [], fit(kind, others ?? [])) * (own?.length ?? 0);
  }
  return loss / observed.length;
}

/** Formats the fitted terms as in `packages/devices/src/data/calibration.ts`. */
const tableOf = (kind: DeviceKind, fitted: Fitted): string =>
  [
    `  ${kind}: {`,
    ...CALIBRATION_TERMS.map((term, place) => `    ${term}: ${Number((fitted[place] ?? 0).toFixed(2)) + 0},`),
    `    unmeasured: ${CALIBRATION[kind].unmeasured},`,
    '  },',
  ].join('\n');

/**
 * Fits the reported probability of likely devices to how often they were right, and prints the table. The
 * current table in the code produced the visits, so run this again after a large change.
 */
export async function benchCalibration(): Promise<Row[]> {
  const observed = SEEDS.flatMap(observe);
  const rows: Row[] = [];
  const tables: string[] = [];
  for (const kind of KINDS) {
    const own = observed.filter((one) => one.kind === kind);
    tables.push(tableOf(kind, fit(kind, own)));
    const loss = (figure: string, value: number) =>
      rows.push({ figure: `${kind} (${own.length} visits): mean loss, ${figure}`, value, unit: 'nats' });
    loss(
      'odds only',
      lossOf(
        own,
        CALIBRATION_TERMS.map((term) => Number(term === 'odds')),
      ),
    );
    loss('table in the code', lossOf(own, shippedOf(kind)));
    loss('fit to the other populations', heldOut(kind, own));
  }
  process.stdout.write(`${tables.join('\n')}\n`);
  return rows;
}
