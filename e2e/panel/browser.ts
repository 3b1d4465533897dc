import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** Where a Chromium is: CHROMIUM_PATH, or where Debian puts it; null when there is none. */
export function findChromium(): string | null {
  const path = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  return existsSync(path) ? path : null;
}

/** What a Chromium of tests is started with, beside what it plays the graphics card by. */
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--no-first-run'];
export const CHROMIUM_FLAGS: readonly string[] = [...FLAGS, '--disable-gpu'];

/** Plays the graphics card by software, so that WebGL draws on a machine without one. */
export const SOFTWARE_WEBGL: readonly string[] = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** @param graphics flags that choose what plays the graphics card; by default there is none */
export function launchChromium(
  executablePath: string,
  graphics: readonly string[] = ['--disable-gpu'],
): Promise<Browser> {
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...FLAGS, ...graphics],
  });
}

export interface WatchedPage {
  readonly page: Page;
  /** What must not happen: scripts that fail, the content policy broken, another origin asked. */
  readonly complaints: readonly string[];
}

/** Opens a page and writes down everything that it should not do. */
export async function openPage(context: BrowserContext, origin: string): Promise<WatchedPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A refused call (401, 400) is part of the play; the browser reports it as an error of its own.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) complaints.push(`asked ${request.url()}`);
  });
  return { page, complaints };
}

const NAMELESS = /^\s*- (button|link|textbox|searchbox|combobox|checkbox|radio|spinbutton|tab)\b(?! ")/;

/** Controls that a screen reader could only call by their kind. */
export async function namelessControls(page: Page): Promise<readonly string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot.split('\n').filter((line) => NAMELESS.test(line));
}
