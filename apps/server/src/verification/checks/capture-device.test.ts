import type { CameraKind, DeviceDetails } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { captureDevice } from '../open-verification';
import type { CheckContext } from './provider';

const NOW = Date.UTC(2026, 0, 15);
const quiet = { probability: 0.01, reasons: [] };
const sure = { probability: 0.999, reasons: [] };

/** Returns the injection check result for a page with this device session. */
async function iadOf(
  verdicts: Partial<DeviceDetails['verdicts']> | null,
  deviceSession: string | null = 'text',
  cameras: readonly CameraKind[] = [],
) {
  const all = {
    automation: quiet,
    tampering: quiet,
    remote_access: quiet,
    virtual_machine: quiet,
    ...verdicts,
  };
  const provider = captureDevice({
    async read(session, now) {
      expect([session, now]).toEqual(['text', NOW]);
      return verdicts ? { details: { verdicts: all } as DeviceDetails } : { reason: 'DAMAGED' };
    },
  });
  const { findings } = await provider.evaluate({
    deviceSession,
    now: NOW,
    media: [{ slot: 'documentFront' }, ...cameras.map((camera) => ({ slot: 'documentFrames', camera }))],
  } as unknown as CheckContext);
  return findings;
}

describe('camera injection check', () => {
  it.each([
    ['automation', 'AUTOMATION'],
    ['tampering', 'TAMPERING'],
    ['remote_access', 'REMOTE_ACCESS'],
    ['virtual_machine', 'VIRTUAL_MACHINE'],
  ])('goes to review when the device session shows %s', async (verdict, reason) => {
    expect(await iadOf({ [verdict]: sure })).toEqual([
      { subCheck: 'iadCheckResult', result: 'REVIEW', reasons: [reason] },
    ]);
  });

  it('goes to review when the page reports a virtual camera, with or without a device session', async () => {
    const answers = [
      await iadOf({}, 'text', ['PROGRAM']),
      await iadOf({}, null, ['PROGRAM', 'PROGRAM']),
      await iadOf({ automation: sure }, 'text', ['PROGRAM', 'PHONE']),
    ];
    expect(answers.map(([finding]) => [finding?.result, finding?.reasons])).toEqual([
      ['REVIEW', ['CAMERA_IS_A_PROGRAM']],
      ['REVIEW', ['CAMERA_IS_A_PROGRAM']],
      ['REVIEW', ['CAMERA_IS_A_PROGRAM', 'AUTOMATION', 'PHONE_AS_CAMERA']],
    ]);
  });

  it('reports a phone used as a camera without requiring review', async () => {
    expect(await iadOf({}, 'text', ['PHONE'])).toEqual([
      { subCheck: 'iadCheckResult', result: 'NOT_PERFORMED', reasons: ['PHONE_AS_CAMERA', 'NO_TRACE'] },
    ]);
  });

  it('never passes: without a trace, a session, or a readable session', async () => {
    const answers = [await iadOf({}), await iadOf({}, null), await iadOf(null)];
    expect(answers.map(([finding]) => [finding?.result, finding?.reasons?.[0]])).toEqual([
      ['NOT_PERFORMED', 'NO_TRACE'],
      ['NOT_PERFORMED', 'NO_DEVICE_SESSION'],
      ['NOT_PERFORMED', 'DEVICE_SESSION_UNREADABLE'],
    ]);
  });
});
