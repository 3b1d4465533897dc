import type { Signal } from '@assay/contract';
import { vi } from 'vitest';
import { type AnyCollector, begin, type Scene } from '../collector';
import { DEFAULT_OPTIONS } from '../options';

/** Sets globals as a page would have them, until the end of the test (vitest.setup.ts). */
export function pageWith(globals: { readonly [name: string]: unknown }): void {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

const throwIt = (): never => {
  throw new Error('broken');
};

/** An object that throws on every access. */
export const BROKEN = new Proxy(throwIt, {
  get: throwIt,
  has: throwIt,
  apply: throwIt,
  construct: throwIt,
  ownKeys: throwIt,
}) as never;

/** `navigator.userAgentData` of a Chromium on a desktop. */
export const DESKTOP_CHROMIUM = {
  mobile: false,
  platform: 'Linux',
  brands: [
    { brand: 'Chromium', version: '156' },
    { brand: 'Not=A?Brand', version: '24' },
  ],
};

/** Returns a rejected promise, like many browser APIs. */
export const refused = (): Promise<never> => Promise.reject(new Error('refused'));

/** Returns the signal of one collector, as a session contains it. */
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

/** Returns an element that can be added and removed, with the members that the test needs. */
export const elementWith = (members: object): HTMLElement =>
  Object.defineProperties(
    { style: {}, append: () => undefined, remove: () => undefined },
    Object.getOwnPropertyDescriptors(members),
  ) as unknown as HTMLElement;
