import type { RealmSignal, StorageModeSignal } from '@assay/contract';
import { attempt, unixTime } from './natives';
import { workerProgram } from './worker-program';

export interface WorkerAnswer {
  readonly realm: RealmSignal;
  readonly inspected: boolean | null;
  /** Arrives later than the other members. */
  readonly file: Promise<StorageModeSignal['file']>;
}

/** Storage key for a refusal. A refusal for another reason than the policy isn't retried soon. */
const REFUSED = 'assay_device_worker';
const ASK_AGAIN_MS = 30 * 24 * 3_600_000;

const wasRefused = (): boolean =>
  attempt(() => unixTime() - Number(localStorage.getItem(REFUSED)) < ASK_AGAIN_MS, false);

/**
 * Asks a dedicated worker for its view; null if the browser doesn't allow one. After a refusal, the next
 * attempt waits 30 days.
 */
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
