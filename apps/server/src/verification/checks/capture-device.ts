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

/** What a device session shows, and what is said where that is nothing. */
async function tracesOfSession(
  devices: DeviceReader,
  session: string | null,
  now: number,
): Promise<{ readonly traces: readonly string[]; readonly why: string }> {
  if (session === null) return { traces: [], why: 'NO_DEVICE_SESSION' };
  const read = await devices.read(session, now);
  if ('reason' in read) return { traces: [], why: 'DEVICE_SESSION_UNREADABLE' };
  return { traces: tracesOf(read.details), why: 'NO_TRACE' };
}

/**
 * Whether the camera may be a program, by what the page says of its name and what its device session shows: a person looks, and nobody is
 * declined. Somebody who hides a program has the page say nothing, so that the page's word counts against a capture and never for it; a
 * phone's camera that is passed on is told, and is no reason to look. Without a trace nothing is proven: a picture can be put into the
 * camera of a browser that is like any other.
 */
export const captureDevice = (devices: DeviceReader): CheckProvider => ({
  name: 'capture-device',
  version: '2',
  capabilities: () => [
    { check: 'DOCUMENT', subCheck: 'iadCheckResult', strength: 'heuristic' },
    { check: 'SELFIE', subCheck: 'iadCheckResult', strength: 'heuristic' },
  ],
  async evaluate({ media, deviceSession, now }) {
    const cameras = media.map(({ camera }) => camera);
    const session = await tracesOfSession(devices, deviceSession, now);
    const traces = [...(cameras.includes('PROGRAM') ? ['CAMERA_IS_A_PROGRAM'] : []), ...session.traces];
    const phone = cameras.includes('PHONE') ? ['PHONE_AS_CAMERA'] : [];
    const answer =
      traces.length > 0
        ? ({ result: 'REVIEW', reasons: [...traces, ...phone] } as const)
        : ({ result: 'NOT_PERFORMED', reasons: [...phone, session.why] } as const);
    return { findings: [{ subCheck: 'iadCheckResult', ...answer }] };
  },
});
