import type { StorageModeSignal } from '@assay/contract';
import type { DeviceSession } from '../session/read-session';

/**
 * A file of an ordinary window belongs to the worker: its size and a write are calls of the system. One of a private
 * window is kept by the browser's main process: each is a message there and back. Both are held against such a message
 * on the same machine at the same time. Measured in Chromium 156 (windows and headless, idle and with two hogs a core), as
 * shares of a message: size 0.0 and write 0.01 to 0.03 in ordinary windows, size 0.43 to 0.92 and write 1.9 to 3.5 in private
 * ones. Between the two nothing is reported.
 */
const OWN_FILE = { size: 0.08, write: 0.3 };
const FAR_FILE = { size: 0.25, write: 0.8 };

function isPrivateChromium({ file, temporaryQuota, heapLimit }: StorageModeSignal): boolean | null {
  // Before storage quotas were levelled, a private window's followed the heap's limit.
  if (temporaryQuota !== null && heapLimit !== null && temporaryQuota < 2 * heapLimit) return true;
  if (!file || file.message <= 0) return null;
  const size = file.size / file.message;
  const write = file.write / file.message;
  if (size <= OWN_FILE.size && write <= OWN_FILE.write) return false;
  return size >= FAR_FILE.size && write >= FAR_FILE.write ? true : null;
}

/**
 * Firefox gives private windows no files of their own. It gives them to nobody whose cookies are blocked either, but then
 * there is no local storage.
 */
function isPrivateGecko({ opfs, localStorage }: StorageModeSignal): boolean | null {
  if (opfs === 'ok') return false;
  return opfs?.startsWith('SecurityError') && localStorage ? true : null;
}

/**
 * Whether the window is a private one, by what each engine gives away in its storage.
 * @returns null when the marks are missing or do not decide, and for engines that were not measured
 */
export function isPrivateWindow(signals: DeviceSession['signals']): boolean | null {
  const mode = signals.storageMode;
  if (!mode) return null;
  switch (signals.engine?.kind) {
    case 'chromium':
      return isPrivateChromium(mode);
    case 'gecko':
      return isPrivateGecko(mode);
    default:
      return null;
  }
}
