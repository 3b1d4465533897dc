import { NO_SUBJECTS } from '@assay/contract';
import type { StoredEvent } from '@assay/store';
import { describe, expect, it } from 'vitest';
import { InFlight, mergeEvents, type OpenEvent } from './velocity-look';

const event = (id: string): OpenEvent & StoredEvent => ({
  id,
  transaction: id,
  at: 0,
  amount: null,
  currency: null,
  action_type: null,
  ip_country: null,
  ekyc_result: null,
  event: null,
  direction: null,
  custom: null,
  label: null,
  state: null,
  subjects: NO_SUBJECTS,
});

describe('InFlight', () => {
  it('shows each of many parallel requests exactly those that began before it', () => {
    const inFlight = new InFlight();
    const seen = Array.from({ length: 20 }, (_, n) => {
      const id = String(n).padStart(2, '0');
      inFlight.enter(1, ['card'], event(id));
      return inFlight.before(1, 'card', id).length;
    });
    expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('separates environments and forgets events that left', () => {
    const inFlight = new InFlight();
    const open = event('1');
    inFlight.enter(1, ['card'], open);
    expect(inFlight.before(2, 'card', '9')).toEqual([]);
    inFlight.leave(1, ['card'], open);
    expect(inFlight.before(1, 'card', '9')).toEqual([]);
  });
});

describe('mergeEvents', () => {
  it('counts an event that is both stored and open once, and ignores events that began later', () => {
    const merged = mergeEvents([event('5'), event('2'), event('1')], [event('2'), event('3')], event('4'));
    expect(merged.map((known) => known.id)).toEqual(['3', '2', '1']);
  });

  it('orders later events of payments by their time, and ignores those in the future', () => {
    const later = (id: string, at: number) => ({ ...event(id), at, event: 'refunded' });
    const merged = mergeEvents(
      [later('1', 60), later('1', 20), { ...event('2'), at: 10 }],
      [{ ...event('3'), at: 30 }],
      { ...event('4'), at: 50 },
    );
    expect(merged.map(({ id, at }) => [id, at])).toEqual([
      ['3', 30],
      ['1', 20],
      ['2', 10],
    ]);
  });
});
