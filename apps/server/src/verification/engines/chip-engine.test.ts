import {
  createECDH,
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { agreeWithChip, provenLists, readTrustFile } from '@assay/vision';
import { describe, expect, it } from 'vitest';
import { answer, group14, ON_CURVE } from '../../../../../packages/vision/src/chip/testing/answering-chip';
import {
  der,
  makeIssuer,
  makeRevocationList,
  makeSecurityObject,
  makeZoneGroup,
} from '../../../../../packages/vision/src/chip/testing/make-chip';
import { generateMrz, TRAVELLER } from '../../../../../packages/vision/src/testing/index';
import { NoChipFiles, readChipFiles } from '../media/chip-files';
import { inspectMedia } from '../media/inspect-media';
import { runChip } from './document-engine';
import type { EngineJob } from './engine-job';

const COUNTRY = makeIssuer('p256', 'Country Signer', null);
const SIGNER = makeIssuer('p256', 'Document Signer', COUNTRY);
const LINES = generateMrz(TRAVELLER);
const CHIP_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const AGREEMENT_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const picture = Buffer.from('ffd8ffe000104a464946', 'hex');
const GROUPS = new Map<number, Uint8Array>([
  [1, makeZoneGroup(LINES)],
  [2, der(0x75, der(0x7f61, der(0x7f60, der(0x5f2e, Buffer.from('FAC\0'), picture))))],
  [14, group14(ON_CURVE, AGREEMENT_KEY.publicKey.export({ type: 'spki', format: 'der' }))],
  [15, der(0x6f, CHIP_KEY.publicKey.export({ type: 'spki', format: 'der' }))],
]);

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

interface Made {
  readonly groups?: ReadonlyMap<number, Uint8Array>;
  readonly challenge?: Uint8Array;
  readonly response?: Uint8Array;
  readonly sod?: string;
}

function chip({ groups = GROUPS, challenge, response, sod }: Made = {}): string {
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
    ...(response ? { chip: { response: base64(response) } } : {}),
    access: 'PACE',
  });
}

const NONE_REVOKED = makeRevocationList(COUNTRY, []);

function look(
  text: string,
  countries: readonly Uint8Array[] = [COUNTRY.certificate],
  list = NONE_REVOKED,
  asked: EngineJob['chip'] = null,
) {
  const job = {
    chip: asked,
    media: [{ slot: 'chipFiles', bytes: Buffer.from(text) }],
    countries: {
      certificates: countries,
      revocations: provenLists(
        readTrustFile(list).lists.map((written) => ({ source: null, list: written })),
        countries.map((der) => new X509Certificate(der)),
      ).lists,
    },
    now: Date.UTC(2026, 0, 15),
  } as unknown as EngineJob;
  return runChip(job, LINES)!;
}

type Results = { readonly [name in 'activeAuthenticationResult' | 'chipAuthenticationResult']: string };
const resultsOf = ({ extracted }: ReturnType<typeof look>) => extracted.nfcVerificationResult as Results;

