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

/** The boolean facts of an address. */
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
 * How a source knows: it lists the very address (`enumerated`), it lists the network around it (`range`), or it
 * is concluded from the autonomous system that announces the address (`asn`).
 */
export type EvidenceKind = 'enumerated' | 'range' | 'asn';

/** Why a flag is set. */
export interface IpEvidence {
  readonly flag: IpFlag;
  readonly kind: EvidenceKind;
  /** Name of the feed, or of the embedded table. */
  readonly source: string;
  /** Day of that source's data, `YYYY-MM-DD`. */
  readonly date: string;
}

/** The feed that an operator's declaration of place is from. */
export interface PlaceSource {
  readonly source: string;
  /** Day of that feed's data, `YYYY-MM-DD`. */
  readonly date: string;
}

/** Per flag: set, not set, or `null` when no source for it is loaded. */
export type IpFlagValues = { readonly [flag in IpFlag]: boolean | null };

/** Everything that is known about an address; names as on the wire. */
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
  /** Offset from UTC at the moment of the look-up, as `-05:00`. */
  readonly timezone_offset: string | null;
  /** Which operator's feed declares the place; `null` when it is the embedded table's. */
  readonly place_source: PlaceSource | null;
  readonly isp_name: string | null;
  readonly asn: number | null;
  readonly type: IpType | null;
  /** Brand behind a VPN, relay, cloud or content network. */
  readonly provider_name: string | null;
  /** On how many abuse lists the address is; `null` when no such source is loaded. */
  readonly spam_number: number | null;
  /** Reasons for the flags that are set. */
  readonly evidence: readonly IpEvidence[];
}

/** Autonomous systems of one class, by the operator behind them. */
export interface NetworkClass {
  readonly type: IpType;
  /** Run by or for VPN services. */
  readonly vpn: boolean;
  readonly operators: readonly { readonly name: string; readonly asns: readonly number[] }[];
}
