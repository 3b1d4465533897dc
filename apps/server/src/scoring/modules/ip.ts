import type { FraudHistory, IpDetails } from '@assay/contract';
import type { IpFacts } from '@assay/enrichment';
import type { Providers } from '@assay/providers';
import type { EnrichmentData } from '../enrichment/open-enrichment';
import { includeSet } from './accounts';
import type { LiveNotes, Signal } from './signal';

interface IpLookup {
  readonly ip: string;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly now: number;
  readonly deadline: number;
  /** Members that the caller asked to include. */
  readonly include: ReadonlySet<string>;
  readonly id: string;
  readonly history: Promise<FraudHistory>;
  readonly flagsSince: number;
}

interface LiveFlags {
  readonly harmful: boolean | null;
  readonly spam: number | null;
  readonly spamUrls: readonly string[];
  readonly spider: boolean | null;
  readonly ports: readonly number[];
  readonly live: LiveNotes;
}
const NOT_ASKED: LiveFlags = { harmful: null, spam: null, spamUrls: [], spider: null, ports: [], live: {} };

/** Limits on the number and length of the URLs that are taken from a list's free text. */
const MAX_URLS = 20;
const MAX_URL_LENGTH = 300;

/** Returns the URLs in a blocklist's explanation of an entry. */
const linksIn = (reason: string): readonly string[] =>
  (reason.match(/https?:\/\/[^\s"'<>]+/gi) ?? [])
    .map((link) => link.replace(/[).,;]+$/, ''))
    .filter((link) => link.length <= MAX_URL_LENGTH && URL.canParse(link));

async function askSources(ip: string, providers: Providers, deadline: number): Promise<LiveFlags> {
  const [dnsbl, host, scanned] = await Promise.all([
    providers.dnsbl?.lookup(ip, { deadline }) ?? null,
    providers.confirmedHost?.lookup(ip, { deadline }) ?? null,
    providers.scannedHost?.lookup(ip, { deadline }) ?? null,
  ]);
  const listings = dnsbl?.value?.listings ?? [];
  const live: { [provider: string]: string } = {};
  if (dnsbl) live.dnsbl = dnsbl.status;
  if (host) live.confirmedHost = host.status;
  if (scanned) live.scannedHost = scanned.status;
  return {
    harmful: dnsbl?.value?.listed ?? null,
    spam: dnsbl?.value ? listings.filter((listing) => listing.abuse).length : null,
    spamUrls: listings.flatMap(({ abuse, reason }) => (abuse ? linksIn(reason ?? '') : [])),
    spider: host?.value?.search_engine_spider ?? null,
    ports: scanned?.value?.openPorts ?? [],
    live,
  };
}

/** Combines two sources: true wins over false, and false wins over unknown. */
const either = (a: boolean | null, b: boolean | null): boolean | null =>
  a === true || b === true ? true : (a ?? b);

/** Returns the facts of an IP address in the wire format; null if the text is not an address. */
export async function lookUpIp(
  look: IpLookup,
): Promise<{ details: IpDetails; facts: IpFacts; live: LiveNotes } | null> {
  const facts = look.data.ip.lookup(look.ip, new Date(look.now));
  if (!facts) return null;
  const { dnsbl, confirmedHost, scannedHost } = look.providers;
  const asks = facts.type !== 'RSV' && (dnsbl || confirmedHost || scannedHost);
  const found = asks ? await askSources(facts.ip, look.providers, look.deadline) : NOT_ASKED;
  const wanted = look.include;
  const history = wanted.has('history') || wanted.has('flags') ? await look.history : null;
  const spam =
    found.spam === null && facts.spam_number === null ? null : (found.spam ?? 0) + (facts.spam_number ?? 0);
  return {
    facts,
    live: found.live,
    details: {
      ip: facts.ip,
      score: 0,
      country: facts.country,
      state_prov: facts.state_prov,
      city: facts.city,
      timezone_offset: facts.timezone_offset,
      isp_name: facts.isp_name,
      latitude: facts.latitude,
      longitude: facts.longitude,
      type: facts.type,
      open_ports: [...found.ports],
      tor: facts.tor,
      harmful: either(found.harmful, facts.harmful),
      vpn: facts.vpn,
      web_proxy: facts.web_proxy,
      public_proxy: facts.public_proxy,
      data_center_proxy: facts.data_center_proxy,
      residential_proxy: facts.residential_proxy,
      consumer_privacy_network: facts.consumer_privacy_network,
      enterprise_private_network: facts.enterprise_private_network,
      search_engine_spider: either(found.spider, facts.search_engine_spider),
      provider_name: facts.provider_name,
      spam_number: spam,
      spam_urls: [...new Set(found.spamUrls)].slice(0, MAX_URLS),
      applied_rules: [],
      ...(history && wanted.has('history') ? { history } : {}),
      ...(history && wanted.has('flags')
        ? { flags: history.flags.filter((flag) => flag.date * 1000 >= look.flagsSince) }
        : {}),
      ...(wanted.has('id') ? { id: look.id } : {}),
    },
  };
}

const DAY_MS = 86_400_000;

export const ipSignal: Signal<'ip_details'> = {
  history: 'ip',
  wants: (request, config) => config.ip_api === true && request.ip !== undefined,
  async look(context, evidence) {
    const { request, config, data, providers, now } = context;
    const days = config.ip?.flags_timeframe_days;
    const found = await lookUpIp({
      ip: request.ip ?? '',
      data,
      providers,
      now,
      deadline: context.deadlineOf('ip'),
      include: includeSet(config.ip?.include),
      id: context.newId(),
      history: context.history('ip'),
      flagsSince: days === undefined ? 0 : now - days * DAY_MS,
    });
    if (!found) return null;
    evidence({
      asn: found.facts.asn,
      timezone: found.facts.timezone,
      ...(found.facts.place_source ? { place: found.facts.place_source } : {}),
      flags: found.facts.evidence,
      live: found.live,
    });
    return found.details;
  },
};
