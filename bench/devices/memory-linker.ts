import {
  type AccountShares,
  deviceKind,
  forgetsInAWeek,
  identify,
  type KnownDevice,
  keyTexts,
  type Look,
  lookOf,
  NETWORK,
  needsSearch,
  openKeyTexts,
} from '@assay/devices';
import type { Linker, Meeting } from './linker';
import type { Machine } from './machine';

const SECRET = 'bench';
const PER_KEY = 24;
const TRIALS = 8;
const MATCH_MS = 120 * 86_400_000;

/** What the database counts of an account's devices. */
class CountedShares implements AccountShares {
  private readonly counts = new Map<string, number>();

  devices(segment: number): number {
    return this.counts.get(`${segment}`) ?? 0;
  }
  returned(segment: number): number {
    return this.counts.get(`${segment} returned`) ?? 0;
  }
  countReturned({ segment }: Look): void {
    this.counts.set(`${segment} returned`, this.returned(segment) + 1);
  }
  having(segment: number, feature: number, value: number): number {
    return this.counts.get(`${segment} ${feature} ${value}`) ?? 0;
  }
  count({ segment, values }: Look): void {
    const one = (key: string) => this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    one(`${segment}`);
    values.forEach((value, feature) => {
      if (value !== 0) one(`${segment} ${feature} ${value}`);
    });
  }
}

/** What a visit is weighed against: the device of its token, and those that its keys found. */
export interface Weighing {
  readonly visit: Parameters<typeof identify>[0];
  readonly owner: KnownDevice | null;
  readonly alike: readonly KnownDevice[];
  /** Whether a device is the one that the visit comes from, as far as its first visit tells. */
  readonly isRight: (device: { readonly id: string }) => boolean;
}

/**
 * What the server and its database do, in memory: devices by token and by key, ids that were joined.
 * @param observe is shown what each visit is weighed against
 */
export function memoryLinker(observe?: (weighing: Weighing) => void) {
  const tokens = new Map<string, string>();
  const devices = new Map<string, KnownDevice>();
  const keys = new Map<string, Set<string>>();
  const keysOf = new Map<string, Set<string>>();
  const aliases = new Map<string, string>();
  const trials = new Map<string, Set<string>>();
  const shares = new CountedShares();
  const makers = new Map<string, Machine>();
  let made = 0;

  const presentId = (id: string): string => {
    const into = aliases.get(id);
    return into === undefined ? id : presentId(into);
  };

  const newestOf = (ids: Iterable<string>): readonly string[] =>
    [...ids].sort((a, b) => Number(b) - Number(a));

  const withTrials = (device: KnownDevice): KnownDevice => ({
    ...device,
    trials: newestOf(trials.get(device.id) ?? [])
      .slice(0, TRIALS)
      .flatMap((id) => devices.get(id) ?? [])
      .map(({ id, firstSeen, lastSeen, visits }) => ({ id, firstSeen, lastSeen, visits })),
  });

  function alikeOf(texts: readonly string[], now: number): readonly KnownDevice[] {
    const found = new Map<string, boolean>();
    for (const text of texts) {
      const held = newestOf(keys.get(text) ?? []);
      for (const id of held.slice(0, PER_KEY))
        found.set(id, (found.get(id) ?? true) && held.length > PER_KEY);
    }
    return [...found].flatMap(([id, isCrowded]) => {
      const device = devices.get(id);
      if (!device || device.believed !== null || now - device.lastSeen > MATCH_MS) return [];
      return [{ ...withTrials(device), isCrowded }];
    });
  }

  function believe(device: KnownDevice): void {
    if (device.believed === null) return;
    const of = trials.get(device.believed) ?? new Set();
    trials.set(device.believed, of.add(device.id));
  }

  function indexDevice(id: string, texts: Iterable<string>): void {
    const own = keysOf.get(id) ?? new Set();
    keysOf.set(id, own);
    for (const text of texts) {
      own.add(text);
      const held = keys.get(text) ?? new Set<string>();
      held.delete(id);
      keys.set(text, held.add(id));
    }
  }

  function join(from: string, into: string): void {
    aliases.set(from, into);
    for (const [token, id] of tokens) if (id === from) tokens.set(token, into);
    for (const text of keysOf.get(from) ?? []) keys.get(text)?.delete(from);
    indexDevice(into, keysOf.get(from) ?? []);
    const [gone, kept] = [devices.get(from), devices.get(into)];
    if (gone?.believed) trials.get(gone.believed)?.delete(from);
    if (gone && kept)
      devices.set(into, {
        ...kept,
        firstSeen: Math.min(gone.firstSeen, kept.firstSeen),
        visits: gone.visits + kept.visits,
      });
    devices.delete(from);
  }

  return {
    name: 'Assay',
    meet({ input, token, now }: Meeting, truth?: { readonly machine: Machine }) {
      const look = lookOf(input, SECRET);
      const visit = {
        look,
        kind: deviceKind(input),
        shares,
        now,
        hasToken: token !== null,
        forgets: forgetsInAWeek(input),
      };
      const texts = keyTexts(input, look.values[NETWORK] ?? 0);
      const openTexts = openKeyTexts(input, look.values[NETWORK] ?? 0);
      const ownerId = token === null ? undefined : tokens.get(token);
      const held = ownerId === undefined ? undefined : devices.get(ownerId);
      const owner = held ? withTrials(held) : null;
      const alike = needsSearch(visit, owner) ? alikeOf([...texts, ...openTexts], now) : [];
      if (truth) {
        const isRight = ({ id }: { readonly id: string }) => makers.get(id) === truth.machine;
        observe?.({ visit, owner, alike: alike.filter(({ id }) => id !== owner?.id), isRight });
      }
      const identity = identify(visit, owner, alike);
      const { kept, learns, joins } = identity;
      const newId = `${made++}`;
      if (truth) makers.set(newId, truth.machine);
      for (const { from, into } of joins) join(from, into);
      if (identity.isReturn) shares.countReturned(look);
      if (learns) {
        const device = devices.get(learns.id);
        if (device)
          devices.set(learns.id, {
            ...device,
            memory: learns.memory,
            lastSeen: now,
            visits: device.visits + 1,
          });
        if (learns.isLearned) indexDevice(learns.id, texts);
      }
      if (kept) {
        const id = kept.id ?? newId;
        const before = devices.get(id);
        if (before?.believed) trials.get(before.believed)?.delete(id);
        if (kept.becomesSettled) shares.count(look);
        const device = {
          id,
          memory: kept.memory,
          isSettled: kept.isSettled,
          believed: kept.believed,
          firstSeen: before?.firstSeen ?? now,
          lastSeen: now,
          tokenSeen: kept.byToken ? now : (before?.tokenSeen ?? null),
          visits: (before?.visits ?? 0) + 1,
          persons: 0,
          trials: [],
          isCrowded: false,
        };
        devices.set(id, device);
        believe(device);
        indexDevice(id, kept.isSettled ? texts : openTexts);
        if (token !== null && kept.byToken && !tokens.has(token)) tokens.set(token, id);
      }
      return {
        id: identity.id ?? newId,
        isSettled: identity.isSettled,
        probability: identity.probability,
        tokenCopied: identity.tokenCopied,
        ...(truth && {
          isOffered: [owner, ...alike].some((device) => device && makers.get(device.id) === truth.machine),
        }),
      };
    },
    presentId,
  } satisfies Linker;
}
