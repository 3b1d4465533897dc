import {
  type AmlConfig,
  type AmlDetails,
  type AmlResult,
  ApiError,
  type EnvironmentId,
  type InlineScreeningSettings,
  type ScreeningRequest,
} from '@assay/contract';
import type { Deadline } from '@assay/screening';
import {
  type CaseFinding,
  type Connection,
  type Database,
  enrol,
  type NewScreening,
  recordFinding,
  screeningWriter,
  storeScreening,
} from '@assay/store';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../identity/index';
import { type JsonOf, jsonOf } from '../platform/http';
import type { Runtime } from '../platform/runtime';
import { type Hasher, refuseReserved } from '../scoring/index';
import { monitoredTerms } from './find-monitored';
import { askedDetails } from './known-details';
import type { Lists } from './lists';
import { matchesOf } from './monitored-matches';
import { decideAgain, openAndPassed } from './passed-over';
import { cadenceOf, nextCheck, type Schedule } from './schedule';
import { type Hit, type Search, searchDocument, searchNothing } from './search';
import { searchOf } from './search-reserved';
import { type EffectiveSettings, effectiveSettings, inlineSettings, type SearchProfiles } from './settings';
import { partyOf, type Subject, subjectOf } from './subject';

interface ScreeningPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly hasher: Hasher;
  readonly lists: Lists;
  readonly profiles: SearchProfiles;
  readonly deadlineMs: number;
  /** Returns the number of the current lists. */
  readonly generation: () => number;
}

/** Screening settings of one party. */
interface Instructions {
  readonly profile: string | null;
  readonly inline: InlineScreeningSettings;
  readonly effective: EffectiveSettings;
  /** JSON of the profile name and the settings, as stored with a screening. */
  readonly text: string;
}

/** A screened party: the response, and the data to store. */
export interface Screened {
  readonly result: AmlResult;
  readonly matches: number;
  /** Finding for the case; null without matches. */
  readonly finding: CaseFinding | null;
  /** Starts monitoring of the name; null when not requested. */
  readonly enrol: ((connection: Connection) => Promise<void>) | null;
}

interface ScreenCall {
  readonly caller: Caller;
  readonly subject: Subject;
  readonly instructions: Instructions;
  /** undefined = the name is not monitored. */
  readonly monitoring?: { readonly schedule: Schedule | null };
  /** UNIX milliseconds. */
  readonly now: number;
  readonly deadline: number;
}

/** Maximum number of cached configurations. */
const MAX_INSTRUCTIONS = 500;
/** Retry-After in seconds; a screening takes milliseconds, so the cause is gone soon. */
const RETRY_AFTER_SECONDS = 1;

const isTestSpace = ({ account, environmentId }: Caller): boolean =>
  environmentId === account.testEnvironmentId;

/** Screens names for the standalone endpoint and the module of the fraud request. */
export class ScreeningService {
  private readonly writer: { keep(screening: NewScreening): Promise<void> };
  private readonly asked = new LRUCache<string, Instructions>({ max: MAX_INSTRUCTIONS });

  constructor(private readonly ports: ScreeningPorts) {
    this.writer = screeningWriter(ports.database);
  }

  /**
   * Returns the screening settings of a request. A search profile takes precedence, and inline settings are
   * then ignored.
   * @throws ApiError 1001 when the account has no such profile
   */
  async instructions(
    caller: Caller,
    config: Pick<AmlConfig, 'search_profile_id' | keyof InlineScreeningSettings>,
    field = 'search_profile_id',
  ): Promise<Instructions> {
    const profile = config.search_profile_id ?? null;
    if (profile === null) return this.remembered(null, inlineSettings(config));
    const settings = await this.ports.profiles.find(caller.account.id, profile);
    if (!settings) {
      const format = 'the name of a search profile of the account';
      throw new ApiError('badConfig', `Incorrect config object: ${field} should be sent as ${format}`, {
        details: [{ field: `config.${field}`, expected: format }],
      });
    }
    return this.remembered(profile, settings);
  }

  /** Caches derived settings, because most requests use the same configuration. */
  private remembered(profile: string | null, settings: InlineScreeningSettings): Instructions {
    const key = JSON.stringify([profile, settings]);
    const known = this.asked.get(key);
    if (known) return known;
    const effective = effectiveSettings(settings);
    const text = JSON.stringify({ profile, ...effective });
    const instructions = { profile, inline: profile === null ? settings : {}, effective, text };
    this.asked.set(key, instructions);
    return instructions;
  }

  /**
   * Returns the deadline of a screening in UNIX milliseconds: the request's limit, or the account's, capped
   * by the server's.
   */
  deadline(caller: Caller, now: number, timeoutMs: number | undefined): number {
    const chosen = timeoutMs ?? caller.account.settings.timeouts?.aml ?? this.ports.deadlineMs;
    return now + Math.min(chosen, this.ports.deadlineMs);
  }

  /** Returns the deadline for bank details of a fraud request, which is the same as for names. */
  bankDeadline(context: {
    readonly caller: Caller;
    readonly now: number;
    readonly deadline: number;
  }): Deadline {
    const { runtime } = this.ports;
    const at = Math.min(context.deadline, this.deadline(context.caller, context.now, undefined));
    return { now: () => runtime.now(), at };
  }

