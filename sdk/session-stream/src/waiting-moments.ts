import { type Moment, now } from './moment';
import { LIMITS } from './options';

/** Dropped at once when too many wait. */
const DROPPED = 500;

const roughBytes = (moment: Moment): number =>
  moment.k === 'field' ? 420 : moment.k === 'custom' ? 100 + 3 * String(moment.data ?? '').length : 130;

/** Events that are in no batch yet. */
export interface WaitingMoments {
  /** @returns whether the events fill a batch */
  add(moment: Moment): boolean;
  /** Takes the events of one batch; what was dropped before is counted in a last one. Empty when nothing waits. */
  take(): Moment[];
}

export function waitingMoments(): WaitingMoments {
  let waiting: Moment[] = [];
  let bytes = 0;
  let lost = 0;
  return {
    add(moment) {
      waiting.push(moment);
      bytes += roughBytes(moment);
      if (waiting.length > LIMITS.waiting - LIMITS.batchEvents) {
        const moves = waiting.filter((one) => one.k === 'move').slice(0, DROPPED);
        const dropped = new Set(moves.length > 0 ? moves : waiting.slice(0, DROPPED));
        waiting = waiting.filter((one) => !dropped.has(one));
        lost += dropped.size;
      }
      return waiting.length >= LIMITS.batchEvents || bytes >= LIMITS.batchBytes;
    },
    take() {
      let size = 0;
      let count = 0;
      while (count < waiting.length && count < LIMITS.batchEvents && size < LIMITS.batchBytes) {
        size += roughBytes(waiting[count++] as Moment);
      }
      const events = waiting.splice(0, count);
      bytes = Math.max(0, bytes - size);
      if (count > 0 && lost > 0) {
        events.push({ k: 'lost', t: now(), n: lost });
        lost = 0;
      }
      return events;
    },
  };
}
