import { createHash, generateKeyPairSync, sign, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { provenLists, readRevocationList } from '../../../../../packages/vision/src/chip/revocation-list';
import {
  der,
  makeIssuer,
  makeRevocationList,
  makeSecurityObject,
  makeZoneGroup,
} from '../../../../../packages/vision/src/chip/testing/make-chip';
import { generateMrz, TRAVELLER } from '../../../../../packages/vision/src/testing/index';
import { chipChallenge, NoChipFiles, readChipFiles } from '../media/chip-files';
import { inspectMedia } from '../media/inspect-media';
import { runChip } from './chip-engine';
import type { EngineJob } from './engine-job';

const COUNTRY = makeIssuer('p256', 'Country Signer', null);
const SIGNER = makeIssuer('p256', 'Document Signer', COUNTRY);
const LINES = generateMrz(TRAVELLER);
const EXECUTION = '5d0c2a3e-8f1b-4c6d-9e7f-0a1b2c3d4e5f' as EngineJob['executionId'];
const CHIP_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const picture = Buffer.from('ffd8ffe000104a464946', 'hex');
const GROUPS = new Map<number, Uint8Array>([
  [1, makeZoneGroup(LINES)],
  [2, der(0x75, der(0x7f61, der(0x7f60, der(0x5f2e, Buffer.from('FAC\0'), picture))))],
  [15, der(0x6f, CHIP_KEY.publicKey.export({ type: 'spki', format: 'der' }))],
]);

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

interface Made {
  readonly groups?: ReadonlyMap<number, Uint8Array>;
  readonly challenge?: Uint8Array;
  readonly sod?: string;
}

function chip({ groups = GROUPS, challenge, sod }: Made = {}): string {
  return JSON.stringify({
    sod: sod ?? base64(makeSecurityObject(SIGNER, GROUPS)),
    dg: Object.fromEntries([...groups].map(([number, bytes]) => [number, base64(bytes)])),
    ...(challenge
      ? {
          active: {
            challenge: base64(challenge),
            response: base64(
              sign('sha256', challenge, { key: CHIP_KEY.privateKey, dsaEncoding: 'ieee-p1363' }),
            ),
          },
        }
      : {}),
    access: 'PACE',
  });
}

const NONE_REVOKED = makeRevocationList(COUNTRY, []);

function look(text: string, countries: readonly Uint8Array[] = [COUNTRY.certificate], list = NONE_REVOKED) {
  const job = {
    executionId: EXECUTION,
    media: [{ slot: 'chipFiles', bytes: Buffer.from(text) }],
    countries: {
      certificates: countries,
      revocations: provenLists(
        [{ source: null, list: readRevocationList(list) }],
        countries.map((der) => new X509Certificate(der)),
      ).lists,
    },
    now: Date.UTC(2026, 0, 15),
  } as unknown as EngineJob;
  return runChip(job, LINES)!;
}

describe('the files of a chip', () => {
  it('prove the document, and give its data and portrait', () => {
    const { findings, extracted } = look(chip());
    expect(findings).toEqual([{ subCheck: 'securityFeaturesCheckResult', result: 'PASS', reasons: [] }]);
    expect(extracted).toMatchObject({
      nfcVerificationResult: { overallResult: 'PASS', activeAuthenticationResult: 'NOT_PERFORMED' },
      rfidData: { surname: 'DURAND MOREAU', nationality: 'FR', documentNumber: '18FV07635' },
      chipPortrait: base64(picture),
    });
  });

  it('whose signer was taken back are forged, and its portrait is not compared with', () => {
    const { findings, extracted } = look(chip(), undefined, makeRevocationList(COUNTRY, [7]));
    expect(findings[0]).toMatchObject({ result: 'FAIL', reasons: ['SIGNER_REVOKED'] });
    expect(extracted.chipPortrait).toBeUndefined();
  });

  it('that answer the challenge of this execution are no copy; an answer to another proves nothing', () => {
    const active = (challenge: Uint8Array) =>
      (look(chip({ challenge })).extracted.nfcVerificationResult as { activeAuthenticationResult: string })
        .activeAuthenticationResult;
    expect(active(chipChallenge(EXECUTION))).toBe('PASS');
    expect(active(createHash('sha256').update('recorded').digest().subarray(0, 8))).toBe('NOT_PERFORMED');
  });

  it('prove nothing without certificates of countries, and fail with those of others', () => {
    expect(look(chip(), []).findings[0]).toMatchObject({ result: 'NOT_PERFORMED' });
    expect(look(chip(), []).extracted.chipPortrait).toBeUndefined();
    const other = makeIssuer('p256', 'Another Country', null);
    expect(look(chip(), [other.certificate]).findings[0]).toMatchObject({ result: 'FAIL' });
  });

  it('that state a name otherwise than the print go to a person, another number fails', () => {
    const stating = (changes: Partial<typeof TRAVELLER>) => {
      const groups = new Map(GROUPS).set(1, makeZoneGroup(generateMrz({ ...TRAVELLER, ...changes })));
      const sod = base64(makeSecurityObject(SIGNER, groups));
      return look(chip({ groups, sod })).findings.find(
        ({ subCheck }) => subCheck === 'dataIntegrityCheckResult',
      );
    };
    expect(stating({ surname: 'DURANO MOREAU' })).toMatchObject({ result: 'REVIEW' });
    expect(stating({ documentNumber: '18FV07636' })).toMatchObject({ result: 'FAIL' });
  });

  it('that are no files of a chip go to a person', () => {
    const { findings } = look(chip({ sod: base64(Buffer.from('nothing of the kind')) }));
    expect(findings).toEqual([
      { subCheck: 'securityFeaturesCheckResult', result: 'REVIEW', reasons: ['CHIP_NOT_READ'] },
    ]);
  });

  it('are not looked for where none were sent', () => {
    expect(runChip({ media: [] } as unknown as EngineJob, LINES)).toBeNull();
  });
});

describe('an upload', () => {
  it.each([
    ['', 'is no JSON'],
    ['[]', 'has no object in the file'],
    ['{"sod":"AAAA"}', 'has no object in dg'],
    ['{"sod":"?","dg":{}}', 'has no base 64 in sod'],
    ['{"sod":"AAAA","dg":{"17":"AAAA"}}', 'has data groups other than 1 to 16'],
    ['{"sod":"AAAA","dg":{"1":7}}', 'has no base 64 in dg.1'],
    ['{"sod":"AAAA","dg":{},"access":"NONE"}', 'has no BAC or PACE in access'],
    ['{"sod":"AAAA","dg":{},"active":{"challenge":"AAAA"}}', 'has no base 64 in active.response'],
    ['{"sod":"AAAA","dg":{},"more":1}', 'has members other than sod, dg, active, access'],
  ])('of %s is refused', (text, why) => {
    expect(() => readChipFiles(text)).toThrow(new NoChipFiles(why));
  });

  it('is looked at as it comes', async () => {
    const take = async (text: string, limit = 500_000) => {
      const { bytes, found } = inspectMedia(
        (async function* () {
          yield Buffer.from(text);
        })(),
        'chip',
        limit,
      );
      for await (const _ of bytes) void _;
      return found();
    };
    expect(await take(chip())).toMatchObject({ mediaType: 'application/json' });
    await expect(take('{}')).rejects.toMatchObject({ entry: { code: '1020' } });
    await expect(take(chip(), 100)).rejects.toMatchObject({ entry: { code: '1021' } });
  });
});
