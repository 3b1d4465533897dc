import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** Returns the path of Chromium: CHROMIUM_PATH, or Debian's path; null if not found. */
export function findChromium(): string | null {
  const path = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  return existsSync(path) ? path : null;
}

/** Flags of a test Chromium, without those for the graphics card. */
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--no-first-run'];
export const CHROMIUM_FLAGS: readonly string[] = [...FLAGS, '--disable-gpu'];

/** Emulates the graphics card in software, so that WebGL works on a machine without one. */
export const SOFTWARE_WEBGL: readonly string[] = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** @param graphics flags that select the emulation of the graphics card; by default none */
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
  /** Violations: failing scripts, content policy violations, requests to another origin. */
  readonly complaints: readonly string[];
}

/** Opens a page and records all its violations. */
export async function openPage(context: BrowserContext, origin: string): Promise<WatchedPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Refused requests (401, 400) are expected; the browser reports them as separate errors.
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

/** Returns the controls without an accessible name. */
export async function namelessControls(page: Page): Promise<readonly string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot.split('\n').filter((line) => NAMELESS.test(line));
}
