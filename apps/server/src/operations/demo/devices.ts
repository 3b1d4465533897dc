import { digest, SAMPLE_SIGNALS, sampleSession } from '@assay/devices';

const SCREENS = [
  [1920, 1080],
  [1536, 864],
  [2560, 1440],
  [1366, 768],
  [1440, 900],
] as const;
const CORES = [8, 4, 12, 16, 6] as const;
const GRAPHICS = [
  'geometry',
  'geometry of a desktop',
  'geometry of an old laptop',
  'geometry of a workstation',
] as const;

/** Returns stable browser signals for a device number, different for each number. */
function signalsOf(device: number) {
  const [width, height] = SCREENS[device % SCREENS.length]!;
  const hardwareConcurrency = CORES[device % CORES.length]!;
  const realm = (name: 'iframe' | 'worker') => ({ ...SAMPLE_SIGNALS[name], hardwareConcurrency });
  return {
    hardware: { ...SAMPLE_SIGNALS.hardware, hardwareConcurrency },
    iframe: realm('iframe'),
    worker: realm('worker'),
    screen: {
      ...SAMPLE_SIGNALS.screen,
      width,
      height,
      availableWidth: width,
      availableHeight: height - 40,
      innerWidth: width - 17,
      innerHeight: height - 143,
      outerWidth: width,
      outerHeight: height - 40,
      documentWidth: width - 17,
    },
    canvas: {
      ...SAMPLE_SIGNALS.canvas,
      geometry: digest(`${GRAPHICS[device % GRAPHICS.length]} ${device % 11}`),
    },
    store: { ...SAMPLE_SIGNALS.store, id: digest(`browser ${device}`) },
  };
}

/** User-Agent of every fictional computer. */
export const USER_AGENT = SAMPLE_SIGNALS.userAgent.userAgent;

interface Visit {
  readonly device: number;
  readonly id: string;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly ticket: string;
}

/** Returns the session that the browser agent would collect on a fictional computer. */
export const visitOf = ({ device, id, at, ticket }: Visit) => {
  const signals = signalsOf(device);
  return sampleSession({ id, at, ticket, signals });
};
