import { describe, expect, it } from 'vitest';
import { Batcher } from './batcher';
import { StoreSilent, StoreUnavailable } from './unavailable';

/** Creates work that is pending until a test releases it, so that the test decides when a round trip ends. */
function heldWork() {
  const batches: { items: readonly number[]; finish: () => void; fail: (error: Error) => void }[] = [];
  const work = (items: readonly number[]) =>
    new Promise<readonly number[]>((resolve, reject) => {
      batches.push({ items, finish: () => resolve(items.map((item) => item * 2)), fail: reject });
    });
  return { batches, work };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('Batcher', () => {
  it('sends a single item immediately and items that arrive meanwhile together', async () => {
    const { batches, work } = heldWork();
    const batcher = new Batcher(work, { lanes: 1, largest: 3 });
    const first = batcher.add(1);
    await settled();
    const rest = [2, 3, 4, 5].map((item) => batcher.add(item));
    await settled();
    expect(batches.map((batch) => batch.items)).toEqual([[1]]);
    batches[0]?.finish();
    expect(await first).toBe(2);
    await settled();
    batches[1]?.finish();
    await settled();
    batches[2]?.finish();
    expect(await Promise.all(rest)).toEqual([4, 6, 8, 10]);
    expect(batches.map((batch) => batch.items)).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('rejects only the items of the failed batch, and continues', async () => {
    const { batches, work } = heldWork();
    const batcher = new Batcher(work, { lanes: 1, largest: 1 });
    const bad = batcher.add(1);
    const good = batcher.add(2);
    await settled();
    batches[0]?.fail(new Error('down'));
    await expect(bad).rejects.toThrow('down');
    await settled();
    batches[1]?.finish();
    expect(await good).toBe(4);
    const later = batcher.add(3);
    await settled();
    batches[2]?.finish();
    expect(await later).toBe(6);
  });

  it('separates the items of accounts on different servers, and a failing account affects no other', async () => {
    const { batches, work } = heldWork();
    const groupOf = async (item: number) => item % 2;
    const batcher = new Batcher(work, { lanes: 1, largest: 8 }, groupOf);
    const odd = [1, 3].map((item) => batcher.add(item));
    const even = [2, 4].map((item) => batcher.add(item));
    await settled();
    expect(batches.map((batch) => batch.items)).toEqual([
      [1, 3],
      [2, 4],
    ]);
    batches[0]?.fail(new Error('down'));
    batches[1]?.finish();
    expect(await Promise.all(even)).toEqual([4, 8]);
    for (const item of odd) await expect(item).rejects.toThrow('down');
  });

  it('lets no account wait for another whose server does not respond, and a timeout rejects only its own items', async () => {
    const { batches, work } = heldWork();
    const groupOf = async (item: number) => item % 2;
    const batcher = new Batcher(work, { lanes: 1, largest: 8 }, groupOf);
    const odd = [1, 3, 5].map((item) => batcher.add(item));
    await settled();
    const [oddLater, even] = [batcher.add(7), batcher.add(2)];
    await settled();
    const evenLater = batcher.add(4);
    await settled();
    expect(batches.map((batch) => batch.items)).toEqual([[1, 3, 5], [2]]);
    batches[0]?.fail(new StoreSilent(undefined));
    for (const item of [...odd, oddLater]) await expect(item).rejects.toBeInstanceOf(StoreSilent);
    batches[1]?.finish();
    expect(await even).toBe(4);
    await settled();
    batches[2]?.finish();
    expect(await evenLater).toBe(8);
  });

  it('combines items of all accounts on one server', async () => {
    const { batches, work } = heldWork();
    const batcher = new Batcher(work, { lanes: 1, largest: 8 }, async () => 0);
    const both = [1, 2].map((item) => batcher.add(item));
    await settled();
    expect(batches.map((batch) => batch.items)).toEqual([[1, 2]]);
    batches[0]?.finish();
    expect(await Promise.all(both)).toEqual([2, 4]);
  });

  it('queues items for a busy lane with many items, and closes an idle lane', async () => {
    const { batches, work } = heldWork();
    const batcher = new Batcher(work, { lanes: 2, largest: 8 });
    const many = [1, 2, 3].map((item) => batcher.add(item));
    await settled();
    const waiting = [4, 5].map((item) => batcher.add(item));
    await settled();
    expect(batches.map((batch) => batch.items)).toEqual([[1, 2, 3]]);
    batches[0]?.finish();
    await Promise.all(many);
    const beside = batcher.add(6);
    await settled();
    expect(batches.map((batch) => batch.items).slice(1)).toEqual([[4, 5], [6]]);
    const last = [7, 8].map((item) => batcher.add(item));
    batches[1]?.finish();
    expect(await Promise.all(waiting)).toEqual([8, 10]);
    batches[2]?.finish();
    expect(await beside).toBe(12);
    await settled();
    batches[3]?.finish();
    expect(await Promise.all(last)).toEqual([14, 16]);
    expect(batches.map((batch) => batch.items).slice(3)).toEqual([[7, 8]]);
  });

  it('rejects the waiting items with a batch that timed out, and continues', async () => {
    const { batches, work } = heldWork();
    const batcher = new Batcher(work, { lanes: 1, largest: 1 });
    const all = [1, 2, 3].map((item) => batcher.add(item).catch((error: unknown) => error));
    await settled();
    batches[0]?.fail(new StoreSilent(undefined));
    for (const answer of await Promise.all(all)) expect(answer).toBeInstanceOf(StoreSilent);
    const later = batcher.add(4);
    await settled();
    batches[1]?.finish();
    expect(await later).toBe(8);
  });

  it('rejects items when more than a thousand wait', async () => {
    const { batches, work } = heldWork();
    const batcher = new Batcher(work, { lanes: 1, largest: 2000 });
    const carried = batcher.add(0);
    await settled();
    const waiting = Array.from({ length: 1000 }, (_, item) => batcher.add(item));
    await expect(batcher.add(1)).rejects.toBeInstanceOf(StoreUnavailable);
    batches[0]?.finish();
    await carried;
    await settled();
    batches[1]?.finish();
    expect(await Promise.all(waiting)).toHaveLength(1000);
  });

  it('uses no more lanes than configured', async () => {
    const { batches, work } = heldWork();
    const batcher = new Batcher(work, { lanes: 2, largest: 1 });
    const all = [1, 2, 3].map((item) => batcher.add(item));
    await settled();
    expect(batches.length).toBe(2);
    for (let sent = 0; sent < 3; sent++) {
      batches[sent]?.finish();
      await settled();
    }
    expect(await Promise.all(all)).toEqual([2, 4, 6]);
  });
});
