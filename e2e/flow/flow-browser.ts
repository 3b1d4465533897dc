import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

export { findChromium } from '../panel/browser';

/**
 * Starts Chromium with a camera.
 * @param camera a clip that the camera shows; `none` = the machine has no camera; `denied` = camera access is
 *   denied
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

/** A phone, according to the page's criteria. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

interface WatchedPage {
  readonly page: Page;
  /** Violations: failing scripts, content policy violations, requests to another origin. */
  readonly complaints: readonly string[];
}

/** Opens a page and records all its violations. */
export async function watch(context: BrowserContext, origin: string): Promise<WatchedPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Refused or failing requests are expected; the browser reports them as separate errors.
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
