import type {
  BehaviourSummary,
  CollectedSignals,
  DeviceSessionPlain,
  GeolocationSignal,
  SignalName,
} from '@assay/contract';
import { watchBehaviour } from './behaviour/watch';
import { type AnyCollector, begin, type Collected, type Running, type Scene, signalOf } from './collector';
import { seal } from './envelope';
import { findLies } from './lies';
import { attempt, breathe, now, unixTime, within } from './natives';
import {
  type AddressOptions,
  type AgentOptions,
  DEFAULT_OPTIONS,
  type ThrowReason,
  withGiven,
} from './options';
import { uuid7 } from './random';
import { endpointOf, type ServerConfig, serverConfig } from './server';
import { COLLECTORS } from './signals';
import { VERSION } from './version';
import { mayStartWorker } from './worker-policy';
import { askWorker, type WorkerAnswer } from './worker-realm';

/** Time after which the ticket is fetched again, in milliseconds; it proves a recent visit. */
const TICKET_MS = 10 * 60_000;
/** Maximum wait for the worker's response, in milliseconds, before the collectors start that run after it. */
const WORKER_MS = 600;
/**
 * Maximum time for encryption, in milliseconds. It takes about 1 ms; a page that broke it must not delay the
 * session.
 */
const SEAL_MS = 3000;

type Realm = Window & typeof globalThis;

interface Frame {
  readonly window: Realm | null;
  close(): void;
}

/** Opens a hidden, empty frame for one collection. Opening takes long enough to need its own time slice. */
async function openFrame(): Promise<Frame> {
  await breathe(true);
  const frame = attempt(() => {
    const element = document.createElement('iframe');
    element.style.display = 'none';
    element.setAttribute('aria-hidden', 'true');
    (document.body ?? document.documentElement).append(element);
    return element;
  }, null);
  await breathe(true);
  return {
    window: attempt(() => frame?.contentWindow as Realm | null, null) ?? null,
    close: () => attempt(() => frame?.remove(), undefined),
  };
}

async function closeFrame(frame: Promise<Frame> | undefined): Promise<void> {
  (await frame)?.close();
}

function addressWithin(address: string, { maxLength, searchParams }: AddressOptions): string {
  const end = searchParams ? /#.*$/ : /[?#].*$/;
  return address.replace(end, '').slice(0, maxLength);
}

const THROWN: { readonly [Status in GeolocationSignal['status']]?: ThrowReason } = {
  DENIED: 'geolocationPermissionDenied',
  TIMEOUT: 'geolocationTimeout',
  UNAVAILABLE: 'geolocationPositionUnavailable',
};

/** The agent of one page: the running collectors and the observed behavior. */
export class Agent {
  #options: AgentOptions = DEFAULT_OPTIONS;
  #behaviour: (() => BehaviourSummary) | null = null;
  #initialised = false;
  readonly #lasting = new Map<SignalName, Running>();
  #worker: Promise<WorkerAnswer | null> | null = null;
  #config: { readonly at: number; readonly answer: Promise<ServerConfig | null> } | null = null;

  /** Starts to collect and to observe behavior. Returns immediately. */
  init(given: unknown): void {
    this.#options = withGiven(DEFAULT_OPTIONS, given);
    if (!this.#initialised) {
      this.#initialised = true;
      this.#behaviour = attempt(() => watchBehaviour(this.#options.behavioralDataCollection), null);
    }
    void this.#collectAll(this.#options, null).catch(() => undefined);
  }

  /**
   * Returns the encrypted session; empty if it could not be encrypted (no secure context, or the server was
   * never reached).
   * @throws Error with a reason of `throwOn`, only if the options ask for it
   */
  async session(given: unknown): Promise<string> {
    const options = withGiven(this.#options, given);
    let refusal: ThrowReason | undefined;
    let text = '';
    try {
      const start = now();
      const visit = uuid7(unixTime());
      const { signals, lies, times } = await this.#collectAll(options, visit);
      const place = signals.geolocation;
      if (place && 'v' in place) refusal = THROWN[place.v.status];
      if (place && 'e' in place && place.e === 'timeout') refusal = 'geolocationTimeout';
      const config = await this.#askServer(options);
      if (config) {
        const plain: DeviceSessionPlain = {
          v: 1,
          sid: visit,
          iat: unixTime(),
          sdk: VERSION,
          origin: attempt(() => location.origin, 'null'),
          url: attempt(() => addressWithin(location.href, options.windowLocation), ''),
          referrer: attempt(() => addressWithin(document.referrer, options.referrer), ''),
          ...(options.consentId !== null && { consentId: options.consentId }),
          ...(config.ticket !== undefined && { ticket: config.ticket }),
          a: signals,
          l: lies,
          b: attempt(() => this.#behaviour?.() ?? null, null),
          t: { ...times, total: Math.round(now() - start) },
        };
        text = await within(seal(JSON.stringify(plain), config.key), SEAL_MS, '');
      }
    } catch (error) {
      if (!options.silentMode)
        attempt(() => console.warn('Assay could not create a session:', error), undefined);
    }
    if (refusal && options.throwOn.includes(refusal)) throw new Error(refusal);
    return text;
  }

  /** Starts a worker if its start can't cause a policy report. */
  async #startWorker(options: AgentOptions): Promise<WorkerAnswer | null> {
    const { disableWorkerSources: isForbidden } = options;
    if (isForbidden) return null;
    return isForbidden === false || (await mayStartWorker(endpointOf(options)).catch(() => false))
      ? askWorker()
      : null;
  }

  #askServer(options: AgentOptions): Promise<ServerConfig | null> {
    const at = unixTime();
    if (!this.#config || at - this.#config.at > TICKET_MS) {
      this.#config = { at, answer: serverConfig(options) };
      // If no response arrived, the next session requests it again.
      void this.#config.answer.then((answer) => {
        if (!answer?.ticket) this.#config = null;
      });
    }
    return this.#config.answer;
  }

  /**
   * Starts collectors that haven't started, reads changing signals again, and waits for all of them.
   * @param visit ID of the session; null before a session exists, in which case changing signals are not read
   *   yet
   */
  async #collectAll(options: AgentOptions, visit: string | null) {
    let frame: Promise<Frame> | undefined;
    let workerHadTime = false;
    const scene: Scene = {
      options,
      frame: async () => {
        frame ??= openFrame();
        return (await frame).window;
      },
      worker: () => {
        this.#worker ??= this.#startWorker(options);
        return this.#worker;
      },
      config: this.#askServer(options),
    };
    try {
      const running: (readonly [AnyCollector, Running])[] = [];
      for (const collector of COLLECTORS) {
        if (collector.fresh && visit === null) continue;
        const begun = collector.fresh ? undefined : this.#lasting.get(collector.name);
        if (collector.afterWorker && !begun && !workerHadTime) {
          await within(scene.worker(), WORKER_MS, null);
          workerHadTime = true;
        }
        const work = begun ?? begin(collector, scene);
        if (!collector.fresh) this.#lasting.set(collector.name, work);
        running.push([collector, work]);
        await breathe();
      }
      const signals: Record<string, Collected['signal']> = {};
      const times: Record<string, number> = {};
      for (const [collector, work] of running) {
        const { signal, took } = await signalOf(collector, work, options);
        signals[collector.name] = signal;
        times[collector.name] = Math.round(took);
      }
      const collected = signals as unknown as CollectedSignals;
      return {
        signals: collected,
        lies: visit === null ? [] : await findLies(collected, scene, visit),
        times,
      };
    } finally {
      void closeFrame(frame);
    }
  }
}
