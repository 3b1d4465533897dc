import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPrivateWindow, readSession } from '@assay/devices';
import puppeteer from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findProgram,
  startProcess,
  stopProcess,
  until,
  withFolder,
} from '../../bench/device-agent/processes';
import { findFirefox } from '../flow/fox-user';
import { findChromium, launchChromium } from '../panel/browser';
import { type AgentServer, startAgentServer } from './agent-server';
import { buildBundles } from './build-bundles';
import { difference, openVirtualScreen, stillPicture, type VirtualScreen } from './virtual-screen';

const chromium = findChromium();
const firefox = findFirefox();
const LIMIT_MS = 240_000;

/** Start options of a browser as a person uses it. */
interface SetUp {
  readonly name: string;
  readonly program: string | null;
  readonly args: readonly string[];
  /** Firefox: preferences of its profile. */
  readonly preferences?: { readonly [name: string]: string | number | boolean };
  /** Chromium: the same, as stored in its preferences file. */
  readonly settings?: object;
}

const NO_NETWORK = ['--proxy-server=127.0.0.1:9'];
const SOFTWARE_WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** A developer's settings: the tools are below the page with the console open, with all message levels. */
const CONSOLE_IN_FRONT = {
  devtools: {
    preferences: {
      currentDockState: '"bottom"',
      'panel-selected-tab': '"console"',
      'message-level-filters': '{"verbose":true,"info":true,"warning":true,"error":true}',
    },
  },
};
const chromiumAs = (name: string, ...args: string[]): SetUp => ({
  name: `Chromium${name}`,
  program: chromium,
  args: [
    ...['--no-sandbox', '--test-type', '--no-first-run', '--password-store=basic'],
    ...['--window-position=0,0', '--window-size=1100,800', '--enable-logging=stderr', ...args],
  ],
});

/** A Firefox profile that was used before: no welcome page, and no blinking caret. */
const USED_BEFORE = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.acceptedVersion': 999,
  'ui.caretBlinkTime': 0,
  'devtools.console.stdout.content': true,
};
const OFFLINE = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};
const firefoxAs = (name: string, preferences: SetUp['preferences'] = {}, ...args: string[]): SetUp => ({
  name: `Firefox${name}`,
  program: firefox,
  args: ['--no-remote', '--width', '1100', '--height', '800', ...args],
  preferences: { ...USED_BEFORE, ...preferences },
});

const SET_UPS: readonly SetUp[] = [
  chromiumAs(''),
  chromiumAs(' without network', ...NO_NETWORK),
  chromiumAs(', private window', '--incognito'),
  chromiumAs(' with software WebGL', ...SOFTWARE_WEBGL),
  {
    ...chromiumAs(', developer tools open', '--auto-open-devtools-for-tabs', ...SOFTWARE_WEBGL),
    settings: CONSOLE_IN_FRONT,
  },
  firefoxAs(''),
  firefoxAs(' without network', OFFLINE),
  firefoxAs(', key systems on', { 'media.eme.enabled': true }),
  firefoxAs(', key systems on, without network', { 'media.eme.enabled': true, ...OFFLINE }),
  firefoxAs(', private window', {}, '--private-window'),
  firefoxAs(', fingerprinting resistance on', { 'privacy.resistFingerprinting': true }),
];

/**
 * Returns the console lines of a page from the browser's output. `groupEnd`, with which the agent detects an
 * open console, is an empty text in Chromium's log. The screenshots with open tools show that it causes no
 * console line.
 */
const consoleLinesOf = (written: string): readonly string[] =>
  written
    .split('\n')
    .filter((line) => /CONSOLE|^console\.|JavaScript (error|warning)/.test(line))
    .filter((line) => !line.includes('] "", source: ') && !line.includes('source: devtools:'));

/**
 * Starts the browser as a person does, on a new profile in `folder`. @returns its output, and a function to
 * stop it
 */
async function startAsPerson(
  { program, args, preferences, settings }: SetUp,
  folder: string,
  display: string,
  url: string,
) {
  const profile = join(folder, 'profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  if (settings) await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const lines = Object.entries(preferences ?? {}).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  if (preferences) await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const own = preferences ? ['--profile', profile] : [`--user-data-dir=${profile}`];
  const browser = startProcess(program as string, [...own, ...args, url], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, DISPLAY: display, TZ: 'Europe/Berlin' },
  });
  let written = '';
  for (const stream of [browser.stdout, browser.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      written += piece;
    });
  }
  return {
    consoleLines: () => consoleLinesOf(written),
    stop: () => stopProcess(browser),
  };
}

