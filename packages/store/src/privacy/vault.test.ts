import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../migrations/index';
import { migrate } from '../schema/migrate';
import { findEvaluation } from '../scoring/evaluations';
import { onEveryServer } from '../testing/every-server';
import { firedRules } from '../workplace/traffic';
import { packTexts, unpackTexts } from './vault';

it('packed texts are unpacked unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      // Unpaired surrogates can't be encoded in UTF-8.
      const whole = texts.map((text) => Buffer.from(text).toString());
      expect(unpackTexts(packTexts(whole))).toEqual(whole);
    }),
  );
});

onEveryServer((databases) => {
  it('plaintext of an earlier version is readable after the upgrade, and its rules are counted', async () => {
    const database = databases.connect(await databases.create());
    // In the state of version 16.
    await database.query({
      text: 'CREATE TABLE schema_migration (version integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL)',
    });
    for (const { version, name, sql } of MIGRATIONS.filter((one) => one.version <= 16)) {
      await database.query({ text: sql, script: true });
      await database.query({
        text: 'INSERT INTO schema_migration VALUES ($1, $2, now())',
        values: [version, name],
      });
    }
    const texts = {
      request: '{"email":"jane@example.com"}',
      seen: '{"engine":"2"}',
      answer: '{"data":{"id":"old","applied_rules":[{"id":"P1"},{"id":"L:block"}]}}',
    };
    await database.query({
      text: `INSERT INTO evaluation (account_id, id, transaction_id, service_id, at, state, fraud_score, policy_version, request, seen, answer)
             VALUES (1, '01900000-0000-7000-8000-000000000001', 'old', 1, 1, 0, 0, 1, $1, $2, $3)`,
      values: [texts.request, texts.seen, texts.answer],
    });
    await migrate(database, new Date(0));
    expect(await findEvaluation(database, 1, { transactionId: 'old' })).toMatchObject(texts);
    expect(await firedRules(database, 1, { since: 0, most: 10, rules: 5 })).toEqual({
      opened: 1,
      evaluations: 1,
      rules: [{ id: 'P1', count: 1 }],
    });
  });
});
