import type { SpaceId } from '@assay/contract';
import {
  type DeviceMemory,
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
  packMemory,
  unpackMemory,
  type VectorInput,
  type VerdictName,
  withVerdicts,
} from '@assay/devices';
import {
  type Connection,
  type Database,
  findDeviceOfToken,
  findDevices,
  joinDevices,
  recordDevicePerson,
  recordDeviceToken,
  recordDeviceVisit,
  type StoredDevice,
} from '@assay/store';
import { type Hasher, keyHash } from '../scoring/index';
import type { Shares } from './account-shares';

const DAY_MS = 86_400_000;
/** How long a device may stay away and still be met without its token. */
const MATCH_DAYS = 120;
const PER_KEY = 24;

export interface RecognitionPorts {
  readonly database: Database;
  readonly hasher: Hasher;
  /** Keys the numbers of looks. */
  readonly lookSecret: string;
  readonly shares: Shares;
}

/** What a browser shows of its device in one visit. */
interface Visit {
  readonly spaceId: SpaceId;
  readonly input: VectorInput;
  /** null = the browser keeps no token. */
  readonly tokenHash: string | null;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** The device that a visit comes from, and what is to be kept of it afterwards. */
export interface Recognised extends Visit {
  readonly identity: Identity;
  readonly look: Look;
  readonly keys: readonly string[];
  /** Keys under which it is found while its device is open. */
  readonly openKeys: readonly string[];
  /** The device that was met, or the likeliest, as it was before; null for a new one. */
  readonly before: KnownDevice | null;
}

function knownOf(stored: StoredDevice): readonly KnownDevice[] {
  const memory = unpackMemory(stored.memory);
  return memory ? [{ ...stored, memory }] : [];
}

/** Knows a device again: by its token, or by its looks. */
export async function recognise(
  { database, hasher, lookSecret, shares }: RecognitionPorts,
  visit: Visit,
): Promise<Recognised> {
  const { spaceId, input, tokenHash, now } = visit;
  const look = lookOf(input, lookSecret);
  const shown = {
    look,
    kind: deviceKind(input),
    shares: shares.of(spaceId),
    now,
    hasToken: tokenHash !== null,
    forgets: forgetsInAWeek(input),
  };
  const network = look.values[NETWORK] ?? 0;
  const hashed = (text: string) => hasher('device_block', text);
  const [keys, openKeys] = [keyTexts(input, network).map(hashed), openKeyTexts(input, network).map(hashed)];
  const within = { spaceId, personsSince: now - DAY_MS };
  const stored = tokenHash === null ? null : await findDeviceOfToken(database, { ...within, tokenHash });
  const owner = stored ? (knownOf(stored)[0] ?? null) : null;
  // Most browsers still have their token and show nothing new: only for the others the looks are compared.
  const alike = needsSearch(shown, owner)
    ? await findDevices(database, {
        ...within,
        keys: [...keys, ...openKeys],
        since: now - MATCH_DAYS * DAY_MS,
        perKey: PER_KEY,
      })
    : [];
  const known = alike.flatMap(knownOf);
  const identity = identify(shown, owner, known);
  const met = [...(owner ? [owner] : []), ...known];
  const before = met.find(({ id }) => id === (identity.likeliest ?? identity.id)) ?? null;
  return { ...visit, look, keys, openKeys, identity, before };
}

/** Who used the device, as keyed hashes; null where the call named nobody. */
interface Person {
  readonly userHash: string | null;
  readonly emailHash: string | null;
}

/** What else is kept of a visit. */
interface Kept {
  /** Of the device that the visit makes, if it makes one. */
  readonly newId: string;
  /** What it was judged as, by its own evidence alone. */
  readonly verdicts: readonly VerdictName[];
  readonly person: Person;
}

/** Keeps what a visit showed, and joins what proved to be one. */
export async function keepVisit(
  connection: Connection,
  { hasher, shares }: RecognitionPorts,
  recognised: Recognised,
  { newId, verdicts, person }: Kept,
): Promise<void> {
  const { identity, spaceId, now: at, keys, openKeys, look, tokenHash } = recognised;
  const { kept, learns } = identity;
  const packed = (memory: DeviceMemory) =>
    packMemory(withVerdicts(memory, verdicts, Math.floor(at / DAY_MS)));
  const counted = (id: string) => ({ id, hash: keyHash(hasher, 'true_device_id', id) });
  for (const { from, into } of identity.joins)
    await joinDevices(connection, { spaceId, from: counted(from), into: counted(into), at });
  const visit = { spaceId, at, keys, openKeys };
  if (identity.isReturn) shares.countReturned(spaceId, look);
  if (learns) {
    await recordDeviceVisit(connection, {
      ...visit,
      keys: learns.isLearned ? keys : [],
      id: learns.id,
      memory: packed(learns.memory),
      isSettled: true,
      becomesSettled: false,
      believed: null,
      byToken: false,
    });
  }
  if (kept) {
    const id = kept.id ?? newId;
    await recordDeviceVisit(connection, { ...visit, ...kept, id, memory: packed(kept.memory) });
    if (kept.becomesSettled) shares.count(spaceId, look);
    if (tokenHash !== null && kept.byToken)
      await recordDeviceToken(connection, { spaceId, tokenHash, deviceId: id });
  }
  // A token whose device is open is the person's as well: it goes when they are erased. A device that is only likely is not: its
  // memory is somebody else's, and persons too many would make it a kiosk.
  const met = identity.isSettled ? identity.id : null;
  const devices = new Set([met, kept && (kept.id ?? newId)].filter((id) => id !== null));
  for (const deviceId of devices) await recordDevicePerson(connection, { spaceId, deviceId, at, ...person });
}
