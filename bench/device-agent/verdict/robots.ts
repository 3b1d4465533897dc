import type { LaunchOptions } from 'playwright-core';
import { startProcess, stopProcess, withFolder } from '../processes';
import {
  bareRobot,
  desktopRobot,
  extensionRobot,
  FLAGS,
  fillAsHand,
  fillFast,
  fillTyped,
  foxPuppet,
  NO_MARK,
  PLAIN_NAME,
  playwright,
  puppet,
  type Stage,
  seleniumRobot,
  sessionSent,
} from '../robots';
import type { Visitor, VisitorKind } from './visit';

/** Scripts that robots run before the page's own, as common evasion packages do. */
const HIDE_GETTER = `Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false, configurable: true, enumerable: true });`;
const HIDE_UNDEFINED = `Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => undefined });`;
const HIDE_OWN = `Object.defineProperty(navigator, 'webdriver', { get: () => false });`;
const HIDE_DELETE = 'delete Navigator.prototype.webdriver;';
const HIDE_PROXY = `{
  const native = Object.getOwnPropertyDescriptor(Navigator.prototype, 'webdriver');
  const get = new Proxy(native.get, { apply: (target, self, args) => { Reflect.apply(target, self, args); return false; } });
  Object.defineProperty(Navigator.prototype, 'webdriver', { ...native, get });
}`;

/**
 * All evasions together, with each replaced function wrapped in a Proxy so that its text stays unchanged:
 * languages, plug-ins, notification permission, graphics card, `chrome` object, window frame.
 */
const STEALTH = `{
  const wrap = (holder, name, apply) => {
    const descriptor = Object.getOwnPropertyDescriptor(holder, name);
    if (!descriptor) return;
    const part = descriptor.get ? 'get' : 'value';
    Object.defineProperty(holder, name, { ...descriptor, [part]: new Proxy(descriptor[part], { apply }) });
  };
  wrap(Navigator.prototype, 'webdriver', () => false);
  wrap(Navigator.prototype, 'languages', () => Object.freeze(['en-US', 'en']));
  wrap(Navigator.prototype, 'hardwareConcurrency', () => 8);
  wrap(Permissions.prototype, 'query', (target, self, args) =>
    args[0]?.name === 'notifications' ? Promise.resolve({ state: Notification.permission, onchange: null }) : Reflect.apply(target, self, args));
  for (const kind of ['WebGLRenderingContext', 'WebGL2RenderingContext'])
    wrap(globalThis[kind].prototype, 'getParameter', (target, self, args) =>
      args[0] === 37445 ? 'Intel Inc.' : args[0] === 37446 ? 'Intel Iris OpenGL Engine' : Reflect.apply(target, self, args));
  globalThis.chrome ??= {};
  globalThis.chrome.runtime ??= { connect() {}, sendMessage() {} };
  if (outerHeight === innerHeight) {
    wrap(globalThis, 'outerHeight', () => innerHeight + 85);
    wrap(globalThis, 'outerWidth', () => innerWidth);
  }
}`;

const UNMARKED: LaunchOptions = { args: NO_MARK, ignoreDefaultArgs: ['--enable-automation'] };
const HEADED: LaunchOptions = { ...UNMARKED, headless: false };
const nothing = async () => undefined;

/**
 * Starts a headless browser without any automation protocol: the page opens from the command line and does
 * the rest itself.
 */
const undriven = (args: readonly string[]) => (stage: Stage) =>
  withFolder(async (folder) => {
    const browser = startProcess(
      stage.chromium,
      [...FLAGS, '--headless=new', `--user-data-dir=${folder}`, ...args, `${stage.url}&alone`],
      { env: { ...process.env, TZ: 'Europe/Berlin' } },
    );
    try {
      await sessionSent(stage);
    } finally {
      await stopProcess(browser);
    }
  });

const of =
  (kind: VisitorKind) =>
  (name: string, play: (stage: Stage) => Promise<void>, needs: readonly string[] = []): Visitor => ({
    kind,
    name,
    isPrivate: null,
    needs,
    play,
  });

const plain = of('plain');
const patched = of('patched');
const stealth = of('stealth');
const hand = of('hand');

