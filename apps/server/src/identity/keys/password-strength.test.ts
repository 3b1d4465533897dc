import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weaknessOf } from './password-strength';

const ANNA = { email: 'anna.schmidt@shop.example', name: 'Anna Schmidt' };

describe('weaknessOf', { timeout: 60_000 }, () => {
  it.each([
    'footballfootball',
    'aaaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    'qwertyuiopasdf',
    'qwertzuiop1234',
    'Password2026!!',
    'P4$$w0rd2026!!',
    'correcthorsebatterystaple'.slice(0, 12),
    'letmein letmein',
    'iloveyou123456',
    'assay2026assay',
    'Fraud-Panel-2026',
    'annaschmidt2026',
    'Schmidt.Anna.1990',
    'shop.example1990',
    'anna.schmidt@shop.example',
    'fussballfussball',
    'ichliebedich2026',
    'motdepasse2026',
    '123456789012',
    'administrator1',
    '4dm1n15tr4t0r-2026',
  ])('rejects %s', async (password) => {
    expect(await weaknessOf(password, ANNA)).toMatch(
      /^a password that is harder to guess\. .*unrelated words$/,
    );
  });

  it.each([
    'the kettle sings at seven',
    'a sentence that only they would say',
    'purple-tractor-ninety-lamp',
    'vX9#kQ2mL7pZ',
    'Regenschirm Kaktus elf Lokomotive',
    'яблоко трамвай облако семь',
    '春眠不覚暁処処聞啼鳥夜来',
    'correct horse lamp staple river',
  ])('accepts %s', async (password) => {
    expect(await weaknessOf(password, ANNA)).toBeNull();
  });

  it('gives the reason', async () => {
    expect(await weaknessOf('footballfootball', ANNA)).toContain('Repeated words');
    expect(await weaknessOf('annaschmidt2026', ANNA)).toContain('Your name');
    expect(await weaknessOf('assay2026assay', ANNA)).toContain('words of this product');
  });

  it('never throws, and limits the processor time of hostile passwords', async () => {
    await weaknessOf('4 w4rm-up', ANNA);
    const hostile = ['a1', '@4(80$1!|3567+', '4ssAy!@', '1', 'password', '\u{1f600}'];
    for (const text of hostile.map((part) => part.repeat(1000).slice(0, 1000))) {
      const { user } = process.cpuUsage();
      await weaknessOf(text, ANNA);
      expect((process.cpuUsage().user - user) / 1000).toBeLessThan(3000);
    }
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.string({ unit: 'binary' }),
        async (text, name) => {
          expect([null, 'string']).toContain(
            (await weaknessOf(text, { email: name, name })) === null ? null : 'string',
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
