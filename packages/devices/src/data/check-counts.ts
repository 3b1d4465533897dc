import type { VerdictName } from './checks';

interface CheckCounts {
  /** Number of setups for which a verdict is true; a verdict that could not be counted is missing. */
  readonly of: { readonly [V in VerdictName]?: number };
  /** Visits of people. */
  readonly people: number;
  /**
   * Number of those setups in which a check matched (a fraction if not in each of its visits), and number of
   * visits of people in which it matched.
   */
  readonly fired: { readonly [check: string]: readonly [setUps: number, people: number] };
}

/**
 * Counted by `npm run bench -- verdicts`, which writes the lines below (BENCH_COUNTS): Chromium 156 and
 * Firefox ESR 153 on Debian 12 under X11, evaluated by a server in fraud requests with their streams. The
 * other half of the setups is held out.
 */
export const CHECK_COUNTS: CheckCounts = {
  of: { automation: 21, tampering: 11, remote_access: 7 },
  people: 52,
  fired: {
    'automation-global': [3, 0],
    'canvas-noise': [2, 0],
    engine: [1, 0],
    'engine-claimed': [1, 0],
    'header-language': [1, 0],
    'header-platform': [1, 0],
    'header-user-agent': [1, 0],
    'headless-browser': [4, 0],
    'headless-name': [4, 0],
    'headless-screen': [6, 0],
    'hints-blank': [4, 0],
    'input-origin': [18, 0],
    'inspected-window': [15, 0],
    'inspected-worker': [12, 0],
    languages: [1, 0],
    'moves-without-pointer': [7, 0],
    'native-replaced': [9, 0],
    'no-pointer': [8, 0],
    'odd-filling': [4, 0],
    'odd-keys': [14, 0],
    'odd-pointer': [9, 0],
    platform: [3, 0],
    'platform-claimed': [3, 0],
    'program-input': [1, 0],
    'realm-place': [5, 0],
    'realm-worker': [3, 0],
    screen: [1, 0],
    'stream-filling': [14, 0],
    'stream-program': [16, 0],
    'stream-program-likely': [2, 0],
    'stream-remote': [7, 0],
    'stream-typing': [15, 0],
    'time-zone': [1, 0],
    'user-agent-data': [1, 0],
    webdriver: [6, 0],
    'webdriver-hidden': [6, 0],
  },
};
