import {
  ApiError,
  type AppliedRule,
  type EmailV3,
  type FraudHistory,
  type IpDetails,
  type PhoneV2,
} from '@assay/contract';
import type { Providers } from '@assay/providers';
import { decide, type Facts } from '@assay/rules';
import type { Look, Seen, Sighting } from '@assay/store';
import type { Caller, Directory } from '../accounts/index';
import type { EnrichmentData } from '../enrichment/index';
import { fraudHistory, type Hasher, type HistoryKind, keyHash } from '../identity-keys/index';
import { includeSet, lookUpEmail, lookUpIp, lookUpPhone } from '../modules/index';
import type { Sources } from '../platform/sources';
import type { Policies } from '../policy/index';
import { emailV3Of } from './email-v3';
import type { ContactConfig } from './read-lookup';

export interface LookupPorts {
  readonly sources: Sources;
  readonly hasher: Hasher;
  readonly directory: Directory;
  readonly policies: Policies;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly noProviders: Providers;
  readonly look: (look: Look) => Promise<Seen>;
  readonly record: (sightings: readonly Sighting[]) => Promise<void>;
  readonly deadlineMs: number;
}

const DAY_MS = 86_400_000;

/** The stand-alone look-ups: the modules of the fraud call, each on its own. */
export class LookupService {
  constructor(private readonly ports: LookupPorts) {}

  /** @throws ApiError 1002 when the text is not an address. */
  async ip(
    caller: Caller,
    ip: string,
    query: { readonly include: string | undefined; readonly flagsDays: number | undefined },
  ): Promise<IpDetails> {
    const now = this.ports.sources.now();
    const target = this.target(caller, 'ip', ip, now);
    const found = await lookUpIp({
      ip,
      data: this.ports.data,
      providers: this.providers(caller),
      now,
      deadline: this.deadline(caller, 'ip', now, undefined),
      include: includeSet(query.include),
      id: this.ports.sources.timeOrderedId(),
      history: target.history,
      flagsSince: query.flagsDays === undefined ? 0 : now - query.flagsDays * DAY_MS,
    });
    if (!found) throw new ApiError('badIp');
    await target.count();
    return { ...found.details, ...(await this.byRules(caller, { ip, ip_details: found.details })) };
  }

  /** What the account's rules say of these facts alone: rules that need more stay unknown and do not fire. */
  async byRules(
    caller: Caller,
    facts: Facts,
  ): Promise<{ readonly score: number; readonly applied_rules: AppliedRule[] }> {
    const policy = await this.ports.policies.active(caller.account);
    const decision = decide(policy.compiled, {
      facts,
      now: this.ports.sources.now(),
      velocity: [],
      lists: policy.lists,
    });
    return { score: decision.fraud_score, applied_rules: [...decision.applied_rules] };
  }

  async email(caller: Caller, email: string, config: ContactConfig): Promise<EmailV3> {
    const now = this.ports.sources.now();
    const target = this.target(caller, 'email', email, now);
    const { details } = await lookUpEmail({
      email,
      name: undefined,
      data: this.ports.data,
      providers: this.providers(caller),
      now,
      deadline: this.deadline(caller, 'email', now, config.timeout),
      id: this.ports.sources.timeOrderedId(),
      history: target.history,
    });
    await target.count();
    return emailV3Of(details);
  }

  async phone(caller: Caller, phone: string, config: ContactConfig): Promise<PhoneV2> {
    const now = this.ports.sources.now();
    const target = this.target(caller, 'phone_number', phone, now);
    const { details } = await lookUpPhone({
      phone,
      country: undefined,
      data: this.ports.data,
      providers: this.providers(caller),
      deadline: this.deadline(caller, 'phone', now, config.timeout),
      include: includeSet(config.include),
      id: this.ports.sources.timeOrderedId(),
      history: target.history,
    });
    await target.count();
    return { ...details, risk_scores: { global_network_score: null } };
  }

  /** The call's own timeout, else the account's, within the server's. */
  private deadline(
    caller: Caller,
    module: 'ip' | 'email' | 'phone',
    now: number,
    timeoutMs: number | undefined,
  ): number {
    const chosen = timeoutMs ?? caller.account.settings.timeouts?.[module] ?? this.ports.deadlineMs;
    return now + Math.min(chosen, this.ports.deadlineMs);
  }

  private providers(caller: Caller): Providers {
    return caller.key.kind === 'test' ? this.ports.noProviders : this.ports.providers;
  }

  /** The target's history before this query, and the counting of this query after it. */
  private target(caller: Caller, kind: HistoryKind, value: string, now: number) {
    const { look, record, directory, hasher } = this.ports;
    const hash = keyHash(hasher, kind, value);
    const history: Promise<FraudHistory> = look({ events: [], history: [{ keyHash: hash }] }).then((seen) =>
      fraudHistory(seen.history[0] ?? [], caller.spaceId, directory.sharing()),
    );
    // Not every look-up shows its history; a failure of the database is still told by the counting.
    history.catch(() => undefined);
    return {
      history,
      count: () => record([{ keyHash: hash, accountId: caller.spaceId, at: now, fraud: false }]),
    };
  }
}
