export type ThrowReason =
  | 'geolocationPermissionDenied'
  | 'geolocationTimeout'
  | 'geolocationPositionUnavailable';

export interface GeolocationOptions {
  readonly enabled: boolean;
  readonly highAccuracy: boolean;
  /** Whether the browser may ask the person. */
  readonly canPrompt: boolean;
  readonly maxAgeSeconds: number;
  readonly timeoutMs: number;
}

export interface AddressOptions {
  /** Characters kept. */
  readonly maxLength: number;
  /** Whether the query is kept. */
  readonly searchParams: boolean;
}

export interface BehaviourOptions {
  /** CSS selectors of the fields to watch; `""` switches behaviour off, absent watches every field. */
  readonly targets: string | null;
  /** Id of the element whose filling is timed on its own. */
  readonly formFilloutDurationTargetId: string | null;
}

export interface AgentOptions {
  /** Origin of the Assay server; `{region}` in it is replaced. Default: where the script came from. */
  readonly endpoint: string | null;
  readonly region: string | null;
  /** Zone whose look-up shows the DNS resolver; `""` switches the look-up off, absent takes the server's zone. */
  readonly dnsResolverDomain: string | null;
  readonly geolocation: GeolocationOptions;
  readonly networkTimeoutMs: number;
  /** Most time that one signal may take; a session without it is returned all the same. */
  readonly fieldTimeoutMs: number;
  readonly throwOn: readonly ThrowReason[];
  readonly windowLocation: AddressOptions;
  readonly referrer: AddressOptions;
  /** Writes nothing to the console. */
  readonly silentMode: boolean;
  readonly consentId: string | null;
  /** Leaves out what costs the most time: pictures, sound and fonts. */
  readonly performanceMode: boolean;
  /**
   * `true` starts no worker; `false` starts one: the page's content policy allows `blob:` workers, or there is none. `null`:
   * one is started where the agent can read that.
   */
  readonly disableWorkerSources: boolean | null;
  readonly behavioralDataCollection: BehaviourOptions;
}

type Given<Options> = {
  readonly [Name in keyof Options]?: Options[Name] extends readonly unknown[]
    ? Options[Name] | null | undefined
    : Options[Name] extends object
      ? Given<Options[Name]> | null | undefined
      : Options[Name] | null | undefined;
};

/** What a site passes to `init` and `getSession`: any part of the options. */
export type GivenOptions = Given<AgentOptions>;

export const DEFAULT_OPTIONS: AgentOptions = {
  endpoint: null,
  region: null,
  dnsResolverDomain: null,
  geolocation: { enabled: false, highAccuracy: true, canPrompt: false, maxAgeSeconds: 0, timeoutMs: 1000 },
  networkTimeoutMs: 2000,
  fieldTimeoutMs: 5000,
  throwOn: [],
  windowLocation: { maxLength: 128, searchParams: false },
  referrer: { maxLength: 128, searchParams: false },
  silentMode: true,
  consentId: null,
  performanceMode: false,
  disableWorkerSources: null,
  behavioralDataCollection: { targets: null, formFilloutDurationTargetId: null },
};

function fits(value: unknown, example: unknown): boolean {
  if (example === null) return typeof value === 'string';
  if (Array.isArray(example)) return Array.isArray(value);
  if (typeof example === 'number') return typeof value === 'number' && value >= 0 && value < Infinity;
  return typeof value === typeof example;
}

/**
 * Options with what the site gave laid over them. Unknown names and values of a wrong type are passed over: a mistake in
 * a page must not cost its session.
 */
export function withGiven<Options extends object>(base: Options, given: unknown): Options {
  if (typeof given !== 'object' || given === null) return base;
  const result: Record<string, unknown> = { ...(base as Record<string, unknown>) };
  for (const [name, example] of Object.entries(base)) {
    const value = (given as Record<string, unknown>)[name];
    if (value === undefined || value === null) continue;
    if (typeof example === 'object' && example !== null && !Array.isArray(example)) {
      result[name] = withGiven(example, value);
    } else if (fits(value, name === 'disableWorkerSources' ? false : nullable.has(name) ? null : example)) {
      result[name] = value;
    }
  }
  return result as Options;
}

/** Options without a default; they are text. */
const nullable = new Set<string>(
  [...Object.entries(DEFAULT_OPTIONS), ...Object.entries(DEFAULT_OPTIONS.behavioralDataCollection)].flatMap(
    ([name, value]) => (value === null ? [name] : []),
  ),
);
