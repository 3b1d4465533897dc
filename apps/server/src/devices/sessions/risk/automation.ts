import type { RiskFlag, RiskLevel } from '@assay/contract';
import type { DeviceCompany } from '@assay/store';
import { RISK_THRESHOLDS } from '../data/risk-thresholds';
import type { FieldSum, SessionSummary } from '../summary';
import { punctuality } from './punctuality';

/** A flag that is raised: how grave it is, and what was seen, in words that hold no content. */
export interface RaisedFlag {
  readonly flag: RiskFlag;
  readonly level: RiskLevel;
  readonly seen: string;
}

/** Everything that judging looks at. */
export interface JudgedSession {
  readonly summary: SessionSummary;
  /** null = it was not counted. */
  readonly company: DeviceCompany | null;
}

/** States whether a flag is raised; pure. Null = it is not, or there is too little to judge. */
export type Judge = (session: JudgedSession) => RaisedFlag | null;

export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export const percent = (part: number, whole: number): string => `${Math.round(100 * share(part, whole))} %`;

/** Standard deviation from the number, the sum and the sum of squares. */
export function spread(n: number, sum: number, squares: number): number {
  if (n === 0) return 0;
  const mean = sum / n;
  return Math.sqrt(Math.max(0, squares / n - mean * mean));
}

const { automation, birth, typing, form, farm } = RISK_THRESHOLDS;

const TENTHS = 10;

const fieldsOf = (summary: SessionSummary): readonly FieldSum[] => Object.values(summary.fields);

/**
 * Moves that no device made: a mouse's come at whole milliseconds of the X server, by whole pixels, and without a count of
 * clicks. The browser package counts only where that was measured.
 */
function bornSigns({ pointer }: SessionSummary): readonly string[] {
  const { events, part, counted, tenths } = pointer;
  const count = (tenth: number) => tenths[(tenth + TENTHS) % TENTHS] ?? 0;
  const timed = tenths.reduce((sum, events) => sum + (events ?? 0), 0);
  // One tenth, and those beside it for rounding.
  const inPhase = Math.max(
    ...Array.from({ length: TENTHS }, (_, tenth) => count(tenth - 1) + count(tenth) + count(tenth + 1)),
  );
  const signs: string[] = [];
  if (timed >= birth.timed && share(inPhase, timed) < birth.phaseShare) {
    signs.push(`${percent(timed - inPhase, timed)} of the moves came at times that no mouse reports at`);
  }
  if (events >= birth.moves && share(part, events) > birth.partShare) {
    signs.push(`${percent(part, events)} of the moves were by parts of a pixel`);
  }
  if (events >= birth.moves && share(counted, events) > birth.countedShare) {
    signs.push(`${percent(counted, events)} of the moves carried a count of clicks`);
  }
  return signs;
}

/**
 * Signs that a program works the page, each strong enough to be reported by itself. A page that ran late has seen fewer moves
 * and shorter presses than there were: what they say takes the more of them, the less its times are believed (`trust`).
 */
function robotSigns(summary: SessionSummary): readonly string[] {
  const { press, screen } = summary;
  const { trust, contradiction } = punctuality(summary);
  const fields = fieldsOf(summary);
  const signs: string[] = [...bornSigns(summary), ...(contradiction === null ? [] : [contradiction])];
  if (screen.automated) signs.push('the browser says that it is automated');
  const fakes = press.fake + fields.reduce((sum, field) => sum + field.fake, 0);
  const real = press.n + press.touch + fields.reduce((sum, field) => sum + field.keys, 0);
  if (fakes >= automation.fakes && share(fakes, fakes + real) >= automation.fakeShare) {
    signs.push(`${fakes} events were made by a script, ${real} by input`);
  }
  if (press.n * trust >= automation.presses && share(press.blind, press.n) >= automation.blindShare) {
    signs.push(`${press.blind} of ${press.n} presses came without a way of the pointer`);
  }
  const held = fields.reduce((sum, field) => sum + field.dn, 0);
  const notHeld = fields.reduce((sum, field) => sum + field.dz, 0);
  const robotic = fields.some((field) => typingSigns(field, trust).length > 0);
  if (held >= typing.keys && share(notHeld, held) >= typing.noHoldShare && robotic) {
    signs.push(`${percent(notHeld, held)} of the keys were hardly held`);
  }
  return signs;
}

