import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeIssuer, makeRevocationList } from '../../../../../packages/vision/src/chip/testing/make-chip';
import { MADE_AUTHORITY, madeSigner } from '../../../../../packages/vision/src/seal/testing/made-seals';
import { trustedCertificates } from './trusted-certificates';

const folder = mkdtempSync(join(tmpdir(), 'assay-trusted-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('trustedCertificates', () => {
  const unread: string[] = [];
  const trusted = trustedCertificates(folder, (kind, name, why) => unread.push(`${kind} ${name}: ${why}`));
  const write = (name: string, bytes: Uint8Array, second: number) => {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    utimesSync(file, second, second);
  };

  it('are empty without a folder', async () => {
    expect(await trusted.countries()).toEqual({ certificates: [], revocations: [] });
    expect(await trusted.seals()).toEqual([]);
  });

  it('are read from the folder of their kind, and again after a file changes', async () => {
    mkdirSync(join(folder, 'seal-certificates'));
    write('seal-certificates/authority.cer', MADE_AUTHORITY.certificate, 1_700_000_000);
    write('seal-certificates/notes.txt', Buffer.from('not a certificate'), 1_700_000_000);
    expect(await trusted.seals()).toEqual([MADE_AUTHORITY.certificate]);
    expect(await trusted.countries()).toEqual({ certificates: [], revocations: [] });
    const signer = madeSigner();
    write('seal-certificates/signer.der', signer.certificate, 1_700_000_001);
    write('seal-certificates/list.xml', Buffer.from('<html>a page of errors</html>'), 1_700_000_001);
    expect(await trusted.seals()).toEqual([MADE_AUTHORITY.certificate, signer.certificate]);
    expect(unread).toEqual(['seal list.xml: it is cut off']);
  });

  it('include revocation lists signed by their countries, and report why others are ignored', async () => {
    mkdirSync(join(folder, 'country-certificates'));
    const [country, other] = ['UT', 'DE'].map((state) =>
      makeIssuer('p256', 'Country Signer', null, undefined, [], state),
    );
    unread.length = 0;
    write('country-certificates/country.cer', country!.certificate, 1_700_000_000);
    write('country-certificates/a.crl', makeRevocationList(country!, [7]), 1_700_000_000);
    write('country-certificates/b.crl', makeRevocationList(other!, [7]), 1_700_000_000);
    write('country-certificates/c.crl', makeRevocationList(country!, [7]).subarray(0, 60), 1_700_000_000);
    const { certificates, revocations } = await trusted.countries();
    expect(certificates).toEqual([country!.certificate]);
    expect(revocations).toMatchObject([{ country: 'UT', serials: new Uint8Array([1, 7]) }]);
    expect(unread).toEqual([
      'country c.crl: it is cut off',
      'country b.crl: no certificate of DE is available to verify its revocation list',
    ]);
  });
});
