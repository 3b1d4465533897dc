import type { Collector } from '../collector';
import { attempt, within } from '../natives';
import { isQuietBrowser } from './user-agent';

/** UTC times at which many time zones had other rules than today. */
const PAST = [
  Date.UTC(1972, 6, 1),
  Date.UTC(1982, 0, 15),
  Date.UTC(1992, 6, 1),
  Date.UTC(2002, 9, 20),
  Date.UTC(2011, 2, 20),
  Date.UTC(2022, 5, 15),
];

/**
 * Returns the offset of UTC ahead of local time at a moment, in minutes, from the time reported in the zone;
 * null if the format can't be parsed.
 */
function offsetByIntl(format: Intl.DateTimeFormat, moment: number): number | null {
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(moment)) parts[type] = Number(value);
  const { year, month, day, hour, minute } = parts;
  const local = Date.UTC(year ?? Number.NaN, (month ?? 0) - 1, day, (hour ?? 0) % 24, minute);
  return Number.isFinite(local) ? Math.round((moment - local) / 60_000) : null;
}

function throughIntl(zone: string | null): (number | null)[] {
  if (!zone) return PAST.map(() => null);
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return PAST.map((moment) => attempt(() => offsetByIntl(format, moment), null));
}

export const timeZone: Collector<'timeZone'> = {
  name: 'timeZone',
  limit: 100,
  afterWorker: true,
  collect() {
    const zone = attempt(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, null) ?? null;
    const date = new Date();
    const year = date.getFullYear();
    return {
      zone,
      offset: date.getTimezoneOffset(),
      january: new Date(year, 0, 1).getTimezoneOffset(),
      july: new Date(year, 6, 1).getTimezoneOffset(),
      pastByDate: PAST.map((moment) => new Date(moment).getTimezoneOffset()),
      pastByIntl: attempt(
        () => throughIntl(zone),
        PAST.map(() => null),
      ),
    };
  },
};

/**
 * Maximum wait for the voice list, in milliseconds. Voices load in the background, and a browser without
 * voices never reports it.
 */
const WAIT_MS = 250;
const NAMED = 8;

export const voices: Collector<'voices'> = {
  name: 'voices',
  limit: 400,
  async collect() {
    const speech = window.speechSynthesis;
    if (!speech || !isQuietBrowser()) return null;
    if (speech.getVoices().length === 0) {
      const loaded = new Promise<void>((resolve) => {
        speech.addEventListener('voiceschanged', () => resolve(), { once: true });
      });
      await within(loaded, WAIT_MS, undefined);
    }
    const all = speech.getVoices();
    const local = all.filter(({ localService }) => localService).map(({ name }) => name);
    return { count: all.length, names: local.sort().slice(0, NAMED) };
  },
};

export const locale: Collector<'locale'> = {
  name: 'locale',
  limit: 100,
  afterWorker: true,
  collect: () => ({
    language: navigator.language,
    languages: [...navigator.languages],
    intl: new Intl.DateTimeFormat().resolvedOptions().locale,
  }),
};
