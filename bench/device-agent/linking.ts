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

/** Changes of ordinary use of one browser on one machine. */
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

/** What an identity is made of. */
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

/** A session of one browser, put to a use. */
interface Used {
  readonly use: string;
  readonly session: DeviceSessionPlain;
}

/** One after the other in contexts of their own: each is a private window, and none has another's token. */
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

/** Sessions of the Firefox that is installed here, if there is one. */
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

/** What the server makes of a session that it met there. */
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

/** Whether a visit, without a token, is given the id of the one device that is stored, and whether that is settled. */
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
/** Of the visits of an order: in private windows, away from home, and by the second of two browsers. */
const PRIVATE = 0.4;
const AWAY = 0.3;
const SECOND = 0.4;

/** What becomes of random orders: how many were one device for each browser, and how many visits were given the id of the visit before. */
interface OrdersMet {
  readonly orders: number;
  readonly whole: number;
  /** Orders in which two browsers were given one id. */
  readonly mixed: number;
  readonly links: number;
  readonly linked: number;
}

/** One random order: the ids that each browser was given at the time, and what they stand for at the end. */
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
 * The sessions of one or two browsers of this machine in random orders, a fresh account each: in profiles that take turns, in
 * private windows, at home and away.
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
  /** Members of lasting signals that changed with it, as `canvas.text`. */
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

/** Which lasting signals each change of use moves. */
export function driftOf([first, ...others]: readonly Used[]): readonly Drift[] {
  return others.map(({ use, session }) => ({
    use,
    changed: first ? LASTING.flatMap((name) => changedParts(first.session, session, name)) : [],
  }));
}

/** Signals that changed in any of so many loads of one page. */
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
      // A signal that came too late is missing, not another.
      if ('v' in again.a[name] && valueText(first, name) !== valueText(again, name)) changed.add(name);
    }
  }
  await page.context().close();
  return [...changed];
}
