import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

export { findChromium } from '../panel/browser';

/**
 * Chromium with a camera.
 * @param camera a clip that the camera shows; `none` = the machine has no camera; `denied` = it may not be used
 */
export function launchWithCamera(
  executablePath: string,
  camera: string | 'none' | 'denied',
): Promise<Browser> {
  const fake =
    camera === 'none'
      ? []
      : camera === 'denied'
        ? ['--use-fake-device-for-media-stream', '--deny-permission-prompts']
        : [
            '--use-fake-device-for-media-stream',
            '--use-fake-ui-for-media-stream',
            `--use-file-for-fake-video-capture=${camera}`,
          ];
  return chromium.launch({
    executablePath,
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', ...fake],
  });
}

/** A phone, as far as the page can decide. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

interface WatchedPage {
  readonly page: Page;
  /** What must not happen: scripts that fail, the content policy broken, another origin asked. */
  readonly complaints: readonly string[];
}

/** Opens a page and writes down everything that it should not do. */
export async function watch(context: BrowserContext, origin: string): Promise<WatchedPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A refused or failed call is part of the play; the browser reports it as an error of its own.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:', 'ws:'].includes(url.protocol) && url.origin !== origin)
      complaints.push(`asked ${request.url()}`);
  });
  return { page, complaints };
}
