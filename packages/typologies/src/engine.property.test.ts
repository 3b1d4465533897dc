import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TYPOLOGIES } from './catalog';
import { Engine } from './engine';
import { MAX_EVIDENCE } from './finding';
import { MAX_EDGES, type Node } from './state/node';
import { packNode, unpackNode } from './state/packed-node';
import { Population } from './state/population';
import { TRANSFER_EVENTS, type Transfer, transferOf } from './transfer';

const DAY = 86_400_000;
const allTypologies = TYPOLOGIES.map(({ id }) => ({ id, parameters: {} }));

const key = fc.option(
  fc.integer({ min: 0, max: 6 }).map((n) => `k${n}`),
  { nil: null },
);
const amount = fc.oneof(
  fc.constantFrom(
    null,
    0,
    -5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    1e300,
    9900,
    100,
  ),
  fc.double({ min: -1e6, max: 1e9, noNaN: true }),
);
const transfer: fc.Arbitrary<Transfer> = fc
  .record({
    id: fc.integer({ min: 0, max: 300 }).map((n) => `t${n}`),
    // Out of order, far in the past and in the future.
    at: fc.oneof(fc.integer({ min: 0, max: 120 * DAY }), fc.constantFrom(-1e15, 0, 8e15, Number.NaN)),
    amount,
    currency: fc.constantFrom(null, 'EUR', 'USD'),
    event: fc.constantFrom(...TRANSFER_EVENTS),
    transactionAt: fc.option(fc.integer({ min: 0, max: 120 * DAY }), { nil: null }),
    sender: key,
    receiver: key,
    senderAccount: key,
    receiverAccount: key,
    merchant: key,
    card: key,
    bin: key,
    device: key,
    affiliate: key,
    campaign: key,
    country: fc.constantFrom(null, 'DE', 'IR', 'US', 'ZZ'),
    receiverCountry: fc.constantFrom(null, 'KP', 'FR'),
  })
  .map(transferOf);

const nodesOf = (engine: Engine): readonly Node[] => engine.graph.takeChanged();

describe('Engine with random streams', () => {
  it('never throws, and its findings and its state stay within their bounds', () => {
    fc.assert(
      fc.property(fc.array(transfer, { maxLength: 400 }), (stream) => {
        const engine = new Engine(allTypologies);
        for (const one of stream)
          for (const found of engine.observe(one)) {
            expect(found.score).toBeGreaterThanOrEqual(0);
            expect(found.score).toBeLessThanOrEqual(1);
            expect(found.evidence.length).toBeGreaterThan(0);
            expect(found.evidence.length).toBeLessThanOrEqual(MAX_EVIDENCE);
            expect(found.since).toBeLessThanOrEqual(found.until);
            expect(found.reason).not.toMatch(/[{}]|NaN|undefined/);
          }
        for (const node of nodesOf(engine)) {
          expect(node.in.length).toBeLessThanOrEqual(MAX_EDGES);
          expect(node.out.length).toBeLessThanOrEqual(MAX_EDGES);
          expect(node.days.length).toBeLessThanOrEqual(64);
          for (const edges of [node.in, node.out])
            for (let i = 1; i < edges.length; i++)
              expect(edges[i]!.at).toBeGreaterThanOrEqual(edges[i - 1]!.at);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('continues from a stored state with the same findings', () => {
    fc.assert(
      fc.property(fc.array(transfer, { minLength: 2, maxLength: 200 }), fc.nat(), (stream, cut) => {
        const whole = new Engine(allTypologies);
        const expected = stream.flatMap((one) => whole.observe(one));
        const split = cut % stream.length;
        let engine = new Engine(allTypologies);
        const findings = stream.slice(0, split).flatMap((one) => engine.observe(one));
        const stored = nodesOf(engine).map((node) => [node.kind, node.key, packNode(node)] as const);
        const { since, logAmount, population } = engine.graph;
        engine = new Engine(allTypologies);
        Object.assign(engine.graph, { since, logAmount, population: Population.unpack(population.pack()) });
        for (const [kind, name, text] of stored) engine.graph.put(unpackNode(kind, name, text)!);
        expect([...findings, ...stream.slice(split).flatMap((one) => engine.observe(one))]).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('bounds the state of an account with many counterparties', () => {
    const engine = new Engine(allTypologies);
    for (let n = 0; n < 20_000; n++)
      engine.observe(transferOf({ id: `t${n}`, at: n * 1000, sender: `s${n}`, receiver: 'hub', amount: 10 }));
    const hub = engine.graph.party('hub')!;
    expect(hub.in.length).toBe(MAX_EDGES);
    expect(packNode(hub).length).toBeLessThan(20_000);
    expect(engine.graph.dropIdle(Number.POSITIVE_INFINITY)).toBe(0);
    engine.graph.takeChanged();
    engine.graph.dropIdle(19_000_000);
    expect(engine.graph.size).toBeLessThan(1100);
  });
});
