import type { EnvironmentId } from '@assay/contract';
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
/** Maximum number of days since the last visit for which a device is matched without its token. */
const MATCH_DAYS = 120;
const PER_KEY = 24;

export interface RecognitionPorts {
  readonly database: Database;
  readonly hasher: Hasher;
  /** Key for the attribute hashes of fingerprints. */
  readonly lookSecret: string;
  readonly shares: Shares;
}

/** Attributes that a browser reports in one visit. */
interface Visit {
  readonly environmentId: EnvironmentId;
  readonly input: VectorInput;
  /** null = the browser has no stored token. */
  readonly tokenHash: string | null;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** The device of a visit, and the data to store afterwards. */
export interface Recognised extends Visit {
  readonly identity: Identity;
  readonly look: Look;
  readonly keys: readonly string[];
  /** Keys under which the token is found while its device is undecided. */
  readonly openKeys: readonly string[];
  /** Earlier state of the matched or likeliest device; null for a new one. */
  readonly before: KnownDevice | null;
}

function knownOf(stored: StoredDevice): readonly KnownDevice[] {
  const memory = unpackMemory(stored.memory);
  return memory ? [{ ...stored, memory }] : [];
}

/** Recognizes a device by its token or by its fingerprint. */
export async function recognise(
  { database, hasher, lookSecret, shares }: RecognitionPorts,
  visit: Visit,
): Promise<Recognised> {
  const { environmentId, input, tokenHash, now } = visit;
  const look = lookOf(input, lookSecret);
  const shown = {
    look,
    kind: deviceKind(input),
    shares: shares.of(environmentId),
    now,
    hasToken: tokenHash !== null,
    forgets: forgetsInAWeek(input),
  };
  const network = look.values[NETWORK] ?? 0;
  const hashed = (text: string) => hasher('device_block', text);
  const [keys, openKeys] = [keyTexts(input, network).map(hashed), openKeyTexts(input, network).map(hashed)];
  const within = { environmentId, personsSince: now - DAY_MS };
  const stored = tokenHash === null ? null : await findDeviceOfToken(database, { ...within, tokenHash });
  const owner = stored ? (knownOf(stored)[0] ?? null) : null;
  // Most browsers still have their token and show nothing new, so fingerprints are compared only for the
  // others.
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

/** User of the device, as keyed hashes; null when the request named none. */
interface Person {
  readonly userHash: string | null;
  readonly emailHash: string | null;
}

/** Other data stored with a visit. */
interface Kept {
  /** ID of the device if the visit creates one. */
  readonly newId: string;
  /** Verdicts from the visit's own evidence only. */
  readonly verdicts: readonly VerdictName[];
  readonly person: Person;
}

/** Stores the attributes of a visit and merges devices proven to be the same. */
export async function storeVisit(
  connection: Connection,
  { hasher, shares }: RecognitionPorts,
  recognised: Recognised,
  { newId, verdicts, person }: Kept,
): Promise<void> {
  const { identity, environmentId, now: at, keys, openKeys, look, tokenHash } = recognised;
  const { kept, learns } = identity;
  const packed = (memory: DeviceMemory) =>
    packMemory(withVerdicts(memory, verdicts, Math.floor(at / DAY_MS)));
  const counted = (id: string) => ({ id, hash: keyHash(hasher, 'true_device_id', id) });
  for (const { from, into } of identity.joins)
    await joinDevices(connection, { environmentId, from: counted(from), into: counted(into), at });
  const visit = { environmentId, at, keys, openKeys };
  if (identity.isReturn) shares.countReturned(environmentId, look);
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
    if (kept.becomesSettled) shares.count(environmentId, look);
    if (tokenHash !== null && kept.byToken)
      await recordDeviceToken(connection, { environmentId, tokenHash, deviceId: id });
  }
  // A token without a decided device also belongs to the person, so it is erased with them. A merely likely
  // device does not: its data belongs to another person, and additional persons would make it look like a
  // kiosk.
  const met = identity.isSettled ? identity.id : null;
  const devices = new Set([met, kept && (kept.id ?? newId)].filter((id) => id !== null));
  for (const deviceId of devices)
    await recordDevicePerson(connection, { environmentId, deviceId, at, ...person });
}
