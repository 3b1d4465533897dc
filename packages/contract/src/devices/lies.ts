/** What the browser agent found to contradict itself. */

/**
 * Contradictions that the agent found. `on` names the evidence: a property, a realm's field, a global.
 *
 * - Automation: `webdriver` (true in this realm), `webdriver-hidden` (getter replaced, own property or gone),
 *   `webdriver-realm` (true in iframe or worker only), `inspected-window`, `inspected-worker` (medium: DevTools does it
 *   too), `automation-global`, `headless-name` (HeadlessChrome in any realm's names), `chrome-object` (Chromium without
 *   it), `notification-state` (two routes disagree), `window-frameless` (outer size zero, or no frame and no own place on
 *   a desktop's screen; medium).
 * - Tampering: `native-replaced` (a function, getter or object
 *   that only disguise replaces is not the browser's own), `native-patched` (another one, out of a part of all natives that each
 *   visit draws anew: libraries do this too; a hint), `instance-property` (a property that
 *   belongs to a prototype stands on the object), `realm-iframe`, `realm-worker` (another value there), `engine` (the
 *   name claims another engine than wording and features), `user-agent-data` (name and client hints disagree),
 *   `platform` (name and `navigator.platform` disagree), `mobile-touch` (a phone's name without touch), `languages`,
 *   `time-zone` (Date and Intl disagree), `screen` (media queries disagree with `screen` or the pixel ratio),
 *   `canvas-noise`, `audio-noise`, `font-noise`, `webgl-noise` (browsers with protection do this too).
 */
export type LieId =
  | 'webdriver'
  | 'webdriver-hidden'
  | 'webdriver-realm'
  | 'inspected-window'
  | 'inspected-worker'
  | 'automation-global'
  | 'headless-name'
  | 'chrome-object'
  | 'notification-state'
  | 'window-frameless'
  | 'native-replaced'
  | 'native-patched'
  | 'instance-property'
  | 'realm-iframe'
  | 'realm-worker'
  | 'engine'
  | 'user-agent-data'
  | 'platform'
  | 'mobile-touch'
  | 'languages'
  | 'time-zone'
  | 'screen'
  | 'canvas-noise'
  | 'audio-noise'
  | 'font-noise'
  | 'webgl-noise';

export interface Lie {
  readonly id: LieId;
  readonly on: string;
}
