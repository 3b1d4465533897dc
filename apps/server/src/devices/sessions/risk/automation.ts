import type { RiskFlag, RiskLevel } from '@assay/contract';
import type { DeviceCompany } from '@assay/store';
import { RISK_THRESHOLDS } from '../data/risk-thresholds';
import type { FieldSum, SessionSummary } from '../summary';
import { punctuality } from './punctuality';

/** A raised flag with its level and a description without content. */
export interface RaisedFlag {
  readonly flag: RiskFlag;
  readonly level: RiskLevel;
  readonly seen: string;
}

/** Input of the risk rules. */
export interface JudgedSession {
  readonly summary: SessionSummary;
  /** null = not counted. */
  readonly company: DeviceCompany | null;
}

/** A pure function that returns a raised flag; null = not raised, or too little data. */
export type Judge = (session: JudgedSession) => RaisedFlag | null;

export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export const percent = (part: number, whole: number): string => `${Math.round(100 * share(part, whole))}%`;

/** Returns the standard deviation from count, sum and sum of squares. */
export function spread(n: number, sum: number, squares: number): number {
  if (n === 0) return 0;
  const mean = sum / n;
  return Math.sqrt(Math.max(0, squares / n - mean * mean));
}

const { automation, birth, typing, form, farm } = RISK_THRESHOLDS;

const TENTHS = 10;

const fieldsOf = (summary: SessionSummary): readonly FieldSum[] => Object.values(summary.fields);

/**
 * Returns indicators of moves that no device made. A mouse's moves arrive at whole milliseconds of the X
 * server, in whole pixels and without a click count. The browser package counts them only on tested systems.
 */
function bornSigns({ pointer }: SessionSummary): readonly string[] {
  const { events, part, counted, tenths } = pointer;
  const count = (tenth: number) => tenths[(tenth + TENTHS) % TENTHS] ?? 0;
  const timed = tenths.reduce((sum, events) => sum + (events ?? 0), 0);
  // One tenth, and its neighbors to allow for rounding.
  const inPhase = Math.max(
    ...Array.from({ length: TENTHS }, (_, tenth) => count(tenth - 1) + count(tenth) + count(tenth + 1)),
  );
  const signs: string[] = [];
  if (timed >= birth.timed && share(inPhase, timed) < birth.phaseShare) {
    signs.push(`${percent(timed - inPhase, timed)} of pointer moves have times that no mouse reports`);
  }
  if (events >= birth.moves && share(part, events) > birth.partShare) {
    signs.push(`${percent(part, events)} of pointer moves have fractional pixel positions`);
  }
  if (events >= birth.moves && share(counted, events) > birth.countedShare) {
    signs.push(`${percent(counted, events)} of pointer moves have a click count`);
  }
  return signs;
}

/**
 * Returns indicators of automation, each strong enough alone. On a late page, fewer moves and shorter presses
 * are seen than were made. Such indicators need more events the lower the `trust` in the timing is.
 */
function robotSigns(summary: SessionSummary): readonly string[] {
  const { press, screen } = summary;
  const { trust, contradiction } = punctuality(summary);
  const fields = fieldsOf(summary);
  const signs: string[] = [...bornSigns(summary), ...(contradiction === null ? [] : [contradiction])];
  if (screen.automated) signs.push('the browser reports that it is automated');
  const fakes = press.fake + fields.reduce((sum, field) => sum + field.fake, 0);
  const real = press.n + press.touch + fields.reduce((sum, field) => sum + field.keys, 0);
  if (fakes >= automation.fakes && share(fakes, fakes + real) >= automation.fakeShare) {
    signs.push(`${fakes} events come from a script, ${real} from input`);
  }
  if (press.n * trust >= automation.presses && share(press.blind, press.n) >= automation.blindShare) {
    signs.push(`${press.blind} of ${press.n} presses have no pointer movement before them`);
  }
  const held = fields.reduce((sum, field) => sum + field.dn, 0);
  const notHeld = fields.reduce((sum, field) => sum + field.dz, 0);
  const robotic = fields.some((field) => typingSigns(field, trust).length > 0);
  if (held >= typing.keys && share(notHeld, held) >= typing.noHoldShare && robotic) {
    signs.push(`${percent(notHeld, held)} of keys were held almost no time`);
  }
  return signs;
}

export const uiAutomation: Judge = ({ summary }) => {
  const { press, screen } = summary;
  const strong = robotSigns(summary);
  // Taps on some touchpads are as short, so this indicator is weak alone.
  const { trust } = punctuality(summary);
  const quick = press.n * trust >= automation.presses && share(press.quick, press.n) >= automation.quickShare;
  const signs = quick
    ? [...strong, `${press.quick} of ${press.n} presses are shorter than a human press`]
    : strong;
  if (signs.length === 0) return null;
  const level = screen.automated || signs.length > 1 ? 'high' : strong.length === 1 ? 'medium' : 'low';
  return { flag: 'ui_automation', level, seen: signs.join('; ') };
};

