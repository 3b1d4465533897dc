import type { StorageModeSignal } from '@assay/contract';
import type { DeviceSession } from '../session/read-session';

/**
 * Shares of a message time that separate ordinary and private windows. A file of an ordinary window belongs
 * to the worker: reading its size and writing are system calls. A file of a private window is held by the
 * browser's main process, so each operation is a message round trip. Both are compared with such a message on
 * the same machine at the same time. Measured in Chromium 156 (windows and headless, idle and with two busy
 * processes per core), as shares of a message: size 0.0 and write 0.01 to 0.03 in ordinary windows, size 0.43
 * to 0.92 and write 1.9 to 3.5 in private ones. Values in between give no result.
 */
const OWN_FILE = { size: 0.08, write: 0.3 };
const FAR_FILE = { size: 0.25, write: 0.8 };

function isPrivateChromium({ file, temporaryQuota, heapLimit }: StorageModeSignal): boolean | null {
  // Before storage quotas were unified, a private window's quota depended on the heap limit.
  if (temporaryQuota !== null && heapLimit !== null && temporaryQuota < 2 * heapLimit) return true;
  if (!file || file.message <= 0) return null;
  const size = file.size / file.message;
  const write = file.write / file.message;
  if (size <= OWN_FILE.size && write <= OWN_FILE.write) return false;
  return size >= FAR_FILE.size && write >= FAR_FILE.write ? true : null;
}

/**
 * Firefox gives private windows no file storage. It also gives none to users who block cookies, but then
 * local storage is missing too.
 */
function isPrivateGecko({ opfs, localStorage }: StorageModeSignal): boolean | null {
  if (opfs === 'ok') return false;
  return opfs?.startsWith('SecurityError') && localStorage ? true : null;
}

/**
 * Detects a private window by engine-specific differences in storage.
 * @returns null if the signals are missing or ambiguous, and for engines that were not measured
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
