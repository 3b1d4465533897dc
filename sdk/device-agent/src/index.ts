import { Agent } from './agent';
import type { GivenOptions } from './options';

export type { GivenOptions, ThrowReason } from './options';
export { VERSION as version } from './version';

/**
 * Key under which the page stores the agent, so that a script that loads twice, or is also imported, finds it
 * again.
 */
const KEY = Symbol.for('assay.device-agent.1');

function onePerPage(): Agent {
  const page = globalThis as { [KEY]?: Agent };
  if (!page[KEY]) Object.defineProperty(page, KEY, { value: new Agent() });
  return page[KEY] as Agent;
}

const agent = onePerPage();

/**
 * Call this when the page has loaded: it collects slow signals early and starts to observe behavior.
 * Optional.
 */
export function init(options?: GivenOptions): void {
  agent.init(options);
}

/**
 * Returns the session to send as `session` in the fraud request: base64 text, or `''` if none could be
 * created.
 * @throws Error with a reason of `throwOn` as its message, and no other error
 */
export function getSession(config?: GivenOptions): Promise<string> {
  return agent.session(config);
}

export const service = { init, getSession };