describe('agent is invisible to a person, and detects a private window', () => {
  let site: AgentServer;

  beforeAll(async () => {
    site = await startAgentServer(await buildBundles());
  });
  afterAll(async () => {
    await site?.stop();
  });

  // Skipped without Xvfb or without that browser.
  describe.skipIf(!findProgram('Xvfb'))('on the whole screen (skipped without Xvfb)', () => {
    for (const [run, setUp] of SET_UPS.entries()) {
      test.skipIf(!setUp.program)(
        setUp.name,
        () =>
          withFolder(async (folder) => {
            const screen: VirtualScreen = await openVirtualScreen(folder);
            const sent = site.sent(`unseen-${run}`);
            const url = `${site.origin}/watched?run=unseen-${run}`;
            const browser = await startAsPerson(setUp, folder, screen.name, url);
            try {
              await until(() => sent.layouts[0], 60_000, 'the page');
              const before = await stillPicture(screen);
              const layout = sent.layouts.at(-1);
              const layouts = sent.layouts.length;
              const lines = browser.consoleLines().length;
              sent.mayBegin = true;
              const session = site.open(await until(() => sent.session, 60_000, 'the session'));
              const { signals } = readSession(session) ?? {};
              expect(signals && isPrivateWindow(signals)).toBe(setUp.name.includes('private'));
              const after = await stillPicture(screen);
              expect(difference(before, after)).toBeNull();
              expect(sent.layouts.slice(layouts - 1)).toEqual([layout]);
              expect(sent.violations).toEqual([]);
              expect(browser.consoleLines().slice(lines)).toEqual([]);
            } finally {
              await browser.stop();
              await screen.stop();
            }
          }),
        LIMIT_MS,
      );
    }
  });

  // Skipped without Chromium (CHROMIUM_PATH, /usr/bin/chromium).
  test.skipIf(!chromium)(
    'causes no console lines and no issues in the developer tools of Chromium',
    async () => {
      for (const graphics of [['--disable-gpu'], SOFTWARE_WEBGL]) {
        const browser = await launchChromium(chromium as string, graphics);
        try {
          for (const path of ['/usual', '/strict']) {
            const page = await browser.newPage();
            const seen: string[] = [];
            page.on('console', (line) => line.type() !== 'endGroup' && seen.push(line.text()));
            page.on('pageerror', (error) => seen.push(error.message));
            const tools = await page.context().newCDPSession(page);
            tools.on('Audits.issueAdded', ({ issue }) => {
              // Cookie reads are only reported as a performance hint.
              if (!issue.details.performanceIssueDetails) seen.push(JSON.stringify(issue.details));
            });
            tools.on('Log.entryAdded', ({ entry }) => entry.text !== '' && seen.push(entry.text));
            await page.goto(`${site.origin}${path}`);
            // A policy that forbids workers reports only the first attempt of a browser.
            if (path === '/strict') {
              await page.evaluate('service.getSession()');
              await page.reload();
            }
            await tools.send('Audits.enable');
            await tools.send('Log.enable');
            // Messages that the page itself causes come first.
            await page.evaluate('new Promise(requestAnimationFrame)');
            const before = seen.length;
            await page.evaluate('service.init(), service.getSession()');
            await page.evaluate('service.getSession()');
            expect(seen.slice(before), path).toEqual([]);
            await page.close();
          }
        } finally {
          await browser.close();
        }
      }
    },
    LIMIT_MS,
  );

  // Skipped without Firefox (FIREFOX_PATH, PATH).
  test.skipIf(!firefox)(
    'causes no console lines in the developer tools of Firefox',
    async () => {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: firefox as string,
        headless: true,
      });
      try {
        const page = await browser.newPage();
        const seen: string[] = [];
        page.on('console', (line) => seen.push(line.text()));
        page.on('pageerror', (error) => seen.push(String(error)));
        await page.goto(`${site.origin}/usual`);
        await page.evaluate('service.init(), service.getSession()');
        await page.evaluate('service.getSession()');
        expect(seen).toEqual([]);
      } finally {
        await browser.close();
      }
    },
    LIMIT_MS,
  );
});