/** Programs that use a browser, ordered by how much they hide. */
export const ROBOTS: readonly Visitor[] = [
  plain('playwright', playwright({})),
  plain('playwright, fields filled at once', playwright({ filling: fillFast })),
  plain('playwright headed', playwright({ options: { headless: false } })),
  plain('playwright headed, own profile', playwright({ options: { headless: false }, persistent: true })),
  plain('puppeteer', puppet([], true, nothing)),
  plain('puppeteer headed', puppet([], false, nothing)),
  plain('puppeteer, Firefox', foxPuppet(true, fillTyped), ['firefox-esr']),
  plain('puppeteer, Firefox headed', foxPuppet(false, fillTyped), ['firefox-esr']),
  plain('chromedriver', seleniumRobot(['--headless=new']), ['chromedriver']),
  plain('chromedriver headed', seleniumRobot([]), ['chromedriver']),

  patched('playwright, name and getter', playwright({ name: PLAIN_NAME, script: HIDE_GETTER })),
  patched('playwright, property deleted', playwright({ name: PLAIN_NAME, script: HIDE_DELETE })),
  patched('playwright, property of its own', playwright({ name: PLAIN_NAME, script: HIDE_OWN })),
  patched('playwright, getter undefined', playwright({ name: PLAIN_NAME, script: HIDE_UNDEFINED })),
  patched('playwright headed, getter', playwright({ options: { headless: false }, script: HIDE_GETTER })),
  patched('playwright, mark off, name', playwright({ name: PLAIN_NAME, options: UNMARKED })),
  patched(
    'puppeteer, mark off, name',
    puppet(NO_MARK, true, (page) => page.setUserAgent(PLAIN_NAME), true),
  ),
  patched(
    'puppeteer headed, proxied getter',
    puppet([], false, (page) => page.evaluateOnNewDocument(HIDE_PROXY)),
  ),
  patched(
    'chromedriver, mark off, name',
    seleniumRobot(['--headless=new', ...NO_MARK, `--user-agent=${PLAIN_NAME}`]),
    ['chromedriver'],
  ),
  patched('puppeteer, mark off', puppet(NO_MARK, true, nothing, true)),

  stealth('playwright headed, mark off, own profile', playwright({ options: HEADED, persistent: true })),
  stealth('puppeteer headed, mark off', puppet(NO_MARK, false, nothing, true)),
  stealth('chromedriver headed, mark off', seleniumRobot(NO_MARK), ['chromedriver']),
  stealth(
    'playwright headless, whole disguise',
    playwright({ name: PLAIN_NAME, options: UNMARKED, script: STEALTH }),
  ),
  stealth(
    'puppeteer headless, whole disguise',
    puppet(
      NO_MARK,
      true,
      async (page) => {
        await page.setUserAgent(PLAIN_NAME);
        await page.evaluateOnNewDocument(STEALTH);
      },
      true,
    ),
  ),
  stealth('playwright headed, whole disguise', playwright({ options: HEADED, script: STEALTH })),
  stealth('headless under another name, undriven', undriven([`--user-agent=${PLAIN_NAME}`])),
  stealth(
    'headless under another name, undriven, a usual window',
    undriven([`--user-agent=${PLAIN_NAME}`, '--window-size=1366,768']),
  ),
  stealth(
    'headless under another name, undriven, a usual screen',
    undriven([`--user-agent=${PLAIN_NAME}`, '--window-size=1366,768', '--screen-info={1366x768}']),
  ),
  stealth('bare protocol, mark off', bareRobot()),
  stealth(
    'bare protocol, headless, name',
    bareRobot({ args: ['--headless=new', `--user-agent=${PLAIN_NAME}`] }),
  ),
  stealth('extension, untrusted events', extensionRobot),
  stealth('desktop robot, system input', desktopRobot),

  hand('playwright', playwright({ options: HEADED, persistent: true, filling: fillAsHand(false) })),
  hand(
    'playwright, whole pixels',
    playwright({ options: HEADED, persistent: true, filling: fillAsHand(true) }),
  ),
  hand('Firefox over BiDi', foxPuppet(false, fillAsHand(false)), ['firefox-esr']),
  hand('puppeteer, mark off', puppet(NO_MARK, false, nothing, true, fillAsHand(false))),
  hand('puppeteer, mark off, whole pixels', puppet(NO_MARK, false, nothing, true, fillAsHand(true))),
  hand('bare protocol', bareRobot({ isHand: true })),
  hand('bare protocol, whole pixels', bareRobot({ isHand: true, isWhole: true })),
  hand(
    'playwright headless, whole disguise',
    playwright({ name: PLAIN_NAME, options: UNMARKED, script: STEALTH, filling: fillAsHand(true) }),
  ),
];
