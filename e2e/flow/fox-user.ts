import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { expect, vi } from 'vitest';

/** Returns the path of Firefox: FIREFOX_PATH, or the first of its names in PATH; null if not found. */
export function findFirefox(): string | null {
  const { FIREFOX_PATH, PATH = '' } = process.env;
  const inPath = PATH.split(delimiter).flatMap((folder) => [
    join(folder, 'firefox-esr'),
    join(folder, 'firefox'),
  ]);
  return [...(FIREFOX_PATH ? [FIREFOX_PATH] : []), ...inPath].find((path) => existsSync(path)) ?? null;
}

/** Starts Firefox over WebDriver BiDi, with a camera that shows a moving pattern. */
export const launchFirefox = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'intl.accept_languages': 'en-GB',
    },
  });

const PATIENCE_MS = 60_000;

/** A person on a page in Firefox. */
export class FoxUser {
  /** Errors of failing scripts. */
  readonly complaints: string[] = [];

  constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  /** Waits until an expression is true in the page; in a popup, puppeteer's own waiting never ends. */
  async holds(expression: string): Promise<void> {
    const isTrue = async () => expect(await this.page.evaluate(expression)).toBe(true);
    await vi.waitFor(isTrue, { timeout: PATIENCE_MS, interval: 50 });
  }

  sees(heading: string): Promise<void> {
    return this.holds(`document.querySelector('h1')?.textContent === ${JSON.stringify(heading)}`);
  }

  async press(name: string): Promise<void> {
    const button = `[...document.querySelectorAll('button:enabled')].find(({ textContent }) => textContent === ${JSON.stringify(name)})`;
    await this.holds(`Boolean(${button})`);
    await this.page.evaluate(`${button}.click()`);
  }

  async fills(label: string, text: string): Promise<void> {
    const field = `[...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(${JSON.stringify(label)}))?.control`;
    await this.holds(`Boolean(${field})`);
    await this.page.evaluate(`${field}.focus()`);
    await this.page.keyboard.type(text);
  }

  async chooses(path: string): Promise<void> {
    await this.holds(`Boolean(document.querySelector('input[type=file]'))`);
    const input = await this.page.$('input[type=file]');
    await (input as unknown as { uploadFile(path: string): Promise<void> } | null)?.uploadFile(path);
  }
}
