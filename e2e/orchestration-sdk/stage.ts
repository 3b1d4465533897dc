import { type Browser, type BrowserContext, chromium, type Frame, type Page } from 'playwright-core';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { activeWorkflow, init } from '../verification/flow';
import { openShop } from './shop';
import { buildFolders } from './stand-in-page';

const EVIDENCE = {
  start: 'evidence',
  nodes: [
    { id: 'evidence', type: 'EVIDENCE' as const, next: 'end' },
    { id: 'end', type: 'END' as const, status: 'DERIVED' as const },
  ],
};

export type Config = { readonly [name: string]: unknown };

/** A server with the replacement page, two shops of which the workflow names one, and a browser. */
export interface Stage {
  readonly server: AssayServer;
  /** Address of the server. */
  readonly assay: string;
  readonly workflow: string;
  readonly shop: string;
  /** A shop that the workflow does not name. */
  readonly stranger: string;
  readonly browser: Browser;
  newToken(): Promise<string>;
  /**
   * Opens a shop's page in a new window.
   * @param options `bypassCSP`: for tools that a test adds to the page
   */
  openPage(origin?: string, options?: { readonly bypassCSP: boolean }): Promise<Page>;
  /** Returns the flow's frame, once its page is connected. */
  flowFrame(page: Page): Promise<Frame>;
  /** Closes the windows. @returns requested origins that are not part of the test */
  closePages(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function openStage(executablePath: string): Promise<Stage> {
  const folders = await buildFolders();
  const server = await startAssay({ flowFolder: folders.flow, sdkFolder: folders.sdk });
  const assay = `http://127.0.0.1:${await server.listen()}`;
  const [shop, stranger] = [await openShop(assay), await openShop(assay)];
  const settings = { allowed_origins: [shop.origin] };
  const workflow = await activeWorkflow(server.owner.live, { ...EVIDENCE, settings });
  const browser = await chromium.launch({
    executablePath,
    // By default, Playwright allows every popup.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  const contexts: BrowserContext[] = [];
  const foreign: string[] = [];
  return {
    server,
    assay,
    workflow,
    shop: shop.origin,
    stranger: stranger.origin,
    browser,
    async newToken() {
      const { data } = await init(server.owner.live, workflow, { user_id: 'user-1' });
      return String(data.token);
    },
    async openPage(origin = shop.origin, options) {
      const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options });
      contexts.push(context);
      context.setDefaultTimeout(15_000);
      context.on('request', (request) => {
        const { protocol, origin: asked } = new URL(request.url());
        if (protocol.startsWith('http') && ![shop.origin, stranger.origin, assay].includes(asked))
          foreign.push(asked);
      });
      const page = await context.newPage();
      await page.goto(origin);
      return page;
    },
    flowFrame: (page) =>
      until(async () => {
        const frame = page.frames().find((one) => one.url().startsWith(`${assay}/flow/`));
        return frame && (await inPage(frame, 'Boolean(window.port) && heard.length > 0')) ? frame : null;
      }),
    async closePages() {
      for (const context of contexts.splice(0)) await context.close();
      return foreign.splice(0);
    },
    async close() {
      await browser.close();
      await shop.close();
      await stranger.close();
      await server.close();
      await folders.remove();
    },
  };
}

export const inPage = <T>(page: Page | Frame, script: string): Promise<T> => page.evaluate<T>(script);

/** Waits until an expression is true; the pages' content policies forbid evaluation within them. */
export const holds = (page: Page | Frame, expression: string) =>
  until(() => inPage<boolean>(page, `Boolean(${expression})`));

/** Calls `start`. @returns the error message, or null */
export const begin = (page: Page, config?: Config | null): Promise<string | null> =>
  inPage(page, `begin(${JSON.stringify(config)})`);

/** Returns the events that the shop received so far. */
export const heard = (page: Page) => inPage<string[]>(page, 'heard');

/** Waits for a number of events, and returns them. */
export const hears = (page: Page, count: number) =>
  until(async () => {
    const found = await heard(page);
    return found.length >= count ? found : null;
  });

/** Lets the replacement page send messages over its port. */
export const say = (frame: Page | Frame, ...messages: unknown[]) =>
  inPage(frame, `say(...${JSON.stringify(messages)})`);

/** Returns the messages that the replacement page received over its port. */
export const received = (frame: Page | Frame) => inPage<{ readonly type: string }[]>(frame, 'heard');

/** Starts in a click, as a person does, so that a popup may open. */
export async function pay(page: Page, config: Config): Promise<string | null> {
  await inPage(page, `window.outcome = undefined, window.config = ${JSON.stringify(config)}, null`);
  await page.click('#pay');
  await holds(page, 'window.outcome !== undefined');
  return inPage(page, 'outcome');
}
