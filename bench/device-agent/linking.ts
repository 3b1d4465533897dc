import type { DeviceSessionPlain, SignalName } from '@assay/contract';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openSession, wholeSession } from '../../e2e/device-agent/agent-page';
import type { AgentServer } from '../../e2e/device-agent/agent-server';

/** Changes of ordinary use of one browser on one machine. */
const USES: readonly (readonly [name: string, BrowserContextOptions])[] = [
  ['the same again', {}],
  ['zoomed to 150 %', { deviceScaleFactor: 1.5 }],
  ['another window', { viewport: { width: 900, height: 640 } }],
  ['another language', { locale: 'de-DE' }],
  ['another time zone', { timezoneId: 'Asia/Tokyo' }],
  ['dark and calm', { colorScheme: 'dark', reducedMotion: 'reduce' }],
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

export interface Drift {
  readonly use: string;
  /** Members of lasting signals that changed with it, as `canvas.text`. */
  readonly changed: readonly string[];
}

const told = (session: DeviceSessionPlain, name: SignalName): string => JSON.stringify(session.a[name]);

function changedParts(before: DeviceSessionPlain, after: DeviceSessionPlain, name: SignalName): string[] {
  const [one, other] = [before.a[name], after.a[name]];
  if (!('v' in one) || !('v' in other)) return told(before, name) === told(after, name) ? [] : [name];
  const parts = one.v as unknown as Record<string, unknown>;
  const others = other.v as unknown as Record<string, unknown>;
  const differs = (part: string) => JSON.stringify(parts[part]) !== JSON.stringify(others[part]);
  return Object.keys(parts)
    .filter(differs)
    .map((part) => `${name}.${part}`);
}

/** Which lasting signals each change of use moves. */
export async function measureDrift(browser: Browser, site: AgentServer): Promise<readonly Drift[]> {
  let first: DeviceSessionPlain | undefined;
  const drifts: Drift[] = [];
  for (const [use, options] of [['first', {}] as const, ...USES]) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(`${site.origin}/usual`);
    const session = await wholeSession(page, site);
    await context.close();
    if (first === undefined) {
      first = session;
      continue;
    }
    const before = first;
    drifts.push({ use, changed: LASTING.flatMap((name) => changedParts(before, session, name)) });
  }
  return drifts;
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
      if ('v' in again.a[name] && told(first, name) !== told(again, name)) changed.add(name);
    }
  }
  await page.context().close();
  return [...changed];
}
