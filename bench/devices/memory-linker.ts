import {
  type AccountShares,
  deviceKind,
  forgetsInAWeek,
  type Identity,
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

/** Database counts of an account's devices, in memory. */
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

/** Candidates of a visit: the device of its token, and those found by its keys. */
export interface Weighing {
  readonly visit: Parameters<typeof identify>[0];
  readonly owner: KnownDevice | null;
  readonly alike: readonly KnownDevice[];
  /** Returns whether a device is the visit's machine, judged by the device's first visit. */
  readonly isRight: (device: { readonly id: string }) => boolean;
}

const newestOf = (ids: Iterable<string>): readonly string[] => [...ids].sort((a, b) => Number(b) - Number(a));

/** Implements the server and its database in memory: devices by token and by key, and merged IDs. */
export class MemoryLinker implements Linker {
  readonly name = 'Assay';
  private readonly tokens = new Map<string, string>();
  private readonly devices = new Map<string, KnownDevice>();
  private readonly keys = new Map<string, Set<string>>();
  private readonly keysOf = new Map<string, Set<string>>();
  private readonly aliases = new Map<string, string>();
  private readonly trials = new Map<string, Set<string>>();
  private readonly shares = new CountedShares();
  private readonly makers = new Map<string, Machine>();
  private made = 0;

  /** @param observe receives the candidates of each visit */
  constructor(private readonly observe?: (weighing: Weighing) => void) {}

  meet({ input, token, now }: Meeting, truth?: { readonly machine: Machine }) {
    const look = lookOf(input, SECRET);
    const visit = {
      look,
      kind: deviceKind(input),
      shares: this.shares,
      now,
      hasToken: token !== null,
      forgets: forgetsInAWeek(input),
    };
    const texts = keyTexts(input, look.values[NETWORK] ?? 0);
    const openTexts = openKeyTexts(input, look.values[NETWORK] ?? 0);
    const ownerId = token === null ? undefined : this.tokens.get(token);
    const held = ownerId === undefined ? undefined : this.devices.get(ownerId);
    const owner = held ? this.withTrials(held) : null;
    const alike = needsSearch(visit, owner) ? this.alikeOf([...texts, ...openTexts], now) : [];
    if (truth) {
      const isRight = ({ id }: { readonly id: string }) => this.makers.get(id) === truth.machine;
      this.observe?.({ visit, owner, alike: alike.filter(({ id }) => id !== owner?.id), isRight });
    }
    const identity = identify(visit, owner, alike);
    const { kept, learns, joins } = identity;
    const newId = `${this.made++}`;
    if (truth) this.makers.set(newId, truth.machine);
    for (const { from, into } of joins) this.join(from, into);
    if (identity.isReturn) this.shares.countReturned(look);
    if (learns) this.learn(learns, texts, now);
    if (kept) {
      if (kept.becomesSettled) this.shares.count(look);
      const id = this.keep(kept, newId, now);
      this.indexDevice(id, kept.isSettled ? texts : openTexts);
      if (token !== null && kept.byToken && !this.tokens.has(token)) this.tokens.set(token, id);
    }
    return {
      id: identity.id ?? newId,
      isSettled: identity.isSettled,
      probability: identity.probability,
      tokenCopied: identity.tokenCopied,
      ...(truth && {
        isOffered: [owner, ...alike].some((device) => device && this.makers.get(device.id) === truth.machine),
      }),
    };
  }

  presentId(id: string): string {
    const into = this.aliases.get(id);
    return into === undefined ? id : this.presentId(into);
  }

  private withTrials(device: KnownDevice): KnownDevice {
    return {
      ...device,
      trials: newestOf(this.trials.get(device.id) ?? [])
        .slice(0, TRIALS)
        .flatMap((id) => this.devices.get(id) ?? [])
        .map(({ id, firstSeen, lastSeen, visits }) => ({ id, firstSeen, lastSeen, visits })),
    };
  }

  private alikeOf(texts: readonly string[], now: number): readonly KnownDevice[] {
    const found = new Map<string, boolean>();
    for (const text of texts) {
      const held = newestOf(this.keys.get(text) ?? []);
      for (const id of held.slice(0, PER_KEY))
        found.set(id, (found.get(id) ?? true) && held.length > PER_KEY);
    }
    return [...found].flatMap(([id, isCrowded]) => {
      const device = this.devices.get(id);
      if (!device || device.believed !== null || now - device.lastSeen > MATCH_MS) return [];
      return [{ ...this.withTrials(device), isCrowded }];
    });
  }

  private learn(learns: NonNullable<Identity['learns']>, texts: readonly string[], now: number): void {
    const device = this.devices.get(learns.id);
    if (device)
      this.devices.set(learns.id, {
        ...device,
        memory: learns.memory,
        lastSeen: now,
        visits: device.visits + 1,
      });
    if (learns.isLearned) this.indexDevice(learns.id, texts);
  }

  /**
   * Stores a visit with its device.
   * @returns the device's ID
   */
  private keep(kept: NonNullable<Identity['kept']>, newId: string, now: number): string {
    const id = kept.id ?? newId;
    const before = this.devices.get(id);
    if (before?.believed) this.trials.get(before.believed)?.delete(id);
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
    this.devices.set(id, device);
    this.believe(device);
    return id;
  }

  private believe(device: KnownDevice): void {
    if (device.believed === null) return;
    const of = this.trials.get(device.believed) ?? new Set();
    this.trials.set(device.believed, of.add(device.id));
  }

  private indexDevice(id: string, texts: Iterable<string>): void {
    const own = this.keysOf.get(id) ?? new Set();
    this.keysOf.set(id, own);
    for (const text of texts) {
      own.add(text);
      const held = this.keys.get(text) ?? new Set<string>();
      held.delete(id);
      this.keys.set(text, held.add(id));
    }
  }

  private join(from: string, into: string): void {
    this.aliases.set(from, into);
    for (const [token, id] of this.tokens) if (id === from) this.tokens.set(token, into);
    for (const text of this.keysOf.get(from) ?? []) this.keys.get(text)?.delete(from);
    this.indexDevice(into, this.keysOf.get(from) ?? []);
    const [gone, kept] = [this.devices.get(from), this.devices.get(into)];
    if (gone?.believed) this.trials.get(gone.believed)?.delete(from);
    if (gone && kept)
      this.devices.set(into, {
        ...kept,
        firstSeen: Math.min(gone.firstSeen, kept.firstSeen),
        visits: gone.visits + kept.visits,
      });
    this.devices.delete(from);
  }
}
