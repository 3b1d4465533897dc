import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright-core';
import puppeteer, { type Page as PuppeteerPage } from 'puppeteer-core';
import type { Place, SentByPage } from '../../e2e/device-agent/agent-server';
import { bareDriver } from './bare-cdp';
import { webdriver } from './chromedriver';
import { act, type DriverInput, desktopRobotWords, imitateHand } from './hand';
import { findProgram, startProcess, stopProcess, until, withFolder } from './processes';

export type Tier = 'A' | 'B' | 'C' | 'D';

export interface Stage {
  readonly chromium: string;
  /** null: no virtual screen here. */
  readonly display: string | null;
  /** Address of the page for this run. */
  readonly url: string;
  readonly sent: SentByPage;
}

interface Robot {
  readonly name: string;
  readonly tier: Tier;
  /** Needs a screen with a window. */
  readonly headed?: true;
  /** A program that it needs beside the browser. */
  readonly needs?: string;
  run(stage: Stage): Promise<void>;
}

const FLAGS = ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--password-store=basic'];
const NO_MARK = ['--disable-blink-features=AutomationControlled'];
/** A zone of people: UTC is a mark of machines. */
const ZONE = 'Europe/Berlin';
const PLAIN_NAME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const ENTRIES = [
  ['input[name=first]', 'maria'],
  ['input[name=email]', 'maria.lind@mail.example'],
  ['textarea', 'leave it at the door please'],
] as const;

const HIDE_GETTER = `Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false, configurable: true, enumerable: true });`;
const HIDE_DELETE = 'delete Navigator.prototype.webdriver;';
const HIDE_PROXY = `{
  const native = Object.getOwnPropertyDescriptor(Navigator.prototype, 'webdriver');
  const get = new Proxy(native.get, { apply: (target, self, args) => { Reflect.apply(target, self, args); return false; } });
  Object.defineProperty(Navigator.prototype, 'webdriver', { ...native, get });
}`;

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

async function fillFast(page: Page): Promise<void> {
  for (const [selector, text] of ENTRIES) await page.locator(selector).fill(text);
  await page.locator('#send').click();
}

/** Where the fields are in the page. */
const BOXES = (selectors: readonly string[]): string =>
  `${JSON.stringify(selectors)}.map((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { x, y, width, height };
  })`;

/** @param isWhole whether the robot rounds its points to pixels */
const fillAsHand =
  (isWhole: boolean) =>
  async (page: DriverInput & { evaluate(program: string): Promise<unknown> }): Promise<void> => {
    const steps = [...ENTRIES, ['#send', ''] as const];
    const boxes = (await page.evaluate(BOXES(steps.map(([selector]) => selector)))) as readonly Place[];
    const places = steps.map(([, text], at) => [boxes[at] as Place, text] as const);
    await imitateHand(page, places, Date.now() % 1000, isWhole);
  };

const sessionSent = ({ sent }: Stage) => until(() => sent.session, 60_000, 'the session');

interface Playing {
  readonly options?: LaunchOptions;
  readonly name?: string;
  readonly script?: string;
  readonly persistent?: true;
  readonly filling?: (page: Page) => Promise<void>;
}

const playwright =
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

const puppet =
  (
    args: readonly string[],
    headless: boolean,
    prepare: (page: PuppeteerPage) => Promise<unknown>,
    bare = false,
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
      for (const [selector, text] of ENTRIES) await page.type(selector, text);
      await page.click('#send');
      await sessionSent(stage);
    } finally {
      await browser.close();
    }
  };

/** Firefox as it is installed, over WebDriver BiDi. */
const foxPuppet =
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

async function fillTyped(page: PuppeteerPage): Promise<void> {
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

/** A browser started as a person does, with a profile of its own. */
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

const extensionRobot = (stage: Stage) =>
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

const desktopRobot = (stage: Stage) =>
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

const bareRobot = (stage: Stage) =>
  withFolder(async (folder) => {
    const driver = await bareDriver(
      stage.chromium,
      [...FLAGS, ...NO_MARK, `--user-data-dir=${folder}`],
      stage.display ?? '',
    );
    try {
      await driver.send('Page.enable');
      await driver.send('Page.navigate', { url: stage.url });
      const places = await until(() => stage.sent.places, 20_000, 'the page');
      await driver.send('DOM.enable');
      const { root } = (await driver.send('DOM.getDocument')) as { root: { nodeId: number } };
      for (const [selector, text] of [...ENTRIES, ['#send', ''] as const]) {
        if (!places[selector]) throw new Error(selector);
        const { nodeId } = await driver.send('DOM.querySelector', { nodeId: root.nodeId, selector });
        const { model } = (await driver.send('DOM.getBoxModel', { nodeId })) as {
          model: { content: number[] };
        };
        const [left = 0, top = 0, , , right = 0, bottom = 0] = model.content;
        const point = { x: (left + right) / 2, y: (top + bottom) / 2, button: 'left', clickCount: 1 };
        await driver.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
        await driver.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...point });
        await driver.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...point });
        for (const letter of text) {
          await driver.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter });
          await driver.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
        }
      }
      await sessionSent(stage);
    } finally {
      await driver.stop();
    }
  });

