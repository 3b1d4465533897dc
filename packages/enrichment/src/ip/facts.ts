/** Usage types of an address, in the vocabulary of IP2Location's usage-type field; `SES` is a search spider, `RSV` reserved. */
export type IpType =
  | 'COM'
  | 'ORG'
  | 'GOV'
  | 'MIL'
  | 'EDU'
  | 'LIB'
  | 'CDN'
  | 'ISP'
  | 'MOB'
  | 'DCH'
  | 'SES'
  | 'RSV';

/** The boolean facts about an address. */
export const ipFlags = [
  'tor',
  'harmful',
  'vpn',
  'web_proxy',
  'public_proxy',
  'data_center_proxy',
  'residential_proxy',
  'consumer_privacy_network',
  'enterprise_private_network',
  'search_engine_spider',
] as const;
export type IpFlag = (typeof ipFlags)[number];

/**
 * Kind of evidence: the source lists the exact address (`enumerated`), lists a network that contains it
 * (`range`), or classifies the autonomous system that announces it (`asn`).
 */
export type EvidenceKind = 'enumerated' | 'range' | 'asn';

/** Reason why a flag is set. */
export interface IpEvidence {
  readonly flag: IpFlag;
  readonly kind: EvidenceKind;
  /** Name of the feed, or of the embedded table. */
  readonly source: string;
  /** Day of that source's data, `YYYY-MM-DD`. */
  readonly date: string;
}

/** The feed that contains an operator's declaration of the place. */
export interface PlaceSource {
  readonly source: string;
  /** Day of that feed's data, `YYYY-MM-DD`. */
  readonly date: string;
}

/** Per flag: set, not set, or `null` when no source for it is loaded. */
export type IpFlagValues = { readonly [flag in IpFlag]: boolean | null };

/** All known facts about an address; names as in the API. */
export interface IpFacts extends IpFlagValues {
  /** Canonical text: dotted quad or RFC 5952; an IPv4-mapped IPv6 address is shown as IPv4. */
  readonly ip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly state_prov: string | null;
  readonly city: string | null;
  /** Degrees, WGS 84. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** IANA zone name. */
  readonly timezone: string | null;
  /** Offset from UTC at the time of the lookup, as `-05:00`. */
  readonly timezone_offset: string | null;
  /** The operator's feed that declares the place; `null` when the place is from the embedded table. */
  readonly place_source: PlaceSource | null;
  readonly isp_name: string | null;
  readonly asn: number | null;
  readonly type: IpType | null;
  /** Brand that operates a VPN, relay, cloud or content network. */
  readonly provider_name: string | null;
  /** Number of abuse lists that contain the address; `null` when no such source is loaded. */
  readonly spam_number: number | null;
  /** Reasons for the flags that are set. */
  readonly evidence: readonly IpEvidence[];
}

/** Autonomous systems of one class, by operator. */
export interface NetworkClass {
  readonly type: IpType;
  /** True when operated by or for VPN services. */
  readonly vpn: boolean;
  readonly operators: readonly { readonly name: string; readonly asns: readonly number[] }[];
}
