import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { act, handWords } from './hand';
import { findProgram, startProcess, stopProcess, until, withFolder } from './processes';
import { handStarted, type Stage } from './robots';

export interface Person {
  readonly name: string;
  readonly needs?: string;
  run(stage: Stage, seed: number): Promise<void>;
}

const useForm = async (stage: Stage, seed: number) => {
  const places = await until(() => stage.sent.places, 40_000, 'the page');
  await act(stage.display ?? '', handWords(places, seed));
  await until(() => stage.sent.session, 60_000, 'the session');
};

const inChromium = (flags: readonly string[]) => (stage: Stage, seed: number) =>
  withFolder(async (folder) => {
    const browser = handStarted(stage, folder, flags);
    try {
      await useForm(stage, seed);
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

const inFirefox = (preferences: object, flags: readonly string[]) => (stage: Stage, seed: number) =>
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
      await useForm(stage, seed);
    } finally {
      await stopProcess(browser);
    }
  });

/** Browsers that nobody drives, used with the X server's own input. */
export const PEOPLE: readonly Person[] = [
  { name: 'Chromium', run: inChromium([]) },
  { name: 'Chromium, private window', run: inChromium(['--incognito']) },
  { name: 'Chromium, zoomed 125 %', run: inChromium(['--force-device-scale-factor=1.25']) },
  { name: 'Chromium, without graphics', run: inChromium(['--disable-gpu', '--disable-3d-apis']) },
  { name: 'Firefox', needs: 'firefox-esr', run: inFirefox({}, []) },
  { name: 'Firefox, private window', needs: 'firefox-esr', run: inFirefox({}, ['--private-window']) },
];
