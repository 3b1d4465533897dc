import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright-core';
import puppeteer, { type Page as PuppeteerPage } from 'puppeteer-core';
import type { Place, SentByPage } from '../../e2e/device-agent/agent-server';
import { bareDriver, webdriver } from './drivers';
import { act, type DriverInput, desktopRobotWords, imitateHand } from './hand';
import { findProgram, startProcess, stopProcess, until, withFolder } from './processes';

export interface Stage {
  readonly chromium: string;
  /** null without a virtual screen. */
  readonly display: string | null;
  /** Address of the page for this run. */
  readonly url: string;
  readonly sent: SentByPage;
}

export const FLAGS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--password-store=basic',
];
export const NO_MARK = ['--disable-blink-features=AutomationControlled'];
/** A time zone of ordinary users, because UTC indicates a machine. */
const ZONE = 'Europe/Berlin';
export const PLAIN_NAME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const ENTRIES = [
  ['input[name=first]', 'maria'],
  ['input[name=email]', 'maria.lind@mail.example'],
  ['textarea', 'at the door please'],
] as const;

const environment = (display: string | null): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  TZ: ZONE,
  ...(display && { DISPLAY: display }),
});

async function fill(page: Page): Promise<void> {
  for (const [selector, text] of ENTRIES) {
    await page.locator(selector).click();
    await page.keyboard.type(text);
  }
  await page.locator('#send').click();
}

export async function fillFast(page: Page): Promise<void> {
  for (const [selector, text] of ENTRIES) await page.locator(selector).fill(text);
  await page.locator('#send').click();
}

/** Script that returns the positions of the fields in the page. */
const BOXES = (selectors: readonly string[]): string =>
  `${JSON.stringify(selectors)}.map((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { x, y, width, height };
  })`;

/** @param isWhole whether the robot rounds its points to pixels */
export const fillAsHand =
  (isWhole: boolean) =>
  async (page: DriverInput & { evaluate(program: string): Promise<unknown> }): Promise<void> => {
    const steps = [...ENTRIES, ['#send', ''] as const];
    const boxes = (await page.evaluate(BOXES(steps.map(([selector]) => selector)))) as readonly Place[];
    const places = steps.map(([, text], at) => [boxes[at] as Place, text] as const);
    await imitateHand(page, places, Date.now() % 1000, isWhole);
  };

export const sessionSent = ({ sent }: Stage) => until(() => sent.session, 60_000, 'the session');

interface Playing {
  readonly options?: LaunchOptions;
  readonly name?: string;
  readonly script?: string;
  readonly persistent?: true;
  readonly filling?: (page: Page) => Promise<void>;
}

export const playwright =
  ({ options = {}, name, script, persistent, filling = fill }: Playing) =>
  (stage: Stage) =>
    withFolder(async (folder) => {
      const launch: LaunchOptions = {
        executablePath: stage.chromium,
        ...options,
        args: [...FLAGS, ...(options.args ?? [])],
        env: environment(stage.display),
      };
      const settings = { ...(name && { userAgent: name }), timezoneId: ZONE };
      const context: BrowserContext = persistent
        ? await chromium.launchPersistentContext(folder, { ...launch, ...settings, viewport: null })
        : await (await chromium.launch(launch)).newContext(settings);
      try {
        if (script) await context.addInitScript(script);
        const page = context.pages()[0] ?? (await context.newPage());
        await page.goto(stage.url);
        await filling(page);
        await sessionSent(stage);
      } finally {
        await context.close();
        await context.browser()?.close();
      }
    });

export const puppet =
  (
    args: readonly string[],
    headless: boolean,
    prepare: (page: PuppeteerPage) => Promise<unknown>,
    bare = false,
    filling: (page: PuppeteerPage) => Promise<void> = fillTyped,
  ) =>
  async (stage: Stage) => {
    const browser = await puppeteer.launch({
      executablePath: stage.chromium,
      headless,
      args: [...FLAGS, ...args],
      ...(bare && { ignoreDefaultArgs: ['--enable-automation'] }),
      env: environment(stage.display),
    });
    try {
      const page = await browser.newPage();
      await prepare(page);
      await page.goto(stage.url);
      await filling(page);
      await sessionSent(stage);
    } finally {
      await browser.close();
    }
  };

/** Runs the installed Firefox over WebDriver BiDi. */
export const foxPuppet =
  (headless: boolean, filling: (page: PuppeteerPage) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findProgram('firefox-esr') as string,
      headless,
      env: environment(stage.display),
    });
    try {
      const page = await browser.newPage();
      await page.goto(stage.url);
      await filling(page);
      await sessionSent(stage);
    } finally {
      await browser.close();
    }
  };

export async function fillTyped(page: PuppeteerPage): Promise<void> {
  for (const [selector, text] of ENTRIES) await page.type(selector, text);
  await page.click('#send');
}

const EXTENSION_SCRIPT = `setTimeout(() => {
  for (const [selector, text] of ${JSON.stringify(ENTRIES)}) {
    const field = document.querySelector(selector);
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  document.getElementById('send').click();
}, 2500);`;

