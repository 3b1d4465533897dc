import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  makeIssuer,
  makeRevocationList,
  makeSecurityObject,
  makeZoneGroup,
} from '../../../../packages/vision/src/chip/testing/make-chip';
import { generateMrz, TRAVELLER } from '../../../../packages/vision/src/testing/index';
import { readTrustFolder, verifyChipLine } from './verify-chip-line';

const folder = mkdtempSync(join(tmpdir(), 'assay-chip-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (name: string, bytes: Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const NOBODY = { certificates: [], revocations: [] };
const now = () => Date.UTC(2026, 0, 15);

describe('assay verify-chip', () => {
  const country = makeIssuer('p256', 'Country Signer', null);
  const zone = makeZoneGroup(generateMrz(TRAVELLER));
  const object = makeSecurityObject(makeIssuer('p256', 'Document Signer', country), new Map([[1, zone]]));
  const line = { sod: written('EF.SOD', object), dg: { 1: written('EF.DG1', zone) } };
  written('country.cer', country.certificate);

  it('verifies a chip with the certificates in a folder', async () => {
    const trusted = await readTrustFolder(folder);
    expect(trusted.certificates).toHaveLength(1);
    expect(await verifyChipLine(trusted, now)(line)).toMatchObject({
      overallResult: 'PASS',
      passiveAuthenticationResult: 'PASS',
      opticalDataMatchResult: 'NOT_PERFORMED',
      accessProtocol: null,
      reasons: ['NO_REVOCATION_LIST'],
    });
    expect(await verifyChipLine(NOBODY, now)(line)).toMatchObject({ overallResult: 'NOT_PERFORMED' });
  });

  it("fails for a certificate on the country's revocation list, and reports unusable lists", async () => {
    written('revoked.crl', makeRevocationList(country, [7]));
    written('stranger.crl', makeRevocationList(makeIssuer('p256', 'Country Signer', null), [7]));
    const { leftOut, ...trusted } = await readTrustFolder(folder);
    expect(leftOut).toEqual([
      { name: 'stranger.crl', why: 'no certificate of UT signed its revocation list' },
    ]);
    expect(await verifyChipLine(trusted, now)(line)).toMatchObject({
      overallResult: 'FAIL',
      passiveAuthenticationResult: 'FAIL',
      reasons: ['SIGNER_REVOKED'],
    });
  });

  it.each<[string, string, object]>([
    ['no security object', '1006', { dg: line.dg }],
    ['no data groups', '1006', { sod: line.sod }],
    ['an invalid data group', '1006', { ...line, dg: { 17: line.sod } }],
    ['a response that is not hexadecimal', '1006', { ...line, active: { challenge: 'xy', response: '00' } }],
    ['a key that is not hexadecimal', '1006', { ...line, chip: { private_key: 5, response: '00' } }],
    ['a file that is not there', '1020', { ...line, sod: join(folder, 'none') }],
    ['an invalid security object', '1020', { ...line, sod: written('text', Buffer.from('no chip')) }],
  ])('reports a line with %s', async (_, code, input) => {
    await expect(verifyChipLine(NOBODY, now)(input as typeof line)).rejects.toMatchObject({
      entry: { code },
    });
  });

  it('reports a missing folder and a file without certificates', async () => {
    await expect(readTrustFolder(join(folder, 'none'))).rejects.toThrow('Folder not found');
    written('bad.pem', Buffer.from('no certificate'));
    await expect(readTrustFolder(folder)).rejects.toThrow('bad.pem contains no country certificates');
  });
});
