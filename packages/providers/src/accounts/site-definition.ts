/** Categories of sites, under the names of `account_aggregates`. */
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

/** Where the accounts of a site are counted. */
export type SiteCategory =
  | { readonly group: 'business'; readonly category: (typeof BUSINESS_CATEGORIES)[number] }
  | { readonly group: 'personal'; readonly category: (typeof PERSONAL_CATEGORIES)[number] };

/** What a site is asked about. */
type SiteTarget = 'email' | 'phone';

/**
 * How a site is asked. Texts may hold `{email}` or `{phone}` (digits with the country's code), `{email_md5}` and
 * `{email_sha256}` (hex, of the address in small letters); in a URL and a form they are percent-encoded. Nothing is ever
 * sent that opens, changes or resets an account.
 */
interface SiteProbe {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: { readonly [name: string]: string };
  /** Sent as `application/json`, its texts filled. */
  readonly json?: unknown;
  /** Sent as `application/x-www-form-urlencoded`. */
  readonly form?: { readonly [name: string]: string };
}

/** What an answer has to be; every member that is there must hold. */
export interface AnswerTest {
  /** Default 200. */
  readonly status?: number;
  /** A place in a JSON body (names joined by points) and what stands there. */
  readonly at?: string;
  readonly equals?: string | number | boolean;
  /** A list or number that is not empty (`some`), or is (`none`). */
  readonly holds?: 'some' | 'none';
  /** The whole body without the blanks around it. */
  readonly whole?: string;
  /** A text within the body. */
  readonly text?: string;
  /** What the type of the body begins with. */
  readonly type?: string;
}

/**
 * One service and how its public interface tells whether an address or number is registered. Both outcomes have evidence of
 * their own: an answer that is neither (a page to prove that one is no robot, another layout) is unknown.
 */
export type SiteDefinition = SiteCategory & {
  /** Small letters, digits, hyphens. */
  readonly name: string;
  readonly asks: SiteTarget;
  readonly probe: SiteProbe;
  readonly registered: readonly AnswerTest[];
  readonly free: readonly AnswerTest[];
  /** Questions a minute at most; default 30. */
  readonly perMinute?: number;
  /** Where the interface is described. */
  readonly source: string;
};
