import type { DeviceSession } from '../session/read-session';

/**
 * Whether the window is a private one, by what each engine gives away in its storage.
 * Chromium keeps a private window's storage in memory, so its quota follows the heap's limit instead of the disk's
 * size; Gecko and WebKit refuse the private file system.
 * @returns null when the marks are missing or do not decide.
 */
export function isPrivateWindow(signals: DeviceSession['signals']): boolean | null {
  const mode = signals.storageMode;
  if (!mode) return null;
  switch (signals.engine?.kind) {
    case 'chromium': {
      const quota = mode.temporaryQuota ?? mode.quota;
      if (quota === null || mode.heapLimit === null) return null;
      return quota < 2 * mode.heapLimit;
    }
    case 'gecko':
    case 'webkit':
      if (mode.opfs === null) return null;
      if (mode.opfs === 'ok') return false;
      return /SecurityError|UnknownError|transient|private/i.test(mode.opfs) ? true : null;
    default:
      return null;
  }
}
