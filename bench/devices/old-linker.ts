import {
  blockTexts,
  type Candidate,
  deviceKind,
  matchDevice,
  mergeVectors,
  networksOf,
  type Vector,
  vectorOf,
} from '@assay/devices';
import type { Linker } from './linker';

const PER_BLOCK = 40;
const SECRET = 'bench';
/** Entries of one block that are looked at from its end; a device that comes often stands there often. */
const MOST_ENTRIES = 400;

interface Known {
  readonly id: string;
  vector: Vector;
  lastSeen: number;
  blocks: readonly string[];
}

/** The matcher over a memory like the database's: devices by token and by block, the newest of a block first. */
export function lastLookLinker(): Linker {
  const tokens = new Map<string, { known: Known; doubt: Vector | null }>();
  const blocks = new Map<string, Known[]>();
  const byId = new Map<string, Known>();
  function candidatesOf(token: string | null, texts: readonly string[]): readonly Candidate[] {
    const found = new Map<Known, number>();
    const byToken = token === null ? undefined : tokens.get(token);
    if (byToken) found.set(byToken.known, 0);
    for (const [index, block] of texts.entries()) {
      const entries = blocks.get(block) ?? [];
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
  return {
    name: 'last look',
    meet(input, token, now) {
      const vector = vectorOf(input, SECRET);
      const [network = 0] = networksOf(vector);
      const candidates = candidatesOf(token, blockTexts(input, [network, network]));
      const match = matchDevice(vector, candidates, { kind: deviceKind(input), now, perBlock: PER_BLOCK });
      let known = match.id === null ? undefined : byId.get(match.id);
      if (known) {
        known.vector = mergeVectors(known.vector, vector);
        known.lastSeen = now;
      } else {
        known = { id: `${byId.size}`, vector, lastSeen: now, blocks: [] };
        byId.set(known.id, known);
      }
      const [present = 0, earlier = 0] = networksOf(known.vector);
      known.blocks = blockTexts(input, [present, earlier]);
      for (const block of known.blocks) {
        const entries = blocks.get(block);
        if (entries) entries.push(known);
        else blocks.set(block, [known]);
      }
      if (token !== null) {
        const kept = tokens.get(token);
        if (!kept || match.tokenParted) tokens.set(token, { known, doubt: match.doubt });
        else if (match.reason === 'token') kept.doubt = match.doubt;
      }
      return {
        id: known.id,
        isSettled: true,
        probability: match.confidence,
        tokenCopied: match.tokenCopied,
      };
    },
    presentId: (id) => id,
  };
}
