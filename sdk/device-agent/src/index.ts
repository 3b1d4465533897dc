import { Agent } from './agent';
import type { GivenOptions } from './options';

export type { GivenOptions, ThrowReason } from './options';
export { VERSION as version } from './version';

/** Under which the page keeps the agent: a script that is loaded twice, or also imported, finds it again. */
const KEY = Symbol.for('assay.device-agent.1');

function onePerPage(): Agent {
  const page = globalThis as { [KEY]?: Agent };
  if (!page[KEY]) Object.defineProperty(page, KEY, { value: new Agent() });
  return page[KEY] as Agent;
}

const agent = onePerPage();

/**
 * Call it when the page is loaded: slow signals are collected ahead, and behaviour is watched from here on. Optional.
 */
export function init(options?: GivenOptions): void {
  agent.init(options);
}

/**
 * The session to send as `session` in the fraud call: base64 text, or `''` when there can be none.
 * @throws Error with a reason of `throwOn` as its message; otherwise never
 */
export function getSession(config?: GivenOptions): Promise<string> {
  return agent.session(config);
}

export const service = { init, getSession };