const seleniumRobot = (args: readonly string[]) => async (stage: Stage) => {
  const driver = await webdriver(findProgram('chromedriver') as string, stage.chromium, [...FLAGS, ...args]);
  try {
    await driver.open(stage.url);
    for (const [selector, text] of ENTRIES) await driver.type(selector, text);
    await driver.click('#send');
    await sessionSent(stage);
  } finally {
    await driver.stop();
  }
};

const UNMARKED: LaunchOptions = { args: NO_MARK, ignoreDefaultArgs: ['--enable-automation'] };

/**
 * Programs that use a browser, from plain tools (A) over hidden marks (B, C) to input that no protocol shows (D).
 */
export const ROBOTS: readonly Robot[] = [
  { name: 'playwright', tier: 'A', run: playwright({}) },
  { name: 'playwright fill', tier: 'A', run: playwright({ filling: fillFast }) },
  { name: 'puppeteer', tier: 'A', run: puppet([], true, async () => undefined) },
  { name: 'puppeteer, Firefox over BiDi', tier: 'A', needs: 'firefox-esr', run: foxPuppet(true, fillTyped) },
  { name: 'chromedriver', tier: 'A', needs: 'chromedriver', run: seleniumRobot(['--headless=new']) },
  {
    name: 'playwright, name and getter',
    tier: 'B',
    run: playwright({ name: PLAIN_NAME, script: HIDE_GETTER }),
  },
  {
    name: 'playwright, property deleted',
    tier: 'B',
    run: playwright({ name: PLAIN_NAME, script: HIDE_DELETE }),
  },
  { name: 'playwright, mark off', tier: 'B', run: playwright({ name: PLAIN_NAME, options: UNMARKED }) },
  {
    name: 'puppeteer, mark off, name',
    tier: 'B',
    run: puppet(NO_MARK, true, (page) => page.setUserAgent(PLAIN_NAME), true),
  },
  {
    name: 'playwright headed, mark off, persistent',
    tier: 'C',
    headed: true,
    run: playwright({ options: { ...UNMARKED, headless: false }, persistent: true }),
  },
  {
    name: 'puppeteer headed, proxied getter',
    tier: 'C',
    headed: true,
    run: puppet([], false, (page) => page.evaluateOnNewDocument(HIDE_PROXY)),
  },
  {
    name: 'puppeteer headed, mark off',
    tier: 'C',
    headed: true,
    run: puppet(NO_MARK, false, async () => undefined, true),
  },
  {
    name: 'chromedriver headed, mark off',
    tier: 'C',
    headed: true,
    needs: 'chromedriver',
    run: (stage) => {
      process.env.DISPLAY = stage.display ?? '';
      return seleniumRobot(NO_MARK)(stage);
    },
  },
  {
    name: 'hand imitated, playwright',
    tier: 'D',
    headed: true,
    run: playwright({
      options: { ...UNMARKED, headless: false },
      persistent: true,
      filling: fillAsHand(false),
    }),
  },
  {
    name: 'hand imitated in whole pixels, playwright',
    tier: 'D',
    headed: true,
    run: playwright({
      options: { ...UNMARKED, headless: false },
      persistent: true,
      filling: fillAsHand(true),
    }),
  },
  {
    name: 'hand imitated, Firefox over BiDi',
    tier: 'D',
    headed: true,
    needs: 'firefox-esr',
    run: foxPuppet(false, fillAsHand(false)),
  },
  { name: 'bare protocol, mark off', tier: 'D', headed: true, run: bareRobot },
  { name: 'extension, untrusted events', tier: 'D', headed: true, run: extensionRobot },
  { name: 'desktop robot, system input', tier: 'D', headed: true, run: desktopRobot },
];
