import { expect, it, vi } from 'vitest';
import { ConnectionPool } from '../connection/database-pool';
import { onEveryServer } from '../testing/every-server';
import { AccountNodes } from './account-nodes';
import { PART_TABLES } from './place';
import { nodeSession } from './session';

const LIMIT = { query_timeout: 10_000 };

// A node is any server that has a table for each part and reports its parts, so these tests need no cluster.
onEveryServer((databases) => {
  async function node() {
    const url = await databases.create();
    const operator = databases.connect(url);
    await operator.query({
      script: true,
      text: `CREATE TABLE part (number bigint); INSERT INTO part VALUES (100);
        CREATE FUNCTION assay_part_here(asked bigint, holds boolean) RETURNS void LANGUAGE plpgsql AS $f$
        BEGIN
          IF NOT EXISTS (SELECT FROM part WHERE number = asked) THEN RAISE EXCEPTION 'elsewhere' USING ERRCODE = '55000'; END IF;
        END $f$;
        CREATE TABLE key_history_101 (account_id integer, hits integer); INSERT INTO key_history_101 VALUES (7, 3)`,
    });
    const { host, hostname, port } = new URL(url);
    const ask = vi.fn(async () =>
      PART_TABLES.map((name, place) => ({
        name,
        part: `${100 + place}`,
        host: hostname,
        port: Number(port),
      })),
    );
    const onNode = vi.fn();
    const startup = nodeSession({ statementMs: 0 }).startup;
    const open = vi.fn((): ConnectionPool | null => new ConnectionPool({ url, maxConnections: 2, startup }));
    const nodes = new AccountNodes({ ask: ask as never, open, maxWaiting: 10, onNode });
    const hits = (text = 'SELECT hits FROM key_history WHERE account_id = $1', writes = false) =>
      nodes.ask({ account: 7, writes, make: () => ({ name: 'hits', text, values: [7] }) }, LIMIT);
    return { operator, nodes, ask, open, onNode, hits, host };
  }

  it('resolves an account once, and uses its part names after the node has responded', async () => {
    const { nodes, ask, onNode, hits } = await node();
    expect(await hits()).toBeNull();
    await vi.waitFor(async () => expect(await hits()).toEqual([{ hits: 3 }]), { timeout: 10_000 });
    expect(await hits()).toEqual([{ hits: 3 }]);
    expect([ask.mock.calls.length, onNode.mock.calls.length]).toEqual([1, 1]);
    await nodes.close();
  });

  it('repeats the lookup if a part has moved, and throws errors of the statement', async () => {
    const { nodes, operator, ask, hits } = await node();
    await vi.waitFor(async () => expect(await hits()).toEqual([{ hits: 3 }]), { timeout: 10_000 });
    await expect(
      nodes.ask(
        { account: 7, writes: true, make: () => ({ name: 'wrong', text: 'SELECT 1/0', values: [] }) },
        LIMIT,
      ),
    ).rejects.toMatchObject({ code: '22012' });
    await operator.query({ text: 'DELETE FROM part' });
    expect(await hits()).toBeNull();
    await operator.query({ text: 'INSERT INTO part VALUES (100)' });
    await vi.waitFor(async () => expect(await hits()).toEqual([{ hits: 3 }]), { timeout: 10_000 });
    expect(ask).toHaveBeenCalledTimes(2);
    await nodes.close();
  });

  it('skips a node without the function, a node without an address, and an account without a location', async () => {
    const { nodes, operator, ask, open, onNode, hits } = await node();
    await operator.query({ text: 'DROP FUNCTION assay_part_here(bigint, boolean)' });
    expect(await hits()).toBeNull();
    await vi.waitFor(() => expect(onNode.mock.calls.map(([, isUsed]) => isUsed)).toEqual([false]), {
      timeout: 10_000,
    });
    expect(await hits()).toBeNull();
    // Retried after a pause, and reported once.
    await vi.waitFor(
      async () => {
        await hits();
        expect(open).toHaveBeenCalledTimes(2);
      },
      { timeout: 15_000 },
    );
    expect(onNode).toHaveBeenCalledTimes(1);
    await nodes.close();
    for (const without of [
      () => open.mockReturnValue(null),
      () => ask.mockResolvedValue([]),
      () => ask.mockRejectedValue(new Error('no')),
    ]) {
      without();
      const other = new AccountNodes({ ask: ask as never, open, maxWaiting: 10, onNode });
      const asked = ask.mock.calls.length;
      const make = () => ({ name: 'one', text: 'SELECT 1', values: [] });
      expect(await other.ask({ account: 8, writes: false, make }, LIMIT)).toBeNull();
      await vi.waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked));
      expect(await other.ask({ account: 8, writes: false, make }, LIMIT)).toBeNull();
      await other.close();
    }
    expect(onNode).toHaveBeenCalledTimes(1);
  });
});
