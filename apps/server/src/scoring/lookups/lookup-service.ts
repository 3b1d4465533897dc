import {
  type AddressDetails,
  ApiError,
  type AppliedRule,
  type Details,
  type EmailV3,
  type FraudHistory,
  type IpDetails,
  type ModuleName,
  type PhoneV2,
} from '@assay/contract';
import type { Providers } from '@assay/providers';
import { decide, type Facts } from '@assay/rules';
import type { ListPresence, Look, Seen } from '@assay/store';
import type { Caller, Directory } from '../../identity/index';
import type { Runtime } from '../../platform/runtime';
import type { Policies } from '../../policy/index';
import type { EnrichmentData } from '../enrichment/open-enrichment';
import { fraudHistory } from '../identity-keys/history';
import { type Hasher, type HistoryKind, keyHash } from '../identity-keys/velocity-keys';
import { includeSet, siteChoice } from '../modules/accounts';
import { lookUpEmail } from '../modules/email';
import { lookUpIp } from '../modules/ip';

import { lookUpPhone } from '../modules/phone';
import type { TargetRisk } from '../modules/signal';
import { reservedIn, withReservedFacts } from '../reserved-values/reserved-facts';
import type { ReservedField } from '../reserved-values/reserved-value';
import type { ContactConfig } from './read-lookup';

type AccountSettings = Caller['account']['settings'];

const cache = new WeakMap<AccountSettings, readonly string[]>();

function hostOf(url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, '');
}

/** Returns the account's own domains: those of its contact email and its website. The result is cached. */
export function ownDomains(settings: AccountSettings): readonly string[] {
  const known = cache.get(settings);
  if (known) return known;
  const { contact_email: email, contact_url: url } = settings;
  const names = [email?.slice(email.lastIndexOf('@') + 1).toLowerCase(), hostOf(url)];
  const domains = [...new Set(names.filter((name): name is string => !!name && name.includes('.')))];
  cache.set(settings, domains);
  return domains;
}

type Aggregates = NonNullable<AddressDetails['account_aggregates']>;

/** Returns the counts without the categories that only the fraud API reports. */
function accountsOf({ business, personal }: Aggregates): EmailV3['account_aggregates'] {
  const {
    betting_and_gaming,
    dating,
    real_estate,
    ai_platforms,
    messenger,
    total_registration: all,
    ...own
  } = personal;
  const others = [betting_and_gaming, dating, real_estate, ai_platforms, messenger];
  const total_registration = others.reduce((rest, count) => rest - (count?.registered ?? 0), all);
  return {
    total_registration: business.total_registration + total_registration,
    business,
    personal: { total_registration, ...own },
  };
}

/** Returns the data of email v3: the details of the fraud API without the members that only that API has. */
export function emailV3Of(details: AddressDetails): EmailV3 {
  const { email_randomness_score: _, ...facts } = details.email_details;
  const { breach_details: breach } = details;
  return {
    id: details.id,
    email: details.email,
    risk_scores: details.risk_scores,
    email_details: facts,
    email_domain_details: details.email_domain_details,
    account_aggregates: details.account_aggregates && accountsOf(details.account_aggregates),
    breach_details: breach && {
      breaches: breach.breaches,
      first_breach: breach.first_breach,
      breach_service_listed: breach.breach_service_listed,
      number_of_breaches: breach.number_of_breaches,
    },
    service_fraud_history: details.service_fraud_history,
    associated_domain_registrations: details.associated_domain_registrations,
  };
}

export interface LookupPorts {
  readonly runtime: Runtime;
  readonly hasher: Hasher;
  readonly directory: Directory;
  readonly policies: Policies;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly noProviders: Providers;
  readonly risk: TargetRisk;
  readonly look: (look: Look) => Promise<Seen>;
  readonly record: (observations: readonly ListPresence[]) => Promise<void>;
  readonly deadlineMs: number;
}

const DAY_MS = 86_400_000;

interface Verdict {
  readonly score: number;
  readonly applied_rules: AppliedRule[];
}

/** Reads the target's history before this query and returns a function that counts the query after it. */
function openTarget(ports: LookupPorts, caller: Caller, kind: HistoryKind, value: string, now: number) {
  const { look, record, directory, hasher } = ports;
  const hash = keyHash(hasher, kind, value);
  const { environmentId } = caller;
  const sharing = directory.sharing();
  const history: Promise<FraudHistory> = look({
    events: [],
    history: [{ keyHash: hash, environmentId, sharing }],
  }).then((seen) => fraudHistory(seen.history[0] ?? [], environmentId, sharing));
  // Not every lookup shows its history. A database failure still surfaces when the query is counted.
  history.catch(() => undefined);
  return {
    history,
    count: () => record([{ keyHash: hash, environmentId, at: now, fraud: false }]),
  };
}

