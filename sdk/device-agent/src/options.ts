export type ThrowReason =
  | 'geolocationPermissionDenied'
  | 'geolocationTimeout'
  | 'geolocationPositionUnavailable';

export interface GeolocationOptions {
  readonly enabled: boolean;
  readonly highAccuracy: boolean;
  /** True if the browser may show a permission prompt. */
  readonly canPrompt: boolean;
  readonly maxAgeSeconds: number;
  readonly timeoutMs: number;
}

export interface AddressOptions {
  /** Maximum number of characters sent. */
  readonly maxLength: number;
  /** True if the query string is included. */
  readonly searchParams: boolean;
}

export interface BehaviourOptions {
  /** CSS selectors of the fields to watch; `""` disables behavior collection, absent watches every field. */
  readonly targets: string | null;
  /** ID of the element whose filling time is measured separately. */
  readonly formFilloutDurationTargetId: string | null;
}

export interface AgentOptions {
  /** Origin of the Assay server; `{region}` in it is replaced. Default: the origin that served the script. */
  readonly endpoint: string | null;
  readonly region: string | null;
  /** Zone whose lookup shows the DNS resolver; `""` disables the lookup, absent uses the server's zone. */
  readonly dnsResolverDomain: string | null;
  readonly geolocation: GeolocationOptions;
  readonly networkTimeoutMs: number;
  /** Maximum time for one signal, in milliseconds; the session is returned without a signal that takes longer. */
  readonly fieldTimeoutMs: number;
  readonly throwOn: readonly ThrowReason[];
  readonly windowLocation: AddressOptions;
  readonly referrer: AddressOptions;
  /** Writes nothing to the console. */
  readonly silentMode: boolean;
  readonly consentId: string | null;
  /** Skips the slowest signals: pictures, sound and fonts. */
  readonly performanceMode: boolean;
  /**
   * `true` starts no worker. `false` starts one; the page's content security policy must allow `blob:`
   * workers. `null` starts one if the agent can verify that the policy allows it.
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

/** Options that a site passes to `init` and `getSession`; all are optional. */
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
 * Merges given options over a base. Unknown names and values of a wrong type are ignored, so that a mistake
 * in a page doesn't prevent a session.
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

/** Names of the options without a default; they are texts. */
const nullable = new Set<string>(
  [...Object.entries(DEFAULT_OPTIONS), ...Object.entries(DEFAULT_OPTIONS.behavioralDataCollection)].flatMap(
    ([name, value]) => (value === null ? [name] : []),
  ),
);