/** Starts a browser as a person does, with a separate profile. */
export const handStarted = (
  stage: Stage,
  folder: string,
  more: readonly string[] = [],
  surroundings: { readonly [name: string]: string } = {},
) =>
  startProcess(
    stage.chromium,
    [
      ...FLAGS,
      `--user-data-dir=${folder}`,
      '--window-position=0,0',
      '--window-size=1100,700',
      ...more,
      stage.url,
    ],
    { env: { ...environment(stage.display), ...surroundings } },
  );

export const extensionRobot = (stage: Stage) =>
  withFolder(async (folder) => {
    const extension = join(folder, 'extension');
    await mkdir(extension);
    await writeFile(join(extension, 'robot.js'), EXTENSION_SCRIPT);
    await writeFile(
      join(extension, 'manifest.json'),
      JSON.stringify({
        manifest_version: 3,
        name: 'Robot',
        version: '1',
        content_scripts: [{ matches: ['<all_urls>'], js: ['robot.js'] }],
      }),
    );
    const browser = handStarted(stage, join(folder, 'profile'), [
      `--load-extension=${extension}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
    ]);
    try {
      await sessionSent(stage);
    } finally {
      await stopProcess(browser);
    }
  });

export const desktopRobot = (stage: Stage) =>
  withFolder(async (folder) => {
    const browser = handStarted(stage, folder);
    try {
      const places = await until(() => stage.sent.places, 20_000, 'the page');
      await act(stage.display ?? '', desktopRobotWords(places));
      await sessionSent(stage);
    } finally {
      await stopProcess(browser);
    }
  });

/** Sends input through the DevTools protocol. */
function bareInput(send: (method: string, params: object) => Promise<unknown>): DriverInput {
  let at = { x: 0, y: 0 };
  const button = (type: string) =>
    send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons: 1, clickCount: 1 });
  return {
    mouse: {
      async move(x, y) {
        at = { x, y };
        await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
      },
      down: async () => void (await button('mousePressed')),
      up: async () => void (await button('mouseReleased')),
    },
    keyboard: {
      down: async (key: string) =>
        void (await send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key })),
      up: async (key: string) => void (await send('Input.dispatchKeyEvent', { type: 'keyUp', key })),
    } as DriverInput['keyboard'],
  };
}

/** Jumps to the center of each field and types its text without a pause. */
async function clickAndType(
  { mouse, keyboard }: DriverInput,
  places: readonly (readonly [Place, string])[],
): Promise<void> {
  for (const [{ x, y, width, height }, text] of places) {
    await mouse.move(x + width / 2, y + height / 2);
    await mouse.down();
    await mouse.up();
    for (const letter of text) {
      await keyboard.down(letter as never);
      await keyboard.up(letter as never);
    }
  }
}

/** Options of a bare driver: whether it imitates a hand, in whole pixels or in fractions. */
interface BareUse {
  readonly args?: readonly string[];
  readonly isHand?: boolean;
  readonly isWhole?: boolean;
}

/** Runs a driver that never uses the Runtime domain, which pages can detect. */
export const bareRobot =
  ({ args = [], isHand = false, isWhole = false }: BareUse = {}) =>
  (stage: Stage) =>
    withFolder(async (folder) => {
      const driver = await bareDriver(
        stage.chromium,
        [...FLAGS, ...NO_MARK, ...args, `--user-data-dir=${folder}`],
        stage.display ?? '',
      );
      try {
        await driver.send('Page.enable');
        await driver.send('Page.navigate', { url: stage.url });
        await until(() => stage.sent.places, 40_000, 'the page');
        const places: (readonly [Place, string])[] = [];
        await driver.send('DOM.enable');
        const { root } = (await driver.send('DOM.getDocument')) as { root: { nodeId: number } };
        for (const [selector, text] of [...ENTRIES, ['#send', ''] as const]) {
          const { nodeId } = await driver.send('DOM.querySelector', { nodeId: root.nodeId, selector });
          const { model } = (await driver.send('DOM.getBoxModel', { nodeId })) as {
            model: { content: number[] };
          };
          const [x = 0, y = 0, , , right = 0, bottom = 0] = model.content;
          places.push([{ x, y, width: right - x, height: bottom - y }, text]);
        }
        const input = bareInput(driver.send);
        if (isHand) await imitateHand(input, places, Date.now() % 1000, isWhole);
        else await clickAndType(input, places);
        await sessionSent(stage);
      } finally {
        await driver.stop();
      }
    });

export const seleniumRobot = (args: readonly string[]) => async (stage: Stage) => {
  const driver = await webdriver(
    findProgram('chromedriver') as string,
    stage.chromium,
    [...FLAGS, ...args],
    environment(stage.display),
  );
  try {
    await driver.open(stage.url);
    for (const [selector, text] of ENTRIES) await driver.type(selector, text);
    await driver.click('#send');
    await sessionSent(stage);
  } finally {
    await driver.stop();
  }
};
