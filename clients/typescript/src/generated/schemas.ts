// Written by `npm run openapi` from docs/openapi.json. Change the contract, not this file.

export interface AcceptInvitationBody {
  /** Token of the invitation */
  readonly token: string;
  /** Password, at least 12 characters */
  readonly password: string;
  /** Display name */
  readonly name?: string | undefined;
}

export interface AcceptInvitationData {
  /** Email address of the user */
  readonly email: string;
}

export interface AcceptInvitationResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: AcceptInvitationData;
}

export interface AcceptSuggestionBody {
  /** Condition of the suggestion, as text */
  readonly when_text: string;
  /** Name of the rule */
  readonly name?: string | undefined;
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version?: number | undefined;
  /** Reason for the change, stored with the policy version */
  readonly note?: string | undefined;
}

export interface AcceptSuggestionData {
  /** New policy version */
  readonly version: number;
  /** ID of the new rule */
  readonly rule_id: string;
}

export interface AcceptSuggestionResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: AcceptSuggestionData;
}

export interface AcceptTypologyRunData {
  /** New alerts */
  readonly opened: number;
  /** Open alerts that were extended */
  readonly extended: number;
}

export interface AcceptTypologyRunResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: AcceptTypologyRunData;
}

export interface Account {
  /** Number of the account */
  readonly id: number;
  /** Name of the account */
  readonly name: string;
  /** `true` for the owner's account of the deployment */
  readonly owner: boolean;
  /** Thresholds of the fraud score */
  readonly thresholds: AccountThresholds;
  /** Requests per second; 0 means no limit */
  readonly rate_limit: number;
  /** Days after which transactions and verifications are deleted */
  readonly retention_days: number;
  /** Time limits of the modules */
  readonly timeouts: AccountTimeouts;
  /** `true` shares counts of values with other accounts */
  readonly share_history: boolean;
  /**
   * `mask` stores and returns only the first six and last four digits of a card number in a request; `reject`
   * returns 1006
   */
  readonly card_numbers: "mask" | "reject";
  /** Deprecated API versions that are disabled */
  readonly disabled_versions: readonly ("fraud-api/label" | "fraud-api/label/v1" | "fraud-api/v1.0" | "email-api/v2" | "phone-api/v1" | "erase-api/v1")[];
  /** Default interval of the checks of monitored names */
  readonly monitoring_schedule: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR";
  /** Policy changes need the approval of a second person; only an owner can change it */
  readonly policy_approval: boolean;
  /** Panel users must set up a second factor before they get access; only an owner can change it */
  readonly require_second_factor: boolean;
  /** Minutes without activity after which a panel session ends */
  readonly session_idle_minutes: number;
  /** Hours after login after which a panel session ends; a shorter time also applies to open sessions */
  readonly session_hours: number;
  /** Currency of amounts without one, ISO 4217; `null` shows plain numbers */
  readonly currency: string | null;
  /** IANA time zone of the panel; `null` uses that of the browser */
  readonly time_zone: string | null;
  /** Email address that the hosted flow shows; `null` for none */
  readonly contact_email: string | null;
  /** Phone number that the hosted flow shows; `null` for none */
  readonly contact_phone: string | null;
  /** Contact page that the hosted flow shows; `null` for none */
  readonly contact_url: string | null;
  /** Logo of the account; `null` if not present */
  readonly logo: AccountLogo | null;
  /** Version of the policy */
  readonly policy_version: number;
  /** Version of the list entries */
  readonly lists_version: number;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
}

export interface AccountCount {
  /** Number of services with an account */
  readonly registered: number;
  /** Number of checked services */
  readonly checked: number;
}

export interface AccountLogo {
  /** Path of the image on the server */
  readonly path: string;
  /** Media type of the image */
  readonly media_type: "image/png" | "image/jpeg" | "image/webp";
  /** Width in pixels */
  readonly width: number;
  /** Height in pixels */
  readonly height: number;
}

export interface AccountResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Account;
}

export interface AccountSummary {
  /** Number of the account */
  readonly id: number;
  /** Name of the account */
  readonly name: string;
  /** `true` for the owner's account of the deployment */
  readonly owner: boolean;
  /** Requests per second; 0 means no limit */
  readonly rate_limit: number;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
}

export interface AccountThresholds {
  /** Score from which the state is REVIEW */
  readonly review: number;
  /** Score from which the state is DECLINE */
  readonly decline: number;
}

export interface AccountTimeouts {
  /** Time limit of the module in milliseconds */
  readonly ip?: number | undefined;
  /** Time limit of the module in milliseconds */
  readonly email?: number | undefined;
  /** Time limit of the module in milliseconds */
  readonly phone?: number | undefined;
  /** Time limit of the module in milliseconds */
  readonly bin?: number | undefined;
  /** Time limit of the module in milliseconds */
  readonly device?: number | undefined;
  /** Time limit of the module in milliseconds */
  readonly aml?: number | undefined;
  /** Time limit of the module in milliseconds */
  readonly address?: number | undefined;
  /** Time limit of the module in milliseconds */
  readonly ekyc?: number | undefined;
}

export interface AccountTimeoutsChange {
  /** Time limit of the module in milliseconds; `null` removes it */
  readonly ip?: number | null | undefined;
  /** Time limit of the module in milliseconds; `null` removes it */
  readonly email?: number | null | undefined;
  /** Time limit of the module in milliseconds; `null` removes it */
  readonly phone?: number | null | undefined;
  /** Time limit of the module in milliseconds; `null` removes it */
  readonly bin?: number | null | undefined;
  /** Time limit of the module in milliseconds; `null` removes it */
  readonly device?: number | null | undefined;
  /** Time limit of the module in milliseconds; `null` removes it */
  readonly aml?: number | null | undefined;
  /** Time limit of the module in milliseconds; `null` removes it */
  readonly address?: number | null | undefined;
  /** Time limit of the module in milliseconds; `null` removes it */
  readonly ekyc?: number | null | undefined;
}

export interface AddEvaluationAttachmentData {
  /** Added attachment */
  readonly attachment: Attachment;
}

export interface AddEvaluationAttachmentResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: AddEvaluationAttachmentData;
}

export interface AddListEntriesBody {
  /** Values to add */
  readonly values?: readonly (string)[] | undefined;
  /** Entries to add, each with its own note and expiry */
  readonly entries?: readonly (AddListEntriesBodyEntry)[] | undefined;
  /** Country of numbers in national format, ISO 3166-1 alpha-2; only for lists of phone_number */
  readonly country?: string | undefined;
  /** Note of the entries */
  readonly note?: string | undefined;
  /** Time of the expiry, ISO 8601; `null` if it does not expire */
  readonly expires_at?: string | null | undefined;
  /** `true` adds the valid values if others are invalid */
  readonly partial?: boolean | undefined;
}

export interface AddListEntriesBodyEntry {
  /** Value to add */
  readonly value: string;
  /** Country of numbers in national format, ISO 3166-1 alpha-2; only for lists of phone_number */
  readonly country?: string | undefined;
  /** Note of the entry */
  readonly note?: string | undefined;
  /** Time of the expiry, ISO 8601; `null` if it does not expire */
  readonly expires_at?: string | null | undefined;
}

export interface AddListEntriesData {
  /** Number of saved values */
  readonly saved: number;
  /** Invalid values by their position */
  readonly refused: readonly (AddListEntriesRefused)[];
}

export interface AddListEntriesRefused {
  /** Position in the request, from 0 */
  readonly index: number;
  /** Expected value, in words */
  readonly expected: string;
}

export interface AddListEntriesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: AddListEntriesData;
}

export interface AddPasskeyBody {
  /** Name of the passkey */
  readonly name: string;
  /** Response of the browser as WebAuthn JSON */
  readonly answer: SignInBodyPasskey;
}

export interface AddPasskeyData {
  /** Added passkey */
  readonly passkey: ListPasskeysPasskey;
}

export interface AddPasskeyResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: AddPasskeyData;
}

export interface AddSampleTransactionsData {
  /** Number of added transactions */
  readonly added: number;
}

export interface AddSampleTransactionsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: AddSampleTransactionsData;
}

export type AddressConfig = {
  /** `true` verifies the user address; `null` counts as not sent */
  readonly verify_user_address?: boolean | number | string | null | undefined;
  /** `true` verifies the billing address; `null` counts as not sent */
  readonly verify_billing_address?: boolean | number | string | null | undefined;
  /** `true` verifies the shipping address; `null` counts as not sent */
  readonly verify_shipping_address?: boolean | number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface AddressLines {
  /** First address line; `null` if unknown */
  readonly line_1: string | null;
  /** Second address line; `null` if not present */
  readonly line_2: string | null;
  /** Country, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country_iso_2: string | null;
  /** Country, ISO 3166-1 alpha-3; `null` if unknown */
  readonly country_iso_3: string | null;
}

export interface AddressPosition {
  /** Latitude in decimal degrees (WGS 84) */
  readonly latitude: number;
  /** Longitude in decimal degrees (WGS 84) */
  readonly longitude: number;
  /** Precision of the location */
  readonly precision: "ZIP9" | "ZIP8" | "ZIP7" | "ZIP6" | "ZIP5" | "ROOFTOP" | "PARCEL" | "UNKNOWN";
}

export interface AdverseMediaArticle {
  /** Date of the article, ISO 8601; `null` if unknown */
  readonly date: string | null;
  /** Excerpt of the article */
  readonly snippet: string;
  /** Title of the article */
  readonly title: string;
  /** URL of the article */
  readonly url: string;
}

export interface AdverseMediaEntry {
  /** ID of the person or organization */
  readonly id: string;
  /** Name in the articles */
  readonly name: string;
  /** Further attributes of the entry */
  readonly attributes: readonly (AmlAttribute)[];
  /** How the name was found, such as exact, fuzzy or phonetic */
  readonly found: string;
  /** Articles */
  readonly media: readonly (AdverseMediaArticle)[];
}

export type AdverseMediaScores = {
  /** Tolerance of the name comparison, 0 to 1; `null` counts as not sent */
  readonly fuzziness?: number | string | null | undefined;
  /** `true` requires the exact name; `null` counts as not sent */
  readonly exact_match?: boolean | number | string | null | undefined;
  /** `true` requires the date of birth; `null` counts as not sent */
  readonly force_dob_filter?: boolean | number | string | null | undefined;
  /** `true` requires the country; `null` counts as not sent */
  readonly force_country_filter?: boolean | number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface Alert {
  /** ID of the object */
  readonly id: string;
  /** ID of the typology */
  readonly typology: string;
  /** Name of the typology */
  readonly name: string;
  /** Kind of the entity */
  readonly entity_kind: string;
  /** Key of the entity: equal keys are the same entity */
  readonly entity_key: string;
  /** The entity as your requests name it; `null` if it is no longer stored */
  readonly entity: string | null;
  /** Status of the alert */
  readonly status: "OPEN" | "SNOOZED" | "CLOSED";
  /** From 0 to 1; 0.5 at the thresholds of the parameters */
  readonly score: number;
  /** Newest reason with its numbers */
  readonly reason: string;
  /**
   * Amount that the entity received or sent, the larger of both; `null` without amounts, or if their
   * currencies differ
   */
  readonly amount: number | null;
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string | null;
  /** Findings that the alert joins */
  readonly findings: number;
  /** Transactions in the evidence */
  readonly transactions: number;
  /** Time of the first evidence, ISO 8601 */
  readonly since: string;
  /** Time of the last evidence, ISO 8601 */
  readonly until: string;
  /** User who works on the alert; `null` if unassigned */
  readonly assignee: string | null;
  /** Deadline, ISO 8601; `null` without a deadline */
  readonly due_at: string | null;
  /** True if the deadline has passed and the alert is not closed */
  readonly overdue: boolean;
  /** Time at which the alert opens again, ISO 8601; `null` if it is not snoozed */
  readonly snoozed_until: string | null;
  /** Outcome; `null` until the alert is closed */
  readonly disposition: "SUSPICIOUS" | "FALSE_POSITIVE" | "INCONCLUSIVE" | null;
  /** Disposition of earlier alerts with a similar score; `null` without a suggestion */
  readonly suggested_disposition: "SUSPICIOUS" | "FALSE_POSITIVE" | "INCONCLUSIVE" | null;
  /** Disposition that waits for a second user; `null` without one */
  readonly proposal: AlertSummaryProposal | null;
  /** Case of the alert; `null` without a case */
  readonly case_id: string | null;
  /** Time at which the alert was raised, ISO 8601 */
  readonly opened_at: string;
  /** Time of the last change, ISO 8601 */
  readonly updated_at: string;
  /** Reasons of all findings, newest last */
  readonly reasons: readonly (string)[];
  /** Transactions that led to the alert */
  readonly evidence: readonly (AlertEvidence)[];
  /** Transfers of the subgraph, oldest first */
  readonly edges: readonly (AlertEdge)[];
  /** Names of the parties by their keys */
  readonly parties: readonly (AlertParty)[];
  /** Policy version that raised it */
  readonly policy_version: number;
  /** Run on past transactions that raised the alert; `null` for the monitoring job */
  readonly run_id: string | null;
  /** Two users must give the same disposition */
  readonly four_eyes: boolean;
  /** Steps in the history, oldest first */
  readonly history: readonly (AlertEvent)[];
}

export interface AlertCase {
  /** ID of the object */
  readonly id: string;
  /** Name of the object */
  readonly name: string;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** User who created the case */
  readonly created_by: string;
  /** Alerts of the case, newest first */
  readonly alerts: readonly (AlertSummary)[];
}

export interface AlertCaseResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: AlertCase;
}

export interface AlertChange {
  /** The id of the alert */
  readonly id: string;
  /** ID of the typology */
  readonly typology: string;
  /** Kind of the entity */
  readonly entity_kind: string;
  /** Status of the alert */
  readonly status: "OPEN" | "CLOSED";
  /** Score from 0 to 1 */
  readonly score: number;
  /** Reason in words */
  readonly reason: string;
  /** Outcome; `null` until the alert is closed */
  readonly disposition: string | null;
  /** Time of the last change, ISO 8601 */
  readonly updated_at: string;
}

export interface AlertClosedMessage {
  /** Name of the event */
  readonly event: "alert/closed";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: AlertChange;
}

export interface AlertEdge {
  /** ID of the transaction; `null` if unknown */
  readonly transaction_id: string | null;
  /** Time of the event, ISO 8601 */
  readonly at: string;
  /** Amount; `null` if unknown */
  readonly amount: number | null;
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string | null;
  /** Key of the paying entity */
  readonly from: string;
  /** Key of the paid entity */
  readonly to: string;
}

export interface AlertEvent {
  /** Time of the event, ISO 8601 */
  readonly at: string;
  /** User, key or job */
  readonly actor: string;
  /** Kind of the step */
  readonly action: "opened" | "extended" | "assigned" | "snoozed" | "woken" | "changed" | "commented" | "proposed" | "closed" | "merged";
  /** Note */
  readonly note: string;
}

export interface AlertEvidence {
  /** ID of the evaluation */
  readonly evaluation_id: string;
  /** ID of the transaction; `null` if it is no longer stored */
  readonly transaction_id: string | null;
  /** Time of the transaction, ISO 8601; `null` if it is no longer stored */
  readonly at: string | null;
  /** Decision of the transaction; `null` if it is no longer stored */
  readonly state: string | null;
  /** Fraud score; `null` if the transaction is no longer stored */
  readonly fraud_score: number | null;
  /** Amount; `null` if unknown or no longer stored */
  readonly amount: number | null;
  /** Currency, ISO 4217; `null` if unknown or no longer stored */
  readonly currency: string | null;
  /** Type of the transaction; `null` if unknown or no longer stored */
  readonly action_type: string | null;
}

export interface AlertOpenedMessage {
  /** Name of the event */
  readonly event: "alert/opened";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: AlertChange;
}

export interface AlertParty {
  /** Key of the party */
  readonly key: string;
  /** Kind of the party; the names are those of the velocity keys */
  readonly kind: "user_id" | "user_bank_account" | "device_hash" | "card_hash" | "card_bin" | "merchant_id" | "affiliate_id" | "bonus_campaign_id";
  /** Your ID, or the bank account of the party */
  readonly name: string;
}

export interface AlertResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Alert;
}

export interface AlertSummary {
  /** ID of the object */
  readonly id: string;
  /** ID of the typology */
  readonly typology: string;
  /** Name of the typology */
  readonly name: string;
  /** Kind of the entity */
  readonly entity_kind: string;
  /** Key of the entity: equal keys are the same entity */
  readonly entity_key: string;
  /** The entity as your requests name it; `null` if it is no longer stored */
  readonly entity: string | null;
  /** Status of the alert */
  readonly status: "OPEN" | "SNOOZED" | "CLOSED";
  /** From 0 to 1; 0.5 at the thresholds of the parameters */
  readonly score: number;
  /** Newest reason with its numbers */
  readonly reason: string;
  /**
   * Amount that the entity received or sent, the larger of both; `null` without amounts, or if their
   * currencies differ
   */
  readonly amount: number | null;
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string | null;
  /** Findings that the alert joins */
  readonly findings: number;
  /** Transactions in the evidence */
  readonly transactions: number;
  /** Time of the first evidence, ISO 8601 */
  readonly since: string;
  /** Time of the last evidence, ISO 8601 */
  readonly until: string;
  /** User who works on the alert; `null` if unassigned */
  readonly assignee: string | null;
  /** Deadline, ISO 8601; `null` without a deadline */
  readonly due_at: string | null;
  /** True if the deadline has passed and the alert is not closed */
  readonly overdue: boolean;
  /** Time at which the alert opens again, ISO 8601; `null` if it is not snoozed */
  readonly snoozed_until: string | null;
  /** Outcome; `null` until the alert is closed */
  readonly disposition: "SUSPICIOUS" | "FALSE_POSITIVE" | "INCONCLUSIVE" | null;
  /** Disposition of earlier alerts with a similar score; `null` without a suggestion */
  readonly suggested_disposition: "SUSPICIOUS" | "FALSE_POSITIVE" | "INCONCLUSIVE" | null;
  /** Disposition that waits for a second user; `null` without one */
  readonly proposal: AlertSummaryProposal | null;
  /** Case of the alert; `null` without a case */
  readonly case_id: string | null;
  /** Time at which the alert was raised, ISO 8601 */
  readonly opened_at: string;
  /** Time of the last change, ISO 8601 */
  readonly updated_at: string;
}

export interface AlertSummaryProposal {
  /** Outcome; `null` until the alert is closed */
  readonly disposition: "SUSPICIOUS" | "FALSE_POSITIVE" | "INCONCLUSIVE";
  /** User who proposed it */
  readonly by: string;
}

export interface Alive {
  /** Always `ok` */
  readonly status: "ok";
}

export interface AmlAlias {
  /** Name in Latin script */
  readonly name: string;
  /** Name as the list spells it */
  readonly original: string;
  /** Kind of the name */
  readonly type: string;
}

export interface AmlAttribute {
  /** Name of the attribute */
  readonly key: string;
  /** Value of the attribute */
  readonly value: string;
}

export type AmlConfig = {
  /** Type of the screened name; empty for UNKNOWN */
  readonly type?: "PERSON" | "ENTITY" | "UNKNOWN" | "" | null | undefined;
  /** Version of the module; `null` counts as not sent */
  readonly version?: string | null | undefined;
  /** Time limit in milliseconds: milliseconds; `null` counts as not sent */
  readonly timeout?: number | string | null | undefined;
  /** `true` adds the name to ongoing monitoring; `null` counts as not sent */
  readonly monitoring_required?: boolean | number | string | null | undefined;
  /** Interval of the checks */
  readonly monitoring_schedule?: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR" | "" | null | undefined;
  /** Name of the search profile; `null` for the default settings */
  readonly search_profile_id?: string | null | undefined;
  /** Settings for sender and receiver of a payment */
  readonly payment_screening?: PaymentScreeningConfig | undefined;
  /** Kinds of lists to search */
  readonly sources?: AmlSources | undefined;
  /** `true` also finds similar names; `null` counts as not sent */
  readonly fuzzy_enabled?: boolean | number | string | null | undefined;
  /** Settings of the similarity search */
  readonly fuzzy_config?: AmlFuzzyConfig | undefined;
  /** Settings of the score */
  readonly scoring?: AmlScoring | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface AmlDetails {
  /** `true` if a crime list has a match; `false` if this kind is disabled; `null` if unknown */
  readonly has_crimelist_match: boolean | null;
  /**
   * `true` if a list of politically exposed persons has a match; `false` if this kind is disabled; `null` if
   * unknown
   */
  readonly has_pep_match: boolean | null;
  /** `true` if a watch list has a match; `false` if this kind is disabled; `null` if unknown */
  readonly has_watchlist_match: boolean | null;
  /** `true` if a sanctions list has a match; `false` if this kind is disabled; `null` if unknown */
  readonly has_sanction_match: boolean | null;
  /** `true` if adverse media have a match; `false` if this kind is disabled; `null` if unknown */
  readonly has_adversemedia_match: boolean | null;
  /** Matches of local sources */
  readonly local_aml_match: LocalAmlMatch;
  /** Matches and searched lists */
  readonly result_payload: AmlResult;
  /** Result for the receiver of a payment; `null` without payment screening */
  readonly receiver?: AmlScreening | null | undefined;
}

export interface AmlEntityUpdatesMessage {
  /** Name of the event */
  readonly event: "aml/entity_updates";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: MonitoringUpdate;
}

export interface AmlEntry {
  /** Number of the entry, the same in all versions and installations */
  readonly id: number;
  /** Reference of the entry on its list */
  readonly source_id: string;
  /** How the name was found, such as exact, fuzzy or phonetic */
  readonly found: string;
  /** Name on the list */
  readonly name: string;
  /** List of the entry */
  readonly source: AmlSource;
  /** First publication of the list in which this installation found the entry, ISO 8601; `null` if unknown */
  readonly first_seen: string | null;
  /** Last publication of the list in which this installation found the entry, ISO 8601; `null` if unknown */
  readonly last_seen: string | null;
  /** Further attributes of the entry */
  readonly attributes: readonly (AmlAttribute)[];
  /** Addresses of the entry */
  readonly addresses: readonly (string)[];
  /** Other names of the entry */
  readonly akas: readonly (AmlAlias)[];
  /** Precision of the birth date; `null` if unknown */
  readonly birth_precision: string | null;
  /** Birth date on the list; `null` if unknown */
  readonly birth_date: string | null;
  /** Place of birth on the list; `null` if unknown */
  readonly birth_place: string | null;
  /** Name of the mother; `null` if unknown */
  readonly mother_name: string | null;
  /** Nationality; `null` if unknown */
  readonly nationality: string | null;
  /** Number of an ID document; `null` if unknown */
  readonly id_number: string | null;
  /** Type of the ID document; `null` if unknown */
  readonly id_type: string | null;
  /** Country of the entry, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country: string | null;
  /** Sanctions program; `null` if unknown */
  readonly program: string | null;
  /** Scores of the match */
  readonly scores: AmlScores;
}

export type AmlFuzzyConfig = {
  /** `true` finds names that sound alike; `null` counts as not sent */
  readonly phonetic_search_enabled?: boolean | number | string | null | undefined;
  /** `true` finds names with typing errors; `null` counts as not sent */
  readonly edit_distance_enabled?: boolean | number | string | null | undefined;
  /** Minimum number of letters of a word for a phonetic match; `null` counts as not sent */
  readonly phonetic_term_threshold?: number | string | null | undefined;
  /** Minimum number of letters of the name for a phonetic match; `null` counts as not sent */
  readonly phonetic_character_threshold?: number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface AmlPersonUpdatesMessage {
  /** Name of the event */
  readonly event: "aml/person_updates";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: MonitoringUpdate;
}

export interface AmlResult {
  /** Time of the search, ISO 8601 */
  readonly searched_at: string;
  /** Searched lists with their versions */
  readonly sanctionlist_sources: readonly (AmlSource)[];
  /** Matches on watch lists */
  readonly watchlist_entries: readonly (AmlEntry)[];
  /** Matches on sanctions lists */
  readonly sanctionlist_entries: readonly (AmlEntry)[];
  /** Matches on crime lists */
  readonly crimelist_entries: readonly (AmlEntry)[];
  /** Matches on lists of politically exposed persons */
  readonly pep_entries: readonly (AmlEntry)[];
  /** Matches in adverse media */
  readonly adversemedia_entries: readonly (AdverseMediaEntry)[];
  /** Number of matches that are not raised because they were cleared */
  readonly whitelisted_entries: number;
  /** Cleared matches; absent if not present */
  readonly passed_over?: readonly (ClearedScreeningMatch)[] | undefined;
}

export interface AmlScores {
  /** Similarity of the match, 0 to 1 */
  readonly relevancy_score: number;
}

export type AmlScoring = {
  /** `true` treats equivalent legal forms in different languages as equal; `null` counts as not sent */
  readonly allow_designator_translation?: boolean | number | string | null | undefined;
  /** Minimum number of letters of the name for one typing error; `null` counts as not sent */
  readonly edit_distance_1_threshold?: number | string | null | undefined;
  /** Minimum number of letters of the name for two typing errors; `null` counts as not sent */
  readonly edit_distance_2_threshold?: number | string | null | undefined;
  /** `true` removes matches without the last name; `null` counts as not sent */
  readonly enable_lastname_detection?: boolean | number | string | null | undefined;
  /** `true` removes matches of other countries; `false` reduces their score; `null` counts as not sent */
  readonly filter_mismatching_country?: boolean | number | string | null | undefined;
  /** `true` removes companies with a legal form of another country; `null` counts as not sent */
  readonly filter_mismatching_country_designator?: boolean | number | string | null | undefined;
  /** `true` removes matches without a country; `null` counts as not sent */
  readonly filter_missing_country?: boolean | number | string | null | undefined;
  /** `true` removes matches without a date of birth; `null` counts as not sent */
  readonly filter_missing_dob?: boolean | number | string | null | undefined;
  /** `true` tolerates characters that text recognition confuses; `null` counts as not sent */
  readonly allow_ocr_spellcheck?: boolean | number | string | null | undefined;
  /** `true` removes matches with another date of birth; `false` reduces their score; `null` counts as not sent */
  readonly filter_mismatching_dob?: boolean | number | string | null | undefined;
  /** `on` tolerates missing spaces together with a typing error */
  readonly glued_words_splitting?: "off" | "on" | "" | null | undefined;
  /** Percent of the query words that must match, 0 to 100; `null` counts as not sent */
  readonly min_nr_token_match?: number | string | null | undefined;
  /** Maximum number of matches; `null` counts as not sent */
  readonly result_limit?: number | string | null | undefined;
  /** Minimum similarity of a match, 0 to 1; `null` counts as not sent */
  readonly score_threshold?: number | string | null | undefined;
  /** Settings of the adverse media search */
  readonly adverse_media_scores?: AdverseMediaScores | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface AmlScreening {
  /** `true` if a crime list has a match; `false` if this kind is disabled */
  readonly has_crimelist_match: boolean;
  /** `true` if a list of politically exposed persons has a match; `false` if this kind is disabled */
  readonly has_pep_match: boolean;
  /** `true` if a watch list has a match; `false` if this kind is disabled */
  readonly has_watchlist_match: boolean;
  /** `true` if a sanctions list has a match; `false` if this kind is disabled */
  readonly has_sanction_match: boolean;
  /** `true` if adverse media have a match; `false` if this kind is disabled */
  readonly has_adversemedia_match: boolean;
  /** Matches of local sources */
  readonly local_aml_match: LocalAmlMatch;
  /** Matches and searched lists */
  readonly result_payload: AmlResult;
}

export interface AmlScreeningResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: AmlScreening;
}

export interface AmlSource {
  /** Short name of the list */
  readonly source_name: string;
  /** Full name of the list */
  readonly source_full_name: string;
  /** Version or date of the list */
  readonly source_version: string;
}

export type AmlSources = {
  /** `true` searches sanctions lists; `null` counts as not sent */
  readonly sanction_enabled?: boolean | number | string | null | undefined;
  /** `true` searches lists of politically exposed persons; `null` counts as not sent */
  readonly pep_enabled?: boolean | number | string | null | undefined;
  /** `true` searches watch lists; `null` counts as not sent */
  readonly watchlist_enabled?: boolean | number | string | null | undefined;
  /** `true` searches crime lists; `null` counts as not sent */
  readonly crimelist_enabled?: boolean | number | string | null | undefined;
  /** `true` searches adverse media; `null` counts as not sent */
  readonly adversemedia_enabled?: boolean | number | string | null | undefined;
  /** Local sources to search */
  readonly local_aml_sources?: LocalAmlSources | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface Amount {
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string | null;
  /** Sum of the amounts */
  readonly sum: number;
}

export interface AnyObject {
  readonly [name: string]: unknown;
}

export interface ApiKey {
  /** ID of the API key */
  readonly id: string;
  /** Name of the API key */
  readonly name: string;
  /** First characters of the key */
  readonly prefix: string;
  /** Environment of the key */
  readonly kind: "live" | "test";
  /** Scopes of the key */
  readonly scopes: readonly ("fraud" | "lookups" | "screening" | "verification" | "tags" | "labels" | "erase" | "admin")[];
  /** Allowed IP addresses and ranges; empty allows all */
  readonly allowed_ips: readonly (string)[];
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the expiry, ISO 8601; `null` if it does not expire */
  readonly expires_at: string | null;
  /** Time of the revocation, ISO 8601; `null` if it is valid */
  readonly revoked_at: string | null;
}

export interface AppliedRule {
  /** ID of the rule; `L:` and a list ID for a list */
  readonly id: string;
  /** Name of the rule or the list */
  readonly name: string;
  /** `+` adds the score, `-` subtracts it; `null` for a rule without a score */
  readonly operation: "+" | "-" | null;
  /** Points of the rule */
  readonly score: number;
}

export interface ApprovePolicyProposalBody {
  /** Reason for the approval */
  readonly reason?: string | undefined;
}

export interface AskChallengeBody {
  /** `true` for end users who cannot move their head */
  readonly still_head?: boolean | undefined;
}

export interface AskChipChallengeBody {
  /** Data group 14 of the chip, Base64 */
  readonly dg14?: string | undefined;
}

export interface Attachment {
  /** ID of the attachment */
  readonly id: string;
  /** File name */
  readonly name: string;
  /** Media type of the file */
  readonly media_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "text/plain" | "text/csv";
  /** Size in bytes */
  readonly size: number;
  /** SHA-256 of the file, hexadecimal */
  readonly sha256: string;
  /** User who added the file */
  readonly added_by: ListQueueItemsItemAssignee;
  /** Time of the upload, ISO 8601 */
  readonly added_at: string;
}

export interface AuditRecord {
  /** Number of the record */
  readonly sequence: number;
  /** Time of the event, ISO 8601 */
  readonly at: string;
  /** Prefix and name of a key, or ID of a user */
  readonly actor: string;
  /** Action, such as `rule.create` */
  readonly action: string;
  /** Changed object */
  readonly target: string;
  /** Details of the change, without secrets */
  readonly change: BeginPasskeyOptions;
  /** SHA-256 over the previous hash and this record, hexadecimal */
  readonly hash: string;
  /** `true` if the record has an authentication code of the deployment */
  readonly authenticated: boolean;
}

export interface AutoResolution {
  /** Version of the rules; increases with every change, and 0 means the default rules */
  readonly version: number;
  /** Differences of the rules */
  readonly rules: readonly (AutoResolutionRule)[];
  /** Outcomes in the stored cases, by rule */
  readonly figures: readonly (AutoResolutionFigures)[];
}

export interface AutoResolutionCondition {
  /** Highest probability of a true match, 0 to 1; `null` for any */
  readonly max_probability: number | null;
  /** Data of the customer that must conflict with the list entry; unknown data never conflicts */
  readonly conflicts: readonly ("date_of_birth" | "country" | "type")[];
}

export interface AutoResolutionFigures {
  /** Name of the rule */
  readonly rule: string;
  /** Number of matches that the rule would have cleared in shadow mode */
  readonly would_clear: number;
  /** Number of matches that the rule cleared */
  readonly cleared: number;
  /** Number of matches that stay open for a quality check */
  readonly sampled: number;
  /** Number of sampled or shadow matches that a user decided as false positives */
  readonly confirmed: number;
  /** Number of matches of the rule that a user decided as true matches */
  readonly overturned: number;
}

export interface AutoResolutionResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: AutoResolution;
}

export interface AutoResolutionRule {
  /** Name of the object */
  readonly name: string;
  /**
   * `live` has an effect, `canary` on a share of transactions, `shadow` is only logged, `off` is not
   * evaluated
   */
  readonly mode: "off" | "shadow" | "active";
  /** Condition of the rule, as a tree */
  readonly when: AutoResolutionCondition;
  /** Kinds of lists that the rule applies to; empty for all */
  readonly list_kinds: readonly ("sanctionlist" | "pep" | "watchlist" | "crimelist")[];
  /** Effect of the rule on a match */
  readonly action: "clear";
  /** Share of the matches that stay open for a quality check, 0 to 1 */
  readonly sample_rate: number;
}

export interface AutomationRisk {
  /** Risk level; `null` if there are too few events */
  readonly level: "low" | "medium" | "high" | null;
  /** Observations that raise the risk */
  readonly flags: readonly ("ui_automation" | "device_farm" | "suspicious_form_fillout" | "non_human_typing")[];
}

export interface Backtest {
  /** Job with its progress */
  readonly job: Job;
  /** Result; `null` until the job has ended */
  readonly result: BacktestResult | null;
}

export interface BacktestExamples {
  /** Number of transactions */
  readonly transactions: number;
  /** IDs of example transactions */
  readonly examples: readonly (string)[];
}

export interface BacktestModelStep {
  /** Lower limit of the score */
  readonly from: number;
  /** Upper limit of the score */
  readonly to: number;
  /** Number of transactions */
  readonly rows: number;
  /** Number of transactions labeled as fraud */
  readonly negative: number;
  /** Number of transactions labeled as legitimate */
  readonly positive: number;
}

export interface BacktestMove {
  /** Stored state */
  readonly was: "APPROVE" | "REVIEW" | "DECLINE";
  /** State with the candidate */
  readonly becomes: "APPROVE" | "REVIEW" | "DECLINE";
  /** Number of transactions */
  readonly rows: number;
  /** Number of transactions labeled as fraud */
  readonly negative: number;
  /** Number of transactions labeled as legitimate */
  readonly positive: number;
}

export interface BacktestOfDraft {
  /** Version of the compared policy */
  readonly policy_version: number;
  /** ID of the draft rule */
  readonly rule_id: string;
  /** Number of matches */
  readonly hits: number;
  /** Number of transactions labeled as fraud */
  readonly negative: number;
  /** Number of transactions labeled as legitimate */
  readonly positive: number;
  /** Sums of the amounts by currency */
  readonly amounts: readonly (Amount)[];
  /** Share of fraud among the labeled matches, with its 95% confidence interval */
  readonly precision: Precision;
  /** Share of all fraud that matches, with its 95% confidence interval */
  readonly recall: Precision;
  /** Share of all transactions that match, with its 95% confidence interval */
  readonly alert_rate: Precision;
  /** Share of all legitimate transactions that match, with its 95% confidence interval */
  readonly false_positive_rate: Precision;
  /** Matches by label */
  readonly confusion: DraftConfusion;
  /** Amounts by currency */
  readonly money: readonly (DraftMoney)[];
  /** Saved rule with the same ID; `null` for a new rule */
  readonly replaced: DraftReplaced | null;
  /** Transactions with another state */
  readonly changes: readonly (DraftChange)[];
  /** Example transactions by label */
  readonly examples: DraftExamples;
  /** Other rules in effect that match transactions of the draft; absent in results of earlier versions */
  readonly overlap?: DraftOverlap | undefined;
  /** Velocity definitions without stored values */
  readonly unknown_velocity: readonly (UnknownVelocity)[];
}

export interface BacktestOfModel {
  /** Area under the ROC curve, 0 to 1; `null` if only one signal occurs */
  readonly auc: number | null;
  /** Area under the precision-recall curve, 0 to 1; `null` if only one signal occurs */
  readonly pr_auc: number | null;
  /** Mean score of the model; `null` without transactions */
  readonly mean_score: number | null;
  /** Mean stored score; `null` if no score is stored */
  readonly mean_score_before: number | null;
  /** Population stability index of the score; `null` if it was not computed */
  readonly stability_index: number | null;
  /** Transactions by score range */
  readonly steps: readonly (BacktestModelStep)[];
}

export interface BacktestOfRules {
  /** Rules with their matches */
  readonly rules: readonly (BacktestRule)[];
  /** Transactions by stored and new state */
  readonly matrix: readonly (BacktestMove)[];
  /** Quality of DECLINE in the stored decisions */
  readonly before: BacktestQuality;
  /** Quality of DECLINE with the candidate */
  readonly after: BacktestQuality;
  /** Change of the score */
  readonly score_shift: ScoreShift;
  /** Transactions that only the candidate declines */
  readonly newly_declined: BacktestTransactions;
  /** Transactions that the candidate no longer declines */
  readonly no_longer_declined: BacktestTransactions;
  /** Transactions labeled as legitimate that only the candidate declines */
  readonly new_false_positives: BacktestExamples;
  /** Velocity definitions without stored values */
  readonly unknown_velocity: readonly (UnknownVelocity)[];
}

export interface BacktestQuality {
  /** Share of fraud among the labeled matches, with its 95% confidence interval */
  readonly precision: Precision;
  /** Share of all fraud that matches, with its 95% confidence interval */
  readonly recall: Precision;
}

export interface BacktestResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Backtest;
}

export interface BacktestResult {
  /** Number of transactions */
  readonly rows: number;
  /** Number of transactions labeled as fraud */
  readonly negative: number;
  /** Number of transactions labeled as legitimate */
  readonly positive: number;
  /** Result of the rules; `null` if they were not tested */
  readonly rules: BacktestOfRules | null;
  /** Result of the model; `null` if it was not tested */
  readonly model: BacktestOfModel | null;
  /** Result of the draft rule; `null` if it was not tested */
  readonly draft: BacktestOfDraft | null;
}

export interface BacktestRule {
  /** ID of the rule */
  readonly id: string;
  /** Name of the rule */
  readonly name: string;
  /**
   * `live` has an effect, `canary` on a share of transactions, `shadow` is only logged, `off` is not
   * evaluated
   */
  readonly mode: string;
  /** Number of matches */
  readonly hits: number;
  /** Number of transactions labeled as fraud */
  readonly negative: number;
  /** Number of transactions labeled as legitimate */
  readonly positive: number;
  /** Sums of the amounts by currency */
  readonly amounts: readonly (Amount)[];
  /** Share of fraud among the labeled matches, with its 95% confidence interval */
  readonly precision: Precision;
  /** Share of all fraud that matches, with its 95% confidence interval */
  readonly recall: Precision;
}

export interface BacktestTransactions {
  /** Number of matches */
  readonly hits: number;
  /** Number of transactions labeled as fraud */
  readonly negative: number;
  /** Number of transactions labeled as legitimate */
  readonly positive: number;
  /** Sums of the amounts by currency */
  readonly amounts: readonly (Amount)[];
}

export type BankScreeningConfig = {
  /** `true` screens the bank name; `null` counts as not sent */
  readonly bank_name_check?: boolean | number | string | null | undefined;
  /** `true` screens the bank account; `null` counts as not sent */
  readonly bank_account_check?: boolean | number | string | null | undefined;
  /** `true` screens the SWIFT code; `null` counts as not sent */
  readonly bank_swift_check?: boolean | number | string | null | undefined;
  /** `OR` requires one matching check, `AND` all checks that ran; empty for OR */
  readonly match_mode?: "OR" | "AND" | "" | null | undefined;
  /** Minimum similarity of bank names, 0 to 1; `null` counts as not sent */
  readonly partial_match_threshold?: number | string | null | undefined;
  /** Maximum number of matches; `null` counts as not sent */
  readonly result_limit?: number | string | null | undefined;
  /** `true` removes matches of other countries; `false` reduces their score; `null` counts as not sent */
  readonly filter_mismatching_country?: boolean | number | string | null | undefined;
  /** `true` removes matches without a country; `null` counts as not sent */
  readonly filter_missing_country?: boolean | number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface BankScreeningDetails {
  /** `true` if sender or receiver has a match */
  readonly has_bank_match: boolean;
  /** Result for the bank of the sender */
  readonly sender: BankScreeningParty;
  /** Result for the bank of the receiver */
  readonly receiver: BankScreeningParty;
  /** Time of the search, ISO 8601 */
  readonly searched_at: string;
  /** Cleared matches; absent if not present */
  readonly passed_over?: readonly (ClearedScreeningMatch)[] | undefined;
}

export interface BankScreeningEntry {
  /** Number of the entry, the same in all versions and installations */
  readonly id: number;
  /** Reference of the entry on its list */
  readonly source_id: string;
  /** How the name was found, such as exact, fuzzy or phonetic */
  readonly found: string;
  /** Name on the list */
  readonly name: string;
  /** List of the entry */
  readonly source: AmlSource;
  /** First version of the list with the entry, ISO 8601; `null` if unknown */
  readonly first_seen: string | null;
  /** Last version of the list with the entry, ISO 8601; `null` if unknown */
  readonly last_seen: string | null;
  /** Further attributes of the entry */
  readonly attributes: readonly (AmlAttribute)[];
  /** Addresses of the entry */
  readonly addresses: readonly (string)[];
  /** Other names of the entry */
  readonly akas: readonly (AmlAlias)[];
  /** Precision of the birth date; `null` if unknown */
  readonly birth_precision: string | null;
  /** Birth date on the list; `null` if unknown */
  readonly birth_date: string | null;
  /** Place of birth on the list; `null` if unknown */
  readonly birth_place: string | null;
  /** Name of the mother; `null` if unknown */
  readonly mother_name: string | null;
  /** Nationality; `null` if unknown */
  readonly nationality: string | null;
  /** Number of an ID document; `null` if unknown */
  readonly id_number: string | null;
  /** Type of the ID document; `null` if unknown */
  readonly id_type: string | null;
  /** Country of the entry, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country: string | null;
  /** Sanctions program; `null` if unknown */
  readonly program: string | null;
  /** Scores of the match */
  readonly scores: AmlScores;
  /** Field of the request that matched */
  readonly matched_field: "bank_name" | "bank_account" | "bank_swift";
  /** Kind of the match */
  readonly match_type: "EXACT" | "PARTIAL";
  /** Similarity of the match, 0 to 1 */
  readonly score: number;
}

export interface BankScreeningMatch {
  /** `true` if there is a match */
  readonly has_match: boolean;
  /** Matching entries */
  readonly entries: readonly (BankScreeningEntry)[];
}

export interface BankScreeningParty {
  /** Result for the bank name; `null` if the check was off or the field was not sent */
  readonly bank_name: BankScreeningMatch | null;
  /** Result for the bank account; `null` if the check was off or the field was not sent */
  readonly bank_account: BankScreeningMatch | null;
  /** Result for the SWIFT code; `null` if the check was off or the field was not sent */
  readonly bank_swift: BankScreeningMatch | null;
}

export interface BeginErasureBody {
  /** Email address of the person */
  readonly email?: string | undefined;
  /** User ID of the person */
  readonly user_id?: string | undefined;
  /** Domains of the data to delete */
  readonly domains: readonly ("FRAUD" | "AML_Case_Management" | "AML_Name_Screening" | "IDV")[];
}

export interface BeginErasureData {
  /** ID of the erase request */
  readonly request_id: string;
  /** Status of the request */
  readonly status: "IN_PROGRESS" | "COMPLETED" | "FAILED";
}

export interface BeginErasureResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: BeginErasureData;
}

export interface BeginPasskeyData {
  /** Options of WebAuthn as JSON */
  readonly options: BeginPasskeyOptions;
}

export interface BeginPasskeyOptions {
  readonly [name: string]: unknown;
}

export interface BeginPasskeyResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: BeginPasskeyData;
}

export interface BeginProviderSignInData {
  /** Address of the identity provider */
  readonly url: string;
}

export interface BeginProviderSignInResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: BeginProviderSignInData;
}

export interface BeginSecondFactorBody {
  /** Current password; optional after a fresh login at the identity provider */
  readonly current_password?: string | undefined;
}

export interface BeginSecondFactorData {
  /** Secret for the authenticator app, Base32 */
  readonly secret: string;
  /** `otpauth` URI for a QR code */
  readonly uri: string;
}

export interface BeginSecondFactorResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: BeginSecondFactorData;
}

export type BinConfig = {
  /** Time limit in milliseconds: milliseconds; `null` counts as not sent */
  readonly timeout?: number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface BinDetails {
  /** First 6 or 8 digits of the card number */
  readonly card_bin: string;
  /** Issuing bank; `null` if unknown */
  readonly bin_bank: string | null;
  /** Card network; `null` if unknown */
  readonly bin_card: string | null;
  /** Card type, such as credit or debit; `null` if unknown */
  readonly bin_type: string | null;
  /** Card level, such as gold; `null` if unknown */
  readonly bin_level: string | null;
  /** Country of the issuer; `null` if unknown */
  readonly bin_country: string | null;
  /** Country of the issuer, ISO 3166-1 alpha-2; `null` if unknown */
  readonly bin_country_code: string | null;
  /** Website of the issuer; `null` if unknown */
  readonly bin_website: string | null;
  /** Phone number of the issuer; `null` if unknown */
  readonly bin_phone: string | null;
  /** `true` if the BIN exists; `null` if unknown */
  readonly bin_valid: boolean | null;
  /** Issuer of the card; `null` if unknown */
  readonly card_issuer: string | null;
}

export interface Branding {
  /** Colors of the light theme */
  readonly light?: BrandingColours | undefined;
  /** Colors of the dark theme */
  readonly dark?: BrandingColours | undefined;
  /** Font family */
  readonly fontFamily?: string | undefined;
  /** URL of the font, https */
  readonly fontUrl?: string | undefined;
  /** Font weight */
  readonly fontWeight?: string | undefined;
}

export interface BrandingColours {
  /** Text color on light background, such as #1a2b3c */
  readonly baseTextOnLight?: string | undefined;
  /** Text color on dark background, such as #1a2b3c */
  readonly baseTextOnDark?: string | undefined;
  /** Accent color, such as #1a2b3c */
  readonly baseAccent?: string | undefined;
  /** Text color on the accent color, such as #1a2b3c */
  readonly baseOnAccent?: string | undefined;
  /** URL of the logo, https */
  readonly logoUrl?: string | undefined;
}

export interface Breach {
  /** Name of the breached service */
  readonly name: string;
  /** Domain of the breached service; `null` if unknown */
  readonly domain: string | null;
  /** Date of the breach; `null` if unknown */
  readonly date: string | null;
}

export interface BreachDetails {
  /** Known breaches, newest first */
  readonly breaches: readonly (Breach)[];
  /** Date of the first breach; `null` if not present */
  readonly first_breach: string | null;
  /** `true` if the address is in a breach; `null` if the service was not queried */
  readonly breach_service_listed: boolean | null;
  /** Number of breaches */
  readonly number_of_breaches: number;
  /** Date of the last breach; `null` if not present */
  readonly last_breach: string | null;
}

export interface BulkPaymentEvent {
  /** ID of the transaction */
  readonly transaction_id: string;
  /** Your ID of the event; a repeated event is stored once */
  readonly event_id: string;
  /** Type of the event */
  readonly type: "authorized" | "declined_by_issuer" | "captured" | "refunded" | "payout" | "fraud_warning" | "dispute_opened" | "dispute_won" | "dispute_lost";
  /** Time of the event, RFC 3339; at most 10 minutes in the future */
  readonly occurred_at: string;
  /** Amount, at least 0; required for captures, refunds, payouts and opened disputes */
  readonly amount?: number | undefined;
  /** Currency, ISO 4217; `null` if not present: three uppercase letters, ISO 4217 */
  readonly currency?: string | undefined;
  /** Card network; by default from the BIN data of the transaction */
  readonly network?: "visa" | "mastercard" | "amex" | "discover" | "jcb" | "unionpay" | "other" | undefined;
  /** Code of the error catalog */
  readonly code?: string | undefined;
  /** ID of the category; `null` for none */
  readonly category?: "fraud" | "authorization" | "processing_error" | "consumer_dispute" | undefined;
  /** Time until which evidence can be sent, ISO 8601; only for opened disputes */
  readonly due_at?: string | undefined;
  /** ID of the payment or dispute at the payment provider */
  readonly external_id?: string | undefined;
  /** Acquirer reference number (ARN) */
  readonly acquirer_reference?: string | undefined;
}

export interface BulkPaymentEventError {
  /** Code of the error catalog */
  readonly code: string;
  /** Description of the error for people; the text can change */
  readonly message: string;
  /** Invalid fields of the request, if the failure concerns fields */
  readonly details: readonly (WrongField)[];
}

export interface BulkPaymentEventResult {
  /** Position of the event in the request, from 0 */
  readonly index: number;
  /** Result: stored, already stored, or refused */
  readonly status: "recorded" | "duplicate" | "refused";
  /** ID of the object; `null` if unknown */
  readonly id: string | null;
  /** Findings about an accepted event that may show a mistake */
  readonly warnings: readonly ("authorization_missing" | "currency_differs" | "dispute_missing" | "refund_exceeds_capture" | "unknown_code")[];
  /** Display name; `null` if unknown */
  readonly label: string | null;
  /**
   * Effect on the label: `set`; `unchanged` because it already has this value or a later event set it; `kept`
   * because a person or an API key set it; `none` because the settings lack a label for the event
   */
  readonly label_effect: "set" | "unchanged" | "kept" | "none";
  /** Reason for the rejection; `null` if the event was stored */
  readonly error: BulkPaymentEventError | null;
}

export interface BulkReplaceTagsBody {
  /** IDs of the transactions, up to 500 */
  readonly transaction_ids: readonly (string | number)[];
  /** Tags to set */
  readonly tags: readonly (string)[];
}

export interface BulkTags {
  /** Transactions with their tags */
  readonly updated_items: readonly (TaggedTransaction)[];
}

export interface BulkTagsBody {
  /** IDs of the transactions, up to 500 */
  readonly transaction_ids: readonly (string | number)[];
  /** Tags to add or to remove */
  readonly tags: readonly (string)[];
}

export interface BulkTagsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: BulkTags;
}

export interface CallsByLabel {
  /** Number of transactions labeled as fraud */
  readonly negative: number;
  /** Number of transactions labeled as legitimate */
  readonly positive: number;
  /** Number of transactions without a label */
  readonly unlabelled: number;
}

export interface CancelTypologyRunData {
  /** False if it had ended */
  readonly cancelled: boolean;
}

export interface CancelTypologyRunResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: CancelTypologyRunData;
}

/** Links that end an hour after the request; only what was captured */
export interface CapturedMedia {
  /** Link to the image of the document front */
  readonly documentFront?: string | undefined;
  /** Link to the cropped image of the document front */
  readonly documentFrontCropped?: string | undefined;
  /** Link to the image of the document back */
  readonly documentBack?: string | undefined;
  /** Link to the cropped image of the document back */
  readonly documentBackCropped?: string | undefined;
  /** Link to the image of the barcode */
  readonly barcode?: string | undefined;
  /** Link to the video of the document capture */
  readonly documentCaptureVideo?: string | undefined;
  /** Link to the selfie video */
  readonly selfieVideo?: string | undefined;
  /** Link to the selfie image */
  readonly selfieImage?: string | undefined;
  /** Link to the proof of address */
  readonly proofOfAddressFile?: string | undefined;
  /** Link to the portrait from the chip */
  readonly rfidFaceImage?: string | undefined;
  /** Links to the evidence files */
  readonly evidenceCollectionFiles?: readonly (string)[] | undefined;
}

export interface CardDetails {
  /** First six digits of the card number */
  readonly bin?: string | undefined;
  /** Last four digits of the card number */
  readonly last_four?: string | undefined;
  /** Result of the Luhn check in the browser */
  readonly luhn_valid?: boolean | undefined;
  /** Name on the card */
  readonly cardholder_name?: string | undefined;
  /** Expiry of the card, MM/YY */
  readonly expiry?: string | undefined;
}

export interface Case {
  /** ID of the case */
  readonly id: string;
  /** User ID of the screened person; `null` if unknown */
  readonly user_id: string | null;
  /** Name of the screened person */
  readonly name: string;
  /** Type of the screened name */
  readonly type: "PERSON" | "ENTITY" | "UNKNOWN";
  /** Date of birth, YYYY-MM-DD; `null` if unknown */
  readonly date_of_birth: string | null;
  /** Country of the person, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country: string | null;
  /** Status of the case */
  readonly status: "OPEN" | "IN_REVIEW" | "CLOSED";
  /** Assigned user; `null` if no user is assigned */
  readonly assignee: string | null;
  /** Number of matches without a decision */
  readonly undecided: number;
  /** Number of matches */
  readonly matches: number;
  /**
   * The most similar undecided match, or the most similar one if all are decided; `null` if no match is
   * stored
   */
  readonly best_match: CaseSummaryBestMatch | null;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the last change, ISO 8601 */
  readonly updated_at: string;
  /** Given name in the request; `null` if it was not sent */
  readonly given_name: string | null;
  /** Middle name in the request; `null` if it was not sent */
  readonly middle_name: string | null;
  /** Family name in the request; `null` if it was not sent */
  readonly family_name: string | null;
  /** Document number in the request; `null` if it was not sent */
  readonly document_number: string | null;
  /** `true` if a second person must confirm a false positive */
  readonly four_eyes: boolean;
  /** Matches of the case */
  readonly entries: readonly (CaseMatch)[];
  /** History of the case, oldest first */
  readonly history: readonly (CaseEvent)[];
}

export interface CaseEvent {
  /** Number of the event in the case */
  readonly sequence: number;
  /** Time of the event, ISO 8601 */
  readonly at: string;
  /** User or key that caused the event */
  readonly actor: string;
  /** Kind of the event */
  readonly action: "opened" | "matched" | "reopened" | "proposed" | "decided" | "auto_cleared" | "sampled" | "whitelist_ended" | "commented" | "assigned" | "attached" | "detached" | "status";
  /** Details of the event */
  readonly note: string;
}

export interface CaseFile {
  /** JSON text of the case file */
  readonly content: string;
  /** Ed25519 public key (SPKI, base64url) of this deployment */
  readonly public_key: string;
  /** Ed25519 signature of `content`, base64url */
  readonly signature: string;
  /** The case file as one HTML page, with the signed content */
  readonly html: string;
}

export interface CaseFileResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: CaseFile;
}

export interface CaseMatch {
  /** Short name of the list */
  readonly list: string;
  /** Kind of the list */
  readonly list_kind: "sanctionlist" | "pep" | "watchlist" | "crimelist";
  /** Reference of the entry on its list */
  readonly source_id: string;
  /** Similarity of the match, 0 to 1 */
  readonly score: number;
  /** List entry */
  readonly entry: AmlEntry;
  /** Matched parts of the names, and reasons for a lower score */
  readonly explanation: unknown;
  /** Calibrated probability that the customer is the listed party, 0 to 1; `null` without an assessment */
  readonly true_match_probability: number | null;
  /** Assessment of the match; `null` for a match stored before assessments existed */
  readonly triage: MatchTriage | null;
  /** Decision on the match; `null` if not present */
  readonly decision: "FALSE_POSITIVE" | "TRUE_MATCH" | "INCONCLUSIVE" | null;
  /** Author of the decision; `null` if not present */
  readonly decided_by: string | null;
  /** Time of the decision, ISO 8601; `null` if not present */
  readonly decided_at: string | null;
  /** Cleared match of a false positive; `null` if not present or it is no longer valid */
  readonly cleared_match: ClearedMatch | null;
  /** Time of the first match, ISO 8601 */
  readonly first_matched_at: string;
  /** Time of the last match, ISO 8601 */
  readonly last_matched_at: string;
}

export interface CaseMatchReference {
  /** Short name of the list */
  readonly list: string;
  /** Reference of the entry on its list */
  readonly source_id: string;
}

export interface CaseResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Case;
}

export interface CaseSummary {
  /** ID of the case */
  readonly id: string;
  /** User ID of the screened person; `null` if unknown */
  readonly user_id: string | null;
  /** Name of the screened person */
  readonly name: string;
  /** Type of the screened name */
  readonly type: "PERSON" | "ENTITY" | "UNKNOWN";
  /** Date of birth, YYYY-MM-DD; `null` if unknown */
  readonly date_of_birth: string | null;
  /** Country of the person, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country: string | null;
  /** Status of the case */
  readonly status: "OPEN" | "IN_REVIEW" | "CLOSED";
  /** Assigned user; `null` if no user is assigned */
  readonly assignee: string | null;
  /** Number of matches without a decision */
  readonly undecided: number;
  /** Number of matches */
  readonly matches: number;
  /**
   * The most similar undecided match, or the most similar one if all are decided; `null` if no match is
   * stored
   */
  readonly best_match: CaseSummaryBestMatch | null;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the last change, ISO 8601 */
  readonly updated_at: string;
}

export interface CaseSummaryBestMatch {
  /** Short name of the list */
  readonly list: string;
  /** Kind of the list */
  readonly list_kind: "sanctionlist" | "pep" | "watchlist" | "crimelist";
  /** Similarity of the match, 0 to 1 */
  readonly score: number;
}

export interface ChangeAccountBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  /** Thresholds of the fraud score */
  readonly thresholds?: AccountThresholds | undefined;
  /** Requests per second; 0 means no limit */
  readonly rate_limit?: number | undefined;
  /** Days after which transactions and verifications are deleted */
  readonly retention_days?: number | undefined;
  /** Time limits of the modules */
  readonly timeouts?: AccountTimeoutsChange | undefined;
  /** `true` shares counts of values with other accounts */
  readonly share_history?: boolean | undefined;
  /**
   * `mask` stores and returns only the first six and last four digits of a card number in a request; `reject`
   * returns 1006
   */
  readonly card_numbers?: "mask" | "reject" | undefined;
  /** Deprecated API versions that are disabled */
  readonly disabled_versions?: readonly ("fraud-api/label" | "fraud-api/label/v1" | "fraud-api/v1.0" | "email-api/v2" | "phone-api/v1" | "erase-api/v1")[] | undefined;
  /** Default interval of the checks of monitored names */
  readonly monitoring_schedule?: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR" | undefined;
  /** Policy changes need the approval of a second person; only an owner can change it */
  readonly policy_approval?: boolean | undefined;
  /** Panel users must set up a second factor before they get access; only an owner can change it */
  readonly require_second_factor?: boolean | undefined;
  /** Minutes without activity after which a panel session ends */
  readonly session_idle_minutes?: number | undefined;
  /** Hours after login after which a panel session ends; a shorter time also applies to open sessions */
  readonly session_hours?: number | undefined;
  /** Currency of amounts without one, ISO 4217; `null` shows plain numbers */
  readonly currency?: string | null | undefined;
  /** IANA time zone of the panel; `null` uses that of the browser */
  readonly time_zone?: string | null | undefined;
  /** Email address that the hosted flow shows; `null` for none */
  readonly contact_email?: string | null | undefined;
  /** Phone number that the hosted flow shows; `null` for none */
  readonly contact_phone?: string | null | undefined;
  /** Contact page that the hosted flow shows; `null` for none */
  readonly contact_url?: string | null | undefined;
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version?: number | undefined;
  /** Reason for a policy change */
  readonly note?: string | undefined;
}

export interface ChangeAlertBody {
  /** User who works on the alert; `null` removes the assignment */
  readonly assignee?: string | null | undefined;
  /** Time at which the alert opens again, ISO 8601; `null` opens it now */
  readonly snoozed_until?: string | null | undefined;
  /** Deadline, ISO 8601; `null` removes it */
  readonly due_at?: string | null | undefined;
  /** Comment, stored in the history */
  readonly comment?: string | undefined;
}

export interface ChangeAutoResolutionBody {
  /** Differences of the rules */
  readonly rules: readonly (AutoResolutionRule)[];
}

export interface ChangeCaseBody {
  /** New status */
  readonly status?: "OPEN" | "IN_REVIEW" | "CLOSED" | undefined;
  /** User to assign; `null` removes the assignment */
  readonly assignee?: string | null | undefined;
  /** Comment for the history of the case */
  readonly comment?: string | undefined;
}

export interface ChangeModelSettingsBody {
  /** `true` promotes a clearly better model automatically */
  readonly promote_by_rule?: boolean | undefined;
  /** `true` lets a drift check start the training that it recommends */
  readonly retrain_on_drift?: boolean | undefined;
  /** Days after which the labels of a transaction count as complete; younger transactions are left out */
  readonly label_delay_days?: number | undefined;
}

export interface ChangeMonitoredNameBody {
  /** Interval of the checks; `null` uses the schedule of the account */
  readonly monitoring_schedule?: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR" | null | undefined;
  /** Name of the search profile; `null` for the default settings */
  readonly search_profile_id?: string | null | undefined;
  /** `true` stops monitoring, `false` resumes it */
  readonly stopped?: boolean | undefined;
}

export interface ChangeMonitoredNameData {
  /** Monitored name after the change */
  readonly monitored: MonitoredName;
}

export interface ChangeMonitoredNameResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ChangeMonitoredNameData;
}

export interface ChangeOwnNameBody {
  /** Display name; `null` shows the email address */
  readonly name: string | null;
}

export interface ChangeOwnNameData {
  /** Display name; `null` if the email address is shown */
  readonly name: string | null;
}

export interface ChangeOwnNameResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ChangeOwnNameData;
}

export interface ChangePasswordBody {
  /** Current password; optional after a fresh login at the identity provider */
  readonly current_password: string;
  /** New password, at least 12 characters */
  readonly new_password: string;
}

export interface ChangePaymentEventSettingsBody {
  /** Labels by type and category; an empty list sets none */
  readonly labels?: readonly (PaymentLabelRule)[] | undefined;
  /** `true` lets events replace labels of people and API keys */
  readonly overwrite_labels?: boolean | undefined;
  /** Definitions of network programs */
  readonly programs?: readonly (DisputeProgram)[] | undefined;
}

export interface ChangePreferencesBody {
  /** Settings by name */
  readonly preferences: ChangePreferencesBodyPreferences;
}

export interface ChangePreferencesBodyPreferences {
  readonly [name: string]: string;
}

export interface ChangeQueueBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  /** Filter of the items */
  readonly filter?: ListQueuesQueueFilter | undefined;
  /** Hours until the deadline of an item; `null` for none */
  readonly deadline_hours?: number | null | undefined;
  /** `true` if a second person must confirm decisions */
  readonly four_eyes?: boolean | undefined;
}

export interface ChangeQueueItemBody {
  /** `me`, the ID of a reviewer, or `null` to release the item */
  readonly assignee?: "me" | string | null | undefined;
  /** Priority of the item; higher is more urgent */
  readonly priority?: number | undefined;
  /** Deadline, ISO 8601; `null` for none */
  readonly deadline?: string | null | undefined;
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version?: number | undefined;
}

export interface ChangeRoleBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  /** Permissions of the role */
  readonly permissions?: readonly ("personal:see" | "personal:reveal" | "traffic:see" | "traffic:change" | "decisions:see" | "decisions:change" | "rules:see" | "rules:change" | "lists:see" | "lists:change" | "cases:see" | "cases:change" | "screening:see" | "screening:change" | "workflows:see" | "workflows:change" | "models:see" | "models:change" | "settings:see" | "settings:change" | "keys:see" | "keys:change" | "people:see" | "people:change" | "persons:see" | "persons:change" | "audit:see" | "audit:change")[] | undefined;
}

export interface ChangeRuleBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  /** Order of evaluation; lower numbers come first */
  readonly priority?: number | undefined;
  /**
   * `live` has an effect, `canary` on a share of transactions, `shadow` is only logged, `off` is not
   * evaluated
   */
  readonly mode?: "live" | "canary" | "shadow" | "off" | undefined;
  /** Percent of transactions for which a canary rule has an effect; `null` for other modes */
  readonly canary_percent?: number | null | undefined;
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version?: number | undefined;
  /** Reason for the change, stored with the policy version */
  readonly note?: string | undefined;
}

export interface ChangeTypologiesBody {
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version?: number | undefined;
  /** Reason for the change, stored with the policy version */
  readonly note?: string | undefined;
  /** Settings of the typologies to change */
  readonly typologies: readonly (ChangeTypologiesBodyTypology)[];
}

export interface ChangeTypologiesBodyTypology {
  /** ID of the typology */
  readonly id: string;
  /** `on` raises alerts, `shadow` finds without alerts, `off` does nothing */
  readonly mode: "on" | "shadow" | "off";
  /** Parameters that differ from the defaults, by name */
  readonly parameters?: TypologySettingParameters | undefined;
  /** Findings with a lower score raise no alert */
  readonly min_score?: number | undefined;
  /** Hours until the deadline of an item; `null` for none */
  readonly deadline_hours?: number | null | undefined;
  /** Two users must give an alert the same disposition */
  readonly four_eyes?: boolean | undefined;
}

export interface ChangeUserBody {
  /**
   * Built-in role (owner, admin, analyst, reviewer, read-only), or ID of a custom role: owner, admin,
   * analyst, reviewer, read-only, or the ID of a custom role
   */
  readonly role?: string | undefined;
  /** Display name; `null` shows the email address */
  readonly name?: string | null | undefined;
}

export interface ChangeUserData {
  /** User after the change */
  readonly user: ListUsersUser;
}

export interface ChangeUserResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ChangeUserData;
}

export interface ChangeWebhookBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  /** URL of the article: https URL that is reachable from the internet */
  readonly url?: string | undefined;
  /** Events that the endpoint receives */
  readonly events?: readonly ("orchestration/workflow_execution_finished" | "orchestration/workflow_execution_updated" | "verification/session_finished" | "verification/step_asked_again" | "transaction/processed" | "transaction/status_updated" | "transaction/event_recorded" | "lists/updated" | "aml/person_updates" | "aml/entity_updates" | "ekyc/check_finished" | "erase/finished" | "alert/opened" | "alert/closed")[] | undefined;
}

export interface ChangeWorkflowBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  /** Definition of the new version */
  readonly definition?: WorkflowDefinition | undefined;
}

export interface ChangedMembers {
  /** ID of the object */
  readonly id: string;
  /** Names of the changed members */
  readonly members: readonly (string)[];
}

export interface CheckRuleBody {
  /** Condition as text or as a tree */
  readonly when: string | RuleCondition;
}

export interface CheckWorkflowBody {
  /** Definition to check */
  readonly definition: WorkflowDefinition;
}

export interface ClaimHandOffBody {
  /** Hand-off code */
  readonly code: string;
}

export interface ClearedMatch {
  /** ID of the cleared match */
  readonly id: string;
  /** ID of the case with the decision; `null` if it is no longer stored */
  readonly case_id: string | null;
  /** User ID of the screened person; `null` if unknown */
  readonly user_id: string | null;
  /** Name of the screened person */
  readonly name: string;
  /** Short name of the list */
  readonly list: string;
  /** Kind of the list */
  readonly list_kind: "sanctionlist" | "pep" | "watchlist" | "crimelist";
  /** Reference of the entry on its list */
  readonly source_id: string;
  /** Name of the list entry */
  readonly entry_name: string;
  /** Reason for the decision */
  readonly reason: string;
  /** PROPOSED needs a second person, OUTDATED has a changed list entry */
  readonly state: "ACTIVE" | "PROPOSED" | "OUTDATED";
  /** Author of the decision */
  readonly proposed_by: string;
  /** Second person; `null` if not required */
  readonly approved_by: string | null;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the expiry, ISO 8601; `null` if it does not expire */
  readonly expires_at: string | null;
}

export interface ClearedMatchResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ClearedMatch;
}

export interface ClearedMonitoringMatch {
  /** Number of the entry, equal in every deployment */
  readonly id: number;
  /** Reference of the entry on its list */
  readonly source_id: string;
  /** Short name of the list */
  readonly source_name: string;
  /** Name on the list */
  readonly name: string;
  /** Kind of the list */
  readonly list_kind: "sanctionlist" | "pep" | "watchlist" | "crimelist" | "adversemedia";
  /** Similarity of the match, 0 to 1 */
  readonly score: number;
  /** Title of the article */
  readonly title?: string | undefined;
  /** URL of the article */
  readonly url?: string | undefined;
  /** ID of the cleared match */
  readonly whitelist_id: string;
}

export interface ClearedScreeningMatch {
  /** ID of the cleared match */
  readonly whitelist_id: string;
  /** Reference of the entry on its list */
  readonly source_id: string;
  /** Short name of the list */
  readonly source_name: string;
  /** Similarity of the match, 0 to 1 */
  readonly relevancy_score: number;
  /** Time of the decision, ISO 8601 */
  readonly since: string;
  /** Expiry of the cleared match, ISO 8601; `null` if it does not expire */
  readonly until: string | null;
}

export interface CloseAlertBody {
  /** Outcome of the alert */
  readonly disposition: "SUSPICIOUS" | "FALSE_POSITIVE" | "INCONCLUSIVE";
  /** Reason for the disposition, stored in the history */
  readonly comment: string;
}

export interface CnamDetails {
  /** Caller name; `null` if unknown */
  readonly name: string | null;
}

export interface ComparePolicyFileBody {
  /** Policy document */
  readonly document: PolicyDocumentInput;
}

export interface ComparePolicyFileData {
  /** Current policy version, for `expected_version` */
  readonly version: number;
  /** Differences of the rules */
  readonly rules: DocumentDifference;
  /** Differences of the rule categories */
  readonly categories: DocumentDifference;
  /** Differences of the list definitions */
  readonly lists: DocumentDifference;
  /** Typologies by ID that were added, removed or changed */
  readonly typologies: DocumentDifference;
  /** Change of the thresholds; `null` if they are equal */
  readonly thresholds: ThresholdsDifference | null;
  /** Change of the settings for counting transactions; `null` if they are equal */
  readonly velocity: VelocityDifference | null;
}

export interface ComparePolicyFileResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ComparePolicyFileData;
}

export interface ConfirmSecondFactorBody {
  /** Six digits of the authenticator app */
  readonly code: string;
}

export interface ConfirmSecondFactorData {
  /** Recovery codes, returned only once */
  readonly recovery_codes: readonly (string)[];
}

export interface ConfirmSecondFactorResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ConfirmSecondFactorData;
}

export interface ContextualRisk {
  /** Risk level; `null` if there are too few events */
  readonly level: "low" | "medium" | "high" | null;
  /** Observations that raise the risk */
  readonly flags: readonly ("off_screen" | "window_resize" | "unusual_device_orientation" | "extended_inactivity")[];
}

export interface CreateAccountBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** Requests per second; 0 means no limit */
  readonly rate_limit?: number | undefined;
}

export interface CreateAccountData {
  /** New account */
  readonly account: Account;
  /** First API key of the account */
  readonly key: NewApiKey;
}

export interface CreateAccountResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: CreateAccountData;
}

export interface CreateKeyBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** Scopes of the key */
  readonly scopes: readonly ("fraud" | "lookups" | "screening" | "verification" | "tags" | "labels" | "erase" | "admin")[];
  /** Environment of the key */
  readonly kind?: "live" | "test" | undefined;
  /** Allowed IP addresses and ranges; empty allows all */
  readonly allowed_ips?: readonly (string)[] | undefined;
}

export interface CreateListBody {
  /** ID of the object: 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id?: string | undefined;
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** Allowlist, blocklist or plain list */
  readonly kind: "allow" | "block" | "plain";
  /** Field of the values */
  readonly field: "email" | "email_domain" | "ip" | "phone_number" | "user_id" | "user_fullname" | "user_country" | "user_bank_account" | "receiver_bank_account" | "card_hash" | "card_bin" | "device_hash" | "cookie_hash" | "true_device_id" | "device_id" | "affiliate_id" | "merchant_id";
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version?: number | undefined;
  /** Reason for the change, stored with the policy version */
  readonly note?: string | undefined;
}

export interface CreateQueueBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** Kind of the items */
  readonly source: "DECISIONS" | "SCREENING" | "VERIFICATIONS" | "ALERTS";
  /** Filter of the items */
  readonly filter?: ListQueuesQueueFilter | undefined;
  /** Hours until the deadline of an item; `null` for none */
  readonly deadline_hours?: number | null | undefined;
  /** `true` if a second person must confirm decisions */
  readonly four_eyes?: boolean | undefined;
}

export interface CreateRoleBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** Permissions of the role */
  readonly permissions: readonly ("personal:see" | "personal:reveal" | "traffic:see" | "traffic:change" | "decisions:see" | "decisions:change" | "rules:see" | "rules:change" | "lists:see" | "lists:change" | "cases:see" | "cases:change" | "screening:see" | "screening:change" | "workflows:see" | "workflows:change" | "models:see" | "models:change" | "settings:see" | "settings:change" | "keys:see" | "keys:change" | "people:see" | "people:change" | "persons:see" | "persons:change" | "audit:see" | "audit:change")[];
}

export interface CreateRuleBody {
  /** ID of the object: 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id?: string | undefined;
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** ID of the category; `null` for none */
  readonly category?: string | null | undefined;
  /** Order of evaluation; lower numbers come first */
  readonly priority?: number | undefined;
  /**
   * `live` has an effect, `canary` on a share of transactions, `shadow` is only logged, `off` is not
   * evaluated
   */
  readonly mode?: "live" | "canary" | "shadow" | "off" | undefined;
  /** Percent of transactions for which a canary rule has an effect; `null` for other modes */
  readonly canary_percent?: number | null | undefined;
  /** Condition as text or as a tree */
  readonly when?: string | RuleCondition | undefined;
  /** Condition as text */
  readonly when_text?: string | undefined;
  /** Effect of the rule */
  readonly then: RuleEffect;
  /** Start of the validity, ISO 8601; `null` for no limit */
  readonly starts_at?: string | null | undefined;
  /** End of the validity, ISO 8601; `null` for no limit */
  readonly ends_at?: string | null | undefined;
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version?: number | undefined;
  /** Reason for the change, stored with the policy version */
  readonly note?: string | undefined;
}

export interface CreateRuleCategoryBody {
  /** ID of the object: 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id?: string | undefined;
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** Thresholds of the category; `null` for none */
  readonly thresholds?: AccountThresholds | null | undefined;
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version?: number | undefined;
  /** Reason for the change, stored with the policy version */
  readonly note?: string | undefined;
}

export interface CreateViewBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** `true` shows the view to all users */
  readonly shared?: boolean | undefined;
  /** Filters of `GET /evaluations`, and `columns` */
  readonly search: SavedViewSearch;
}

export interface CreateWebhookBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** URL of the article: https URL that is reachable from the internet */
  readonly url: string;
  /** Events that the endpoint receives */
  readonly events: readonly ("orchestration/workflow_execution_finished" | "orchestration/workflow_execution_updated" | "verification/session_finished" | "verification/step_asked_again" | "transaction/processed" | "transaction/status_updated" | "transaction/event_recorded" | "lists/updated" | "aml/person_updates" | "aml/entity_updates" | "ekyc/check_finished" | "erase/finished" | "alert/opened" | "alert/closed")[];
}

export interface CreateWorkflowBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** Definition of the workflow */
  readonly definition: WorkflowDefinition;
}

export interface CreateWorkflowData {
  /** Workflow after the change */
  readonly workflow: Workflow;
}

export interface CreateWorkflowResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: CreateWorkflowData;
}

export interface CreditCardVerificationResult {
  /** Overall result of the check */
  readonly overallResult: "APPROVED" | "REJECTED" | "FAIL" | "REVIEW" | "ABANDONED" | "RETRY_REQUIRED";
  /** Luhn check of the card number */
  readonly luhnCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Comparison with the name in the inputs */
  readonly nameMatchCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Expiry of the card */
  readonly expiryDateCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Recapture of the front from a screen */
  readonly screenCheckResultFront: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Photocopy of the front */
  readonly photocopyCheckResultFront: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Front held in a hand */
  readonly handPresenceCheckResultFront: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Recapture of the back from a screen */
  readonly screenCheckResultBack: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Photocopy of the back */
  readonly photocopyCheckResultBack: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Back held in a hand */
  readonly handPresenceCheckResultBack: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Card number with hidden digits; `null` if it was not read */
  readonly maskedPan: string | null;
  /** First six digits of the card number; `null` if they were not read */
  readonly bin: string | null;
  /** Last four digits of the card number; `null` if they were not read */
  readonly lastFour: string | null;
  /** Name on the card; `null` if it was not read */
  readonly cardholderName: string | null;
  /** Expiry of the card, MM/YY; `null` if it was not read */
  readonly expiryDate: string | null;
  /** Card network; `null` if unknown */
  readonly issuingNetwork: string | null;
  /** IBAN on the card; `null` if not present */
  readonly iban: string | null;
  /** Comparison of the name on the card; `null` if it was not compared */
  readonly nameVerification: NameVerification | null;
}

/**
 * Your own fields; rules can read them as custom_fields.<name>. At most 1,000 members and 65,536 characters,
 * 16 levels deep
 */
export type CustomFields = {
  readonly [name: string]: unknown;
} | string | null;

export interface DailyDecisions {
  /** `false` if not all evaluations of the period were counted */
  readonly complete: boolean;
  /** Decisions per UTC day, oldest first */
  readonly counts: readonly (DayOfDecisions)[];
}

export interface DataSource {
  /** Name of the source */
  readonly name: string;
  /** Kind of the source */
  readonly kind: "location" | "feed" | "table";
  /** Flag that the feed sets; `null` if it sets none */
  readonly flag: string | null;
  /** Version of the data; `null` if unknown */
  readonly version: string | null;
  /** Date of the data; `null` if unknown */
  readonly date: string | null;
  /** Number of rows; `null` if unknown */
  readonly rows: number | null;
  /** License of the data */
  readonly licence: string;
  /** Required attribution; `null` if not required */
  readonly attribution: string | null;
  /** `true` if the data is in use */
  readonly loaded: boolean;
  /** Age of the data in hours; `null` if unknown */
  readonly age_hours: number | null;
  /** `true` if the data is older than three times its update interval */
  readonly stale: boolean;
}

export interface DataUpdate {
  /** Name of the feed, or `list:` and the name of the list */
  readonly source: string;
  /** Display name of the source */
  readonly title: string;
  /** Feed or screening list */
  readonly kind: "feed" | "list";
  /** Kind of data that the source adds */
  readonly topic: "watchlists" | "anonymizers" | "abuse" | "hosting" | "email" | "phone" | "cards" | "currency" | "location";
  /** License of the data */
  readonly licence: string;
  /** Update interval in hours */
  readonly cadence_hours: number;
  /** Time of the next automatic update, ISO 8601; `null` if it is disabled */
  readonly next_at: string | null;
  /** `true` while the update runs */
  readonly running: boolean;
  /** `true` if the update was requested and has not started */
  readonly waiting: boolean;
  /** Start of the last update, ISO 8601; `null` before the first */
  readonly started_at: string | null;
  /** End of the last update, ISO 8601; `null` while it runs or before the first */
  readonly ended_at: string | null;
  /** Outcome of the last update; `null` before the first */
  readonly outcome: "accepted" | "unchanged" | "refused" | "failed" | null;
  /** Reason why the last update brought no data; `null` for a success */
  readonly reason: DataUpdateReason | null;
  /** Time of the last successful update, ISO 8601; `null` before the first */
  readonly succeeded_at: string | null;
  /** Version of the data; `null` if unknown */
  readonly version: string | null;
  /** Previous version of the data; `null` if unknown */
  readonly previous_version: string | null;
  /** Number of rows; `null` if unknown */
  readonly rows: number | null;
  /** Previous number of rows; `null` if unknown */
  readonly previous_rows: number | null;
  /** Number of consecutive failed updates */
  readonly failures: number;
  /** `true` if no update has succeeded for twice the interval */
  readonly overdue: boolean;
}

export interface DataUpdateReason {
  /** Code of the reason */
  readonly code: string;
  /** Reason in words */
  readonly message: string;
}

export interface DataUpdates {
  /** `true` if automatic updates are enabled */
  readonly enabled: boolean;
  /** Origin of the setting */
  readonly decided_by: "variable" | "setting";
  /** Hours without automatic updates in UTC, `HH:MM-HH:MM`; `null` for none */
  readonly quiet_hours: string | null;
  /** Progress of the requested updates */
  readonly progress: DataUpdatesProgress;
  /** Updates by source */
  readonly updates: readonly (DataUpdate)[];
}

export interface DataUpdatesProgress {
  /** Number of requested updates */
  readonly total: number;
  /** Number of ended updates */
  readonly ended: number;
}

export interface DataUpdatesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: DataUpdates;
}

export interface DayOfDecisions {
  /** Day in UTC, YYYY-MM-DD */
  readonly date: string;
  /** Number of approved transactions */
  readonly approve: number;
  /** Number of transactions in review */
  readonly review: number;
  /** Number of declined transactions */
  readonly decline: number;
}

export interface DecideCaseBody {
  /** Decision on the matches */
  readonly decision: "FALSE_POSITIVE" | "TRUE_MATCH" | "INCONCLUSIVE";
  /** Reason for the decision */
  readonly comment?: string | undefined;
  /** Expiry of the cleared match, ISO 8601; `null` if it does not expire */
  readonly expires_at?: string | null | undefined;
  /** Matches to decide; by default every match without a decision */
  readonly matches?: readonly (CaseMatchReference)[] | undefined;
}

export interface DecideQueueItemBody {
  /** Decision */
  readonly decision: "APPROVE" | "DECLINE";
  /** Reason for the decision */
  readonly reason: string;
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version?: number | undefined;
}

export interface DecideQueueItemData {
  /** `false` if a second person must confirm the decision */
  readonly decided: boolean;
  /** Decision */
  readonly decision: "APPROVE" | "DECLINE";
}

export interface DecideQueueItemResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: DecideQueueItemData;
}

export interface DecidedByNothing {
  /** Always `default`: no rule and no threshold applied */
  readonly by: "default";
}

export interface DecidedByRules {
  /** Allowlist, blocklist or rule */
  readonly by: "allow_list" | "block_list" | "rule";
  /** IDs of the lists or rules */
  readonly ids: readonly (string)[];
}

export interface DecidedByThreshold {
  /** Always `threshold` */
  readonly by: "threshold";
  /** Reached threshold */
  readonly threshold: "review" | "decline";
  /** Score of the threshold */
  readonly at: number;
}

export interface DeleteListData {
  /** New policy version */
  readonly version: number;
  /** Number of deleted entries */
  readonly removed_entries: number;
}

export interface DeleteListResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: DeleteListData;
}

export interface DeleteSearchProfileData {
  /** `true` if the profile was deleted */
  readonly removed: boolean;
}

export interface DeleteSearchProfileResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: DeleteSearchProfileData;
}

export interface DeviceAgentConfig {
  /** Public key for the encryption of the device session */
  readonly key: DeviceAgentKey;
  /** Ticket that the device session must contain */
  readonly ticket: string;
  /** IP address of the request; `null` counts as not sent */
  readonly ip: string | null;
  /** Host name for the detection of the DNS resolver; `null` if not configured */
  readonly dnsDomain: string | null;
}

export interface DeviceAgentKey {
  /** Number of the key */
  readonly kid: number;
  /** Base64 of an uncompressed P-256 point */
  readonly publicKey: string;
}

export interface DeviceBattery {
  /** `true` while the battery charges; `null` if unknown */
  readonly battery_charging: boolean | null;
  /** Charge of the battery in percent; `null` if unknown */
  readonly battery_level: number | null;
}

export type DeviceConfig = {
  /** Ignored; `null` counts as not sent */
  readonly include?: string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface DeviceDetails {
  /** Operating system with its version; `null` if unknown */
  readonly os: string | null;
  /** Type of the device agent */
  readonly type: "web";
  /** Name of the device agent */
  readonly source: string;
  /** Name of the browser; `null` if unknown */
  readonly browser: string | null;
  /** Version of the browser; `null` if unknown */
  readonly browser_version: string | null;
  /** Days since the release of the major version of the browser; `null` if unknown */
  readonly browser_version_age: number | null;
  /** Kind of device, such as desktop or mobile; `null` if unknown */
  readonly device_type: "desktop" | "mobile" | "tablet" | "tv" | "console" | "wearable" | "bot" | null;
  /** Platform of the browser; `null` if unknown */
  readonly platform: string | null;
  /** Price range of the device; `null` if unknown */
  readonly price_range: "LOW" | "MID" | "HIGH" | null;
  /** User-Agent header of the browser; `null` if unknown */
  readonly user_agent: string | null;
  /** User-Agent Client Hints; `null` if not present */
  readonly user_agent_data: DeviceUserAgentData | null;
  /** `true` if fewer than 0.1% of your sessions in 30 days have this user agent; `null` if unknown */
  readonly unpopular_user_agent: boolean | null;
  /** `true` if fewer than 0.1% of your sessions in 30 days have this resolution; `null` if unknown */
  readonly unpopular_device_resolution: boolean | null;
  /** ID of the device session */
  readonly session_id: string;
  /** Device ID, stable across visits; `null` if undecided */
  readonly true_device_id: string | null;
  /** How the device ID was determined; `null` if it was not */
  readonly device_match: DeviceMatch | null;
  /** Hash of the hardware attributes; `null` if unknown */
  readonly device_hash: string | null;
  /** Hash of the browser engine; `null` if unknown */
  readonly browser_hash: string | null;
  /** Hash of the first-party token, different in every account; `null` if not present */
  readonly cookie_hash: string | null;
  /** Hash of the attributes that the browser falsifies; `null` if not present */
  readonly spoofing_hash: string | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly canvas_hash: string | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly audio_hash: string | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly font_hash: string | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly math_hash: string | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly mime_types_hash: string | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly system_colors_hash: string | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly keyboard_layout_hash: string | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly keyboard_layout_name: string | null;
  /** IP address from which the browser reached the server; `null` if unknown */
  readonly device_ip: string | null;
  /** Network operator of the device IP address; `null` if unknown */
  readonly device_ip_isp: string | null;
  /** Region of the device IP address; `null` if unknown */
  readonly device_ip_region: string | null;
  /** Country of the device IP address, ISO 3166-1 alpha-2; `null` if unknown */
  readonly device_ip_country: string | null;
  /** IP address of the DNS resolver; `null` if unknown */
  readonly dns_ip: string | null;
  /** Network operator of the DNS resolver; `null` if unknown */
  readonly dns_ip_isp: string | null;
  /** Region of the DNS resolver; `null` if unknown */
  readonly dns_ip_region: string | null;
  /** Country of the DNS resolver, ISO 3166-1 alpha-2; `null` if unknown */
  readonly dns_ip_country: string | null;
  /** `true` if the device uses a VPN; `null` if unknown */
  readonly vpn: boolean | null;
  /** `true` if the device uses a proxy; `null` if unknown */
  readonly proxy: boolean | null;
  /** Language and region of the browser; `null` if unknown */
  readonly locale: string | null;
  /** Preferred languages, most preferred first */
  readonly languages: readonly (string)[];
  /** IANA time zone of the browser; `null` if unknown */
  readonly timezone: string | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly timezone_offset: string | null;
  /** Country of the time zone, ISO 3166-1 alpha-2; `null` if ambiguous or unknown */
  readonly timezone_country: string | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly referrer: string | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly window_location: string | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly has_focus: boolean | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly mouse_moved: boolean | null;
  /** `true` for a private window; `null` if unknown */
  readonly private: boolean | null;
  /** `true` if an ad blocker is active; `null` if unknown */
  readonly adblock: boolean | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly do_not_track: boolean | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly java_enabled: boolean | null;
  /** Always `false`: browsers no longer support Flash */
  readonly flash_enabled: boolean;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly cookie_enabled: boolean | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly touch_support: boolean | null;
  /** Maximum number of touch points; `null` if unknown */
  readonly max_touch_points: number | null;
  /** Number of logical processors; `null` if unknown */
  readonly hardware_concurrency: number | null;
  /** Memory in GiB, rounded by the browser; `null` if unknown */
  readonly device_memory: number | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly screen_data: DeviceScreen | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly webgl: DeviceWebgl | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly battery: DeviceBattery | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly plugins: DevicePlugins | null;
  /** Browser permissions; `null` if unknown */
  readonly permissions: DevicePermissions | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly media_devices: DeviceMediaDevices | null;
  /** Installed fonts that were found */
  readonly font_list: readonly (string)[];
  /** Number of installed fonts that were found; `null` if unknown */
  readonly font_count: number | null;
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly font_noise: boolean | null;
  /** Browser extensions that were found */
  readonly extensions: readonly (string)[];
  /** Supported DRM key systems */
  readonly drm_key_systems: readonly (string)[];
  /** Attribute of the device, as the browser reports it; `null` if unknown */
  readonly webrtc_activated: boolean | null;
  /** IP addresses from WebRTC */
  readonly webrtc_ips: readonly (string)[];
  /** Number of IP addresses from WebRTC; `null` if unknown */
  readonly webrtc_count: number | null;
  /** Possible models of a mobile device */
  readonly mobile_details: readonly (DeviceModel)[];
  /** Location from the geolocation API of the browser */
  readonly device_location: DeviceLocation;
  /** Probability of automation, tampering, remote access and virtual machines */
  readonly verdicts: DeviceVerdicts;
  /** Suspicious observations in the device session */
  readonly suspicious_flags: readonly ("suspicious_keypress_characteristics" | "suspicious_mouse_movement" | "suspicious_form_fillout" | "paste_used" | "autofill_used" | "potential_remote_interaction" | "potential_remote_control" | "automation" | "tampering" | "session_replayed" | "session_stale" | "device_token_copied")[];
}

export interface DeviceLocation {
  /** Part of the location from the browser; `null` if it is not granted or unknown */
  readonly zip: string | null;
  /** Part of the location from the browser; `null` if it is not granted or unknown */
  readonly city: string | null;
  /** Part of the location from the browser; `null` if it is not granted or unknown */
  readonly region: string | null;
  /** Result of the location request; `null` if it was not made */
  readonly status: "GRANTED" | "DENIED" | "PROMPT" | "TIMEOUT" | null;
  /** Accuracy of the location in meters; `null` if unknown */
  readonly accuracy: number | null;
  /** Latitude in decimal degrees (WGS 84); `null` if it is not granted */
  readonly latitude: number | null;
  /** Longitude in decimal degrees (WGS 84); `null` if it is not granted */
  readonly longitude: number | null;
  /** Country of the location, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country_code: string | null;
}

export interface DeviceMatch {
  /** Reason for the match: `token` for a stored token, `looks` for attributes, `new` or `undecided` */
  readonly reason: "token" | "looks" | "new" | "undecided";
  /** Probability of the match, 0 to 1 */
  readonly probability: number;
  /** `true` if later visits cannot change the match */
  readonly settled: boolean;
  /** Most likely device ID; `null` if not present */
  readonly likeliest_device_id: string | null;
  /** Device IDs that were merged into this one */
  readonly joined_device_ids: readonly (string)[];
}

export interface DeviceMediaDevices {
  /** Number of microphones */
  readonly audio_input_count: number;
  /** Number of speakers */
  readonly audio_output_count: number;
  /** Number of cameras */
  readonly video_input_count: number;
}

export interface DeviceModel {
  /** Date of the announcement; `null` if unknown */
  readonly announced: string | null;
  /** Model numbers */
  readonly models: readonly (string)[];
  /** Screen resolution in pixels; `null` if unknown */
  readonly resolution: string | null;
  /** Average price in euros; `null` if unknown */
  readonly avg_price_in_eur: number | null;
  /** Capacity of the battery in mAh; `null` if unknown */
  readonly battery_size_in_mah: number | null;
  /** Name of the model; `null` if unknown */
  readonly device_name: string | null;
}

export interface DevicePermissions {
  /** Denied permissions */
  readonly denied: readonly (string)[];
  /** Granted permissions */
  readonly granted: readonly (string)[];
  /** Permissions that the browser asks for */
  readonly prompt: readonly (string)[];
}

export interface DevicePlugins {
  /** Number of browser plugins */
  readonly plugin_count: number;
  /** Hash of the browser plugins; `null` if unknown */
  readonly plugin_hash: string | null;
  /** Names of the browser plugins */
  readonly plugin_list: readonly (string)[];
}

export interface DeviceScreen {
  /** Device pixels per CSS pixel; `null` if unknown */
  readonly device_pixel_ratio: number | null;
  /** `true` with more than one screen; `null` if unknown */
  readonly is_extended: boolean | null;
  /** Rotation of the screen in degrees; `null` if unknown */
  readonly orientation_angle: number | null;
  /** Orientation, such as landscape-primary; `null` if unknown */
  readonly orientation_type: string | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly screen_height: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly screen_width: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly screen_available_height: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly screen_available_width: number | null;
  /** Color depth in bits; `null` if unknown */
  readonly screen_color_depth: number | null;
  /** Pixel depth in bits; `null` if unknown */
  readonly screen_pixel_depth: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly window_inner_height: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly window_inner_width: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly window_outer_height: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly window_outer_width: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly window_screen_x: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly window_screen_y: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly window_scroll_x: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly window_scroll_y: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly document_height: number | null;
  /** Size or position in CSS pixels; `null` if unknown */
  readonly document_width: number | null;
}

export interface DeviceUserAgentData {
  /** Value of the User-Agent Client Hints; `null` if unknown */
  readonly architecture: string | null;
  /** Value of the User-Agent Client Hints; `null` if unknown */
  readonly bitness: string | null;
  /** Value of the User-Agent Client Hints; `null` if unknown */
  readonly mobile: boolean | null;
  /** Value of the User-Agent Client Hints; `null` if unknown */
  readonly model: string | null;
  /** Value of the User-Agent Client Hints; `null` if unknown */
  readonly platform: string | null;
  /** Value of the User-Agent Client Hints; `null` if unknown */
  readonly platform_version: string | null;
  /** Value of the User-Agent Client Hints; `null` if unknown */
  readonly ua_full_version: string | null;
}

export interface DeviceVerdict {
  /** Probability, 0 to 1 */
  readonly probability: number;
  /** Observations that support the verdict */
  readonly reasons: readonly (string)[];
}

export interface DeviceVerdicts {
  /** Automated browser */
  readonly automation: DeviceVerdict;
  /** Changed browser attributes */
  readonly tampering: DeviceVerdict;
  /** Remote control of the device */
  readonly remote_access: DeviceVerdict;
  /** Virtual machine */
  readonly virtual_machine: DeviceVerdict;
}

export interface DeviceWebgl {
  /** WebGL attribute of the browser; `null` if unknown */
  readonly webgl_hash: string | null;
  /** WebGL attribute of the browser; `null` if unknown */
  readonly webgl_image_hash: string | null;
  /** WebGL attribute of the browser; `null` if unknown */
  readonly webgl_parameters_hash: string | null;
  /** `true` if the WebGL parameters contain noise; `null` if unknown */
  readonly webgl_parameters_noise: boolean | null;
  /** WebGL attribute of the browser; `null` if unknown */
  readonly webgl2_image_hash: string | null;
  /** WebGL attribute of the browser; `null` if unknown */
  readonly webgl2_parameters_hash: string | null;
  /** `true` if the WebGL 2 parameters contain noise; `null` if unknown */
  readonly webgl2_parameters_noise: boolean | null;
  /** WebGL attribute of the browser; `null` if unknown */
  readonly webgl_renderer: string | null;
  /** WebGL attribute of the browser; `null` if unknown */
  readonly webgl_vendor: string | null;
}

export interface DisputeMonth {
  /** Month, YYYY-MM */
  readonly month: string;
  /** Number of captures */
  readonly captured: number;
  /** Number of opened disputes */
  readonly disputes: number;
  /** Number of opened disputes with the category `fraud` */
  readonly fraud_disputes: number;
  /** Number of fraud warnings */
  readonly fraud_warnings: number;
  /** Number of won disputes */
  readonly won: number;
  /** Number of lost disputes */
  readonly lost: number;
  /** Disputes per capture; `null` without a capture */
  readonly rate: number | null;
  /** Amounts by currency */
  readonly money: readonly (DisputeMonthMoney)[];
}

export interface DisputeMonthMoney {
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string;
  /** Captured amount */
  readonly captured: number;
  /** Disputed amount */
  readonly disputed: number;
  /** Disputed per captured amount; `null` if nothing was captured */
  readonly rate: number | null;
}

export interface DisputeProgram {
  /** ID of the object: 1 to 40 letters, digits or "_" */
  readonly id: string;
  /** Name of the object */
  readonly name: string;
  /** Card network; `null` counts all */
  readonly network: "visa" | "mastercard" | "amex" | "discover" | "jcb" | "unionpay" | "other" | null;
  /** Events in the numerator */
  readonly numerator: readonly (DisputeProgramPart)[];
  /** Month whose captures form the denominator */
  readonly denominator: "same_month" | "previous_month";
  /** Unit of the ratio: number of events, or their amounts */
  readonly by: "count" | "amount";
  /** Minimum number of events in the numerator for a month to exceed the program */
  readonly min_count: number;
  /** Ratio from which a month exceeds the program */
  readonly threshold: number;
}

export interface DisputeProgramMonth {
  /** Month, YYYY-MM */
  readonly month: string;
  /** Events in the numerator, or their amount */
  readonly numerator: number;
  /** Captures in the denominator, or their amount */
  readonly denominator: number;
  /** Numerator divided by denominator; `null` without a capture */
  readonly ratio: number | null;
  /** `true` if the ratio and the minimum number are reached */
  readonly exceeded: boolean;
}

export interface DisputeProgramMonths {
  /** ID of the object */
  readonly id: string;
  /** Name of the object */
  readonly name: string;
  /** Card network; `null` counts all */
  readonly network: "visa" | "mastercard" | "amex" | "discover" | "jcb" | "unionpay" | "other" | null;
  /** Unit of the ratio: number of events, or their amounts */
  readonly by: "count" | "amount";
  /** Month whose captures form the denominator */
  readonly denominator: "same_month" | "previous_month";
  /** Ratio from which a month exceeds the program */
  readonly threshold: number;
  /** Minimum number of events in the numerator for a month to exceed the program */
  readonly min_count: number;
  /** Months, oldest first */
  readonly months: readonly (DisputeProgramMonth)[];
}

export interface DisputeProgramPart {
  /** Type of the counted events */
  readonly type: "authorized" | "declined_by_issuer" | "captured" | "refunded" | "payout" | "fraud_warning" | "dispute_opened" | "dispute_won" | "dispute_lost";
  /** Differences of the rule categories */
  readonly categories?: readonly ("fraud" | "authorization" | "processing_error" | "consumer_dispute")[] | undefined;
}

export interface DisputeRates {
  /** IANA time zone of the days */
  readonly time_zone: string;
  /** Months, oldest first */
  readonly months: readonly (DisputeMonth)[];
  /** Ratios of the network programs in the settings */
  readonly programs: readonly (DisputeProgramMonths)[];
}

export interface DisputeRatesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: DisputeRates;
}

export interface DocumentCheckExtractedData {
  /** Full name */
  readonly fullName?: string | undefined;
  /** Given names */
  readonly firstName?: string | undefined;
  /** Family name */
  readonly lastName?: string | undefined;
  /** Gender marker */
  readonly gender?: string | undefined;
  /** Place of birth */
  readonly placeOfBirth?: string | undefined;
  /** Nationality */
  readonly nationality?: string | undefined;
  /** Personal number */
  readonly personalIdNumber?: string | undefined;
  /** Address */
  readonly address?: string | undefined;
  /** Postal code */
  readonly postalCode?: string | undefined;
  /** Date of birth, YYYY-MM-DD */
  readonly birthDate?: string | undefined;
  /** Number of the document */
  readonly documentNumber?: string | undefined;
  /** Second number of the document */
  readonly documentAdditionalNumber?: string | undefined;
  /** Date of issue, YYYY-MM-DD */
  readonly documentIssueDate?: string | undefined;
  /** Date of expiry, YYYY-MM-DD */
  readonly documentExpirationDate?: string | undefined;
  /** Issuing country */
  readonly country?: string | undefined;
  /** Issuing state or province */
  readonly state?: string | undefined;
  /** Age in years */
  readonly age?: number | undefined;
  /** Type of the document */
  readonly documentType?: "PASSPORT" | "DRIVERS_LICENSE" | "NATIONAL_ID" | "RESIDENT_PERMIT" | "UNKNOWN" | "OTHER" | undefined;
  /** Data from the chip */
  readonly rfidData?: AnyObject | undefined;
}

export interface DocumentCheckResult {
  /** Overall result of the check */
  readonly overallResult: "APPROVED" | "REJECTED" | "FAIL" | "REVIEW" | "ABANDONED" | "RETRY_REQUIRED";
  /** Comparison of the data in different parts of the document */
  readonly matchCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Plausibility of dates and values */
  readonly logicCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Format of the document and its fields */
  readonly formatCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Check digits and format of the MRZ */
  readonly mrzCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Content and format of the barcode */
  readonly barcodeAnomalyCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Known specimen or invented data */
  readonly suspiciousDataCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Consistency of the extracted data */
  readonly dataIntegrityCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Recapture from a screen */
  readonly screenCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Photocopy instead of an original */
  readonly photocopyCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Document held in a hand */
  readonly handPresenceCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Replaced or edited portrait */
  readonly photoForgeryCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Visible security features */
  readonly securityFeaturesCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Expiry of the document */
  readonly documentValidityCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Sharpness, light and completeness of the image */
  readonly imageQualityCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Injection attack detection */
  readonly iadCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Minimum age of the workflow */
  readonly ageVerificationCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Comparison with the name in the inputs */
  readonly nameMatchCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Comparison with the date of birth in the inputs */
  readonly dateOfBirthCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Comparison with the postal code in the inputs */
  readonly postalCodeCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Comparison with the state in the inputs */
  readonly stateCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Reason code of the injection attack detection; `null` if not present */
  readonly iadRejectionReason: string | null;
  /** Source of the data: OCR or EID */
  readonly verificationMethod: "OCR" | "EID";
  /** Provider of the electronic ID; `null` for OCR */
  readonly eidProvider: string | null;
  /** Level of assurance of the electronic ID; `null` for OCR */
  readonly eidLevelOfAssurance: string | null;
  /** Claims that the electronic ID did not return; `null` for OCR */
  readonly missingClaims: readonly (string)[] | null;
  /** Result of the chip authentication; `null` if the chip was not read */
  readonly nfcVerificationResult: NfcVerificationResult | null;
}

export interface DocumentDifference {
  /** IDs of added objects */
  readonly added: readonly (string)[];
  /** IDs of removed objects */
  readonly removed: readonly (string)[];
  /** Changed objects with their changed members */
  readonly changed: readonly (ChangedMembers)[];
}

export interface DomainRegistration {
  /** Name of the domain */
  readonly domain_name: string;
  /** Date of the registration; `null` if unknown */
  readonly create_date: string | null;
  /** Date of the last change; `null` if unknown */
  readonly update_date: string | null;
  /** Date of the expiry; `null` if unknown */
  readonly expiry_date: string | null;
  /** Name of the registrar; `null` if unknown */
  readonly registrar_name: string | null;
  /** Name of the registrant; `null` if unknown */
  readonly full_name: string | null;
  /** Company of the registrant; `null` if unknown */
  readonly company_name: string | null;
  /** Postal address of the registrant; `null` if unknown */
  readonly mailing_address: string | null;
  /** City of the registrant; `null` if unknown */
  readonly city_name: string | null;
  /** State or province of the registrant; `null` if unknown */
  readonly state_name: string | null;
  /** Postal code of the registrant; `null` if unknown */
  readonly zip_code: string | null;
  /** Country of the registrant, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country_code: string | null;
  /** Phone number of the registrant; `null` if unknown */
  readonly phone_number: string | null;
}

export interface DomainRegistrations {
  /** `true` if at least one domain was registered with the address */
  readonly exists: boolean;
  /** Number of domains */
  readonly number_of_domains: number;
  /** Registered domains */
  readonly domains: readonly (DomainRegistration)[];
  /** Date of the first registration; `null` if not present */
  readonly first_registration_date: string | null;
}

export interface DraftChange {
  /** State with the current policy */
  readonly was: "APPROVE" | "REVIEW" | "DECLINE";
  /** State with the draft */
  readonly becomes: "APPROVE" | "REVIEW" | "DECLINE";
  /** Number of matches */
  readonly hits: number;
  /** Number of transactions labeled as fraud */
  readonly negative: number;
  /** Number of transactions labeled as legitimate */
  readonly positive: number;
  /** Sums of the amounts by currency */
  readonly amounts: readonly (Amount)[];
  /** Example transactions */
  readonly examples: readonly (DraftExample)[];
}

export interface DraftConfusion {
  /** Transactions that the rule matches */
  readonly matched: CallsByLabel;
  /** Transactions that the rule does not match */
  readonly not_matched: CallsByLabel;
}

export interface DraftExample {
  /** ID of the evaluation */
  readonly evaluation_id: string;
  /** Time of the evaluation, ISO 8601 */
  readonly at: string;
  /** Amount of the transaction; `null` if not present */
  readonly amount: number | null;
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string | null;
  /** Signal of the label; `null` without a label */
  readonly label: "negative" | "positive" | null;
}

export interface DraftExamples {
  /** Examples labeled as fraud */
  readonly negative: readonly (DraftExample)[];
  /** Examples labeled as legitimate */
  readonly positive: readonly (DraftExample)[];
  /** Examples without a label */
  readonly unlabelled: readonly (DraftExample)[];
}

export interface DraftMoney {
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string | null;
  /** Sum of all amounts */
  readonly all: number;
  /** Sum of all amounts labeled as fraud */
  readonly all_negative: number;
  /** Sum of the matched amounts */
  readonly matched: number;
  /** Sum of the matched amounts labeled as fraud */
  readonly matched_negative: number;
  /** Sum of the matched amounts labeled as legitimate */
  readonly matched_positive: number;
}

export interface DraftOverlap {
  /** Matches of the draft that were compared with the other rules */
  readonly compared: number;
  /** Compared matches that no other rule matches */
  readonly alone: number;
  /** Overlapping rules, most matches first; at most 50 */
  readonly rules: readonly (OverlappingRule)[];
}

export interface DraftReplaced {
  /**
   * `live` has an effect, `canary` on a share of transactions, `shadow` is only logged, `off` is not
   * evaluated
   */
  readonly mode: "live" | "canary" | "shadow" | "off";
  /** Number of matches */
  readonly hits: number;
  /** Number of transactions labeled as fraud */
  readonly negative: number;
  /** Number of transactions labeled as legitimate */
  readonly positive: number;
  /** Sums of the amounts by currency */
  readonly amounts: readonly (Amount)[];
  /** Share of fraud among the labeled matches, with its 95% confidence interval */
  readonly precision: Precision;
  /** Share of all fraud that matches, with its 95% confidence interval */
  readonly recall: Precision;
  /** Share of all transactions that match, with its 95% confidence interval */
  readonly alert_rate: Precision;
}

export interface EkycCheckFinishedData {
  /** ID of the transaction */
  readonly transaction_id: string;
  /** User ID of the request; `null` if not present */
  readonly user_id: string | null;
  /** Identity check that ran */
  readonly type: "BR_ID_CPF_EXT" | "CA_CB_FT" | "CA_CB_2" | "CA_RC" | "CO_ID_CE" | "CO_ID_PPT" | "CO_ID_CC" | "FR_RC" | "DE_CB" | "GR_CB" | "ID_ID_NIK" | "ID_SVC" | "IE_CB" | "MX_ID_CURP" | "NZ_CB" | "NZ_RC" | "US_ID_F2" | "NG_ID_NIN" | "NG_ID_BVN";
  /** Result of the identity check */
  readonly ekyc_result: "SUCCESS" | "FAILED" | "ERROR";
  /** Data of the identity check; `null` if it did not run or found no record */
  readonly ekyc_data: FraudEkycDataForm1 | FraudEkycDataForm2 | null;
  /** Reason why the check is not a success; `null` for a success */
  readonly reason: string | null;
  /** Time of the end, ISO 8601 */
  readonly finished_at: string;
}

export interface EkycCheckFinishedMessage {
  /** Name of the event */
  readonly event: "ekyc/check_finished";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: EkycCheckFinishedData;
}

export type EkycConfig = {
  /** Time limit in milliseconds: milliseconds; `null` counts as not sent */
  readonly timeout?: number | string | null | undefined;
  /** Identity check to run */
  readonly type?: "BR_ID_CPF_EXT" | "CA_CB_FT" | "CA_CB_2" | "CA_RC" | "CO_ID_CE" | "CO_ID_PPT" | "CO_ID_CC" | "FR_RC" | "DE_CB" | "GR_CB" | "ID_ID_NIK" | "ID_SVC" | "IE_CB" | "MX_ID_CURP" | "NZ_CB" | "NZ_RC" | "US_ID_F2" | "NG_ID_NIN" | "NG_ID_BVN" | "" | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface EmailAccounts {
  /** Number of registered accounts */
  readonly total_registration: number;
  /** Accounts on business services */
  readonly business: EmailAccountsBusiness;
  /** Accounts on personal services */
  readonly personal: EmailAccountsPersonal;
}

export interface EmailAccountsBusiness {
  /** Number of registered accounts */
  readonly total_registration: number;
  /** Accounts in this service category; `null` if it was not checked */
  readonly technology: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly science_and_education: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly jobs_and_employment: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly money_transfer_remittance: AccountCount | null;
}

export interface EmailAccountsPersonal {
  /** Number of registered accounts */
  readonly total_registration: number;
  /** Accounts in this service category; `null` if it was not checked */
  readonly email_service: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly technology: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly adult_sites: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly delivery: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly ecommerce: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly entertainment: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly health_and_fitness: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly social_media: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly travel: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly betting_and_gaming: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly dating: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly real_estate: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly ai_platforms: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly messenger: AccountCount | null;
}

export interface EmailAddressDetails {
  /** `true` if the mailbox accepts mail; `null` if unknown */
  readonly deliverable: boolean | null;
  /** `true` if the mailbox is full; `null` if unknown */
  readonly full_inbox: boolean | null;
  /** `true` if the address has a valid format */
  readonly valid_format: boolean;
  /** Minimum age of the address in months; `null` if unknown */
  readonly minimum_age_months: number | null;
  /** Date of the earliest known use, YYYY-MM-DD; `null` if unknown */
  readonly earliest_profile_date: string | null;
  /** Mailbox provider that a misspelled domain probably means; `null` without a suggestion */
  readonly suggestion: string | null;
  /** Randomness of the local part, 0 (written by a person) to 100 (random); `null` if unknown */
  readonly email_randomness_score: number | null;
}

export type EmailConfig = {
  /** Time limit in milliseconds: milliseconds; `null` counts as not sent */
  readonly timeout?: number | string | null | undefined;
  /** Version of the module; `null` counts as not sent */
  readonly version?: string | null | undefined;
  /** Sites or categories to query, separated by commas; `null` counts as not sent */
  readonly include?: string | null | undefined;
  /** Sites or categories to skip, separated by commas; `null` counts as not sent */
  readonly exclude?: string | null | undefined;
  /** Time limit of the priority checks in milliseconds; `null` counts as not sent */
  readonly priority_timeout?: number | string | null | undefined;
  /** Sites to wait for until `priority_timeout`, separated by commas; `null` counts as not sent */
  readonly priority_sites?: string | null | undefined;
  /** Accuracy of the priority checks; `null` counts as not sent */
  readonly priority_accuracy?: string | null | undefined;
  /** Period of the flags in days; ignored, because no source provides flags; `null` counts as not sent */
  readonly flags_timeframe_days?: number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface EmailDetails {
  /** ID of the result, for feedback */
  readonly id: string;
  /** Email address; `null` if the request has only a domain */
  readonly email: string | null;
  /** Risk scores of external sources; `null` if not configured */
  readonly risk_scores: RiskScores | null;
  /** Properties of the email address; `null` if unknown */
  readonly email_details: EmailAddressDetails | null;
  /** Properties of the domain */
  readonly email_domain_details: EmailDomainDetails;
  /** Number of registered accounts per service category; `null` if no source is configured */
  readonly account_aggregates: EmailAccounts | null;
  /** Known data breaches with the address; `null` if no source is configured */
  readonly breach_details: BreachDetails | null;
  /** History of the value in the accounts that share history; `null` if it was not requested */
  readonly service_fraud_history: History | null;
  /** Domains registered with the address; `null` if no source is configured */
  readonly associated_domain_registrations: DomainRegistrations | null;
}

export interface EmailDetailsV2 {
  /** Email address */
  readonly email: string;
  /** Score of the rules for the email address, 0 to 100 */
  readonly score: number;
  /** `true` if the mailbox accepts mail; `null` if unknown */
  readonly deliverable: boolean | null;
  /** Properties of the domain */
  readonly domain_details: EmailDomainDetailsV2;
  /** Always `null`: not available in this deployment */
  readonly account_details: null;
  /** Known data breaches; `null` if no source is configured */
  readonly breach_details: AnyObject | null;
  /** Rules and lists that had an effect on the decision */
  readonly applied_rules: readonly (AppliedRule)[];
  /** History of the value; `null` if it was not requested */
  readonly history?: EmailHistoryV2 | null | undefined;
  /** Flags of the value; always empty, because no source provides flags */
  readonly flags?: readonly (Flag)[] | undefined;
  /** ID of the result, for feedback */
  readonly id?: string | undefined;
}

export interface EmailDetailsV2Response {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: EmailDetailsV2;
}

export interface EmailDomainDetails {
  /** Domain of the address; `null` if unknown */
  readonly domain: string | null;
  /** Top-level domain with the leading dot; `null` if unknown */
  readonly tld: string | null;
  /** `true` if the domain is registered; `null` if unknown */
  readonly registered: boolean | null;
  /** Time of the registration, YYYY-MM-DD HH:MM:SS UTC; `null` if unknown */
  readonly created: string | null;
  /** Time of the last change of the registration, YYYY-MM-DD HH:MM:SS UTC; `null` if unknown */
  readonly updated: string | null;
  /** Time of the expiry of the registration, YYYY-MM-DD HH:MM:SS UTC; `null` if unknown */
  readonly expires: string | null;
  /** Name of the registrar; `null` if unknown */
  readonly registrar_name: string | null;
  /** Owner of the registration; `null` if unknown */
  readonly registered_to: string | null;
  /** `true` for a disposable address or number; `null` if unknown */
  readonly disposable: boolean | null;
  /** `true` for a public mailbox provider; `null` if unknown */
  readonly free: boolean | null;
  /** `true` for a domain that is neither a public provider nor disposable; `null` if unknown */
  readonly custom: boolean | null;
  /** `true` if DMARC is enforced; `null` if unknown */
  readonly dmarc_enforced: boolean | null;
  /** `true` if SPF rejects other senders; `null` if unknown */
  readonly spf_strict: boolean | null;
  /** `true` if the domain has a mail server; `null` if unknown */
  readonly valid_mx: boolean | null;
  /** `true` if the mail server accepts every address; `null` if unknown */
  readonly accept_all: boolean | null;
  /** `true` if the top-level domain is often used for fraud; `null` if unknown */
  readonly suspicious_tld: boolean | null;
  /** `true` if the domain has a website; `null` if unknown */
  readonly website_exists: boolean | null;
  /** `true` if the domain imitates a well-known domain or a domain of the account; `null` if unknown */
  readonly lookalike: boolean | null;
  /** Imitated domain; `null` without one */
  readonly lookalike_of: string | null;
}

export interface EmailDomainDetailsV2 {
  /** Domain of the address; `null` if unknown */
  readonly domain: string | null;
  /** Top-level domain with the leading dot; `null` if unknown */
  readonly tld: string | null;
  /** `true` if the domain is registered; `null` if unknown */
  readonly registered: boolean | null;
  /** Time of the registration, YYYY-MM-DD HH:MM:SS UTC; `null` if unknown */
  readonly created: string | null;
  /** Time of the last change of the registration, YYYY-MM-DD HH:MM:SS UTC; `null` if unknown */
  readonly updated: string | null;
  /** Time of the expiry of the registration, YYYY-MM-DD HH:MM:SS UTC; `null` if unknown */
  readonly expires: string | null;
  /** Name of the registrar; `null` if unknown */
  readonly registrar_name: string | null;
  /** Owner of the registration; `null` if unknown */
  readonly registered_to: string | null;
  /** `true` for a disposable address or number; `null` if unknown */
  readonly disposable: boolean | null;
  /** `true` for a public mailbox provider; `null` if unknown */
  readonly free: boolean | null;
  /** `true` for a domain that is neither a public provider nor disposable; `null` if unknown */
  readonly custom: boolean | null;
  /** `true` if DMARC is enforced; `null` if unknown */
  readonly dmarc_enforced: boolean | null;
  /** `true` if SPF rejects other senders; `null` if unknown */
  readonly spf_strict: boolean | null;
  /** `true` if the domain has a mail server; `null` if unknown */
  readonly valid_mx: boolean | null;
  /** `true` if the mail server accepts every address; `null` if unknown */
  readonly accept_all: boolean | null;
  /** `true` if the top-level domain is often used for fraud; `null` if unknown */
  readonly suspicious_tld: boolean | null;
  /** `true` if the domain has a website; `null` if unknown */
  readonly website_exists: boolean | null;
}

export interface EmailHistoryV2 {
  /** Number of earlier requests with the value in all accounts that share history */
  readonly hits: number;
  /** Number of earlier requests with the value in this account */
  readonly customer_hits: number;
  /** Time of the first request with the value, UNIX seconds; `null` if not present */
  readonly first_seen: number | null;
  /** Time of the last request with the value, UNIX seconds; `null` if not present */
  readonly last_seen: number | null;
}

export interface EmailLookup {
  /** ID of the result, for feedback */
  readonly id: string;
  /** Email address */
  readonly email: string;
  /** Risk scores of external sources; `null` if not configured */
  readonly risk_scores: RiskScores;
  /** Properties of the email address */
  readonly email_details: EmailLookupEmailDetails;
  /** Properties of the domain */
  readonly email_domain_details: EmailDomainDetails;
  /** Number of registered accounts per service category; `null` if no source is configured */
  readonly account_aggregates: EmailLookupAccountAggregates | null;
  /** Known data breaches with the address; `null` if no source is configured */
  readonly breach_details: EmailLookupBreachDetails | null;
  /** History of the value in the accounts that share history; `null` if it was not requested */
  readonly service_fraud_history: History;
  /** Domains registered with the address; `null` if no source is configured */
  readonly associated_domain_registrations: DomainRegistrations | null;
}

export interface EmailLookupAccountAggregates {
  /** Number of registered accounts */
  readonly total_registration: number;
  /** Accounts on business services */
  readonly business: EmailAccountsBusiness;
  /** Accounts on personal services */
  readonly personal: EmailLookupAccountAggregatesPersonal;
}

export interface EmailLookupAccountAggregatesPersonal {
  /** Number of registered accounts */
  readonly total_registration: number;
  /** Accounts in this service category; `null` if it was not checked */
  readonly email_service: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly technology: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly adult_sites: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly delivery: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly ecommerce: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly entertainment: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly health_and_fitness: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly social_media: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly travel: AccountCount | null;
}

export interface EmailLookupBreachDetails {
  /** Known breaches, newest first */
  readonly breaches: readonly (Breach)[];
  /** Date of the first breach; `null` if not present */
  readonly first_breach: string | null;
  /** `true` if the address is in a breach; `null` if the service was not queried */
  readonly breach_service_listed: boolean | null;
  /** Number of breaches */
  readonly number_of_breaches: number;
}

export type EmailLookupConfig = {
  /** Time limit in milliseconds: milliseconds; `null` counts as not sent */
  readonly timeout?: number | string | null | undefined;
  /** Time limit of the priority checks in milliseconds; `null` counts as not sent */
  readonly priority_timeout?: number | string | null | undefined;
  /** Sites to wait for until `priority_timeout`, separated by commas; `null` counts as not sent */
  readonly priority_sites?: string | null | undefined;
  /** Period of the flags in days; ignored, because no source provides flags; `null` counts as not sent */
  readonly flags_timeframe_days?: number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface EmailLookupEmailDetails {
  /** `true` if the mailbox accepts mail; `null` if unknown */
  readonly deliverable: boolean | null;
  /** `true` if the mailbox is full; `null` if unknown */
  readonly full_inbox: boolean | null;
  /** `true` if the address has a valid format */
  readonly valid_format: boolean;
  /** Minimum age of the address in months; `null` if unknown */
  readonly minimum_age_months: number | null;
  /** Date of the earliest known use, YYYY-MM-DD; `null` if unknown */
  readonly earliest_profile_date: string | null;
  /** Mailbox provider that a misspelled domain probably means; `null` without a suggestion */
  readonly suggestion: string | null;
}

export interface EmailLookupResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: EmailLookup;
}

export interface EndOtherSignInsData {
  /** Number of ended sessions */
  readonly ended: number;
}

export interface EndOtherSignInsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: EndOtherSignInsData;
}

export interface EngineFinding {
  /** Name of the sub-check */
  readonly sub_check: string;
  /** Result of the sub-check */
  readonly result: string;
  /** Strength of the evidence */
  readonly strength: string;
  /** Name of the engine */
  readonly engine: string;
  /** Version of the engine */
  readonly version: string;
  /** Score of the engine; `null` if not present */
  readonly score: number | null;
  /** Reason codes */
  readonly reasons: readonly (string)[];
  /** Duration in milliseconds */
  readonly duration_ms: number;
}

export interface EraseFinishedMessage {
  /** Name of the event */
  readonly event: "erase/finished";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: EraseResult;
}

export interface ErasePersonV1Body {
  /** Email addresses of the persons */
  readonly emails?: readonly (string)[] | undefined;
  /** User IDs of the persons */
  readonly user_ids?: readonly (string | number)[] | undefined;
}

export interface ErasePersonV1Data {
  /** Number of deleted transaction records */
  readonly transaction_records: number;
  /** Number of deleted email records */
  readonly email_records: number;
  /** Number of deleted phone records */
  readonly phone_records: number;
  /** Number of deleted IP records */
  readonly ip_records: number;
  /** Always `false` */
  readonly dry_run: false;
}

export interface ErasePersonV1Response {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ErasePersonV1Data;
}

export interface EraseProgress {
  /** ID of the erase request */
  readonly request_id: string;
  /** Status of the request */
  readonly status: "IN_PROGRESS" | "COMPLETED" | "FAILED";
}

export interface EraseProgressResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: EraseProgress;
}

export interface EraseRequest {
  /** Domains of the data to delete */
  readonly domains: readonly ("FRAUD" | "AML_Case_Management" | "AML_Name_Screening" | "IDV")[];
  /** Email addresses of the persons */
  readonly emails?: readonly (string)[] | undefined;
  /** User IDs of the persons */
  readonly user_ids?: readonly (string | number)[] | undefined;
}

export interface EraseResult {
  /** ID of the erase request */
  readonly request_id: string;
  /** Result of the request */
  readonly status: "COMPLETED" | "FAILED";
  /** Domains of the deleted data */
  readonly domains: readonly (string)[];
  /** Time of the end, ISO 8601; `null` if unknown */
  readonly finished_at: string | null;
}

export interface Evaluation {
  /** Summary with the current state, label and tags */
  readonly summary: EvaluationSummary;
  /** Request as stored */
  readonly request: AnyObject;
  /** Response as stored, with its envelope */
  readonly response: AnyObject;
  /** Inputs of the decision: details, evidence, versions and time */
  readonly inputs: AnyObject;
}

export interface EvaluationResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Evaluation;
}

export interface EvaluationSummary {
  /** ID of the evaluation */
  readonly id: string;
  /** ID of the transaction */
  readonly transaction_id: string;
  /** Number of the transaction in the account */
  readonly service_id: number;
  /** Time of the evaluation, ISO 8601 */
  readonly at: string;
  /** Rule decision */
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  /** Sum of the scores of all applied rules, 0 to 100 */
  readonly fraud_score: number;
  /** Version of the policy */
  readonly policy_version: number;
  /** State after labels and reviews */
  readonly current_state: "APPROVE" | "REVIEW" | "DECLINE";
  /** Label of the transaction; `null` without a label */
  readonly label: string | null;
  /** Tags of the transaction, up to 256 characters each */
  readonly tags: readonly (string)[];
  /** Person in the request */
  readonly person: NamedPerson;
  /** Amount of the transaction; `null` if not present */
  readonly amount: number | null;
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string | null;
  /** `action_type` of the request; `null` if not present */
  readonly action_type: string | null;
  /** IP address of the request; `null` if not present */
  readonly ip: string | null;
  /** Country of the IP address, otherwise of the request, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country: string | null;
  /** Hash of the card; `null` if not present */
  readonly card_hash: string | null;
  /** First 6 to 8 and last 4 digits of the card, such as `453201…1234`; `null` if not present */
  readonly card: string | null;
  /** Most important rules and lists, up to three */
  readonly reasons: readonly (MatchedRule)[];
}

export interface EvidenceCollectionCheckResult {
  /** Overall result of the check */
  readonly overallResult: "APPROVED" | "REJECTED" | "FAIL" | "REVIEW" | "ABANDONED" | "RETRY_REQUIRED";
  /** Document type that the end user selected; `null` if none */
  readonly selectedDocumentType: string | null;
  /** Collected files */
  readonly files: readonly (EvidenceFile)[];
}

export interface EvidenceFile {
  /** Evidence of tampering */
  readonly tamperingCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Comparison with the name in the inputs */
  readonly nameMatchCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Type of the document; `null` if unknown */
  readonly documentType: string | null;
  /** Camera or upload; `null` if unknown */
  readonly captureMethod: string | null;
  /** Fields that were read, by name */
  readonly extractedFields: WebhookDeliveryDetailsBody;
}

export interface ExecutionEvent {
  /** Number of the event in the execution */
  readonly sequence: number;
  /** Time of the event, ISO 8601 */
  readonly at: string;
  /** Kind of the event */
  readonly kind: string;
  /** ID of the step; `null` for events of the whole execution */
  readonly step: string | null;
}

export interface ExecutionLink {
  /** Link to the hosted flow */
  readonly link: string;
  /** Expiry of the execution, ISO 8601 */
  readonly expires_at: string;
}

export interface ExecutionLinkResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ExecutionLink;
}

export interface ExecutionRetention {
  /** Retention period in days */
  readonly days: number;
  /** Time at which results, media and personal data are deleted, ISO 8601 */
  readonly retained_until: string;
  /** Time at which the data was deleted, ISO 8601; `null` while it is stored */
  readonly purged_at: string | null;
  /** Number of stored media files */
  readonly media_stored: number;
  /** Number of deleted media files */
  readonly media_deleted: number;
  /** `true` if a face template is stored for duplicate detection */
  readonly face_stored: boolean;
}

export interface ExecutionReview {
  /** Number of the newest event, for `expected_version` */
  readonly version: number;
  /** Steps with their evidence */
  readonly steps: readonly (ReviewStep)[];
  /** Conditions of the level of identity proofing; `null` if it is not evaluated */
  readonly loip_conditions: readonly (LoipConditionResult)[] | null;
  /** Retention of the data */
  readonly retention: ExecutionRetention;
}

export interface ExecutionReviewResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ExecutionReview;
}

export interface ExecutionSearch {
  /** Key for `GET /workflow-executions` */
  readonly key: string;
  /** Number of matching executions, up to 100 */
  readonly matches: number;
}

export interface ExecutionSearchResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ExecutionSearch;
}

export interface ExecutionStep {
  /** Name of the step */
  readonly id: string;
  /** Kind of the step */
  readonly type: string;
  /** ID of the check session */
  readonly session_id: string;
  /** Status of the check; `null` before its end */
  readonly status: "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR" | "RETRY_REQUIRED" | null;
  /** Number of attempts */
  readonly attempts: number;
  /** Check results of the engines */
  readonly findings: readonly (EngineFinding)[];
  /** Author of the manual decision; `null` if not present */
  readonly reviewed_by: string | null;
  /** Note of the manual decision; `null` if not present */
  readonly review_note: string | null;
  /** Manual decisions, oldest first */
  readonly decisions: readonly (ExecutionStepDecision)[];
}

export interface ExecutionStepDecision {
  /** Manual decision */
  readonly decision: "APPROVED" | "DECLINED" | "ASKED_AGAIN";
  /** Author of the decision */
  readonly by: string;
  /** Time of the decision, ISO 8601 */
  readonly at: string;
  /** Note of the decision; `null` if not present */
  readonly note: string | null;
  /** Status before the decision */
  readonly status_before: "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR" | "RETRY_REQUIRED";
  /** Detail before the decision; `null` if not present */
  readonly detail_before: string | null;
}

export interface ExecutionSummary {
  /** ID of the execution */
  readonly id: string;
  /** Status of the execution */
  readonly status: "PENDING" | "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR";
  /** Workflow with its version */
  readonly workflow: ExecutionWorkflow;
  /** Person from the inputs, otherwise from the document */
  readonly person: NamedPerson;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the expiry, ISO 8601 */
  readonly expires_at: string;
  /** Time of the end, ISO 8601; `null` while it is pending */
  readonly finished_at: string | null;
  /** Time at which the data was deleted, ISO 8601; `null` while it is stored */
  readonly purged_at: string | null;
}

export interface ExecutionWorkflow {
  /** ID of the workflow */
  readonly id: string;
  /** Name of the workflow */
  readonly name: string;
  /** Version of the workflow */
  readonly version: number;
}

export interface ExplainedCondition {
  /** Operator */
  readonly op: string;
  /** Condition as text */
  readonly text: string;
  /** Value of the operand; `null` if unknown */
  readonly value: string | number | boolean | readonly (unknown)[] | AnyObject | null;
  /** Result of the condition */
  readonly outcome?: "true" | "false" | "unknown" | undefined;
  /** Difference from the compared number */
  readonly missed_by?: number | undefined;
  /** Reason why the value is unknown */
  readonly unknown?: string | undefined;
  /** `true` if the value is a minimum */
  readonly lower_bound?: true | undefined;
  /** Operands of the condition, with the same members */
  readonly parts: readonly (AnyObject)[];
}

export interface ExplainedDecision {
  /** Rule decision */
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  /** Rules, list or threshold that set the state */
  readonly decided_by: DecidedByRules | DecidedByThreshold | DecidedByNothing;
  /** Sum of the scores of all applied rules, 0 to 100 */
  readonly fraud_score: number;
  /** Rules and lists that had an effect on the decision */
  readonly applied_rules: readonly (MatchedRule)[];
  /** Score and state of each rule category */
  readonly rule_category_details: readonly (RuleCategoryDetails)[];
  /** Matched shadow rules, without effect */
  readonly shadow_rules: readonly (ShadowRule)[];
  /** Live and shadow rules that were not evaluated because the work limit of a request was reached */
  readonly undecided_rules: readonly (string)[];
  /** Values that rules added to lists */
  readonly list_actions: readonly (ListAction)[];
  /** Score after each rule */
  readonly score_path: readonly (ScoreStep)[];
}

export interface ExplainedRule {
  /** ID of the rule */
  readonly id: string;
  /** Name of the rule */
  readonly name: string;
  /**
   * `live` has an effect, `canary` on a share of transactions, `shadow` is only logged, `off` is not
   * evaluated
   */
  readonly mode: "live" | "canary" | "shadow" | "off";
  /** Canary data; `null` for other modes */
  readonly canary: ExplainedRuleCanary | null;
  /** Effect of the rule */
  readonly then: RuleEffect;
  /** `false` if the transaction is outside the validity of the rule */
  readonly in_force: boolean;
  /** `true` if the rule matched */
  readonly matched: boolean;
  /** Condition with the values of the transaction */
  readonly when: ExplainedCondition;
}

export interface ExplainedRuleCanary {
  /** Percent of transactions for which the rule has an effect */
  readonly percent: number;
  /** `true` if the transaction is one of them */
  readonly counted: boolean;
}

export interface Explanation {
  /** Decision with its steps */
  readonly decision: ExplainedDecision;
  /** Rules in evaluation order */
  readonly rules: readonly (ExplainedRule)[];
  /** Smallest change that gives another state; `null` if not present */
  readonly flip: FlipByScore | FlipByRules | FlipByLists | null;
}

export interface ExplanationResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Explanation;
}

export interface ExportPersonBody {
  /** Email address of the person */
  readonly email?: string | undefined;
  /** User ID of the person */
  readonly user_id?: string | undefined;
  /** Maximum number of records per page */
  readonly limit?: number | undefined;
  /** `next` of the previous page */
  readonly cursor?: string | undefined;
}

export interface ExportPersonData {
  /** Stored records */
  readonly records: readonly (StoredRecord)[];
  /** Cursor of the next page; `null` on the last page */
  readonly next: string | null;
}

export interface ExportPersonResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ExportPersonData;
}

export interface ExtractedAddress {
  /** Part of the address; absent if it was not found */
  readonly houseNumber?: string | undefined;
  /** Part of the address; absent if it was not found */
  readonly houseName?: string | undefined;
  /** Part of the address; absent if it was not found */
  readonly subBuilding?: string | undefined;
  /** Part of the address; absent if it was not found */
  readonly street?: string | undefined;
  /** Part of the address; absent if it was not found */
  readonly locality?: string | undefined;
  /** Part of the address; absent if it was not found */
  readonly city?: string | undefined;
  /** Part of the address; absent if it was not found */
  readonly county?: string | undefined;
  /** Part of the address; absent if it was not found */
  readonly postcode?: string | undefined;
  /** Country, ISO 3166-1 alpha-2 */
  readonly countryCode?: string | undefined;
}

export interface Failure {
  /** `true` for a success, `false` for a failure */
  readonly success: false;
  /** Code, message and details of the failure */
  readonly error: FailureError;
  /** Empty object */
  readonly data: Nothing;
}

export interface FailureError {
  /** Code of the error catalog */
  readonly code: "1000" | "1001" | "1002" | "1006" | "1009" | "1011" | "1017" | "1018" | "2001" | "2002" | "2003" | "2004" | "2005" | "2015" | "2010" | "2011" | "2012" | "2013" | "2014" | "3000" | "3001" | "1005" | "200" | "3009" | "3019" | "3010" | "3013" | "3011" | "3012" | "4004" | "4005" | "4008" | "4015" | "4001" | "4010" | "MISSING_REQUIRED_INPUTS" | "INVALID_INPUT_FORMAT" | "UNAUTHORIZED" | "FORBIDDEN" | "WORKFLOW_NOT_FOUND" | "RATE_LIMITED" | "INTERNAL_ERROR" | "1004" | "2006" | "2007" | "2008" | "2009" | "1020" | "1021" | "1022" | "1024" | "1023" | "1003" | "1008" | "1010" | "3002" | "3003" | "3004" | "3005" | "3006" | "3007" | "3008";
  /** Description of the error for people; the text can change */
  readonly message: string;
  /** Invalid fields of the request, if the failure concerns fields */
  readonly details?: readonly (WrongField)[] | undefined;
}

export interface FeatureDrift {
  /** Name of the feature */
  readonly feature: string;
  /** Display name of the feature */
  readonly label: string;
  /** Population stability index */
  readonly index: number;
}

export interface FeatureWeight {
  /** Name of the feature */
  readonly feature: string;
  /** Display name of the feature */
  readonly label: string;
  /** Share of the total importance, 0 to 1 */
  readonly share: number;
}

export interface FinishedSession {
  /** ID of the workflow execution */
  readonly executionId: string;
  /** Kind of the check */
  readonly checkType: "DOCUMENT_CHECK" | "SELFIE_CHECK" | "POA_CHECK" | "CREDIT_CARD_CHECK" | "EVIDENCE_COLLECTION" | "FRAUD_API";
  /** Status of the check */
  readonly status: "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR" | "RETRY_REQUIRED";
  /** Detail of the status; `null` if not present */
  readonly statusDetail: string | null;
  /** Reason for the manual review or its comment; `null` if not present */
  readonly reviewReason: string | null;
  /** Start of the check, ISO 8601 */
  readonly startedAt: string;
  /** End of the check, ISO 8601; `null` while it runs */
  readonly finishedAt: string | null;
  /** Platform of the end user; `null` if unknown */
  readonly platform: "ANDROID" | "IOS" | "WEB" | null;
  /** `true` if another person was verified with the same face or document; `null` if not checked */
  readonly duplicatesFound: boolean | null;
  /** Links to the captured media; `null` if not present */
  readonly capturedMedia: CapturedMedia | null;
  /** ID of the check session; `null` if not present */
  readonly sessionId: string | null;
  /** ID of the linked transaction; `null` if not present */
  readonly transactionId: string | null;
  /** Your reference from the inputs; `null` if it was not sent */
  readonly referenceId: string | null;
  /** Email address from the inputs; `null` if it was not sent */
  readonly email: string | null;
  /** Phone number from the inputs; `null` if it was not sent */
  readonly phoneNumber: string | null;
  /** Your ID of the end user; `null` if it was not sent */
  readonly userId: string | null;
  /** Result of the document check; `null` for other checks */
  readonly documentCheckResult: DocumentCheckResult | null;
  /** Data from the document; `null` for other checks */
  readonly documentCheckExtractedData: DocumentCheckExtractedData | null;
  /** Result of the selfie check; `null` for other checks */
  readonly selfieVerificationResult: SelfieVerificationResult | null;
  /** Result of the proof-of-address check; `null` for other checks */
  readonly proofOfAddressCheckResult: ProofOfAddressCheckResult | null;
  /** Data from the proof of address; `null` for other checks */
  readonly proofOfAddressExtractedData: ProofOfAddressExtractedData | null;
  /** Result of the credit card check; `null` for other checks */
  readonly creditCardVerificationResult: CreditCardVerificationResult | null;
  /** Result of the evidence collection; `null` for other checks */
  readonly evidenceCollectionCheckResult: EvidenceCollectionCheckResult | null;
}

export interface Flag {
  /** Reason for the flag */
  readonly note: string;
  /** Time of the flag, UNIX seconds */
  readonly date: number;
  /** Industry of the account that set the flag; `null` if unknown */
  readonly industry: string | null;
}

export interface FlipByLists {
  /** Always `list` */
  readonly by: "list";
  /** State after the change */
  readonly to: "APPROVE" | "REVIEW" | "DECLINE";
  /** Lists that must not contain the transaction */
  readonly list_ids: readonly (string)[];
}

export interface FlipByRules {
  /** Always `rule` */
  readonly by: "rule";
  /** State after the change */
  readonly to: "APPROVE" | "REVIEW" | "DECLINE";
  /** Rules that must not match */
  readonly rule_ids: readonly (string)[];
}

export interface FlipByScore {
  /** Always `score` */
  readonly by: "score";
  /** State after the change */
  readonly to: "APPROVE" | "REVIEW" | "DECLINE";
  /** Points to add (positive) or subtract (negative) */
  readonly points: number;
  /** Rules of which each alone causes the change */
  readonly rule_ids: readonly (string)[];
}

export interface FlowChallenge {
  /** Actions of the liveness challenge, in order */
  readonly actions: readonly ("TURN_LEFT" | "TURN_RIGHT" | "BLINK" | "OPEN_MOUTH" | "COME_CLOSER")[];
  /** Screen colors of the challenge; `null` if none are required */
  readonly light: FlowLight | null;
  /** Time of the creation, ISO 8601 */
  readonly issued_at: string;
  /** Expiry of the challenge, ISO 8601 */
  readonly expires_at: string;
}

export interface FlowChipAgreement {
  /** Object identifier of the key agreement and its cipher */
  readonly protocol: string;
  /** ID of the chip key; `null` if it has only one */
  readonly key_id: string | null;
  /** Public key for the agreement, hexadecimal */
  readonly public_key: string;
  /** Command for the chip after the key agreement, hexadecimal */
  readonly command: string;
}

export interface FlowChipChallenge {
  /** Challenge for the active authentication, hexadecimal */
  readonly active: string;
  /** Data for the chip authentication; `null` if data group 14 was not sent or lacks a supported key */
  readonly agreement: FlowChipAgreement | null;
  /** Time of the creation, ISO 8601 */
  readonly issued_at: string;
  /** Expiry of the challenge, ISO 8601 */
  readonly expires_at: string;
}

export interface FlowClaimed {
  /** ID of the workflow execution */
  readonly execution_id: string;
  /** Token for the flow on this device */
  readonly token: string;
}

export interface FlowClaimedResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: FlowClaimed;
}

export interface FlowCompany {
  /** Name of the company; `null` if it is not set */
  readonly name: string | null;
  /** Path of the logo on this server; `null` if not present */
  readonly logo: string | null;
  /** Email address for questions; `null` if it is not set */
  readonly email: string | null;
  /** Phone number for questions; `null` if it is not set */
  readonly phone: string | null;
  /** Contact page; `null` if it is not set */
  readonly url: string | null;
}

export interface FlowEvent {
  /** Name of the event */
  readonly name: string;
  /** Time since the page opened in milliseconds */
  readonly at: number;
}

export interface FlowHandOff {
  /** Hand-off code */
  readonly code: string;
  /** URL of the flow with the code, for a QR code */
  readonly url: string;
  /** Expiry of the code, ISO 8601 */
  readonly expires_at: string;
}

export interface FlowHandOffResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: FlowHandOff;
}

export interface FlowLight {
  /** Colors to show, in order */
  readonly colours: readonly ("DARK" | "WHITE" | "BLUE" | "GREEN" | "CYAN" | "AMBER")[];
  /** Time per color in milliseconds */
  readonly each_ms: number;
}

export interface FlowSession {
  /** ID of the workflow execution */
  readonly execution_id: string;
  /** `capture` waits for the end user, `waiting` for a check, `finished` is the end */
  readonly state: "capture" | "waiting" | "finished";
  /** Current step; `null` while a check runs and at the end */
  readonly step: FlowStep | null;
  /** Number of completed steps */
  readonly steps_done: number;
  /** Number of steps */
  readonly steps_total: number;
  /** Captures that the workflow can request, in order */
  readonly captures: readonly ("DOCUMENT" | "SELFIE" | "PROOF_OF_ADDRESS" | "CREDIT_CARD" | "EVIDENCE")[];
  /** Liveness challenge; `null` if not active */
  readonly challenge: FlowChallenge | null;
  /** Chip challenge; `null` if not active */
  readonly chip_challenge: FlowChipChallenge | null;
  /** `other` if the flow continues on another device */
  readonly holder: "this" | "other";
  /** `true` if a fraud step evaluates the device and no device session has arrived */
  readonly wants_device: boolean;
  /** Outcome for the end user; `null` before the end */
  readonly outcome: "success" | "pending" | "failed" | "unknown" | null;
  /** Reason why the flow ended early, as the SDK reports it; `null` if it did not */
  readonly error_code: "error_code_5" | "error_code_6" | null;
  /** Languages of the hosted flow */
  readonly languages: readonly (string)[];
  /** Colors, font and logo of the hosted flow */
  readonly branding: AnyObject;
  /** Name and contact of the account */
  readonly company: FlowCompany;
  /** URL after the end; `null` if not present */
  readonly return_url: string | null;
  /** URL for another attempt; `null` if not present */
  readonly retry_url: string | null;
  /** Origins that can embed the flow */
  readonly allowed_origins: readonly (string)[];
  /** Expiry of the execution, ISO 8601 */
  readonly expires_at: string;
}

export interface FlowSessionResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: FlowSession;
}

export interface FlowStep {
  /** Name of the step */
  readonly id: string;
  /** Kind of the step */
  readonly type: "DOCUMENT" | "SELFIE" | "PROOF_OF_ADDRESS" | "CREDIT_CARD" | "EVIDENCE";
  /** Slots of the required files */
  readonly required: readonly ("documentFront" | "documentFrontCropped" | "documentBack" | "documentBackCropped" | "barcode" | "documentCaptureVideo" | "selfieVideo" | "selfieImage" | "proofOfAddressFile" | "rfidFaceImage" | "evidenceCollectionFiles" | "documentFrames" | "livenessFrames" | "lightFrames" | "chipFiles")[];
  /** Slots of optional files */
  readonly optional: readonly ("documentFront" | "documentFrontCropped" | "documentBack" | "documentBackCropped" | "barcode" | "documentCaptureVideo" | "selfieVideo" | "selfieImage" | "proofOfAddressFile" | "rfidFaceImage" | "evidenceCollectionFiles" | "documentFrames" | "livenessFrames" | "lightFrames" | "chipFiles")[];
  /** Slots of the received files */
  readonly received: readonly ("documentFront" | "documentFrontCropped" | "documentBack" | "documentBackCropped" | "barcode" | "documentCaptureVideo" | "selfieVideo" | "selfieImage" | "proofOfAddressFile" | "rfidFaceImage" | "evidenceCollectionFiles" | "documentFrames" | "livenessFrames" | "lightFrames" | "chipFiles")[];
  /** Accepted document types */
  readonly accepted_documents: readonly (string)[];
  /** Accepted issuing countries, ISO 3166-1 alpha-2; an empty list accepts all */
  readonly accepted_countries: readonly (string)[];
  /** Number of remaining attempts */
  readonly attempts_left: number;
  /** `true` if the capture must be repeated */
  readonly retry: boolean;
  /** Reason for the repetition in words; `null` if not present */
  readonly retry_reason: string | null;
  /** Code of the reason; `null` if not present */
  readonly retry_code: "DARK" | "BLUR" | "GLARE" | "SMALL" | "NO_DOCUMENT" | "ZONE_UNREADABLE" | "NOT_ACCEPTED" | "UNREADABLE_FILE" | "LOCKED_FILE" | "NO_FACE" | "SEVERAL_FACES" | "FACE_TOO_SMALL" | "FRAMES_OUT_OF_ORDER" | "OTHER_PERSON" | "NOT_SURELY_THE_SAME_PERSON" | "NOT_SHOWN_TURN_LEFT" | "NOT_SHOWN_TURN_RIGHT" | "NOT_SHOWN_BLINK" | "NOT_SHOWN_OPEN_MOUTH" | "NOT_SHOWN_COME_CLOSER" | null;
}

export interface Found {
  /** Kind of the identifier */
  readonly kind: "transaction" | "evaluation" | "execution" | "user_id" | "email" | "phone_number" | "ip" | "device_hash" | "cookie_hash" | "true_device_id" | "card_hash" | "address" | "user_bank_account" | "receiver_bank_account" | "receiver_id" | "merchant_id" | "affiliate_id" | "session_id" | "idv_reference_id" | "name" | "name_sound";
  /** Key for `GET /evaluations`; `null` for a single object */
  readonly key: string | null;
  /** ID of the single object; `null` for other matches */
  readonly id: string | null;
  /** Number of matching transactions, up to 1,000 */
  readonly matches: number;
  /** Newest matching evaluation; `null` if not present */
  readonly newest: EvaluationSummary | null;
}

export type FraudConfig = {
  /** `true` runs the IP module; `null` counts as not sent */
  readonly ip_api?: boolean | number | string | null | undefined;
  /** `true` runs the email module; `null` counts as not sent */
  readonly email_api?: boolean | number | string | null | undefined;
  /** `false` disables the BIN module; `null` counts as not sent */
  readonly bin_api?: boolean | number | string | null | undefined;
  /** `true` runs the phone module; `null` counts as not sent */
  readonly phone_api?: boolean | number | string | null | undefined;
  /** `true` runs the screening module; `null` counts as not sent */
  readonly aml_api?: boolean | number | string | null | undefined;
  /** `true` runs the device module; `null` counts as not sent */
  readonly device_fingerprinting?: boolean | number | string | null | undefined;
  /** `true` runs the bank screening module; `null` counts as not sent */
  readonly aml_bank_screening_api?: boolean | number | string | null | undefined;
  /** `true` runs the address module; `null` counts as not sent */
  readonly address_api?: boolean | number | string | null | undefined;
  /** `true` adds the result of session monitoring; `null` counts as not sent */
  readonly session_monitoring_api?: boolean | number | string | null | undefined;
  /** `true` runs the identity check; `null` counts as not sent */
  readonly ekyc_api?: boolean | number | string | null | undefined;
  /** `true` skips velocity; rules that need it do not match; `null` counts as not sent */
  readonly ignore_velocity_rules?: boolean | number | string | null | undefined;
  /** Members of `data` to return, separated by commas; `null` counts as not sent */
  readonly response_fields?: string | null | undefined;
  /** Settings of the email module */
  readonly email?: EmailConfig | undefined;
  /** Settings of the phone module */
  readonly phone?: EmailConfig | undefined;
  /** Settings of the IP module */
  readonly ip?: IpConfig | undefined;
  /** Settings of the BIN module */
  readonly bin?: BinConfig | undefined;
  /** Settings of the device module */
  readonly device?: DeviceConfig | undefined;
  /** Settings of the identity check */
  readonly ekyc?: EkycConfig | undefined;
  /** Settings of the screening module */
  readonly aml?: AmlConfig | undefined;
  /** Settings of the bank screening module */
  readonly aml_bank_screening?: BankScreeningConfig | undefined;
  /** Settings of the address module */
  readonly address?: AddressConfig | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface FraudData {
  /** ID of the evaluation */
  readonly id?: string | undefined;
  /** Decision: APPROVE, REVIEW or DECLINE */
  readonly state?: "APPROVE" | "REVIEW" | "DECLINE" | undefined;
  /** Sum of the scores of all applied rules, 0 to 100 */
  readonly fraud_score?: number | undefined;
  /** Score of the ML model, 0 to 100; `null` if no model scored the transaction */
  readonly blackbox_score?: number | null | undefined;
  /** Result of the IP module; `null` if it did not run */
  readonly ip_details?: IpDetails | null | undefined;
  /** Result of the email module; `null` if it did not run */
  readonly email_details?: EmailDetails | null | undefined;
  /** Result of the BIN module; `null` if it did not run */
  readonly bin_details?: BinDetails | null | undefined;
  /** Result of the phone module; `null` if it did not run */
  readonly phone_details?: PhoneDetails | null | undefined;
  /** Result of the screening module; `null` if it did not run */
  readonly aml_details?: AmlDetails | null | undefined;
  /** Result of the device module; `null` if it did not run */
  readonly device_details?: DeviceDetails | null | undefined;
  /** Distances between the locations of the request; `null` if fewer than two are known */
  readonly geolocation_details?: GeolocationDetails | null | undefined;
  /** Version of the response format */
  readonly version?: "v2" | undefined;
  /** Rules and lists that had an effect on the decision */
  readonly applied_rules?: readonly (AppliedRule)[] | undefined;
  /** Evaluation time in milliseconds */
  readonly calculation_time?: number | undefined;
  /** Number of the transaction in the account */
  readonly service_id?: number | undefined;
  /** Score and state of each rule category */
  readonly rule_category_details?: readonly (RuleCategoryDetails)[] | undefined;
  /** Analysis of the text fields of the request */
  readonly string_analyses?: readonly (StringAnalysis)[] | undefined;
  /** Result of the bank screening module; `null` if it did not run */
  readonly aml_bank_screening_details?: BankScreeningDetails | null | undefined;
  /** Result of the address module; `null` if it did not run */
  readonly address_details?: PostalAddressDetails | null | undefined;
  /** Result of session monitoring; `null` if no session was found */
  readonly session_monitoring_details?: SessionMonitoringDetails | null | undefined;
  /** Data of the identity check; `null` if it did not run or found no record */
  readonly ekyc_data?: FraudEkycDataForm1 | FraudEkycDataForm2 | null | undefined;
  /** Result of the identity check; `null` if it did not run */
  readonly ekyc_result?: "SUCCESS" | "FAILED" | "ERROR" | null | undefined;
  /** Linked verification; `null` if the request lacks `idv_reference_id` or the verification is unknown */
  readonly idv_details?: IdvDetails | null | undefined;
}

export interface FraudDataV1 {
  /** ID of the evaluation */
  readonly id: string;
  /** Decision: APPROVE, REVIEW or DECLINE */
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  /** Sum of the scores of all applied rules, 0 to 100 */
  readonly fraud_score: number;
  /** Proxy score of the IP address, 0 to 100; `null` if unknown */
  readonly proxy_score: number | null;
  /** Result of the IP module; `null` if it did not run */
  readonly ip_details: IpDetails | null;
  /** Result of the email module; `null` if it did not run */
  readonly email_details: EmailDetailsV2 | null;
  /** Result of the BIN module; `null` if it did not run */
  readonly bin_details: BinDetails | null;
  /** Result of the phone module; `null` if it did not run */
  readonly phone_details: PhoneDetailsV1 | null;
  /** Version of the response format */
  readonly version: "v1.0";
  /** Rules and lists that had an effect on the decision */
  readonly applied_rules: readonly (AppliedRule)[];
  /** Result of the device module; `null` if it did not run */
  readonly device_details: AnyObject | null;
  /** Evaluation time in milliseconds */
  readonly calculation_time: number;
  /** Number of the transaction in the account */
  readonly service_id: number;
}

export interface FraudDataV1Response {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: FraudDataV1;
}

export interface FraudEkycDataForm1 {
  /** Person on record */
  readonly person: FraudEkycDataForm1Person;
  /** Comparison of the request with the record */
  readonly matches: FraudEkycDataForm1Matches;
  /** Comparisons specific to the check */
  readonly additional_matches: Nothing;
  /** Data specific to the check */
  readonly additional_data: FraudEkycDataForm1AdditionalDataForm1 | FraudEkycDataForm1AdditionalDataForm2;
}

export interface FraudEkycDataForm1AdditionalDataForm1 {
  /** Value that the data source returned; `null` if not present */
  readonly external_id: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly main_cpf: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly alternate_cpfs: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly social_name: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly homonyms: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly birth_date_time: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly age: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly zodiac_sign: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly mother_name: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly mother_cpf: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly father_name: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly father_cpf: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly death_year: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly death_date: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly nis: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly nis_list: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly cns: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly rg_number: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly rg_state: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly rg_issue_date: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly rg_issuing_authority_code: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly voter_id_number: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly voter_zone: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly voter_section: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly birth_city: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly estimated_monthly_income: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly registration_date_in_revenue_service: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly last_revenue_check_date: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly registration_status_in_revenue_service: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly pep_role: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly pep_term_end: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly estimated_income_confidence_index: string | null;
  /** Relatives on record */
  readonly relatives: readonly (FraudEkycDataForm1AdditionalDataForm1Relative)[];
  /** Other persons at the address */
  readonly people_at_same_address: readonly (FraudEkycDataForm1AdditionalDataForm1Relative)[];
  /** Companies at the address */
  readonly companies_at_same_address: readonly (FraudEkycDataForm1AdditionalDataForm1CompaniesAtSameAddress)[];
  /** Companies in which the person is a partner */
  readonly partnerships: readonly (FraudEkycDataForm1AdditionalDataForm1Partnership)[];
  /** Employers on record */
  readonly employers: readonly (FraudEkycDataForm1AdditionalDataForm1Employer)[];
  /** Partners on record */
  readonly partners: readonly (FraudEkycDataForm1AdditionalDataForm1Partner)[];
}

export interface FraudEkycDataForm1AdditionalDataForm1CompaniesAtSameAddress {
  /** Value that the data source returned; `null` if not present */
  readonly cnpj: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly company_name: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly opening_date: string | null;
}

export interface FraudEkycDataForm1AdditionalDataForm1Employer {
  /** Value that the data source returned; `null` if not present */
  readonly related_company: FraudEkycDataForm1AdditionalDataForm1PartnershipCompany | null;
}

export interface FraudEkycDataForm1AdditionalDataForm1Partner {
  /** Value that the data source returned; `null` if not present */
  readonly cpf: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly name: string | null;
}

export interface FraudEkycDataForm1AdditionalDataForm1Partnership {
  /** Company; `null` if unknown */
  readonly company: FraudEkycDataForm1AdditionalDataForm1PartnershipCompany | null;
}

export interface FraudEkycDataForm1AdditionalDataForm1PartnershipCompany {
  /** Value that the data source returned; `null` if not present */
  readonly cnpj: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly company_name: string | null;
}

export interface FraudEkycDataForm1AdditionalDataForm1Relative {
  /** Value that the data source returned; `null` if not present */
  readonly cpf: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly name: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly birth_date_time: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly deceased: boolean | null;
  /** Value that the data source returned; `null` if not present */
  readonly death_year: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly death_date: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly estimated_monthly_income: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly pep_role: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly pep_term_end: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly relationship_type: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly registration_status_in_revenue_service: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly last_revenue_check_date: string | null;
}

export interface FraudEkycDataForm1AdditionalDataForm2 {
  /** Value that the data source returned; `null` if not present */
  readonly father_last_name: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly mother_last_name: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly country_of_birth: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly state_of_birth: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly curp_status: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly registration_year: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly registration_state: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly act_number: string | null;
}

export interface FraudEkycDataForm1Matches {
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly first_name: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly last_name: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly middle_name: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly full_name: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly date_of_birth: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly gender: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly national_id: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly address: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly street: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly street2: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly city: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly zip: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly region: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly phone: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly email: boolean | null;
}

export interface FraudEkycDataForm1Person {
  /** Value that the data source returned; `null` if not present */
  readonly first_name: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly middle_name: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly last_name: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly full_name: string | null;
  /** Date of birth, YYYY-MM-DD; `null` if unknown */
  readonly date_of_birth: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly gender: string | null;
  /** National IDs on record */
  readonly national_ids: readonly (FraudEkycDataForm1PersonNationalId)[];
  /** Phone numbers on record */
  readonly phones: readonly (FraudEkycDataForm1PersonPhone)[];
  /** Email addresses on record */
  readonly emails: readonly (FraudEkycDataForm1PersonPhone)[];
  /** Addresses on record */
  readonly addresses: readonly (FraudEkycDataForm1PersonAddresse)[];
}

export interface FraudEkycDataForm1PersonAddresse {
  /** Value that the data source returned; `null` if not present */
  readonly line1: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly city: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly state: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly postal_code: string | null;
  /** Country of the address, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly full_address: string | null;
}

export interface FraudEkycDataForm1PersonNationalId {
  /** Type of the national ID */
  readonly type: string;
  /** Number of the national ID */
  readonly value: string;
  /** Country of the national ID, ISO 3166-1 alpha-2 */
  readonly country: string;
}

export interface FraudEkycDataForm1PersonPhone {
  /** Phone number or email address */
  readonly value: string;
  /** Type of the entry; `null` if unknown */
  readonly type: string | null;
}

export interface FraudEkycDataForm2 {
  /** Person on record */
  readonly person: FraudEkycDataForm2Person;
  /** Comparison of the request with the record */
  readonly matches: FraudEkycDataForm2Matches;
  /** Comparisons specific to the check */
  readonly additionalMatches: FraudEkycDataForm2AdditionalMatchesForm1 | Nothing;
  /** Data specific to the check */
  readonly additionalData: FraudEkycDataForm2AdditionalDataForm1 | FraudEkycDataForm2AdditionalDataForm2 | FraudEkycDataForm2AdditionalDataForm3 | FraudEkycDataForm2AdditionalDataForm4 | FraudEkycDataForm2AdditionalDataForm5 | FraudEkycDataForm2AdditionalDataForm6 | Nothing;
}

export interface FraudEkycDataForm2AdditionalDataForm1 {
  /** Value that the data source returned; `null` if not present */
  readonly category: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly nameAsReported: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly creditFile3Years: boolean | null;
  /** Value that the data source returned; `null` if not present */
  readonly addressAsReported: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly dateOfBirthAsReported: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly moreThanOneDistinctSource: boolean | null;
}

export interface FraudEkycDataForm2AdditionalDataForm2 {
  /** Value that the data source returned; `null` if not present */
  readonly category: string | null;
  /** Trade lines of the credit file */
  readonly trades: FraudEkycDataForm2AdditionalDataForm2Trades;
  /** Value that the data source returned; `null` if not present */
  readonly ageOfTwoTrades_6Months: boolean | null;
  /** Value that the data source returned; `null` if not present */
  readonly ageOfCreditFile_6Months: boolean | null;
}

export interface FraudEkycDataForm2AdditionalDataForm2Trades {
  /** Value that the data source returned; `null` if not present */
  readonly tradeNumber1: FraudEkycDataForm2AdditionalDataForm2TradesTradeNumber1 | null;
  /** Value that the data source returned; `null` if not present */
  readonly tradeNumber2: FraudEkycDataForm2AdditionalDataForm2TradesTradeNumber1 | null;
}

export interface FraudEkycDataForm2AdditionalDataForm2TradesTradeNumber1 {
  /** Value that the data source returned; `null` if not present */
  readonly dateOpened: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly accountNumber: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly nameAsReported: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly institutionName: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly addressAsReported: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly dateOfBirthAsReported: string | null;
}

export interface FraudEkycDataForm2AdditionalDataForm3 {
  /** Value that the data source returned; `null` if not present */
  readonly deceasedRecord: boolean | null;
  /** Value that the data source returned; `null` if not present */
  readonly fraudVictimAlert: boolean | null;
  /** Value that the data source returned; `null` if not present */
  readonly fraudulentActivityAddress: boolean | null;
  /** Value that the data source returned; `null` if not present */
  readonly newCreditFile: boolean | null;
  /** Value that the data source returned; `null` if not present */
  readonly thinFile: boolean | null;
  /** Value that the data source returned; `null` if not present */
  readonly overallFraudRisk: string | null;
}

export interface FraudEkycDataForm2AdditionalDataForm4 {
  /** Value that the data source returned; `null` if not present */
  readonly PhoneAccountClass: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly PhoneAccountType: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly PhoneActivationDate: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly PhoneBrandName: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly PhoneCarrierName: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly PhoneStatus: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly PhoneSubscriberId: string | null;
}

export interface FraudEkycDataForm2AdditionalDataForm5 {
  /** Value that the data source returned; `null` if not present */
  readonly documentType: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly documentIssueDate: string | null;
}

export interface FraudEkycDataForm2AdditionalDataForm6 {
  /** Value that the data source returned; `null` if not present */
  readonly recordFound: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly addressHash: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly socialSecurityNumbers: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly dobMonth: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly dobDay: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly dobYear: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly age: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly driverLicense: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly addressHistory: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly phoneHistory: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly emailHistory: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly akas: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly datesOfBirth: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly datesOfDeath: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly deathRecords: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly indicators: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly isCurrentPropertyOwner: boolean | null;
  /** Value that the data source returned; `null` if not present */
  readonly driverLicenseDetails: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly isPublic: boolean | null;
  /** Value that the data source returned; `null` if not present */
  readonly isOptedOut: boolean | null;
  /** Value that the data source returned; `null` if not present */
  readonly optOutDate: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly addressHighRiskFlag: string | null;
}

export interface FraudEkycDataForm2AdditionalMatchesForm1 {
  /** Value that the data source returned; `null` if not present */
  readonly isResidential: boolean | null;
  /** Value that the data source returned; `null` if not present */
  readonly addressHighRiskFlag: boolean | null;
}

export interface FraudEkycDataForm2Matches {
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly firstName: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly lastName: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly middleName: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly fullName: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly dateOfBirth: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly gender: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly nationalId: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly address: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly street: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly street2: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly city: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly zip: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly region: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly phone: boolean | null;
  /** `true` if the value of the request equals the record; `null` if not compared */
  readonly email: boolean | null;
}

export interface FraudEkycDataForm2Person {
  /** Value that the data source returned; `null` if not present */
  readonly firstName: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly middleName: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly lastName: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly fullName: string | null;
  /** Date of birth, YYYY-MM-DD; `null` if unknown */
  readonly dateOfBirth: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly gender: string | null;
  /** National IDs on record */
  readonly nationalIds: readonly (FraudEkycDataForm1PersonNationalId)[];
  /** Phone numbers on record */
  readonly phones: readonly (FraudEkycDataForm1PersonPhone)[];
  /** Email addresses on record */
  readonly emails: readonly (FraudEkycDataForm1PersonPhone)[];
  /** Addresses on record */
  readonly addresses: readonly (FraudEkycDataForm2PersonAddresse)[];
}

export interface FraudEkycDataForm2PersonAddresse {
  /** Value that the data source returned; `null` if not present */
  readonly line1: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly city: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly state: string | null;
  /** Value that the data source returned; `null` if not present */
  readonly postalCode: string | null;
  /** Country of the address, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country: string | null;
}

export interface FraudRequest {
  /** Settings of the request */
  readonly config?: FraudConfig | undefined;
  /** Action of the user, such as login, register, deposit, withdrawal or purchase; `null` counts as not sent */
  readonly action_type?: string | null | undefined;
  /** IPv4 or IPv6 address of the user; `null` counts as not sent */
  readonly ip?: string | null | undefined;
  /**
   * Your ID of the transaction; generated (12 hexadecimal digits) if absent; not `.` or `..`; `null` counts
   * as not sent
   */
  readonly transaction_id?: string | number | null | undefined;
  /** ID of the affiliate that sent the user; `null` counts as not sent */
  readonly affiliate_id?: string | number | null | undefined;
  /** Name of the affiliate; `null` counts as not sent */
  readonly affiliate_name?: string | null | undefined;
  /** Memo of the order, free text; `null` counts as not sent */
  readonly order_memo?: string | null | undefined;
  /** Email address of the user; `null` counts as not sent */
  readonly email?: string | null | undefined;
  /** Domain of the email address, if the address is not sent; `null` counts as not sent */
  readonly email_domain?: string | null | undefined;
  /** Your ID of the payment; `null` counts as not sent */
  readonly payment_id?: string | number | null | undefined;
  /** Hash of the password, to find accounts that share one; `null` counts as not sent */
  readonly password_hash?: string | null | undefined;
  /** Full name of the user; `null` counts as not sent */
  readonly user_fullname?: string | null | undefined;
  /** Login name; `null` counts as not sent */
  readonly user_name?: string | null | undefined;
  /** First name of the user; `null` counts as not sent */
  readonly user_firstname?: string | null | undefined;
  /** Middle name of the user; `null` counts as not sent */
  readonly user_middlename?: string | null | undefined;
  /** Last name of the user; `null` counts as not sent */
  readonly user_lastname?: string | null | undefined;
  /** Place of birth of the user; `null` counts as not sent */
  readonly user_pob?: string | null | undefined;
  /** Number of the photo ID; `null` counts as not sent */
  readonly user_photoid_number?: string | number | null | undefined;
  /** Your ID of the user; `null` counts as not sent */
  readonly user_id?: string | number | null | undefined;
  /** Your category of the user; `null` counts as not sent */
  readonly user_category?: string | null | undefined;
  /** Your status of the account; `null` counts as not sent */
  readonly user_account_status?: string | null | undefined;
  /** Bank account or wallet of the user; `null` counts as not sent */
  readonly user_bank_account?: string | number | null | undefined;
  /** Name of the user’s bank; `null` counts as not sent */
  readonly user_bank_name?: string | null | undefined;
  /** BIC of the user’s bank; `null` counts as not sent */
  readonly user_bank_swift?: string | null | undefined;
  /** Country of the user’s bank; `null` counts as not sent */
  readonly user_bank_country?: string | null | undefined;
  /** Your level of verification; `null` counts as not sent */
  readonly user_verification_level?: string | null | undefined;
  /** Country of the user, ISO 3166-1 alpha-2; `null` counts as not sent */
  readonly user_country?: string | null | undefined;
  /** City of the user; `null` counts as not sent */
  readonly user_city?: string | null | undefined;
  /** Region or state of the user; `null` counts as not sent */
  readonly user_region?: string | null | undefined;
  /** Postal code of the user; `null` counts as not sent */
  readonly user_zip?: string | number | null | undefined;
  /** Street and number of the user; `null` counts as not sent */
  readonly user_street?: string | null | undefined;
  /** Second address line of the user; `null` counts as not sent */
  readonly user_street2?: string | null | undefined;
  /** ID of the user’s session; `null` counts as not sent */
  readonly session_id?: string | number | null | undefined;
  /** Encrypted device session of the browser agent; `null` counts as not sent */
  readonly session?: string | null | undefined;
  /** Your ID of the device; `null` counts as not sent */
  readonly device_id?: string | number | null | undefined;
  /** Payment method, such as card, bank transfer or wallet; `null` counts as not sent */
  readonly payment_mode?: string | null | undefined;
  /** Payment provider; `null` counts as not sent */
  readonly payment_provider?: string | null | undefined;
  /** Name on the card; `null` counts as not sent */
  readonly card_fullname?: string | null | undefined;
  /** First 6 to 8 digits of the card (up to 15 are accepted, 8 are stored); `null` counts as not sent */
  readonly card_bin?: string | number | null | undefined;
  /** Hash of the card number; `null` counts as not sent */
  readonly card_hash?: string | number | null | undefined;
  /** Last four digits of the card; `null` counts as not sent */
  readonly card_last?: string | number | null | undefined;
  /** Result of the address verification (AVS); `null` counts as not sent */
  readonly avs_result?: string | null | undefined;
  /** Result of 3-D Secure; `null` counts as not sent */
  readonly status_3d?: string | null | undefined;
  /** Method of strong customer authentication; `null` counts as not sent */
  readonly sca_method?: string | null | undefined;
  /** Phone number of the user, with country code; `null` counts as not sent */
  readonly phone_number?: string | number | null | undefined;
  /** Type of the transaction; `null` counts as not sent */
  readonly transaction_type?: string | null | undefined;
  /** Currency of the amount, ISO 4217; `null` counts as not sent */
  readonly transaction_currency?: string | null | undefined;
  /** Description of the transaction, free text; `null` counts as not sent */
  readonly transaction_long_text?: string | null | undefined;
  /** Discount code; `null` counts as not sent */
  readonly discount_code?: string | null | undefined;
  /** Category of the merchant; `null` counts as not sent */
  readonly merchant_category?: string | number | null | undefined;
  /** ID of the merchant; `null` counts as not sent */
  readonly merchant_id?: string | number | null | undefined;
  /** Name of the merchant; `null` counts as not sent */
  readonly merchant_name?: string | null | undefined;
  /** Country of the merchant, ISO 3166-1 alpha-2; `null` counts as not sent */
  readonly merchant_country?: string | null | undefined;
  /** Full name of the receiver; `null` counts as not sent */
  readonly receiver_fullname?: string | null | undefined;
  /** First name of the receiver; `null` counts as not sent */
  readonly receiver_firstname?: string | null | undefined;
  /** Middle name of the receiver; `null` counts as not sent */
  readonly receiver_middlename?: string | null | undefined;
  /** Last name of the receiver; `null` counts as not sent */
  readonly receiver_lastname?: string | null | undefined;
  /** Date of birth of the receiver, YYYY-MM-DD; `null` counts as not sent */
  readonly receiver_dob?: string | null | undefined;
  /** Place of birth of the receiver; `null` counts as not sent */
  readonly receiver_pob?: string | null | undefined;
  /** Your ID of the receiver; `null` counts as not sent */
  readonly receiver_id?: string | number | null | undefined;
  /** Country of the receiver, ISO 3166-1 alpha-2; `null` counts as not sent */
  readonly receiver_country?: string | null | undefined;
  /** Number of the receiver’s photo ID; `null` counts as not sent */
  readonly receiver_photoid_number?: string | number | null | undefined;
  /** Bank account or wallet of the receiver; `null` counts as not sent */
  readonly receiver_bank_account?: string | number | null | undefined;
  /** BIC of the receiver’s bank; `null` counts as not sent */
  readonly receiver_bank_swift?: string | null | undefined;
  /** Name of the receiver’s bank; `null` counts as not sent */
  readonly receiver_bank_name?: string | null | undefined;
  /** Country of the receiver’s bank; `null` counts as not sent */
  readonly receiver_bank_country?: string | null | undefined;
  /** Link to the transaction in your own system; `null` counts as not sent */
  readonly details_url?: string | null | undefined;
  /** Applicable regulation; `null` counts as not sent */
  readonly regulation?: string | null | undefined;
  /** ID of the bonus campaign; `null` counts as not sent */
  readonly bonus_campaign_id?: string | number | null | undefined;
  /** ID of the brand; `null` counts as not sent */
  readonly brand_id?: string | number | null | undefined;
  /** ID of the monitored session stream; `null` counts as not sent */
  readonly stream_id?: string | number | null | undefined;
  /** Country of the shipping address, ISO 3166-1 alpha-2; `null` counts as not sent */
  readonly shipping_country?: string | null | undefined;
  /** City of the shipping address; `null` counts as not sent */
  readonly shipping_city?: string | null | undefined;
  /** Region of the shipping address; `null` counts as not sent */
  readonly shipping_region?: string | null | undefined;
  /** Postal code of the shipping address; `null` counts as not sent */
  readonly shipping_zip?: string | number | null | undefined;
  /** Street of the shipping address; `null` counts as not sent */
  readonly shipping_street?: string | null | undefined;
  /** Second line of the shipping address; `null` counts as not sent */
  readonly shipping_street2?: string | null | undefined;
  /** Phone number of the recipient; `null` counts as not sent */
  readonly shipping_phone?: string | number | null | undefined;
  /** Name of the recipient; `null` counts as not sent */
  readonly shipping_fullname?: string | null | undefined;
  /** Shipping method; `null` counts as not sent */
  readonly shipping_method?: string | null | undefined;
  /** Country of the billing address, ISO 3166-1 alpha-2; `null` counts as not sent */
  readonly billing_country?: string | null | undefined;
  /** City of the billing address; `null` counts as not sent */
  readonly billing_city?: string | null | undefined;
  /** Region of the billing address; `null` counts as not sent */
  readonly billing_region?: string | null | undefined;
  /** Postal code of the billing address; `null` counts as not sent */
  readonly billing_zip?: string | number | null | undefined;
  /** Street of the billing address; `null` counts as not sent */
  readonly billing_street?: string | null | undefined;
  /** Second line of the billing address; `null` counts as not sent */
  readonly billing_street2?: string | null | undefined;
  /** Phone number of the billing address; `null` counts as not sent */
  readonly billing_phone?: string | number | null | undefined;
  /** Time of the registration of the user, UNIX seconds; `null` counts as not sent */
  readonly user_created?: number | string | null | undefined;
  /** Time of the registration of the merchant, UNIX seconds; `null` counts as not sent */
  readonly merchant_created_at?: number | string | null | undefined;
  /** Account balance of the user; `null` counts as not sent */
  readonly user_balance?: number | string | null | undefined;
  /** Amount in `transaction_currency`; `null` counts as not sent */
  readonly transaction_amount?: number | string | null | undefined;
  /** Latitude of the point of sale, in decimal degrees; `null` counts as not sent */
  readonly pos_lat?: number | string | null | undefined;
  /** Longitude of the point of sale, in decimal degrees; `null` counts as not sent */
  readonly pos_long?: number | string | null | undefined;
  /** Latitude of the user from another source, in decimal degrees; `null` counts as not sent */
  readonly custom_lat?: number | string | null | undefined;
  /** Longitude of the user from another source, in decimal degrees; `null` counts as not sent */
  readonly custom_long?: number | string | null | undefined;
  /** Date of birth of the user, YYYY-MM-DD; `null` counts as not sent */
  readonly user_dob?: string | null | undefined;
  /** Expiry of the card: YYYY-MM-DD, YYYY-MM, MM/YY or MM/YYYY; `null` counts as not sent */
  readonly card_expire?: string | null | undefined;
  /** `true` if the CVV was correct; `null` counts as not sent */
  readonly cvv_result?: boolean | number | string | null | undefined;
  /** `true` for a gift; `null` counts as not sent */
  readonly gift?: boolean | number | string | null | undefined;
  /** `true` with a gift message; `null` counts as not sent */
  readonly gift_message?: boolean | number | string | null | undefined;
  /** Purchased items */
  readonly items?: readonly (OrderItem)[] | string | null | undefined;
  /** Your own fields, by name */
  readonly custom_fields?: CustomFields | undefined;
  /** National ID number; `null` counts as not sent */
  readonly id_value?: string | number | null | undefined;
  /** Gender of the user; `null` counts as not sent */
  readonly user_gender?: string | null | undefined;
  /** Full address in one line; `null` counts as not sent */
  readonly user_full_address?: string | null | undefined;
  /** Issue date of the document, YYYY-MM-DD; `null` counts as not sent */
  readonly doc_issue_date?: string | null | undefined;
  /** Number of the document; `null` counts as not sent */
  readonly doc_number?: string | number | null | undefined;
  /** `executionId` of a verification of the same user; `null` counts as not sent */
  readonly idv_reference_id?: string | number | null | undefined;
  readonly [name: string]: unknown;
}

export interface FraudRequestV1 {
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly action_type?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly affiliate_id?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly affiliate_name?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly avs_result?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly billing_city?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly billing_country?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly billing_phone?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly billing_region?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly billing_street?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly billing_street2?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly billing_zip?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly card_bin?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly card_fullname?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly card_hash?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly card_last?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly cvv_result?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly details_url?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly device_id?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly discount_code?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly email?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly email_domain?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly gift?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly gift_message?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly ip?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly items?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly merchant_country?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly merchant_created_at?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly merchant_id?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly password_hash?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly payment_mode?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly phone_number?: unknown | undefined;
  /** `true` runs the email module */
  readonly run_email_api?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly session_id?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly shipping_city?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly shipping_country?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly shipping_fullname?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly shipping_method?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly shipping_phone?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly shipping_region?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly shipping_street?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly shipping_street2?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly shipping_zip?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly transaction_amount?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly transaction_currency?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly transaction_id?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly transaction_type?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly user_city?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly user_country?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly user_created?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly user_fullname?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly user_id?: unknown | undefined;
  /** Additional data of the user */
  readonly user_label?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly user_name?: unknown | undefined;
  /** Memo of the order, free text */
  readonly user_order_memo?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly user_region?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly user_street?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly user_street2?: unknown | undefined;
  /** Same meaning as in fraud v2 (`FraudRequest`) */
  readonly user_zip?: unknown | undefined;
  readonly [name: string]: unknown;
}

export interface FraudResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: FraudData;
}

export interface GeolocationDetails {
  /** Distance between user address and billing address in kilometers; `null` if a location is unknown */
  readonly user_billing_distance: number | null;
  /** Distance between user address and shipping address in kilometers; `null` if a location is unknown */
  readonly user_shipping_distance: number | null;
  /** Distance between billing and shipping address in kilometers; `null` if a location is unknown */
  readonly billing_shipping_distance: number | null;
  /** Distance between IP location and user address in kilometers; `null` if a location is unknown */
  readonly ip_user_distance: number | null;
  /** Distance between IP location and billing address in kilometers; `null` if a location is unknown */
  readonly ip_billing_distance: number | null;
  /** Distance between IP location and shipping address in kilometers; `null` if a location is unknown */
  readonly ip_shipping_distance: number | null;
}

export interface History {
  /** Time of the first declined request with the value, UNIX seconds; `null` if not present */
  readonly fraudulent_decline_first_seen: number | null;
  /** Time of the last declined request with the value, UNIX seconds; `null` if not present */
  readonly fraudulent_decline_last_seen: number | null;
  /** Time of the first request with the value, UNIX seconds; `null` if not present */
  readonly first_seen: number | null;
  /** Time of the last request with the value, UNIX seconds; `null` if not present */
  readonly last_seen: number | null;
  /** Number of declined requests with the value in this account */
  readonly fraudulent_decline_customer_hits: number;
  /** Number of declined requests with the value in all accounts that share history */
  readonly fraudulent_decline_hits: number;
  /** Number of earlier requests with the value in this account */
  readonly customer_hits: number;
  /** Number of earlier requests with the value in all accounts that share history */
  readonly hits: number;
  /** Flags of the value; always empty, because no source provides flags */
  readonly flags: readonly (Flag)[];
}

export interface HlrCarrier {
  /** Name of the carrier; `null` if unknown */
  readonly carrier: string | null;
  /** Network prefix of the carrier; `null` if unknown */
  readonly carrier_prefix: string | null;
}

export interface HlrDetails {
  /** International mobile subscriber identity; `null` if unknown */
  readonly imsi: string | null;
  /** Carrier that issued the number; `null` if unknown */
  readonly original_carrier: HlrCarrier | null;
  /** Carrier that the number was ported to; `null` if not ported or unknown */
  readonly ported_carrier: HlrCarrier | null;
  /** Carrier of the visited network; `null` if not roaming or unknown */
  readonly roaming_carrier: HlrRoamingCarrier | null;
  /** Mobile switching center that serves the number; `null` if unknown */
  readonly serving_msc: string | null;
  /** Network status of the number */
  readonly status: "CONNECTED" | "ABSENT" | "INVALID_MSISDN" | "UNDETERMINED";
}

export interface HlrRoamingCarrier {
  /** Name of the carrier; `null` if unknown */
  readonly carrier: string | null;
  /** Network prefix of the carrier; `null` if unknown */
  readonly carrier_prefix: string | null;
  /** Country of the carrier, ISO 3166-1 alpha-2; `null` if unknown */
  readonly carrier_country: string | null;
}

export interface HttpHeaders {
  readonly [name: string]: string;
}

export interface IdvDetails {
  /** ID of the workflow execution */
  readonly execution_id: string;
  /** Status of the workflow execution */
  readonly status: "PENDING" | "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR";
  /** Name of the workflow */
  readonly workflow_name: string;
  /** Time of the start, ISO 8601 */
  readonly created_at: string;
  /** Time of the end, ISO 8601; `null` while it is pending */
  readonly finished_at: string | null;
  /** Days since the end of the verification, or since its start if it is still running */
  readonly age_days: number;
  /** `true` if the user IDs are equal; `null` if one is missing */
  readonly user_id_match: boolean | null;
  /** `true` if the names match; `null` if one is missing */
  readonly name_match: boolean | null;
  /** `true` if the dates of birth are equal; `null` if one is missing */
  readonly dob_match: boolean | null;
  /** Type of the document; `null` if not present */
  readonly document_type: string | null;
  /** Country of the document, ISO 3166-1 alpha-2; `null` if unknown */
  readonly document_country: string | null;
  /** `true` if another person was verified with the same face or document; `null` if not checked */
  readonly duplicates_found: boolean | null;
  /** Level of identity proofing; `null` if not evaluated */
  readonly loip_result: string | null;
}

export interface ImportPaymentEventsBody {
  /** CSV text with a header line */
  readonly csv: string;
  /** Column of each member; by default the column with its name */
  readonly columns?: ImportPaymentEventsBodyColumns | undefined;
  /** Always `false` */
  readonly dry_run?: boolean | undefined;
  /** Number of the first line to store; earlier lines are skipped */
  readonly from_line?: number | undefined;
}

export interface ImportPaymentEventsBodyColumns {
  /** Column with `transaction_id`, or `=` and a value for every row */
  readonly transaction_id?: string | undefined;
  /** Column with `event_id`, or `=` and a value for every row */
  readonly event_id?: string | undefined;
  /** Column with `type`, or `=` and a value for every row */
  readonly type?: string | undefined;
  /** Column with `occurred_at`, or `=` and a value for every row */
  readonly occurred_at?: string | undefined;
  /** Column with `amount`, or `=` and a value for every row */
  readonly amount?: string | undefined;
  /** Column with `currency`, or `=` and a value for every row */
  readonly currency?: string | undefined;
  /** Column with `network`, or `=` and a value for every row */
  readonly network?: string | undefined;
  /** Column with `code`, or `=` and a value for every row */
  readonly code?: string | undefined;
  /** Column with `category`, or `=` and a value for every row */
  readonly category?: string | undefined;
  /** Column with `due_at`, or `=` and a value for every row */
  readonly due_at?: string | undefined;
  /** Column with `external_id`, or `=` and a value for every row */
  readonly external_id?: string | undefined;
  /** Column with `acquirer_reference`, or `=` and a value for every row */
  readonly acquirer_reference?: string | undefined;
}

export interface IngestStreamEventsData {
  /** ID of the stream */
  readonly stream: string;
  /** Number of the stored batch */
  readonly seq: number;
}

export interface IngestStreamEventsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: IngestStreamEventsData;
}

export interface InitWorkflowBody {
  /** ID of the workflow */
  readonly workflowId: string;
  /** Inputs that the workflow requires */
  readonly inputs: InitWorkflowInputs;
}

export interface InitWorkflowData {
  /** ID of the workflow execution */
  readonly executionId: string;
  /** Token for the hosted flow */
  readonly token: string;
}

export interface InitWorkflowError {
  /** Code of the error catalog */
  readonly code: string;
  /** Description of the error for people; the text can change */
  readonly message: string;
  /** Invalid fields of the request, if the failure concerns fields */
  readonly details?: readonly (WrongField)[] | undefined;
}

export interface InitWorkflowFailure {
  /** `true` for a success, `false` for a failure */
  readonly success: false;
  /** Code, message and details of the failure */
  readonly error: InitWorkflowError;
  /** Empty object */
  readonly data: InitWorkflowFailureData;
  /** Code of the error catalog */
  readonly code: string;
  /** Description of the error for people; the text can change */
  readonly message: string;
}

export type InitWorkflowFailureData = Record<string, never>;

export interface InitWorkflowInputs {
  /** Your ID of the end user */
  readonly user_id: string;
  readonly [name: string]: unknown;
}

export interface InitWorkflowResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: InitWorkflowData;
}

export interface InviteUserBody {
  /** Email address of the user */
  readonly email: string;
  /** Display name */
  readonly name?: string | undefined;
  /**
   * Built-in role (owner, admin, analyst, reviewer, read-only), or ID of a custom role: owner, admin,
   * analyst, reviewer, read-only, or the ID of a custom role
   */
  readonly role: string;
}

export interface InviteUserData {
  /** New invitation */
  readonly invitation: ListUsersInvitation;
  /** Token of the invitation, returned only once */
  readonly token: string;
}

export interface InviteUserResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: InviteUserData;
}

export type IpConfig = {
  /** Additional members, separated by commas; `null` counts as not sent */
  readonly include?: string | null | undefined;
  /** Time limit in milliseconds: milliseconds; `null` counts as not sent */
  readonly timeout?: number | string | null | undefined;
  /** Version of the module; `null` counts as not sent */
  readonly version?: string | null | undefined;
  /** Period of the flags in days; ignored, because no source provides flags; `null` counts as not sent */
  readonly flags_timeframe_days?: number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface IpDetails {
  /** IP address */
  readonly ip: string;
  /** Score of the rules for the IP address, 0 to 100 */
  readonly score: number;
  /** Country of the IP address, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country: string | null;
  /** State or province; `null` if unknown */
  readonly state_prov: string | null;
  /** City of the IP address; `null` if unknown */
  readonly city: string | null;
  /** Offset from UTC, `+HH:MM` or `-HH:MM`; `null` if unknown */
  readonly timezone_offset: string | null;
  /** Name of the network operator; `null` if unknown */
  readonly isp_name: string | null;
  /** Latitude in decimal degrees (WGS 84); `null` if unknown */
  readonly latitude: number | null;
  /** Longitude in decimal degrees (WGS 84); `null` if unknown */
  readonly longitude: number | null;
  /** Type of the network, such as ISP, MOB (mobile) or DCH (data center); `null` if unknown */
  readonly type: "COM" | "ORG" | "GOV" | "MIL" | "EDU" | "LIB" | "CDN" | "ISP" | "MOB" | "DCH" | "SES" | "RSV" | null;
  /** Open TCP ports */
  readonly open_ports: readonly (number)[];
  /** `true` for a Tor exit node; `null` if unknown */
  readonly tor: boolean | null;
  /** `true` on three or more abuse lists or on a DNS blocklist; `null` if unknown */
  readonly harmful: boolean | null;
  /** `true` for a VPN; `null` if unknown */
  readonly vpn: boolean | null;
  /** `true` for a web proxy; `null` if unknown */
  readonly web_proxy: boolean | null;
  /** `true` for a public proxy; `null` if unknown */
  readonly public_proxy: boolean | null;
  /** `true` for a proxy in a data center; `null` if unknown */
  readonly data_center_proxy: boolean | null;
  /** `true` for a residential proxy; `null` if unknown */
  readonly residential_proxy: boolean | null;
  /** `true` for a consumer privacy network, such as a relay; `null` if unknown */
  readonly consumer_privacy_network: boolean | null;
  /** `true` for the private network of a company; `null` if unknown */
  readonly enterprise_private_network: boolean | null;
  /** `true` for a search engine crawler; `null` if unknown */
  readonly search_engine_spider: boolean | null;
  /** Name of the provider of the anonymizing service; `null` if unknown */
  readonly provider_name: string | null;
  /** Number of abuse lists with the IP address; `null` if unknown */
  readonly spam_number: number | null;
  /** Pages about the spam listings of the IP address */
  readonly spam_urls: readonly (string)[];
  /** Rules and lists that had an effect on the decision */
  readonly applied_rules: readonly (AppliedRule)[];
  /** History of the IP address */
  readonly history?: History | undefined;
  /** Flags of the value; always empty, because no source provides flags */
  readonly flags?: readonly (Flag)[] | undefined;
  /** ID of the result, for feedback */
  readonly id?: string | undefined;
}

export interface IpDetailsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: IpDetails;
}

export type ItemCustomFields = {
  readonly [name: string]: unknown;
} | string | null;

export interface Job {
  /** ID of the job */
  readonly id: string;
  /** Kind of the job */
  readonly kind: "training" | "backtest" | "suggestions" | "typologies" | "drift";
  /** State of the job */
  readonly state: "waiting" | "running" | "done" | "failed" | "cancelled";
  /** User or key that started the job */
  readonly author: string;
  /** Number of completed units */
  readonly done: number;
  /** Number of units; 0 while it is unknown */
  readonly total: number;
  /** Reason for the failure; `null` if it has not failed */
  readonly failure: string | null;
  /** Time of the request, ISO 8601 */
  readonly requested_at: string;
  /** Time of the last progress, ISO 8601 */
  readonly updated_at: string;
}

export interface LabelCounts {
  /** Number of transactions labeled as fraud */
  readonly negative: number;
  /** Number of transactions labeled as legitimate */
  readonly positive: number;
}

export interface LabelManyBodyV1 {
  /** Transactions with their labels */
  readonly transactions: readonly (LabelledTransaction)[];
}

export interface LabelOneBodyV1 {
  /** Label to set */
  readonly label: "fraud_detection_fraud" | "fraud_detection_bonus_abuse" | "fraud_detection_multi_accounting" | "fraud_detection_ato" | "fraud_detection_underage" | "fraud_detection_false_identity" | "fraud_detection_phishing" | "fraud_detection_remote_access_fraud" | "fraud_detection_chargeback_fraud" | "fraud_detection_chargeback_dispute" | "fraud_detection_chargeback_processing_error" | "fraud_detection_chargeback_authorization_issue" | "fraud_detection_suspicious_login" | "fraud_detection_vishing" | "fraud_detection_front_man" | "fraud_detection_arbitrage" | "fraud_detection_vishing_rat" | "fraud_detection_bot" | "fraud_detection_campaign_abuse" | "fraud_detection_missed_fraud" | "fraud_detection_stolen_card" | "fraud_detection_scam" | "fraud_detection_marked_as_approved" | "fraud_detection_verified_payment" | "fraud_detection_false_alert" | "bnpl_credit_risk_default" | "bnpl_credit_risk_fraud" | "bnpl_credit_risk_first_payment_default" | "bnpl_credit_risk_second_payment_default" | "bnpl_credit_risk_mule" | "bnpl_credit_risk_false_identity" | "bnpl_credit_risk_underage" | "bnpl_credit_risk_chargeback_fraud" | "bnpl_credit_risk_no_intention_to_pay" | "bnpl_credit_risk_missed_fraud" | "bnpl_credit_risk_repaid" | "bnpl_credit_risk_on_time_payment" | "bnpl_credit_risk_fully_repaid" | "bnpl_credit_risk_false_alert" | "ecommerce_fraud" | "ecommerce_false_identity" | "ecommerce_first_party_fraud" | "ecommerce_second_party_fraud" | "ecommerce_third_party_fraud" | "ecommerce_return_refund_abuse" | "ecommerce_underage" | "ecommerce_chargeback_fraud" | "ecommerce_chargeback_dispute" | "ecommerce_chargeback_processing_error" | "ecommerce_chargeback_authorization_issue" | "ecommerce_missed_fraud" | "ecommerce_terms_violation" | "ecommerce_marked_as_approved" | "ecommerce_false_alert" | "aml_escalated_without_reporting" | "aml_escalated_reported" | "aml_false_alert" | "aml_marked_as_approved";
}

export interface LabelTransactionBody {
  /** Label to set */
  readonly label: "fraud_detection_fraud" | "fraud_detection_bonus_abuse" | "fraud_detection_multi_accounting" | "fraud_detection_ato" | "fraud_detection_underage" | "fraud_detection_false_identity" | "fraud_detection_phishing" | "fraud_detection_remote_access_fraud" | "fraud_detection_chargeback_fraud" | "fraud_detection_chargeback_dispute" | "fraud_detection_chargeback_processing_error" | "fraud_detection_chargeback_authorization_issue" | "fraud_detection_suspicious_login" | "fraud_detection_vishing" | "fraud_detection_front_man" | "fraud_detection_arbitrage" | "fraud_detection_vishing_rat" | "fraud_detection_bot" | "fraud_detection_campaign_abuse" | "fraud_detection_missed_fraud" | "fraud_detection_stolen_card" | "fraud_detection_scam" | "fraud_detection_marked_as_approved" | "fraud_detection_verified_payment" | "fraud_detection_false_alert" | "bnpl_credit_risk_default" | "bnpl_credit_risk_fraud" | "bnpl_credit_risk_first_payment_default" | "bnpl_credit_risk_second_payment_default" | "bnpl_credit_risk_mule" | "bnpl_credit_risk_false_identity" | "bnpl_credit_risk_underage" | "bnpl_credit_risk_chargeback_fraud" | "bnpl_credit_risk_no_intention_to_pay" | "bnpl_credit_risk_missed_fraud" | "bnpl_credit_risk_repaid" | "bnpl_credit_risk_on_time_payment" | "bnpl_credit_risk_fully_repaid" | "bnpl_credit_risk_false_alert" | "ecommerce_fraud" | "ecommerce_false_identity" | "ecommerce_first_party_fraud" | "ecommerce_second_party_fraud" | "ecommerce_third_party_fraud" | "ecommerce_return_refund_abuse" | "ecommerce_underage" | "ecommerce_chargeback_fraud" | "ecommerce_chargeback_dispute" | "ecommerce_chargeback_processing_error" | "ecommerce_chargeback_authorization_issue" | "ecommerce_missed_fraud" | "ecommerce_terms_violation" | "ecommerce_marked_as_approved" | "ecommerce_false_alert" | "aml_escalated_without_reporting" | "aml_escalated_reported" | "aml_false_alert" | "aml_marked_as_approved";
}

export interface LabelTransactionsBody {
  /** Transactions with their labels, up to 50 */
  readonly transactions: readonly (LabelledTransaction)[];
}

export interface LabelValue {
  /** Name of the label */
  readonly value: string;
  /** `negative` means fraud, `positive` means legitimate */
  readonly signal: "negative" | "positive";
  /** Use case of the label */
  readonly use_case: "fraud_detection" | "bnpl_credit_risk" | "ecommerce" | "aml";
}

export interface LabelledTransaction {
  /** ID of the transaction */
  readonly transaction_id: string | number;
  /** Label to set */
  readonly label: "fraud_detection_fraud" | "fraud_detection_bonus_abuse" | "fraud_detection_multi_accounting" | "fraud_detection_ato" | "fraud_detection_underage" | "fraud_detection_false_identity" | "fraud_detection_phishing" | "fraud_detection_remote_access_fraud" | "fraud_detection_chargeback_fraud" | "fraud_detection_chargeback_dispute" | "fraud_detection_chargeback_processing_error" | "fraud_detection_chargeback_authorization_issue" | "fraud_detection_suspicious_login" | "fraud_detection_vishing" | "fraud_detection_front_man" | "fraud_detection_arbitrage" | "fraud_detection_vishing_rat" | "fraud_detection_bot" | "fraud_detection_campaign_abuse" | "fraud_detection_missed_fraud" | "fraud_detection_stolen_card" | "fraud_detection_scam" | "fraud_detection_marked_as_approved" | "fraud_detection_verified_payment" | "fraud_detection_false_alert" | "bnpl_credit_risk_default" | "bnpl_credit_risk_fraud" | "bnpl_credit_risk_first_payment_default" | "bnpl_credit_risk_second_payment_default" | "bnpl_credit_risk_mule" | "bnpl_credit_risk_false_identity" | "bnpl_credit_risk_underage" | "bnpl_credit_risk_chargeback_fraud" | "bnpl_credit_risk_no_intention_to_pay" | "bnpl_credit_risk_missed_fraud" | "bnpl_credit_risk_repaid" | "bnpl_credit_risk_on_time_payment" | "bnpl_credit_risk_fully_repaid" | "bnpl_credit_risk_false_alert" | "ecommerce_fraud" | "ecommerce_false_identity" | "ecommerce_first_party_fraud" | "ecommerce_second_party_fraud" | "ecommerce_third_party_fraud" | "ecommerce_return_refund_abuse" | "ecommerce_underage" | "ecommerce_chargeback_fraud" | "ecommerce_chargeback_dispute" | "ecommerce_chargeback_processing_error" | "ecommerce_chargeback_authorization_issue" | "ecommerce_missed_fraud" | "ecommerce_terms_violation" | "ecommerce_marked_as_approved" | "ecommerce_false_alert" | "aml_escalated_without_reporting" | "aml_escalated_reported" | "aml_false_alert" | "aml_marked_as_approved";
}

export interface LinkCluster {
  /** Kind of the identifier that most people share */
  readonly kind: "transaction" | "evaluation" | "execution" | "user_id" | "email" | "phone_number" | "ip" | "device_hash" | "cookie_hash" | "true_device_id" | "card_hash" | "address" | "user_bank_account" | "receiver_bank_account" | "receiver_id" | "merchant_id" | "affiliate_id" | "session_id" | "idv_reference_id" | "name" | "name_sound";
  /** Identifier that most people share, as `GET /links` accepts it */
  readonly key: string;
  /** Number of users in the newest 100 transactions of each identifier */
  readonly people: number;
  /** Number of transactions, from the newest 100 of each identifier */
  readonly calls: number;
  /** Number of approved transactions */
  readonly approved: number;
  /** Number of transactions in review */
  readonly in_review: number;
  /** Number of declined transactions */
  readonly declined: number;
  /** Number of transactions labeled as fraud */
  readonly frauds: number;
  /** Sums of the amounts by currency */
  readonly amounts: readonly (LinkClusterAmount)[];
  /** Time of the oldest counted transaction, ISO 8601 */
  readonly first_seen: string;
  /** Time of the newest counted transaction, ISO 8601 */
  readonly last_seen: string;
  /** Shared identifiers, those of most people first */
  readonly identifiers: readonly (LinkClusterIdentifier)[];
  /** Number of shared identifiers */
  readonly identifier_count: number;
  /** Newest evaluation; `null` if it is no longer stored */
  readonly newest: EvaluationSummary | null;
}

export interface LinkClusterAmount {
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string | null;
  /** Sum of the amounts in this currency */
  readonly total: number;
}

export interface LinkClusterIdentifier {
  /** Kind of the identifier */
  readonly kind: "transaction" | "evaluation" | "execution" | "user_id" | "email" | "phone_number" | "ip" | "device_hash" | "cookie_hash" | "true_device_id" | "card_hash" | "address" | "user_bank_account" | "receiver_bank_account" | "receiver_id" | "merchant_id" | "affiliate_id" | "session_id" | "idv_reference_id" | "name" | "name_sound";
  /** Identifier, as `GET /links` accepts it */
  readonly key: string;
  /** Number of users in its newest 100 transactions */
  readonly people: number;
  /** Number of transactions, at most the newest 100 */
  readonly calls: number;
}

export interface LinkedEvaluation {
  /** ID of the evaluation */
  readonly evaluation_id: string;
  /** ID of the transaction */
  readonly transaction_id: string;
  /** Time of the evaluation, ISO 8601 */
  readonly at: string;
  /** State after labels and manual reviews; `null` if the evaluation was deleted */
  readonly current_state: "APPROVE" | "REVIEW" | "DECLINE" | null;
  /** Fraud score; `null` if the evaluation was deleted */
  readonly fraud_score: number | null;
  /** Amount of the transaction; `null` if not present */
  readonly amount: number | null;
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string | null;
  /** `user_id` of the request; `null` if not present */
  readonly user_id: string | null;
}

export interface ListAccountsData {
  /** Accounts */
  readonly accounts: readonly (AccountSummary)[];
}

export interface ListAccountsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListAccountsData;
}

export interface ListAction {
  /** ID of the rule */
  readonly rule_id: string;
  /** ID of the list */
  readonly list_id: string;
  /** Field of the value */
  readonly field: string;
  /** Action on the list */
  readonly action: "add";
  /** Added value */
  readonly value: string;
}

export interface ListAlertsData {
  /** Alerts, newest first */
  readonly alerts: readonly (AlertSummary)[];
  /** Cursor of the next page; `null` on the last page */
  readonly next: string | null;
}

export interface ListAlertsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListAlertsData;
}

export interface ListBacktestsData {
  /** Backtest jobs, newest first */
  readonly backtests: readonly (Job)[];
}

export interface ListBacktestsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListBacktestsData;
}

export interface ListCasesData {
  /** Cases, newest first */
  readonly cases: readonly (CaseSummary)[];
  /** Cursor of the next page; `null` on the last page */
  readonly next: string | null;
}

export interface ListCasesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListCasesData;
}

export interface ListChange {
  /** New policy version */
  readonly version: number;
  /** List after the change */
  readonly list: ListDefinition;
}

export interface ListChangeResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListChange;
}

export interface ListClearedMatchesData {
  /** Cleared matches, newest first */
  readonly cleared_matches: readonly (ClearedMatch)[];
  /** Cursor of the next page; `null` on the last page */
  readonly next: string | null;
}

export interface ListClearedMatchesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListClearedMatchesData;
}

export interface ListDataSourcesData {
  /** Data sources */
  readonly sources: readonly (DataSource)[];
}

export interface ListDataSourcesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListDataSourcesData;
}

export interface ListDefinition {
  /** ID of the list */
  readonly id: string;
  /** Name of the list */
  readonly name: string;
  /** Allowlist, blocklist or plain list */
  readonly kind: "allow" | "block" | "plain";
  /** Field of the values */
  readonly field: "email" | "email_domain" | "ip" | "phone_number" | "user_id" | "user_fullname" | "user_country" | "user_bank_account" | "receiver_bank_account" | "card_hash" | "card_bin" | "device_hash" | "cookie_hash" | "true_device_id" | "device_id" | "affiliate_id" | "merchant_id";
}

export interface ListDefinitionInput {
  /** ID of the object: 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id: string;
  /** Name of the list */
  readonly name: string;
  /** Allowlist, blocklist or plain list */
  readonly kind: "allow" | "block" | "plain";
  /** Field of the values */
  readonly field: "email" | "email_domain" | "ip" | "phone_number" | "user_id" | "user_fullname" | "user_country" | "user_bank_account" | "receiver_bank_account" | "card_hash" | "card_bin" | "device_hash" | "cookie_hash" | "true_device_id" | "device_id" | "affiliate_id" | "merchant_id";
}

export interface ListEntry {
  /** Value */
  readonly value: string;
  /** Note of the entry */
  readonly note: string;
  /** Author: a user, a key or a rule */
  readonly author: string;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the expiry, ISO 8601; `null` if it does not expire */
  readonly expires_at: string | null;
}

export interface ListEvaluationAttachmentsData {
  /** Attachments, oldest first */
  readonly attachments: readonly (Attachment)[];
}

export interface ListEvaluationAttachmentsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListEvaluationAttachmentsData;
}

export interface ListEvaluationsData {
  /** Evaluations, newest first */
  readonly evaluations: readonly (EvaluationSummary)[];
  /** Cursor of the next page; `null` on the last page */
  readonly next: string | null;
  /** `false` while earlier transactions are still being indexed */
  readonly complete: boolean;
}

export interface ListEvaluationsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListEvaluationsData;
}

export interface ListKeysData {
  /** API keys */
  readonly keys: readonly (ApiKey)[];
}

export interface ListKeysResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListKeysData;
}

export interface ListLabelValuesData {
  /** All labels */
  readonly labels: readonly (LabelValue)[];
}

export interface ListLabelValuesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListLabelValuesData;
}

export interface ListLinkClustersData {
  /** Clusters, highest risk first: fraud labels, then declined transactions */
  readonly clusters: readonly (LinkCluster)[];
  /** Number of transactions whose identifiers were searched */
  readonly analyzed: number;
  /** `false` if the time budget ended the search early */
  readonly complete: boolean;
}

export interface ListLinkClustersResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListLinkClustersData;
}

export interface ListListsData {
  /** Version of the policy */
  readonly version: number;
  /** List definitions */
  readonly lists: readonly (ListSummary)[];
}

export interface ListListsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListListsData;
}

export interface ListMentionsData {
  /** Mentions and assignments, newest first */
  readonly mentions: readonly (ListMentionsMention)[];
}

export interface ListMentionsMention {
  /** ID of the note */
  readonly id: string;
  /** Time of the event, ISO 8601 */
  readonly at: string;
  /** Author */
  readonly by: ListQueueItemsItemAssignee;
  /** ID of the queue */
  readonly queue_id: string;
  /** ID of the item */
  readonly item_id: string;
  /** Text of the note */
  readonly text: string;
}

export interface ListMentionsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListMentionsData;
}

export interface ListMonitoredNamesData {
  /** Monitored names */
  readonly monitored: readonly (MonitoredName)[];
  /** Cursor of the next page; `null` on the last page */
  readonly next: string | null;
}

export interface ListMonitoredNamesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListMonitoredNamesData;
}

export interface ListMonitoringChangesData {
  /** Changes, oldest first */
  readonly changes: readonly (MonitoringChange)[];
  /** Cursor for the next request; `null` before the first change */
  readonly next: number | null;
}

export interface ListMonitoringChangesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListMonitoringChangesData;
}

export interface ListNamesData {
  /** Users by ID */
  readonly names: readonly (ListNamesName)[];
}

export interface ListNamesName {
  /** `user` and the ID of the user */
  readonly id: string;
  /** Display name */
  readonly name: string;
}

export interface ListNamesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListNamesData;
}

export interface ListPasskeysData {
  /** Passkeys, oldest first */
  readonly passkeys: readonly (ListPasskeysPasskey)[];
}

export interface ListPasskeysPasskey {
  /** ID of the passkey */
  readonly id: string;
  /** Name of the passkey */
  readonly name: string;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the last use, ISO 8601; `null` if it was never used */
  readonly used_at: string | null;
}

export interface ListPasskeysResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListPasskeysData;
}

export interface ListPaymentEventsData {
  /** Payment events */
  readonly events: readonly (PaymentEvent)[];
}

export interface ListPaymentEventsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListPaymentEventsData;
}

export interface ListPolicyProposalsData {
  /** Proposals, newest first */
  readonly proposals: readonly (ListPolicyProposalsProposal)[];
}

export interface ListPolicyProposalsProposal {
  /** ID of the proposal */
  readonly id: string;
  /** Status of the proposal */
  readonly status: "OPEN" | "APPROVED" | "REFUSED";
  /** Policy version that the proposal is based on */
  readonly base_version: number;
  /** Author of the proposal */
  readonly author: string;
  /** Reason for the proposal */
  readonly note: string;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Author of the decision; `null` if it is open */
  readonly decided_by: string | null;
  /** Time of the decision, ISO 8601; `null` if it is open */
  readonly decided_at: string | null;
  /** Reason for the decision; empty if it is open */
  readonly reason: string;
  /** Policy version of the approval; `null` if it is not approved */
  readonly version: number | null;
}

export interface ListPolicyProposalsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListPolicyProposalsData;
}

export interface ListPolicyVersionsData {
  /** Versions, newest first */
  readonly versions: readonly (PolicyVersion)[];
  /** Cursor of the next page; `null` on the last page */
  readonly next: number | null;
}

export interface ListPolicyVersionsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListPolicyVersionsData;
}

export interface ListProvidersData {
  /** Providers */
  readonly providers: readonly (Provider)[];
}

export interface ListProvidersResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListProvidersData;
}

export interface ListQueueItemsData {
  /** Items, most urgent first */
  readonly items: readonly (ListQueueItemsItem)[];
}

export interface ListQueueItemsItem {
  /** ID of the evaluation, case or execution */
  readonly id: string;
  /** Kind of the item */
  readonly source: "DECISIONS" | "SCREENING" | "VERIFICATIONS" | "ALERTS";
  /** Time at which the item entered the queue, ISO 8601 */
  readonly at: string;
  /** Version of the item, for `expected_version` */
  readonly version: number;
  /** Reviewer who claimed the item; `null` if it is free */
  readonly assignee: ListQueueItemsItemAssignee | null;
  /** End of the claim, ISO 8601; `null` if the item is free or assigned */
  readonly claimed_until: string | null;
  /** Priority of the item; higher is more urgent */
  readonly priority: number;
  /** Deadline, ISO 8601; `null` for none */
  readonly deadline: string | null;
  /** `true` if the deadline has passed */
  readonly overdue: boolean;
  /** First decision with four-eyes approval; `null` if not present */
  readonly proposal: ListQueueItemsItemProposal | null;
  /** Evaluation of the item; `null` for other sources */
  readonly evaluation: EvaluationSummary | null;
  /** Case of the item; `null` for other sources */
  readonly case: CaseSummary | null;
  /** Execution of the item; `null` for other sources */
  readonly execution: ExecutionSummary | null;
  /** Alert of the item; `null` for other sources */
  readonly alert: AlertSummary | null;
}

export interface ListQueueItemsItemAssignee {
  /** ID of the user or key */
  readonly id: string;
  /** Display name; `null` if unknown */
  readonly name: string | null;
}

export interface ListQueueItemsItemProposal {
  /** Proposed decision */
  readonly decision: "APPROVE" | "DECLINE";
  /** Author of the proposal */
  readonly by: ListQueueItemsItemAssignee;
}

export interface ListQueueItemsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListQueueItemsData;
}

export interface ListQueuesData {
  /** Queues by name */
  readonly queues: readonly (ListQueuesQueue)[];
}

export interface ListQueuesQueue {
  /** ID of the queue */
  readonly id: string;
  /** Name of the queue */
  readonly name: string;
  /** Kind of the items */
  readonly source: "DECISIONS" | "SCREENING" | "VERIFICATIONS" | "ALERTS";
  /** Filter of the items */
  readonly filter: ListQueuesQueueFilter;
  /** Hours until the deadline of an item; `null` for none */
  readonly deadline_hours: number | null;
  /** `true` if a second person must confirm decisions */
  readonly four_eyes: boolean;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Number of waiting items, up to 2,000 */
  readonly waiting: number;
  /** Number of claimed items */
  readonly held: number;
  /** Number of items past their deadline */
  readonly overdue: number;
}

export interface ListQueuesQueueFilter {
  /** `key` of a result of `POST /search`; several keys, separated by commas, must all match */
  readonly key?: string | undefined;
  /** Only transactions with this tag */
  readonly tag?: string | undefined;
  /** Only transactions with this label */
  readonly label?: string | undefined;
  /** Only evaluations with this applied rule; `L:` and a list ID: the list set the state */
  readonly rule?: string | undefined;
  /** Minimum amount, in any currency */
  readonly amount_from?: number | undefined;
  /** Maximum amount, in any currency */
  readonly amount_to?: number | undefined;
  /** Currency of the amount, ISO 4217 */
  readonly currency?: string | undefined;
  /** `action_type` of the request, such as login or purchase */
  readonly action_type?: string | undefined;
  /** Country of the IP address, the user, the billing or the shipping address, ISO 3166-1 alpha-2 */
  readonly country?: string | undefined;
  /** First 6 or 8 digits of the card number */
  readonly card_bin?: string | undefined;
  /** Domain of the email address */
  readonly email_domain?: string | undefined;
  /** `payment_mode` of the request */
  readonly payment_mode?: string | undefined;
  /** `merchant_id` of the request */
  readonly merchant_id?: string | undefined;
  /** Minimum fraud score, 0 to 100 */
  readonly score_from?: number | undefined;
  /** Maximum fraud score, 0 to 100 */
  readonly score_to?: number | undefined;
  /** Only cases with a match on this list */
  readonly list?: string | undefined;
  /** Kind of the list */
  readonly list_kind?: "sanctionlist" | "pep" | "watchlist" | "crimelist" | undefined;
  /** Only executions of this workflow */
  readonly workflow_id?: string | undefined;
  /** Only alerts of this typology */
  readonly typology?: string | undefined;
  /** Only alerts with at least this score */
  readonly min_score?: number | undefined;
}

export interface ListQueuesQueueResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListQueuesQueue;
}

export interface ListQueuesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListQueuesData;
}

export interface ListReviewersData {
  /** Reviewers */
  readonly reviewers: readonly (ListReviewersReviewer)[];
}

export interface ListReviewersResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListReviewersData;
}

export interface ListReviewersReviewer {
  /** ID of the user or key */
  readonly id: string;
  /** Display name; `null` if unknown */
  readonly name: string | null;
  /** Number of approvals */
  readonly approved: number;
  /** Number of declines */
  readonly declined: number;
  /** Number of decisions that were changed later */
  readonly overridden: number;
  /** Share of the decisions that were changed later, 0 to 1; `null` without decisions */
  readonly override_rate: number | null;
  /** Median time from claim to decision in seconds; `null` if unknown */
  readonly median_seconds: number | null;
}

export interface ListRolesData {
  /** Built-in and custom roles */
  readonly roles: readonly (ListRolesRole)[];
  /** Permissions that a custom role can contain */
  readonly permissions: readonly (ListRolesPermission)[];
}

export interface ListRolesPermission {
  /** Name of the permission */
  readonly name: string;
  /** Description of the permission */
  readonly about: string;
}

export interface ListRolesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListRolesData;
}

export interface ListRolesRole {
  /** Name of a built-in role, or ID of a custom role */
  readonly id: string;
  /** Name of the role */
  readonly name: string;
  /** `true` for a built-in role */
  readonly built_in: boolean;
  /** Permissions of the role */
  readonly permissions: readonly (string)[];
  /** Number of users and invitations with the role */
  readonly users: number;
}

export interface ListRolesRoleResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListRolesRole;
}

export interface ListRuleCategoriesData {
  /** Version of the policy */
  readonly version: number;
  /** Categories */
  readonly categories: readonly (RuleCategory)[];
}

export interface ListRuleCategoriesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListRuleCategoriesData;
}

export interface ListRuleFieldsData {
  /** Fields */
  readonly fields: readonly (RuleField)[];
}

export interface ListRuleFieldsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListRuleFieldsData;
}

export interface ListRuleMetricsData {
  /** IANA time zone of the days */
  readonly time_zone: string;
  /** Time up to which transactions are counted, ISO 8601; `null` if none are counted */
  readonly counted_until: string | null;
  /** Rules with at least one match */
  readonly rules: readonly (ListRuleMetricsRule)[];
}

export interface ListRuleMetricsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListRuleMetricsData;
}

export interface ListRuleMetricsRule {
  /** ID of the rule */
  readonly id: string;
  /** Number of transactions that the rule matched with effect */
  readonly matches: number;
  /** Number of transactions that the rule matched in shadow mode */
  readonly shadow_matches: number;
  /** Number of transactions labeled as fraud */
  readonly fraud: number;
  /** Number of transactions labeled as legitimate */
  readonly legitimate: number;
  /** Share of fraud among the labeled transactions, 0 to 1; `null` if none is labeled */
  readonly precision: number | null;
  /** Amounts by currency */
  readonly money: readonly (ListRuleMetricsRuleMoney)[];
  /**
   * Matches with effect and in shadow mode in consecutive parts of the range, oldest first: at most 14 parts
   * of whole days (UTC)
   */
  readonly trend: readonly (number)[];
}

export interface ListRuleMetricsRuleMoney {
  /** Currency, ISO 4217; empty if the request does not have one */
  readonly currency: string;
  /** Sum of the amounts */
  readonly amount: number;
  /** Sum of the amounts labeled as fraud */
  readonly fraud: number;
  /** Sum of the amounts labeled as legitimate */
  readonly legitimate: number;
}

export interface ListRulesData {
  /** Version of the policy */
  readonly version: number;
  /** Rules in evaluation order */
  readonly rules: readonly (Rule)[];
}

export interface ListRulesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListRulesData;
}

export interface ListSearchProfilesData {
  /** Search profiles */
  readonly profiles: readonly (SearchProfile)[];
}

export interface ListSearchProfilesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListSearchProfilesData;
}

export interface ListSignInsData {
  /** Sessions, most recently active first */
  readonly sessions: readonly (ListSignInsSession)[];
}

export interface ListSignInsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListSignInsData;
}

export interface ListSignInsSession {
  /** ID of the session */
  readonly id: string;
  /** User or key of the session */
  readonly actor: string;
  /** Network from which the user signed in */
  readonly network: string;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the last request, ISO 8601 */
  readonly used_at: string;
  /** Time of the expiry, ISO 8601 */
  readonly expires_at: string;
  /** `true` for the session of the caller */
  readonly current: boolean;
}

export interface ListStreamsData {
  /** Sessions, newest first */
  readonly sessions: readonly (MonitoredSession)[];
}

export interface ListStreamsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListStreamsData;
}

export interface ListSummary {
  /** ID of the object */
  readonly id: string;
  /** Name of the object */
  readonly name: string;
  /** Kind of the list */
  readonly kind: "allow" | "block" | "plain";
  /** Field that the list is compared with */
  readonly field: "email" | "email_domain" | "ip" | "phone_number" | "user_id" | "user_fullname" | "user_country" | "user_bank_account" | "receiver_bank_account" | "card_hash" | "card_bin" | "device_hash" | "cookie_hash" | "true_device_id" | "device_id" | "affiliate_id" | "merchant_id";
  /** Number of entries; `null` without `include=counts` */
  readonly entries: number | null;
  /** Time of the newest entry, ISO 8601; `null` without entries or counts */
  readonly changed_at: string | null;
  /** IDs of the rules that read or fill the list */
  readonly rules: readonly (string)[];
}

export interface ListTagValuesData {
  /** Tags that are in use */
  readonly tags: readonly (string)[];
}

export interface ListTagValuesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListTagValuesData;
}

export interface ListTransactionChangesData {
  /** Changes, newest first */
  readonly changes: readonly (TransactionChange)[];
}

export interface ListTransactionChangesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListTransactionChangesData;
}

export interface ListTransactionEvaluationsData {
  /** Evaluations, newest first */
  readonly evaluations: readonly (EvaluationSummary)[];
  /** Cursor of the next page; `null` on the last page */
  readonly next: string | null;
}

export interface ListTransactionEvaluationsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListTransactionEvaluationsData;
}

export interface ListTypologiesData {
  /** Version of the policy */
  readonly policy_version: number;
  /** Catalog of typologies with their settings */
  readonly typologies: readonly (Typology)[];
  /** Transfers that monitoring has read */
  readonly transfers: number;
  /** Time of the last batch, ISO 8601; `null` if monitoring never ran */
  readonly monitored_at: string | null;
}

export interface ListTypologiesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListTypologiesData;
}

export interface ListTypologyRunsData {
  /** Runs, newest first */
  readonly runs: readonly (TypologyRunJob)[];
}

export interface ListTypologyRunsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListTypologyRunsData;
}

export interface ListUpdate {
  /** Changed list */
  readonly list: ListUpdateList;
  /** Added values */
  readonly added: readonly (string)[];
  /** Removed values */
  readonly removed: readonly (string)[];
  /** `true` if the whole list was deleted */
  readonly cleared: boolean;
  /** Author of the change */
  readonly author: string;
  /** Version of the list entries */
  readonly version?: string | undefined;
  /** Previous version of the data; `null` if unknown */
  readonly previous_version?: string | null | undefined;
  /** Number of rows; `null` if unknown */
  readonly rows?: number | null | undefined;
  /** Time of the last change, ISO 8601 */
  readonly updated_at: string;
}

export interface ListUpdateList {
  /** ID of the list */
  readonly id: string;
  /** Name of the list */
  readonly name: string;
  /** Kind of the list */
  readonly kind: "allow" | "block" | "plain" | "feed" | "screening";
  /** Field of the values */
  readonly field: string;
}

export interface ListUsersData {
  /** Users by email address */
  readonly users: readonly (ListUsersUser)[];
  /** Open invitations, newest first */
  readonly invitations: readonly (ListUsersInvitation)[];
}

export interface ListUsersInvitation {
  /** ID of the invitation */
  readonly id: string;
  /** Email address of the invited person */
  readonly email: string;
  /** Display name; `null` if it was not set */
  readonly name: string | null;
  /**
   * Built-in role (owner, admin, analyst, reviewer, read-only), or ID of a custom role: owner, admin,
   * analyst, reviewer, read-only, or the ID of a custom role
   */
  readonly role: string;
  /** Author of the invitation */
  readonly invited_by: string;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the expiry, ISO 8601 */
  readonly expires_at: string;
}

export interface ListUsersResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListUsersData;
}

export interface ListUsersUser {
  /** ID of the user */
  readonly id: string;
  /** Email address of the user */
  readonly email: string;
  /** Display name; `null` if the email address is shown */
  readonly name: string | null;
  /**
   * Built-in role (owner, admin, analyst, reviewer, read-only), or ID of a custom role: owner, admin,
   * analyst, reviewer, read-only, or the ID of a custom role
   */
  readonly role: string;
  /** `true` if the user has a second factor */
  readonly second_factor: boolean;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
}

export interface ListViewsData {
  /** Views by name */
  readonly views: readonly (SavedView)[];
}

export interface ListViewsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListViewsData;
}

export interface ListWebhookDeliveriesData {
  /** Deliveries, newest first */
  readonly deliveries: readonly (WebhookDelivery)[];
  /** Cursor of the next page; `null` on the last page */
  readonly next: string | null;
}

export interface ListWebhookDeliveriesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListWebhookDeliveriesData;
}

export interface ListWebhooksData {
  /** Webhook endpoints */
  readonly webhooks: readonly (WebhookEndpoint)[];
  /** Events that an endpoint can receive */
  readonly events: readonly ("orchestration/workflow_execution_finished" | "orchestration/workflow_execution_updated" | "verification/session_finished" | "verification/step_asked_again" | "transaction/processed" | "transaction/status_updated" | "transaction/event_recorded" | "lists/updated" | "aml/person_updates" | "aml/entity_updates" | "ekyc/check_finished" | "erase/finished" | "alert/opened" | "alert/closed")[];
  /** Maximum number of endpoints */
  readonly maximum: number;
}

export interface ListWebhooksResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListWebhooksData;
}

export interface ListWorkflowExecutionsData {
  /** Executions, newest first */
  readonly executions: readonly (ExecutionSummary)[];
  /** Cursor of the next page; `null` on the last page */
  readonly next: string | null;
}

export interface ListWorkflowExecutionsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListWorkflowExecutionsData;
}

export interface ListWorkflowTemplatesData {
  /** Templates */
  readonly templates: readonly (WorkflowTemplate)[];
}

export interface ListWorkflowTemplatesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListWorkflowTemplatesData;
}

export interface ListWorkflowsData {
  /** Workflows */
  readonly workflows: readonly (WorkflowSummary)[];
}

export interface ListWorkflowsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ListWorkflowsData;
}

export interface ListsUpdatedMessage {
  /** Name of the event */
  readonly event: "lists/updated";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: ListUpdate;
}

export interface LocalAmlMatch {
  /**
   * `true` if this local source has a match; `null` if it is disabled or not loaded, or the request lacks a
   * valid CPF
   */
  readonly has_brazil_spa_match: boolean | null;
  /**
   * `true` if this local source has a match; `null` if it is disabled or not loaded, or the request lacks a
   * valid CPF
   */
  readonly has_bolsa_familia_match: boolean | null;
  /**
   * `true` if this local source has a match; `null` if it is disabled or not loaded, or the request lacks a
   * valid CPF
   */
  readonly has_cpf_based_pep_match: boolean | null;
  /**
   * `true` if this local source has a match; `null` if it is disabled or not loaded, or the request lacks a
   * valid CPF
   */
  readonly has_cpf_based_ppe_match: boolean | null;
  /**
   * `true` if this local source has a match; `null` if it is disabled or not loaded, or the request lacks a
   * valid CPF
   */
  readonly has_cpf_based_ppn_match: boolean | null;
  /**
   * `true` if this local source has a match; `null` if it is disabled or not loaded, or the request lacks a
   * valid CPF
   */
  readonly has_seguro_defeso_match: boolean | null;
  /**
   * `true` if this local source has a match; `null` if it is disabled or not loaded, or the request lacks a
   * valid CPF
   */
  readonly has_garantia_safra_match: boolean | null;
  /**
   * `true` if this local source has a match; `null` if it is disabled or not loaded, or the request lacks a
   * valid CPF
   */
  readonly has_auxilio_emergencial_match: boolean | null;
  /**
   * `true` if this local source has a match; `null` if it is disabled or not loaded, or the request lacks a
   * valid CPF
   */
  readonly has_brazil_bpc_match: boolean | null;
}

export type LocalAmlSources = {
  /** `true` searches this local source; `null` counts as not sent */
  readonly brazil_spa?: boolean | number | string | null | undefined;
  /** `true` searches this local source; `null` counts as not sent */
  readonly bolsa_familia?: boolean | number | string | null | undefined;
  /** `true` searches this local source; `null` counts as not sent */
  readonly cpf_based_pep?: boolean | number | string | null | undefined;
  /** `true` searches this local source; `null` counts as not sent */
  readonly cpf_based_ppe?: boolean | number | string | null | undefined;
  /** `true` searches this local source; `null` counts as not sent */
  readonly cpf_based_ppn?: boolean | number | string | null | undefined;
  /** `true` searches this local source; `null` counts as not sent */
  readonly seguro_defeso?: boolean | number | string | null | undefined;
  /** `true` searches this local source; `null` counts as not sent */
  readonly garantia_safra?: boolean | number | string | null | undefined;
  /** `true` searches this local source; `null` counts as not sent */
  readonly auxilio_emergencial?: boolean | number | string | null | undefined;
  /** `true` searches this local source; `null` counts as not sent */
  readonly brazil_bpc?: boolean | number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface LocationRisk {
  /** Risk level; `null` if there are too few events */
  readonly level: "low" | "medium" | "high" | null;
  /** Observations that raise the risk */
  readonly flags: readonly ("ip_change" | "vpn" | "proxy" | "locale_change")[];
}

export interface LoipConditionResult {
  /** Name of the condition */
  readonly condition: string;
  /** Level that requires the condition */
  readonly level: "BASELINE" | "EXTENDED";
  /** `true` if the condition is met */
  readonly met: boolean;
  /** Reason why the condition is not met; `null` if it is met */
  readonly reason: string | null;
}

export interface LoipResult {
  /** Level of identity proofing that was reached */
  readonly result: "EXTENDED" | "BASELINE" | "NONE" | "NOT_PERFORMED";
  /** Time of the evaluation, ISO 8601 */
  readonly evaluatedAt: string;
  /** Conditions that were not met */
  readonly unmetConditions?: readonly (LoipUnmetCondition)[] | undefined;
}

export interface LoipUnmetCondition {
  /** Name of the condition */
  readonly condition: string;
  /** Reason why the condition is not met */
  readonly reason?: string | undefined;
}

export interface LookUpEmailBody {
  /** Email address */
  readonly email: string;
  /** Settings of the request */
  readonly config?: EmailLookupConfig | undefined;
  readonly [name: string]: unknown;
}

export interface LookUpPhoneBody {
  /** Phone number */
  readonly phone: string | number;
  /** Settings of the request */
  readonly config?: PhoneLookupConfig | undefined;
  readonly [name: string]: unknown;
}

export interface MakeFirstOwnerBody {
  /** Setup code from the server log */
  readonly code: string;
  /** Email address of the user */
  readonly email: string;
  /** Display name */
  readonly name?: string | undefined;
  /** Password, at least 12 characters */
  readonly password: string;
}

export interface ManagedExecution {
  /** ID of the execution */
  readonly id: string;
  /** Status of the execution */
  readonly status: "PENDING" | "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR";
  /** Workflow with its version */
  readonly workflow: ExecutionWorkflow;
  /** Person from the inputs, otherwise from the document */
  readonly person: NamedPerson;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the expiry, ISO 8601 */
  readonly expires_at: string;
  /** Time of the end, ISO 8601; `null` while it is pending */
  readonly finished_at: string | null;
  /** Time at which the data was deleted, ISO 8601; `null` while it is stored */
  readonly purged_at: string | null;
  /** Steps with their check results */
  readonly steps: readonly (ExecutionStep)[];
  /** Events, oldest first */
  readonly events: readonly (ExecutionEvent)[];
}

export interface MatchTriage {
  /** Version of the model */
  readonly model: string;
  /** Contribution of each fact to the probability, as log-odds that add up */
  readonly contributions: readonly (TriageContribution)[];
}

export interface MatchedRule {
  /** ID of the rule; `L:` and a list ID for a list */
  readonly id: string;
  /** Name of the rule or the list */
  readonly name: string;
  /** `+` adds the score, `-` subtracts it; `null` for a rule without a score */
  readonly operation: "+" | "-" | null;
  /** Points of the rule */
  readonly score: number;
}

export interface MergeAlertsBody {
  /** Existing case; by default a new one */
  readonly case_id?: string | undefined;
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  /** IDs of the alerts */
  readonly alerts: readonly (string)[];
}

export interface Model {
  /** Number of the model */
  readonly version: number;
  /** Time of the training, ISO 8601 */
  readonly trained_at: string;
  /** User or key that started the training */
  readonly author: string;
  /** `true` for the active model */
  readonly scores: boolean;
  /** Quality report of the model */
  readonly report: ModelReport;
}

export interface ModelAdvice {
  /** `true` if the promotion rule recommends the model */
  readonly promote: boolean;
  /** Reason in words */
  readonly reason: string;
}

export interface ModelChampion {
  /** Name of the previous model */
  readonly model: string;
  /** Quality of the previous model */
  readonly quality: ModelQuality;
}

export interface ModelDrift {
  /** Population stability index of the score */
  readonly score: number;
  /** Features with the strongest drift */
  readonly features: readonly (FeatureDrift)[];
}

export interface ModelDriftCheck {
  /** Time of the check, ISO 8601 */
  readonly checked_at: string;
  /** Version of the active model */
  readonly model: number;
  /** `true` if a training is recommended */
  readonly recommended: boolean;
  /** Reasons for a training, in words */
  readonly reasons: readonly (string)[];
  /** Number of compared transactions from before the training */
  readonly earlier_rows: number;
  /** Number of compared transactions of the last days */
  readonly recent_rows: number;
  /** Population stability index of the score; `null` with too few transactions */
  readonly score: number | null;
  /** Features with the strongest drift */
  readonly features: readonly (FeatureDrift)[];
  /** Calibration error on later transactions with complete labels, 0 to 1; `null` with too few */
  readonly calibration_error: number | null;
  /** Number of later transactions with complete labels */
  readonly new_labels: number;
  /** ID of the training that the check started; `null` if it started none */
  readonly training: string | null;
}

export interface ModelQuality {
  /** Number of transactions */
  readonly rows: number;
  /** Number of transactions labeled as fraud */
  readonly frauds: number;
  /** Area under the ROC curve, 0 to 1; `null` if only one signal occurs */
  readonly auc: number | null;
  /** Area under the precision-recall curve, 0 to 1; `null` if only one signal occurs */
  readonly pr_auc: number | null;
  /** Brier score; lower is better */
  readonly brier: number;
  /** Mean difference between predicted and observed share, 0 to 1 */
  readonly calibration_error: number;
  /** Predicted and observed share by score range */
  readonly reliability: readonly (ReliabilityStep)[];
}

export interface ModelReport {
  /** Number of labeled transactions */
  readonly rows: number;
  /** Number of transactions labeled as fraud */
  readonly frauds: number;
  /** Number of transactions for the training */
  readonly fit_rows: number;
  /** Number of trees */
  readonly trees: number;
  /** Quality on the newest 15% of the labeled transactions */
  readonly quality: ModelQuality;
  /** Previous model on the same transactions */
  readonly champion: ModelChampion;
  /** Features by importance */
  readonly weights: readonly (FeatureWeight)[];
  /** Drift between training and newest transactions */
  readonly drift: ModelDrift;
  /** Field whose values have their own calibration; `null` for no field */
  readonly segments: ModelSegments | null;
  /** Features that predict the label alone and may contain it */
  readonly suspected_leaks: readonly (string)[];
  /** Result of the promotion rule */
  readonly advice: ModelAdvice;
}

export interface ModelResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Model;
}

export interface ModelSegments {
  /** Name of the field */
  readonly feature: string;
  /** Calibration errors by value of the field */
  readonly values: readonly (SegmentQuality)[];
}

export interface ModelSettings {
  /** Name of the active model */
  readonly scoring: string;
  /** `true` promotes a clearly better model automatically */
  readonly promote_by_rule: boolean;
  /** Time at which a retraining was recommended, ISO 8601; `null` if it was not */
  readonly retraining_noted_at: string | null;
  /** `true` lets a drift check start the training that it recommends */
  readonly retrain_on_drift: boolean;
  /** Days after which the labels of a transaction count as complete; younger transactions are left out */
  readonly label_delay_days: number;
}

export interface ModelSettingsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ModelSettings;
}

export interface Models {
  /** Name of the active model */
  readonly scoring: string;
  /** `true` promotes a clearly better model automatically */
  readonly promote_by_rule: boolean;
  /** Time at which a retraining was recommended, ISO 8601; `null` if it was not */
  readonly retraining_noted_at: string | null;
  /** `true` lets a drift check start the training that it recommends */
  readonly retrain_on_drift: boolean;
  /** Days after which the labels of a transaction count as complete; younger transactions are left out */
  readonly label_delay_days: number;
  /** Number of labels for a training */
  readonly labels: LabelCounts;
  /** Minimum number of labeled transactions for a training */
  readonly training_needs: ModelsTrainingNeeds;
  /** ID of the newest training; `null` before the first */
  readonly newest_training: string | null;
  /** Latest drift check of the active model; `null` before the first */
  readonly drift_check: ModelDriftCheck | null;
  /** Models, newest first */
  readonly models: readonly (Model)[];
}

export interface ModelsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Models;
}

export interface ModelsTrainingNeeds {
  /** Minimum number in total */
  readonly transactions: number;
  /** Minimum number of labeled transactions per class (fraud and legitimate) */
  readonly per_class: number;
}

export interface MonitoredMatch {
  /** Number of the entry, equal in every deployment */
  readonly id: number;
  /** Reference of the entry on its list */
  readonly source_id: string;
  /** Short name of the list */
  readonly source_name: string;
  /** Name on the list */
  readonly name: string;
  /** Kind of the list */
  readonly list_kind: "sanctionlist" | "pep" | "watchlist" | "crimelist" | "adversemedia";
  /** Similarity of the match, 0 to 1 */
  readonly score: number;
  /** Title of the article */
  readonly title?: string | undefined;
  /** URL of the article */
  readonly url?: string | undefined;
}

export interface MonitoredName {
  /** ID of the monitored name */
  readonly id: string;
  /** User ID of the request; `null` if not present */
  readonly user_id: string | null;
  /** Monitored name */
  readonly name: string;
  /** Type of the name */
  readonly type: "PERSON" | "ENTITY" | "UNKNOWN";
  /** Date of birth, YYYY-MM-DD; `null` if unknown */
  readonly date_of_birth: string | null;
  /** Country of the person, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country: string | null;
  /** Name of the search profile; `null` for the default settings */
  readonly search_profile_id: string | null;
  /** Interval of the checks; `null` uses the schedule of the account */
  readonly monitoring_schedule: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR" | null;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the last check, ISO 8601; `null` before the first */
  readonly checked_at: string;
  /** Time of the next check, ISO 8601; `null` if not planned */
  readonly next_check_at: string | null;
  /** Time at which monitoring was stopped, ISO 8601; `null` if it is active */
  readonly stopped_at: string | null;
  /** Number of current matches */
  readonly matches: number;
}

export interface MonitoredSearch {
  /** Results by kind */
  readonly found: readonly (MonitoredSearchResult)[];
}

export interface MonitoredSearchResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: MonitoredSearch;
}

export interface MonitoredSearchResult {
  /** Kind of the match: user ID, name, or name by sound */
  readonly kind: "user_id" | "name" | "name_sound";
  /** Key for `GET /screening/monitored-names` */
  readonly key: string;
  /** Number of matching names, up to 100 */
  readonly matches: number;
}

export interface MonitoredSession {
  /** ID of the stream */
  readonly stream_id: string;
  /** Label of the stream; `null` if not present */
  readonly label: string | null;
  /** Time of the first event, ISO 8601 */
  readonly opened_at: string;
  /** Time of the last event, ISO 8601 */
  readonly updated_at: string;
  /** Time at which the website ended the stream, ISO 8601; `null` if it did not */
  readonly ended_at: string | null;
  /** Number of events */
  readonly events: number;
  /** Time from the first event to the last, in seconds */
  readonly duration: number;
  /** Evaluation of the item; `null` for other sources */
  readonly evaluation: LinkedEvaluation | null;
  /** Risk of the session by category */
  readonly session_risk: SessionRisk;
}

export interface MonitoredSessionDetails {
  /** ID of the stream */
  readonly stream_id: string;
  /** Label of the stream; `null` if not present */
  readonly label: string | null;
  /** Time of the first event, ISO 8601 */
  readonly opened_at: string;
  /** Time of the last event, ISO 8601 */
  readonly updated_at: string;
  /** Time at which the website ended the stream, ISO 8601; `null` if it did not */
  readonly ended_at: string | null;
  /** Number of events */
  readonly events: number;
  /** Session as the scoring response reports it */
  readonly details: SessionMonitoringDetails;
  /** Version of the risk thresholds */
  readonly risk_version: string;
  /** Reasons of the risk */
  readonly reasons: readonly (MonitoredSessionReason)[];
  /** Networks of the session */
  readonly networks: readonly (MonitoredSessionNetwork)[];
  /** Linked evaluations, newest first */
  readonly evaluations: readonly (LinkedEvaluation)[];
  /** Events, oldest first */
  readonly timeline: readonly (MonitoredSessionMoment)[];
  /** `true` if the timeline contains every event */
  readonly complete: boolean;
}

export interface MonitoredSessionDetailsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: MonitoredSessionDetails;
}

export interface MonitoredSessionFacts {
  readonly [name: string]: number | string | readonly (number)[] | null;
}

export interface MonitoredSessionMoment {
  /** Time of the event, ISO 8601 */
  readonly at: string;
  /** Kind of the event */
  readonly kind: string;
  /** Details of the event */
  readonly what: MonitoredSessionFacts;
}

export interface MonitoredSessionNetwork {
  /** Time of the first event, ISO 8601 */
  readonly first_seen: string;
  /** Time of the last event, ISO 8601 */
  readonly last_seen: string;
  /** Country of the network, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country: string | null;
  /** Number of the autonomous system; `null` if unknown */
  readonly asn: number | null;
  /** Name of the network operator; `null` if unknown */
  readonly isp_name: string | null;
  /** Type of the network; `null` if unknown */
  readonly type: string | null;
  /** `true` for a VPN; `null` if unknown */
  readonly vpn: boolean | null;
  /** `true` for a Tor exit node; `null` if unknown */
  readonly tor: boolean | null;
  /** `true` for a proxy; `null` if unknown */
  readonly proxy: boolean | null;
  /** `true` for a data center; `null` if unknown */
  readonly data_center: boolean | null;
  /** `true` for a consumer privacy network, such as a relay; `null` if unknown */
  readonly consumer_privacy_network: boolean | null;
}

export interface MonitoredSessionReason {
  /** Flag of the risk */
  readonly flag: "ui_automation" | "device_farm" | "suspicious_form_fillout" | "non_human_typing" | "off_screen" | "window_resize" | "unusual_device_orientation" | "extended_inactivity" | "remote_access" | "active_call" | "potential_vishing" | "ip_change" | "vpn" | "proxy" | "locale_change";
  /** Risk level; `null` if there are too few events */
  readonly level: "low" | "medium" | "high" | null;
  /** Observation in words */
  readonly observation: string;
}

export interface MonitoringChange {
  /** Number of the change */
  readonly sequence: number;
  /** Time of the event, ISO 8601 */
  readonly at: string;
  /** Event that reports the change */
  readonly event: "aml/person_updates" | "aml/entity_updates";
  /** Data of the response */
  readonly data: MonitoringUpdate;
}

export interface MonitoringChanges {
  /** New matches */
  readonly added: readonly (MonitoredMatch)[];
  /** Matches that no longer exist */
  readonly removed: readonly (MonitoredMatch)[];
  /** Matches with changed list entries */
  readonly updated: readonly (MonitoredMatch)[];
  /** Cleared matches; absent if not present */
  readonly passed_over?: readonly (ClearedMonitoringMatch)[] | undefined;
}

export interface MonitoringUpdate {
  /** User ID of the request; `null` if not present */
  readonly user_id: string | null;
  /** Monitored name */
  readonly name: string;
  /** Interval of the checks; `null` uses the schedule of the account */
  readonly monitoring_schedule: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR" | null;
  /** Time of the check, ISO 8601 */
  readonly checked_at: string;
  /** Changes since the previous check */
  readonly changes: MonitoringChanges;
}

export interface NameVerification {
  /** Name from the inputs; `null` if it was not sent */
  readonly inputName: string | null;
  /** Name on the card; `null` if it was not read */
  readonly extractedName: string | null;
  /** Similarity of the names; `null` if they were not compared */
  readonly matchScore: number | null;
  /** Result of the comparison */
  readonly matchResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
}

export interface NamedPerson {
  /** Name; `null` if unknown */
  readonly name: string | null;
  /** Email address; `null` if unknown */
  readonly email: string | null;
  /** User ID; `null` if unknown */
  readonly user_id: string | null;
}

export interface NewApiKey {
  /** ID of the API key */
  readonly id: string;
  /** Name of the API key */
  readonly name: string;
  /** First characters of the key */
  readonly prefix: string;
  /** Environment of the key */
  readonly kind: "live" | "test";
  /** Scopes of the key */
  readonly scopes: readonly ("fraud" | "lookups" | "screening" | "verification" | "tags" | "labels" | "erase" | "admin")[];
  /** Allowed IP addresses and ranges; empty allows all */
  readonly allowed_ips: readonly (string)[];
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the expiry, ISO 8601; `null` if it does not expire */
  readonly expires_at: string | null;
  /** Time of the revocation, ISO 8601; `null` if it is valid */
  readonly revoked_at: string | null;
  /** Secret API key, returned only once */
  readonly api_key: string;
}

export interface NewApiKeyResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: NewApiKey;
}

export interface NewPaymentEvent {
  /** Your ID of the event; a repeated event is stored once */
  readonly event_id: string;
  /** Type of the event */
  readonly type: "authorized" | "declined_by_issuer" | "captured" | "refunded" | "payout" | "fraud_warning" | "dispute_opened" | "dispute_won" | "dispute_lost";
  /** Time of the event, RFC 3339; at most 10 minutes in the future */
  readonly occurred_at: string;
  /** Amount, at least 0; required for captures, refunds, payouts and opened disputes */
  readonly amount?: number | undefined;
  /** Currency, ISO 4217; `null` if not present: three uppercase letters, ISO 4217 */
  readonly currency?: string | undefined;
  /** Card network; by default from the BIN data of the transaction */
  readonly network?: "visa" | "mastercard" | "amex" | "discover" | "jcb" | "unionpay" | "other" | undefined;
  /** Code of the error catalog */
  readonly code?: string | undefined;
  /** ID of the category; `null` for none */
  readonly category?: "fraud" | "authorization" | "processing_error" | "consumer_dispute" | undefined;
  /** Time until which evidence can be sent, ISO 8601; only for opened disputes */
  readonly due_at?: string | undefined;
  /** ID of the payment or dispute at the payment provider */
  readonly external_id?: string | undefined;
  /** Acquirer reference number (ARN) */
  readonly acquirer_reference?: string | undefined;
}

export interface NewWebhookEndpoint {
  /** Webhook endpoint */
  readonly webhook: WebhookEndpoint;
  /** Secret for the signatures of deliveries, returned only once */
  readonly secret: string;
}

export interface NewWebhookEndpointResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: NewWebhookEndpoint;
}

export interface NfcVerificationResult {
  /** Overall result of the check */
  readonly overallResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Passive authentication of the chip (ICAO 9303) */
  readonly passiveAuthenticationResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Active authentication of the chip (ICAO 9303) */
  readonly activeAuthenticationResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Chip authentication (ICAO 9303) */
  readonly chipAuthenticationResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Hashes of the data groups */
  readonly dataGroupHashCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Trust in the certificate of the document signer */
  readonly documentSignerTrustResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Comparison of the chip with the printed data */
  readonly opticalDataMatchResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Protocol of the access to the chip; `null` if unknown */
  readonly accessProtocol: "BAC" | "PACE" | null;
}

export interface NoteQueueItemBody {
  /** Text of the note */
  readonly text: string;
  /** IDs of the mentioned users */
  readonly mentions?: readonly (string)[] | undefined;
}

export interface NoteTransactionBody {
  /** Text of the note */
  readonly comment: string;
}

export type Nothing = Record<string, never>;

export interface NothingResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Nothing;
}

export type OpenApiDocument = object;

export interface OpenedAttachment {
  /** File name */
  readonly name: string;
  /** Media type of the file */
  readonly media_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "text/plain" | "text/csv";
  /** Link to the file */
  readonly path: string;
  /** Expiry of the link, ISO 8601 */
  readonly expires_at: string;
}

export interface OpenedAttachmentResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: OpenedAttachment;
}

export interface OpenedMedia {
  /** Media type of the file */
  readonly media_type: string;
  /** Link to the file; `null` for the chip portrait */
  readonly path: string | null;
  /** Base64 of the chip portrait; `null` for other files */
  readonly base64: string | null;
  /** Expiry of the link, ISO 8601; `null` for the chip portrait */
  readonly expires_at: string | null;
}

export interface OpenedMediaResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: OpenedMedia;
}

export interface OrchestrationWorkflowExecutionFinishedMessage {
  /** Name of the event */
  readonly event: "orchestration/workflow_execution_finished";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: WorkflowExecution;
}

export interface OrchestrationWorkflowExecutionUpdatedMessage {
  /** Name of the event */
  readonly event: "orchestration/workflow_execution_updated";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: WorkflowExecution;
}

export interface OrderItem {
  /** ID of the item; `null` counts as not sent */
  readonly item_id?: string | number | null | undefined;
  /** Number of pieces; `null` counts as not sent */
  readonly item_quantity?: number | string | null | undefined;
  /** Name of the item; `null` counts as not sent */
  readonly item_name?: string | null | undefined;
  /** Price of one piece, in the currency of the transaction; `null` counts as not sent */
  readonly item_price?: number | string | null | undefined;
  /** Store that sells the item; `null` counts as not sent */
  readonly item_store?: string | null | undefined;
  /** Country of the store, ISO 3166-1 alpha-2; `null` counts as not sent */
  readonly item_store_country?: string | null | undefined;
  /** Category of the item; `null` counts as not sent */
  readonly item_category?: string | null | undefined;
  /** URL of the item; `null` counts as not sent */
  readonly item_url?: string | null | undefined;
  /** Your own fields of the item, by name */
  readonly item_custom_fields?: ItemCustomFields | undefined;
  readonly [name: string]: unknown;
}

export interface OverlappingRule {
  /** ID of the object */
  readonly id: string;
  /** Name of the object */
  readonly name: string;
  /**
   * `live` has an effect, `canary` on a share of transactions, `shadow` is only logged, `off` is not
   * evaluated
   */
  readonly mode: "live" | "canary" | "shadow" | "off";
  /** Compared matches that this rule matches too */
  readonly matches: number;
}

export interface PaymentEvent {
  /** ID of the object */
  readonly id: string;
  /** ID of the transaction */
  readonly transaction_id: string;
  /** Your ID of the event; a repeated event is stored once */
  readonly event_id: string;
  /** Type of the event */
  readonly type: "authorized" | "declined_by_issuer" | "captured" | "refunded" | "payout" | "fraud_warning" | "dispute_opened" | "dispute_won" | "dispute_lost";
  /** Time of the event, RFC 3339; at most 10 minutes in the future */
  readonly occurred_at: string;
  /** Time at which the event was stored, ISO 8601 */
  readonly recorded_at: string;
  /** Amount of the event; `null` if unknown */
  readonly amount: number | null;
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string | null;
  /** Card network; `null` if unknown */
  readonly network: "visa" | "mastercard" | "amex" | "discover" | "jcb" | "unionpay" | "other" | null;
  /** Code of the error catalog; `null` if unknown */
  readonly code: string | null;
  /** ID of the category; `null` for none */
  readonly category: "fraud" | "authorization" | "processing_error" | "consumer_dispute" | null;
  /** Time until which evidence can be sent, ISO 8601; only for opened disputes; `null` if unknown */
  readonly due_at: string | null;
  /** ID of the payment or dispute at the payment provider; `null` if unknown */
  readonly external_id: string | null;
  /** Acquirer reference number (ARN); `null` if unknown */
  readonly acquirer_reference: string | null;
  /** Findings about an accepted event that may show a mistake */
  readonly warnings: readonly ("authorization_missing" | "currency_differs" | "dispute_missing" | "refund_exceeds_capture" | "unknown_code")[];
  /** Display name; `null` if unknown */
  readonly label: string | null;
  /**
   * Effect on the label: `set`; `unchanged` because it already has this value or a later event set it; `kept`
   * because a person or an API key set it; `none` because the settings lack a label for the event
   */
  readonly label_effect: "set" | "unchanged" | "kept" | "none";
  /** Key, user or command that recorded the event */
  readonly author: string;
}

export interface PaymentEventImport {
  /** Number of the last line that was read, from 1 */
  readonly lines: number;
  /** Number of stored events */
  readonly recorded: number;
  /** Number of events that were already stored */
  readonly duplicates: number;
  /** Number of refused lines */
  readonly refused: number;
  /** Number of transactions whose label was set */
  readonly labels: number;
  /** Refused lines, at most 1,000 */
  readonly problems: readonly (PaymentEventImportProblem)[];
}

export interface PaymentEventImportProblem {
  /** Number of the line, from 1 */
  readonly line: number;
  /** Code of the error catalog */
  readonly code: string;
  /** Description of the error for people; the text can change */
  readonly message: string;
}

export interface PaymentEventImportResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: PaymentEventImport;
}

export interface PaymentEventSettings {
  /** Labels by type and category */
  readonly labels: readonly (PaymentLabelRule)[];
  /** `true` lets events replace labels of people and API keys */
  readonly overwrite_labels: boolean;
  /** Definitions of network programs */
  readonly programs: readonly (DisputeProgram)[];
}

export interface PaymentEventSettingsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: PaymentEventSettings;
}

export interface PaymentLabelRule {
  /** Type of the event */
  readonly type: "authorized" | "declined_by_issuer" | "captured" | "refunded" | "payout" | "fraud_warning" | "dispute_opened" | "dispute_won" | "dispute_lost";
  /** ID of the category; `null` for none */
  readonly category: "fraud" | "authorization" | "processing_error" | "consumer_dispute" | null;
  /** Display name; `null` if unknown */
  readonly label: "fraud_detection_fraud" | "fraud_detection_bonus_abuse" | "fraud_detection_multi_accounting" | "fraud_detection_ato" | "fraud_detection_underage" | "fraud_detection_false_identity" | "fraud_detection_phishing" | "fraud_detection_remote_access_fraud" | "fraud_detection_chargeback_fraud" | "fraud_detection_chargeback_dispute" | "fraud_detection_chargeback_processing_error" | "fraud_detection_chargeback_authorization_issue" | "fraud_detection_suspicious_login" | "fraud_detection_vishing" | "fraud_detection_front_man" | "fraud_detection_arbitrage" | "fraud_detection_vishing_rat" | "fraud_detection_bot" | "fraud_detection_campaign_abuse" | "fraud_detection_missed_fraud" | "fraud_detection_stolen_card" | "fraud_detection_scam" | "fraud_detection_marked_as_approved" | "fraud_detection_verified_payment" | "fraud_detection_false_alert" | "bnpl_credit_risk_default" | "bnpl_credit_risk_fraud" | "bnpl_credit_risk_first_payment_default" | "bnpl_credit_risk_second_payment_default" | "bnpl_credit_risk_mule" | "bnpl_credit_risk_false_identity" | "bnpl_credit_risk_underage" | "bnpl_credit_risk_chargeback_fraud" | "bnpl_credit_risk_no_intention_to_pay" | "bnpl_credit_risk_missed_fraud" | "bnpl_credit_risk_repaid" | "bnpl_credit_risk_on_time_payment" | "bnpl_credit_risk_fully_repaid" | "bnpl_credit_risk_false_alert" | "ecommerce_fraud" | "ecommerce_false_identity" | "ecommerce_first_party_fraud" | "ecommerce_second_party_fraud" | "ecommerce_third_party_fraud" | "ecommerce_return_refund_abuse" | "ecommerce_underage" | "ecommerce_chargeback_fraud" | "ecommerce_chargeback_dispute" | "ecommerce_chargeback_processing_error" | "ecommerce_chargeback_authorization_issue" | "ecommerce_missed_fraud" | "ecommerce_terms_violation" | "ecommerce_marked_as_approved" | "ecommerce_false_alert" | "aml_escalated_without_reporting" | "aml_escalated_reported" | "aml_false_alert" | "aml_marked_as_approved" | null;
}

export type PaymentPartyConfig = {
  /** Type of the screened name; empty for UNKNOWN */
  readonly type?: "PERSON" | "ENTITY" | "UNKNOWN" | "" | null | undefined;
  /** Name of the search profile; `null` for the default settings */
  readonly search_profile_id?: string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export type PaymentScreeningConfig = {
  /** Settings for the sender */
  readonly sender_config?: PaymentPartyConfig | undefined;
  /** Settings for the receiver */
  readonly receiver_config?: PaymentPartyConfig | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface PhoneAccounts {
  /** Number of registered accounts */
  readonly total_registration: number;
  /** Accounts on business services */
  readonly business: EmailAccountsBusiness;
  /** Accounts on personal services */
  readonly personal: PhoneAccountsPersonal;
}

export interface PhoneAccountsPersonal {
  /** Number of registered accounts */
  readonly total_registration: number;
  /** Accounts in this service category; `null` if it was not checked */
  readonly email_service: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly messenger: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly technology: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly delivery: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly ecommerce: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly entertainment: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly social_media: AccountCount | null;
  /** Accounts in this service category; `null` if it was not checked */
  readonly travel: AccountCount | null;
}

export interface PhoneCarrierDetails {
  /** Name of the carrier; `null` if unknown */
  readonly carrier: string | null;
  /** Country of the number, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country: string | null;
  /** `true` for a disposable address or number; `null` if unknown */
  readonly disposable: boolean | null;
  /** `true` if the number is valid */
  readonly phone_is_valid: boolean;
  /** Type of the number, such as MOBILE or VOIP */
  readonly type: "FIXED_LINE" | "MOBILE" | "VOIP" | "FIXED_LINE_OR_MOBILE" | "TOLL_FREE" | "PREMIUM_RATE" | "SHARED_COST" | "PERSONAL_NUMBER" | "PAGER" | "UAN" | "VOICEMAIL" | "UNKNOWN";
}

export interface PhoneDetails {
  /** ID of the result, for feedback */
  readonly id: string;
  /** Phone number with country code, digits only */
  readonly phone: string;
  /** Risk scores of external sources; `null` if not configured */
  readonly risk_scores: RiskScores;
  /** Properties of the number */
  readonly provider_carrier_details: PhoneCarrierDetails;
  /** Number of registered accounts per service category; `null` if no source is configured */
  readonly account_aggregates: PhoneAccounts | null;
  /** History of the value in the accounts that share history; `null` if it was not requested */
  readonly service_fraud_history: History;
  /** Live carrier data; `null` if it was not requested or no provider is configured */
  readonly hlr_details?: HlrDetails | null | undefined;
  /** Caller name data; `null` if it was not requested or no provider is configured */
  readonly cnam_details?: CnamDetails | null | undefined;
}

export interface PhoneDetailsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: PhoneDetails;
}

export interface PhoneDetailsV1 {
  /** Phone number with country code, digits only */
  readonly number: string;
  /** `true` if the number is valid */
  readonly valid: boolean;
  /** Type of the number, such as MOBILE or VOIP */
  readonly type: "FIXED_LINE" | "MOBILE" | "VOIP" | "FIXED_LINE_OR_MOBILE" | "TOLL_FREE" | "PREMIUM_RATE" | "SHARED_COST" | "PERSONAL_NUMBER" | "PAGER" | "UAN" | "VOICEMAIL" | "UNKNOWN";
  /** Country of the number, ISO 3166-1 alpha-2; `null` if unknown */
  readonly country: string | null;
  /** Name of the carrier; `null` if unknown */
  readonly carrier: string | null;
  /** `true` for a disposable address or number; `null` if unknown */
  readonly disposable: boolean | null;
  /** Score of the rules for the phone number, 0 to 100 */
  readonly score: number;
  /** Always `null`: not available in this deployment */
  readonly account_details: null;
  /** Rules and lists that had an effect on the decision */
  readonly applied_rules: readonly (AppliedRule)[];
  /** History of the value; `null` if it was not requested */
  readonly history?: EmailHistoryV2 | null | undefined;
  /** Flags of the value; always empty, because no source provides flags */
  readonly flags?: readonly (Flag)[] | undefined;
  /** ID of the result, for feedback */
  readonly id?: string | undefined;
}

export interface PhoneDetailsV1Response {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: PhoneDetailsV1;
}

export type PhoneLookupConfig = {
  /** Time limit in milliseconds: milliseconds; `null` counts as not sent */
  readonly timeout?: number | string | null | undefined;
  /** Time limit of the priority checks in milliseconds; `null` counts as not sent */
  readonly priority_timeout?: number | string | null | undefined;
  /** Sites to wait for until `priority_timeout`, separated by commas; `null` counts as not sent */
  readonly priority_sites?: string | null | undefined;
  /** Period of the flags in days; ignored, because no source provides flags; `null` counts as not sent */
  readonly flags_timeframe_days?: number | string | null | undefined;
  /** Additional members, separated by commas: `hlr_details`, `cnam_lookup`; `null` counts as not sent */
  readonly include?: string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface PingMessage {
  /** Name of the event */
  readonly event: "ping";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: Nothing;
}

export interface Policy {
  /** Number of the policy version */
  readonly version: number;
  /** Author of the version */
  readonly author: string;
  /** Reason for the change */
  readonly note: string;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Policy document */
  readonly document: PolicyDocument;
}

export interface PolicyDifference {
  /** Version before */
  readonly from: number;
  /** Version after */
  readonly to: number;
  /** Differences of the rules */
  readonly rules: DocumentDifference;
  /** Differences of the rule categories */
  readonly categories: DocumentDifference;
  /** Differences of the list definitions */
  readonly lists: DocumentDifference;
  /** Typologies by ID that were added, removed or changed */
  readonly typologies: DocumentDifference;
  /** Change of the thresholds; `null` if they are equal */
  readonly thresholds: ThresholdsDifference | null;
  /** Change of the settings for counting transactions; `null` if they are equal */
  readonly velocity: VelocityDifference | null;
}

export interface PolicyDifferenceResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: PolicyDifference;
}

export interface PolicyDocument {
  /** Rules */
  readonly rules: readonly (Rule)[];
  /** Rule categories */
  readonly categories: readonly (RuleCategory)[];
  /** List definitions */
  readonly lists: readonly (ListDefinition)[];
  /** Thresholds of the fraud score */
  readonly thresholds: AccountThresholds;
  /** Settings for counting transactions; defaults if absent */
  readonly velocity?: VelocitySettings | undefined;
  /** Settings of typologies; a missing typology is off */
  readonly typologies?: readonly (TypologySetting)[] | undefined;
}

export interface PolicyDocumentInput {
  /** Rules */
  readonly rules: readonly (RuleInput)[];
  /** Rule categories */
  readonly categories: readonly (RuleCategoryInput)[];
  /** List definitions */
  readonly lists: readonly (ListDefinitionInput)[];
  /** Thresholds of the fraud score */
  readonly thresholds: AccountThresholds;
  /** Settings for counting transactions; defaults if absent */
  readonly velocity?: VelocitySettings | undefined;
  /** Settings of typologies; a missing typology is off */
  readonly typologies?: readonly (TypologySetting)[] | undefined;
}

export interface PolicyResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Policy;
}

export interface PolicyVersion {
  /** Number of the policy version */
  readonly version: number;
  /** Author of the version */
  readonly author: string;
  /** Reason for the change */
  readonly note: string;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
}

export interface PolicyVersionNumber {
  /** New policy version */
  readonly version: number;
}

export interface PolicyVersionNumberResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: PolicyVersionNumber;
}

export interface PostalAddressDetails {
  /** Result for the user address; `null` if it was not verified */
  readonly user_address: VerifiedAddress | null;
  /** Result for the billing address; `null` if it was not verified */
  readonly billing_address: VerifiedAddress | null;
  /** Result for the shipping address; `null` if it was not verified */
  readonly shipping_address: VerifiedAddress | null;
}

export interface Precision {
  /** Share, 0 to 1; `null` if nothing was counted */
  readonly value: number | null;
  /** Lower limit of the 95% confidence interval */
  readonly low: number;
  /** Upper limit of the 95% confidence interval */
  readonly high: number;
}

export interface ProofOfAddressCheckResult {
  /** Overall result of the check */
  readonly overallResult: "APPROVED" | "REJECTED" | "FAIL" | "REVIEW" | "ABANDONED" | "RETRY_REQUIRED";
  /** Type of the document is accepted as proof of address */
  readonly addressDocumentCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Age of the proof of address is within the limit */
  readonly addressDocumentMustNotBeExpiredCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Address exists */
  readonly addressValidationCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Comparison with the address in the inputs */
  readonly fullAddressCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Comparison with the name in the inputs */
  readonly nameMatchCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Evidence of tampering */
  readonly tamperValidationCheckResult?: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED" | undefined;
  /** Plausibility of the content */
  readonly contentValidationCheckResult?: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED" | undefined;
}

export interface ProofOfAddressExtractedData {
  /** Address as one text */
  readonly address?: string | undefined;
  /** Address as printed */
  readonly extractedAddress?: string | undefined;
  /** Name of the recipient */
  readonly fullName?: string | undefined;
  /** Issuer of the document */
  readonly issuer?: string | undefined;
  /** Date of issue, YYYY-MM-DD */
  readonly issueDate?: string | undefined;
  /** Number of the document */
  readonly documentNumber?: string | undefined;
  /** Parts of the address */
  readonly addressDetails?: ExtractedAddress | undefined;
}

export interface ProposePolicyBody {
  /** Policy version that the proposal is based on */
  readonly base_version?: number | undefined;
  /** Policy document */
  readonly document: PolicyDocumentInput;
  /** Reason for the proposal */
  readonly note?: string | undefined;
}

export interface ProposePolicyData {
  /** New proposal */
  readonly proposal: ListPolicyProposalsProposal;
}

export interface ProposePolicyResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ProposePolicyData;
}

export interface ProveByProviderBody {
  /** Query of the provider's redirect */
  readonly answer: string;
}

export interface ProveByProviderData {
  /** End of the proof, ISO 8601 */
  readonly proved_until: string;
}

export interface ProveByProviderResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ProveByProviderData;
}

export interface Provider {
  /** Name of the provider */
  readonly name: string;
  /** State of the circuit breaker */
  readonly breaker: "closed" | "open" | "half-open";
  /** Number of requests */
  readonly calls: number;
  /** Number of responses */
  readonly answered: number;
  /** Number of errors */
  readonly errors: number;
  /** Number of requests without a response in time */
  readonly timeouts: number;
  /** Number of responses from the cache */
  readonly cache_hits: number;
  /** Number of requests in progress */
  readonly in_flight: number;
  /** Median latency in milliseconds; `null` without responses */
  readonly latency_p50_ms: number | null;
  /** 95th percentile of the latency in milliseconds; `null` without responses */
  readonly latency_p95_ms: number | null;
  /** Time of the last response, ISO 8601; `null` if not present */
  readonly last_answer_at: string | null;
  /** Time of the last failure, ISO 8601; `null` if not present */
  readonly last_failure_at: string | null;
  /** Last failure in words; `null` if not present */
  readonly last_failure: string | null;
}

export interface ReadAuditCheckpointData {
  /** Number of the account */
  readonly account: number;
  /** Number of records */
  readonly height: number;
  /** Hash of the newest record, hexadecimal */
  readonly head: string;
  /** Time of the checkpoint, ISO 8601 */
  readonly at: string;
  /** Public key of the deployment, Ed25519 */
  readonly public_key: string;
  /** Ed25519 signature of the checkpoint */
  readonly signature: string;
}

export interface ReadAuditCheckpointResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadAuditCheckpointData;
}

export interface ReadAuditData {
  /** Audit records, newest first */
  readonly records: readonly (AuditRecord)[];
  /** Cursor of the next page; `null` on the last page */
  readonly next: number | null;
}

export interface ReadAuditResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadAuditData;
}

export interface ReadDashboardCurrent {
  /** First day, inclusive, YYYY-MM-DD */
  readonly from: string;
  /** Last day, inclusive, YYYY-MM-DD */
  readonly to: string;
  /** Start of each bucket, ISO 8601 */
  readonly buckets: readonly (string)[];
  /** Number of transactions */
  readonly calls: number;
  /** Transactions per bucket by rule decision */
  readonly states: ReadDashboardCurrentStates;
  /** Segments by number of transactions; `null` without `segment` */
  readonly segments: readonly (ReadDashboardCurrentSegments)[] | null;
  /** Amounts by currency */
  readonly money: readonly (ReadDashboardCurrentMoney)[];
  /** Amounts of all currencies in the currency of the account; `null` without one */
  readonly account_money: ReadDashboardCurrentAccountMoney | null;
  /** Transactions by score, in steps of 5 from 0 to 100 */
  readonly scores: ReadDashboardCurrentStates;
  /** Rules with their transactions by state */
  readonly rules: readonly (ReadDashboardCurrentRule)[];
  /** Labels that were set in the period */
  readonly labels: readonly (ReadDashboardCurrentLabel)[];
  /** Labels of the transactions by rule decision */
  readonly outcomes: readonly (ReadDashboardCurrentOutcome)[];
  /** Labeled transactions in review or declined, per bucket */
  readonly alerts: ReadDashboardCurrentAlerts;
  /** Share of legitimate transactions among the labeled alerts, 0 to 1; `null` if none is labeled */
  readonly false_positive_share: number | null;
  /**
   * Amounts of the period's labeled transactions by currency. Labels from before this metric existed aren't
   * included, and changing such a label lowers the amounts
   */
  readonly outcome_money: readonly (ReadDashboardCurrentOutcomeMoney)[];
  /** State changes by reviews and labels */
  readonly overrides: readonly (ReadDashboardCurrentOverride)[];
  /** Evaluation latency in milliseconds */
  readonly latency: ReadDashboardCurrentLatency;
  /** Verifications that started in the period */
  readonly funnel: ReadDashboardCurrentFunnel;
}

export interface ReadDashboardCurrentAccountMoney {
  /** Currency of the account, ISO 4217 */
  readonly currency: string;
  /** Sum of the approved amounts */
  readonly approve: number;
  /** Sum of the amounts in review */
  readonly review: number;
  /** Sum of the declined amounts */
  readonly decline: number;
  /** Approved amount per bucket */
  readonly approved: readonly (number)[];
  /** Amount in review or declined per bucket */
  readonly stopped: readonly (number)[];
  /** Declined amount per bucket */
  readonly declined: readonly (number)[];
  /** Currencies without a reference rate; their amounts are missing */
  readonly unconverted: readonly (string)[];
}

export interface ReadDashboardCurrentAlerts {
  /** Number of transactions labeled as fraud */
  readonly fraud: readonly (number)[];
  /** Number of transactions labeled as legitimate */
  readonly legitimate: readonly (number)[];
}

export interface ReadDashboardCurrentFunnel {
  /** Number of started verifications */
  readonly started: number;
  /** Number of verifications whose page was opened */
  readonly opened: number;
  /** Ended verifications by status */
  readonly ended: ReadDashboardCurrentFunnelEnded;
  /** Progress of each step */
  readonly steps: readonly (ReadDashboardCurrentFunnelStep)[];
  /** Screens of the hosted flow */
  readonly screens: readonly (ReadDashboardCurrentFunnelScreen)[];
}

export interface ReadDashboardCurrentFunnelEnded {
  /** Number of verifications with this status */
  readonly approved: number;
  /** Number of verifications with this status */
  readonly review: number;
  /** Number of verifications with this status */
  readonly declined: number;
  /** Number of verifications with this status */
  readonly expired: number;
  /** Number of verifications with this status */
  readonly error: number;
}

export interface ReadDashboardCurrentFunnelScreen {
  /** Name of the screen */
  readonly screen: string;
  /** Number of verifications that showed the screen */
  readonly shown: number;
}

export interface ReadDashboardCurrentFunnelStep {
  /** Kind of the step */
  readonly step: string;
  /** Number of verifications that reached the step */
  readonly started: number;
  /** Number of verifications with an uploaded file */
  readonly sent: number;
  /** Number of verifications that submitted the step */
  readonly submitted: number;
  /** Number of repeated captures */
  readonly repeated: number;
  /** Number of verifications that passed the step */
  readonly passed: number;
}

export interface ReadDashboardCurrentLabel {
  /** Name of the label */
  readonly label: string;
  /** Number of items */
  readonly count: number;
}

export interface ReadDashboardCurrentLatency {
  /** Median in milliseconds; `null` without transactions */
  readonly p50: number | null;
  /** 95th percentile in milliseconds; `null` without transactions */
  readonly p95: number | null;
  /** 99th percentile in milliseconds; `null` without transactions */
  readonly p99: number | null;
  /** 95th percentile per bucket in milliseconds; `null` without transactions */
  readonly p95_series: readonly (number | null)[];
}

export interface ReadDashboardCurrentMoney {
  /** Currency, ISO 4217; empty if the request does not have one */
  readonly currency: string;
  /** Sum of the approved amounts */
  readonly approve: number;
  /** Sum of the amounts in review */
  readonly review: number;
  /** Sum of the declined amounts */
  readonly decline: number;
  /** Approved amount per bucket */
  readonly approved: readonly (number)[];
  /** Amount in review or declined per bucket */
  readonly stopped: readonly (number)[];
  /** Declined amount per bucket */
  readonly declined: readonly (number)[];
}

export interface ReadDashboardCurrentOutcome {
  /** Rule decision */
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  /** Number of transactions labeled as fraud */
  readonly fraud: number;
  /** Number of transactions labeled as legitimate */
  readonly legitimate: number;
}

export interface ReadDashboardCurrentOutcomeMoney {
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string;
  /** Sum of the amounts labeled as fraud that were reviewed or declined */
  readonly prevented: number;
  /** Sum of the amounts labeled as fraud that were approved */
  readonly lost: number;
  /** Sum of the amounts labeled legitimate that were reviewed or declined */
  readonly blocked: number;
}

export interface ReadDashboardCurrentOverride {
  /** State before */
  readonly from: string;
  /** State after */
  readonly to: string;
  /** Number of items */
  readonly count: number;
}

export interface ReadDashboardCurrentRule {
  /** ID of the rule */
  readonly id: string;
  /** Name of the rule; `null` if it no longer exists */
  readonly name: string | null;
  /** Number of transactions that the rule matched */
  readonly approve: number;
  /** Number of transactions that the rule matched */
  readonly review: number;
  /** Number of transactions that the rule matched */
  readonly decline: number;
}

export interface ReadDashboardCurrentSegments {
  /** Value of the segment; empty for no value, `(other)` for the rest */
  readonly value: string;
  /** Number of transactions */
  readonly approve: number;
  /** Number of transactions */
  readonly review: number;
  /** Number of transactions */
  readonly decline: number;
  /** Number of transactions per bucket */
  readonly calls: readonly (number)[];
}

export interface ReadDashboardCurrentStates {
  /** Number of transactions per bucket or score step */
  readonly approve: readonly (number)[];
  /** Number of transactions per bucket or score step */
  readonly review: readonly (number)[];
  /** Number of transactions per bucket or score step */
  readonly decline: readonly (number)[];
}

export interface ReadDashboardData {
  /** IANA time zone of the days */
  readonly time_zone: string;
  /** Length of a bucket */
  readonly unit: "hour" | "day" | "week" | "month";
  /** Time up to which transactions are counted, ISO 8601; `null` if none are counted */
  readonly counted_until: string | null;
  /** Requested period */
  readonly current: ReadDashboardCurrent;
  /** Preceding period of the same length; `null` if it was not requested */
  readonly previous: ReadDashboardCurrent | null;
  /** Drift of the inputs; empty with fewer than 100 transactions in a period */
  readonly drift: readonly (ReadDashboardDrift)[];
}

export interface ReadDashboardDrift {
  /** Monitored input */
  readonly input: "country" | "action" | "currency" | "amount" | "score" | "model";
  /** Population stability index: below 0.1 no drift, above 0.25 strong drift */
  readonly psi: number;
  /** Shares of the values */
  readonly shares: readonly (ReadDashboardDriftShare)[];
}

export interface ReadDashboardDriftShare {
  /** Value of the input */
  readonly value: string;
  /** Share in the previous period, 0 to 1 */
  readonly before: number;
  /** Share in the requested period, 0 to 1 */
  readonly now: number;
}

export interface ReadDashboardResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadDashboardData;
}

export interface ReadFirstStepsData {
  /** `true` if an owner exists */
  readonly owner: boolean;
  /** `true` after the first scoring request */
  readonly call: boolean;
  /** `true` after the first device session */
  readonly device: boolean;
  /** `true` if a webhook endpoint exists */
  readonly webhook: boolean;
  /** `true` if a list has an entry */
  readonly list: boolean;
  /** `true` if a workflow is active */
  readonly workflow: boolean;
}

export interface ReadFirstStepsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadFirstStepsData;
}

export interface ReadHealthData {
  /** Version of the server */
  readonly version: string;
  /** Start of the process, ISO 8601 */
  readonly started_at: string;
  /** Checked subjects, problems first */
  readonly findings: readonly (ReadHealthFinding)[];
  /** Periodic jobs of the process */
  readonly jobs: readonly (ReadHealthJob)[];
  /** Pending work of the account */
  readonly queues: readonly (ReadHealthQueue)[];
  /** Endpoints that fail or are disabled */
  readonly webhooks: readonly (ReadHealthWebhook)[];
  /** Database */
  readonly database: ReadHealthDatabase;
  /** Disk space */
  readonly disk: readonly (ReadHealthDisk)[];
  /** Data sources */
  readonly sources: ReadHealthSources;
}

export interface ReadHealthDatabase {
  /** Version of PostgreSQL */
  readonly version: string;
  /** Size in bytes */
  readonly bytes: number;
  /** Largest tables */
  readonly largest: readonly (ReadHealthDatabaseLargest)[];
}

export interface ReadHealthDatabaseLargest {
  /** Name of the table */
  readonly table: string;
  /** Size in bytes */
  readonly bytes: number;
  /** Estimated number of rows; `null` if unknown */
  readonly rows: number | null;
}

export interface ReadHealthDisk {
  /** Free space in bytes */
  readonly free_bytes: number;
  /** Total space in bytes */
  readonly total_bytes: number;
}

export interface ReadHealthFinding {
  /** Checked subject */
  readonly subject: string;
  /** State of the subject */
  readonly state: "ok" | "warning" | "failed";
  /** Finding in one sentence */
  readonly note: string;
  /** Recommended action; `null` if none is needed */
  readonly remedy: string | null;
}

export interface ReadHealthJob {
  /** Name of the job */
  readonly name: string;
  /** Interval in seconds */
  readonly every_seconds: number;
  /** `true` while the job runs */
  readonly running: boolean;
  /** Start of the last run, ISO 8601; `null` before the first */
  readonly started_at: string | null;
  /** End of the last successful run, ISO 8601; `null` before the first */
  readonly succeeded_at: string | null;
  /** Number of consecutive failed runs */
  readonly failures: number;
  /** `true` if the job has not succeeded for three intervals */
  readonly late: boolean;
}

export interface ReadHealthQueue {
  /** Name of the queue */
  readonly queue: string;
  /** Number of waiting items, up to 10,000 */
  readonly waiting: number;
  /** Time of the oldest item, ISO 8601; `null` if the queue is empty */
  readonly oldest_at: string | null;
}

export interface ReadHealthResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadHealthData;
}

export interface ReadHealthSources {
  /** Number of sources */
  readonly all: number;
  /** Number of outdated sources */
  readonly stale: number;
  /** Age of the oldest source in hours; `null` if unknown */
  readonly oldest_hours: number | null;
}

export interface ReadHealthWebhook {
  /** ID of the endpoint */
  readonly id: string;
  /** Time of the first failure without a success since, ISO 8601; `null` if it works */
  readonly failing_since: string | null;
  /** Time at which the endpoint was disabled, ISO 8601; `null` if it is enabled */
  readonly disabled_at: string | null;
}

export interface ReadLinksData {
  /** Requested identifier; `null` for an evaluation, a name, or an identifier without transactions */
  readonly entity: ReadLinksEntity | null;
  /** Linked identifiers, most shared transactions first */
  readonly neighbours: readonly (ReadLinksNeighbour)[];
  /** Value of `skip` for the next page; `null` on the last page */
  readonly next: number | null;
}

export interface ReadLinksEntity {
  /** Kind of the identifier */
  readonly kind: "transaction" | "evaluation" | "execution" | "user_id" | "email" | "phone_number" | "ip" | "device_hash" | "cookie_hash" | "true_device_id" | "card_hash" | "address" | "user_bank_account" | "receiver_bank_account" | "receiver_id" | "merchant_id" | "affiliate_id" | "session_id" | "idv_reference_id" | "name" | "name_sound";
  /** Key for `GET /links` and `GET /evaluations` */
  readonly key: string;
  /** Number of analyzed transactions, up to 250 */
  readonly calls: number;
  /** Number of users in the newest 2,000 transactions */
  readonly people: number;
  /** `true` if more than 25 people share the identifier */
  readonly hub: boolean;
  /** Time of the first transaction, ISO 8601 */
  readonly first_seen: string;
  /** Time of the last transaction, ISO 8601 */
  readonly last_seen: string;
  /** Number of approved transactions */
  readonly approved: number;
  /** Number of transactions in review */
  readonly in_review: number;
  /** Number of declined transactions */
  readonly declined: number;
  /** Number of transactions labeled as fraud */
  readonly frauds: number;
  /** Newest evaluation; `null` if it is no longer stored */
  readonly newest: EvaluationSummary | null;
}

export interface ReadLinksNeighbour {
  /** Kind of the identifier */
  readonly kind: "transaction" | "evaluation" | "execution" | "user_id" | "email" | "phone_number" | "ip" | "device_hash" | "cookie_hash" | "true_device_id" | "card_hash" | "address" | "user_bank_account" | "receiver_bank_account" | "receiver_id" | "merchant_id" | "affiliate_id" | "session_id" | "idv_reference_id" | "name" | "name_sound";
  /** Key for `GET /links` and `GET /evaluations` */
  readonly key: string;
  /** Number of analyzed transactions, up to 250 */
  readonly calls: number;
  /** Number of users in the newest 2,000 transactions */
  readonly people: number;
  /** `true` if more than 25 people share the identifier */
  readonly hub: boolean;
  /** Time of the first transaction, ISO 8601 */
  readonly first_seen: string;
  /** Time of the last transaction, ISO 8601 */
  readonly last_seen: string;
  /** Number of approved transactions */
  readonly approved: number;
  /** Number of transactions in review */
  readonly in_review: number;
  /** Number of declined transactions */
  readonly declined: number;
  /** Number of transactions labeled as fraud */
  readonly frauds: number;
  /** Newest evaluation; `null` if it is no longer stored */
  readonly newest: EvaluationSummary | null;
  /** Number of shared transactions */
  readonly shared: number;
  /** Time of the first shared transaction, ISO 8601 */
  readonly shared_first: string;
  /** Time of the last shared transaction, ISO 8601 */
  readonly shared_last: string;
}

export interface ReadLinksResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadLinksData;
}

export interface ReadListEntriesData {
  /** Entries, newest first */
  readonly entries: readonly (ListEntry)[];
  /** Cursor of the next page; `null` on the last page */
  readonly next: string | null;
  /** Number of entries of the list, on the first page; `null` on other pages */
  readonly total: number | null;
}

export interface ReadListEntriesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadListEntriesData;
}

export interface ReadManagedExecutionData {
  /** Execution with steps and events */
  readonly execution: ManagedExecution;
  /** Response of the orchestration API for this execution */
  readonly result: AnyObject;
  /** Linked evaluations, newest first, up to 200 */
  readonly transactions: readonly (ReadManagedExecutionTransaction)[];
}

export interface ReadManagedExecutionResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadManagedExecutionData;
}

export interface ReadManagedExecutionTransaction {
  /** ID of the evaluation */
  readonly evaluation_id: string;
  /** ID of the transaction */
  readonly transaction_id: string;
  /** Time of the event, ISO 8601 */
  readonly at: string;
}

export interface ReadPolicyProposalChanges {
  /** Differences of the rules */
  readonly rules: DocumentDifference;
  /** Differences of the rule categories */
  readonly categories: DocumentDifference;
  /** Differences of the list definitions */
  readonly lists: DocumentDifference;
  /** Typologies by ID that were added, removed or changed */
  readonly typologies: DocumentDifference;
  /** Change of the thresholds; `null` if they are equal */
  readonly thresholds: ThresholdsDifference | null;
  /** Change of the settings for counting transactions; `null` if they are equal */
  readonly velocity: VelocityDifference | null;
}

export interface ReadPolicyProposalData {
  /** ID of the proposal */
  readonly id: string;
  /** Status of the proposal */
  readonly status: "OPEN" | "APPROVED" | "REFUSED";
  /** Policy version that the proposal is based on */
  readonly base_version: number;
  /** Author of the proposal */
  readonly author: string;
  /** Reason for the proposal */
  readonly note: string;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Author of the decision; `null` if it is open */
  readonly decided_by: string | null;
  /** Time of the decision, ISO 8601; `null` if it is open */
  readonly decided_at: string | null;
  /** Reason for the decision; empty if it is open */
  readonly reason: string;
  /** Policy version of the approval; `null` if it is not approved */
  readonly version: number | null;
  /** Policy document */
  readonly document: PolicyDocument;
  /** Differences from the base version */
  readonly changes: ReadPolicyProposalChanges;
}

export interface ReadPolicyProposalResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadPolicyProposalData;
}

export interface ReadPreferencesData {
  /** Settings by name */
  readonly preferences: HttpHeaders;
}

export interface ReadPreferencesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadPreferencesData;
}

export interface ReadRuleMetricsData {
  /** IANA time zone of the days */
  readonly time_zone: string;
  /** Length of a bucket */
  readonly unit: "hour" | "day" | "week" | "month";
  /** Time up to which transactions are counted, ISO 8601; `null` if none are counted */
  readonly counted_until: string | null;
  /** Start of each bucket, ISO 8601 */
  readonly buckets: readonly (string)[];
  /** Metrics of the whole period */
  readonly metrics: ReadRuleMetricsMetrics;
  /** Metrics per bucket */
  readonly series: ReadRuleMetricsSeries;
  /** Amounts per bucket by currency */
  readonly money_series: readonly (ReadRuleMetricsMoneySery)[];
}

export interface ReadRuleMetricsMetrics {
  /** ID of the object */
  readonly id: string;
  /** Number of transactions that the rule matched with effect */
  readonly matches: number;
  /** Number of transactions that the rule matched in shadow mode */
  readonly shadow_matches: number;
  /** Number of transactions labeled as fraud */
  readonly fraud: number;
  /** Number of transactions labeled as legitimate */
  readonly legitimate: number;
  /** Share of fraud among the labeled matches, with its 95% confidence interval; `null` if unknown */
  readonly precision: number | null;
  /** Amounts by currency */
  readonly money: readonly (ListRuleMetricsRuleMoney)[];
}

export interface ReadRuleMetricsMoneySery {
  /** Currency, ISO 4217; empty if the request does not have one */
  readonly currency: string;
  /** Sum of the amounts per bucket */
  readonly amount: readonly (number)[];
  /** Sum of the amounts labeled as fraud, per bucket */
  readonly fraud: readonly (number)[];
  /** Sum of the amounts labeled as legitimate, per bucket */
  readonly legitimate: readonly (number)[];
}

export interface ReadRuleMetricsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadRuleMetricsData;
}

export interface ReadRuleMetricsSeries {
  /** Number of transactions per bucket */
  readonly matches: readonly (number)[];
  /** Number of transactions per bucket */
  readonly shadow_matches: readonly (number)[];
  /** Number of transactions per bucket */
  readonly fraud: readonly (number)[];
  /** Number of transactions per bucket */
  readonly legitimate: readonly (number)[];
  /** Precision per bucket, 0 to 1; `null` if nothing is labeled */
  readonly precision: readonly (number | null)[];
}

export interface ReadSecondFactorData {
  /** `true` if a second factor is active */
  readonly enabled: boolean;
  /** Time of the activation, ISO 8601; `null` without a second factor */
  readonly enabled_at: string | null;
  /** Number of remaining recovery codes */
  readonly recovery_codes_left: number;
  /** `true` if the account requires a second factor */
  readonly required: boolean;
  /** Identity provider of the user; `null` if not present */
  readonly provider: ReadSecondFactorProvider | null;
}

export interface ReadSecondFactorProvider {
  /** Name of the identity provider */
  readonly name: string;
  /** End of the proof, ISO 8601; `null` if not present */
  readonly proved_until: string | null;
}

export interface ReadSecondFactorResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadSecondFactorData;
}

export interface ReadSignInMethodsData {
  /** Name of the identity provider; `null` if not configured */
  readonly provider: string | null;
  /** `true` if the first owner must still be created */
  readonly first_owner: boolean;
}

export interface ReadSignInMethodsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadSignInMethodsData;
}

export interface ReadTypologyRunData {
  /** Job with its progress */
  readonly job: TypologyRunJob;
  /** Result; `null` until the run has ended */
  readonly result: TypologyRunResult | null;
}

export interface ReadTypologyRunResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadTypologyRunData;
}

export interface ReadWebhookData {
  /** Webhook endpoint */
  readonly webhook: WebhookEndpoint;
}

export interface ReadWebhookResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReadWebhookData;
}

export interface Readiness {
  /** `true` if the server can score transactions */
  readonly ready: boolean;
  /** Components with their states */
  readonly components: readonly (ReadinessComponent)[];
}

export interface ReadinessComponent {
  /** Name of the component */
  readonly name: string;
  /** State of the component */
  readonly state: "ok" | "degraded" | "down";
  /** State in words */
  readonly note?: string | undefined;
}

export interface RecordPaymentEventsBody {
  /** Events, at most 1,000 */
  readonly events: readonly (BulkPaymentEvent)[];
}

export interface RecordPaymentEventsData {
  /** One result per event, in the order of the request */
  readonly results: readonly (BulkPaymentEventResult)[];
}

export interface RecordPaymentEventsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: RecordPaymentEventsData;
}

export interface RecordedPaymentEvent {
  /** ID of the object */
  readonly id: string;
  /** `true` if the event was already stored */
  readonly duplicate: boolean;
  /** ID of the category; `null` for none */
  readonly category: "fraud" | "authorization" | "processing_error" | "consumer_dispute" | null;
  /** Findings about an accepted event that may show a mistake */
  readonly warnings: readonly ("authorization_missing" | "currency_differs" | "dispute_missing" | "refund_exceeds_capture" | "unknown_code")[];
  /** Display name; `null` if unknown */
  readonly label: string | null;
  /**
   * Effect on the label: `set`; `unchanged` because it already has this value or a later event set it; `kept`
   * because a person or an API key set it; `none` because the settings lack a label for the event
   */
  readonly label_effect: "set" | "unchanged" | "kept" | "none";
}

export interface RecordedPaymentEventResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: RecordedPaymentEvent;
}

export interface RefusePolicyProposalBody {
  /** Reason for the rejection */
  readonly reason: string;
}

export interface RegionalAddressDetails {
  /** Data of the address in the US */
  readonly us: UsAddressDetails;
}

export interface ReliabilityStep {
  /** Lower limit of the range */
  readonly from: number;
  /** Upper limit of the range */
  readonly to: number;
  /** Number of transactions */
  readonly rows: number;
  /** Mean predicted share of fraud, 0 to 1 */
  readonly predicted: number;
  /** Observed share of fraud, 0 to 1 */
  readonly observed: number;
}

export interface RemoteAccessRisk {
  /** Risk level; `null` if there are too few events */
  readonly level: "low" | "medium" | "high" | null;
  /** Observations that raise the risk */
  readonly flags: readonly ("remote_access" | "active_call" | "potential_vishing")[];
}

export interface RemoveClearedMatchData {
  /** Always `true` */
  readonly removed: true;
}

export interface RemoveClearedMatchResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: RemoveClearedMatchData;
}

export interface RemoveListEntriesBody {
  /** Values to remove */
  readonly values: readonly (string)[];
}

export interface RemoveListEntriesData {
  /** Number of removed entries */
  readonly removed: number;
}

export interface RemoveListEntriesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: RemoveListEntriesData;
}

export interface ReplacePolicyBody {
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version: number;
  /** Policy document */
  readonly document: PolicyDocumentInput;
  /** Reason for the change, stored with the policy version */
  readonly note?: string | undefined;
}

export interface ReplaceTagsBody {
  /** Tags to set */
  readonly tags: readonly (string)[];
}

export interface RequestDataUpdatesBody {
  /** Names of the sources; by default all */
  readonly sources?: readonly (string)[] | undefined;
}

export interface RequestDataUpdatesData {
  /** Number of requested updates */
  readonly requested: number;
}

export interface RequestDataUpdatesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: RequestDataUpdatesData;
}

export interface RequestResubmissionBody {
  /** Name of the step */
  readonly step: string;
  /** Code of the reason for the end user */
  readonly reason: "DARK" | "BLUR" | "GLARE" | "SMALL" | "NO_DOCUMENT" | "ZONE_UNREADABLE" | "NOT_ACCEPTED" | "UNREADABLE_FILE" | "LOCKED_FILE" | "NO_FACE" | "SEVERAL_FACES" | "FACE_TOO_SMALL" | "FRAMES_OUT_OF_ORDER" | "OTHER_PERSON" | "NOT_SURELY_THE_SAME_PERSON" | "NOT_SHOWN_TURN_LEFT" | "NOT_SHOWN_TURN_RIGHT" | "NOT_SHOWN_BLINK" | "NOT_SHOWN_OPEN_MOUTH" | "NOT_SHOWN_COME_CLOSER";
  /** Note for other users and the webhook */
  readonly note?: string | undefined;
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version?: number | undefined;
}

export interface ResendWebhookDeliveriesBody {
  /** Only deliveries of this event */
  readonly event?: "orchestration/workflow_execution_finished" | "orchestration/workflow_execution_updated" | "verification/session_finished" | "verification/step_asked_again" | "transaction/processed" | "transaction/status_updated" | "transaction/event_recorded" | "lists/updated" | "aml/person_updates" | "aml/entity_updates" | "ekyc/check_finished" | "erase/finished" | "alert/opened" | "alert/closed" | undefined;
  /** Only deliveries in this state */
  readonly state?: "PENDING" | "DELIVERED" | "FAILED" | undefined;
  /** Only deliveries at or after this time, RFC 3339 */
  readonly since?: string | undefined;
  /** Only deliveries before this time, RFC 3339 */
  readonly until?: string | undefined;
}

export interface ResendWebhookDeliveriesData {
  /** Number of deliveries */
  readonly resent: number;
}

export interface ResendWebhookDeliveriesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ResendWebhookDeliveriesData;
}

export interface ResendWebhookDeliveryData {
  /** Delivery */
  readonly delivery: WebhookDelivery;
}

export interface ResendWebhookDeliveryResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ResendWebhookDeliveryData;
}

export interface RestorePolicyVersionBody {
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version?: number | undefined;
  /** Reason for the change, stored with the policy version */
  readonly note?: string | undefined;
}

export interface ResubmissionRequest {
  /** Link to the hosted flow */
  readonly link: string;
  /** Expiry of the execution, ISO 8601 */
  readonly expires_at: string;
  /** Version of the execution after the request */
  readonly version: number;
}

export interface ResubmissionRequestResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ResubmissionRequest;
}

export interface ResubmissionRequested {
  /** ID of the workflow execution */
  readonly executionId: string;
  /** Workflow of the execution */
  readonly workflow: ListNamesName;
  /** Your ID of the end user; `null` if it was not sent */
  readonly userId: string | null;
  /** Name of the step */
  readonly step: string;
  /** Kind of the check */
  readonly checkType: "DOCUMENT_CHECK" | "SELFIE_CHECK" | "POA_CHECK" | "CREDIT_CARD_CHECK" | "EVIDENCE_COLLECTION" | "FRAUD_API";
  /** Code of the reason */
  readonly reason: string;
  /** Reason for the end user, in their language */
  readonly sentence: string;
  /** Note of the reviewer; `null` if not present */
  readonly note: string | null;
  /** Expiry of the execution, ISO 8601 */
  readonly expiresAt: string;
}

export interface RevealReason {
  /** Reason for the access, 5 to 300 characters. The audit log stores it, so do not name a person. */
  readonly reason: string;
}

export interface ReviewChallenge {
  /** Actions of the liveness challenge, in order */
  readonly actions: readonly ("TURN_LEFT" | "TURN_RIGHT" | "BLINK" | "OPEN_MOUTH" | "COME_CLOSER")[];
  /** Colors that the screen had to show; empty if none were required */
  readonly colours: readonly ("DARK" | "WHITE" | "BLUE" | "GREEN" | "CYAN" | "AMBER")[];
  /** Time of the creation, ISO 8601 */
  readonly issued_at: string;
  /** Expiry of the challenge, ISO 8601 */
  readonly expires_at: string;
}

export interface ReviewFace {
  /** ID of the media file */
  readonly media: string;
  /** Left edge, as a share of the image width */
  readonly x: number;
  /** Top edge, as a share of the image height */
  readonly y: number;
  /** Width, as a share of the image width */
  readonly width: number;
  /** Height, as a share of the image height */
  readonly height: number;
  /** Quarter turns clockwise before the position applies */
  readonly quarters: number;
}

export interface ReviewFaces {
  /** Face in the selfie; `null` if not found */
  readonly selfie: ReviewFace | null;
  /** Face in the reference image; `null` if not found */
  readonly reference: ReviewFace | null;
  /** Distance of the faces; `null` if they were not compared */
  readonly distance: number | null;
  /** Distance below which the faces count as the same person */
  readonly same_below: number;
  /** Distance above which the faces count as different persons */
  readonly other_above: number;
}

export interface ReviewField {
  /** Name of the field */
  readonly field: string;
  /** Value from the document; `null` if it was not read */
  readonly read: string | null;
  /** Part of the document with the value; `null` if it was not read */
  readonly source: "ZONE" | "VISUAL" | "BARCODE" | "OTHER" | null;
  /** `true` if a valid check digit covers the value */
  readonly checked: boolean;
  /** Mean probability of the characters, 0 to 1; `null` if not present */
  readonly confidence: number | null;
  /** Comparison with the visual zone; `null` if it was not searched */
  readonly print: "CONFIRMED" | "NOT_FOUND" | "CONFLICT" | null;
  /** Value from the inputs; `null` if it was not sent */
  readonly submitted: string | null;
  /** Name of the input; `null` if it was not sent */
  readonly input: string | null;
  /** Comparison of document and input; ALIKE needs manual review */
  readonly verdict: "SAME" | "ALIKE" | "DIFFERENT" | "NOT_COMPARED";
  /** Value on the chip; `null` if not present */
  readonly chip: string | null;
  /** Comparison of document and chip; ALIKE needs manual review */
  readonly chip_verdict: "SAME" | "ALIKE" | "DIFFERENT" | "NOT_COMPARED";
}

export interface ReviewMedia {
  /** ID of the media file */
  readonly id: string;
  /** Slot of the capture */
  readonly slot: string;
  /** `false` if the file was deleted or replaced */
  readonly stored: boolean;
  /** Media type; `null` if the file is not stored */
  readonly media_type: string | null;
  /** Size in bytes; `null` if the file is not stored */
  readonly size: number | null;
  /** Camera or upload */
  readonly method: "CAMERA" | "UPLOAD";
  /** Number of the attempt */
  readonly attempt: number;
  /** Index of the challenge action; `null` for other files */
  readonly action: number | null;
  /** Index of the screen color; `null` for other files */
  readonly light: number | null;
  /** Time since the challenge in milliseconds; `null` for other files */
  readonly at: number | null;
}

export interface ReviewStep {
  /** Name of the step */
  readonly id: string;
  /** Extracted fields */
  readonly fields: readonly (ReviewField)[];
  /** Media files */
  readonly media: readonly (ReviewMedia)[];
  /** Liveness challenge; `null` if not present */
  readonly challenge: ReviewChallenge | null;
  /** Compared faces; `null` if none were compared */
  readonly faces: ReviewFaces | null;
  /** `true` if the check can be decided */
  readonly can_decide: boolean;
  /** `true` if the step can be requested again */
  readonly can_request_again: boolean;
}

export interface ReviewTransactionBody {
  /** State to set */
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  /** Reason for the decision */
  readonly comment?: string | undefined;
  /** State that the decision is based on; returns 409 if it has changed */
  readonly expected_state?: "APPROVE" | "REVIEW" | "DECLINE" | undefined;
}

export interface ReviewWorkflowExecutionBody {
  /** Name of the step */
  readonly step: string;
  /** Decision on the check */
  readonly decision: "APPROVED" | "DECLINED";
  /** Note of the decision */
  readonly note?: string | undefined;
  /** Version that the change is based on; returns 409 if a newer one exists */
  readonly expected_version?: number | undefined;
}

export interface ReviewWorkflowExecutionData {
  /** Execution after the decision */
  readonly execution: ManagedExecution;
}

export interface ReviewWorkflowExecutionResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ReviewWorkflowExecutionData;
}

export interface RevokedApiKey {
  /** Revoked key */
  readonly key: ApiKey;
}

export interface RevokedApiKeyResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: RevokedApiKey;
}

export interface RiskScores {
  /** Score of the global network, 0 to 100; `null` if unknown */
  readonly global_network_score: number | null;
}

export interface RotateKeyBody {
  /** Time during which the old secret stays valid, in seconds */
  readonly overlap_seconds: number;
}

export interface RotatedApiKey {
  /** New key */
  readonly key: NewApiKey;
  /** Previous key */
  readonly previous: ApiKey;
}

export interface RotatedApiKeyResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: RotatedApiKey;
}

export interface Rule {
  /** ID of the rule */
  readonly id: string;
  /** Name of the rule */
  readonly name: string;
  /** ID of the category; `null` for none */
  readonly category: string | null;
  /** Order of evaluation; lower numbers come first */
  readonly priority: number;
  /**
   * `live` has an effect, `canary` on a share of transactions, `shadow` is only logged, `off` is not
   * evaluated
   */
  readonly mode: "live" | "canary" | "shadow" | "off";
  /** Percent of transactions for which a canary rule has an effect; `null` for other modes */
  readonly canary_percent: number | null;
  /** Condition of the rule, as a tree */
  readonly when: RuleCondition;
  /** Condition as text */
  readonly when_text: string;
  /** Effect of the rule */
  readonly then: RuleEffect;
  /** Start of the validity, ISO 8601; `null` for no limit */
  readonly starts_at: string | null;
  /** End of the validity, ISO 8601; `null` for no limit */
  readonly ends_at: string | null;
}

export interface RuleCategory {
  /** ID of the category */
  readonly id: string;
  /** Name of the category */
  readonly name: string;
  /** Thresholds of the category; `null` for none */
  readonly thresholds: AccountThresholds | null;
}

export interface RuleCategoryChange {
  /** New policy version */
  readonly version: number;
  /** Category after the change */
  readonly category: RuleCategory;
}

export interface RuleCategoryChangeResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: RuleCategoryChange;
}

export interface RuleCategoryDetails {
  /** ID of the rule category */
  readonly id: string;
  /** Name of the rule category */
  readonly name: string;
  /** Sum of the scores of the category; `null` if no rule of the category matched */
  readonly score: number | null;
  /** State by the thresholds of the category; `null` without thresholds */
  readonly state: "APPROVE" | "REVIEW" | "DECLINE" | null;
}

export interface RuleCategoryInput {
  /** ID of the object: 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id: string;
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** Thresholds of the category; `null` for none */
  readonly thresholds: AccountThresholds | null;
}

export interface RuleChange {
  /** New policy version */
  readonly version: number;
  /** Rule after the change */
  readonly rule: Rule;
}

export interface RuleChangeResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: RuleChange;
}

export interface RuleCheck {
  /** `true` if the check found no problems */
  readonly ok: boolean;
  /** Problems of the condition */
  readonly problems: readonly (RuleProblem)[];
  /** Condition as text; `null` if it is invalid */
  readonly text: string | null;
  /** Condition as a tree; `null` if it is invalid */
  readonly tree: RuleCondition | null;
}

export interface RuleCheckResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: RuleCheck;
}

export interface RuleCondition {
  /** Operator */
  readonly op: string;
  readonly [name: string]: unknown;
}

export interface RuleCount {
  /** ID of the rule */
  readonly id: string;
  /** Name of the rule; `null` if it no longer exists */
  readonly name: string | null;
  /** Number of matches */
  readonly count: number;
}

export interface RuleCounts {
  /** `false` if not all evaluations of the period were counted */
  readonly complete: boolean;
  /** Number of counted evaluations */
  readonly evaluations: number;
  /** Rules by number of matches */
  readonly matched: readonly (RuleCount)[];
}

/** Either score, or state and/or list */
export interface RuleEffect {
  /** Score to add or subtract; `null` for none */
  readonly score?: RuleScore | null | undefined;
  /** State to set; `null` for none */
  readonly state?: "APPROVE" | "REVIEW" | "DECLINE" | null | undefined;
  /** List action; `null` for none */
  readonly list?: RuleListAction | null | undefined;
}

export interface RuleField {
  /** Path of the field */
  readonly path: string;
  /** Type of the value */
  readonly type: "string" | "number" | "boolean" | "date" | "array" | "object";
  /** `true` if the value can be unknown */
  readonly nullable: boolean;
  /** Module of the field */
  readonly module: string;
  /** `true` for personal data */
  readonly pii: boolean;
}

export interface RuleInput {
  /** ID of the object: 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id?: string | undefined;
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** ID of the category; `null` for none */
  readonly category?: string | null | undefined;
  /** Order of evaluation; lower numbers come first */
  readonly priority?: number | undefined;
  /**
   * `live` has an effect, `canary` on a share of transactions, `shadow` is only logged, `off` is not
   * evaluated
   */
  readonly mode?: "live" | "canary" | "shadow" | "off" | undefined;
  /** Percent of transactions for which a canary rule has an effect; `null` for other modes */
  readonly canary_percent?: number | null | undefined;
  /** Condition as text or as a tree */
  readonly when?: string | RuleCondition | undefined;
  /** Condition as text */
  readonly when_text?: string | undefined;
  /** Effect of the rule */
  readonly then: RuleEffect;
  /** Start of the validity, ISO 8601; `null` for no limit */
  readonly starts_at?: string | null | undefined;
  /** End of the validity, ISO 8601; `null` for no limit */
  readonly ends_at?: string | null | undefined;
}

export interface RuleListAction {
  /** ID of the list */
  readonly list_id: string;
  /** Field whose value is added */
  readonly field: "email" | "email_domain" | "ip" | "phone_number" | "user_id" | "user_fullname" | "user_country" | "user_bank_account" | "receiver_bank_account" | "card_hash" | "card_bin" | "device_hash" | "cookie_hash" | "true_device_id" | "device_id" | "affiliate_id" | "merchant_id";
  /** Action on the list */
  readonly action: "add";
}

export interface RuleProblem {
  /** Description of the problem */
  readonly message: string;
  /** How to correct it */
  readonly fix: string;
  /** Path in the tree */
  readonly path: string;
  /** Position in the text; `null` for a tree */
  readonly position: TextRange | null;
}

export interface RuleScore {
  /** `+` adds the score, `-` subtracts it */
  readonly operation: "+" | "-";
  /** Points */
  readonly value: number;
}

export interface RuleTest {
  /** ID of the tested rule */
  readonly rule_id: string;
  /** Policy version that the states are based on */
  readonly policy_version: number;
  /** `true` if the rule matches */
  readonly matches: boolean;
  /** Condition with the values of the transaction */
  readonly when: ExplainedCondition;
  /** State without the rule */
  readonly was: "APPROVE" | "REVIEW" | "DECLINE";
  /** State with the rule */
  readonly becomes: "APPROVE" | "REVIEW" | "DECLINE";
  /** Velocity values that were not collected at that time */
  readonly not_requested: readonly (string)[];
}

export interface RuleTestResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: RuleTest;
}

export interface SaveSearchProfileBody {
  /** Name of the object: text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** Description of the profile, free text */
  readonly description?: string | undefined;
  /** Settings of the profile */
  readonly settings: SearchProfileSettings;
}

export interface SaveSearchProfileData {
  /** Saved profile */
  readonly profile: SearchProfile;
}

export interface SaveSearchProfileResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: SaveSearchProfileData;
}

export interface SavedView {
  /** ID of the view */
  readonly id: string;
  /** Name of the view */
  readonly name: string;
  /** `true` if all users see the view */
  readonly shared: boolean;
  /** `true` for a view of the caller */
  readonly own: boolean;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Filters of `GET /evaluations`, and `columns` */
  readonly search: SavedViewSearch;
}

export interface SavedViewResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: SavedView;
}

export interface SavedViewSearch {
  readonly [name: string]: string;
}

export interface ScoreContribution {
  /** Name of the feature */
  readonly feature: string;
  /** Display name of the feature */
  readonly label: string;
  /** Value of the feature; `null` if unknown */
  readonly value: number | null;
  /** Contribution in log odds */
  readonly contribution: number;
}

export interface ScoreExplanation {
  /** Name of the model */
  readonly model: string;
  /** Score, 0 to 100 */
  readonly score: number;
  /** Base value in log odds */
  readonly bias: number;
  /** Sum of all contributions in log odds */
  readonly raw: number;
  /** Sum of the omitted contributions in log odds */
  readonly rest: number;
  /**
   * Field value whose own calibration converts `raw` to the score; `null` for the calibration of all
   * transactions
   */
  readonly segment: ScoreSegment | null;
  /** Contributions, strongest first */
  readonly contributions: readonly (ScoreContribution)[];
}

export interface ScoreExplanationResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ScoreExplanation;
}

export interface ScoreSegment {
  /** Name of the field */
  readonly feature: string;
  /** Value of the field */
  readonly value: string;
}

export interface ScoreShift {
  /** Mean change of the score */
  readonly mean: number;
  /** Transactions by change of the score */
  readonly steps: readonly (ScoreShiftStep)[];
}

export interface ScoreShiftStep {
  /** Lower limit of the change */
  readonly from: number;
  /** Upper limit of the change */
  readonly to: number;
  /** Number of transactions */
  readonly rows: number;
}

export interface ScoreStep {
  /** ID of the rule */
  readonly rule_id: string;
  /** `+` adds the score, `-` subtracts it */
  readonly operation: "+" | "-";
  /** Points of the rule */
  readonly score: number;
  /** Sum after the rule */
  readonly total: number;
}

export interface ScreeningList {
  /** Short name of the list */
  readonly name: string;
  /** Full name of the list */
  readonly full_name: string;
  /** Kind of the list */
  readonly kind: "sanctionlist" | "pep" | "watchlist" | "crimelist" | "local" | "media";
  /** Version or date of the list */
  readonly version: string;
  /** Number of entries */
  readonly entries: number;
  /** Number of names */
  readonly names: number;
  /** Time of the import, ISO 8601; `null` if unknown */
  readonly imported_at: string | null;
  /** Age of the list in hours; `null` if unknown */
  readonly age_hours: number | null;
}

export interface ScreeningRequest {
  /** Settings of the request */
  readonly config?: AmlConfig | undefined;
  /** `true` adds the name to ongoing monitoring; `null` counts as not sent */
  readonly monitoring_required?: boolean | number | string | null | undefined;
  /** Interval of the checks */
  readonly monitoring_schedule?: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR" | "" | null | undefined;
  /** Your ID of the person, used for monitoring, cases and cleared matches; `null` counts as not sent */
  readonly user_id?: string | number | null | undefined;
  /**
   * Name of the person, organization or vessel; by default composed of first and last name; `null` counts as
   * not sent
   */
  readonly user_fullname?: string | number | null | undefined;
  /** Given name; `null` counts as not sent */
  readonly user_firstname?: string | number | null | undefined;
  /** Middle name; `null` counts as not sent */
  readonly user_middlename?: string | number | null | undefined;
  /** Family name; `null` counts as not sent */
  readonly user_lastname?: string | number | null | undefined;
  /** Date of birth, YYYY-MM-DD; `null` counts as not sent */
  readonly user_dob?: string | number | null | undefined;
  /** Place of birth; `null` counts as not sent */
  readonly user_pob?: string | number | null | undefined;
  /**
   * Number of an identity document; a Brazilian CPF is searched in the local sources; `null` counts as not
   * sent
   */
  readonly user_photoid_number?: string | number | null | undefined;
  /** Country of the person, ISO 3166-1 alpha-2; `null` counts as not sent */
  readonly user_country?: string | number | null | undefined;
  readonly [name: string]: unknown;
}

export interface ScreeningStatus {
  /** State of the screening index */
  readonly state: "ok" | "demonstration" | "building" | "failed";
  /** Message for people; `null` if there is nothing to report */
  readonly notice: string | null;
  /** Searched lists */
  readonly lists: readonly (ScreeningList)[];
  /** Number of entries of all lists */
  readonly entries: number;
  /** Number of names of all lists */
  readonly names: number;
  /** Number of monitored names */
  readonly monitored_names: number;
  /** Number of open cases */
  readonly open_cases: number;
}

export interface ScreeningStatusResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: ScreeningStatus;
}

export interface SearchBody {
  /** Identifier or name */
  readonly query: string;
  /** Environment of the data; default: the environment of the key, `live` for panel users */
  readonly environment?: "live" | "test" | undefined;
}

export interface SearchCasesBody {
  /** User ID to find */
  readonly user_id: string;
}

export interface SearchClearedMatchesBody {
  /** User ID, full name, or reference of the list entry */
  readonly text: string;
}

export interface SearchClearedMatchesData {
  /** Cleared matches, newest first */
  readonly cleared_matches: readonly (ClearedMatch)[];
}

export interface SearchClearedMatchesResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: SearchClearedMatchesData;
}

export interface SearchData {
  /** Matches by kind */
  readonly results: readonly (Found)[];
  /** `false` while earlier transactions are still being indexed */
  readonly complete: boolean;
}

export interface SearchMonitoredNamesBody {
  /** User ID or name */
  readonly query: string;
}

export interface SearchProfile {
  /** Name of the profile */
  readonly name: string;
  /** Number of the version, starts at 1 */
  readonly version: number;
  /** Description of the profile, free text */
  readonly description: string;
  /** Settings of the profile */
  readonly settings: BeginPasskeyOptions;
  /** Author of the last change */
  readonly author: string;
  /** Time of the last change, ISO 8601 */
  readonly updated_at: string;
}

export interface SearchProfileSettings {
  /** Kinds of lists to search, as `config.aml.sources` */
  readonly sources?: unknown | undefined;
  /** `true` also finds similar names */
  readonly fuzzy_enabled?: unknown | undefined;
  /** Settings of the similarity search */
  readonly fuzzy_config?: unknown | undefined;
  /** Settings of the score, as `config.aml.scoring` */
  readonly scoring?: unknown | undefined;
}

export interface SearchResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: SearchData;
}

export interface SearchStreamsBody {
  /** User ID to find */
  readonly user_id: string;
  /** Environment of the data; default: the environment of the key, `live` for panel users */
  readonly environment?: "live" | "test" | undefined;
}

export interface SearchWorkflowExecutionsBody {
  /** ID, name, user ID, email address, phone number or document number */
  readonly query: string;
  /** Environment of the data; default: the environment of the key, `live` for panel users */
  readonly environment?: "live" | "test" | undefined;
}

export interface SegmentQuality {
  /** Value of the field */
  readonly value: string;
  /** Number of transactions */
  readonly rows: number;
  /** Number of transactions labeled as fraud */
  readonly frauds: number;
  /** Calibration error with the calibration of all transactions, 0 to 1 */
  readonly before: number;
  /** Calibration error with the calibration of the value, 0 to 1 */
  readonly after: number;
}

export interface SelfieVerificationResult {
  /** Overall result of the check */
  readonly overallResult: "APPROVED" | "REJECTED" | "FAIL" | "REVIEW" | "ABANDONED" | "RETRY_REQUIRED";
  /** Liveness of the person */
  readonly livenessCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Comparison of the face with the reference image */
  readonly faceMatchingResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Injection attack detection */
  readonly iadCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Search for the same document in earlier verifications */
  readonly dfdCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Search for the same face in earlier verifications */
  readonly mfdCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  /** Reason code of the injection attack detection; `null` if not present */
  readonly iadRejectionReason: string | null;
  /** Detail of the document search; `null` if not present */
  readonly dfdStatusDetail: string | null;
  /** Detail of the face search; `null` if not present */
  readonly mfdStatusDetail: string | null;
}

export interface Session {
  /** Caller */
  readonly actor: SessionActor;
  /** Account of the caller */
  readonly account: SessionAccount;
  /** Scopes of the caller */
  readonly scopes: readonly ("fraud" | "lookups" | "screening" | "verification" | "tags" | "labels" | "erase" | "admin")[];
  /** Built-in role, or ID of a custom role */
  readonly role: string;
  /** Name of the role */
  readonly role_name: string;
  /** Permissions of the caller */
  readonly permissions: readonly (string)[];
  /** State of the second factor; `required` blocks other requests until it is set up */
  readonly second_factor: "off" | "on" | "required";
  /** End of the session, ISO 8601; `null` for a key */
  readonly expires_at: string | null;
}

export interface SessionAccount {
  /** Number of the account */
  readonly id: number;
  /** Name of the account */
  readonly name: string;
  /** `true` for the owner's account of the deployment */
  readonly owner: boolean;
}

export interface SessionActor {
  /** User or API key */
  readonly kind: "user" | "key";
  /** ID of the user or key */
  readonly id: string;
  /** Display name or name of the key */
  readonly name: string;
  /** Email address; `null` for a key */
  readonly email: string | null;
}

export interface SessionMetadata {
  /** Start of the session as text of UNIX seconds */
  readonly start_time: string;
  /** Time of the last event as text of UNIX seconds */
  readonly end_time: string;
  /** Duration in seconds */
  readonly session_duration: number;
  /** Number of visited pages */
  readonly page_count: number;
  /** Time with activity in seconds */
  readonly active_time: number;
  /** Time without activity in seconds */
  readonly idle_time: number;
  /** Time with a hidden page in seconds */
  readonly off_screen_time: number;
}

export interface SessionMonitoringDetails {
  /** Platform of the browser package */
  readonly sdk_platform: string;
  /** Version of the browser package */
  readonly sdk_version: string;
  /** Times and counts of the session */
  readonly metadata: SessionMetadata;
  /** Risk of the session by category */
  readonly session_risk: SessionRisk;
}

export interface SessionResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Session;
}

export interface SessionRisk {
  /** Risk of automation */
  readonly automation_risk: AutomationRisk;
  /** Risk by context, such as inactivity */
  readonly contextual_risk: ContextualRisk;
  /** Risk of remote access */
  readonly remote_access_risk: RemoteAccessRisk;
  /** Risk by location, such as a change of IP address */
  readonly location_risk: LocationRisk;
}

export interface SetLogoBody {
  /** Base64 of a PNG, JPEG or WebP file, up to 64 KiB and 1,024 pixels per side */
  readonly picture: string;
}

export interface ShadowRule {
  /** ID of the rule */
  readonly id: string;
  /** Name of the rule */
  readonly name: string;
  /** `+` adds the score, `-` subtracts it; `null` for a rule without a score */
  readonly operation: "+" | "-" | null;
  /** Points of the rule */
  readonly score: number;
  /** State that the rule would set; `null` for none */
  readonly state: "APPROVE" | "REVIEW" | "DECLINE" | null;
}

export interface SignInBody {
  /** Email address */
  readonly email?: string | undefined;
  /** Password */
  readonly password?: string | undefined;
  /** Six digits of the authenticator app, or a recovery code */
  readonly code?: string | undefined;
  /** Response of the browser as WebAuthn JSON */
  readonly passkey?: SignInBodyPasskey | undefined;
  /** API key with the scope `admin` */
  readonly api_key?: string | undefined;
}

export interface SignInBodyPasskey {
  /** ID of the credential */
  readonly id: string;
  /** Type of the credential */
  readonly type: "public-key";
  /** Response of the authenticator */
  readonly response: AnyObject;
  readonly [name: string]: unknown;
}

export interface SignInByProviderBody {
  /** Query of the provider's redirect */
  readonly answer?: string | undefined;
  /** Six digits of the authenticator app, or a recovery code */
  readonly code?: string | undefined;
  /** Response of the browser as WebAuthn JSON */
  readonly passkey?: SignInBodyPasskey | undefined;
}

export interface StartBacktestBody {
  /** Draft rule to compare with the current policy */
  readonly rule?: RuleInput | undefined;
  /** Policy document to test */
  readonly document?: PolicyDocumentInput | undefined;
  /** Number of a model, or `base` */
  readonly model?: string | undefined;
  /** Start of the period, ISO 8601 */
  readonly since?: string | undefined;
  /** End of the period, ISO 8601 */
  readonly until?: string | undefined;
}

export interface StartFlowBody {
  /** Platform of the end user */
  readonly platform?: "ANDROID" | "IOS" | "WEB" | undefined;
  /** Session of the device agent */
  readonly device_session?: string | undefined;
  /** `true` continues the flow on this device */
  readonly take_over?: boolean | undefined;
}

export interface StartTypologyRunBody {
  /** Start of the period, ISO 8601 */
  readonly from: string;
  /** End of the period, ISO 8601 */
  readonly to: string;
  /** Draft typologies; by default those of the policy */
  readonly typologies?: readonly (StartTypologyRunBodyTypology)[] | undefined;
}

export interface StartTypologyRunBodyTypology {
  /** ID of the typology */
  readonly id: string;
  /** Parameters that differ from the defaults, by name */
  readonly parameters?: TypologySettingParameters | undefined;
}

export interface StartTypologyRunData {
  /** Job with its progress */
  readonly job: TypologyRunJob;
}

export interface StartTypologyRunResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: StartTypologyRunData;
}

export interface Stats {
  /** Start of the period, ISO 8601 */
  readonly since: string;
  /** Decisions per day */
  readonly days: DailyDecisions;
  /** Most frequently matched rules */
  readonly rules: RuleCounts;
}

export interface StatsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Stats;
}

export interface StoredRecord {
  /** Table of the stored row */
  readonly table: string;
  /** Stored row */
  readonly row: WebhookDeliveryDetailsBody;
}

export interface StreamBatch {
  /** Token of the stream, if it is not sent as `Authorization: Bearer` */
  readonly token?: string | undefined;
  /** ID of the stream, chosen by the client; the first batch binds it to its token */
  readonly stream: string;
  /** Number of the batch in its stream; a repeated batch counts once */
  readonly seq: number;
  /** Time of the client clock in UNIX milliseconds; base of every `t` */
  readonly t0: number;
  /** Time of the request in milliseconds after `t0` */
  readonly sent?: number | undefined;
  /** Number of events */
  readonly n: number;
  /** Version of the browser package */
  readonly v?: string | undefined;
  /** Label of the stream; `null` if not present */
  readonly label?: string | null | undefined;
  /** Active, idle and off-screen time since the previous batch, in milliseconds */
  readonly time?: readonly (number)[] | undefined;
  /** Events of the batch; unknown and unreadable events are ignored */
  readonly events: readonly (StreamEvent)[];
  readonly [name: string]: unknown;
}

export interface StreamEvent {
  /** Kind of the event */
  readonly k: string;
  /** Time since the start of the stream in milliseconds */
  readonly t: number;
  readonly [name: string]: unknown;
}

export interface StringAnalysis {
  /** Analyzed field of the request */
  readonly field: string;
  /** Number of characters */
  readonly value_length: number;
  /** Randomness of the text, 0 (written by a person) to 100 (random) */
  readonly randomness_score: number;
  /** Share of digits, 0 to 1 */
  readonly digit_ratio: number;
  /** Share of characters other than letters and digits, 0 to 1 */
  readonly special_ratio: number;
  /** Share of vowels among the letters, 0 to 1 */
  readonly vowel_ratio: number;
  /** Length of the longest run of consonants */
  readonly longest_consonant_run: number;
  /** Similarity with the name of the user, 0 to 1; `null` without a name */
  readonly name_similarity: number | null;
  /** Pattern of the text: `A` for a capital letter, `a` for another letter, `9` for a digit, `-` for the rest */
  readonly pattern: string;
}

export interface SubmitStepBody {
  /** Name of the step */
  readonly step: string;
  /** Type of the document */
  readonly document_type?: string | undefined;
  /** Issuing country of the document, ISO 3166-1 alpha-2 */
  readonly country?: string | undefined;
  /** Data of the card, without its full number */
  readonly card?: CardDetails | undefined;
}

export interface Suggestion {
  /** Condition of the suggestion, as text */
  readonly when_text: string;
  /** Names of the fields in the condition */
  readonly labels: readonly (string)[];
  /** Number of later transactions that the rule matches */
  readonly hits: number;
  /** Number of matches labeled as fraud */
  readonly negative: number;
  /** Number of matches labeled as legitimate */
  readonly positive: number;
  /** Share of fraud among the labeled matches, with its 95% confidence interval */
  readonly precision: Precision;
  /** Share of all fraud that matches, with its 95% confidence interval */
  readonly recall: Precision;
  /** Quality on the earlier transactions */
  readonly found_on: SuggestionFoundOn;
}

export interface SuggestionFoundOn {
  /** Number of earlier transactions that the rule matches */
  readonly hits: number;
  /** Share of fraud among the labeled matches, with its 95% confidence interval */
  readonly precision: Precision;
}

export interface Suggestions {
  /** Job with its progress */
  readonly job: Job;
  /** Result; `null` until the job has ended */
  readonly result: SuggestionsResult | null;
}

export interface SuggestionsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Suggestions;
}

export interface SuggestionsResult {
  /** Number of labeled transactions of the search */
  readonly rows: number;
  /** Number of transactions labeled as fraud */
  readonly frauds: number;
  /** Number of later transactions for the check */
  readonly later_rows: number;
  /** Reason why no search was possible; `null` for a success */
  readonly refused: string | null;
  /** Suggested rules */
  readonly suggestions: readonly (Suggestion)[];
}

export interface SwitchDataUpdatesBody {
  /** `true` enables automatic updates */
  readonly enabled: boolean;
}

export interface SwitchDataUpdatesBodyResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: SwitchDataUpdatesBody;
}

export interface TagTransactionBody {
  /** Tags to set */
  readonly tags: readonly (string)[];
}

export interface TaggedTransaction {
  /** ID of the transaction */
  readonly transaction_id: string;
  /** Tags of the transaction, in the order in which they were added */
  readonly tags: readonly (string)[];
}

export interface Tags {
  /** Tags of the transaction, in the order in which they were added */
  readonly tags: readonly (string)[];
}

export interface TagsBody {
  /** Tags to add or to remove */
  readonly tags: readonly (string)[];
}

export interface TagsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Tags;
}

export interface TakeNextItemData {
  /** Claimed item; `null` if no item is free */
  readonly item: TakeNextItemItem | null;
}

export interface TakeNextItemItem {
  /** ID of the evaluation, case or execution */
  readonly id: string;
  /** Kind of the item */
  readonly source: "DECISIONS" | "SCREENING" | "VERIFICATIONS" | "ALERTS";
  /** Time at which the item entered the queue, ISO 8601 */
  readonly at: string;
  /** Version of the item, for `expected_version` */
  readonly version: number;
  /** Reviewer who claimed the item; `null` if it is free */
  readonly assignee: ListQueueItemsItemAssignee | null;
  /** End of the claim, ISO 8601; `null` if the item is free or assigned */
  readonly claimed_until: string | null;
  /** Priority of the item; higher is more urgent */
  readonly priority: number;
  /** Deadline, ISO 8601; `null` for none */
  readonly deadline: string | null;
  /** `true` if the deadline has passed */
  readonly overdue: boolean;
  /** First decision with four-eyes approval; `null` if not present */
  readonly proposal: ListQueueItemsItemProposal | null;
  /** Evaluation of the item; `null` for other sources */
  readonly evaluation: EvaluationSummary | null;
  /** Case of the item; `null` for other sources */
  readonly case: CaseSummary | null;
  /** Execution of the item; `null` for other sources */
  readonly execution: ExecutionSummary | null;
  /** Alert of the item; `null` for other sources */
  readonly alert: AlertSummary | null;
  /** History of the item, oldest first */
  readonly history: readonly (TakeNextItemItemHistory)[];
}

export interface TakeNextItemItemHistory {
  /** ID of the event */
  readonly id: string;
  /** Time of the event, ISO 8601 */
  readonly at: string;
  /** Author of the event */
  readonly by: ListQueueItemsItemAssignee;
  /** Kind of the event */
  readonly action: "CLAIMED" | "ASSIGNED" | "RELEASED" | "CHANGED" | "NOTED" | "ATTACHED" | "DETACHED" | "PROPOSED" | "DECIDED";
  /** Decision; `null` for other events */
  readonly decision: "APPROVE" | "DECLINE" | null;
  /** Mentioned users */
  readonly mentions: readonly (ListQueueItemsItemAssignee)[];
  /** Text of the event */
  readonly text: string;
}

export interface TakeNextItemItemResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: TakeNextItemItem;
}

export interface TakeNextItemResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: TakeNextItemData;
}

export interface TellFlowEventsBody {
  /** Events of the page */
  readonly events: readonly (FlowEvent)[];
}

export interface TestRuleOnEvaluationBody {
  /** Rule to test */
  readonly rule: RuleInput;
}

export interface TestRuleOnFactsBody {
  /** Rule to test */
  readonly rule: RuleInput;
  /** Request fields and module details */
  readonly facts: AnyObject;
}

export interface TestWorkflowBody {
  /** Version to start; by default the newest */
  readonly version?: number | undefined;
  /** Inputs of the workflow */
  readonly inputs: AnyObject;
}

export interface TextRange {
  /** Index of the first character */
  readonly start: number;
  /** Index after the last character */
  readonly end: number;
}

export interface ThresholdsDifference {
  /** Thresholds before the change */
  readonly from: AccountThresholds;
  /** Thresholds after the change */
  readonly to: AccountThresholds;
}

export interface TrainModelBody {
  /** Seed of the random numbers, for repeatable trainings */
  readonly seed?: number | undefined;
  /** Effect that a feature may have on the score, by its name in a report: `rising` or `falling`; default: any */
  readonly directions?: TrainModelBodyDirections | undefined;
  /**
   * Category feature whose values are calibrated separately; `none` for no feature; default: chosen by the
   * training
   */
  readonly segment?: string | undefined;
  /** Days after which the labels of a transaction count as complete; younger transactions are left out */
  readonly label_delay_days?: number | undefined;
}

export interface TrainModelBodyDirections {
  readonly [name: string]: "rising" | "falling";
}

export interface TrainModelData {
  /** Job with its progress */
  readonly job: Job;
}

export interface TrainModelResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: TrainModelData;
}

export interface Training {
  /** Job with its progress */
  readonly job: Job;
  /** Result; `null` until the job has ended */
  readonly result: TrainingResult | null;
}

export interface TrainingResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: Training;
}

export interface TrainingResult {
  /** Number of the new model; `null` if none was trained */
  readonly version: number | null;
  /** `true` if the model was promoted */
  readonly promoted: boolean;
  /** Reason why no model was trained; `null` for a success */
  readonly refused: string | null;
}

export interface TransactionChange {
  /** ID of the change */
  readonly id: string;
  /** Kind of the change */
  readonly kind: "label" | "unlabel" | "review" | "note";
  /** Time of the change, ISO 8601 */
  readonly at: string;
  /** Author of the change */
  readonly author: string;
  /** Label after the change; `null` without a label */
  readonly label: string | null;
  /** Label before the change; `null` without a label */
  readonly previous_label: string | null;
  /** State after the change */
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  /** State before the change */
  readonly previous_state: "APPROVE" | "REVIEW" | "DECLINE";
  /** Comment of the review or text of the note */
  readonly comment: string;
}

export interface TransactionEventRecordedData {
  /** ID of the object */
  readonly id: string;
  /** ID of the transaction */
  readonly transaction_id: string;
  /** Your ID of the event; a repeated event is stored once */
  readonly event_id: string;
  /** Type of the event */
  readonly type: "authorized" | "declined_by_issuer" | "captured" | "refunded" | "payout" | "fraud_warning" | "dispute_opened" | "dispute_won" | "dispute_lost";
  /** Time of the event, RFC 3339; at most 10 minutes in the future */
  readonly occurred_at: string;
  /** Time at which the event was stored, ISO 8601 */
  readonly recorded_at: string;
  /** Amount of the event; `null` if unknown */
  readonly amount: number | null;
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string | null;
  /** Card network; `null` if unknown */
  readonly network: "visa" | "mastercard" | "amex" | "discover" | "jcb" | "unionpay" | "other" | null;
  /** Code of the error catalog; `null` if unknown */
  readonly code: string | null;
  /** ID of the category; `null` for none */
  readonly category: "fraud" | "authorization" | "processing_error" | "consumer_dispute" | null;
  /** Time until which evidence can be sent, ISO 8601; only for opened disputes; `null` if unknown */
  readonly due_at: string | null;
  /** ID of the payment or dispute at the payment provider; `null` if unknown */
  readonly external_id: string | null;
  /** Findings about an accepted event that may show a mistake */
  readonly warnings: readonly ("authorization_missing" | "currency_differs" | "dispute_missing" | "refund_exceeds_capture" | "unknown_code")[];
  /** Display name; `null` if unknown */
  readonly label: string | null;
}

export interface TransactionEventRecordedMessage {
  /** Name of the event */
  readonly event: "transaction/event_recorded";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: TransactionEventRecordedData;
}

export interface TransactionProcessedData {
  /** ID of the evaluation */
  readonly id: string;
  /** Decision: APPROVE, REVIEW or DECLINE */
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  /** Sum of the scores of all applied rules, 0 to 100 */
  readonly fraud_score?: number | undefined;
  /** Score of the ML model, 0 to 100; `null` if no model scored the transaction */
  readonly blackbox_score?: number | null | undefined;
  /** Result of the IP module; `null` if it did not run */
  readonly ip_details?: IpDetails | null | undefined;
  /** Result of the email module; `null` if it did not run */
  readonly email_details?: EmailDetails | null | undefined;
  /** Result of the BIN module; `null` if it did not run */
  readonly bin_details?: BinDetails | null | undefined;
  /** Result of the phone module; `null` if it did not run */
  readonly phone_details?: PhoneDetails | null | undefined;
  /** Result of the screening module; `null` if it did not run */
  readonly aml_details?: AmlDetails | null | undefined;
  /** Result of the device module; `null` if it did not run */
  readonly device_details?: DeviceDetails | null | undefined;
  /** Distances between the locations of the request; `null` if fewer than two are known */
  readonly geolocation_details?: GeolocationDetails | null | undefined;
  /** Version of the response format */
  readonly version?: "v2" | undefined;
  /** Rules and lists that had an effect on the decision */
  readonly applied_rules?: readonly (AppliedRule)[] | undefined;
  /** Evaluation time in milliseconds */
  readonly calculation_time?: number | undefined;
  /** Number of the transaction in the account */
  readonly service_id?: number | undefined;
  /** Score and state of each rule category */
  readonly rule_category_details?: readonly (RuleCategoryDetails)[] | undefined;
  /** Analysis of the text fields of the request */
  readonly string_analyses?: readonly (StringAnalysis)[] | undefined;
  /** Result of the bank screening module; `null` if it did not run */
  readonly aml_bank_screening_details?: BankScreeningDetails | null | undefined;
  /** Result of the address module; `null` if it did not run */
  readonly address_details?: PostalAddressDetails | null | undefined;
  /** Result of session monitoring; `null` if no session was found */
  readonly session_monitoring_details?: SessionMonitoringDetails | null | undefined;
  /** Data of the identity check; `null` if it did not run or found no record */
  readonly ekyc_data?: FraudEkycDataForm1 | FraudEkycDataForm2 | null | undefined;
  /** Result of the identity check; `null` if it did not run */
  readonly ekyc_result?: "SUCCESS" | "FAILED" | "ERROR" | null | undefined;
  /** Linked verification; `null` if the request lacks `idv_reference_id` or the verification is unknown */
  readonly idv_details?: IdvDetails | null | undefined;
}

export interface TransactionProcessedMessage {
  /** Name of the event */
  readonly event: "transaction/processed";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: TransactionProcessedData;
}

export interface TransactionReference {
  /** ID of the transaction */
  readonly transaction_id: string | number;
}

export interface TransactionState {
  /** ID of the transaction */
  readonly transaction_id: string;
  /** State after labels and reviews */
  readonly current_state: "APPROVE" | "REVIEW" | "DECLINE";
  /** Label of the transaction; `null` without a label */
  readonly label: string | null;
  /** `true` if the label and the manual state differ */
  readonly label_contradicts_state: boolean;
}

export interface TransactionStateResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: TransactionState;
}

export interface TransactionStatusUpdate {
  /** ID of the transaction */
  readonly id: string;
  /** New state */
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  /** State before the change */
  readonly previous_state: "APPROVE" | "REVIEW" | "DECLINE";
  /** Cause of the change */
  readonly reason: "LABEL" | "LABEL_REMOVED" | "MANUAL_REVIEW";
  /** Label of the transaction; `null` without a label */
  readonly label: string | null;
  /** Time of the change, ISO 8601 */
  readonly updated_at: string;
}

export interface TransactionStatusUpdatedMessage {
  /** Name of the event */
  readonly event: "transaction/status_updated";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: TransactionStatusUpdate;
}

export interface TransactionTags {
  /** ID of the transaction */
  readonly transaction_id: string;
  /** Tags of the transaction, up to 256 characters each */
  readonly tags: readonly (string)[];
}

export interface TransactionTagsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: TransactionTags;
}

export interface TriageContribution {
  /** Fact that was compared */
  readonly factor: "base_rate" | "name" | "name_frequency" | "date_of_birth" | "country" | "document_number" | "type" | "list" | "other_entries";
  /** State of the object */
  readonly state: string;
  /** Reason in words */
  readonly reason: string;
  /** Change of the log-odds; positive values speak for a true match */
  readonly log_odds: number;
}

export interface Typology {
  /** ID of the typology */
  readonly id: string;
  /** Name of the typology */
  readonly name: string;
  /** The pattern that it finds */
  readonly description: string;
  /** Kind of the entity that it reports */
  readonly entity: string;
  /** Events of a payment that it needs */
  readonly events: readonly (string)[];
  /** Fields of a transfer that it needs */
  readonly needs: readonly (string)[];
  /** `on` raises alerts, `shadow` finds without alerts, `off` does nothing */
  readonly mode: "on" | "shadow" | "off";
  /** Findings with a lower score raise no alert */
  readonly min_score: number;
  /** Hours until the deadline of an item; `null` for none */
  readonly deadline_hours: number | null;
  /** Two users must give an alert the same disposition */
  readonly four_eyes: boolean;
  /** Parameters with their values */
  readonly parameters: readonly (TypologyParameter)[];
  /** Reason for a finding; names in braces are replaced by numbers */
  readonly explanation: string;
  /** Example that matches */
  readonly matches: string;
  /** Example that does not match */
  readonly does_not_match: string;
  /** Numbers of its alerts, and their precision */
  readonly alerts: TypologyPrecision;
}

export interface TypologyParameter {
  /** Name */
  readonly name: string;
  /** Meaning */
  readonly description: string;
  /** Unit of the value */
  readonly unit: string;
  /** Value unless the policy sets another one */
  readonly default: number;
  /** Smallest value */
  readonly min: number;
  /** Largest value */
  readonly max: number;
  /** Value of the current policy */
  readonly value: number;
}

export interface TypologyPrecision {
  /** Alerts that are not closed */
  readonly open: number;
  /** Alerts closed as SUSPICIOUS */
  readonly suspicious: number;
  /** Alerts closed as FALSE_POSITIVE */
  readonly false_positive: number;
  /** Alerts closed as INCONCLUSIVE */
  readonly inconclusive: number;
  /** Share of SUSPICIOUS among SUSPICIOUS and FALSE_POSITIVE; `null` if none is closed */
  readonly precision: number | null;
  /** Suggested minimum score; `null` without a suggestion */
  readonly suggestion: TypologyPrecisionSuggestion | null;
}

export interface TypologyPrecisionSuggestion {
  /** Suggested minimum score */
  readonly min_score: number;
  /** Precision of the closed alerts with at least this score */
  readonly precision: number;
  /** Share of the SUSPICIOUS alerts with at least this score */
  readonly recall: number;
}

export interface TypologyRunEdge {
  /** Time of the event, ISO 8601 */
  readonly at: string;
  /** Amount; `null` if unknown */
  readonly amount: number | null;
  /** Currency, ISO 4217; `null` if not present */
  readonly currency: string | null;
  /** Key of the paying entity */
  readonly from: string;
  /** Key of the paid entity */
  readonly to: string;
}

export interface TypologyRunJob {
  /** ID of the object */
  readonly id: string;
  /** State of the object */
  readonly state: "waiting" | "running" | "done" | "failed" | "cancelled";
  /** User who started the run */
  readonly author: string;
  /** Transactions that were read */
  readonly done: number;
  /** Transactions of the period; 0 = not counted yet */
  readonly total: number;
  /** Reason for a failure; otherwise `null` */
  readonly failure: string | null;
  /** Time of the request, ISO 8601 */
  readonly requested_at: string;
  /** Time of the last change, ISO 8601 */
  readonly updated_at: string;
}

export interface TypologyRunResult {
  /** Transfers that were read */
  readonly transfers: number;
  /** Findings */
  readonly findings: number;
  /** Alerts that accepting the run raises or extends */
  readonly alerts: number;
  /** False if the run found more alerts than it stores */
  readonly is_complete: boolean;
  /** Alerts by the day on which they begin */
  readonly days: readonly (TypologyRunResultDay)[];
  /** Alerts by typology */
  readonly typologies: readonly (TypologyRunResultTypology)[];
  /** Samples of alerts, those with the highest scores first */
  readonly samples: readonly (TypologyRunResultSample)[];
}

export interface TypologyRunResultDay {
  /** Day, YYYY-MM-DD */
  readonly day: string;
  /** Alerts that begin on this day */
  readonly alerts: number;
}

export interface TypologyRunResultSample {
  /** ID of the typology */
  readonly typology: string;
  /** Score */
  readonly score: number;
  /** Reason with its numbers */
  readonly reason: string;
  /** Time of the first evidence, ISO 8601 */
  readonly since: string;
  /** Time of the last evidence, ISO 8601 */
  readonly until: string;
  /** Transfers of the subgraph, oldest first */
  readonly edges: readonly (TypologyRunEdge)[];
}

export interface TypologyRunResultTypology {
  /** ID of the typology */
  readonly id: string;
  /** Alerts */
  readonly alerts: number;
  /** Alerts whose typology and entity have an alert already */
  readonly existing: number;
  /** Alerts with a transaction that is labeled as fraud */
  readonly labeled_fraud: number;
  /** Alerts whose labels are all legitimate */
  readonly labeled_legitimate: number;
}

export interface TypologySetting {
  /** ID of the typology */
  readonly id: string;
  /** `on` raises alerts, `shadow` finds without alerts, `off` does nothing */
  readonly mode: "on" | "shadow" | "off";
  /** Parameters that differ from the defaults, by name */
  readonly parameters: TypologySettingParameters;
  /** Findings with a lower score raise no alert */
  readonly min_score: number;
  /** Hours until the deadline of an item; `null` for none */
  readonly deadline_hours: number | null;
  /** Two users must give an alert the same disposition */
  readonly four_eyes: boolean;
}

/** Parameters that differ from the defaults, by name */
export interface TypologySettingParameters {
  readonly [name: string]: number;
}

export interface UnknownVelocity {
  /** Velocity definition as text */
  readonly definition: string;
  /** Number of transactions */
  readonly rows: number;
}

export interface UnlabelTransactionsBody {
  /** Transactions, up to 50 */
  readonly transactions: readonly (TransactionReference)[];
}

export interface UsAddressDetails {
  /** Kinds of the match */
  readonly enhanced_match: readonly ("postal-match" | "non-postal-match" | "missing-secondary" | "unknown-secondary" | "ignored-input" | "none")[];
  /** Delivery point barcode of USPS; `null` if unknown */
  readonly delivery_point_barcode: string | null;
  /** `true` for the address of a freight forwarder; `null` if unknown */
  readonly freight_forwarder_match: boolean | null;
  /** USPS metadata of the address */
  readonly metadata: UsAddressMetadata;
  /** USPS delivery point validation */
  readonly postal_analysis: UsPostalAnalysis;
}

export interface UsAddressMetadata {
  /** USPS metadata of the address; `null` if unknown */
  readonly rdi: string | null;
  /** USPS metadata of the address; `null` if unknown */
  readonly record_type: string | null;
  /** USPS metadata of the address; `null` if unknown */
  readonly zip_type: string | null;
  /** USPS metadata of the address; `null` if unknown */
  readonly county_fips: string | null;
  /** USPS metadata of the address; `null` if unknown */
  readonly carrier_route: string | null;
  /** USPS metadata of the address; `null` if unknown */
  readonly congressional_district: string | null;
  /** USPS metadata of the address; `null` if unknown */
  readonly elot_sequence: string | null;
  /** USPS metadata of the address; `null` if unknown */
  readonly elot_sort: string | null;
}

export interface UsPostalAnalysis {
  /** Result of the USPS delivery point validation (DPV); `null` if unknown */
  readonly dpv_match_code: string | null;
  /** Result of the USPS delivery point validation (DPV); `null` if unknown */
  readonly dpv_cmra: boolean | null;
  /** Result of the USPS delivery point validation (DPV); `null` if unknown */
  readonly dpv_vacant: boolean | null;
  /** Result of the USPS delivery point validation (DPV); `null` if unknown */
  readonly dpv_no_stat: boolean | null;
  /** Footnote codes of the USPS delivery point validation */
  readonly dpv_footnotes: readonly (string)[];
}

export interface VelocityDifference {
  /** Settings before */
  readonly from: VelocitySettings;
  /** Settings after */
  readonly to: VelocitySettings;
}

export interface VelocitySettings {
  /** Values of `action_type` or `transaction_type` with the direction `inflow`; the default types if absent */
  readonly inflow?: readonly (string)[] | undefined;
  /** Values of `action_type` or `transaction_type` with the direction `outflow`; the default types if absent */
  readonly outflow?: readonly (string)[] | undefined;
  /** Custom fields that rules can count by. Their history begins when they are declared */
  readonly indexed_fields?: readonly (string)[] | undefined;
  /** Currency of the account for amounts in rules, ISO 4217 */
  readonly currency?: string | undefined;
}

export interface VerificationCheck {
  /** Kind of the check */
  readonly checkType: "DOCUMENT_CHECK" | "SELFIE_CHECK" | "POA_CHECK" | "CREDIT_CARD_CHECK" | "EVIDENCE_COLLECTION" | "FRAUD_API";
  /** Status of the check */
  readonly status: "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR" | "RETRY_REQUIRED";
  /** Detail of the status; `null` if not present */
  readonly statusDetail: string | null;
  /** Reason for the manual review or its comment; `null` if not present */
  readonly reviewReason: string | null;
  /** Start of the check, ISO 8601 */
  readonly startedAt: string;
  /** End of the check, ISO 8601; `null` while it runs */
  readonly finishedAt: string | null;
  /** Platform of the end user; `null` if unknown */
  readonly platform: "ANDROID" | "IOS" | "WEB" | null;
  /** `true` if another person was verified with the same face or document; `null` if not checked */
  readonly duplicatesFound: boolean | null;
  /** Links to the captured media; `null` if not present */
  readonly capturedMedia: CapturedMedia | null;
  /** ID of the check session; `null` if not present */
  readonly sessionId: string | null;
  /** ID of the linked transaction; `null` if not present */
  readonly transactionId: string | null;
  /** Your reference from the inputs; `null` if it was not sent */
  readonly referenceId: string | null;
  /** Email address from the inputs; `null` if it was not sent */
  readonly email: string | null;
  /** Phone number from the inputs; `null` if it was not sent */
  readonly phoneNumber: string | null;
  /** Your ID of the end user; `null` if it was not sent */
  readonly userId: string | null;
  /** Result of the document check; `null` for other checks */
  readonly documentCheckResult: DocumentCheckResult | null;
  /** Data from the document; `null` for other checks */
  readonly documentCheckExtractedData: DocumentCheckExtractedData | null;
  /** Result of the selfie check; `null` for other checks */
  readonly selfieVerificationResult: SelfieVerificationResult | null;
  /** Result of the proof-of-address check; `null` for other checks */
  readonly proofOfAddressCheckResult: ProofOfAddressCheckResult | null;
  /** Data from the proof of address; `null` for other checks */
  readonly proofOfAddressExtractedData: ProofOfAddressExtractedData | null;
  /** Result of the credit card check; `null` for other checks */
  readonly creditCardVerificationResult: CreditCardVerificationResult | null;
  /** Result of the evidence collection; `null` for other checks */
  readonly evidenceCollectionCheckResult: EvidenceCollectionCheckResult | null;
}

export interface VerificationCheckMedia {
  /** Kind of the check */
  readonly checkType: "DOCUMENT_CHECK" | "SELFIE_CHECK" | "POA_CHECK" | "CREDIT_CARD_CHECK" | "EVIDENCE_COLLECTION" | "FRAUD_API";
  /** Links to the captured media; `null` if not present */
  readonly capturedMedia: CapturedMedia | null;
}

export interface VerificationSessionFinishedMessage {
  /** Name of the event */
  readonly event: "verification/session_finished";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: FinishedSession;
}

export interface VerificationStepAskedAgainMessage {
  /** Name of the event */
  readonly event: "verification/step_asked_again";
  /** Time of the event, ISO 8601 */
  readonly timestamp: string;
  /** Data of the response */
  readonly data: ResubmissionRequested;
}

export interface VerifiedAddress {
  /** Result of the verification */
  readonly status: "VERIFIED" | "PARTIAL" | "NOT_FOUND";
  /** Most precise level that was verified */
  readonly precision: "DELIVERY_POINT" | "PREMISE" | "THOROUGHFARE" | "LOCALITY" | "ADMINISTRATIVE_AREA" | "NONE";
  /** ID of the full address */
  readonly canonical_full_id?: string | undefined;
  /** ID of the address without the unit */
  readonly canonical_base_id?: string | undefined;
  /** Verified address */
  readonly address_components: AddressLines;
  /** Location of the address; `null` if unknown */
  readonly geocoding: AddressPosition | null;
  /** Additional data for addresses in the US; `null` for other countries */
  readonly region_specific_details: RegionalAddressDetails | null;
}

export interface VerifyAuditData {
  /** `true` if all records are valid */
  readonly intact: boolean;
  /** First invalid or missing record; `null` if all are valid */
  readonly first_broken: number | null;
  /** First record with an authentication code; `null` if not present */
  readonly authenticated_from: number | null;
  /** Number of records */
  readonly height: number;
  /** Largest record number that a server process stored outside the database; `null` before the first one */
  readonly expected_height: number | null;
  /** Hash of the newest record, hexadecimal */
  readonly head: string;
}

export interface VerifyAuditResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: VerifyAuditData;
}

export interface WebhookAttempt {
  /** Time of the attempt, ISO 8601 */
  readonly at: string;
  /** Duration in milliseconds */
  readonly duration_ms: number;
  /** HTTP status of the response; `null` without a response */
  readonly status: number | null;
  /** Reason for the missing response; `null` with a response */
  readonly error: string | null;
  /** Headers of the request */
  readonly request_headers: HttpHeaders;
  /** Headers of the response */
  readonly response_headers: HttpHeaders;
  /** Start of the response body */
  readonly response_body: string;
}

export interface WebhookDelivery {
  /** ID of the delivery, sent as `Request-Id` and `webhook-id` */
  readonly id: string;
  /** ID of the endpoint */
  readonly webhook_id: string;
  /** Name of the event */
  readonly event: string;
  /** State of the delivery */
  readonly state: "PENDING" | "DELIVERED" | "FAILED";
  /** Number of attempts */
  readonly attempts: number;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the next attempt, ISO 8601; `null` if not planned */
  readonly next_attempt_at: string | null;
  /** HTTP status of the last attempt; `null` without a response */
  readonly last_status: number | null;
  /** Error of the last attempt; `null` if not present */
  readonly last_error: string | null;
}

export interface WebhookDeliveryDetails {
  /** Delivery */
  readonly delivery: WebhookDelivery;
  /** Body of the newest attempt */
  readonly body: WebhookDeliveryDetailsBody;
  /** Attempts, oldest first */
  readonly log: readonly (WebhookAttempt)[];
}

export interface WebhookDeliveryDetailsBody {
  readonly [name: string]: unknown;
}

export interface WebhookDeliveryDetailsResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: WebhookDeliveryDetails;
}

export interface WebhookEndpoint {
  /** ID of the endpoint */
  readonly id: string;
  /** Name of the endpoint */
  readonly name: string;
  /**
   * URL of the endpoint; only its host for callers who cannot change endpoints, because the path can be
   * secret
   */
  readonly url: string;
  /** Events that the endpoint receives */
  readonly events: readonly ("orchestration/workflow_execution_finished" | "orchestration/workflow_execution_updated" | "verification/session_finished" | "verification/step_asked_again" | "transaction/processed" | "transaction/status_updated" | "transaction/event_recorded" | "lists/updated" | "aml/person_updates" | "aml/entity_updates" | "ekyc/check_finished" | "erase/finished" | "alert/opened" | "alert/closed")[];
  /** FAILING has had no success since `failing_since`, DISABLED receives nothing */
  readonly state: "ACTIVE" | "FAILING" | "DISABLED";
  /** Time of the first failure without a success since, ISO 8601; `null` if it works */
  readonly failing_since: string | null;
  /** Time at which the endpoint was disabled, ISO 8601; `null` if it is enabled */
  readonly disabled_at: string | null;
  /** Reason why the endpoint is disabled; `null` if it is enabled */
  readonly disabled_reason: "failures" | "operator" | null;
  /** Message for people; `null` if there is nothing to report */
  readonly notice: string | null;
  /** Time at which the previous secret stops signing, ISO 8601; `null` if not present */
  readonly previous_secret_ends_at: string | null;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
}

export interface WebhookPing {
  /** `true` if the endpoint returned 200 */
  readonly delivered: boolean;
  /** HTTP status of the response; `null` without a response */
  readonly status: number | null;
  /** Reason for the missing response; `null` with a response */
  readonly error: string | null;
  /** Duration in milliseconds */
  readonly duration_ms: number;
}

export interface WebhookPingResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: WebhookPing;
}

export interface Workflow {
  /** ID of the workflow */
  readonly id: string;
  /** Name of the workflow */
  readonly name: string;
  /** DRAFT was never active, ACTIVE can start, INACTIVE was deactivated */
  readonly status: "DRAFT" | "ACTIVE" | "INACTIVE";
  /** Active version; `null` if not active */
  readonly active_version: number | null;
  /** Newest version */
  readonly newest_version: number;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the last change, ISO 8601 */
  readonly updated_at: string;
  /** Definition of the newest version */
  readonly definition: WorkflowDefinition;
  /** Definition of the active version; `null` if not active */
  readonly active_definition: WorkflowDefinition | null;
  /** Inputs that init-workflow requires */
  readonly required_inputs: readonly (string)[];
}

export interface WorkflowCheck {
  /** `true` if the check found no problems */
  readonly ok: boolean;
  /** Problems with their paths */
  readonly problems: readonly (WrongField)[];
  /** Inputs that init-workflow requires */
  readonly required_inputs: readonly (string)[];
}

export interface WorkflowCheckResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: WorkflowCheck;
}

export interface WorkflowCondition {
  /** Path of the compared value, such as inputs.user_country or steps.<id>.status */
  readonly property: string;
  /** Comparison */
  readonly operator: "equals" | "not_equals" | "in" | "greater" | "less" | "exists";
  /** Compared value: text, number or boolean */
  readonly value?: string | number | boolean | undefined;
  /** Values of the comparison `in` */
  readonly values?: readonly (string | number | boolean)[] | undefined;
}

export interface WorkflowDefinition {
  /** ID of the first node */
  readonly start: string;
  /** Steps, branches and end nodes */
  readonly nodes: readonly (WorkflowNode)[];
  /** Settings of the workflow */
  readonly settings?: WorkflowSettings | undefined;
}

export interface WorkflowExecution {
  /** ID of the workflow execution */
  readonly id: string;
  /** Status of the execution */
  readonly status: "PENDING" | "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR";
  /** Workflow of the execution */
  readonly workflow: WorkflowReference;
  /** Time of the start, ISO 8601 */
  readonly createdAt: string;
  /** Time at which the data was deleted, ISO 8601; `null` while it is stored */
  readonly dataPurgedAt: string | null;
  /** Level of identity proofing; `null` if the workflow does not evaluate it */
  readonly loip?: LoipResult | undefined;
  /** Checks with their results; `null` while the execution is pending */
  readonly checks: readonly (VerificationCheck | VerificationCheckMedia)[] | null;
}

export interface WorkflowExecutionResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: WorkflowExecution;
}

export interface WorkflowNode {
  /** ID of the node */
  readonly id: string;
  /** Kind of the node */
  readonly type: "DOCUMENT" | "SELFIE" | "PROOF_OF_ADDRESS" | "CREDIT_CARD" | "EVIDENCE" | "FRAUD" | "AML" | "EKYC" | "CONDITION" | "END";
  /** ID of the next node */
  readonly next?: string | undefined;
  /** Settings of a step */
  readonly settings?: WorkflowNodeSettings | undefined;
  /** `all` requires every condition of a branch, `any` one of them */
  readonly match?: "all" | "any" | undefined;
  /** Conditions of a branch */
  readonly when?: readonly (WorkflowCondition)[] | undefined;
  /** ID of the next node if the conditions are met */
  readonly then?: string | undefined;
  /** ID of the next node if the conditions are not met */
  readonly else?: string | undefined;
  /** Status of an end node */
  readonly status?: "DERIVED" | "APPROVED" | "REVIEW" | "DECLINED" | undefined;
}

export interface WorkflowNodeSettings {
  /** Maximum number of repeated captures */
  readonly retry_limit?: number | undefined;
  /** Accepted document types */
  readonly accepted_documents?: readonly ("PASSPORT" | "DRIVERS_LICENSE" | "NATIONAL_ID" | "RESIDENT_PERMIT")[] | undefined;
  /** Accepted issuing countries, ISO 3166-1 alpha-2; an empty list accepts all */
  readonly accepted_countries?: readonly (string)[] | undefined;
  /** RETRY requests another document, FAIL declines the step */
  readonly not_accepted?: "RETRY" | "FAIL" | undefined;
  /** `true` accepts published specimens in executions of a test key */
  readonly allow_specimens?: boolean | undefined;
  /** Minimum age in years */
  readonly minimum_age?: number | undefined;
  /** `true` searches earlier verifications for the same person */
  readonly duplicate_check?: boolean | undefined;
  /** Names of the sub-checks that need a strong result */
  readonly require_strong?: readonly (string)[] | undefined;
  /** Reference image of the face comparison */
  readonly reference?: "DOCUMENT" | "REFERENCE_IMAGE" | undefined;
  /** Source of the address to compare */
  readonly address_from?: "INPUTS" | "DOCUMENT" | undefined;
  /** `true` checks for tampering */
  readonly tamper_validation?: boolean | undefined;
  /** `true` checks the plausibility of the content */
  readonly content_validation?: boolean | undefined;
  /** Maximum age of the document in days */
  readonly max_age_days?: number | undefined;
  /** `config` of the scoring request */
  readonly config?: BeginPasskeyOptions | undefined;
  /** Identity check to run */
  readonly scheme?: "NIN" | "BVN" | "CPF" | undefined;
}

export interface WorkflowReference {
  /** ID of the workflow */
  readonly id: string;
  /** Name of the workflow */
  readonly name: string;
}

export interface WorkflowSettings {
  /** Validity of a flow token in minutes */
  readonly token_minutes?: number | undefined;
  /** Validity of an execution in minutes */
  readonly execution_minutes?: number | undefined;
  /** `true` evaluates the level of identity proofing */
  readonly loip?: boolean | undefined;
  /** Languages of the hosted flow */
  readonly languages?: readonly ("en" | "de" | "es" | "fr" | "it" | "pt" | "hu" | "ar" | "zh")[] | undefined;
  /** Colors, font and logo of the hosted flow */
  readonly branding?: Branding | undefined;
  /** URL after the end, https */
  readonly return_url?: string | undefined;
  /** URL for another verification after a failed one, https */
  readonly retry_url?: string | undefined;
  /** Origins that can embed the flow */
  readonly allowed_origins?: readonly (string)[] | undefined;
  /** IDs of the API keys that can start the workflow; empty allows every key with the scope `verification` */
  readonly key_ids?: readonly (string)[] | undefined;
}

export interface WorkflowSummary {
  /** ID of the workflow */
  readonly id: string;
  /** Name of the workflow */
  readonly name: string;
  /** DRAFT was never active, ACTIVE can start, INACTIVE was deactivated */
  readonly status: "DRAFT" | "ACTIVE" | "INACTIVE";
  /** Active version; `null` if not active */
  readonly active_version: number | null;
  /** Newest version */
  readonly newest_version: number;
  /** Time of the creation, ISO 8601 */
  readonly created_at: string;
  /** Time of the last change, ISO 8601 */
  readonly updated_at: string;
}

export interface WorkflowTemplate {
  /** ID of the template */
  readonly id: string;
  /** Name of the template */
  readonly name: string;
  /** Purpose of the template */
  readonly about: string;
  /** Definition of the template */
  readonly definition: WorkflowDefinition;
  /** Inputs that init-workflow requires */
  readonly required_inputs: readonly (string)[];
}

export interface WorkflowTest {
  /** ID of the workflow execution */
  readonly execution_id: string;
  /** Link to the hosted flow */
  readonly link: string;
  /** Expiry of the execution, ISO 8601 */
  readonly expires_at: string;
}

export interface WorkflowTestResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: WorkflowTest;
}

export interface WorkflowVersion {
  /** Number of the version, starts at 1 */
  readonly version: number;
  /** Definition of the version */
  readonly definition: WorkflowDefinition;
}

export interface WorkflowVersionResponse {
  /** `true` for a success, `false` for a failure */
  readonly success: true;
  /** Empty object */
  readonly error: Nothing;
  /** Data of the response */
  readonly data: WorkflowVersion;
}

export interface WrongField {
  /** Path of the field in the request */
  readonly field: string;
  /** Expected value, in words */
  readonly expected: string;
}
