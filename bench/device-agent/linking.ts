import type { DeviceSessionPlain, SignalName } from '@assay/contract';
import { browserOf, operatingSystem, osFamily, readSession, type VectorInput } from '@assay/devices';
import { parseUserAgent } from '@assay/enrichment';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { openSession, wholeSession } from '../../e2e/device-agent/agent-page';
import type { AgentServer } from '../../e2e/device-agent/agent-server';
import { MemoryLinker } from '../devices/memory-linker';
import { Chance } from '../devices/random';
import { findProgram } from './processes';

/** Ordinary changes in the use of one browser on one machine. */
const USES: readonly (readonly [name: string, BrowserContextOptions])[] = [
  ['the same again', {}],
  ['zoomed to 150 %', { deviceScaleFactor: 1.5 }],
  ['zoomed to 75 %', { deviceScaleFactor: 0.75 }],
  ['another window', { viewport: { width: 900, height: 640 } }],
  ['another language', { locale: 'de-DE' }],
  ['another time zone', { timezoneId: 'Asia/Tokyo' }],
  ['on a journey', { locale: 'fr-FR', timezoneId: 'America/New_York' }],
  ['dark and calm', { colorScheme: 'dark', reducedMotion: 'reduce' }],
  ['another screen', { screen: { width: 2560, height: 1440 }, viewport: { width: 1600, height: 900 } }],
];

/** Signals that identify a device. */
const LASTING: readonly SignalName[] = [
  'userAgent',
  'userAgentData',
  'hardware',
  'canvas',
  'audio',
  'math',
  'fonts',
  'webgl',
  'plugins',
  'systemColors',
  'keyboardLayout',
  'drm',
  'voices',
  'engine',
];

/** A session of one browser under one change of use. */
interface Used {
  readonly use: string;
  readonly session: DeviceSessionPlain;
}

/**
 * Runs the sessions one after the other in separate contexts: each is a private window without another's
 * token.
 */
export async function sessionsByUse(browser: Browser, site: AgentServer): Promise<readonly Used[]> {
  const sessions: Used[] = [];
  for (const [use, options] of [['first', {}] as const, ...USES]) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(`${site.origin}/usual`);
    sessions.push({ use, session: await wholeSession(page, site) });
    await context.close();
  }
  return sessions;
}

/** Runs sessions of the installed Firefox, if there is one. */
export async function firefoxSessions(site: AgentServer): Promise<readonly DeviceSessionPlain[]> {
  const program = findProgram('firefox-esr');
  if (!program) return [];
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, headless: true });
  try {
    const sessions: DeviceSessionPlain[] = [];
    for (let visit = 0; visit < 2; visit++) {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.goto(`${site.origin}/usual`);
      sessions.push(site.open((await page.evaluate('service.getSession()')) as string));
    }
    return sessions;
  } finally {
    await browser.close();
  }
}

const PLACES = {
  home: { network: '91.0.0.0/24', asn: 3320 },
  away: { network: '90.1.2.0/24', asn: 3215 },
} as const;
type Place = keyof typeof PLACES;

/** Returns the server's evaluation of a session from this place. */
function metAt(plain: DeviceSessionPlain, place: Place): VectorInput {
  const session = readSession(plain);
  if (!session) throw new Error('The server cannot read this session.');
  const { signals } = session;
  const claims = parseUserAgent(signals.userAgent?.userAgent ?? '', signals.hardware?.maxTouchPoints);
  const { browser, version } = browserOf(claims, signals);
  return {
    signals,
    os: osFamily(claims.os),
    osVersion: operatingSystem(claims, signals),
    browser,
    browserVersion: version,
    ...PLACES[place],
  };
}

const DAY_MS = 86_400_000;

/**
 * Checks whether a visit without a token gets the ID of the only stored device, and whether the result is
 * settled.
 */
export function linkOf(
  stored: DeviceSessionPlain,
  visit: DeviceSessionPlain,
  place: Place,
): { readonly isLinked: boolean; readonly isSettled: boolean } {
  const linker = new MemoryLinker();
  const first = linker.meet({ input: metAt(stored, 'home'), token: 'first', person: null, now: DAY_MS });
  const second = linker.meet({ input: metAt(visit, place), token: null, person: null, now: 2 * DAY_MS });
  const isLinked = linker.presentId(second.id) === linker.presentId(first.id);
  return { isLinked, isSettled: isLinked && second.isSettled };
}