export const uiAutomation: Judge = ({ summary }) => {
  const { press, screen } = summary;
  const strong = robotSigns(summary);
  // Taps on some touchpads are as short: alone it is a weak sign.
  const { trust } = punctuality(summary);
  const quick = press.n * trust >= automation.presses && share(press.quick, press.n) >= automation.quickShare;
  const signs = quick
    ? [...strong, `${press.quick} of ${press.n} presses were shorter than a finger's`]
    : strong;
  if (signs.length === 0) return null;
  const level = screen.automated || signs.length > 1 ? 'high' : strong.length === 1 ? 'medium' : 'low';
  return { flag: 'ui_automation', level, seen: signs.join('; ') };
};

/**
 * What no hand does, in one field. Late pages let keys come together: times that are even because they are short take the
 * more of them, the less times are believed. Nothing that runs late is even at a pace.
 */
function typingSigns(field: FieldSum, trust: number): readonly string[] {
  const signs: string[] = [];
  const isEnough = (n: number, sum: number, together: number): boolean =>
    n * (share(sum, n) < together ? trust : 1) >= typing.keys;
  const between = spread(field.fn, field.fs, field.fq);
  if (isEnough(field.fn, field.fs, typing.spread) && between < typing.spread) {
    signs.push(`the times between ${field.fn + 1} keys spread by ${between.toFixed(1)} ms`);
  }
  const hold = spread(field.dn, field.ds, field.dq);
  if (isEnough(field.dn, field.ds, typing.held) && field.dz < field.dn && hold < typing.holdSpread) {
    signs.push(`${field.dn} keys were held alike to ${hold.toFixed(1)} ms`);
  }
  const typed = Math.min(field.keys, field.add);
  const perSecond = field.edit > 0 ? (typed * 1000) / field.edit : 0;
  if (typed * trust > typing.characters && field.paste === 0 && perSecond > typing.charactersPerSecond) {
    signs.push(`${typed} characters at ${Math.round(perSecond)} a second`);
  }
  // Coarse clocks give few distinct times to a person as well: this one needs company.
  if (
    signs.length > 0 &&
    field.fn >= typing.distinctKeys &&
    share(field.fd, field.fn) < typing.distinctShare
  ) {
    signs.push(`${field.fd} distinct times between ${field.fn + 1} keys`);
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

/** Fields that got a value, whatever way. */
const isFilled = (field: FieldSum) => field.kind !== 'choice' && (field.add > 0 || field.jump > 0);

/** As many fields as count, edited one after the other within the time (ms); null = never. */
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
  // A page that stood still has heard of all fields at once.
  const withinMs = form.withinMs * punctuality(summary).trust;
  const took = filledAtOnce(
    filled.filter((field) => field.paste + field.fill + field.drop === 0),
    withinMs,
  );
  if (took !== null) signs.push(`${form.fields} fields were filled within ${took} ms`);
  const pasted = filled.filter((field) => field.paste > 0);
  if (pasted.length >= form.fields && pasted.length === filled.length) {
    signs.push(`all ${pasted.length} fields were pasted`);
  }
  const jumped = filled.filter((field) => field.jump > 0 && field.keys + field.paste + field.fill === 0);
  if (jumped.length >= form.fields - 1) signs.push(`${jumped.length} fields changed without any input`);
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
    seen: `${company.streams} sessions of ${company.users} users came from this network with an equal machine within a day${lying ? '; this one never moves' : ''}`,
  });
  if (company.users >= farm.users.high || (company.users >= farm.users.medium && lying)) return found('high');
  if (company.users >= farm.users.medium) return found('medium');
  return company.streams >= farm.streams.medium && lying ? found('medium') : null;
};
