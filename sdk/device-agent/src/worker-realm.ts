import type { RealmSignal, StorageModeSignal } from '@assay/contract';
import { attempt, unixTime } from './natives';
import { workerProgram } from './worker-program';

export interface WorkerAnswer {
  readonly realm: RealmSignal;
  readonly inspected: boolean | null;
  /** Comes later. */
  readonly file: Promise<StorageModeSignal['file']>;
}

/** Where a refusal is remembered: what was refused for another reason than the policy is not tried again soon. */
const REFUSED = 'assay_device_worker';
const ASK_AGAIN_MS = 30 * 24 * 3_600_000;

const wasRefused = (): boolean =>
  attempt(() => unixTime() - Number(localStorage.getItem(REFUSED)) < ASK_AGAIN_MS, false);

/** Asks a dedicated worker for its view; null where the browser allows none: who was refused waits for a month. */
export function askWorker(): Promise<WorkerAnswer | null> {
  return new Promise((resolve) => {
    if (wasRefused()) {
      resolve(null);
      return;
    }
    let address: string | undefined;
    let worker: Worker | undefined;
    const end = () => {
      attempt(() => worker?.terminate(), undefined);
      if (address) attempt(() => URL.revokeObjectURL(address as string), undefined);
    };
    const refused = () => {
      attempt(() => localStorage.setItem(REFUSED, String(unixTime())), undefined);
      end();
      resolve(null);
    };
    try {
      address = URL.createObjectURL(new Blob([workerProgram()], { type: 'text/javascript' }));
      worker = new Worker(address);
      const timed = new Promise<StorageModeSignal['file']>((done) => {
        (worker as Worker).onmessage = ({ data: { inspected, file, ...realm } }) => {
          if (file === undefined) return resolve({ realm, inspected, file: timed });
          end();
          done(file);
        };
      });
      worker.onerror = (event) => {
        event.preventDefault();
        refused();
      };
    } catch {
      refused();
    }
  });
}
