/** Categories of sites, with the names of `account_aggregates`. */
const BUSINESS_CATEGORIES = [
  'technology',
  'science_and_education',
  'jobs_and_employment',
  'money_transfer_remittance',
] as const;
const PERSONAL_CATEGORIES = [
  'email_service',
  'messenger',
  'technology',
  'adult_sites',
  'delivery',
  'ecommerce',
  'entertainment',
  'health_and_fitness',
  'social_media',
  'travel',
  'betting_and_gaming',
  'dating',
  'real_estate',
  'ai_platforms',
] as const;

/** Group and category in which the accounts of a site are counted. */
export type SiteCategory =
  | { readonly group: 'business'; readonly category: (typeof BUSINESS_CATEGORIES)[number] }
  | { readonly group: 'personal'; readonly category: (typeof PERSONAL_CATEGORIES)[number] };

/** Kind of data that a site is queried for. */
type SiteTarget = 'email' | 'phone';

/**
 * Request to a site. Texts may contain `{email}` or `{phone}` (digits with the country code), `{email_md5}`
 * and `{email_sha256}` (hex, of the lowercase address); in a URL and a form they are percent-encoded. A
 * request must never open, change or reset an account.
 */
interface SiteProbe {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: { readonly [name: string]: string };
  /** Sent as `application/json` with its placeholders filled. */
  readonly json?: unknown;
  /** Sent as `application/x-www-form-urlencoded`. */
  readonly form?: { readonly [name: string]: string };
}

/** Conditions for a response; all members that are present must match. */
export interface AnswerTest {
  /** Default 200. */
  readonly status?: number;
  /** A path in a JSON body (names joined by dots), and the value there. */
  readonly at?: string;
  readonly equals?: string | number | boolean;
  /** A list or number that is not empty (`some`) or is empty (`none`). */
  readonly holds?: 'some' | 'none';
  /** The whole body without surrounding spaces. */
  readonly whole?: string;
  /** A text within the body. */
  readonly text?: string;
  /** Prefix of the content type. */
  readonly type?: string;
}

/**
 * One service and its public interface that shows whether an address or number is registered. Each outcome
 * has explicit evidence: a response with neither (a CAPTCHA page, a new layout) is unknown.
 */
export type SiteDefinition = SiteCategory & {
  /** Lowercase letters, digits, hyphens. */
  readonly name: string;
  readonly asks: SiteTarget;
  readonly probe: SiteProbe;
  readonly registered: readonly AnswerTest[];
  readonly free: readonly AnswerTest[];
  /** Maximum number of requests per minute; default 30. */
  readonly perMinute?: number;
  /** Documentation of the interface. */
  readonly source: string;
};
