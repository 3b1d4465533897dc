import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dice, fillFields } from '../session-stream/hands';
import { PEOPLE as HANDS } from '../session-stream/people';
import { openX11Hand } from '../session-stream/x11-hand';
import { act, focusWords, handWords, keyboardWords } from './hand';
import { findProgram, startProcess, stopProcess, until, withFolder } from './processes';
import { handStarted, type Stage } from './robots';
import { SOFTWARE_WEBGL } from './tasks';

/** A setup that people use. */
interface Person {
  readonly name: string;
  readonly needs?: string;
  /** True if the window is private. */
  readonly isPrivate: boolean;
  run(stage: Stage, seed: number): Promise<void>;
}

type Hand = (stage: Stage, seed: number) => Promise<void>;

const FIELDS = ['input[name=first]', 'input[name=email]', 'textarea', '#send'];
/**
 * Behavior of simulated people who use a mouse and type on their own, without additional flags or
 * load.
 */
const MANNERS = HANDS.filter(
  ({ manner: { byKeys, hold }, flags, busy }) => !byKeys && hold[1] > 0 && !flags && !busy,
).map(({ manner }) => manner);

/**
 * Returns true for a third of the visits: xdotool moves their mouse along planned points, which arrive late
 * without a free CPU core. In the other two thirds, a hand moves in real time, each time in a different
 * manner.
 */
export const isPlanned = (seed: number): boolean => seed % 3 === 0;

const withMouse: Hand = async ({ display, sent }, seed) => {
  const places = await until(() => sent.places, 60_000, 'the page');
  if (isPlanned(seed)) await act(display ?? '', handWords(places, seed));
  else {
    const hand = await openX11Hand(display ?? '');
    try {
      const random = dice(seed);
      const targets = FIELDS.flatMap((name) => places[name] ?? []).map(({ x, y, width, height }) => ({
        x: Math.round(x + width * (0.2 + 0.5 * random())),
        y: Math.round(y + Math.min(height, 60) * (0.3 + 0.4 * random())),
      }));
      const manner = MANNERS[seed % MANNERS.length];
      if (!manner) throw new Error('no manner');
      await fillFields(hand, { width: 1100, height: 700 }, targets, 'anna smith', manner, random);
    } finally {
      hand.close();
    }
  }
  await until(() => sent.session, 60_000, 'the session');
};

/** For setups in which the page can't determine its position on the screen. */
const withKeys: Hand = async ({ display, sent }, seed) => {
  await until(() => sent.places, 60_000, 'the page');
  await act(display ?? '', keyboardWords(seed));
  await until(() => sent.session, 60_000, 'the session');
};

/** Developer tools have the keyboard focus when they open, and the right half of the window. */
const besideTools: Hand = async (stage, seed) => {
  await until(() => stage.sent.places, 60_000, 'the page');
  await act(stage.display ?? '', focusWords([300, 640], seed));
  await withKeys(stage, seed);
};

interface ChromiumUse {
  readonly flags?: readonly string[];
  readonly surroundings?: { readonly [name: string]: string };
  /** Profile settings, in Chromium's format. */
  readonly settings?: object;
  /** Files of an extension. */
  readonly extension?: { readonly [file: string]: string };
  readonly page?: string;
  readonly hand?: Hand;
}

const inChromium =
  ({
    flags = [],
    surroundings,
    settings,
    extension,
    page = '/auto',
    hand = withMouse,
  }: ChromiumUse = {}): Hand =>
  (stage, seed) =>
    withFolder(async (folder) => {
      const profile = join(folder, 'profile');
      await mkdir(join(profile, 'Default'), { recursive: true });
      if (settings) await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
      const added = join(folder, 'extension');
      await mkdir(added);
      for (const [file, content] of Object.entries(extension ?? {}))
        await writeFile(join(added, file), content);
      const browser = handStarted(
        { ...stage, url: stage.url.replace('/auto', page) },
        profile,
        extension
          ? [
              ...flags,
              `--load-extension=${added}`,
              '--disable-features=DisableLoadExtensionCommandLineSwitch',
            ]
          : flags,
        surroundings,
      );
      try {
        await hand(stage, seed);
      } finally {
        await stopProcess(browser);
      }
    });

const FIREFOX_QUIET = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.acceptedVersion': 999,
  'browser.startup.homepage_override.mstone': 'ignore',
};

const inFirefox =
  (preferences: object = {}, flags: readonly string[] = [], hand: Hand = withMouse): Hand =>
  (stage, seed) =>
    withFolder(async (folder) => {
      const profile = join(folder, 'profile');
      await mkdir(profile);
      const lines = Object.entries({ ...FIREFOX_QUIET, ...preferences }).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      );
      await writeFile(join(profile, 'user.js'), lines.join('\n'));
      const browser = startProcess(
        findProgram('firefox-esr') as string,
        ['--profile', profile, '--no-remote', '--width', '1100', '--height', '700', ...flags, stage.url],
        { env: { ...process.env, HOME: folder, DISPLAY: stage.display ?? '', TZ: 'Europe/Berlin' } },
      );
      try {
        await hand(stage, seed);
      } finally {
        await stopProcess(browser);
      }
    });

