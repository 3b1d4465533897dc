import type { RealmSignal } from '@assay/contract';
import { attempt } from './natives';
import { workerProgram } from './worker-program';

export interface WorkerAnswer {
  readonly realm: RealmSignal;
  readonly inspected: boolean | null;
}

/** Asks a dedicated worker for its view; null where the page or its content policy allows none. */
export function askWorker(): Promise<WorkerAnswer | null> {
  return new Promise((resolve) => {
    let address: string | undefined;
    let worker: Worker | undefined;
    const end = (answer: WorkerAnswer | null) => {
      attempt(() => worker?.terminate(), undefined);
      if (address) attempt(() => URL.revokeObjectURL(address as string), undefined);
      resolve(answer);
    };
    try {
      address = URL.createObjectURL(new Blob([`(${workerProgram})()`], { type: 'text/javascript' }));
      worker = new Worker(address);
      worker.onmessage = ({ data: { inspected, ...realm } }) => end({ realm, inspected });
      worker.onerror = (event) => {
        event.preventDefault();
        end(null);
      };
    } catch {
      end(null);
    }
  });
}
