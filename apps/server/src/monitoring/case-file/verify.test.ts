import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CASE_FILE_FORMAT, type CaseContent, type CaseFile } from './content';
import { caseFileHtml } from './html';
import { verifyCaseFile } from './verify';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');

const CONTENT: CaseContent = {
  format: CASE_FILE_FORMAT,
  title: 'Ring </script><b>',
  exported_at: '2026-11-20T10:00:00.000Z',
  exported_by: 'user anna',
  alerts: [
    {
      id: 'a-1',
      typology: 'fan_in',
      name: 'Fan-in',
      entity: 'user-7',
      status: 'OPEN',
      disposition: null,
      score: 0.6,
      since: '2026-11-19T10:00:00.000Z',
      until: '2026-11-20T10:00:00.000Z',
      policy_version: 3,
      parameters: { min_senders: 6 },
      reasons: ['6 senders paid this account'],
      edges: [
        { at: '2026-11-19T10:00:00.000Z', amount: 10, currency: 'EUR', from: 'user-1', to: 'user-7' },
        { at: '2026-11-20T10:00:00.000Z', amount: null, currency: null, from: 'user-2', to: 'user-7' },
      ],
      history: [],
    },
  ],
  transactions: [],
  audit: [],
};

const signedFile = (content: CaseContent = CONTENT): CaseFile => {
  const text = JSON.stringify(content);
  return {
    content: text,
    public_key: key,
    signature: sign(null, Buffer.from(text), privateKey).toString('base64url'),
  };
};

describe('verifyCaseFile', () => {
  it('accepts a signed page, the data and the whole response', () => {
    const file = signedFile();
    for (const text of [
      caseFileHtml(file),
      JSON.stringify(file),
      JSON.stringify({ data: { ...file, html: '' } }),
    ])
      expect(verifyCaseFile(text, key)).toMatchObject({ valid: true, title: CONTENT.title });
    expect(verifyCaseFile(JSON.stringify(file), null).valid).toBe(true);
  });

  it('rejects changed content, a changed page, another key and other files', () => {
    const file = signedFile();
    const changed = { ...file, content: file.content.replace('user-1', 'user-9') };
    expect(verifyCaseFile(JSON.stringify(changed), key).problem).toContain('signature');
    const page = caseFileHtml(file).replace('<td>10</td>', '<td>99</td>');
    expect(verifyCaseFile(page, key).problem).toContain('page differs');
    expect(verifyCaseFile(JSON.stringify(file), 'AAAA').problem).toContain('Another deployment');
    expect(verifyCaseFile('{}', key).valid).toBe(false);
    expect(verifyCaseFile('not a file', key).valid).toBe(false);
  });

  it('escapes texts in the page', () => {
    expect(caseFileHtml(signedFile())).not.toContain('</script><b>');
  });
});
