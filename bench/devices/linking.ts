import {
  blockTexts,
  type Candidate,
  deviceKind,
  type Match,
  matchDevice,
  mergeVectors,
  networksOf,
  type Vector,
  vectorOf,
} from '@assay/devices';
import { type Visit, visitsOf } from './population';

const DAY_MS = 86_400_000;
const PER_BLOCK = 40;
const SECRET = 'bench';

interface KnownToken {
  known: Known;
  doubt: Vector | null;
}

interface Known {
  readonly id: string;
  /** Number of the device that it was made for. */
  readonly owner: number;
  vector: Vector;
  lastSeen: number;
  blocks: readonly string[];
}

/** Entries of one block that are looked at from its end; a device that comes often stands there often. */
const MOST_ENTRIES = 400;

/** What the database does, in memory: devices by token and by block, the newest of a block first. */
class Memory {
  private readonly tokens = new Map<string, KnownToken>();
  /** Every visit adds an entry; one of a device that has left the block is passed over. */
  private readonly blocks = new Map<string, Known[]>();

  candidates(token: string | null, blocks: readonly string[]): readonly Candidate[] {
    const found = new Map<Known, number>();
    const byToken = token === null ? undefined : this.tokens.get(token);
    if (byToken) found.set(byToken.known, 0);
    for (const [index, block] of blocks.entries()) {
      const entries = this.blocks.get(block) ?? [];
      const newest = new Set<Known>();
      const end = Math.max(0, entries.length - MOST_ENTRIES);
      for (let at = entries.length - 1; at >= end && newest.size < PER_BLOCK; at--) {
        const known = entries[at];
        if (known?.blocks[index] === block) newest.add(known);
      }
      for (const known of newest) if (!found.has(known)) found.set(known, index + 1);
    }
    return [...found].map(([known, foundBy]) => ({
      id: known.id,
      vector: known.vector,
      foundBy,
      lastSeen: known.lastSeen,
      persons: 0,
      doubt: foundBy === 0 ? (byToken?.doubt ?? null) : null,
    }));
  }

  keep(known: Known, token: string | null, blocks: readonly string[], match: Match): void {
    known.blocks = blocks;
    for (const block of blocks) {
      const entries = this.blocks.get(block);
      if (entries) entries.push(known);
      else this.blocks.set(block, [known]);
    }
    if (token === null) return;
    const kept = this.tokens.get(token);
    if (!kept || match.tokenParted) this.tokens.set(token, { known, doubt: match.doubt });
    else if (match.reason === 'token') kept.doubt = match.doubt;
  }
}

interface LinkingFigures {
  readonly visits: number;
  readonly returning: number;
  /** Of the returning visits, those that were given the id of the device's visit before. */
  readonly recall: number;
  /** Of the returning visits whose token was gone, the same. */
  readonly recallWithoutToken: number;
  /** Of all visits, those that were given the id of another device. */
  readonly wrongLinks: number;
  /** Of the visits without a token that is known, those that were given the id of another device. */
  readonly wrongWithoutToken: number;
  readonly byReason: { readonly [reason: string]: { readonly visits: number; readonly wrong: number } };
  readonly bySystem: {
    readonly [system: string]: { readonly returning: number; readonly right: number; readonly wrong: number };
  };
}

/** Replays the visits of a population through the matcher. */
function replay(visits: readonly Visit[]): LinkingFigures {
  const memory = new Memory();
  const latest = new Map<number, Known>();
  const byReason: { [reason: string]: { visits: number; wrong: number } } = {};
  const bySystem: { [system: string]: { returning: number; right: number; wrong: number } } = {};
  const known = new Map<string, Known>();
  let [returning, right, wrong, bare, bareRight, untokened, untokenedWrong] = [0, 0, 0, 0, 0, 0, 0];
  for (const { device, day } of visits) {
    const { input, token } = device.visit(day);
    const now = day * DAY_MS;
    const vector = vectorOf(input, SECRET);
    const [network = 0] = networksOf(vector);
    const blocks = blockTexts(input, [network, network]);
    const match = matchDevice(vector, memory.candidates(token, blocks), {
      kind: deviceKind(input),
      now,
      perBlock: PER_BLOCK,
    });
    const before = latest.get(device.number);
    let record = match.id === null ? undefined : known.get(match.id);
    const isWrong = record !== undefined && record.owner !== device.number;
    const isRight = record !== undefined && record === before;
    const reason = byReason[match.reason] ?? { visits: 0, wrong: 0 };
    const system = bySystem[device.system] ?? { returning: 0, right: 0, wrong: 0 };
    byReason[match.reason] = reason;
    bySystem[device.system] = system;
    reason.visits++;
    if (isWrong) {
      wrong++;
      reason.wrong++;
      system.wrong++;
    }
    if (match.reason !== 'token') {
      untokened++;
      if (isWrong) untokenedWrong++;
    }
    if (before) {
      returning++;
      system.returning++;
      if (isRight) {
        right++;
        system.right++;
      }
      if (match.reason !== 'token') {
        bare++;
        if (isRight) bareRight++;
      }
    }
    if (!record) {
      record = {
        id: `${known.size}`,
        owner: device.number,
        vector,
        lastSeen: now,
        blocks: [],
      };
      known.set(record.id, record);
    } else {
      record.vector = mergeVectors(record.vector, vector);
      record.lastSeen = now;
    }
    const [present = 0, earlier = 0] = networksOf(record.vector);
    latest.set(device.number, record);
    memory.keep(record, token, blockTexts(input, [present, earlier]), match);
  }
  return {
    visits: visits.length,
    returning,
    recall: right / returning,
    recallWithoutToken: bareRight / bare,
    wrongLinks: wrong / visits.length,
    wrongWithoutToken: untokenedWrong / untokened,
    byReason,
    bySystem,
  };
}

/** Linking of an invented population that drifts for 60 days. */
export const measureLinking = (devices: number): LinkingFigures => replay(visitsOf(devices, 60, 11));
