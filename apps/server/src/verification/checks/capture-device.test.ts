import type { DeviceDetails } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { captureDevice } from './capture-device';
import type { CheckContext } from './provider';

const NOW = Date.UTC(2026, 0, 15);
const quiet = { probability: 0.01, reasons: [] };
const sure = { probability: 0.999, reasons: [] };

/** What is said of a page whose device session shows this. */
async function iadOf(
  verdicts: Partial<DeviceDetails['verdicts']> | null,
  deviceSession: string | null = 'text',
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
  const { findings } = await provider.evaluate({ deviceSession, now: NOW } as CheckContext);
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

  it('is never said to be none: without a trace, a session or one that can be read', async () => {
    const answers = [await iadOf({}), await iadOf({}, null), await iadOf(null)];
    expect(answers.map(([finding]) => [finding?.result, finding?.reasons?.[0]])).toEqual([
      ['NOT_PERFORMED', 'NO_TRACE'],
      ['NOT_PERFORMED', 'NO_DEVICE_SESSION'],
      ['NOT_PERFORMED', 'DEVICE_SESSION_UNREADABLE'],
    ]);
  });
});