const ORDERS = 200;
const VISITS = 16;
/** Shares of the visits of an order: in private windows, away from home, and with the second of two browsers. */
const PRIVATE = 0.4;
const AWAY = 0.3;
const SECOND = 0.4;

/**
 * Results of random orders: how many were one device per browser, and how many visits got the ID of the
 * previous visit.
 */
interface OrdersMet {
  readonly orders: number;
  readonly whole: number;
  /** Number of orders in which two browsers got the same ID. */
  readonly mixed: number;
  readonly links: number;
  readonly linked: number;
}

/** Runs one random order and returns the IDs that each browser got at the time, and their final meaning. */
function ordered(browsers: readonly (readonly DeviceSessionPlain[])[], profiles: number, chance: Chance) {
  const linker = new MemoryLinker();
  const ids = browsers.map((): string[] => []);
  let linked = 0;
  for (let visit = 0; visit < VISITS; visit++) {
    const place = browsers.length > 1 && chance.happens(SECOND) ? 1 : 0;
    const window = chance.happens(PRIVATE) ? `private ${visit}` : `profile ${chance.below(profiles)}`;
    const { id } = linker.meet({
      input: metAt(chance.pick(browsers[place] ?? []), chance.happens(AWAY) ? 'away' : 'home'),
      token: `${place} ${window}`,
      person: null,
      now: visit * DAY_MS,
    });
    const met = ids[place] as string[];
    const before = met.at(-1);
    if (before !== undefined && linker.presentId(before) === linker.presentId(id)) linked++;
    met.push(id);
  }
  const atEnd = ids.map((met) => new Set(met.map((id) => linker.presentId(id))));
  return { atEnd, linked, links: ids.reduce((sum, met) => sum + Math.max(0, met.length - 1), 0) };
}

/**
 * Runs the sessions of one or two browsers of this machine in random orders, each with a new account: in
 * alternating profiles, in private windows, at home and away.
 */
export function measureProfiles(
  browsers: readonly (readonly DeviceSessionPlain[])[],
  profiles: number,
): OrdersMet {
  const met = { orders: ORDERS, whole: 0, mixed: 0, links: 0, linked: 0 };
  for (let order = 0; order < ORDERS; order++) {
    const { atEnd, links, linked } = ordered(browsers, profiles, new Chance(4000 + order));
    const [first, second] = atEnd;
    if (atEnd.every(({ size }) => size <= 1)) met.whole++;
    if ([...(first ?? [])].some((id) => second?.has(id))) met.mixed++;
    met.links += links;
    met.linked += linked;
  }
  return met;
}

interface Drift {
  readonly use: string;
  /** Members of lasting signals that changed with it, for example `canvas.text`. */
  readonly changed: readonly string[];
}

const valueText = (session: DeviceSessionPlain, name: SignalName): string => JSON.stringify(session.a[name]);

function changedParts(before: DeviceSessionPlain, after: DeviceSessionPlain, name: SignalName): string[] {
  const [one, other] = [before.a[name], after.a[name]];
  if (!('v' in one) || !('v' in other))
    return valueText(before, name) === valueText(after, name) ? [] : [name];
  const parts = one.v as unknown as Record<string, unknown>;
  const others = other.v as unknown as Record<string, unknown>;
  const differs = (part: string) => JSON.stringify(parts[part]) !== JSON.stringify(others[part]);
  return Object.keys(parts)
    .filter(differs)
    .map((part) => `${name}.${part}`);
}

/** Returns the lasting signals that each change of use affects. */
export function driftOf([first, ...others]: readonly Used[]): readonly Drift[] {
  return others.map(({ use, session }) => ({
    use,
    changed: first ? LASTING.flatMap((name) => changedParts(first.session, session, name)) : [],
  }));
}

/** Returns the signals that changed in any of several loads of one page. */
export async function measureReloads(
  browser: Browser,
  site: AgentServer,
  loads: number,
): Promise<readonly SignalName[]> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${site.origin}/usual`);
  const first = await wholeSession(page, site);
  const changed = new Set<SignalName>();
  for (let load = 1; load < loads; load++) {
    await page.reload();
    const again = await openSession(page, site);
    for (const name of LASTING) {
      // A signal that arrived too late counts as missing, not as changed.
      if ('v' in again.a[name] && valueText(first, name) !== valueText(again, name)) changed.add(name);
    }
  }
  await page.context().close();
  return [...changed];
}
