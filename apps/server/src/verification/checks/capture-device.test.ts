import type { CameraKind, DeviceDetails } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { captureDevice } from '../open-verification';
import type { CheckContext } from './provider';

const NOW = Date.UTC(2026, 0, 15);
const quiet = { probability: 0.01, reasons: [] };
const sure = { probability: 0.999, reasons: [] };

/** What is said of a page whose device session shows this. */
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

describe('the camera of a page', () => {
  it.each([
    ['automation', 'AUTOMATION'],
    ['tampering', 'TAMPERING'],
    ['remote_access', 'REMOTE_ACCESS'],
    ['virtual_machine', 'VIRTUAL_MACHINE'],
  ])('is looked at by a person where its device session shows %s', async (verdict, reason) => {
    expect(await iadOf({ [verdict]: sure })).toEqual([
      { subCheck: 'iadCheckResult', result: 'REVIEW', reasons: [reason] },
    ]);
  });

  it('is looked at where the page knows it as a program, with a device session and without', async () => {
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

  it('that passes a phone on is told, and nobody has to look', async () => {
    expect(await iadOf({}, 'text', ['PHONE'])).toEqual([
      { subCheck: 'iadCheckResult', result: 'NOT_PERFORMED', reasons: ['PHONE_AS_CAMERA', 'NO_TRACE'] },
    ]);
  });

  it('is never said to be none: without a trace, a session or one that can be read', async () => {
    const answers = [await iadOf({}), await iadOf({}, null), await iadOf(null)];
    expect(answers.map(([finding]) => [finding?.result, finding?.reasons?.[0]])).toEqual([
      ['NOT_PERFORMED', 'NO_TRACE'],
      ['NOT_PERFORMED', 'NO_DEVICE_SESSION'],
      ['NOT_PERFORMED', 'DEVICE_SESSION_UNREADABLE'],
    ]);
  });
});
