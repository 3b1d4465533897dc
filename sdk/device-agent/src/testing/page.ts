import type { Signal } from '@assay/contract';
import { vi } from 'vitest';
import { type AnyCollector, begin, type Scene } from '../collector';
import { DEFAULT_OPTIONS } from '../options';

/** Gives the test globals as a page would have them, until its end (vitest.setup.ts). */
export function pageWith(globals: { readonly [name: string]: unknown }): void {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

const throwIt = (): never => {
  throw new Error('broken');
};

/** What throws whatever is done with it. */
export const BROKEN = new Proxy(throwIt, {
  get: throwIt,
  has: throwIt,
  apply: throwIt,
  construct: throwIt,
  ownKeys: throwIt,
}) as never;

/** The names of a Chromium on a desktop, as `navigator.userAgentData` has them. */
export const DESKTOP_CHROMIUM = {
  mobile: false,
  platform: 'Linux',
  brands: [
    { brand: 'Chromium', version: '156' },
    { brand: 'Not=A?Brand', version: '24' },
  ],
};

/** A promise of what is wrong, as many browser APIs answer. */
export const refused = (): Promise<never> => Promise.reject(new Error('refused'));

/** The signal of one collector, as a session would carry it. */
export async function signalFrom(
  collector: AnyCollector,
  scene: Partial<Scene> = {},
): Promise<Signal<unknown>> {
  const whole: Scene = {
    options: DEFAULT_OPTIONS,
    frame: () => Promise.resolve(null),
    worker: () => Promise.resolve(null),
    config: Promise.resolve(null),
    ...scene,
  };
  return (await begin(collector, whole).work).signal;
}

/** An element of a page that can be added and removed, with what the test needs of it. */
export const elementWith = (members: object): HTMLElement =>
  Object.defineProperties(
    { style: {}, append: () => undefined, remove: () => undefined },
    Object.getOwnPropertyDescriptors(members),
  ) as unknown as HTMLElement;
