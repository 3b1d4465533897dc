import type { DeviceSessionPlain, DeviceSignals, Signal, SignalName } from '@assay/contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { AgentServer } from './agent-server';

interface AgentGlobals {
  readonly service: {
    init(options?: object): void;
    getSession(config?: object): Promise<string>;
  };
}

/** Opens a page of the loopback site in a new browser context. */
export async function openAgentPage(
  browser: Browser,
  url: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Page> {
  const context = await browser.newContext();
  await prepare?.(context);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(url);
  return page;
}

export const initAgent = (page: Page, options: object = {}): Promise<void> =>
  page.evaluate((given) => (globalThis as unknown as AgentGlobals).service.init(given), options);

export const sessionText = (page: Page, config: object = {}): Promise<string> =>
  page.evaluate((given) => (globalThis as unknown as AgentGlobals).service.getSession(given), config);

export const openSession = async (
  page: Page,
  server: AgentServer,
  config: object = {},
): Promise<DeviceSessionPlain> => server.open(await sessionText(page, config));

/**
 * Returns a session in which no signal was late. On a busy machine, the next session contains the signals
 * that were late for the previous one.
 */
export async function wholeSession(page: Page, server: AgentServer): Promise<DeviceSessionPlain> {
  for (;;) {
    const session = await openSession(page, server);
    if (!Object.values(session.a).some((signal) => 'e' in signal && signal.e === 'timeout')) return session;
  }
}

/** Returns the value of a signal. Throws with the reason if there is none. */
export function signalValue<Name extends SignalName>(
  session: DeviceSessionPlain,
  name: Name,
): DeviceSignals[Name] {
  const signal = session.a[name] as Signal<DeviceSignals[Name]>;
  if ('v' in signal) return signal.v;
  throw new Error(`${name}: ${signal.e}`);
}

/** Returns contradictions as `id on`. */
export const liesOf = ({ l }: DeviceSessionPlain): readonly string[] => l.map(({ id, on }) => `${id} ${on}`);