const manifest = (more: object): string =>
  JSON.stringify({ manifest_version: 3, name: 'Shield', version: '1', ...more });

/** Hides likely advertisements and blocks third-party requests, as common blockers do. */
const AD_BLOCKER = {
  'manifest.json': manifest({
    permissions: ['declarativeNetRequest'],
    content_scripts: [{ matches: ['<all_urls>'], css: ['hide.css'], run_at: 'document_start' }],
    declarative_net_request: { rule_resources: [{ id: 'others', enabled: true, path: 'rules.json' }] },
  }),
  'hide.css':
    '.ad-banner, .adsbox, .textads, .banner-ads, .pub_300x250, .sponsored-ad { display: none !important }',
  'rules.json': JSON.stringify([
    {
      id: 1,
      action: { type: 'block' },
      condition: { urlFilter: '*', domainType: 'thirdParty', resourceTypes: ['script', 'image'] },
    },
  ]),
};

/** Adds noise to pictures that are read back, in the page's JavaScript world. */
const CANVAS_GUARD = {
  'manifest.json': manifest({
    content_scripts: [
      {
        matches: ['<all_urls>'],
        js: ['guard.js'],
        run_at: 'document_start',
        world: 'MAIN',
        all_frames: true,
      },
    ],
  }),
  'guard.js': `for (const name of ['toDataURL', 'toBlob']) {
    const read = HTMLCanvasElement.prototype[name];
    HTMLCanvasElement.prototype[name] = function (...args) {
      const context = this.getContext('2d');
      if (context) { context.fillStyle = 'rgba(' + Math.floor(Math.random() * 255) + ',9,9,0.01)'; context.fillRect(0, 0, this.width, this.height); }
      return read.apply(this, args);
    };
  }`,
};

const chromium = (name: string, use: ChromiumUse = {}): Person => ({
  name: `Chromium${name}`,
  isPrivate: use.flags?.includes('--incognito') ?? false,
  run: inChromium(use),
});

const firefox = (name: string, run: Hand, isPrivate = false): Person => ({
  name: `Firefox${name}`,
  needs: 'firefox-esr',
  isPrivate,
  run,
});

/** Browsers without automation, used with the X server's own input; some of them with private windows. */
export const PEOPLE: readonly Person[] = [
  chromium(''),
  chromium(', private window', { flags: ['--incognito'] }),
  chromium(', zoomed 125 %', { flags: ['--force-device-scale-factor=1.25'] }),
  chromium(', zoomed 200 %, private', { flags: ['--force-device-scale-factor=2', '--incognito'] }),
  chromium(', without graphics', { flags: ['--disable-gpu', '--disable-3d-apis'] }),
  chromium(', software WebGL', { flags: SOFTWARE_WEBGL }),
  chromium(', small window', { flags: ['--window-size=560,640'] }),
  chromium(', whole screen', { flags: ['--start-maximized'] }),
  chromium(', another language and zone', {
    flags: ['--lang=de'],
    surroundings: { TZ: 'Asia/Tokyo', LANGUAGE: 'de' },
  }),
  chromium(', universal time', { surroundings: { TZ: 'UTC' } }),
  chromium(', dark and calm', { flags: ['--force-dark-mode', '--force-prefers-reduced-motion'] }),
  chromium(', forced colours', { flags: ['--force-high-contrast'] }),
  chromium(', touch screen', { flags: ['--touch-events=enabled'] }),
  chromium(', cookies blocked', {
    settings: { profile: { default_content_setting_values: { cookies: 2 } } },
  }),
  chromium(', WebRTC held back', { settings: { webrtc: { ip_handling_policy: 'disable_non_proxied_udp' } } }),
  chromium(', a page without workers', { page: '/auto-strict' }),
  chromium(', advertisements blocked', { extension: AD_BLOCKER }),
  chromium(', developer tools open', { flags: ['--auto-open-devtools-for-tabs'], hand: besideTools }),
  chromium(', by keyboard alone', { hand: withKeys }),
  firefox('', inFirefox()),
  firefox(', private window', inFirefox({}, ['--private-window']), true),
  firefox(', fingerprints resisted', inFirefox({ 'privacy.resistFingerprinting': true }, [], withKeys)),
  firefox(
    ', strict protection',
    inFirefox({
      'browser.contentblocking.category': 'strict',
      'privacy.fingerprintingProtection': true,
      'privacy.trackingprotection.enabled': true,
    }),
  ),
  firefox(
    ', WebGL and WebRTC off',
    inFirefox({ 'webgl.disabled': true, 'media.peerconnection.enabled': false }),
  ),
  firefox(', zoomed 150 %', inFirefox({ 'layout.css.devPixelsPerPx': '1.5' })),
  firefox(', colours of its own', inFirefox({ 'browser.display.document_color_use': 2 })),
  firefox(', by keyboard alone', inFirefox({}, [], withKeys)),
];

/**
 * A script in the page's world that guards pictures changes the browser's functions, so this setup doesn't
 * count as an ordinary person.
 */
export const GUARDED: Person = chromium(', pictures guarded', { extension: CANVAS_GUARD });