/** Standalone lookups: each runs one module of the fraud API. */
export class LookupService {
  constructor(private readonly ports: LookupPorts) {}

  /** @throws ApiError 1002 when the text is not an address. */
  async ip(
    caller: Caller,
    ip: string,
    query: { readonly include: string | undefined; readonly flagsDays: number | undefined },
  ): Promise<IpDetails> {
    const now = this.ports.runtime.now();
    const target = openTarget(this.ports, caller, 'ip', ip, now);
    const found = await lookUpIp({
      ...this.asked(caller, 'ip', now),
      ip,
      now,
      include: includeSet(query.include),
      history: target.history,
      flagsSince: query.flagsDays === undefined ? 0 : now - query.flagsDays * DAY_MS,
    });
    if (!found) throw new ApiError('badIp');
    const details = this.shown(caller, 'ip', ip, 'ip_details', found.details);
    await target.count();
    return { ...details, ...(await this.byRules(caller, { ip, ip_details: details })) };
  }

  async email(caller: Caller, email: string, config: ContactConfig): Promise<EmailV3> {
    const now = this.ports.runtime.now();
    const target = openTarget(this.ports, caller, 'email', email, now);
    const { details: found } = await lookUpEmail({
      ...this.asked(caller, 'email', now, config.timeout),
      email,
      name: undefined,
      ownDomains: ownDomains(caller.account.settings),
      sites: siteChoice(config, now, now + this.ports.deadlineMs),
      now,
      history: target.history,
      risk: this.ports.risk,
    });
    const details = this.shown(caller, 'email', email, 'email_details', found);
    await target.count();
    return emailV3Of(details);
  }

  async phone(caller: Caller, phone: string, config: ContactConfig): Promise<PhoneV2> {
    const now = this.ports.runtime.now();
    const target = openTarget(this.ports, caller, 'phone_number', phone, now);
    const { details: found } = await lookUpPhone({
      ...this.asked(caller, 'phone', now, config.timeout),
      phone,
      country: undefined,
      include: includeSet(config.include),
      sites: siteChoice(config, now, now + this.ports.deadlineMs),
      now,
      history: target.history,
      risk: this.ports.risk,
    });
    const details = this.shown(caller, 'phone_number', phone, 'phone_details', found);
    await target.count();
    return details;
  }

  /**
   * Evaluates the account's rules on these facts alone. Rules that need other facts are unknown and don't
   * match.
   */
  async byRules(caller: Caller, facts: Facts): Promise<Verdict> {
    const { policies, runtime } = this.ports;
    const { compiled, lists } = await policies.active(caller.account);
    const decision = decide(compiled, { facts, now: runtime.now(), velocity: [], lists });
    return { score: decision.fraud_score, applied_rules: [...decision.applied_rules] };
  }

  /**
   * Returns the result, with the facts of a reserved target for test keys.
   * @throws ApiError 4001 (503) for a reserved target that simulates a timeout
   */
  private shown<N extends ModuleName, Found extends NonNullable<Details[N]>>(
    caller: Caller,
    field: ReservedField,
    value: string,
    name: N,
    found: Found,
  ): Found {
    if (caller.key.kind !== 'test') return found;
    const outcomes = reservedIn({ [field]: value }).map(({ outcome }) => outcome);
    const shown = withReservedFacts(name, outcomes, found);
    if (shown === null) throw new ApiError('unavailable', undefined, { retryAfterSeconds: 1 });
    return shown as Found;
  }

  /**
   * Returns the common inputs of a lookup. The timeout is the one of the request, else the account's, limited
   * by the server's.
   */
  private asked(caller: Caller, module: 'ip' | 'email' | 'phone', now: number, timeoutMs?: number) {
    const { ports } = this;
    const chosen = timeoutMs ?? caller.account.settings.timeouts?.[module] ?? ports.deadlineMs;
    return {
      data: ports.data,
      providers: caller.key.kind === 'test' ? ports.noProviders : ports.providers,
      deadline: now + Math.min(chosen, ports.deadlineMs),
      id: ports.runtime.timeOrderedId(),
    };
  }
}
