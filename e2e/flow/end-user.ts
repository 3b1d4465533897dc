import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { findChromium, launchWithCamera, PHONE, watch } from './flow-browser';
import type { FlowServer } from './flow-server';

/** A person with a browser on the page, and the page's violations. */
export interface EndUser {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
  press(name: string): Promise<void>;
  /** Waits for the screen with this heading. */
  sees(heading: string): Promise<void>;
  /** Waits for a hint of the camera guide. */
  seesText(hint: string): Promise<void>;
  /** Chooses a file in the file input. */
  chooses(file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): Promise<void>;
}

/** Timeout for a screen that needs the camera first, on a busy machine, in milliseconds. */
const PATIENCE_MS = 60_000;
const SHOTS = process.env.ASSAY_FLOW_SHOTS;

export async function shot({ page }: Pick<EndUser, 'page'>, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

function endUser(context: BrowserContext, page: Page, complaints: readonly string[]): EndUser {
  return {
    page,
    context,
    complaints,
    press: (name) => page.getByRole('button', { name, exact: true }).click(),
    sees: (name) => page.getByRole('heading', { name, exact: true }).waitFor({ timeout: PATIENCE_MS }),
    seesText: (hint) => page.locator('output.hint', { hasText: hint }).waitFor({ timeout: PATIENCE_MS }),
    chooses: (file) => page.locator('input[type=file]').first().setInputFiles(file),
  };
}

/** Browsers of a test file, one per camera; each test closes the contexts that it opened. */
export class Browsers {
  private readonly byCamera = new Map<string, Promise<Browser>>();
  private readonly open: BrowserContext[] = [];

  constructor(private readonly flow: () => FlowServer) {}

  /**
   * Opens a new profile in a browser with a camera. @param camera path of a clip @param link null = nothing
   * is opened yet
   */
  async visit(
    camera: string | 'none' | 'denied',
    link: string | null,
    options: BrowserContextOptions = PHONE,
  ): Promise<EndUser> {
    const launched = this.byCamera.get(camera) ?? launchWithCamera(findChromium() ?? '', camera);
    this.byCamera.set(camera, launched);
    const context = await (await launched).newContext(options);
    this.open.push(context);
    return this.enter(context, link);
  }

  /** Opens another page of a browser. */
  async enter(context: BrowserContext, link: string | null): Promise<EndUser> {
    const { page, complaints } = await watch(context, this.flow().origin);
    if (link !== null) await page.goto(link);
    return endUser(context, page, complaints);
  }

  async leave(): Promise<void> {
    await Promise.all(this.open.splice(0).map((context) => context.close()));
  }

  async close(): Promise<void> {
    await Promise.all([...this.byCamera.values()].map(async (browser) => (await browser).close()));
  }
}
