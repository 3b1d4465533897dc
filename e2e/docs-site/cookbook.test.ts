import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';

/** A recipe of the cookbook, which is checked with the matching and non-matching requests next to it. */

interface Recipe {
  readonly name: string;
  readonly when: string;
  readonly effect: object;
  readonly fires: readonly object[];
  readonly spares: readonly object[];
}

/** A heading, a rule, its effect, requests that it matches, and requests that it does not match. */
const RECIPE =
  /^### (?<name>[^\n]+)\n.*?```rule\n(?<when>.*?)\n```\n\nEffect: `(?<effect>\{.*?\})`.*?```json\n(?<fires>.*?)\n```.*?```json\n(?<spares>.*?)\n```/gms;
const read = (text: string) => JSON.parse(text.replaceAll('"NOW"', String(Math.floor(Date.now() / 1000))));

const page = ['rule-cookbook', 'rule-cookbook-industries']
  .map((name) => readFileSync(`docs/how-to/${name}.md`, 'utf8'))
  .join('\n');
const recipes: readonly Recipe[] = [...page.matchAll(RECIPE)].map(({ groups = {} }) => ({
  name: groups.name ?? '',
  when: groups.when ?? '',
  effect: read(groups.effect ?? 'null'),
  fires: read(groups.fires ?? '[]'),
  spares: read(groups.spares ?? '[]'),
}));

describe('cookbook', () => {
  let server: AssayServer;
  beforeAll(async () => {
    // On a busy machine, a late value would be unknown and no rule would match.
    server = await startAssay({ env: { ASSAY_CALL_DEADLINE_MS: '30000' } });
  });
  afterAll(() => server?.close());

  it('is parsed completely', () => {
    expect(recipes).toHaveLength(page.match(/^### /gm)?.length ?? 0);
    expect(recipes.length).toBeGreaterThan(20);
  });

  /** Returns the IDs of the rules that matched the last request. */
  async function lastFired({ testKey }: TestAccount, calls: readonly object[]) {
    // With a test key, reserved names and users have fixed outcomes.
    const client = server.withKey(testKey);
    let fired: readonly string[] = [];
    for (const call of calls) {
      const { data, status } = await client.fraud(call);
      expect(status).toBe(200);
      fired = (data.applied_rules as unknown as readonly { id: string }[]).map(({ id }) => id);
    }
    return fired;
  }

  it.each(recipes)('$name', async ({ name, when, effect, fires, spares }) => {
    for (const [calls, expected] of [
      [fires, true],
      [spares, false],
    ] as const) {
      const shop = await server.newAccount(name.slice(0, 40));
      const check = await shop.live.manage('POST', '/rules/check', { when });
      expect([when, check.data.problems]).toEqual([when, []]);
      const made = await shop.live.manage('POST', '/rules', {
        id: 'RECIPE',
        name,
        when,
        // biome-ignore lint/suspicious/noThenProperty: a rule's effect is called so
        then: effect,
      });
      expect([made.status, made.error]).toEqual([200, {}]);
      const fired = await lastFired(shop, calls);
      expect([expected ? 'fires' : 'spares', fired.includes('RECIPE')]).toEqual([
        expected ? 'fires' : 'spares',
        expected,
      ]);
    }
  }, 120_000);
});
