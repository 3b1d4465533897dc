/** Contradictions that the browser agent found. */

/**
 * Contradictions that the agent found. `on` names the evidence: a property, a realm's field, a global.
 *
 * - Automation: `webdriver` (true in this realm), `webdriver-hidden` (getter replaced, own property or
 *   missing), `webdriver-realm` (true in iframe or worker only), `inspected-window`, `inspected-worker`
 *   (medium: DevTools causes it too), `automation-global`, `headless-name` (HeadlessChrome in the names of
 *   any realm), `chrome-object` (Chromium without it), `notification-state` (two sources disagree),
 *   `window-frameless` (outer size zero, or no frame and no window position on a desktop's screen; medium).
 * - Tampering: `native-replaced` (a function, getter or object that only spoofing replaces is not native),
 *   `native-patched` (another one is not native, from a part of all natives that each visit selects at
 *   random: libraries do this too, so it is a hint), `instance-property` (a property of a prototype is on the
 *   object), `realm-iframe`, `realm-worker` (another value there), `engine` (the name claims another engine
 *   than wording and features), `user-agent-data` (name and client hints disagree), `platform` (name and
 *   `navigator.platform` disagree), `mobile-touch` (a phone's name without touch), `languages`, `time-zone`
 *   (Date and Intl disagree), `screen` (media queries disagree with `screen` or the pixel ratio),
 *   `canvas-noise`, `audio-noise`, `font-noise`, `webgl-noise` (browsers with fingerprinting protection cause
 *   them too).
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
