import {
  type AmlConfig,
  type AmlDetails,
  type AmlResult,
  ApiError,
  type InlineScreeningSettings,
  type ScreeningRequest,
  type SpaceId,
} from '@assay/contract';
import type { Deadline } from '@assay/screening';
import {
  type CaseFinding,
  type Connection,
  type Database,
  enrol,
  keepScreening,
  type NewScreening,
  recordFinding,
  screeningWriter,
} from '@assay/store';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../identity/index';
import type { Ambient } from '../platform/ambient';
import { type JsonOf, jsonOf } from '../platform/http';
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
  readonly ambient: Ambient;
  readonly hasher: Hasher;
  readonly lists: Lists;
  readonly profiles: SearchProfiles;
  readonly deadlineMs: number;
  /** Number of the current lists. */
  readonly generation: () => number;
}

/** How one party is to be screened. */
interface Instructions {
  readonly profile: string | null;
  readonly inline: InlineScreeningSettings;
  readonly effective: EffectiveSettings;
  /** JSON of the profile's name and the settings, as a screening keeps them. */
  readonly text: string;
}

/** A screened party: the answer, and what is to be kept of it. */
export interface Screened {
  readonly result: AmlResult;
  readonly matches: number;
  /** For the case; null without matches. */
  readonly finding: CaseFinding | null;
  /** Puts the name under monitoring; null when that is not asked for. */
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

/** What so many different configurations ask for is remembered. */
const MOST_INSTRUCTIONS = 500;
/** A screening takes milliseconds: what was in its way is gone a moment later. */
const RETRY_AFTER_SECONDS = 1;

const isTestSpace = ({ account, spaceId }: Caller): boolean => spaceId === account.testSpaceId;

/** Screens names: the stand-alone endpoint and the module of the fraud call. */
export class ScreeningService {
  private readonly writer: { keep(screening: NewScreening): Promise<void> };
  private readonly asked = new LRUCache<string, Instructions>({ max: MOST_INSTRUCTIONS });

  constructor(private readonly ports: ScreeningPorts) {
    this.writer = screeningWriter(ports.database);
  }

  /**
   * What a call asks for. A search profile decides alone: inline settings beside it are not read.
   * @throws ApiError 1001 when the account has no such profile.
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

  /** Calls mostly ask for the same: what follows from it is worked out once. */
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

  /** UNIX milliseconds until which a screening may take: the call's own limit, else the account's, within the server's. */
  deadline(caller: Caller, now: number, timeoutMs: number | undefined): number {
    const chosen = timeoutMs ?? caller.account.settings.timeouts?.aml ?? this.ports.deadlineMs;
    return now + Math.min(chosen, this.ports.deadlineMs);
  }

  /** Until when bank details of a fraud call may be searched: they are screened like names. */
  bankDeadline(context: {
    readonly caller: Caller;
    readonly now: number;
    readonly deadline: number;
  }): Deadline {
    const { ambient } = this.ports;
    const at = Math.min(context.deadline, this.deadline(context.caller, context.now, undefined));
    return { now: () => ambient.now(), at };
  }

  /** The result of a payer whom the request does not name: nothing was looked for, so no flag is known. */
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

  /** Screens a party; null when the deadline passed first. */
  async screen(call: ScreenCall): Promise<Screened | null> {
    const { ambient, lists } = this.ports;
    const { caller, subject, instructions, now, deadline } = call;
    // Before the lists: a name that is put under monitoring over a change of lists counts as one that saw those before.
    const generation = this.ports.generation();
    const loaded = lists.current();
    const find = searchOf(isTestSpace(caller));
    const found = await find(loaded, subject.party, instructions.effective, deadline, () => ambient.now());
    if (!found) return null;
    const sorted = await this.openAndPassed(caller.spaceId, subject, found.hits, now);
    const { open: hits, passed, changed } = sorted;
    if (ambient.now() > deadline) return null;
    if (changed.length > 0)
      await this.ports.database.transaction((connection) =>
        decideAgain(connection, caller.spaceId, subject.key, changed, now),
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
   * The stand-alone screening.
   * @returns JSON text of the answer's `data`: the text that is stored
   * @throws ApiError 4001 (503) when the deadline passed
   * @throws ApiError 1001, StoreUnavailable
   */
  async standAlone(caller: Caller, request: ScreeningRequest, config: AmlConfig): Promise<JsonOf<AmlResult>> {
    const { ambient, database } = this.ports;
    if (isTestSpace(caller)) refuseReserved(request);
    const now = ambient.now();
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
    // One that did not end is kept as well: that the name was asked about is part of the record.
    const kept: NewScreening = {
      spaceId: caller.spaceId,
      id: ambient.timeOrderedId(),
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
        // The monitored name before the case, as monitoring takes them.
        await enrols(connection);
        await keepScreening(connection, kept);
      });
    }
    if (!answer) {
      throw new ApiError('unavailable', 'System error: the screening did not end within its time limit', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    return answer;
  }

  /** Matches of a subject, those apart that the whitelist passes over. */
  openAndPassed(spaceId: SpaceId, subject: Subject, hits: readonly Hit[], now: number) {
    const details = () => askedDetails(this.ports.hasher, subject.party);
    return openAndPassed(this.ports.database, spaceId, { subjectKey: subject.key, details }, hits, now);
  }

  /** Keeps matches in the case of their subject. */
  keepCase(
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
      spaceId: caller.spaceId,
      id: this.ports.ambient.timeOrderedId(),
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
        spaceId: call.caller.spaceId,
        id: this.ports.ambient.timeOrderedId(),
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
        terms: monitoredTerms(this.ports.hasher, call.caller.spaceId, subject.party.name),
      },
      matchesOf(found),
    );
  }
}
