import type { DeviceDetails } from '@assay/contract';
import { isDecided } from '@assay/devices';
import type { CheckProvider } from './provider';

/** Tells what a text of the device agent shows of the browser that sent it, or why it cannot be read. */
export interface DeviceReader {
  read(
    session: string,
    now: number,
  ): Promise<{ readonly details: DeviceDetails } | { readonly reason: string }>;
}

/** What the page's browser is that a camera of a person's is seldom in: a program in its place is easiest fed there. */
function tracesOf({ verdicts }: DeviceDetails): readonly string[] {
  const { automation, tampering, remote_access, virtual_machine } = verdicts;
  return [
    ...(isDecided(automation) ? ['AUTOMATION'] : []),
    ...(isDecided(tampering) ? ['TAMPERING'] : []),
    ...(isDecided(remote_access) ? ['REMOTE_ACCESS'] : []),
    ...(isDecided(virtual_machine) ? ['VIRTUAL_MACHINE'] : []),
  ];
}

/**
 * Whether the camera may be a program, by what the device session of the page shows: a person looks, and nobody is declined. Without a
 * trace nothing is proven: a picture can be put into the camera of a browser that is like any other.
 */
export const captureDevice = (devices: DeviceReader): CheckProvider => ({
  name: 'capture-device',
  version: '1',
  capabilities: () => [
    { check: 'DOCUMENT', subCheck: 'iadCheckResult', strength: 'heuristic' },
    { check: 'SELFIE', subCheck: 'iadCheckResult', strength: 'heuristic' },
  ],
  async evaluate({ deviceSession, now }) {
    const answer = (result: 'REVIEW' | 'NOT_PERFORMED', reasons: readonly string[]) => ({
      findings: [{ subCheck: 'iadCheckResult', result, reasons }],
    });
    if (deviceSession === null) return answer('NOT_PERFORMED', ['NO_DEVICE_SESSION']);
    const read = await devices.read(deviceSession, now);
    if ('reason' in read) return answer('NOT_PERFORMED', ['DEVICE_SESSION_UNREADABLE']);
    const traces = tracesOf(read.details);
    return traces.length > 0 ? answer('REVIEW', traces) : answer('NOT_PERFORMED', ['NO_TRACE']);
  },
});
