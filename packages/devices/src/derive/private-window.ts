import type { StorageModeSignal } from '@assay/contract';
import type { DeviceSession } from '../session/read-session';

/** Strict commits cost hardly more than relaxed ones in memory, clearly more on a disk; between the two nothing is concluded. */
const IN_MEMORY = 1.3;
const ON_DISK = 1.8;
const LEAST_PAIRS = 3;

function isPrivateChromium(mode: StorageModeSignal): boolean | null {
  const { commits, temporaryQuota, heapLimit } = mode;
  // Before storage quotas were levelled, a private window's followed the heap's limit.
  if (temporaryQuota !== null && heapLimit !== null && temporaryQuota < 2 * heapLimit) return true;
  if (!commits || commits.pairs < LEAST_PAIRS || commits.relaxed <= 0) return null;
  const ratio = commits.strict / commits.relaxed;
  if (ratio < IN_MEMORY) return true;
  return ratio > ON_DISK ? false : null;
}

/**
 * Whether the window is a private one, by what each engine gives away in its storage.
 * @returns null when the marks are missing or do not decide.
 */
export function isPrivateWindow(signals: DeviceSession['signals']): boolean | null {
  const mode = signals.storageMode;
  if (!mode) return null;
  switch (signals.engine?.kind) {
    case 'chromium':
      return isPrivateChromium(mode);
    case 'gecko':
    case 'webkit':
      if (mode.opfs === null) return null;
      if (mode.opfs === 'ok') return false;
      return /SecurityError|UnknownError|transient|private/i.test(mode.opfs) ? true : null;
    default:
      return null;
  }
}
