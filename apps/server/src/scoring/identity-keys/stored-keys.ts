import type { FraudData, FraudRequest } from '@assay/contract';
import type { Hasher } from './hasher';
import {
  earlierKeys,
  earlierSightedKeys,
  type KeyHashes,
  sightedKeys,
  spelledPhoneKeys,
  velocityKeys,
} from './velocity-keys';

/** A kept evaluation's JSON texts. */
interface KeptTexts {
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
}

/** The hashed keys of a kept evaluation, as its call had them. */
function storedHashes({ request, seen, answer }: KeptTexts, hasher: Hasher): KeyHashes {
  const { details } = JSON.parse(seen) as { readonly details?: Pick<FraudData, 'device_details'> };
  const device =
    (details ?? (JSON.parse(answer) as { readonly data: Partial<FraudData> }).data).device_details ?? null;
  return velocityKeys(JSON.parse(request) as FraudRequest, hasher, deviceKeys(device));
}

/**
 * The hashes under which a kept evaluation may be counted, by this version or the one that kept it: its velocity events, and its
 * lifetime counters. Its events tell which of them it was.
 */
export function storedKeys(
  kept: KeptTexts,
  hasher: Hasher,
): { readonly hashes: KeyHashes; readonly events: readonly string[]; readonly history: readonly string[] } {
  const hashes = storedHashes(kept, hasher);
  const request = JSON.parse(kept.request) as FraudRequest;
  const spelled = spelledPhoneKeys(request, hasher);
  return {
    hashes,
    events: [...new Set([...Object.values(hashes), ...spelled, ...earlierKeys(request, hasher)])],
    history: [...new Set([...sightedKeys(hashes), ...spelled, ...earlierSightedKeys(request, hasher)])],
  };
}

/** What an opened session proves of the device, under the names of the keys. */
function deviceKeys(device: object | null): {
  readonly [name in 'device_hash' | 'cookie_hash' | 'true_device_id']?: string;
} {
  const { device_hash, cookie_hash, true_device_id } = (device ?? {}) as { [name: string]: unknown };
  return {
    ...(typeof device_hash === 'string' ? { device_hash } : {}),
    ...(typeof cookie_hash === 'string' ? { cookie_hash } : {}),
    ...(typeof true_device_id === 'string' ? { true_device_id } : {}),
  };
}
