import { describe, expect, it } from 'vitest';
import { type FlowEdge, flowLayout } from './flow-layout';

const edge = (hour: number, from: string, to: string, amount: number | null = 100): FlowEdge => ({
  at: new Date(Date.UTC(2026, 10, 1, hour)).toISOString(),
  amount,
  currency: 'EUR',
  from,
  to,
});
const layout = (edges: readonly FlowEdge[]) =>
  flowLayout({ edges, parties: [], entity: 'mule', width: 600, labelWidth: 60 });

describe('flowLayout', () => {
  it('puts payers first, then the entity, then those who are paid', () => {
    const { lanes } = layout([edge(3, 'mule', 'bank'), edge(1, 'ada', 'mule'), edge(2, 'bob', 'mule')]);
    expect(lanes.map(({ key }) => key)).toEqual(['ada', 'bob', 'mule', 'bank']);
    expect(lanes[2]).toMatchObject({ isEntity: true });
  });

  it('draws in the order of time from left to right, and separates simultaneous transfers', () => {
    const { arrows } = layout([edge(5, 'c', 'mule'), edge(0, 'a', 'mule'), edge(0, 'b', 'mule')]);
    expect(arrows.map(({ from }) => from)).toEqual(['a', 'b', 'c']);
    expect(arrows[0]?.x).toBe(0);
    expect(arrows[1]?.x).toBeGreaterThan(0.01);
    expect(arrows[2]?.x).toBe(1);
  });

  it('shows an amount at the payee if it would cover another one at the payer, and omits it without room', () => {
    const { arrows } = layout([
      edge(0, 'mule', 'a'),
      edge(1, 'mule', 'b'),
      edge(2, 'mule', 'b'),
      edge(48, 'mule', 'c'),
    ]);
    expect(arrows.map(({ labelAt }) => labelAt)).toEqual(['from', 'to', null, 'from']);
  });

  it('has one place for a single transfer, and reports parties without room', () => {
    expect(layout([edge(0, 'a', 'mule')]).arrows[0]?.x).toBe(0);
    const many = Array.from({ length: 80 }, (_, n) => edge(n, `sender-${n}`, 'mule'));
    expect(layout(many)).toMatchObject({ hidden: 21 });
    expect(layout([])).toEqual({ lanes: [], arrows: [], hidden: 0 });
  });
});