describe('chip files', () => {
  it('prove the document and provide its data and portrait', () => {
    const { findings, extracted } = look(chip());
    expect(findings).toEqual([{ subCheck: 'securityFeaturesCheckResult', result: 'PASS', reasons: [] }]);
    expect(extracted).toMatchObject({
      nfcVerificationResult: { overallResult: 'PASS', activeAuthenticationResult: 'NOT_PERFORMED' },
      rfidData: { surname: 'DURAND MOREAU', nationality: 'FR', documentNumber: '18FV07635' },
      chipPortrait: base64(picture),
    });
  });

  it("with a revoked signer are forged, and the portrait isn't used", () => {
    const { findings, extracted } = look(chip(), undefined, makeRevocationList(COUNTRY, [7]));
    expect(findings[0]).toMatchObject({ result: 'FAIL', reasons: ['SIGNER_REVOKED'] });
    expect(extracted.chipPortrait).toBeUndefined();
  });

  it('that respond to the challenge are not copies; a response to another challenge proves nothing', () => {
    const asked = Buffer.from('0123456789abcdef', 'hex');
    const active = (challenge: Uint8Array, question: EngineJob['chip']) =>
      resultsOf(look(chip({ challenge }), undefined, undefined, question)).activeAuthenticationResult;
    expect(active(asked, { active: asked, agreement: null })).toBe('PASS');
    expect(active(Buffer.from('recorded'), { active: asked, agreement: null })).toBe('NOT_PERFORMED');
    expect(active(asked, null)).toBe('NOT_PERFORMED');
  });

  describe('with a response to the key agreement of this server', () => {
    const agreed = agreeWithChip(GROUPS.get(14)!, randomBytes)!;
    const shared = (key: KeyObject) => {
      const own = createECDH('prime256v1');
      own.setPrivateKey(Buffer.from(key.export({ format: 'jwk' }).d!, 'base64url'));
      return own.computeSecret(agreed.publicKey);
    };
    const asked = (group: Uint8Array) => ({
      active: Buffer.alloc(8),
      agreement: {
        group14: createHash('sha256').update(group).digest('hex'),
        privateKey: agreed.privateKey,
      },
    });
    const looked = (response: Uint8Array, question: EngineJob['chip'] = asked(GROUPS.get(14)!)) =>
      look(chip({ response }), undefined, undefined, question);
    const own = answer(shared(AGREEMENT_KEY.privateKey), 'sha1', 16);

    it('prove that the chip is not a copy', () => {
      expect(resultsOf(looked(own)).chipAuthenticationResult).toBe('PASS');
    });

    it('of another chip prove a copy', () => {
      const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const found = looked(answer(shared(other.privateKey), 'sha1', 16));
      expect(resultsOf(found).chipAuthenticationResult).toBe('FAIL');
      expect(found.findings[0]).toMatchObject({ result: 'FAIL', reasons: ['CHIP_IS_A_COPY'] });
    });

    it('prove nothing with a key for another group or of another server', () => {
      expect(resultsOf(looked(own, asked(Buffer.alloc(9)))).chipAuthenticationResult).toBe('NOT_PERFORMED');
      expect(resultsOf(looked(own, null)).chipAuthenticationResult).toBe('NOT_PERFORMED');
    });
  });

  it('prove nothing without country certificates, and fail with those of other countries', () => {
    expect(look(chip(), []).findings[0]).toMatchObject({ result: 'NOT_PERFORMED' });
    expect(look(chip(), []).extracted.chipPortrait).toBeUndefined();
    const other = makeIssuer('p256', 'Another Country', null);
    expect(look(chip(), [other.certificate]).findings[0]).toMatchObject({ result: 'FAIL' });
  });

  it('go to review for a name that differs from the print, and fail for a different number', () => {
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

  it("go to review when they aren't chip files", () => {
    const { findings } = look(chip({ sod: base64(Buffer.from('nothing of the kind')) }));
    expect(findings).toEqual([
      { subCheck: 'securityFeaturesCheckResult', result: 'REVIEW', reasons: ['CHIP_NOT_READ'] },
    ]);
  });

  it('are not checked when none were sent', () => {
    expect(runChip({ media: [] } as unknown as EngineJob, LINES)).toBeNull();
  });
});

describe('chip file upload', () => {
  it.each([
    ['', "isn't valid JSON"],
    ['[]', 'lacks an object in the file'],
    ['{"sod":"AAAA"}', 'lacks an object in dg'],
    ['{"sod":"?","dg":{}}', 'lacks base64 in sod'],
    ['{"sod":"AAAA","dg":{"17":"AAAA"}}', 'has data groups other than 1 to 16'],
    ['{"sod":"AAAA","dg":{"1":7}}', 'lacks base64 in dg.1'],
    ['{"sod":"AAAA","dg":{},"access":"NONE"}', 'has an access value other than BAC or PACE'],
    ['{"sod":"AAAA","dg":{},"active":{"challenge":"AAAA"}}', 'lacks base64 in active.response'],
    ['{"sod":"AAAA","dg":{},"chip":{}}', 'lacks base64 in chip.response'],
    ['{"sod":"AAAA","dg":{},"chip":"AAAA"}', 'lacks an object in chip'],
    ['{"sod":"AAAA","dg":{},"more":1}', 'has members other than sod, dg, active, chip, access'],
  ])('rejects %s', (text, why) => {
    expect(() => readChipFiles(text)).toThrow(new NoChipFiles(why));
  });

  it('is inspected while it is received', async () => {
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
