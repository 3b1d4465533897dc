import { type FraudData, type FraudRequest, liveSpace, type SpaceId } from '@assay/contract';
import { type Database, eventText, everythingFound, type FoundBy, giveFindRows } from '@assay/store';
import type { Directory } from '../../identity/index';
import { findTerms, type Hasher } from '../../scoring/index';

const LONGEST_ACTION = 64;
const MINUTE_MS = 60_000;
/** For so long after the start, a process of an earlier version may still answer calls beside this one. */
const BESIDE_OLD_MS = 60 * MINUTE_MS;
/** What is looked through again meanwhile: more than lies between two looks. */
const RECENT_MS = 3 * MINUTE_MS;

interface Kept {
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
}

/** What a kept call is found by, as its own statement would have written it. */
function foundBy(spaceId: SpaceId, kept: Kept, rules: readonly string[] | null, hasher: Hasher): FoundBy {
  const request = JSON.parse(kept.request) as FraudRequest;
  const { data = {} } = JSON.parse(kept.answer) as { readonly data?: Partial<FraudData> };
  const { details } = JSON.parse(kept.seen) as { readonly details?: Partial<FraudData> };
  const ip = details?.ip_details ?? data.ip_details;
  const { transaction_currency: currency, action_type: action } = request;
  return {
    amount: request.transaction_amount ?? null,
    currency: currency === undefined ? null : eventText(currency),
    action: action === undefined ? null : eventText(action.slice(0, LONGEST_ACTION)),
    terms: findTerms(
      spaceId,
      request,
      { rules: rules ?? data.applied_rules?.map(({ id }) => id) ?? [], ipCountry: ip?.country ?? null },
      hasher,
    ),
  };
}

/** The same; null of a damaged one, which must not keep the others waiting. */
function foundByWhatIsWhole(...call: Parameters<typeof foundBy>): FoundBy | null {
  try {
    return foundBy(...call);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

interface BackfillPorts {
  readonly database: Database;
  readonly directory: Directory;
  readonly hasher: Hasher;
  readonly now: () => number;
}

/**
 * Makes the calls of earlier versions ready to be found, while the server runs; ended anywhere, the next look goes on with
 * what is left.
 */
export class Backfill {
  private readonly startedAt: number;
  private isStopped = false;

  constructor(private readonly ports: BackfillPorts) {
    this.startedAt = ports.now();
  }

  /** @returns how many calls were made ready. */
  async run(): Promise<number> {
    const { database, directory, hasher, now } = this.ports;
    const patient = database.patient();
    const isBesideOld = now() - this.startedAt < BESIDE_OLD_MS;
    let given = 0;
    for (const account of directory.accounts()) {
      for (const space of [liveSpace(account.id), account.testSpaceId]) {
        const isDone = await everythingFound(patient, space);
        if (this.isStopped || (isDone && !isBesideOld)) continue;
        given += await giveFindRows(
          patient,
          space,
          isDone ? now() - RECENT_MS : 0,
          (kept, rules) => foundByWhatIsWhole(space, kept, rules, hasher),
          () => this.isStopped,
        );
      }
    }
    return given;
  }

  stop(): void {
    this.isStopped = true;
  }
}