/**
 * Returns indicators of non-human typing in one field. On late pages, keys arrive together; intervals that
 * are even because they are short need more keys the lower the trust is. Late pages never produce an even
 * pace.
 */
function typingSigns(field: FieldSum, trust: number): readonly string[] {
  const signs: string[] = [];
  const isEnough = (n: number, sum: number, together: number): boolean =>
    n * (share(sum, n) < together ? trust : 1) >= typing.keys;
  const between = spread(field.fn, field.fs, field.fq);
  if (isEnough(field.fn, field.fs, typing.spread) && between < typing.spread) {
    signs.push(`the intervals of ${field.fn + 1} keys vary by only ${between.toFixed(1)} ms`);
  }
  const hold = spread(field.dn, field.ds, field.dq);
  if (isEnough(field.dn, field.ds, typing.held) && field.dz < field.dn && hold < typing.holdSpread) {
    signs.push(`the hold times of ${field.dn} keys vary by only ${hold.toFixed(1)} ms`);
  }
  const typed = Math.min(field.keys, field.add);
  const perSecond = field.edit > 0 ? (typed * 1000) / field.edit : 0;
  if (typed * trust > typing.characters && field.paste === 0 && perSecond > typing.charactersPerSecond) {
    signs.push(`${typed} characters typed at ${Math.round(perSecond)} per second`);
  }
  // Coarse clocks also give a person few distinct intervals, so this needs another indicator.
  if (
    signs.length > 0 &&
    field.fn >= typing.distinctKeys &&
    share(field.fd, field.fn) < typing.distinctShare
  ) {
    signs.push(`only ${field.fd} distinct intervals between ${field.fn + 1} keys`);
  }
  return signs;
}

export const nonHumanTyping: Judge = ({ summary }) => {
  const { trust } = punctuality(summary);
  const signs = fieldsOf(summary)
    .map((field) => typingSigns(field, trust))
    .filter((found) => found.length > 0);
  if (signs.length === 0) return null;
  const level = signs.length > 1 || signs.some((found) => found.length > 1) ? 'high' : 'medium';
  return { flag: 'non_human_typing', level, seen: signs.flat().join('; ') };
};

/** Returns true for fields that received a value in any way. */
const isFilled = (field: FieldSum) => field.kind !== 'choice' && (field.add > 0 || field.jump > 0);

/**
 * Returns the time in ms in which the required number of fields were edited one after the other; null =
 * never.
 */
function filledAtOnce(fields: readonly FieldSum[], withinMs: number): number | null {
  const times = fields.flatMap((field) => field.editedAt ?? []).sort((a, b) => a - b);
  for (let first = 0; first + form.fields <= times.length; first++) {
    const took = times[first + form.fields - 1]! - times[first]!;
    if (took < withinMs) return took;
  }
  return null;
}

export const suspiciousFormFillout: Judge = ({ summary }) => {
  const filled = fieldsOf(summary).filter(isFilled);
  const signs: string[] = [];
  // A blocked page learns of all fields at once.
  const withinMs = form.withinMs * punctuality(summary).trust;
  const took = filledAtOnce(
    filled.filter((field) => field.paste + field.fill + field.drop === 0),
    withinMs,
  );
  if (took !== null) signs.push(`${form.fields} fields filled within ${took} ms`);
  const pasted = filled.filter((field) => field.paste > 0);
  if (pasted.length >= form.fields && pasted.length === filled.length) {
    signs.push(`all ${pasted.length} fields were pasted`);
  }
  const jumped = filled.filter((field) => field.jump > 0 && field.keys + field.paste + field.fill === 0);
  if (jumped.length >= form.fields - 1) signs.push(`${jumped.length} fields changed without input`);
  if (signs.length === 0) return null;
  const level = signs.length > 1 ? 'high' : 'medium';
  return { flag: 'suspicious_form_fillout', level, seen: signs.join('; ') };
};

export const deviceFarm: Judge = ({ summary, company }) => {
  if (!company) return null;
  const { tilt } = summary;
  const lying = tilt.n >= farm.tiltSamples && tilt.still === tilt.n;
  const found = (level: RaisedFlag['level']): RaisedFlag => ({
    flag: 'device_farm',
    level,
    seen: lying
      ? `${company.streams} sessions of ${company.users} users from this network with an identical device within 24 hours; this device never moves`
      : `${company.streams} sessions of ${company.users} users from this network with an identical device within 24 hours`,
  });
  if (company.users >= farm.users.high || (company.users >= farm.users.medium && lying)) return found('high');
  if (company.users >= farm.users.medium) return found('medium');
  return company.streams >= farm.streams.medium && lying ? found('medium') : null;
};