  /** Returns the result for a payer without a name: nothing was searched, so every flag is unknown. */
  nobody(now: number): AmlDetails {
    return {
      ...searchDocument(this.ports.lists.current(), searchNothing(), now, []),
      has_crimelist_match: null,
      has_pep_match: null,
      has_watchlist_match: null,
      has_sanction_match: null,
      has_adversemedia_match: null,
    };
  }

  /** Screens a party; returns null when the deadline passed first. */
  async screen(call: ScreenCall): Promise<Screened | null> {
    const { runtime, lists } = this.ports;
    const { caller, subject, instructions, now, deadline } = call;
    // Read before the lists, so that a name enrolled during a list change counts as checked against the older
    // lists.
    const generation = this.ports.generation();
    const loaded = lists.current();
    const find = searchOf(isTestSpace(caller));
    const found = await find(loaded, subject.party, instructions.effective, deadline, () => runtime.now());
    if (!found) return null;
    const sorted = await this.openAndPassed(caller.environmentId, subject, found.hits, now);
    const { open: hits, passed, changed } = sorted;
    if (runtime.now() > deadline) return null;
    if (changed.length > 0)
      await this.ports.database.transaction((connection) =>
        decideAgain(connection, caller.environmentId, subject.key, changed, now),
      );
    const kept: Search = { ...found, hits };
    const result = searchDocument(loaded, kept, now, passed);
    return {
      result,
      matches: hits.length,
      finding: hits.length > 0 ? this.finding(call, hits) : null,
      enrol: call.monitoring ? (connection) => this.enrol(connection, call, found, generation) : null,
    };
  }

  /**
   * Runs a standalone screening.
   * @returns JSON text of the response's `data`, as stored
   * @throws ApiError 4001 (503) when the deadline passed
   * @throws ApiError 1001, StoreUnavailable
   */
  async standAlone(caller: Caller, request: ScreeningRequest, config: AmlConfig): Promise<JsonOf<AmlResult>> {
    const { runtime, database } = this.ports;
    if (isTestSpace(caller)) refuseReserved(request);
    const now = runtime.now();
    const instructions = await this.instructions(caller, config);
    const subject = subjectOf(this.ports.hasher, 'user', {
      id: request.user_id,
      party: partyOf(request, config.type),
    });
    const screened = await this.screen({
      caller,
      subject,
      instructions,
      now,
      deadline: this.deadline(caller, now, config.timeout),
      ...(config.monitoring_required ? { monitoring: { schedule: config.monitoring_schedule ?? null } } : {}),
    });
    const answer = screened && jsonOf(screened.result);
    // A timed-out screening is stored too, because the request itself is part of the record.
    const kept: NewScreening = {
      environmentId: caller.environmentId,
      id: runtime.timeOrderedId(),
      at: now,
      userHash: subject.userHash,
      matches: screened?.matches ?? 0,
      request: JSON.stringify(request),
      settings: instructions.text,
      answer: answer ?? 'null',
      finding: screened?.finding ?? undefined,
    };
    const enrols = screened?.enrol;
    if (!enrols) await this.writer.keep(kept);
    else {
      await database.transaction(async (connection) => {
        // The monitored name is written before the case, in the same order as monitoring.
        await enrols(connection);
        await storeScreening(connection, kept);
      });
    }
    if (!answer) {
      throw new ApiError('unavailable', 'System error: the screening did not finish within its time limit', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    return answer;
  }

  /** Separates the matches of a subject from cleared ones. */
  openAndPassed(environmentId: EnvironmentId, subject: Subject, hits: readonly Hit[], now: number) {
    const details = () => askedDetails(this.ports.hasher, subject.party);
    return openAndPassed(this.ports.database, environmentId, { subjectKey: subject.key, details }, hits, now);
  }

  /** Stores matches in the case of their subject. */
  storeCase(
    connection: Connection,
    call: Pick<ScreenCall, 'caller' | 'subject' | 'now'>,
    hits: readonly Hit[],
  ): Promise<void> {
    return recordFinding(connection, this.finding(call, hits));
  }

  private finding(
    { caller, subject, now }: Pick<ScreenCall, 'caller' | 'subject' | 'now'>,
    hits: readonly Hit[],
  ): CaseFinding {
    return {
      environmentId: caller.environmentId,
      id: this.ports.runtime.timeOrderedId(),
      subjectKey: subject.key,
      userId: subject.userId,
      userHash: subject.userHash,
      emailHash: subject.emailHash,
      transactionId: subject.transactionId,
      name: subject.party.name,
      query: subject.party,
      at: now,
      actor: 'screening',
      matches: hits,
    };
  }

  private enrol(connection: Connection, call: ScreenCall, found: Search, generation: number): Promise<void> {
    const { subject, instructions, now } = call;
    const schedule = call.monitoring?.schedule ?? null;
    const cadence = cadenceOf(schedule, call.caller.account.settings);
    return enrol(
      connection,
      {
        environmentId: call.caller.environmentId,
        id: this.ports.runtime.timeOrderedId(),
        subjectKey: subject.key,
        userId: subject.userId,
        userHash: subject.userHash,
        emailHash: subject.emailHash,
        transactionId: subject.transactionId,
        name: subject.party.name,
        query: subject.party,
        profile: instructions.profile,
        settings: instructions.inline,
        schedule,
        cadence,
        generation,
        at: now,
        dueAt: nextCheck(cadence, now),
        terms: monitoredTerms(this.ports.hasher, call.caller.environmentId, subject.party.name),
      },
      matchesOf(found),
    );
  }
}
