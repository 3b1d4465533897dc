// Written by `npm run openapi` from docs/openapi.json. Change the contract, not this file.

export interface AcceptInvitationAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: AcceptInvitationData;
}

export interface AcceptInvitationBody {
  readonly token: string;
  readonly password: string;
  readonly name?: string | undefined;
}

export interface AcceptInvitationData {
  readonly email: string;
}

export interface AcceptSuggestionAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: AcceptSuggestionData;
}

export interface AcceptSuggestionBody {
  readonly when_text: string;
  readonly name?: string | undefined;
  readonly expected_version?: number | undefined;
  readonly note?: string | undefined;
}

export interface AcceptSuggestionData {
  readonly version: number;
  readonly rule_id: string;
}

export interface Account {
  readonly id: number;
  readonly name: string;
  readonly owner: boolean;
  readonly thresholds: AccountThresholds;
  /** Requests per second; 0 means no limit */
  readonly rate_limit: number;
  readonly retention_days: number;
  readonly timeouts: AccountTimeouts;
  readonly share_history: boolean;
  /**
   * `mask` stores and returns only the first six and last four digits of a card number in a request; `reject`
   * returns 1006
   */
  readonly card_numbers: "mask" | "reject";
  readonly disabled_versions: readonly ("fraud-api/label" | "fraud-api/label/v1" | "fraud-api/v1.0" | "email-api/v2" | "phone-api/v1" | "erase-api/v1")[];
  readonly monitoring_schedule: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR";
  /** Policy changes need the approval of a second person; only an owner can change it */
  readonly policy_approval: boolean;
  /** Panel users must set up a second factor before they get access; only an owner can change it */
  readonly require_second_factor: boolean;
  /** Minutes without activity after which a panel session ends */
  readonly session_idle_minutes: number;
  /** Hours after sign-in after which a panel session ends; a shorter time also applies to open sessions */
  readonly session_hours: number;
  readonly currency: string | null;
  readonly time_zone: string | null;
  readonly contact_email: string | null;
  readonly contact_phone: string | null;
  readonly contact_url: string | null;
  readonly logo: AccountLogo | null;
  readonly policy_version: number;
  readonly lists_version: number;
  readonly created_at: string;
}

export interface AccountAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Account;
}

export interface AccountCount {
  readonly registered: number;
  readonly checked: number;
}

export interface AccountLogo {
  readonly path: string;
  readonly media_type: "image/png" | "image/jpeg" | "image/webp";
  readonly width: number;
  readonly height: number;
}

export interface AccountSummary {
  readonly id: number;
  readonly name: string;
  readonly owner: boolean;
  /** Requests per second; 0 means no limit */
  readonly rate_limit: number;
  readonly created_at: string;
}

export interface AccountThresholds {
  readonly review: number;
  readonly decline: number;
}

export interface AccountTimeouts {
  readonly ip?: number | undefined;
  readonly email?: number | undefined;
  readonly phone?: number | undefined;
  readonly bin?: number | undefined;
  readonly device?: number | undefined;
  readonly aml?: number | undefined;
  readonly address?: number | undefined;
  readonly ekyc?: number | undefined;
}

export interface AccountTimeoutsChange {
  readonly ip?: number | null | undefined;
  readonly email?: number | null | undefined;
  readonly phone?: number | null | undefined;
  readonly bin?: number | null | undefined;
  readonly device?: number | null | undefined;
  readonly aml?: number | null | undefined;
  readonly address?: number | null | undefined;
  readonly ekyc?: number | null | undefined;
}

export interface AddEvaluationAttachmentAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: AddEvaluationAttachmentData;
}

export interface AddEvaluationAttachmentData {
  readonly attachment: Attachment;
}

export interface AddListEntriesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: AddListEntriesData;
}

export interface AddListEntriesBody {
  readonly values?: readonly (string)[] | undefined;
  readonly entries?: readonly (AddListEntriesBodyEntry)[] | undefined;
  /** Country of numbers in national format, ISO 3166-1 alpha-2; only for lists of phone_number */
  readonly country?: string | undefined;
  readonly note?: string | undefined;
  readonly expires_at?: string | null | undefined;
  readonly partial?: boolean | undefined;
}

export interface AddListEntriesBodyEntry {
  readonly value: string;
  /** Country of numbers in national format, ISO 3166-1 alpha-2; only for lists of phone_number */
  readonly country?: string | undefined;
  readonly note?: string | undefined;
  readonly expires_at?: string | null | undefined;
}

export interface AddListEntriesData {
  readonly saved: number;
  readonly refused: readonly (AddListEntriesRefused)[];
}

export interface AddListEntriesRefused {
  readonly index: number;
  readonly expected: string;
}

export interface AddPasskeyAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: AddPasskeyData;
}

export interface AddPasskeyBody {
  readonly name: string;
  readonly answer: SignInBodyPasskey;
}

export interface AddPasskeyData {
  readonly passkey: ListPasskeysPasskey;
}

export type AddressConfig = {
  readonly verify_user_address?: boolean | number | string | null | undefined;
  readonly verify_billing_address?: boolean | number | string | null | undefined;
  readonly verify_shipping_address?: boolean | number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface AddressLines {
  readonly line_1: string | null;
  readonly line_2: string | null;
  readonly country_iso_2: string | null;
  readonly country_iso_3: string | null;
}

export interface AddressPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly precision: "ZIP9" | "ZIP8" | "ZIP7" | "ZIP6" | "ZIP5" | "ROOFTOP" | "PARCEL" | "UNKNOWN";
}

export interface AdverseMediaArticle {
  readonly date: string | null;
  readonly snippet: string;
  readonly title: string;
  readonly url: string;
}

export interface AdverseMediaEntry {
  readonly id: string;
  readonly name: string;
  readonly attributes: readonly (AmlAttribute)[];
  readonly found: string;
  readonly media: readonly (AdverseMediaArticle)[];
}

export type AdverseMediaScores = {
  readonly fuzziness?: number | string | null | undefined;
  readonly exact_match?: boolean | number | string | null | undefined;
  readonly force_dob_filter?: boolean | number | string | null | undefined;
  readonly force_country_filter?: boolean | number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface Alive {
  readonly status: "ok";
}

export interface AmlAlias {
  readonly name: string;
  readonly original: string;
  readonly type: string;
}

export interface AmlAttribute {
  readonly key: string;
  readonly value: string;
}

export type AmlConfig = {
  readonly type?: "PERSON" | "ENTITY" | "UNKNOWN" | "" | null | undefined;
  readonly version?: string | null | undefined;
  /** milliseconds */
  readonly timeout?: number | string | null | undefined;
  readonly monitoring_required?: boolean | number | string | null | undefined;
  readonly monitoring_schedule?: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR" | "" | null | undefined;
  readonly search_profile_id?: string | null | undefined;
  readonly payment_screening?: PaymentScreeningConfig | undefined;
  readonly sources?: AmlSources | undefined;
  readonly fuzzy_enabled?: boolean | number | string | null | undefined;
  readonly fuzzy_config?: AmlFuzzyConfig | undefined;
  readonly scoring?: AmlScoring | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface AmlDetails {
  readonly has_crimelist_match: boolean | null;
  readonly has_pep_match: boolean | null;
  readonly has_watchlist_match: boolean | null;
  readonly has_sanction_match: boolean | null;
  readonly has_adversemedia_match: boolean | null;
  readonly local_aml_match: LocalAmlMatch;
  readonly result_payload: AmlResult;
  readonly receiver?: AmlScreening | null | undefined;
}

export interface AmlEntityUpdatesMessage {
  readonly event: "aml/entity_updates";
  /** When it happened */
  readonly timestamp: string;
  readonly data: MonitoringUpdate;
}

export interface AmlEntry {
  readonly id: number;
  readonly source_id: string;
  readonly found: string;
  readonly name: string;
  readonly source: AmlSource;
  readonly first_seen: string | null;
  readonly last_seen: string | null;
  readonly attributes: readonly (AmlAttribute)[];
  readonly addresses: readonly (string)[];
  readonly akas: readonly (AmlAlias)[];
  readonly birth_precision: string | null;
  readonly birth_date: string | null;
  readonly birth_place: string | null;
  readonly mother_name: string | null;
  readonly nationality: string | null;
  readonly id_number: string | null;
  readonly id_type: string | null;
  readonly country: string | null;
  readonly program: string | null;
  readonly scores: AmlScores;
}

export type AmlFuzzyConfig = {
  readonly phonetic_search_enabled?: boolean | number | string | null | undefined;
  readonly edit_distance_enabled?: boolean | number | string | null | undefined;
  readonly phonetic_term_threshold?: number | string | null | undefined;
  readonly phonetic_character_threshold?: number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface AmlPersonUpdatesMessage {
  readonly event: "aml/person_updates";
  /** When it happened */
  readonly timestamp: string;
  readonly data: MonitoringUpdate;
}

export interface AmlResult {
  readonly searched_at: string;
  readonly sanctionlist_sources: readonly (AmlSource)[];
  readonly watchlist_entries: readonly (AmlEntry)[];
  readonly sanctionlist_entries: readonly (AmlEntry)[];
  readonly crimelist_entries: readonly (AmlEntry)[];
  readonly pep_entries: readonly (AmlEntry)[];
  readonly adversemedia_entries: readonly (AdverseMediaEntry)[];
  readonly whitelisted_entries: number;
  readonly passed_over?: readonly (PassedOverMatch)[] | undefined;
}

export interface AmlScores {
  readonly relevancy_score: number;
}

export type AmlScoring = {
  readonly allow_designator_translation?: boolean | number | string | null | undefined;
  readonly edit_distance_1_threshold?: number | string | null | undefined;
  readonly edit_distance_2_threshold?: number | string | null | undefined;
  readonly enable_lastname_detection?: boolean | number | string | null | undefined;
  readonly filter_mismatching_country?: boolean | number | string | null | undefined;
  readonly filter_mismatching_country_designator?: boolean | number | string | null | undefined;
  readonly filter_missing_country?: boolean | number | string | null | undefined;
  readonly filter_missing_dob?: boolean | number | string | null | undefined;
  readonly allow_ocr_spellcheck?: boolean | number | string | null | undefined;
  readonly filter_mismatching_dob?: boolean | number | string | null | undefined;
  readonly glued_words_splitting?: "off" | "on" | "" | null | undefined;
  readonly min_nr_token_match?: number | string | null | undefined;
  readonly result_limit?: number | string | null | undefined;
  readonly score_threshold?: number | string | null | undefined;
  readonly adverse_media_scores?: AdverseMediaScores | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface AmlScreening {
  readonly has_crimelist_match: boolean;
  readonly has_pep_match: boolean;
  readonly has_watchlist_match: boolean;
  readonly has_sanction_match: boolean;
  readonly has_adversemedia_match: boolean;
  readonly local_aml_match: LocalAmlMatch;
  readonly result_payload: AmlResult;
}

export interface AmlScreeningAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: AmlScreening;
}

export interface AmlSource {
  readonly source_name: string;
  readonly source_full_name: string;
  readonly source_version: string;
}

export type AmlSources = {
  readonly sanction_enabled?: boolean | number | string | null | undefined;
  readonly pep_enabled?: boolean | number | string | null | undefined;
  readonly watchlist_enabled?: boolean | number | string | null | undefined;
  readonly crimelist_enabled?: boolean | number | string | null | undefined;
  readonly adversemedia_enabled?: boolean | number | string | null | undefined;
  readonly local_aml_sources?: LocalAmlSources | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface Amount {
  readonly currency: string | null;
  readonly sum: number;
}

export interface AnyObject {
  readonly [name: string]: unknown;
}

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly kind: "live" | "test";
  readonly scopes: readonly ("fraud" | "lookups" | "screening" | "verification" | "tags" | "labels" | "erase" | "admin")[];
  readonly allowed_ips: readonly (string)[];
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
}

export interface AppliedRule {
  readonly id: string;
  readonly name: string;
  readonly operation: "+" | "-" | null;
  readonly score: number;
}

export interface ApprovePolicyProposalBody {
  readonly reason?: string | undefined;
}

export interface AskChallengeBody {
  readonly still_head?: boolean | undefined;
}

export interface AskChipChallengeBody {
  /** base 64 */
  readonly dg14?: string | undefined;
}

export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly media_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "text/plain" | "text/csv";
  readonly size: number;
  readonly sha256: string;
  readonly added_by: ListQueueItemsItemAssignee;
  readonly added_at: string;
}

export interface AuditRecord {
  readonly sequence: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly change: BeginPasskeyOptions;
  readonly hash: string;
  readonly authenticated: boolean;
}

export interface AutomationRisk {
  readonly level: "low" | "medium" | "high" | null;
  readonly flags: readonly ("ui_automation" | "device_farm" | "suspicious_form_fillout" | "non_human_typing")[];
}

export interface Backtest {
  readonly job: Job;
  readonly result: BacktestResult | null;
}

export interface BacktestAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Backtest;
}

export interface BacktestExamples {
  readonly transactions: number;
  readonly examples: readonly (string)[];
}

export interface BacktestModelStep {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly negative: number;
  readonly positive: number;
}

export interface BacktestMove {
  readonly was: "APPROVE" | "REVIEW" | "DECLINE";
  readonly becomes: "APPROVE" | "REVIEW" | "DECLINE";
  readonly rows: number;
  readonly negative: number;
  readonly positive: number;
}

export interface BacktestOfDraft {
  readonly policy_version: number;
  readonly rule_id: string;
  readonly hits: number;
  readonly negative: number;
  readonly positive: number;
  readonly amounts: readonly (Amount)[];
  readonly precision: Precision;
  readonly recall: Precision;
  readonly alert_rate: Precision;
  readonly false_positive_rate: Precision;
  readonly confusion: DraftConfusion;
  readonly money: readonly (DraftMoney)[];
  readonly replaced: DraftReplaced | null;
  readonly changes: readonly (DraftChange)[];
  readonly examples: DraftExamples;
  readonly unknown_velocity: readonly (UnknownVelocity)[];
}

export interface BacktestOfModel {
  readonly auc: number | null;
  readonly pr_auc: number | null;
  readonly mean_score: number | null;
  readonly mean_score_before: number | null;
  readonly stability_index: number | null;
  readonly steps: readonly (BacktestModelStep)[];
}

export interface BacktestOfRules {
  readonly rules: readonly (BacktestRule)[];
  readonly matrix: readonly (BacktestMove)[];
  readonly before: BacktestQuality;
  readonly after: BacktestQuality;
  readonly score_shift: ScoreShift;
  readonly newly_declined: BacktestTransactions;
  readonly no_longer_declined: BacktestTransactions;
  readonly new_false_positives: BacktestExamples;
  readonly unknown_velocity: readonly (UnknownVelocity)[];
}

export interface BacktestQuality {
  readonly precision: Precision;
  readonly recall: Precision;
}

export interface BacktestResult {
  readonly rows: number;
  readonly negative: number;
  readonly positive: number;
  readonly rules: BacktestOfRules | null;
  readonly model: BacktestOfModel | null;
  readonly draft: BacktestOfDraft | null;
}

export interface BacktestRule {
  readonly id: string;
  readonly name: string;
  readonly mode: string;
  readonly hits: number;
  readonly negative: number;
  readonly positive: number;
  readonly amounts: readonly (Amount)[];
  readonly precision: Precision;
  readonly recall: Precision;
}

export interface BacktestTransactions {
  readonly hits: number;
  readonly negative: number;
  readonly positive: number;
  readonly amounts: readonly (Amount)[];
}

export type BankScreeningConfig = {
  readonly bank_name_check?: boolean | number | string | null | undefined;
  readonly bank_account_check?: boolean | number | string | null | undefined;
  readonly bank_swift_check?: boolean | number | string | null | undefined;
  readonly match_mode?: "OR" | "AND" | "" | null | undefined;
  readonly partial_match_threshold?: number | string | null | undefined;
  readonly result_limit?: number | string | null | undefined;
  readonly filter_mismatching_country?: boolean | number | string | null | undefined;
  readonly filter_missing_country?: boolean | number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface BankScreeningDetails {
  readonly has_bank_match: boolean;
  readonly sender: BankScreeningParty;
  readonly receiver: BankScreeningParty;
  readonly searched_at: string;
  readonly passed_over?: readonly (PassedOverMatch)[] | undefined;
}

export interface BankScreeningEntry {
  readonly id: number;
  readonly source_id: string;
  readonly found: string;
  readonly name: string;
  readonly source: AmlSource;
  readonly first_seen: string | null;
  readonly last_seen: string | null;
  readonly attributes: readonly (AmlAttribute)[];
  readonly addresses: readonly (string)[];
  readonly akas: readonly (AmlAlias)[];
  readonly birth_precision: string | null;
  readonly birth_date: string | null;
  readonly birth_place: string | null;
  readonly mother_name: string | null;
  readonly nationality: string | null;
  readonly id_number: string | null;
  readonly id_type: string | null;
  readonly country: string | null;
  readonly program: string | null;
  readonly scores: AmlScores;
  readonly matched_field: "bank_name" | "bank_account" | "bank_swift";
  readonly match_type: "EXACT" | "PARTIAL";
  readonly score: number;
}

export interface BankScreeningMatch {
  readonly has_match: boolean;
  readonly entries: readonly (BankScreeningEntry)[];
}

export interface BankScreeningParty {
  readonly bank_name: BankScreeningMatch | null;
  readonly bank_account: BankScreeningMatch | null;
  readonly bank_swift: BankScreeningMatch | null;
}

export interface BeginErasureAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: BeginErasureData;
}

export interface BeginErasureBody {
  readonly email?: string | undefined;
  readonly user_id?: string | undefined;
  readonly domains: readonly ("FRAUD" | "AML_Case_Management" | "AML_Name_Screening" | "IDV")[];
}

export interface BeginErasureData {
  readonly request_id: string;
  readonly status: "IN_PROGRESS" | "COMPLETED" | "FAILED";
}

export interface BeginPasskeyAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: BeginPasskeyData;
}

export interface BeginPasskeyData {
  readonly options: BeginPasskeyOptions;
}

export interface BeginPasskeyOptions {
  readonly [name: string]: unknown;
}

export interface BeginProviderSignInAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: BeginProviderSignInData;
}

export interface BeginProviderSignInData {
  readonly url: string;
}

export interface BeginSecondFactorAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: BeginSecondFactorData;
}

export interface BeginSecondFactorBody {
  readonly current_password?: string | undefined;
}

export interface BeginSecondFactorData {
  readonly secret: string;
  readonly uri: string;
}

export type BinConfig = {
  /** milliseconds */
  readonly timeout?: number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface BinDetails {
  readonly card_bin: string;
  readonly bin_bank: string | null;
  readonly bin_card: string | null;
  readonly bin_type: string | null;
  readonly bin_level: string | null;
  readonly bin_country: string | null;
  readonly bin_country_code: string | null;
  readonly bin_website: string | null;
  readonly bin_phone: string | null;
  readonly bin_valid: boolean | null;
  readonly card_issuer: string | null;
}

export interface Branding {
  readonly light?: BrandingColours | undefined;
  readonly dark?: BrandingColours | undefined;
  readonly fontFamily?: string | undefined;
  /** https address */
  readonly fontUrl?: string | undefined;
  readonly fontWeight?: string | undefined;
}

export interface BrandingColours {
  /** colour such as #1a2b3c */
  readonly baseTextOnLight?: string | undefined;
  /** colour such as #1a2b3c */
  readonly baseTextOnDark?: string | undefined;
  /** colour such as #1a2b3c */
  readonly baseAccent?: string | undefined;
  /** colour such as #1a2b3c */
  readonly baseOnAccent?: string | undefined;
  /** https address */
  readonly logoUrl?: string | undefined;
}

export interface Breach {
  readonly name: string;
  readonly domain: string | null;
  readonly date: string | null;
}

export interface BreachDetails {
  readonly breaches: readonly (Breach)[];
  readonly first_breach: string | null;
  readonly breach_service_listed: boolean | null;
  readonly number_of_breaches: number;
  readonly last_breach: string | null;
}

export interface BulkReplaceTagsBody {
  readonly transaction_ids: readonly (string | number)[];
  readonly tags: readonly (string)[];
}

export interface BulkTags {
  readonly updated_items: readonly (TaggedTransaction)[];
}

export interface BulkTagsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: BulkTags;
}

export interface BulkTagsBody {
  readonly transaction_ids: readonly (string | number)[];
  readonly tags: readonly (string)[];
}

export interface CallsByLabel {
  readonly negative: number;
  readonly positive: number;
  readonly unlabelled: number;
}

/** Links that end an hour after the request; only what was captured */
export interface CapturedMedia {
  readonly documentFront?: string | undefined;
  readonly documentFrontCropped?: string | undefined;
  readonly documentBack?: string | undefined;
  readonly documentBackCropped?: string | undefined;
  readonly barcode?: string | undefined;
  readonly documentCaptureVideo?: string | undefined;
  readonly selfieVideo?: string | undefined;
  readonly selfieImage?: string | undefined;
  readonly proofOfAddressFile?: string | undefined;
  readonly rfidFaceImage?: string | undefined;
  readonly evidenceCollectionFiles?: readonly (string)[] | undefined;
}

export interface CardDetails {
  /** the first six digits */
  readonly bin?: string | undefined;
  /** the last four digits */
  readonly last_four?: string | undefined;
  readonly luhn_valid?: boolean | undefined;
  readonly cardholder_name?: string | undefined;
  readonly expiry?: string | undefined;
}

export interface Case {
  readonly id: string;
  readonly user_id: string | null;
  readonly name: string;
  readonly type: "PERSON" | "ENTITY" | "UNKNOWN";
  readonly date_of_birth: string | null;
  readonly country: string | null;
  readonly status: "OPEN" | "IN_REVIEW" | "CLOSED";
  readonly assignee: string | null;
  readonly undecided: number;
  readonly matches: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly given_name: string | null;
  readonly middle_name: string | null;
  readonly family_name: string | null;
  readonly document_number: string | null;
  readonly four_eyes: boolean;
  readonly entries: readonly (CaseMatch)[];
  readonly history: readonly (CaseEvent)[];
}

export interface CaseAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Case;
}

export interface CaseEvent {
  readonly sequence: number;
  readonly at: string;
  readonly actor: string;
  readonly action: "opened" | "matched" | "reopened" | "proposed" | "decided" | "whitelist_ended" | "commented" | "assigned" | "attached" | "detached" | "status";
  readonly note: string;
}

export interface CaseMatch {
  readonly list: string;
  readonly list_kind: "sanctionlist" | "pep" | "watchlist" | "crimelist";
  readonly source_id: string;
  readonly score: number;
  readonly entry: AmlEntry;
  readonly explanation: unknown;
  readonly decision: "FALSE_POSITIVE" | "TRUE_MATCH" | "INCONCLUSIVE" | null;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
  readonly cleared_match: ClearedMatch | null;
  readonly first_matched_at: string;
  readonly last_matched_at: string;
}

export interface CaseMatchReference {
  readonly list: string;
  readonly source_id: string;
}

export interface CaseSummary {
  readonly id: string;
  readonly user_id: string | null;
  readonly name: string;
  readonly type: "PERSON" | "ENTITY" | "UNKNOWN";
  readonly date_of_birth: string | null;
  readonly country: string | null;
  readonly status: "OPEN" | "IN_REVIEW" | "CLOSED";
  readonly assignee: string | null;
  readonly undecided: number;
  readonly matches: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ChangeAccountBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  readonly thresholds?: AccountThresholds | undefined;
  /** Requests per second; 0 means no limit */
  readonly rate_limit?: number | undefined;
  readonly retention_days?: number | undefined;
  readonly timeouts?: AccountTimeoutsChange | undefined;
  readonly share_history?: boolean | undefined;
  /**
   * `mask` stores and returns only the first six and last four digits of a card number in a request; `reject`
   * returns 1006
   */
  readonly card_numbers?: "mask" | "reject" | undefined;
  readonly disabled_versions?: readonly ("fraud-api/label" | "fraud-api/label/v1" | "fraud-api/v1.0" | "email-api/v2" | "phone-api/v1" | "erase-api/v1")[] | undefined;
  readonly monitoring_schedule?: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR" | undefined;
  /** Policy changes need the approval of a second person; only an owner can change it */
  readonly policy_approval?: boolean | undefined;
  /** Panel users must set up a second factor before they get access; only an owner can change it */
  readonly require_second_factor?: boolean | undefined;
  /** Minutes without activity after which a panel session ends */
  readonly session_idle_minutes?: number | undefined;
  /** Hours after sign-in after which a panel session ends; a shorter time also applies to open sessions */
  readonly session_hours?: number | undefined;
  readonly currency?: string | null | undefined;
  readonly time_zone?: string | null | undefined;
  readonly contact_email?: string | null | undefined;
  readonly contact_phone?: string | null | undefined;
  readonly contact_url?: string | null | undefined;
  readonly expected_version?: number | undefined;
  readonly note?: string | undefined;
}

export interface ChangeCaseBody {
  readonly status?: "OPEN" | "IN_REVIEW" | "CLOSED" | undefined;
  readonly assignee?: string | null | undefined;
  readonly comment?: string | undefined;
}

export interface ChangeModelSettingsBody {
  readonly promote_by_rule: boolean;
}

export interface ChangeMonitoredNameAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ChangeMonitoredNameData;
}

export interface ChangeMonitoredNameBody {
  readonly monitoring_schedule?: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR" | null | undefined;
  readonly search_profile_id?: string | null | undefined;
  readonly stopped?: boolean | undefined;
}

export interface ChangeMonitoredNameData {
  readonly monitored: MonitoredName;
}

export interface ChangeOwnNameAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ChangeOwnNameData;
}

export interface ChangeOwnNameBody {
  readonly name: string | null;
}

export interface ChangeOwnNameData {
  readonly name: string | null;
}

export interface ChangePasswordBody {
  readonly current_password: string;
  readonly new_password: string;
}

export interface ChangePreferencesBody {
  readonly preferences: ChangePreferencesBodyPreferences;
}

export interface ChangePreferencesBodyPreferences {
  readonly [name: string]: string;
}

export interface ChangeQueueBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  readonly filter?: ListQueuesQueueFilter | undefined;
  readonly deadline_hours?: number | null | undefined;
  readonly four_eyes?: boolean | undefined;
}

export interface ChangeQueueItemBody {
  readonly assignee?: "me" | string | null | undefined;
  readonly priority?: number | undefined;
  readonly deadline?: string | null | undefined;
  readonly expected_version?: number | undefined;
}

export interface ChangeRoleBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  readonly permissions?: readonly ("personal:see" | "personal:reveal" | "traffic:see" | "traffic:change" | "decisions:see" | "decisions:change" | "rules:see" | "rules:change" | "lists:see" | "lists:change" | "cases:see" | "cases:change" | "screening:see" | "screening:change" | "workflows:see" | "workflows:change" | "models:see" | "models:change" | "settings:see" | "settings:change" | "keys:see" | "keys:change" | "people:see" | "people:change" | "persons:see" | "persons:change" | "audit:see" | "audit:change")[] | undefined;
}

export interface ChangeRuleBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  readonly priority?: number | undefined;
  readonly mode?: "live" | "canary" | "shadow" | "off" | undefined;
  readonly canary_percent?: number | null | undefined;
  readonly expected_version?: number | undefined;
  readonly note?: string | undefined;
}

export interface ChangeUserAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ChangeUserData;
}

export interface ChangeUserBody {
  /** owner, admin, analyst, reviewer, read-only, or the ID of a custom role */
  readonly role?: string | undefined;
  readonly name?: string | null | undefined;
}

export interface ChangeUserData {
  readonly user: ListUsersUser;
}

export interface ChangeWebhookBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  /** https URL that is reachable from the internet */
  readonly url?: string | undefined;
  readonly events?: readonly ("orchestration/workflow_execution_finished" | "orchestration/workflow_execution_updated" | "verification/session_finished" | "verification/step_asked_again" | "transaction/processed" | "transaction/status_updated" | "lists/updated" | "aml/person_updates" | "aml/entity_updates" | "ekyc/check_finished" | "erase/finished")[] | undefined;
}

export interface ChangeWorkflowBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name?: string | undefined;
  readonly definition?: WorkflowDefinition | undefined;
}

export interface ChangedMembers {
  readonly id: string;
  readonly members: readonly (string)[];
}

export interface CheckRuleBody {
  /** a rule text, or a rule tree ({"op": …}) */
  readonly when: string | RuleCondition;
}

export interface CheckWorkflowBody {
  readonly definition: WorkflowDefinition;
}

export interface ClaimHandOffBody {
  readonly code: string;
}

export interface ClearedMatch {
  readonly id: string;
  readonly case_id: string | null;
  readonly user_id: string | null;
  readonly name: string;
  readonly list: string;
  readonly list_kind: "sanctionlist" | "pep" | "watchlist" | "crimelist";
  readonly source_id: string;
  readonly entry_name: string;
  readonly reason: string;
  readonly state: "ACTIVE" | "PROPOSED" | "OUTDATED";
  readonly proposed_by: string;
  readonly approved_by: string | null;
  readonly created_at: string;
  readonly expires_at: string | null;
}

export interface ClearedMatchAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ClearedMatch;
}

export interface CnamDetails {
  readonly name: string | null;
}

export interface ComparePolicyFileAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ComparePolicyFileData;
}

export interface ComparePolicyFileBody {
  readonly document: PolicyDocumentInput;
}

export interface ComparePolicyFileData {
  readonly version: number;
  readonly rules: DocumentDifference;
  readonly categories: DocumentDifference;
  readonly lists: DocumentDifference;
  readonly thresholds: ThresholdsDifference | null;
}

export interface ConfirmSecondFactorAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ConfirmSecondFactorData;
}

export interface ConfirmSecondFactorBody {
  /** six digits, or a recovery code */
  readonly code: string;
}

export interface ConfirmSecondFactorData {
  readonly recovery_codes: readonly (string)[];
}

export interface ContextualRisk {
  readonly level: "low" | "medium" | "high" | null;
  readonly flags: readonly ("off_screen" | "window_resize" | "unusual_device_orientation" | "extended_inactivity")[];
}

export interface CreateAccountAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: CreateAccountData;
}

export interface CreateAccountBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** Requests per second; 0 means no limit */
  readonly rate_limit?: number | undefined;
}

export interface CreateAccountData {
  readonly account: Account;
  readonly key: NewApiKey;
}

export interface CreateKeyBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  readonly scopes: readonly ("fraud" | "lookups" | "screening" | "verification" | "tags" | "labels" | "erase" | "admin")[];
  readonly kind?: "live" | "test" | undefined;
  readonly allowed_ips?: readonly (string)[] | undefined;
}

export interface CreateListBody {
  /** 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id?: string | undefined;
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  readonly kind: "allow" | "block" | "plain";
  readonly field: "email" | "email_domain" | "ip" | "phone_number" | "user_id" | "user_fullname" | "user_country" | "user_bank_account" | "receiver_bank_account" | "card_hash" | "card_bin" | "device_hash" | "cookie_hash" | "true_device_id" | "device_id" | "affiliate_id" | "merchant_id";
  readonly expected_version?: number | undefined;
  readonly note?: string | undefined;
}

export interface CreateQueueBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  readonly source: "DECISIONS" | "SCREENING" | "VERIFICATIONS";
  readonly filter?: ListQueuesQueueFilter | undefined;
  readonly deadline_hours?: number | null | undefined;
  readonly four_eyes?: boolean | undefined;
}

export interface CreateRoleBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  readonly permissions: readonly ("personal:see" | "personal:reveal" | "traffic:see" | "traffic:change" | "decisions:see" | "decisions:change" | "rules:see" | "rules:change" | "lists:see" | "lists:change" | "cases:see" | "cases:change" | "screening:see" | "screening:change" | "workflows:see" | "workflows:change" | "models:see" | "models:change" | "settings:see" | "settings:change" | "keys:see" | "keys:change" | "people:see" | "people:change" | "persons:see" | "persons:change" | "audit:see" | "audit:change")[];
}

export interface CreateRuleBody {
  /** 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id?: string | undefined;
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  readonly category?: string | null | undefined;
  readonly priority?: number | undefined;
  readonly mode?: "live" | "canary" | "shadow" | "off" | undefined;
  readonly canary_percent?: number | null | undefined;
  /** a rule text, or a rule tree ({"op": …}) */
  readonly when?: string | RuleCondition | undefined;
  readonly when_text?: string | undefined;
  readonly then: RuleEffect;
  readonly starts_at?: string | null | undefined;
  readonly ends_at?: string | null | undefined;
  readonly expected_version?: number | undefined;
  readonly note?: string | undefined;
}

export interface CreateRuleCategoryBody {
  /** 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id?: string | undefined;
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  readonly thresholds?: AccountThresholds | null | undefined;
  readonly expected_version?: number | undefined;
  readonly note?: string | undefined;
}

export interface CreateViewBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  readonly shared?: boolean | undefined;
  readonly search: SavedViewSearch;
}

export interface CreateWebhookBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  /** https URL that is reachable from the internet */
  readonly url: string;
  readonly events: readonly ("orchestration/workflow_execution_finished" | "orchestration/workflow_execution_updated" | "verification/session_finished" | "verification/step_asked_again" | "transaction/processed" | "transaction/status_updated" | "lists/updated" | "aml/person_updates" | "aml/entity_updates" | "ekyc/check_finished" | "erase/finished")[];
}

export interface CreateWorkflowAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: CreateWorkflowData;
}

export interface CreateWorkflowBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  readonly definition: WorkflowDefinition;
}

export interface CreateWorkflowData {
  readonly workflow: Workflow;
}

export interface CreditCardVerificationResult {
  readonly overallResult: "APPROVED" | "REJECTED" | "FAIL" | "REVIEW" | "ABANDONED" | "RETRY_REQUIRED";
  readonly luhnCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly nameMatchCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly expiryDateCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly screenCheckResultFront: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly photocopyCheckResultFront: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly handPresenceCheckResultFront: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly screenCheckResultBack: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly photocopyCheckResultBack: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly handPresenceCheckResultBack: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly maskedPan: string | null;
  readonly bin: string | null;
  readonly lastFour: string | null;
  readonly cardholderName: string | null;
  readonly expiryDate: string | null;
  readonly issuingNetwork: string | null;
  readonly iban: string | null;
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
  readonly complete: boolean;
  readonly counts: readonly (DayOfDecisions)[];
}

export interface DataSource {
  readonly name: string;
  readonly kind: "location" | "feed" | "table";
  readonly flag: string | null;
  readonly version: string | null;
  readonly date: string | null;
  readonly rows: number | null;
  readonly licence: string;
  readonly attribution: string | null;
  readonly loaded: boolean;
  readonly age_hours: number | null;
  readonly stale: boolean;
}

export interface DataUpdate {
  readonly source: string;
  readonly title: string;
  readonly kind: "feed" | "list";
  readonly cadence_hours: number;
  readonly next_at: string | null;
  readonly running: boolean;
  readonly waiting: boolean;
  readonly started_at: string | null;
  readonly ended_at: string | null;
  readonly outcome: "accepted" | "unchanged" | "refused" | "failed" | null;
  readonly reason: DataUpdateReason | null;
  readonly succeeded_at: string | null;
  readonly version: string | null;
  readonly previous_version: string | null;
  readonly rows: number | null;
  readonly previous_rows: number | null;
  readonly failures: number;
  readonly overdue: boolean;
}

export interface DataUpdateReason {
  readonly code: string;
  readonly message: string;
}

export interface DataUpdates {
  readonly enabled: boolean;
  readonly decided_by: "variable" | "setting";
  readonly quiet_hours: string | null;
  readonly progress: DataUpdatesProgress;
  readonly updates: readonly (DataUpdate)[];
}

export interface DataUpdatesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: DataUpdates;
}

export interface DataUpdatesProgress {
  readonly total: number;
  readonly ended: number;
}

export interface DayOfDecisions {
  readonly date: string;
  readonly approve: number;
  readonly review: number;
  readonly decline: number;
}

export interface DecideCaseBody {
  readonly decision: "FALSE_POSITIVE" | "TRUE_MATCH" | "INCONCLUSIVE";
  readonly comment?: string | undefined;
  readonly expires_at?: string | null | undefined;
  readonly matches?: readonly (CaseMatchReference)[] | undefined;
}

export interface DecideQueueItemAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: DecideQueueItemData;
}

export interface DecideQueueItemBody {
  readonly decision: "APPROVE" | "DECLINE";
  readonly reason: string;
  readonly expected_version?: number | undefined;
}

export interface DecideQueueItemData {
  readonly decided: boolean;
  readonly decision: "APPROVE" | "DECLINE";
}

export interface DecidedByNothing {
  readonly by: "default";
}

export interface DecidedByRules {
  readonly by: "allow_list" | "block_list" | "rule";
  readonly ids: readonly (string)[];
}

export interface DecidedByThreshold {
  readonly by: "threshold";
  readonly threshold: "review" | "decline";
  readonly at: number;
}

export interface DeleteListAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: DeleteListData;
}

export interface DeleteListData {
  readonly version: number;
  readonly removed_entries: number;
}

export interface DeleteSearchProfileAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: DeleteSearchProfileData;
}

export interface DeleteSearchProfileData {
  readonly removed: boolean;
}

export interface DeviceAgentConfig {
  readonly key: DeviceAgentKey;
  readonly ticket: string;
  /** The address that the request came from */
  readonly ip: string | null;
  /** Host whose look-up shows the resolver; null without one */
  readonly dnsDomain: string | null;
}

export interface DeviceAgentKey {
  readonly kid: number;
  /** Base64 of an uncompressed P-256 point */
  readonly publicKey: string;
}

export interface DeviceBattery {
  readonly battery_charging: boolean | null;
  readonly battery_level: number | null;
}

export type DeviceConfig = {
  readonly include?: string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface DeviceDetails {
  readonly os: string | null;
  readonly type: "web";
  readonly source: string;
  readonly browser: string | null;
  readonly browser_version: string | null;
  readonly browser_version_age: number | null;
  readonly device_type: "desktop" | "mobile" | "tablet" | "tv" | "console" | "wearable" | "bot" | null;
  readonly platform: string | null;
  readonly price_range: "LOW" | "MID" | "HIGH" | null;
  readonly user_agent: string | null;
  readonly user_agent_data: DeviceUserAgentData | null;
  readonly unpopular_user_agent: boolean | null;
  readonly unpopular_device_resolution: boolean | null;
  readonly session_id: string;
  readonly true_device_id: string | null;
  readonly device_match: DeviceMatch | null;
  readonly device_hash: string | null;
  readonly browser_hash: string | null;
  readonly cookie_hash: string | null;
  readonly spoofing_hash: string | null;
  readonly canvas_hash: string | null;
  readonly audio_hash: string | null;
  readonly font_hash: string | null;
  readonly math_hash: string | null;
  readonly mime_types_hash: string | null;
  readonly system_colors_hash: string | null;
  readonly keyboard_layout_hash: string | null;
  readonly keyboard_layout_name: string | null;
  readonly device_ip: string | null;
  readonly device_ip_isp: string | null;
  readonly device_ip_region: string | null;
  readonly device_ip_country: string | null;
  readonly dns_ip: string | null;
  readonly dns_ip_isp: string | null;
  readonly dns_ip_region: string | null;
  readonly dns_ip_country: string | null;
  readonly vpn: boolean | null;
  readonly proxy: boolean | null;
  readonly locale: string | null;
  readonly languages: readonly (string)[];
  readonly timezone: string | null;
  readonly timezone_offset: string | null;
  readonly timezone_country: string | null;
  readonly referrer: string | null;
  readonly window_location: string | null;
  readonly has_focus: boolean | null;
  readonly mouse_moved: boolean | null;
  readonly private: boolean | null;
  readonly adblock: boolean | null;
  readonly do_not_track: boolean | null;
  readonly java_enabled: boolean | null;
  readonly flash_enabled: boolean;
  readonly cookie_enabled: boolean | null;
  readonly touch_support: boolean | null;
  readonly max_touch_points: number | null;
  readonly hardware_concurrency: number | null;
  readonly device_memory: number | null;
  readonly screen_data: DeviceScreen | null;
  readonly webgl: DeviceWebgl | null;
  readonly battery: DeviceBattery | null;
  readonly plugins: DevicePlugins | null;
  readonly permissions: DevicePermissions | null;
  readonly media_devices: DeviceMediaDevices | null;
  readonly font_list: readonly (string)[];
  readonly font_count: number | null;
  readonly font_noise: boolean | null;
  readonly extensions: readonly (string)[];
  readonly drm_key_systems: readonly (string)[];
  readonly webrtc_activated: boolean | null;
  readonly webrtc_ips: readonly (string)[];
  readonly webrtc_count: number | null;
  readonly mobile_details: readonly (DeviceModel)[];
  readonly device_location: DeviceLocation;
  readonly verdicts: DeviceVerdicts;
  readonly suspicious_flags: readonly ("suspicious_keypress_characteristics" | "suspicious_mouse_movement" | "suspicious_form_fillout" | "paste_used" | "autofill_used" | "potential_remote_interaction" | "potential_remote_control" | "automation" | "tampering" | "session_replayed" | "session_stale" | "device_token_copied")[];
}

export interface DeviceLocation {
  readonly zip: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly status: "GRANTED" | "DENIED" | "PROMPT" | "TIMEOUT" | null;
  readonly accuracy: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly country_code: string | null;
}

export interface DeviceMatch {
  readonly reason: "token" | "looks" | "new" | "undecided";
  readonly probability: number;
  readonly settled: boolean;
  readonly likeliest_device_id: string | null;
  readonly joined_device_ids: readonly (string)[];
}

export interface DeviceMediaDevices {
  readonly audio_input_count: number;
  readonly audio_output_count: number;
  readonly video_input_count: number;
}

export interface DeviceModel {
  readonly announced: string | null;
  readonly models: readonly (string)[];
  readonly resolution: string | null;
  readonly avg_price_in_eur: number | null;
  readonly battery_size_in_mah: number | null;
  readonly device_name: string | null;
}

export interface DevicePermissions {
  readonly denied: readonly (string)[];
  readonly granted: readonly (string)[];
  readonly prompt: readonly (string)[];
}

export interface DevicePlugins {
  readonly plugin_count: number;
  readonly plugin_hash: string | null;
  readonly plugin_list: readonly (string)[];
}

export interface DeviceScreen {
  readonly device_pixel_ratio: number | null;
  readonly is_extended: boolean | null;
  readonly orientation_angle: number | null;
  readonly orientation_type: string | null;
  readonly screen_height: number | null;
  readonly screen_width: number | null;
  readonly screen_available_height: number | null;
  readonly screen_available_width: number | null;
  readonly screen_color_depth: number | null;
  readonly screen_pixel_depth: number | null;
  readonly window_inner_height: number | null;
  readonly window_inner_width: number | null;
  readonly window_outer_height: number | null;
  readonly window_outer_width: number | null;
  readonly window_screen_x: number | null;
  readonly window_screen_y: number | null;
  readonly window_scroll_x: number | null;
  readonly window_scroll_y: number | null;
  readonly document_height: number | null;
  readonly document_width: number | null;
}

export interface DeviceUserAgentData {
  readonly architecture: string | null;
  readonly bitness: string | null;
  readonly mobile: boolean | null;
  readonly model: string | null;
  readonly platform: string | null;
  readonly platform_version: string | null;
  readonly ua_full_version: string | null;
}

export interface DeviceVerdict {
  readonly probability: number;
  readonly reasons: readonly (string)[];
}

export interface DeviceVerdicts {
  readonly automation: DeviceVerdict;
  readonly tampering: DeviceVerdict;
  readonly remote_access: DeviceVerdict;
  readonly virtual_machine: DeviceVerdict;
}

export interface DeviceWebgl {
  readonly webgl_hash: string | null;
  readonly webgl_image_hash: string | null;
  readonly webgl_parameters_hash: string | null;
  readonly webgl_parameters_noise: boolean | null;
  readonly webgl2_image_hash: string | null;
  readonly webgl2_parameters_hash: string | null;
  readonly webgl2_parameters_noise: boolean | null;
  readonly webgl_renderer: string | null;
  readonly webgl_vendor: string | null;
}

export interface DocumentCheckExtractedData {
  readonly fullName?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly gender?: string | undefined;
  readonly placeOfBirth?: string | undefined;
  readonly nationality?: string | undefined;
  readonly personalIdNumber?: string | undefined;
  readonly address?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly documentNumber?: string | undefined;
  readonly documentAdditionalNumber?: string | undefined;
  readonly documentIssueDate?: string | undefined;
  readonly documentExpirationDate?: string | undefined;
  readonly country?: string | undefined;
  readonly state?: string | undefined;
  readonly age?: number | undefined;
  readonly documentType?: "PASSPORT" | "DRIVERS_LICENSE" | "NATIONAL_ID" | "RESIDENT_PERMIT" | "UNKNOWN" | "OTHER" | undefined;
  readonly rfidData?: AnyObject | undefined;
}

export interface DocumentCheckResult {
  readonly overallResult: "APPROVED" | "REJECTED" | "FAIL" | "REVIEW" | "ABANDONED" | "RETRY_REQUIRED";
  readonly matchCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly logicCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly formatCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly mrzCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly barcodeAnomalyCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly suspiciousDataCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly dataIntegrityCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly screenCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly photocopyCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly handPresenceCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly photoForgeryCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly securityFeaturesCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly documentValidityCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly imageQualityCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly iadCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly ageVerificationCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly nameMatchCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly dateOfBirthCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly postalCodeCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly stateCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly iadRejectionReason: string | null;
  readonly verificationMethod: "OCR" | "EID";
  readonly eidProvider: string | null;
  readonly eidLevelOfAssurance: string | null;
  readonly missingClaims: readonly (string)[] | null;
  readonly nfcVerificationResult: NfcVerificationResult | null;
}

export interface DocumentDifference {
  readonly added: readonly (string)[];
  readonly removed: readonly (string)[];
  readonly changed: readonly (ChangedMembers)[];
}

export interface DomainRegistration {
  readonly domain_name: string;
  readonly create_date: string | null;
  readonly update_date: string | null;
  readonly expiry_date: string | null;
  readonly registrar_name: string | null;
  readonly full_name: string | null;
  readonly company_name: string | null;
  readonly mailing_address: string | null;
  readonly city_name: string | null;
  readonly state_name: string | null;
  readonly zip_code: string | null;
  readonly country_code: string | null;
  readonly phone_number: string | null;
}

export interface DomainRegistrations {
  readonly exists: boolean;
  readonly number_of_domains: number;
  readonly domains: readonly (DomainRegistration)[];
  readonly first_registration_date: string | null;
}

export interface DraftChange {
  readonly was: "APPROVE" | "REVIEW" | "DECLINE";
  readonly becomes: "APPROVE" | "REVIEW" | "DECLINE";
  readonly hits: number;
  readonly negative: number;
  readonly positive: number;
  readonly amounts: readonly (Amount)[];
  readonly examples: readonly (DraftExample)[];
}

export interface DraftConfusion {
  readonly matched: CallsByLabel;
  readonly not_matched: CallsByLabel;
}

export interface DraftExample {
  readonly evaluation_id: string;
  readonly at: string;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly label: "negative" | "positive" | null;
}

export interface DraftExamples {
  readonly negative: readonly (DraftExample)[];
  readonly positive: readonly (DraftExample)[];
  readonly unlabelled: readonly (DraftExample)[];
}

export interface DraftMoney {
  readonly currency: string | null;
  readonly all: number;
  readonly all_negative: number;
  readonly matched: number;
  readonly matched_negative: number;
  readonly matched_positive: number;
}

export interface DraftReplaced {
  readonly mode: "live" | "canary" | "shadow" | "off";
  readonly hits: number;
  readonly negative: number;
  readonly positive: number;
  readonly amounts: readonly (Amount)[];
  readonly precision: Precision;
  readonly recall: Precision;
  readonly alert_rate: Precision;
}

export interface EkycCheckFinishedData {
  readonly transaction_id: string;
  readonly user_id: string | null;
  readonly type: "BR_ID_CPF_EXT" | "CA_CB_FT" | "CA_CB_2" | "CA_RC" | "CO_ID_CE" | "CO_ID_PPT" | "CO_ID_CC" | "FR_RC" | "DE_CB" | "GR_CB" | "ID_ID_NIK" | "ID_SVC" | "IE_CB" | "MX_ID_CURP" | "NZ_CB" | "NZ_RC" | "US_ID_F2" | "NG_ID_NIN" | "NG_ID_BVN";
  readonly ekyc_result: "SUCCESS" | "FAILED" | "ERROR";
  readonly ekyc_data: FraudEkycDataForm1 | FraudEkycDataForm2 | null;
  readonly reason: string | null;
  readonly finished_at: string;
}

export interface EkycCheckFinishedMessage {
  readonly event: "ekyc/check_finished";
  /** When it happened */
  readonly timestamp: string;
  readonly data: EkycCheckFinishedData;
}

export type EkycConfig = {
  /** milliseconds */
  readonly timeout?: number | string | null | undefined;
  readonly type?: "BR_ID_CPF_EXT" | "CA_CB_FT" | "CA_CB_2" | "CA_RC" | "CO_ID_CE" | "CO_ID_PPT" | "CO_ID_CC" | "FR_RC" | "DE_CB" | "GR_CB" | "ID_ID_NIK" | "ID_SVC" | "IE_CB" | "MX_ID_CURP" | "NZ_CB" | "NZ_RC" | "US_ID_F2" | "NG_ID_NIN" | "NG_ID_BVN" | "" | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface EmailAccounts {
  readonly total_registration: number;
  readonly business: EmailAccountsBusiness;
  readonly personal: EmailAccountsPersonal;
}

export interface EmailAccountsBusiness {
  readonly total_registration: number;
  readonly technology: AccountCount | null;
  readonly science_and_education: AccountCount | null;
  readonly jobs_and_employment: AccountCount | null;
  readonly money_transfer_remittance: AccountCount | null;
}

export interface EmailAccountsPersonal {
  readonly total_registration: number;
  readonly email_service: AccountCount | null;
  readonly technology: AccountCount | null;
  readonly adult_sites: AccountCount | null;
  readonly delivery: AccountCount | null;
  readonly ecommerce: AccountCount | null;
  readonly entertainment: AccountCount | null;
  readonly health_and_fitness: AccountCount | null;
  readonly social_media: AccountCount | null;
  readonly travel: AccountCount | null;
  readonly betting_and_gaming: AccountCount | null;
  readonly dating: AccountCount | null;
  readonly real_estate: AccountCount | null;
  readonly ai_platforms: AccountCount | null;
  readonly messenger: AccountCount | null;
}

export interface EmailAddressDetails {
  readonly deliverable: boolean | null;
  readonly full_inbox: boolean | null;
  readonly valid_format: boolean;
  readonly minimum_age_months: number | null;
  readonly earliest_profile_date: string | null;
  readonly email_randomness_score: number | null;
}

export type EmailConfig = {
  /** milliseconds */
  readonly timeout?: number | string | null | undefined;
  readonly version?: string | null | undefined;
  readonly include?: string | null | undefined;
  readonly exclude?: string | null | undefined;
  /** milliseconds */
  readonly priority_timeout?: number | string | null | undefined;
  readonly priority_sites?: string | null | undefined;
  readonly priority_accuracy?: string | null | undefined;
  readonly flags_timeframe_days?: number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface EmailDetails {
  readonly id: string;
  readonly email: string | null;
  readonly risk_scores: RiskScores | null;
  readonly email_details: EmailAddressDetails | null;
  readonly email_domain_details: EmailDomainDetails;
  readonly account_aggregates: EmailAccounts | null;
  readonly breach_details: BreachDetails | null;
  readonly service_fraud_history: History | null;
  readonly associated_domain_registrations: DomainRegistrations | null;
}

export interface EmailDetailsV2 {
  readonly email: string;
  readonly score: number;
  readonly deliverable: boolean | null;
  readonly domain_details: EmailDomainDetails;
  readonly account_details: null;
  readonly breach_details: AnyObject | null;
  readonly applied_rules: readonly (AppliedRule)[];
  readonly history?: EmailHistoryV2 | null | undefined;
  readonly flags?: readonly (Flag)[] | undefined;
  readonly id?: string | undefined;
}

export interface EmailDetailsV2Answer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: EmailDetailsV2;
}

export interface EmailDomainDetails {
  readonly domain: string | null;
  readonly tld: string | null;
  readonly registered: boolean | null;
  readonly created: string | null;
  readonly updated: string | null;
  readonly expires: string | null;
  readonly registrar_name: string | null;
  readonly registered_to: string | null;
  readonly disposable: boolean | null;
  readonly free: boolean | null;
  readonly custom: boolean | null;
  readonly dmarc_enforced: boolean | null;
  readonly spf_strict: boolean | null;
  readonly valid_mx: boolean | null;
  readonly accept_all: boolean | null;
  readonly suspicious_tld: boolean | null;
  readonly website_exists: boolean | null;
}

export interface EmailHistoryV2 {
  readonly hits: number;
  readonly customer_hits: number;
  readonly first_seen: number | null;
  readonly last_seen: number | null;
}

export interface EmailLookup {
  readonly id: string;
  readonly email: string;
  readonly risk_scores: RiskScores;
  readonly email_details: EmailLookupEmailDetails;
  readonly email_domain_details: EmailDomainDetails;
  readonly account_aggregates: EmailLookupAccountAggregates | null;
  readonly breach_details: EmailLookupBreachDetails | null;
  readonly service_fraud_history: History;
  readonly associated_domain_registrations: DomainRegistrations | null;
}

export interface EmailLookupAccountAggregates {
  readonly total_registration: number;
  readonly business: EmailAccountsBusiness;
  readonly personal: EmailLookupAccountAggregatesPersonal;
}

export interface EmailLookupAccountAggregatesPersonal {
  readonly total_registration: number;
  readonly email_service: AccountCount | null;
  readonly technology: AccountCount | null;
  readonly adult_sites: AccountCount | null;
  readonly delivery: AccountCount | null;
  readonly ecommerce: AccountCount | null;
  readonly entertainment: AccountCount | null;
  readonly health_and_fitness: AccountCount | null;
  readonly social_media: AccountCount | null;
  readonly travel: AccountCount | null;
}

export interface EmailLookupAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: EmailLookup;
}

export interface EmailLookupBreachDetails {
  readonly breaches: readonly (Breach)[];
  readonly first_breach: string | null;
  readonly breach_service_listed: boolean | null;
  readonly number_of_breaches: number;
}

export type EmailLookupConfig = {
  /** milliseconds */
  readonly timeout?: number | string | null | undefined;
  readonly priority_timeout?: number | string | null | undefined;
  readonly priority_sites?: string | null | undefined;
  readonly flags_timeframe_days?: number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface EmailLookupEmailDetails {
  readonly deliverable: boolean | null;
  readonly full_inbox: boolean | null;
  readonly valid_format: boolean;
  readonly minimum_age_months: number | null;
  readonly earliest_profile_date: string | null;
}

export interface EndOtherSignInsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: EndOtherSignInsData;
}

export interface EndOtherSignInsData {
  readonly ended: number;
}

export interface EngineFinding {
  readonly sub_check: string;
  readonly result: string;
  readonly strength: string;
  readonly engine: string;
  readonly version: string;
  readonly score: number | null;
  readonly reasons: readonly (string)[];
  readonly duration_ms: number;
}

export interface EraseFinishedMessage {
  readonly event: "erase/finished";
  /** When it happened */
  readonly timestamp: string;
  readonly data: EraseResult;
}

export interface ErasePersonV1Answer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ErasePersonV1Data;
}

export interface ErasePersonV1Body {
  readonly emails?: readonly (string)[] | undefined;
  readonly user_ids?: readonly (string | number)[] | undefined;
}

export interface ErasePersonV1Data {
  readonly transaction_records: number;
  readonly email_records: number;
  readonly phone_records: number;
  readonly ip_records: number;
  readonly dry_run: false;
}

export interface EraseProgress {
  readonly request_id: string;
  readonly status: "IN_PROGRESS" | "COMPLETED" | "FAILED";
}

export interface EraseProgressAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: EraseProgress;
}

export interface EraseRequest {
  readonly domains: readonly ("FRAUD" | "AML_Case_Management" | "AML_Name_Screening" | "IDV")[];
  readonly emails?: readonly (string)[] | undefined;
  readonly user_ids?: readonly (string | number)[] | undefined;
}

export interface EraseResult {
  readonly request_id: string;
  readonly status: "COMPLETED" | "FAILED";
  readonly domains: readonly (string)[];
  readonly finished_at: string | null;
}

export interface Evaluation {
  readonly summary: EvaluationSummary;
  readonly request: AnyObject;
  readonly answer: AnyObject;
  readonly inputs: AnyObject;
}

export interface EvaluationAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Evaluation;
}

export interface EvaluationSummary {
  readonly id: string;
  readonly transaction_id: string;
  readonly service_id: number;
  readonly at: string;
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  readonly fraud_score: number;
  readonly policy_version: number;
  readonly current_state: "APPROVE" | "REVIEW" | "DECLINE";
  readonly label: string | null;
  readonly tags: readonly (string)[];
  readonly person: NamedPerson;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly action_type: string | null;
  readonly ip: string | null;
  readonly country: string | null;
  readonly card_hash: string | null;
  readonly reasons: readonly (MatchedRule)[];
}

export interface EvidenceCollectionCheckResult {
  readonly overallResult: "APPROVED" | "REJECTED" | "FAIL" | "REVIEW" | "ABANDONED" | "RETRY_REQUIRED";
  readonly selectedDocumentType: string | null;
  readonly files: readonly (EvidenceFile)[];
}

export interface EvidenceFile {
  readonly tamperingCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly nameMatchCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly documentType: string | null;
  readonly captureMethod: string | null;
  readonly extractedFields: WebhookDeliveryDetailsBody;
}

export interface ExecutionEvent {
  readonly sequence: number;
  readonly at: string;
  readonly kind: string;
}

export interface ExecutionLink {
  readonly link: string;
  readonly expires_at: string;
}

export interface ExecutionLinkAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ExecutionLink;
}

export interface ExecutionRetention {
  readonly days: number;
  readonly retained_until: string;
  readonly purged_at: string | null;
  readonly media_stored: number;
  readonly media_deleted: number;
  readonly face_stored: boolean;
}

export interface ExecutionReview {
  readonly version: number;
  readonly steps: readonly (ReviewStep)[];
  readonly loip_conditions: readonly (LoipConditionResult)[] | null;
  readonly retention: ExecutionRetention;
}

export interface ExecutionReviewAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ExecutionReview;
}

export interface ExecutionSearch {
  readonly key: string;
  readonly matches: number;
}

export interface ExecutionSearchAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ExecutionSearch;
}

export interface ExecutionStep {
  readonly id: string;
  readonly type: string;
  readonly session_id: string;
  readonly status: "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR" | "RETRY_REQUIRED" | null;
  readonly attempts: number;
  readonly findings: readonly (EngineFinding)[];
  readonly reviewed_by: string | null;
  readonly review_note: string | null;
  readonly decisions: readonly (ExecutionStepDecision)[];
}

export interface ExecutionStepDecision {
  readonly decision: "APPROVED" | "DECLINED" | "ASKED_AGAIN";
  readonly by: string;
  readonly at: string;
  readonly note: string | null;
  readonly status_before: "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR" | "RETRY_REQUIRED";
  readonly detail_before: string | null;
}

export interface ExecutionSummary {
  readonly id: string;
  readonly status: "PENDING" | "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR";
  readonly workflow: ExecutionWorkflow;
  readonly person: NamedPerson;
  readonly created_at: string;
  readonly expires_at: string;
  readonly finished_at: string | null;
  readonly purged_at: string | null;
}

export interface ExecutionWorkflow {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

export interface ExplainedCondition {
  readonly op: string;
  readonly text: string;
  readonly value: string | number | boolean | readonly (unknown)[] | AnyObject | null;
  readonly outcome?: "true" | "false" | "unknown" | undefined;
  readonly missed_by?: number | undefined;
  readonly unknown?: string | undefined;
  readonly lower_bound?: true | undefined;
  /** Operands of the condition, with the same members */
  readonly parts: readonly (AnyObject)[];
}

export interface ExplainedDecision {
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  readonly decided_by: DecidedByRules | DecidedByThreshold | DecidedByNothing;
  readonly fraud_score: number;
  readonly applied_rules: readonly (MatchedRule)[];
  readonly rule_category_details: readonly (RuleCategoryDetails)[];
  readonly shadow_rules: readonly (ShadowRule)[];
  /** Live and shadow rules that were not evaluated because the work limit of a request was reached */
  readonly undecided_rules: readonly (string)[];
  readonly list_actions: readonly (ListAction)[];
  readonly score_path: readonly (ScoreStep)[];
}

export interface ExplainedRule {
  readonly id: string;
  readonly name: string;
  readonly mode: "live" | "canary" | "shadow" | "off";
  readonly canary: ExplainedRuleCanary | null;
  readonly then: RuleEffect;
  readonly in_force: boolean;
  readonly matched: boolean;
  readonly when: ExplainedCondition;
}

export interface ExplainedRuleCanary {
  readonly percent: number;
  readonly counted: boolean;
}

export interface Explanation {
  readonly decision: ExplainedDecision;
  readonly rules: readonly (ExplainedRule)[];
  readonly flip: FlipByScore | FlipByRules | FlipByLists | null;
}

export interface ExplanationAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Explanation;
}

export interface ExportPersonAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ExportPersonData;
}

export interface ExportPersonBody {
  readonly email?: string | undefined;
  readonly user_id?: string | undefined;
  readonly limit?: number | undefined;
  /** `next` of the previous page */
  readonly cursor?: string | undefined;
}

export interface ExportPersonData {
  readonly records: readonly (KeptRecord)[];
  readonly next: string | null;
}

export interface ExtractedAddress {
  readonly houseNumber?: string | undefined;
  readonly houseName?: string | undefined;
  readonly subBuilding?: string | undefined;
  readonly street?: string | undefined;
  readonly locality?: string | undefined;
  readonly city?: string | undefined;
  readonly county?: string | undefined;
  readonly postcode?: string | undefined;
  readonly countryCode?: string | undefined;
}

export interface Failure {
  readonly success: false;
  readonly error: FailureError;
  readonly data: Nothing;
}

export interface FailureError {
  readonly code: "1000" | "1001" | "1002" | "1006" | "1009" | "1011" | "1017" | "1018" | "2001" | "2002" | "2003" | "2004" | "2005" | "2015" | "2010" | "2011" | "2012" | "2013" | "2014" | "3000" | "3001" | "1005" | "200" | "3009" | "3010" | "3011" | "4004" | "4005" | "4008" | "4015" | "4001" | "4010" | "MISSING_REQUIRED_INPUTS" | "INVALID_INPUT_FORMAT" | "UNAUTHORIZED" | "FORBIDDEN" | "WORKFLOW_NOT_FOUND" | "RATE_LIMITED" | "INTERNAL_ERROR" | "1004" | "2006" | "2007" | "2008" | "2009" | "1020" | "1021" | "1022" | "1023" | "1003" | "1008" | "1010" | "3002" | "3003" | "3004" | "3005" | "3006" | "3007" | "3008";
  readonly message: string;
  readonly details?: readonly (WrongField)[] | undefined;
}

export interface FeatureDrift {
  readonly feature: string;
  readonly label: string;
  readonly index: number;
}

export interface FeatureWeight {
  readonly feature: string;
  readonly label: string;
  readonly share: number;
}

export interface FinishedSession {
  readonly executionId: string;
  readonly checkType: "DOCUMENT_CHECK" | "SELFIE_CHECK" | "POA_CHECK" | "CREDIT_CARD_CHECK" | "EVIDENCE_COLLECTION" | "FRAUD_API";
  readonly status: "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR" | "RETRY_REQUIRED";
  readonly statusDetail: string | null;
  readonly reviewReason: string | null;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly platform: "ANDROID" | "IOS" | "WEB" | null;
  readonly duplicatesFound: boolean | null;
  readonly capturedMedia: CapturedMedia | null;
  readonly sessionId: string | null;
  readonly transactionId: string | null;
  readonly referenceId: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly userId: string | null;
  readonly documentCheckResult: DocumentCheckResult | null;
  readonly documentCheckExtractedData: DocumentCheckExtractedData | null;
  readonly selfieVerificationResult: SelfieVerificationResult | null;
  readonly proofOfAddressCheckResult: ProofOfAddressCheckResult | null;
  readonly proofOfAddressExtractedData: ProofOfAddressExtractedData | null;
  readonly creditCardVerificationResult: CreditCardVerificationResult | null;
  readonly evidenceCollectionCheckResult: EvidenceCollectionCheckResult | null;
}

export interface Flag {
  readonly note: string;
  readonly date: number;
  readonly industry: string | null;
}

export interface FlipByLists {
  readonly by: "list";
  readonly to: "APPROVE" | "REVIEW" | "DECLINE";
  readonly list_ids: readonly (string)[];
}

export interface FlipByRules {
  readonly by: "rule";
  readonly to: "APPROVE" | "REVIEW" | "DECLINE";
  readonly rule_ids: readonly (string)[];
}

export interface FlipByScore {
  readonly by: "score";
  readonly to: "APPROVE" | "REVIEW" | "DECLINE";
  readonly points: number;
  readonly rule_ids: readonly (string)[];
}

export interface FlowChallenge {
  readonly actions: readonly ("TURN_LEFT" | "TURN_RIGHT" | "BLINK" | "OPEN_MOUTH" | "COME_CLOSER")[];
  readonly light: FlowLight | null;
  readonly issued_at: string;
  readonly expires_at: string;
}

export interface FlowChipAgreement {
  readonly protocol: string;
  readonly key_id: string | null;
  readonly public_key: string;
  readonly command: string;
}

export interface FlowChipChallenge {
  readonly active: string;
  readonly agreement: FlowChipAgreement | null;
  readonly issued_at: string;
  readonly expires_at: string;
}

export interface FlowClaimed {
  readonly execution_id: string;
  readonly token: string;
}

export interface FlowClaimedAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: FlowClaimed;
}

export interface FlowCompany {
  readonly name: string | null;
  readonly logo: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly url: string | null;
}

export interface FlowEvent {
  readonly name: string;
  readonly at: number;
}

export interface FlowHandOff {
  readonly code: string;
  readonly url: string;
  readonly expires_at: string;
}

export interface FlowHandOffAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: FlowHandOff;
}

export interface FlowLight {
  readonly colours: readonly ("DARK" | "WHITE" | "BLUE" | "GREEN" | "CYAN" | "AMBER")[];
  readonly each_ms: number;
}

export interface FlowSession {
  readonly execution_id: string;
  readonly state: "capture" | "waiting" | "finished";
  readonly step: FlowStep | null;
  readonly steps_done: number;
  readonly steps_total: number;
  readonly captures: readonly ("DOCUMENT" | "SELFIE" | "PROOF_OF_ADDRESS" | "CREDIT_CARD" | "EVIDENCE")[];
  readonly challenge: FlowChallenge | null;
  readonly chip_challenge: FlowChipChallenge | null;
  readonly holder: "this" | "other";
  readonly wants_device: boolean;
  readonly outcome: "success" | "pending" | "failed" | "unknown" | null;
  readonly error_code: "error_code_5" | "error_code_6" | null;
  readonly languages: readonly (string)[];
  readonly branding: AnyObject;
  readonly company: FlowCompany;
  readonly return_url: string | null;
  readonly retry_url: string | null;
  readonly allowed_origins: readonly (string)[];
  readonly expires_at: string;
}

export interface FlowSessionAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: FlowSession;
}

export interface FlowStep {
  readonly id: string;
  readonly type: "DOCUMENT" | "SELFIE" | "PROOF_OF_ADDRESS" | "CREDIT_CARD" | "EVIDENCE";
  readonly required: readonly ("documentFront" | "documentFrontCropped" | "documentBack" | "documentBackCropped" | "barcode" | "documentCaptureVideo" | "selfieVideo" | "selfieImage" | "proofOfAddressFile" | "rfidFaceImage" | "evidenceCollectionFiles" | "documentFrames" | "livenessFrames" | "lightFrames" | "chipFiles")[];
  readonly optional: readonly ("documentFront" | "documentFrontCropped" | "documentBack" | "documentBackCropped" | "barcode" | "documentCaptureVideo" | "selfieVideo" | "selfieImage" | "proofOfAddressFile" | "rfidFaceImage" | "evidenceCollectionFiles" | "documentFrames" | "livenessFrames" | "lightFrames" | "chipFiles")[];
  readonly received: readonly ("documentFront" | "documentFrontCropped" | "documentBack" | "documentBackCropped" | "barcode" | "documentCaptureVideo" | "selfieVideo" | "selfieImage" | "proofOfAddressFile" | "rfidFaceImage" | "evidenceCollectionFiles" | "documentFrames" | "livenessFrames" | "lightFrames" | "chipFiles")[];
  readonly accepted_documents: readonly (string)[];
  readonly accepted_countries: readonly (string)[];
  readonly attempts_left: number;
  readonly retry: boolean;
  readonly retry_reason: string | null;
  readonly retry_code: "DARK" | "BLUR" | "GLARE" | "SMALL" | "NO_DOCUMENT" | "ZONE_UNREADABLE" | "NOT_ACCEPTED" | "UNREADABLE_FILE" | "LOCKED_FILE" | "NO_FACE" | "SEVERAL_FACES" | "FACE_TOO_SMALL" | "FRAMES_OUT_OF_ORDER" | "OTHER_PERSON" | "NOT_SURELY_THE_SAME_PERSON" | "NOT_SHOWN_TURN_LEFT" | "NOT_SHOWN_TURN_RIGHT" | "NOT_SHOWN_BLINK" | "NOT_SHOWN_OPEN_MOUTH" | "NOT_SHOWN_COME_CLOSER" | null;
}

export interface Found {
  readonly kind: "transaction" | "evaluation" | "execution" | "user_id" | "email" | "phone_number" | "ip" | "device_hash" | "cookie_hash" | "true_device_id" | "card_hash" | "address" | "user_bank_account" | "session_id" | "idv_reference_id" | "name" | "name_sound";
  readonly key: string | null;
  readonly id: string | null;
  readonly matches: number;
  readonly newest: EvaluationSummary | null;
}

export interface FraudAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: FraudData;
}

export type FraudConfig = {
  readonly ip_api?: boolean | number | string | null | undefined;
  readonly email_api?: boolean | number | string | null | undefined;
  readonly bin_api?: boolean | number | string | null | undefined;
  readonly phone_api?: boolean | number | string | null | undefined;
  readonly aml_api?: boolean | number | string | null | undefined;
  readonly device_fingerprinting?: boolean | number | string | null | undefined;
  readonly aml_bank_screening_api?: boolean | number | string | null | undefined;
  readonly address_api?: boolean | number | string | null | undefined;
  readonly session_monitoring_api?: boolean | number | string | null | undefined;
  readonly ekyc_api?: boolean | number | string | null | undefined;
  readonly ignore_velocity_rules?: boolean | number | string | null | undefined;
  readonly response_fields?: string | null | undefined;
  readonly email?: EmailConfig | undefined;
  readonly phone?: EmailConfig | undefined;
  readonly ip?: IpConfig | undefined;
  readonly bin?: BinConfig | undefined;
  readonly device?: DeviceConfig | undefined;
  readonly ekyc?: EkycConfig | undefined;
  readonly aml?: AmlConfig | undefined;
  readonly aml_bank_screening?: BankScreeningConfig | undefined;
  readonly address?: AddressConfig | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface FraudData {
  readonly id?: string | undefined;
  readonly state?: "APPROVE" | "REVIEW" | "DECLINE" | undefined;
  readonly fraud_score?: number | undefined;
  readonly blackbox_score?: number | null | undefined;
  readonly ip_details?: IpDetails | null | undefined;
  readonly email_details?: EmailDetails | null | undefined;
  readonly bin_details?: BinDetails | null | undefined;
  readonly phone_details?: PhoneDetails | null | undefined;
  readonly aml_details?: AmlDetails | null | undefined;
  readonly device_details?: DeviceDetails | null | undefined;
  readonly geolocation_details?: GeolocationDetails | null | undefined;
  readonly version?: "v2" | undefined;
  readonly applied_rules?: readonly (AppliedRule)[] | undefined;
  readonly calculation_time?: number | undefined;
  readonly service_id?: number | undefined;
  readonly rule_category_details?: readonly (RuleCategoryDetails)[] | undefined;
  readonly string_analyses?: readonly (StringAnalysis)[] | undefined;
  readonly aml_bank_screening_details?: BankScreeningDetails | null | undefined;
  readonly address_details?: PostalAddressDetails | null | undefined;
  readonly session_monitoring_details?: SessionMonitoringDetails | null | undefined;
  readonly ekyc_data?: FraudEkycDataForm1 | FraudEkycDataForm2 | null | undefined;
  readonly ekyc_result?: "SUCCESS" | "FAILED" | "ERROR" | null | undefined;
  readonly idv_details?: IdvDetails | null | undefined;
}

export interface FraudDataV1 {
  readonly id: string;
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  readonly fraud_score: number;
  readonly proxy_score: number | null;
  readonly ip_details: IpDetails | null;
  readonly email_details: EmailDetailsV2 | null;
  readonly bin_details: BinDetails | null;
  readonly phone_details: PhoneDetailsV1 | null;
  readonly version: "v1.0";
  readonly applied_rules: readonly (AppliedRule)[];
  readonly device_details: AnyObject | null;
  readonly calculation_time: number;
  readonly service_id: number;
}

export interface FraudDataV1Answer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: FraudDataV1;
}

export interface FraudEkycDataForm1 {
  readonly person: FraudEkycDataForm1Person;
  readonly matches: FraudEkycDataForm1Matches;
  readonly additional_matches: Nothing;
  readonly additional_data: FraudEkycDataForm1AdditionalDataForm1 | FraudEkycDataForm1AdditionalDataForm2;
}

export interface FraudEkycDataForm1AdditionalDataForm1 {
  readonly external_id: string | null;
  readonly main_cpf: string | null;
  readonly alternate_cpfs: string | null;
  readonly social_name: string | null;
  readonly homonyms: string | null;
  readonly birth_date_time: string | null;
  readonly age: string | null;
  readonly zodiac_sign: string | null;
  readonly mother_name: string | null;
  readonly mother_cpf: string | null;
  readonly father_name: string | null;
  readonly father_cpf: string | null;
  readonly death_year: string | null;
  readonly death_date: string | null;
  readonly nis: string | null;
  readonly nis_list: string | null;
  readonly cns: string | null;
  readonly rg_number: string | null;
  readonly rg_state: string | null;
  readonly rg_issue_date: string | null;
  readonly rg_issuing_authority_code: string | null;
  readonly voter_id_number: string | null;
  readonly voter_zone: string | null;
  readonly voter_section: string | null;
  readonly birth_city: string | null;
  readonly estimated_monthly_income: string | null;
  readonly registration_date_in_revenue_service: string | null;
  readonly last_revenue_check_date: string | null;
  readonly registration_status_in_revenue_service: string | null;
  readonly pep_role: string | null;
  readonly pep_term_end: string | null;
  readonly estimated_income_confidence_index: string | null;
  readonly relatives: readonly (FraudEkycDataForm1AdditionalDataForm1Relative)[];
  readonly people_at_same_address: readonly (FraudEkycDataForm1AdditionalDataForm1Relative)[];
  readonly companies_at_same_address: readonly (FraudEkycDataForm1AdditionalDataForm1CompaniesAtSameAddress)[];
  readonly partnerships: readonly (FraudEkycDataForm1AdditionalDataForm1Partnership)[];
  readonly employers: readonly (FraudEkycDataForm1AdditionalDataForm1Employer)[];
  readonly partners: readonly (FraudEkycDataForm1AdditionalDataForm1Partner)[];
}

export interface FraudEkycDataForm1AdditionalDataForm1CompaniesAtSameAddress {
  readonly cnpj: string | null;
  readonly company_name: string | null;
  readonly opening_date: string | null;
}

export interface FraudEkycDataForm1AdditionalDataForm1Employer {
  readonly related_company: FraudEkycDataForm1AdditionalDataForm1PartnershipCompany | null;
}

export interface FraudEkycDataForm1AdditionalDataForm1Partner {
  readonly cpf: string | null;
  readonly name: string | null;
}

export interface FraudEkycDataForm1AdditionalDataForm1Partnership {
  readonly company: FraudEkycDataForm1AdditionalDataForm1PartnershipCompany | null;
}

export interface FraudEkycDataForm1AdditionalDataForm1PartnershipCompany {
  readonly cnpj: string | null;
  readonly company_name: string | null;
}

export interface FraudEkycDataForm1AdditionalDataForm1Relative {
  readonly cpf: string | null;
  readonly name: string | null;
  readonly birth_date_time: string | null;
  readonly deceased: boolean | null;
  readonly death_year: string | null;
  readonly death_date: string | null;
  readonly estimated_monthly_income: string | null;
  readonly pep_role: string | null;
  readonly pep_term_end: string | null;
  readonly relationship_type: string | null;
  readonly registration_status_in_revenue_service: string | null;
  readonly last_revenue_check_date: string | null;
}

export interface FraudEkycDataForm1AdditionalDataForm2 {
  readonly father_last_name: string | null;
  readonly mother_last_name: string | null;
  readonly country_of_birth: string | null;
  readonly state_of_birth: string | null;
  readonly curp_status: string | null;
  readonly registration_year: string | null;
  readonly registration_state: string | null;
  readonly act_number: string | null;
}

export interface FraudEkycDataForm1Matches {
  readonly first_name: boolean | null;
  readonly last_name: boolean | null;
  readonly middle_name: boolean | null;
  readonly full_name: boolean | null;
  readonly date_of_birth: boolean | null;
  readonly gender: boolean | null;
  readonly national_id: boolean | null;
  readonly address: boolean | null;
  readonly street: boolean | null;
  readonly street2: boolean | null;
  readonly city: boolean | null;
  readonly zip: boolean | null;
  readonly region: boolean | null;
  readonly phone: boolean | null;
  readonly email: boolean | null;
}

export interface FraudEkycDataForm1Person {
  readonly first_name: string | null;
  readonly middle_name: string | null;
  readonly last_name: string | null;
  readonly full_name: string | null;
  readonly date_of_birth: string | null;
  readonly gender: string | null;
  readonly national_ids: readonly (FraudEkycDataForm1PersonNationalId)[];
  readonly phones: readonly (FraudEkycDataForm1PersonPhone)[];
  readonly emails: readonly (FraudEkycDataForm1PersonPhone)[];
  readonly addresses: readonly (FraudEkycDataForm1PersonAddresse)[];
}

export interface FraudEkycDataForm1PersonAddresse {
  readonly line1: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
  readonly full_address: string | null;
}

export interface FraudEkycDataForm1PersonNationalId {
  readonly type: string;
  readonly value: string;
  readonly country: string;
}

export interface FraudEkycDataForm1PersonPhone {
  readonly value: string;
  readonly type: string | null;
}

export interface FraudEkycDataForm2 {
  readonly person: FraudEkycDataForm2Person;
  readonly matches: FraudEkycDataForm2Matches;
  readonly additionalMatches: FraudEkycDataForm2AdditionalMatchesForm1 | Nothing;
  readonly additionalData: FraudEkycDataForm2AdditionalDataForm1 | FraudEkycDataForm2AdditionalDataForm2 | FraudEkycDataForm2AdditionalDataForm3 | FraudEkycDataForm2AdditionalDataForm4 | FraudEkycDataForm2AdditionalDataForm5 | FraudEkycDataForm2AdditionalDataForm6 | Nothing;
}

export interface FraudEkycDataForm2AdditionalDataForm1 {
  readonly category: string | null;
  readonly nameAsReported: string | null;
  readonly creditFile3Years: boolean | null;
  readonly addressAsReported: string | null;
  readonly dateOfBirthAsReported: string | null;
  readonly moreThanOneDistinctSource: boolean | null;
}

export interface FraudEkycDataForm2AdditionalDataForm2 {
  readonly category: string | null;
  readonly trades: FraudEkycDataForm2AdditionalDataForm2Trades;
  readonly ageOfTwoTrades_6Months: boolean | null;
  readonly ageOfCreditFile_6Months: boolean | null;
}

export interface FraudEkycDataForm2AdditionalDataForm2Trades {
  readonly tradeNumber1: FraudEkycDataForm2AdditionalDataForm2TradesTradeNumber1 | null;
  readonly tradeNumber2: FraudEkycDataForm2AdditionalDataForm2TradesTradeNumber1 | null;
}

export interface FraudEkycDataForm2AdditionalDataForm2TradesTradeNumber1 {
  readonly dateOpened: string | null;
  readonly accountNumber: string | null;
  readonly nameAsReported: string | null;
  readonly institutionName: string | null;
  readonly addressAsReported: string | null;
  readonly dateOfBirthAsReported: string | null;
}

export interface FraudEkycDataForm2AdditionalDataForm3 {
  readonly deceasedRecord: boolean | null;
  readonly fraudVictimAlert: boolean | null;
  readonly fraudulentActivityAddress: boolean | null;
  readonly newCreditFile: boolean | null;
  readonly thinFile: boolean | null;
  readonly overallFraudRisk: string | null;
}

export interface FraudEkycDataForm2AdditionalDataForm4 {
  readonly PhoneAccountClass: string | null;
  readonly PhoneAccountType: string | null;
  readonly PhoneActivationDate: string | null;
  readonly PhoneBrandName: string | null;
  readonly PhoneCarrierName: string | null;
  readonly PhoneStatus: string | null;
  readonly PhoneSubscriberId: string | null;
}

export interface FraudEkycDataForm2AdditionalDataForm5 {
  readonly documentType: string | null;
  readonly documentIssueDate: string | null;
}

export interface FraudEkycDataForm2AdditionalDataForm6 {
  readonly recordFound: string | null;
  readonly addressHash: string | null;
  readonly socialSecurityNumbers: string | null;
  readonly dobMonth: string | null;
  readonly dobDay: string | null;
  readonly dobYear: string | null;
  readonly age: string | null;
  readonly driverLicense: string | null;
  readonly addressHistory: string | null;
  readonly phoneHistory: string | null;
  readonly emailHistory: string | null;
  readonly akas: string | null;
  readonly datesOfBirth: string | null;
  readonly datesOfDeath: string | null;
  readonly deathRecords: string | null;
  readonly indicators: string | null;
  readonly isCurrentPropertyOwner: boolean | null;
  readonly driverLicenseDetails: string | null;
  readonly isPublic: boolean | null;
  readonly isOptedOut: boolean | null;
  readonly optOutDate: string | null;
  readonly addressHighRiskFlag: string | null;
}

export interface FraudEkycDataForm2AdditionalMatchesForm1 {
  readonly isResidential: boolean | null;
  readonly addressHighRiskFlag: boolean | null;
}

export interface FraudEkycDataForm2Matches {
  readonly firstName: boolean | null;
  readonly lastName: boolean | null;
  readonly middleName: boolean | null;
  readonly fullName: boolean | null;
  readonly dateOfBirth: boolean | null;
  readonly gender: boolean | null;
  readonly nationalId: boolean | null;
  readonly address: boolean | null;
  readonly street: boolean | null;
  readonly street2: boolean | null;
  readonly city: boolean | null;
  readonly zip: boolean | null;
  readonly region: boolean | null;
  readonly phone: boolean | null;
  readonly email: boolean | null;
}

export interface FraudEkycDataForm2Person {
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly fullName: string | null;
  readonly dateOfBirth: string | null;
  readonly gender: string | null;
  readonly nationalIds: readonly (FraudEkycDataForm1PersonNationalId)[];
  readonly phones: readonly (FraudEkycDataForm1PersonPhone)[];
  readonly emails: readonly (FraudEkycDataForm1PersonPhone)[];
  readonly addresses: readonly (FraudEkycDataForm2PersonAddresse)[];
}

export interface FraudEkycDataForm2PersonAddresse {
  readonly line1: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
}

export interface FraudRequest {
  readonly config?: FraudConfig | undefined;
  /** What the user is doing: login, register, deposit, withdrawal, purchase … */
  readonly action_type?: string | null | undefined;
  /** IPv4 or IPv6 address of the user */
  readonly ip?: string | null | undefined;
  /** Your id of the transaction; generated (12 hex digits) when absent. Not . or ..: no path can name these */
  readonly transaction_id?: string | number | null | undefined;
  /** Id of the affiliate that sent the user */
  readonly affiliate_id?: string | number | null | undefined;
  /** Name of the affiliate */
  readonly affiliate_name?: string | null | undefined;
  /** Free text of the order */
  readonly order_memo?: string | null | undefined;
  /** E-mail address of the user */
  readonly email?: string | null | undefined;
  /** Domain of the e-mail address, when the address itself is not sent */
  readonly email_domain?: string | null | undefined;
  /** Your id of the payment */
  readonly payment_id?: string | number | null | undefined;
  /** Hash of the password, to find accounts that share one */
  readonly password_hash?: string | null | undefined;
  /** Full name */
  readonly user_fullname?: string | null | undefined;
  /** Login name */
  readonly user_name?: string | null | undefined;
  /** First name */
  readonly user_firstname?: string | null | undefined;
  /** Middle name */
  readonly user_middlename?: string | null | undefined;
  /** Last name */
  readonly user_lastname?: string | null | undefined;
  /** Place of birth */
  readonly user_pob?: string | null | undefined;
  /** Number of the photo id */
  readonly user_photoid_number?: string | number | null | undefined;
  /** Your id of the user */
  readonly user_id?: string | number | null | undefined;
  /** Your category of the user */
  readonly user_category?: string | null | undefined;
  /** Your status of the account */
  readonly user_account_status?: string | null | undefined;
  /** Bank account or wallet of the user */
  readonly user_bank_account?: string | number | null | undefined;
  /** Name of the user’s bank */
  readonly user_bank_name?: string | null | undefined;
  /** BIC of the user’s bank */
  readonly user_bank_swift?: string | null | undefined;
  /** Country of the user’s bank */
  readonly user_bank_country?: string | null | undefined;
  /** Your level of verification */
  readonly user_verification_level?: string | null | undefined;
  /** Country, ISO 3166-1 alpha-2 */
  readonly user_country?: string | null | undefined;
  /** City */
  readonly user_city?: string | null | undefined;
  /** Region or state */
  readonly user_region?: string | null | undefined;
  /** Postcode */
  readonly user_zip?: string | number | null | undefined;
  /** Street and number */
  readonly user_street?: string | null | undefined;
  /** Second address line */
  readonly user_street2?: string | null | undefined;
  /** Id of the user’s session */
  readonly session_id?: string | number | null | undefined;
  /** Encrypted device session of the browser agent */
  readonly session?: string | null | undefined;
  /** Your id of the device */
  readonly device_id?: string | number | null | undefined;
  /** card, bank transfer, wallet … */
  readonly payment_mode?: string | null | undefined;
  /** Payment provider */
  readonly payment_provider?: string | null | undefined;
  /** Name on the card */
  readonly card_fullname?: string | null | undefined;
  /** First 6 to 8 digits of the card (up to 15 are accepted, 8 are kept) */
  readonly card_bin?: string | number | null | undefined;
  /** Hash of the card number */
  readonly card_hash?: string | number | null | undefined;
  /** Last four digits of the card */
  readonly card_last?: string | number | null | undefined;
  /** Answer of the address verification */
  readonly avs_result?: string | null | undefined;
  /** Answer of 3-D Secure */
  readonly status_3d?: string | null | undefined;
  /** Method of strong customer authentication */
  readonly sca_method?: string | null | undefined;
  /** Phone number of the user, international form */
  readonly phone_number?: string | number | null | undefined;
  /** Kind of transaction */
  readonly transaction_type?: string | null | undefined;
  /** Currency, ISO 4217 */
  readonly transaction_currency?: string | null | undefined;
  /** Free text of the transaction */
  readonly transaction_long_text?: string | null | undefined;
  /** Discount code */
  readonly discount_code?: string | null | undefined;
  /** Category of the merchant */
  readonly merchant_category?: string | number | null | undefined;
  /** Id of the merchant */
  readonly merchant_id?: string | number | null | undefined;
  /** Name of the merchant */
  readonly merchant_name?: string | null | undefined;
  /** Country of the merchant */
  readonly merchant_country?: string | null | undefined;
  /** Full name of the receiver */
  readonly receiver_fullname?: string | null | undefined;
  /** First name of the receiver */
  readonly receiver_firstname?: string | null | undefined;
  /** Middle name of the receiver */
  readonly receiver_middlename?: string | null | undefined;
  /** Last name of the receiver */
  readonly receiver_lastname?: string | null | undefined;
  /** Date of birth of the receiver */
  readonly receiver_dob?: string | null | undefined;
  /** Place of birth of the receiver */
  readonly receiver_pob?: string | null | undefined;
  /** Your id of the receiver */
  readonly receiver_id?: string | number | null | undefined;
  /** Country of the receiver */
  readonly receiver_country?: string | null | undefined;
  /** Number of the receiver’s photo id */
  readonly receiver_photoid_number?: string | number | null | undefined;
  /** Bank account or wallet of the receiver */
  readonly receiver_bank_account?: string | number | null | undefined;
  /** BIC of the receiver’s bank */
  readonly receiver_bank_swift?: string | null | undefined;
  /** Name of the receiver’s bank */
  readonly receiver_bank_name?: string | null | undefined;
  /** Country of the receiver’s bank */
  readonly receiver_bank_country?: string | null | undefined;
  /** Link to the transaction in your own system */
  readonly details_url?: string | null | undefined;
  /** Regulation that applies */
  readonly regulation?: string | null | undefined;
  /** Id of the bonus campaign */
  readonly bonus_campaign_id?: string | number | null | undefined;
  /** Id of the brand */
  readonly brand_id?: string | number | null | undefined;
  /** Id of the monitored session stream */
  readonly stream_id?: string | number | null | undefined;
  /** Country of the delivery, ISO 3166-1 alpha-2 */
  readonly shipping_country?: string | null | undefined;
  /** City of the delivery */
  readonly shipping_city?: string | null | undefined;
  /** Region of the delivery */
  readonly shipping_region?: string | null | undefined;
  /** Postcode of the delivery */
  readonly shipping_zip?: string | number | null | undefined;
  /** Street of the delivery */
  readonly shipping_street?: string | null | undefined;
  /** Second line of the delivery address */
  readonly shipping_street2?: string | null | undefined;
  /** Phone of the delivery */
  readonly shipping_phone?: string | number | null | undefined;
  /** Name of the delivery */
  readonly shipping_fullname?: string | null | undefined;
  /** Method of the delivery */
  readonly shipping_method?: string | null | undefined;
  /** Country of the bill, ISO 3166-1 alpha-2 */
  readonly billing_country?: string | null | undefined;
  /** City of the bill */
  readonly billing_city?: string | null | undefined;
  /** Region of the bill */
  readonly billing_region?: string | null | undefined;
  /** Postcode of the bill */
  readonly billing_zip?: string | number | null | undefined;
  /** Street of the bill */
  readonly billing_street?: string | null | undefined;
  /** Second line of the billing address */
  readonly billing_street2?: string | null | undefined;
  /** Phone of the bill */
  readonly billing_phone?: string | number | null | undefined;
  /** When the user registered, UNIX seconds */
  readonly user_created?: number | string | null | undefined;
  /** When the merchant registered, UNIX seconds */
  readonly merchant_created_at?: number | string | null | undefined;
  /** Balance of the user */
  readonly user_balance?: number | string | null | undefined;
  /** Amount in transaction_currency */
  readonly transaction_amount?: number | string | null | undefined;
  /** Latitude of the point of sale, degrees */
  readonly pos_lat?: number | string | null | undefined;
  /** Longitude of the point of sale, degrees */
  readonly pos_long?: number | string | null | undefined;
  /** Latitude that you know of the user, degrees */
  readonly custom_lat?: number | string | null | undefined;
  /** Longitude that you know of the user, degrees */
  readonly custom_long?: number | string | null | undefined;
  /** Date of birth, YYYY-MM-DD */
  readonly user_dob?: string | null | undefined;
  /** Expiry of the card: YYYY-MM-DD, YYYY-MM, MM/YY or MM/YYYY */
  readonly card_expire?: string | null | undefined;
  /** The CVV was right */
  readonly cvv_result?: boolean | number | string | null | undefined;
  /** It is a gift */
  readonly gift?: boolean | number | string | null | undefined;
  /** It carries a gift message */
  readonly gift_message?: boolean | number | string | null | undefined;
  /** What is bought */
  readonly items?: readonly (OrderItem)[] | string | null | undefined;
  readonly custom_fields?: CustomFields | undefined;
  /** National id number */
  readonly id_value?: string | number | null | undefined;
  /** Gender */
  readonly user_gender?: string | null | undefined;
  /** Whole address in one line */
  readonly user_full_address?: string | null | undefined;
  /** Issue date of the document */
  readonly doc_issue_date?: string | null | undefined;
  /** Number of the document */
  readonly doc_number?: string | number | null | undefined;
  /** executionId of a verification of the same user */
  readonly idv_reference_id?: string | number | null | undefined;
  readonly [name: string]: unknown;
}

export interface FraudRequestV1 {
  readonly action_type?: unknown | undefined;
  readonly affiliate_id?: unknown | undefined;
  readonly affiliate_name?: unknown | undefined;
  readonly avs_result?: unknown | undefined;
  readonly billing_city?: unknown | undefined;
  readonly billing_country?: unknown | undefined;
  readonly billing_phone?: unknown | undefined;
  readonly billing_region?: unknown | undefined;
  readonly billing_street?: unknown | undefined;
  readonly billing_street2?: unknown | undefined;
  readonly billing_zip?: unknown | undefined;
  readonly card_bin?: unknown | undefined;
  readonly card_fullname?: unknown | undefined;
  readonly card_hash?: unknown | undefined;
  readonly card_last?: unknown | undefined;
  readonly cvv_result?: unknown | undefined;
  readonly details_url?: unknown | undefined;
  readonly device_id?: unknown | undefined;
  readonly discount_code?: unknown | undefined;
  readonly email?: unknown | undefined;
  readonly email_domain?: unknown | undefined;
  readonly gift?: unknown | undefined;
  readonly gift_message?: unknown | undefined;
  readonly ip?: unknown | undefined;
  readonly items?: unknown | undefined;
  readonly merchant_country?: unknown | undefined;
  readonly merchant_created_at?: unknown | undefined;
  readonly merchant_id?: unknown | undefined;
  readonly password_hash?: unknown | undefined;
  readonly payment_mode?: unknown | undefined;
  readonly phone_number?: unknown | undefined;
  readonly run_email_api?: unknown | undefined;
  readonly session_id?: unknown | undefined;
  readonly shipping_city?: unknown | undefined;
  readonly shipping_country?: unknown | undefined;
  readonly shipping_fullname?: unknown | undefined;
  readonly shipping_method?: unknown | undefined;
  readonly shipping_phone?: unknown | undefined;
  readonly shipping_region?: unknown | undefined;
  readonly shipping_street?: unknown | undefined;
  readonly shipping_street2?: unknown | undefined;
  readonly shipping_zip?: unknown | undefined;
  readonly transaction_amount?: unknown | undefined;
  readonly transaction_currency?: unknown | undefined;
  readonly transaction_id?: unknown | undefined;
  readonly transaction_type?: unknown | undefined;
  readonly user_city?: unknown | undefined;
  readonly user_country?: unknown | undefined;
  readonly user_created?: unknown | undefined;
  readonly user_fullname?: unknown | undefined;
  readonly user_id?: unknown | undefined;
  readonly user_label?: unknown | undefined;
  readonly user_name?: unknown | undefined;
  readonly user_order_memo?: unknown | undefined;
  readonly user_region?: unknown | undefined;
  readonly user_street?: unknown | undefined;
  readonly user_street2?: unknown | undefined;
  readonly user_zip?: unknown | undefined;
  readonly [name: string]: unknown;
}

export interface GeolocationDetails {
  readonly user_billing_distance: number | null;
  readonly user_shipping_distance: number | null;
  readonly billing_shipping_distance: number | null;
  readonly ip_user_distance: number | null;
  readonly ip_billing_distance: number | null;
  readonly ip_shipping_distance: number | null;
}

export interface History {
  readonly fraudulent_decline_first_seen: number | null;
  readonly fraudulent_decline_last_seen: number | null;
  readonly first_seen: number | null;
  readonly last_seen: number | null;
  readonly fraudulent_decline_customer_hits: number;
  readonly fraudulent_decline_hits: number;
  readonly customer_hits: number;
  readonly hits: number;
  readonly flags: readonly (Flag)[];
}

export interface HlrCarrier {
  readonly carrier: string | null;
  readonly carrier_prefix: string | null;
}

export interface HlrDetails {
  readonly imsi: string | null;
  readonly original_carrier: HlrCarrier | null;
  readonly ported_carrier: HlrCarrier | null;
  readonly roaming_carrier: HlrRoamingCarrier | null;
  readonly serving_msc: string | null;
  readonly status: "CONNECTED" | "ABSENT" | "INVALID_MSISDN" | "UNDETERMINED";
}

export interface HlrRoamingCarrier {
  readonly carrier: string | null;
  readonly carrier_prefix: string | null;
  readonly carrier_country: string | null;
}

export interface HttpHeaders {
  readonly [name: string]: string;
}

export interface IdvDetails {
  readonly execution_id: string;
  readonly status: "PENDING" | "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR";
  readonly workflow_name: string;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly age_days: number;
  readonly user_id_match: boolean | null;
  readonly name_match: boolean | null;
  readonly dob_match: boolean | null;
  readonly document_type: string | null;
  readonly document_country: string | null;
  readonly duplicates_found: boolean | null;
  readonly loip_result: string | null;
}

export interface IngestStreamEventsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: IngestStreamEventsData;
}

export interface IngestStreamEventsData {
  readonly stream: string;
  readonly seq: number;
}

export interface InitWorkflowAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: InitWorkflowData;
}

export interface InitWorkflowBody {
  readonly workflowId: string;
  readonly inputs: InitWorkflowInputs;
}

export interface InitWorkflowData {
  readonly executionId: string;
  readonly token: string;
}

export interface InitWorkflowError {
  readonly code: string;
  readonly message: string;
  readonly details?: readonly (WrongField)[] | undefined;
}

export interface InitWorkflowFailure {
  readonly success: false;
  readonly error: InitWorkflowError;
  readonly data: InitWorkflowFailureData;
  readonly code: string;
  readonly message: string;
}

export type InitWorkflowFailureData = Record<string, never>;

export interface InitWorkflowInputs {
  readonly user_id: string;
  readonly [name: string]: unknown;
}

export interface InviteUserAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: InviteUserData;
}

export interface InviteUserBody {
  /** email address */
  readonly email: string;
  readonly name?: string | undefined;
  /** owner, admin, analyst, reviewer, read-only, or the ID of a custom role */
  readonly role: string;
}

export interface InviteUserData {
  readonly invitation: ListUsersInvitation;
  readonly token: string;
}

export type IpConfig = {
  readonly include?: string | null | undefined;
  /** milliseconds */
  readonly timeout?: number | string | null | undefined;
  readonly version?: string | null | undefined;
  readonly flags_timeframe_days?: number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface IpDetails {
  readonly ip: string;
  readonly score: number;
  readonly country: string | null;
  readonly state_prov: string | null;
  readonly city: string | null;
  readonly timezone_offset: string | null;
  readonly isp_name: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly type: "COM" | "ORG" | "GOV" | "MIL" | "EDU" | "LIB" | "CDN" | "ISP" | "MOB" | "DCH" | "SES" | "RSV" | null;
  readonly open_ports: readonly (number)[];
  readonly tor: boolean | null;
  readonly harmful: boolean | null;
  readonly vpn: boolean | null;
  readonly web_proxy: boolean | null;
  readonly public_proxy: boolean | null;
  readonly data_center_proxy: boolean | null;
  readonly residential_proxy: boolean | null;
  readonly consumer_privacy_network: boolean | null;
  readonly enterprise_private_network: boolean | null;
  readonly search_engine_spider: boolean | null;
  readonly provider_name: string | null;
  readonly spam_number: number | null;
  readonly spam_urls: readonly (string)[];
  readonly applied_rules: readonly (AppliedRule)[];
  readonly history?: History | undefined;
  readonly flags?: readonly (Flag)[] | undefined;
  readonly id?: string | undefined;
}

export interface IpDetailsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: IpDetails;
}

export type ItemCustomFields = {
  readonly [name: string]: unknown;
} | string | null;

export interface Job {
  readonly id: string;
  readonly kind: "training" | "backtest" | "suggestions";
  readonly state: "waiting" | "running" | "done" | "failed" | "cancelled";
  readonly author: string;
  readonly done: number;
  readonly total: number;
  readonly failure: string | null;
  readonly requested_at: string;
  readonly updated_at: string;
}

export interface KeptRecord {
  /** Table of the stored row */
  readonly table: string;
  readonly row: WebhookDeliveryDetailsBody;
}

export interface LabelCounts {
  readonly negative: number;
  readonly positive: number;
}

export interface LabelManyBodyV1 {
  readonly transactions: readonly (LabelledTransaction)[];
}

export interface LabelOneBodyV1 {
  readonly label: "fraud_detection_fraud" | "fraud_detection_bonus_abuse" | "fraud_detection_multi_accounting" | "fraud_detection_ato" | "fraud_detection_underage" | "fraud_detection_false_identity" | "fraud_detection_phishing" | "fraud_detection_remote_access_fraud" | "fraud_detection_chargeback_fraud" | "fraud_detection_chargeback_dispute" | "fraud_detection_chargeback_processing_error" | "fraud_detection_chargeback_authorization_issue" | "fraud_detection_suspicious_login" | "fraud_detection_vishing" | "fraud_detection_front_man" | "fraud_detection_arbitrage" | "fraud_detection_vishing_rat" | "fraud_detection_bot" | "fraud_detection_campaign_abuse" | "fraud_detection_missed_fraud" | "fraud_detection_stolen_card" | "fraud_detection_scam" | "fraud_detection_marked_as_approved" | "fraud_detection_verified_payment" | "fraud_detection_false_alert" | "bnpl_credit_risk_default" | "bnpl_credit_risk_fraud" | "bnpl_credit_risk_first_payment_default" | "bnpl_credit_risk_second_payment_default" | "bnpl_credit_risk_mule" | "bnpl_credit_risk_false_identity" | "bnpl_credit_risk_underage" | "bnpl_credit_risk_chargeback_fraud" | "bnpl_credit_risk_no_intention_to_pay" | "bnpl_credit_risk_missed_fraud" | "bnpl_credit_risk_repaid" | "bnpl_credit_risk_on_time_payment" | "bnpl_credit_risk_fully_repaid" | "bnpl_credit_risk_false_alert" | "ecommerce_fraud" | "ecommerce_false_identity" | "ecommerce_first_party_fraud" | "ecommerce_second_party_fraud" | "ecommerce_third_party_fraud" | "ecommerce_return_refund_abuse" | "ecommerce_underage" | "ecommerce_chargeback_fraud" | "ecommerce_chargeback_dispute" | "ecommerce_chargeback_processing_error" | "ecommerce_chargeback_authorization_issue" | "ecommerce_missed_fraud" | "ecommerce_terms_violation" | "ecommerce_marked_as_approved" | "ecommerce_false_alert" | "aml_escalated_without_reporting" | "aml_escalated_reported" | "aml_false_alert" | "aml_marked_as_approved";
}

export interface LabelTransactionBody {
  readonly label: "fraud_detection_fraud" | "fraud_detection_bonus_abuse" | "fraud_detection_multi_accounting" | "fraud_detection_ato" | "fraud_detection_underage" | "fraud_detection_false_identity" | "fraud_detection_phishing" | "fraud_detection_remote_access_fraud" | "fraud_detection_chargeback_fraud" | "fraud_detection_chargeback_dispute" | "fraud_detection_chargeback_processing_error" | "fraud_detection_chargeback_authorization_issue" | "fraud_detection_suspicious_login" | "fraud_detection_vishing" | "fraud_detection_front_man" | "fraud_detection_arbitrage" | "fraud_detection_vishing_rat" | "fraud_detection_bot" | "fraud_detection_campaign_abuse" | "fraud_detection_missed_fraud" | "fraud_detection_stolen_card" | "fraud_detection_scam" | "fraud_detection_marked_as_approved" | "fraud_detection_verified_payment" | "fraud_detection_false_alert" | "bnpl_credit_risk_default" | "bnpl_credit_risk_fraud" | "bnpl_credit_risk_first_payment_default" | "bnpl_credit_risk_second_payment_default" | "bnpl_credit_risk_mule" | "bnpl_credit_risk_false_identity" | "bnpl_credit_risk_underage" | "bnpl_credit_risk_chargeback_fraud" | "bnpl_credit_risk_no_intention_to_pay" | "bnpl_credit_risk_missed_fraud" | "bnpl_credit_risk_repaid" | "bnpl_credit_risk_on_time_payment" | "bnpl_credit_risk_fully_repaid" | "bnpl_credit_risk_false_alert" | "ecommerce_fraud" | "ecommerce_false_identity" | "ecommerce_first_party_fraud" | "ecommerce_second_party_fraud" | "ecommerce_third_party_fraud" | "ecommerce_return_refund_abuse" | "ecommerce_underage" | "ecommerce_chargeback_fraud" | "ecommerce_chargeback_dispute" | "ecommerce_chargeback_processing_error" | "ecommerce_chargeback_authorization_issue" | "ecommerce_missed_fraud" | "ecommerce_terms_violation" | "ecommerce_marked_as_approved" | "ecommerce_false_alert" | "aml_escalated_without_reporting" | "aml_escalated_reported" | "aml_false_alert" | "aml_marked_as_approved";
}

export interface LabelTransactionsBody {
  readonly transactions: readonly (LabelledTransaction)[];
}

export interface LabelValue {
  readonly value: string;
  readonly signal: "negative" | "positive";
  readonly use_case: "fraud_detection" | "bnpl_credit_risk" | "ecommerce" | "aml";
}

export interface LabelledTransaction {
  readonly transaction_id: string | number;
  readonly label: "fraud_detection_fraud" | "fraud_detection_bonus_abuse" | "fraud_detection_multi_accounting" | "fraud_detection_ato" | "fraud_detection_underage" | "fraud_detection_false_identity" | "fraud_detection_phishing" | "fraud_detection_remote_access_fraud" | "fraud_detection_chargeback_fraud" | "fraud_detection_chargeback_dispute" | "fraud_detection_chargeback_processing_error" | "fraud_detection_chargeback_authorization_issue" | "fraud_detection_suspicious_login" | "fraud_detection_vishing" | "fraud_detection_front_man" | "fraud_detection_arbitrage" | "fraud_detection_vishing_rat" | "fraud_detection_bot" | "fraud_detection_campaign_abuse" | "fraud_detection_missed_fraud" | "fraud_detection_stolen_card" | "fraud_detection_scam" | "fraud_detection_marked_as_approved" | "fraud_detection_verified_payment" | "fraud_detection_false_alert" | "bnpl_credit_risk_default" | "bnpl_credit_risk_fraud" | "bnpl_credit_risk_first_payment_default" | "bnpl_credit_risk_second_payment_default" | "bnpl_credit_risk_mule" | "bnpl_credit_risk_false_identity" | "bnpl_credit_risk_underage" | "bnpl_credit_risk_chargeback_fraud" | "bnpl_credit_risk_no_intention_to_pay" | "bnpl_credit_risk_missed_fraud" | "bnpl_credit_risk_repaid" | "bnpl_credit_risk_on_time_payment" | "bnpl_credit_risk_fully_repaid" | "bnpl_credit_risk_false_alert" | "ecommerce_fraud" | "ecommerce_false_identity" | "ecommerce_first_party_fraud" | "ecommerce_second_party_fraud" | "ecommerce_third_party_fraud" | "ecommerce_return_refund_abuse" | "ecommerce_underage" | "ecommerce_chargeback_fraud" | "ecommerce_chargeback_dispute" | "ecommerce_chargeback_processing_error" | "ecommerce_chargeback_authorization_issue" | "ecommerce_missed_fraud" | "ecommerce_terms_violation" | "ecommerce_marked_as_approved" | "ecommerce_false_alert" | "aml_escalated_without_reporting" | "aml_escalated_reported" | "aml_false_alert" | "aml_marked_as_approved";
}

export interface LinkedEvaluation {
  readonly evaluation_id: string;
  readonly transaction_id: string;
  readonly at: string;
}

export interface ListAccountsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListAccountsData;
}

export interface ListAccountsData {
  readonly accounts: readonly (AccountSummary)[];
}

export interface ListAction {
  readonly rule_id: string;
  readonly list_id: string;
  readonly field: string;
  readonly action: "add";
  readonly value: string;
}

export interface ListBacktestsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListBacktestsData;
}

export interface ListBacktestsData {
  readonly backtests: readonly (Job)[];
}

export interface ListCasesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListCasesData;
}

export interface ListCasesData {
  readonly cases: readonly (CaseSummary)[];
  readonly next: string | null;
}

export interface ListChange {
  readonly version: number;
  readonly list: ListDefinition;
}

export interface ListChangeAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListChange;
}

export interface ListClearedMatchesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListClearedMatchesData;
}

export interface ListClearedMatchesData {
  readonly cleared_matches: readonly (ClearedMatch)[];
  readonly next: string | null;
}

export interface ListDataSourcesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListDataSourcesData;
}

export interface ListDataSourcesData {
  readonly sources: readonly (DataSource)[];
}

export interface ListDefinition {
  readonly id: string;
  readonly name: string;
  readonly kind: "allow" | "block" | "plain";
  readonly field: "email" | "email_domain" | "ip" | "phone_number" | "user_id" | "user_fullname" | "user_country" | "user_bank_account" | "receiver_bank_account" | "card_hash" | "card_bin" | "device_hash" | "cookie_hash" | "true_device_id" | "device_id" | "affiliate_id" | "merchant_id";
}

export interface ListDefinitionInput {
  /** 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id: string;
  readonly name: string;
  readonly kind: "allow" | "block" | "plain";
  readonly field: "email" | "email_domain" | "ip" | "phone_number" | "user_id" | "user_fullname" | "user_country" | "user_bank_account" | "receiver_bank_account" | "card_hash" | "card_bin" | "device_hash" | "cookie_hash" | "true_device_id" | "device_id" | "affiliate_id" | "merchant_id";
}

export interface ListEntry {
  readonly value: string;
  readonly note: string;
  readonly author: string;
  readonly created_at: string;
  readonly expires_at: string | null;
}

export interface ListEvaluationAttachmentsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListEvaluationAttachmentsData;
}

export interface ListEvaluationAttachmentsData {
  readonly attachments: readonly (Attachment)[];
}

export interface ListEvaluationsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListEvaluationsData;
}

export interface ListEvaluationsData {
  readonly evaluations: readonly (EvaluationSummary)[];
  readonly next: string | null;
  readonly complete: boolean;
}

export interface ListKeysAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListKeysData;
}

export interface ListKeysData {
  readonly keys: readonly (ApiKey)[];
}

export interface ListLabelValuesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListLabelValuesData;
}

export interface ListLabelValuesData {
  readonly labels: readonly (LabelValue)[];
}

export interface ListListsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListListsData;
}

export interface ListListsData {
  readonly version: number;
  readonly lists: readonly (ListDefinition)[];
}

export interface ListMentionsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListMentionsData;
}

export interface ListMentionsData {
  readonly mentions: readonly (ListMentionsMention)[];
}

export interface ListMentionsMention {
  readonly id: string;
  readonly at: string;
  readonly by: ListQueueItemsItemAssignee;
  readonly queue_id: string;
  readonly item_id: string;
  readonly text: string;
}

export interface ListMonitoredNamesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListMonitoredNamesData;
}

export interface ListMonitoredNamesData {
  readonly monitored: readonly (MonitoredName)[];
  readonly next: string | null;
}

export interface ListMonitoringChangesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListMonitoringChangesData;
}

export interface ListMonitoringChangesData {
  readonly changes: readonly (MonitoringChange)[];
  readonly next: number | null;
}

export interface ListNamesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListNamesData;
}

export interface ListNamesData {
  readonly names: readonly (ListNamesName)[];
}

export interface ListNamesName {
  readonly id: string;
  readonly name: string;
}

export interface ListPasskeysAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListPasskeysData;
}

export interface ListPasskeysData {
  readonly passkeys: readonly (ListPasskeysPasskey)[];
}

export interface ListPasskeysPasskey {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly used_at: string | null;
}

export interface ListPolicyProposalsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListPolicyProposalsData;
}

export interface ListPolicyProposalsData {
  readonly proposals: readonly (ListPolicyProposalsProposal)[];
}

export interface ListPolicyProposalsProposal {
  readonly id: string;
  readonly status: "OPEN" | "APPROVED" | "REFUSED";
  readonly base_version: number;
  readonly author: string;
  readonly note: string;
  readonly created_at: string;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
  readonly reason: string;
  readonly version: number | null;
}

export interface ListPolicyVersionsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListPolicyVersionsData;
}

export interface ListPolicyVersionsData {
  readonly versions: readonly (PolicyVersion)[];
  readonly next: number | null;
}

export interface ListProvidersAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListProvidersData;
}

export interface ListProvidersData {
  readonly providers: readonly (Provider)[];
}

export interface ListQueueItemsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListQueueItemsData;
}

export interface ListQueueItemsData {
  readonly items: readonly (ListQueueItemsItem)[];
}

export interface ListQueueItemsItem {
  readonly id: string;
  readonly source: "DECISIONS" | "SCREENING" | "VERIFICATIONS";
  readonly at: string;
  readonly version: number;
  readonly assignee: ListQueueItemsItemAssignee | null;
  readonly claimed_until: string | null;
  readonly priority: number;
  readonly deadline: string | null;
  readonly overdue: boolean;
  readonly proposal: ListQueueItemsItemProposal | null;
  readonly evaluation: EvaluationSummary | null;
  readonly case: CaseSummary | null;
  readonly execution: ExecutionSummary | null;
}

export interface ListQueueItemsItemAssignee {
  readonly id: string;
  readonly name: string | null;
}

export interface ListQueueItemsItemProposal {
  readonly decision: "APPROVE" | "DECLINE";
  readonly by: ListQueueItemsItemAssignee;
}

export interface ListQueuesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListQueuesData;
}

export interface ListQueuesData {
  readonly queues: readonly (ListQueuesQueue)[];
}

export interface ListQueuesQueue {
  readonly id: string;
  readonly name: string;
  readonly source: "DECISIONS" | "SCREENING" | "VERIFICATIONS";
  readonly filter: ListQueuesQueueFilter;
  readonly deadline_hours: number | null;
  readonly four_eyes: boolean;
  readonly created_at: string;
  readonly waiting: number;
  readonly held: number;
  readonly overdue: number;
}

export interface ListQueuesQueueAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListQueuesQueue;
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
  readonly list_kind?: "sanctionlist" | "pep" | "watchlist" | "crimelist" | undefined;
  /** Only executions of this workflow */
  readonly workflow_id?: string | undefined;
}

export interface ListReviewersAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListReviewersData;
}

export interface ListReviewersData {
  readonly reviewers: readonly (ListReviewersReviewer)[];
}

export interface ListReviewersReviewer {
  readonly id: string;
  readonly name: string | null;
  readonly approved: number;
  readonly declined: number;
  readonly overridden: number;
  readonly override_rate: number | null;
  readonly median_seconds: number | null;
}

export interface ListRolesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListRolesData;
}

export interface ListRolesData {
  readonly roles: readonly (ListRolesRole)[];
  readonly permissions: readonly (ListRolesPermission)[];
}

export interface ListRolesPermission {
  readonly name: string;
  readonly about: string;
}

export interface ListRolesRole {
  readonly id: string;
  readonly name: string;
  readonly built_in: boolean;
  readonly permissions: readonly (string)[];
  readonly users: number;
}

export interface ListRolesRoleAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListRolesRole;
}

export interface ListRuleCategoriesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListRuleCategoriesData;
}

export interface ListRuleCategoriesData {
  readonly version: number;
  readonly categories: readonly (RuleCategory)[];
}

export interface ListRuleFieldsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListRuleFieldsData;
}

export interface ListRuleFieldsData {
  readonly fields: readonly (RuleField)[];
}

export interface ListRuleMetricsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListRuleMetricsData;
}

export interface ListRuleMetricsData {
  readonly time_zone: string;
  readonly counted_until: string | null;
  readonly rules: readonly (ListRuleMetricsRule)[];
}

export interface ListRuleMetricsRule {
  readonly id: string;
  readonly matches: number;
  readonly shadow_matches: number;
  readonly fraud: number;
  readonly legitimate: number;
  readonly precision: number | null;
  readonly money: readonly (ListRuleMetricsRuleMoney)[];
}

export interface ListRuleMetricsRuleMoney {
  readonly currency: string;
  readonly amount: number;
  readonly fraud: number;
  readonly legitimate: number;
}

export interface ListRulesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListRulesData;
}

export interface ListRulesData {
  readonly version: number;
  readonly rules: readonly (Rule)[];
}

export interface ListSearchProfilesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListSearchProfilesData;
}

export interface ListSearchProfilesData {
  readonly profiles: readonly (SearchProfile)[];
}

export interface ListSignInsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListSignInsData;
}

export interface ListSignInsData {
  readonly sessions: readonly (ListSignInsSession)[];
}

export interface ListSignInsSession {
  readonly id: string;
  readonly actor: string;
  readonly network: string;
  readonly created_at: string;
  readonly used_at: string;
  readonly expires_at: string;
  readonly current: boolean;
}

export interface ListStreamsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListStreamsData;
}

export interface ListStreamsData {
  readonly sessions: readonly (MonitoredSession)[];
}

export interface ListTagValuesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListTagValuesData;
}

export interface ListTagValuesData {
  readonly tags: readonly (string)[];
}

export interface ListTransactionChangesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListTransactionChangesData;
}

export interface ListTransactionChangesData {
  readonly changes: readonly (TransactionChange)[];
}

export interface ListTransactionEvaluationsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListTransactionEvaluationsData;
}

export interface ListTransactionEvaluationsData {
  readonly evaluations: readonly (EvaluationSummary)[];
  readonly next: string | null;
}

export interface ListUpdate {
  readonly list: ListUpdateList;
  readonly added: readonly (string)[];
  readonly removed: readonly (string)[];
  readonly cleared: boolean;
  readonly author: string;
  readonly version?: string | undefined;
  readonly previous_version?: string | null | undefined;
  readonly rows?: number | null | undefined;
  readonly updated_at: string;
}

export interface ListUpdateList {
  readonly id: string;
  readonly name: string;
  readonly kind: "allow" | "block" | "plain" | "feed" | "screening";
  readonly field: string;
}

export interface ListUsersAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListUsersData;
}

export interface ListUsersData {
  readonly users: readonly (ListUsersUser)[];
  readonly invitations: readonly (ListUsersInvitation)[];
}

export interface ListUsersInvitation {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  /** owner, admin, analyst, reviewer, read-only, or the ID of a custom role */
  readonly role: string;
  readonly invited_by: string;
  readonly created_at: string;
  readonly expires_at: string;
}

export interface ListUsersUser {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  /** owner, admin, analyst, reviewer, read-only, or the ID of a custom role */
  readonly role: string;
  readonly second_factor: boolean;
  readonly created_at: string;
}

export interface ListViewsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListViewsData;
}

export interface ListViewsData {
  readonly views: readonly (SavedView)[];
}

export interface ListWebhookDeliveriesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListWebhookDeliveriesData;
}

export interface ListWebhookDeliveriesData {
  readonly deliveries: readonly (WebhookDelivery)[];
  readonly next: string | null;
}

export interface ListWebhooksAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListWebhooksData;
}

export interface ListWebhooksData {
  readonly webhooks: readonly (WebhookEndpoint)[];
  readonly events: readonly ("orchestration/workflow_execution_finished" | "orchestration/workflow_execution_updated" | "verification/session_finished" | "verification/step_asked_again" | "transaction/processed" | "transaction/status_updated" | "lists/updated" | "aml/person_updates" | "aml/entity_updates" | "ekyc/check_finished" | "erase/finished")[];
  readonly maximum: number;
}

export interface ListWorkflowExecutionsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListWorkflowExecutionsData;
}

export interface ListWorkflowExecutionsData {
  readonly executions: readonly (ExecutionSummary)[];
  readonly next: string | null;
}

export interface ListWorkflowTemplatesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListWorkflowTemplatesData;
}

export interface ListWorkflowTemplatesData {
  readonly templates: readonly (WorkflowTemplate)[];
}

export interface ListWorkflowsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ListWorkflowsData;
}

export interface ListWorkflowsData {
  readonly workflows: readonly (WorkflowSummary)[];
}

export interface ListsUpdatedMessage {
  readonly event: "lists/updated";
  /** When it happened */
  readonly timestamp: string;
  readonly data: ListUpdate;
}

export interface LocalAmlMatch {
  readonly has_brazil_spa_match: boolean | null;
  readonly has_bolsa_familia_match: boolean | null;
  readonly has_cpf_based_pep_match: boolean | null;
  readonly has_cpf_based_ppe_match: boolean | null;
  readonly has_cpf_based_ppn_match: boolean | null;
  readonly has_seguro_defeso_match: boolean | null;
  readonly has_garantia_safra_match: boolean | null;
  readonly has_auxilio_emergencial_match: boolean | null;
  readonly has_brazil_bpc_match: boolean | null;
}

export type LocalAmlSources = {
  readonly brazil_spa?: boolean | number | string | null | undefined;
  readonly bolsa_familia?: boolean | number | string | null | undefined;
  readonly cpf_based_pep?: boolean | number | string | null | undefined;
  readonly cpf_based_ppe?: boolean | number | string | null | undefined;
  readonly cpf_based_ppn?: boolean | number | string | null | undefined;
  readonly seguro_defeso?: boolean | number | string | null | undefined;
  readonly garantia_safra?: boolean | number | string | null | undefined;
  readonly auxilio_emergencial?: boolean | number | string | null | undefined;
  readonly brazil_bpc?: boolean | number | string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface LocationRisk {
  readonly level: "low" | "medium" | "high" | null;
  readonly flags: readonly ("ip_change" | "vpn" | "proxy" | "locale_change")[];
}

export interface LoipConditionResult {
  readonly condition: string;
  readonly level: "BASELINE" | "EXTENDED";
  readonly met: boolean;
  readonly reason: string | null;
}

export interface LoipResult {
  readonly result: "EXTENDED" | "BASELINE" | "NONE" | "NOT_PERFORMED";
  readonly evaluatedAt: string;
  readonly unmetConditions?: readonly (LoipUnmetCondition)[] | undefined;
}

export interface LoipUnmetCondition {
  readonly condition: string;
  readonly reason?: string | undefined;
}

export interface LookUpEmailBody {
  readonly email: string;
  readonly config?: EmailLookupConfig | undefined;
  readonly [name: string]: unknown;
}

export interface LookUpPhoneBody {
  readonly phone: string | number;
  readonly config?: PhoneLookupConfig | undefined;
  readonly [name: string]: unknown;
}

export interface MakeFirstOwnerBody {
  readonly code: string;
  /** email address */
  readonly email: string;
  readonly name?: string | undefined;
  readonly password: string;
}

export interface ManagedExecution {
  readonly id: string;
  readonly status: "PENDING" | "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR";
  readonly workflow: ExecutionWorkflow;
  readonly person: NamedPerson;
  readonly created_at: string;
  readonly expires_at: string;
  readonly finished_at: string | null;
  readonly purged_at: string | null;
  readonly steps: readonly (ExecutionStep)[];
  readonly events: readonly (ExecutionEvent)[];
}

export interface MatchedRule {
  readonly id: string;
  readonly name: string;
  readonly operation: "+" | "-" | null;
  readonly score: number;
}

export interface Model {
  readonly version: number;
  readonly trained_at: string;
  readonly author: string;
  readonly scores: boolean;
  readonly report: ModelReport;
}

export interface ModelAdvice {
  readonly promote: boolean;
  readonly reason: string;
}

export interface ModelAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Model;
}

export interface ModelChampion {
  readonly model: string;
  readonly quality: ModelQuality;
}

export interface ModelDrift {
  readonly score: number;
  readonly features: readonly (FeatureDrift)[];
}

export interface ModelQuality {
  readonly rows: number;
  readonly frauds: number;
  readonly auc: number | null;
  readonly pr_auc: number | null;
  readonly brier: number;
  readonly calibration_error: number;
  readonly reliability: readonly (ReliabilityStep)[];
}

export interface ModelReport {
  readonly rows: number;
  readonly frauds: number;
  readonly fit_rows: number;
  readonly trees: number;
  readonly quality: ModelQuality;
  readonly champion: ModelChampion;
  readonly weights: readonly (FeatureWeight)[];
  readonly drift: ModelDrift;
  readonly suspected_leaks: readonly (string)[];
  readonly advice: ModelAdvice;
}

export interface ModelSettings {
  readonly scoring: string;
  readonly promote_by_rule: boolean;
  readonly retraining_noted_at: string | null;
}

export interface ModelSettingsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ModelSettings;
}

export interface Models {
  readonly scoring: string;
  readonly promote_by_rule: boolean;
  readonly retraining_noted_at: string | null;
  readonly labels: LabelCounts;
  readonly training_needs: ModelsTrainingNeeds;
  readonly newest_training: string | null;
  readonly models: readonly (Model)[];
}

export interface ModelsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Models;
}

export interface ModelsTrainingNeeds {
  readonly transactions: number;
  readonly per_class: number;
}

export interface MonitoredMatch {
  readonly id: number;
  readonly source_id: string;
  readonly source_name: string;
  readonly name: string;
  readonly list_kind: "sanctionlist" | "pep" | "watchlist" | "crimelist" | "adversemedia";
  readonly score: number;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
}

export interface MonitoredName {
  readonly id: string;
  readonly user_id: string | null;
  readonly name: string;
  readonly type: "PERSON" | "ENTITY" | "UNKNOWN";
  readonly date_of_birth: string | null;
  readonly country: string | null;
  readonly search_profile_id: string | null;
  readonly monitoring_schedule: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR" | null;
  readonly created_at: string;
  readonly checked_at: string;
  readonly next_check_at: string | null;
  readonly stopped_at: string | null;
  readonly matches: number;
}

export interface MonitoredPassedOver {
  readonly id: number;
  readonly source_id: string;
  readonly source_name: string;
  readonly name: string;
  readonly list_kind: "sanctionlist" | "pep" | "watchlist" | "crimelist" | "adversemedia";
  readonly score: number;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  readonly whitelist_id: string;
}

export interface MonitoredSearch {
  readonly found: readonly (MonitoredSearchResult)[];
}

export interface MonitoredSearchAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: MonitoredSearch;
}

export interface MonitoredSearchResult {
  readonly kind: "user_id" | "name" | "name_sound";
  readonly key: string;
  readonly matches: number;
}

export interface MonitoredSession {
  readonly stream_id: string;
  readonly label: string | null;
  readonly opened_at: string;
  readonly updated_at: string;
  readonly ended_at: string | null;
  readonly events: number;
  readonly session_risk: SessionRisk;
}

export interface MonitoredSessionDetails {
  readonly stream_id: string;
  readonly label: string | null;
  readonly opened_at: string;
  readonly updated_at: string;
  readonly ended_at: string | null;
  readonly events: number;
  readonly details: SessionMonitoringDetails;
  readonly risk_version: string;
  readonly reasons: readonly (MonitoredSessionReason)[];
  readonly networks: readonly (MonitoredSessionNetwork)[];
  readonly evaluations: readonly (LinkedEvaluation)[];
  readonly timeline: readonly (MonitoredSessionMoment)[];
  readonly complete: boolean;
}

export interface MonitoredSessionDetailsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: MonitoredSessionDetails;
}

export interface MonitoredSessionFacts {
  readonly [name: string]: number | string | readonly (number)[] | null;
}

export interface MonitoredSessionMoment {
  readonly at: string;
  readonly kind: string;
  readonly what: MonitoredSessionFacts;
}

export interface MonitoredSessionNetwork {
  readonly first_seen: string;
  readonly last_seen: string;
  readonly country: string | null;
  readonly asn: number | null;
  readonly isp_name: string | null;
  readonly type: string | null;
  readonly vpn: boolean | null;
  readonly tor: boolean | null;
  readonly proxy: boolean | null;
  readonly data_center: boolean | null;
  readonly consumer_privacy_network: boolean | null;
}

export interface MonitoredSessionReason {
  readonly flag: "ui_automation" | "device_farm" | "suspicious_form_fillout" | "non_human_typing" | "off_screen" | "window_resize" | "unusual_device_orientation" | "extended_inactivity" | "remote_access" | "active_call" | "potential_vishing" | "ip_change" | "vpn" | "proxy" | "locale_change";
  readonly level: "low" | "medium" | "high" | null;
  readonly observation: string;
}

export interface MonitoringChange {
  readonly sequence: number;
  readonly at: string;
  readonly event: "aml/person_updates" | "aml/entity_updates";
  readonly data: MonitoringUpdate;
}

export interface MonitoringChanges {
  readonly added: readonly (MonitoredMatch)[];
  readonly removed: readonly (MonitoredMatch)[];
  readonly updated: readonly (MonitoredMatch)[];
  readonly passed_over?: readonly (MonitoredPassedOver)[] | undefined;
}

export interface MonitoringUpdate {
  readonly user_id: string | null;
  readonly name: string;
  readonly monitoring_schedule: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR" | null;
  readonly checked_at: string;
  readonly changes: MonitoringChanges;
}

export interface NameVerification {
  readonly inputName: string | null;
  readonly extractedName: string | null;
  readonly matchScore: number | null;
  readonly matchResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
}

export interface NamedPerson {
  readonly name: string | null;
  readonly email: string | null;
  readonly user_id: string | null;
}

export interface NewApiKey {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly kind: "live" | "test";
  readonly scopes: readonly ("fraud" | "lookups" | "screening" | "verification" | "tags" | "labels" | "erase" | "admin")[];
  readonly allowed_ips: readonly (string)[];
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  /** Secret API key, returned only once */
  readonly api_key: string;
}

export interface NewApiKeyAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: NewApiKey;
}

export interface NewWebhookEndpoint {
  readonly webhook: WebhookEndpoint;
  /** Secret that signs deliveries, returned only once */
  readonly secret: string;
}

export interface NewWebhookEndpointAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: NewWebhookEndpoint;
}

export interface NfcVerificationResult {
  readonly overallResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly passiveAuthenticationResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly activeAuthenticationResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly chipAuthenticationResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly dataGroupHashCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly documentSignerTrustResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly opticalDataMatchResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly accessProtocol: "BAC" | "PACE" | null;
}

export interface NoteQueueItemBody {
  readonly text: string;
  readonly mentions?: readonly (string)[] | undefined;
}

export interface NoteTransactionBody {
  readonly comment: string;
}

export type Nothing = Record<string, never>;

export interface NothingAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Nothing;
}

export type OpenApiDocument = object;

export interface OpenedAttachment {
  readonly name: string;
  readonly media_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "text/plain" | "text/csv";
  readonly path: string;
  readonly expires_at: string;
}

export interface OpenedAttachmentAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: OpenedAttachment;
}

export interface OpenedMedia {
  readonly media_type: string;
  readonly path: string | null;
  readonly base64: string | null;
  readonly expires_at: string | null;
}

export interface OpenedMediaAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: OpenedMedia;
}

export interface OrchestrationWorkflowExecutionFinishedMessage {
  readonly event: "orchestration/workflow_execution_finished";
  /** When it happened */
  readonly timestamp: string;
  readonly data: WorkflowExecution;
}

export interface OrchestrationWorkflowExecutionUpdatedMessage {
  readonly event: "orchestration/workflow_execution_updated";
  /** When it happened */
  readonly timestamp: string;
  readonly data: WorkflowExecution;
}

export interface OrderItem {
  readonly item_id?: string | number | null | undefined;
  readonly item_quantity?: number | string | null | undefined;
  readonly item_name?: string | null | undefined;
  readonly item_price?: number | string | null | undefined;
  readonly item_store?: string | null | undefined;
  readonly item_store_country?: string | null | undefined;
  readonly item_category?: string | null | undefined;
  readonly item_url?: string | null | undefined;
  readonly item_custom_fields?: ItemCustomFields | undefined;
  readonly [name: string]: unknown;
}

export interface PassedOverMatch {
  readonly whitelist_id: string;
  readonly source_id: string;
  readonly source_name: string;
  readonly relevancy_score: number;
  readonly since: string;
  readonly until: string | null;
}

export type PaymentPartyConfig = {
  readonly type?: "PERSON" | "ENTITY" | "UNKNOWN" | "" | null | undefined;
  readonly search_profile_id?: string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export type PaymentScreeningConfig = {
  readonly sender_config?: PaymentPartyConfig | undefined;
  readonly receiver_config?: PaymentPartyConfig | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface PhoneAccounts {
  readonly total_registration: number;
  readonly business: EmailAccountsBusiness;
  readonly personal: PhoneAccountsPersonal;
}

export interface PhoneAccountsPersonal {
  readonly total_registration: number;
  readonly email_service: AccountCount | null;
  readonly messenger: AccountCount | null;
  readonly technology: AccountCount | null;
  readonly delivery: AccountCount | null;
  readonly ecommerce: AccountCount | null;
  readonly entertainment: AccountCount | null;
  readonly social_media: AccountCount | null;
  readonly travel: AccountCount | null;
}

export interface PhoneCarrierDetails {
  readonly carrier: string | null;
  readonly country: string | null;
  readonly disposable: boolean | null;
  readonly phone_is_valid: boolean;
  readonly type: "FIXED_LINE" | "MOBILE" | "VOIP" | "FIXED_LINE_OR_MOBILE" | "TOLL_FREE" | "PREMIUM_RATE" | "SHARED_COST" | "PERSONAL_NUMBER" | "PAGER" | "UAN" | "VOICEMAIL" | "UNKNOWN";
}

export interface PhoneDetails {
  readonly id: string;
  readonly phone: string;
  readonly risk_scores: RiskScores;
  readonly provider_carrier_details: PhoneCarrierDetails;
  readonly account_aggregates: PhoneAccounts | null;
  readonly service_fraud_history: History;
  readonly hlr_details?: HlrDetails | null | undefined;
  readonly cnam_details?: CnamDetails | null | undefined;
}

export interface PhoneDetailsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: PhoneDetails;
}

export interface PhoneDetailsV1 {
  readonly number: string;
  readonly valid: boolean;
  readonly type: "FIXED_LINE" | "MOBILE" | "VOIP" | "FIXED_LINE_OR_MOBILE" | "TOLL_FREE" | "PREMIUM_RATE" | "SHARED_COST" | "PERSONAL_NUMBER" | "PAGER" | "UAN" | "VOICEMAIL" | "UNKNOWN";
  readonly country: string | null;
  readonly carrier: string | null;
  readonly disposable: boolean | null;
  readonly score: number;
  readonly account_details: null;
  readonly applied_rules: readonly (AppliedRule)[];
  readonly history?: EmailHistoryV2 | null | undefined;
  readonly flags?: readonly (Flag)[] | undefined;
  readonly id?: string | undefined;
}

export interface PhoneDetailsV1Answer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: PhoneDetailsV1;
}

export type PhoneLookupConfig = {
  /** milliseconds */
  readonly timeout?: number | string | null | undefined;
  readonly priority_timeout?: number | string | null | undefined;
  readonly priority_sites?: string | null | undefined;
  readonly flags_timeframe_days?: number | string | null | undefined;
  /** hlr_details and/or cnam_lookup, comma separated */
  readonly include?: string | null | undefined;
  readonly [name: string]: unknown;
} | string | null;

export interface PingMessage {
  readonly event: "ping";
  /** When it happened */
  readonly timestamp: string;
  readonly data: Nothing;
}

export interface Policy {
  readonly version: number;
  readonly author: string;
  readonly note: string;
  readonly created_at: string;
  readonly document: PolicyDocument;
}

export interface PolicyAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Policy;
}

export interface PolicyDifference {
  readonly from: number;
  readonly to: number;
  readonly rules: DocumentDifference;
  readonly categories: DocumentDifference;
  readonly lists: DocumentDifference;
  readonly thresholds: ThresholdsDifference | null;
}

export interface PolicyDifferenceAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: PolicyDifference;
}

export interface PolicyDocument {
  readonly rules: readonly (Rule)[];
  readonly categories: readonly (RuleCategory)[];
  readonly lists: readonly (ListDefinition)[];
  readonly thresholds: AccountThresholds;
}

export interface PolicyDocumentInput {
  readonly rules: readonly (RuleInput)[];
  readonly categories: readonly (RuleCategoryInput)[];
  readonly lists: readonly (ListDefinitionInput)[];
  readonly thresholds: AccountThresholds;
}

export interface PolicyVersion {
  readonly version: number;
  readonly author: string;
  readonly note: string;
  readonly created_at: string;
}

export interface PolicyVersionNumber {
  readonly version: number;
}

export interface PolicyVersionNumberAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: PolicyVersionNumber;
}

export interface PostalAddressDetails {
  readonly user_address: VerifiedAddress | null;
  readonly billing_address: VerifiedAddress | null;
  readonly shipping_address: VerifiedAddress | null;
}

export interface Precision {
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
}

export interface ProofOfAddressCheckResult {
  readonly overallResult: "APPROVED" | "REJECTED" | "FAIL" | "REVIEW" | "ABANDONED" | "RETRY_REQUIRED";
  readonly addressDocumentCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly addressDocumentMustNotBeExpiredCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly addressValidationCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly fullAddressCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly nameMatchCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly tamperValidationCheckResult?: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED" | undefined;
  readonly contentValidationCheckResult?: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED" | undefined;
}

export interface ProofOfAddressExtractedData {
  readonly address?: string | undefined;
  readonly extractedAddress?: string | undefined;
  readonly fullName?: string | undefined;
  readonly issuer?: string | undefined;
  readonly issueDate?: string | undefined;
  readonly documentNumber?: string | undefined;
  readonly addressDetails?: ExtractedAddress | undefined;
}

export interface ProposePolicyAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ProposePolicyData;
}

export interface ProposePolicyBody {
  readonly base_version?: number | undefined;
  readonly document: PolicyDocumentInput;
  readonly note?: string | undefined;
}

export interface ProposePolicyData {
  readonly proposal: ListPolicyProposalsProposal;
}

export interface ProveByProviderAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ProveByProviderData;
}

export interface ProveByProviderBody {
  readonly answer: string;
}

export interface ProveByProviderData {
  readonly proved_until: string;
}

export interface Provider {
  readonly name: string;
  readonly breaker: "closed" | "open" | "half-open";
  readonly calls: number;
  readonly answered: number;
  readonly errors: number;
  readonly timeouts: number;
  readonly cache_hits: number;
  readonly in_flight: number;
  readonly latency_p50_ms: number | null;
  readonly latency_p95_ms: number | null;
  readonly last_answer_at: string | null;
  readonly last_failure_at: string | null;
  readonly last_failure: string | null;
}

export interface ReadAuditAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadAuditData;
}

export interface ReadAuditCheckpointAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadAuditCheckpointData;
}

export interface ReadAuditCheckpointData {
  readonly account: number;
  readonly height: number;
  readonly head: string;
  readonly at: string;
  readonly public_key: string;
  readonly signature: string;
}

export interface ReadAuditData {
  readonly records: readonly (AuditRecord)[];
  readonly next: number | null;
}

export interface ReadDashboardAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadDashboardData;
}

export interface ReadDashboardCurrent {
  readonly from: string;
  readonly to: string;
  readonly buckets: readonly (string)[];
  readonly calls: number;
  readonly states: ReadDashboardCurrentStates;
  readonly segments: readonly (ReadDashboardCurrentSegments)[] | null;
  readonly money: readonly (ReadDashboardCurrentMoney)[];
  readonly scores: ReadDashboardCurrentStates;
  readonly rules: readonly (ReadDashboardCurrentRule)[];
  readonly labels: readonly (ReadDashboardCurrentLabel)[];
  readonly outcomes: readonly (ReadDashboardCurrentOutcome)[];
  readonly alerts: ReadDashboardCurrentAlerts;
  readonly false_positive_share: number | null;
  readonly overrides: readonly (ReadDashboardCurrentOverride)[];
  readonly latency: ReadDashboardCurrentLatency;
  readonly funnel: ReadDashboardCurrentFunnel;
}

export interface ReadDashboardCurrentAlerts {
  readonly fraud: readonly (number)[];
  readonly legitimate: readonly (number)[];
}

export interface ReadDashboardCurrentFunnel {
  readonly started: number;
  readonly opened: number;
  readonly ended: ReadDashboardCurrentFunnelEnded;
  readonly steps: readonly (ReadDashboardCurrentFunnelStep)[];
  readonly screens: readonly (ReadDashboardCurrentFunnelScreen)[];
}

export interface ReadDashboardCurrentFunnelEnded {
  readonly approved: number;
  readonly review: number;
  readonly declined: number;
  readonly expired: number;
  readonly error: number;
}

export interface ReadDashboardCurrentFunnelScreen {
  readonly screen: string;
  readonly shown: number;
}

export interface ReadDashboardCurrentFunnelStep {
  readonly step: string;
  readonly started: number;
  readonly sent: number;
  readonly submitted: number;
  readonly repeated: number;
  readonly passed: number;
}

export interface ReadDashboardCurrentLabel {
  readonly label: string;
  readonly count: number;
}

export interface ReadDashboardCurrentLatency {
  readonly p50: number | null;
  readonly p95: number | null;
  readonly p99: number | null;
  readonly p95_series: readonly (number | null)[];
}

export interface ReadDashboardCurrentMoney {
  readonly currency: string;
  readonly approve: number;
  readonly review: number;
  readonly decline: number;
  readonly approved: readonly (number)[];
  readonly stopped: readonly (number)[];
}

export interface ReadDashboardCurrentOutcome {
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  readonly fraud: number;
  readonly legitimate: number;
}

export interface ReadDashboardCurrentOverride {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

export interface ReadDashboardCurrentRule {
  readonly id: string;
  readonly name: string | null;
  readonly approve: number;
  readonly review: number;
  readonly decline: number;
}

export interface ReadDashboardCurrentSegments {
  readonly value: string;
  readonly approve: number;
  readonly review: number;
  readonly decline: number;
  readonly calls: readonly (number)[];
}

export interface ReadDashboardCurrentStates {
  readonly approve: readonly (number)[];
  readonly review: readonly (number)[];
  readonly decline: readonly (number)[];
}

export interface ReadDashboardData {
  readonly time_zone: string;
  readonly unit: "hour" | "day" | "week" | "month";
  readonly counted_until: string | null;
  readonly current: ReadDashboardCurrent;
  readonly previous: ReadDashboardCurrent | null;
  readonly drift: readonly (ReadDashboardDrift)[];
}

export interface ReadDashboardDrift {
  readonly input: "country" | "action" | "currency" | "amount" | "score" | "model";
  readonly psi: number;
  readonly shares: readonly (ReadDashboardDriftShare)[];
}

export interface ReadDashboardDriftShare {
  readonly value: string;
  readonly before: number;
  readonly now: number;
}

export interface ReadFirstStepsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadFirstStepsData;
}

export interface ReadFirstStepsData {
  readonly owner: boolean;
  readonly call: boolean;
  readonly device: boolean;
  readonly webhook: boolean;
  readonly list: boolean;
  readonly workflow: boolean;
}

export interface ReadHealthAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadHealthData;
}

export interface ReadHealthData {
  readonly version: string;
  readonly started_at: string;
  readonly findings: readonly (ReadHealthFinding)[];
  readonly jobs: readonly (ReadHealthJob)[];
  readonly queues: readonly (ReadHealthQueue)[];
  readonly webhooks: readonly (ReadHealthWebhook)[];
  readonly database: ReadHealthDatabase;
  readonly disk: readonly (ReadHealthDisk)[];
  readonly sources: ReadHealthSources;
}

export interface ReadHealthDatabase {
  readonly version: string;
  readonly bytes: number;
  readonly largest: readonly (ReadHealthDatabaseLargest)[];
}

export interface ReadHealthDatabaseLargest {
  readonly table: string;
  readonly bytes: number;
  readonly rows: number | null;
}

export interface ReadHealthDisk {
  readonly free_bytes: number;
  readonly total_bytes: number;
}

export interface ReadHealthFinding {
  readonly subject: string;
  readonly state: "ok" | "warning" | "failed";
  readonly note: string;
  readonly remedy: string | null;
}

export interface ReadHealthJob {
  readonly name: string;
  readonly every_seconds: number;
  readonly running: boolean;
  readonly started_at: string | null;
  readonly succeeded_at: string | null;
  readonly failures: number;
  readonly late: boolean;
}

export interface ReadHealthQueue {
  readonly queue: string;
  readonly waiting: number;
  readonly oldest_at: string | null;
}

export interface ReadHealthSources {
  readonly all: number;
  readonly stale: number;
  readonly oldest_hours: number | null;
}

export interface ReadHealthWebhook {
  readonly id: string;
  readonly failing_since: string | null;
  readonly disabled_at: string | null;
}

export interface ReadLinksAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadLinksData;
}

export interface ReadLinksData {
  readonly entity: ReadLinksEntity | null;
  readonly neighbours: readonly (ReadLinksNeighbour)[];
  readonly next: number | null;
}

export interface ReadLinksEntity {
  readonly kind: "transaction" | "evaluation" | "execution" | "user_id" | "email" | "phone_number" | "ip" | "device_hash" | "cookie_hash" | "true_device_id" | "card_hash" | "address" | "user_bank_account" | "session_id" | "idv_reference_id" | "name" | "name_sound";
  readonly key: string;
  readonly calls: number;
  readonly people: number;
  readonly hub: boolean;
  readonly first_seen: string;
  readonly last_seen: string;
  readonly approved: number;
  readonly in_review: number;
  readonly declined: number;
  readonly frauds: number;
  readonly newest: EvaluationSummary | null;
}

export interface ReadLinksNeighbour {
  readonly kind: "transaction" | "evaluation" | "execution" | "user_id" | "email" | "phone_number" | "ip" | "device_hash" | "cookie_hash" | "true_device_id" | "card_hash" | "address" | "user_bank_account" | "session_id" | "idv_reference_id" | "name" | "name_sound";
  readonly key: string;
  readonly calls: number;
  readonly people: number;
  readonly hub: boolean;
  readonly first_seen: string;
  readonly last_seen: string;
  readonly approved: number;
  readonly in_review: number;
  readonly declined: number;
  readonly frauds: number;
  readonly newest: EvaluationSummary | null;
  readonly shared: number;
  readonly shared_first: string;
  readonly shared_last: string;
}

export interface ReadListEntriesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadListEntriesData;
}

export interface ReadListEntriesData {
  readonly entries: readonly (ListEntry)[];
  readonly next: string | null;
  readonly total: number | null;
}

export interface ReadManagedExecutionAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadManagedExecutionData;
}

export interface ReadManagedExecutionData {
  readonly execution: ManagedExecution;
  readonly result: AnyObject;
  readonly transactions: readonly (LinkedEvaluation)[];
}

export interface ReadPolicyProposalAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadPolicyProposalData;
}

export interface ReadPolicyProposalChanges {
  readonly rules: DocumentDifference;
  readonly categories: DocumentDifference;
  readonly lists: DocumentDifference;
  readonly thresholds: ThresholdsDifference | null;
}

export interface ReadPolicyProposalData {
  readonly id: string;
  readonly status: "OPEN" | "APPROVED" | "REFUSED";
  readonly base_version: number;
  readonly author: string;
  readonly note: string;
  readonly created_at: string;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
  readonly reason: string;
  readonly version: number | null;
  readonly document: PolicyDocument;
  readonly changes: ReadPolicyProposalChanges;
}

export interface ReadPreferencesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadPreferencesData;
}

export interface ReadPreferencesData {
  readonly preferences: HttpHeaders;
}

export interface ReadRuleMetricsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadRuleMetricsData;
}

export interface ReadRuleMetricsData {
  readonly time_zone: string;
  readonly unit: "hour" | "day" | "week" | "month";
  readonly counted_until: string | null;
  readonly buckets: readonly (string)[];
  readonly metrics: ListRuleMetricsRule;
  readonly series: ReadRuleMetricsSeries;
  readonly money_series: readonly (ReadRuleMetricsMoneySery)[];
}

export interface ReadRuleMetricsMoneySery {
  readonly currency: string;
  readonly amount: readonly (number)[];
  readonly fraud: readonly (number)[];
  readonly legitimate: readonly (number)[];
}

export interface ReadRuleMetricsSeries {
  readonly matches: readonly (number)[];
  readonly shadow_matches: readonly (number)[];
  readonly fraud: readonly (number)[];
  readonly legitimate: readonly (number)[];
  readonly precision: readonly (number | null)[];
}

export interface ReadSecondFactorAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadSecondFactorData;
}

export interface ReadSecondFactorData {
  readonly enabled: boolean;
  readonly enabled_at: string | null;
  readonly recovery_codes_left: number;
  readonly required: boolean;
  readonly provider: ReadSecondFactorProvider | null;
}

export interface ReadSecondFactorProvider {
  readonly name: string;
  readonly proved_until: string | null;
}

export interface ReadSignInMethodsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadSignInMethodsData;
}

export interface ReadSignInMethodsData {
  readonly provider: string | null;
  readonly first_owner: boolean;
}

export interface ReadWebhookAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReadWebhookData;
}

export interface ReadWebhookData {
  readonly webhook: WebhookEndpoint;
}

export interface Readiness {
  readonly ready: boolean;
  readonly components: readonly (ReadinessComponent)[];
}

export interface ReadinessComponent {
  readonly name: string;
  readonly state: "ok" | "degraded" | "down";
  readonly note?: string | undefined;
}

export interface RefusePolicyProposalBody {
  readonly reason: string;
}

export interface RegionalAddressDetails {
  readonly us: UsAddressDetails;
}

export interface ReliabilityStep {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly predicted: number;
  readonly observed: number;
}

export interface RemoteAccessRisk {
  readonly level: "low" | "medium" | "high" | null;
  readonly flags: readonly ("remote_access" | "active_call" | "potential_vishing")[];
}

export interface RemoveClearedMatchAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: RemoveClearedMatchData;
}

export interface RemoveClearedMatchData {
  readonly removed: true;
}

export interface RemoveListEntriesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: RemoveListEntriesData;
}

export interface RemoveListEntriesBody {
  readonly values: readonly (string)[];
}

export interface RemoveListEntriesData {
  readonly removed: number;
}

export interface ReplacePolicyBody {
  readonly expected_version: number;
  readonly document: PolicyDocumentInput;
  readonly note?: string | undefined;
}

export interface ReplaceTagsBody {
  readonly tags: readonly (string)[];
}

export interface RequestDataUpdatesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: RequestDataUpdatesData;
}

export interface RequestDataUpdatesBody {
  readonly sources?: readonly (string)[] | undefined;
}

export interface RequestDataUpdatesData {
  readonly requested: number;
}

export interface RequestResubmissionBody {
  readonly step: string;
  readonly reason: "DARK" | "BLUR" | "GLARE" | "SMALL" | "NO_DOCUMENT" | "ZONE_UNREADABLE" | "NOT_ACCEPTED" | "UNREADABLE_FILE" | "LOCKED_FILE" | "NO_FACE" | "SEVERAL_FACES" | "FACE_TOO_SMALL" | "FRAMES_OUT_OF_ORDER" | "OTHER_PERSON" | "NOT_SURELY_THE_SAME_PERSON" | "NOT_SHOWN_TURN_LEFT" | "NOT_SHOWN_TURN_RIGHT" | "NOT_SHOWN_BLINK" | "NOT_SHOWN_OPEN_MOUTH" | "NOT_SHOWN_COME_CLOSER";
  readonly note?: string | undefined;
  readonly expected_version?: number | undefined;
}

export interface ResendWebhookDeliveriesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ResendWebhookDeliveriesData;
}

export interface ResendWebhookDeliveriesBody {
  /** Only deliveries of this event */
  readonly event?: "orchestration/workflow_execution_finished" | "orchestration/workflow_execution_updated" | "verification/session_finished" | "verification/step_asked_again" | "transaction/processed" | "transaction/status_updated" | "lists/updated" | "aml/person_updates" | "aml/entity_updates" | "ekyc/check_finished" | "erase/finished" | undefined;
  /** Only deliveries in this state */
  readonly state?: "PENDING" | "DELIVERED" | "FAILED" | undefined;
  /** Only deliveries at or after this time, RFC 3339 */
  readonly since?: string | undefined;
  /** Only deliveries before this time, RFC 3339 */
  readonly until?: string | undefined;
}

export interface ResendWebhookDeliveriesData {
  readonly resent: number;
}

export interface ResendWebhookDeliveryAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ResendWebhookDeliveryData;
}

export interface ResendWebhookDeliveryData {
  readonly delivery: WebhookDelivery;
}

export interface RestorePolicyVersionBody {
  readonly expected_version?: number | undefined;
  readonly note?: string | undefined;
}

export interface ResubmissionRequest {
  readonly link: string;
  readonly expires_at: string;
  readonly version: number;
}

export interface ResubmissionRequestAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ResubmissionRequest;
}

export interface RevealReason {
  /** Reason for the access, 5 to 300 characters. The audit log stores it, so do not name a person. */
  readonly reason: string;
}

export interface ReviewChallenge {
  readonly actions: readonly ("TURN_LEFT" | "TURN_RIGHT" | "BLINK" | "OPEN_MOUTH" | "COME_CLOSER")[];
  readonly colours: readonly ("DARK" | "WHITE" | "BLUE" | "GREEN" | "CYAN" | "AMBER")[];
  readonly issued_at: string;
  readonly expires_at: string;
}

export interface ReviewFace {
  readonly media: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly quarters: number;
}

export interface ReviewFaces {
  readonly selfie: ReviewFace | null;
  readonly reference: ReviewFace | null;
  readonly distance: number | null;
  readonly same_below: number;
  readonly other_above: number;
}

export interface ReviewField {
  readonly field: string;
  readonly read: string | null;
  readonly source: "ZONE" | "VISUAL" | "BARCODE" | "OTHER" | null;
  readonly checked: boolean;
  readonly confidence: number | null;
  readonly print: "CONFIRMED" | "NOT_FOUND" | "CONFLICT" | null;
  readonly submitted: string | null;
  readonly input: string | null;
  readonly verdict: "SAME" | "ALIKE" | "DIFFERENT" | "NOT_COMPARED";
  readonly chip: string | null;
  readonly chip_verdict: "SAME" | "ALIKE" | "DIFFERENT" | "NOT_COMPARED";
}

export interface ReviewMedia {
  readonly id: string;
  readonly slot: string;
  readonly stored: boolean;
  readonly media_type: string | null;
  readonly size: number | null;
  readonly method: "CAMERA" | "UPLOAD";
  readonly attempt: number;
  readonly action: number | null;
  readonly light: number | null;
  readonly at: number | null;
}

export interface ReviewStep {
  readonly id: string;
  readonly fields: readonly (ReviewField)[];
  readonly media: readonly (ReviewMedia)[];
  readonly challenge: ReviewChallenge | null;
  readonly faces: ReviewFaces | null;
  readonly can_decide: boolean;
  readonly can_request_again: boolean;
}

export interface ReviewTransactionBody {
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  readonly comment?: string | undefined;
  readonly expected_state?: "APPROVE" | "REVIEW" | "DECLINE" | undefined;
}

export interface ReviewWorkflowExecutionAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ReviewWorkflowExecutionData;
}

export interface ReviewWorkflowExecutionBody {
  readonly step: string;
  readonly decision: "APPROVED" | "DECLINED";
  readonly note?: string | undefined;
  readonly expected_version?: number | undefined;
}

export interface ReviewWorkflowExecutionData {
  readonly execution: ManagedExecution;
}

export interface RevokedApiKey {
  readonly key: ApiKey;
}

export interface RevokedApiKeyAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: RevokedApiKey;
}

export interface RiskScores {
  readonly global_network_score: number | null;
}

export interface RotateKeyBody {
  readonly overlap_seconds: number;
}

export interface RotatedApiKey {
  readonly key: NewApiKey;
  readonly previous: ApiKey;
}

export interface RotatedApiKeyAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: RotatedApiKey;
}

export interface Rule {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly priority: number;
  readonly mode: "live" | "canary" | "shadow" | "off";
  readonly canary_percent: number | null;
  readonly when: RuleCondition;
  readonly when_text: string;
  readonly then: RuleEffect;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

export interface RuleCategory {
  readonly id: string;
  readonly name: string;
  readonly thresholds: AccountThresholds | null;
}

export interface RuleCategoryChange {
  readonly version: number;
  readonly category: RuleCategory;
}

export interface RuleCategoryChangeAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: RuleCategoryChange;
}

export interface RuleCategoryDetails {
  readonly id: string;
  readonly name: string;
  readonly score: number | null;
  readonly state: "APPROVE" | "REVIEW" | "DECLINE" | null;
}

export interface RuleCategoryInput {
  /** 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id: string;
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  readonly thresholds: AccountThresholds | null;
}

export interface RuleChange {
  readonly version: number;
  readonly rule: Rule;
}

export interface RuleChangeAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: RuleChange;
}

export interface RuleCheck {
  readonly ok: boolean;
  readonly problems: readonly (RuleProblem)[];
  readonly text: string | null;
  readonly tree: RuleCondition | null;
}

export interface RuleCheckAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: RuleCheck;
}

export interface RuleCondition {
  readonly op: string;
  readonly [name: string]: unknown;
}

export interface RuleCount {
  readonly id: string;
  readonly name: string | null;
  readonly count: number;
}

export interface RuleCounts {
  readonly complete: boolean;
  readonly evaluations: number;
  readonly matched: readonly (RuleCount)[];
}

/** Either score, or state and/or list */
export interface RuleEffect {
  readonly score?: RuleScore | null | undefined;
  readonly state?: "APPROVE" | "REVIEW" | "DECLINE" | null | undefined;
  readonly list?: RuleListAction | null | undefined;
}

export interface RuleField {
  readonly path: string;
  readonly type: "string" | "number" | "boolean" | "date" | "array" | "object";
  readonly nullable: boolean;
  readonly module: string;
  readonly pii: boolean;
}

export interface RuleInput {
  /** 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id?: string | undefined;
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  readonly category?: string | null | undefined;
  readonly priority?: number | undefined;
  readonly mode?: "live" | "canary" | "shadow" | "off" | undefined;
  readonly canary_percent?: number | null | undefined;
  /** a rule text, or a rule tree ({"op": …}) */
  readonly when?: string | RuleCondition | undefined;
  readonly when_text?: string | undefined;
  readonly then: RuleEffect;
  readonly starts_at?: string | null | undefined;
  readonly ends_at?: string | null | undefined;
}

export interface RuleListAction {
  /** 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly list_id: string;
  readonly field: "email" | "email_domain" | "ip" | "phone_number" | "user_id" | "user_fullname" | "user_country" | "user_bank_account" | "receiver_bank_account" | "card_hash" | "card_bin" | "device_hash" | "cookie_hash" | "true_device_id" | "device_id" | "affiliate_id" | "merchant_id";
  readonly action: "add";
}

export interface RuleProblem {
  readonly message: string;
  readonly fix: string;
  readonly path: string;
  readonly position: TextRange | null;
}

export interface RuleScore {
  readonly operation: "+" | "-";
  readonly value: number;
}

export interface RuleTest {
  readonly rule_id: string;
  readonly policy_version: number;
  readonly matches: boolean;
  readonly when: ExplainedCondition;
  readonly was: "APPROVE" | "REVIEW" | "DECLINE";
  readonly becomes: "APPROVE" | "REVIEW" | "DECLINE";
  readonly not_requested: readonly (string)[];
}

export interface RuleTestAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: RuleTest;
}

export interface SaveSearchProfileAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: SaveSearchProfileData;
}

export interface SaveSearchProfileBody {
  /** text of 1 to 100 characters, not blank and without control characters */
  readonly name: string;
  readonly description?: string | undefined;
  readonly settings: SearchProfileSettings;
}

export interface SaveSearchProfileData {
  readonly profile: SearchProfile;
}

export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly shared: boolean;
  readonly own: boolean;
  readonly created_at: string;
  readonly search: SavedViewSearch;
}

export interface SavedViewAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: SavedView;
}

export interface SavedViewSearch {
  readonly [name: string]: string;
}

export interface ScoreContribution {
  readonly feature: string;
  readonly label: string;
  readonly value: number | null;
  readonly contribution: number;
}

export interface ScoreExplanation {
  readonly model: string;
  readonly score: number;
  readonly bias: number;
  readonly raw: number;
  readonly rest: number;
  readonly contributions: readonly (ScoreContribution)[];
}

export interface ScoreExplanationAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ScoreExplanation;
}

export interface ScoreShift {
  readonly mean: number;
  readonly steps: readonly (ScoreShiftStep)[];
}

export interface ScoreShiftStep {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
}

export interface ScoreStep {
  readonly rule_id: string;
  readonly operation: "+" | "-";
  readonly score: number;
  readonly total: number;
}

export interface ScreeningList {
  readonly name: string;
  readonly full_name: string;
  readonly kind: "sanctionlist" | "pep" | "watchlist" | "crimelist" | "local" | "media";
  readonly version: string;
  readonly entries: number;
  readonly names: number;
  readonly imported_at: string | null;
  readonly age_hours: number | null;
}

export interface ScreeningRequest {
  readonly config?: AmlConfig | undefined;
  readonly monitoring_required?: boolean | number | string | null | undefined;
  readonly monitoring_schedule?: "ON_CHANGE" | "DAILY" | "WEEKLY" | "MONTHLY" | "QUARTERLY" | "TWICE_A_YEAR" | "EVERY_YEAR" | "" | null | undefined;
  /** Your id of the person: monitoring, cases and whitelisting go by it */
  readonly user_id?: string | number | null | undefined;
  /**
   * Name of the person, organisation or vessel; without it the name is put together from a first and a last
   * name
   */
  readonly user_fullname?: string | number | null | undefined;
  /** Given name */
  readonly user_firstname?: string | number | null | undefined;
  /** Middle name */
  readonly user_middlename?: string | number | null | undefined;
  /** Family name */
  readonly user_lastname?: string | number | null | undefined;
  /** Date of birth, YYYY-MM-DD */
  readonly user_dob?: string | number | null | undefined;
  /** Place of birth */
  readonly user_pob?: string | number | null | undefined;
  /** Number of an identity document; a Brazilian CPF is looked up on the local sources */
  readonly user_photoid_number?: string | number | null | undefined;
  /** Country */
  readonly user_country?: string | number | null | undefined;
  readonly [name: string]: unknown;
}

export interface ScreeningStatus {
  readonly state: "ok" | "demonstration" | "building" | "failed";
  readonly notice: string | null;
  readonly lists: readonly (ScreeningList)[];
  readonly entries: number;
  readonly names: number;
  readonly monitored_names: number;
  readonly open_cases: number;
}

export interface ScreeningStatusAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: ScreeningStatus;
}

export interface SearchAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: SearchData;
}

export interface SearchBody {
  readonly query: string;
  /** Environment of the data; default: the environment of the key, `live` for panel users */
  readonly environment?: "live" | "test" | undefined;
}

export interface SearchCasesBody {
  readonly user_id: string;
}

export interface SearchClearedMatchesAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: SearchClearedMatchesData;
}

export interface SearchClearedMatchesBody {
  readonly text: string;
}

export interface SearchClearedMatchesData {
  readonly cleared_matches: readonly (ClearedMatch)[];
}

export interface SearchData {
  readonly results: readonly (Found)[];
  readonly complete: boolean;
}

export interface SearchMonitoredNamesBody {
  readonly query: string;
}

export interface SearchProfile {
  readonly name: string;
  readonly version: number;
  readonly description: string;
  readonly settings: BeginPasskeyOptions;
  readonly author: string;
  readonly updated_at: string;
}

export interface SearchProfileSettings {
  readonly sources?: unknown | undefined;
  readonly fuzzy_enabled?: unknown | undefined;
  readonly fuzzy_config?: unknown | undefined;
  readonly scoring?: unknown | undefined;
}

export interface SearchStreamsBody {
  readonly user_id: string;
  /** Environment of the data; default: the environment of the key, `live` for panel users */
  readonly environment?: "live" | "test" | undefined;
}

export interface SearchWorkflowExecutionsBody {
  readonly query: string;
  /** Environment of the data; default: the environment of the key, `live` for panel users */
  readonly environment?: "live" | "test" | undefined;
}

export interface SelfieVerificationResult {
  readonly overallResult: "APPROVED" | "REJECTED" | "FAIL" | "REVIEW" | "ABANDONED" | "RETRY_REQUIRED";
  readonly livenessCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly faceMatchingResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly iadCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly dfdCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly mfdCheckResult: "PASS" | "FAIL" | "REVIEW" | "NOT_PERFORMED";
  readonly iadRejectionReason: string | null;
  readonly dfdStatusDetail: string | null;
  readonly mfdStatusDetail: string | null;
}

export interface Session {
  readonly actor: SessionActor;
  readonly account: SessionAccount;
  readonly scopes: readonly ("fraud" | "lookups" | "screening" | "verification" | "tags" | "labels" | "erase" | "admin")[];
  readonly role: string;
  readonly role_name: string;
  readonly permissions: readonly (string)[];
  readonly second_factor: "off" | "on" | "required";
  readonly expires_at: string | null;
}

export interface SessionAccount {
  readonly id: number;
  readonly name: string;
  readonly owner: boolean;
}

export interface SessionActor {
  readonly kind: "user" | "key";
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

export interface SessionAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Session;
}

export interface SessionMetadata {
  readonly start_time: string;
  readonly end_time: string;
  readonly session_duration: number;
  readonly page_count: number;
  readonly active_time: number;
  readonly idle_time: number;
  readonly off_screen_time: number;
}

export interface SessionMonitoringDetails {
  readonly sdk_platform: string;
  readonly sdk_version: string;
  readonly metadata: SessionMetadata;
  readonly session_risk: SessionRisk;
}

export interface SessionRisk {
  readonly automation_risk: AutomationRisk;
  readonly contextual_risk: ContextualRisk;
  readonly remote_access_risk: RemoteAccessRisk;
  readonly location_risk: LocationRisk;
}

export interface SetLogoBody {
  /** Base64 of a PNG, JPEG or WebP file, up to 64 KiB and 1,024 pixels per side */
  readonly picture: string;
}

export interface ShadowRule {
  readonly id: string;
  readonly name: string;
  readonly operation: "+" | "-" | null;
  readonly score: number;
  readonly state: "APPROVE" | "REVIEW" | "DECLINE" | null;
}

export interface SignInBody {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  /** six digits, or a recovery code */
  readonly code?: string | undefined;
  readonly passkey?: SignInBodyPasskey | undefined;
  readonly api_key?: string | undefined;
}

export interface SignInBodyPasskey {
  readonly id: string;
  readonly type: "public-key";
  readonly response: AnyObject;
  readonly [name: string]: unknown;
}

export interface SignInByProviderBody {
  readonly answer?: string | undefined;
  /** six digits, or a recovery code */
  readonly code?: string | undefined;
  readonly passkey?: SignInBodyPasskey | undefined;
}

export interface StartBacktestBody {
  readonly rule?: RuleInput | undefined;
  readonly document?: PolicyDocumentInput | undefined;
  readonly model?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

export interface StartFlowBody {
  readonly platform?: "ANDROID" | "IOS" | "WEB" | undefined;
  readonly device_session?: string | undefined;
  readonly take_over?: boolean | undefined;
}

export interface Stats {
  readonly since: string;
  readonly days: DailyDecisions;
  readonly rules: RuleCounts;
}

export interface StatsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Stats;
}

export interface StepAskedAgain {
  readonly executionId: string;
  readonly workflow: ListNamesName;
  readonly userId: string | null;
  readonly step: string;
  readonly checkType: "DOCUMENT_CHECK" | "SELFIE_CHECK" | "POA_CHECK" | "CREDIT_CARD_CHECK" | "EVIDENCE_COLLECTION" | "FRAUD_API";
  readonly reason: string;
  readonly sentence: string;
  readonly note: string | null;
  readonly expiresAt: string;
}

export interface StreamBatch {
  /** The JWT, when it is not sent as `Authorization: Bearer` */
  readonly token?: string | undefined;
  /** Chosen by the client; the first batch binds it to its token */
  readonly stream: string;
  /** Number of the batch in its stream: a repeated one is acknowledged and counts once */
  readonly seq: number;
  /** The client’s clock, UNIX ms: base of every `t` */
  readonly t0: number;
  /** When the batch left, ms after `t0` */
  readonly sent?: number | undefined;
  /** Number of events */
  readonly n: number;
  /** Version of the browser package */
  readonly v?: string | undefined;
  readonly label?: string | null | undefined;
  /** Time since the batch before: active, idle, off screen (ms) */
  readonly time?: readonly (number)[] | undefined;
  /** docs/session-monitoring.md lists the kinds; an unknown or unreadable event is passed over */
  readonly events: readonly (StreamEvent)[];
  readonly [name: string]: unknown;
}

export interface StreamEvent {
  /** Kind of the event */
  readonly k: string;
  readonly t: number;
  readonly [name: string]: unknown;
}

export interface StringAnalysis {
  readonly field: string;
  readonly value_length: number;
  readonly randomness_score: number;
  readonly digit_ratio: number;
  readonly special_ratio: number;
  readonly vowel_ratio: number;
  readonly longest_consonant_run: number;
  readonly name_similarity: number | null;
  readonly pattern: string;
}

export interface SubmitStepBody {
  readonly step: string;
  readonly document_type?: string | undefined;
  /** country, ISO 3166-1 alpha-2 */
  readonly country?: string | undefined;
  readonly card?: CardDetails | undefined;
}

export interface Suggestion {
  readonly when_text: string;
  readonly labels: readonly (string)[];
  readonly hits: number;
  readonly negative: number;
  readonly positive: number;
  readonly precision: Precision;
  readonly recall: Precision;
  readonly found_on: SuggestionFoundOn;
}

export interface SuggestionFoundOn {
  readonly hits: number;
  readonly precision: Precision;
}

export interface Suggestions {
  readonly job: Job;
  readonly result: SuggestionsResult | null;
}

export interface SuggestionsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Suggestions;
}

export interface SuggestionsResult {
  readonly rows: number;
  readonly frauds: number;
  readonly later_rows: number;
  readonly refused: string | null;
  readonly suggestions: readonly (Suggestion)[];
}

export interface SwitchDataUpdatesBody {
  readonly enabled: boolean;
}

export interface SwitchDataUpdatesBodyAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: SwitchDataUpdatesBody;
}

export interface TagTransactionBody {
  readonly tags: readonly (string)[];
}

export interface TaggedTransaction {
  readonly transaction_id: string;
  /** In the order in which they were given */
  readonly tags: readonly (string)[];
}

export interface Tags {
  /** In the order in which they were given */
  readonly tags: readonly (string)[];
}

export interface TagsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Tags;
}

export interface TagsBody {
  readonly tags: readonly (string)[];
}

export interface TakeNextItemAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: TakeNextItemData;
}

export interface TakeNextItemData {
  readonly item: TakeNextItemItem | null;
}

export interface TakeNextItemItem {
  readonly id: string;
  readonly source: "DECISIONS" | "SCREENING" | "VERIFICATIONS";
  readonly at: string;
  readonly version: number;
  readonly assignee: ListQueueItemsItemAssignee | null;
  readonly claimed_until: string | null;
  readonly priority: number;
  readonly deadline: string | null;
  readonly overdue: boolean;
  readonly proposal: ListQueueItemsItemProposal | null;
  readonly evaluation: EvaluationSummary | null;
  readonly case: CaseSummary | null;
  readonly execution: ExecutionSummary | null;
  readonly history: readonly (TakeNextItemItemHistory)[];
}

export interface TakeNextItemItemAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: TakeNextItemItem;
}

export interface TakeNextItemItemHistory {
  readonly id: string;
  readonly at: string;
  readonly by: ListQueueItemsItemAssignee;
  readonly action: "CLAIMED" | "ASSIGNED" | "RELEASED" | "CHANGED" | "NOTED" | "ATTACHED" | "DETACHED" | "PROPOSED" | "DECIDED";
  readonly decision: "APPROVE" | "DECLINE" | null;
  readonly mentions: readonly (ListQueueItemsItemAssignee)[];
  readonly text: string;
}

export interface TellFlowEventsBody {
  readonly events: readonly (FlowEvent)[];
}

export interface TestRuleOnEvaluationBody {
  readonly rule: RuleInput;
}

export interface TestRuleOnFactsBody {
  readonly rule: RuleInput;
  readonly facts: AnyObject;
}

export interface TestWorkflowBody {
  readonly version?: number | undefined;
  readonly inputs: AnyObject;
}

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface ThresholdsDifference {
  readonly from: AccountThresholds;
  readonly to: AccountThresholds;
}

export interface TrainModelAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: TrainModelData;
}

export interface TrainModelBody {
  readonly seed?: number | undefined;
}

export interface TrainModelData {
  readonly job: Job;
}

export interface Training {
  readonly job: Job;
  readonly result: TrainingResult | null;
}

export interface TrainingAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: Training;
}

export interface TrainingResult {
  readonly version: number | null;
  readonly promoted: boolean;
  readonly refused: string | null;
}

export interface TransactionChange {
  readonly id: string;
  readonly kind: "label" | "unlabel" | "review" | "note";
  readonly at: string;
  readonly author: string;
  readonly label: string | null;
  readonly previous_label: string | null;
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  readonly previous_state: "APPROVE" | "REVIEW" | "DECLINE";
  readonly comment: string;
}

export interface TransactionProcessedData {
  readonly id: string;
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  readonly fraud_score?: number | undefined;
  readonly blackbox_score?: number | null | undefined;
  readonly ip_details?: IpDetails | null | undefined;
  readonly email_details?: EmailDetails | null | undefined;
  readonly bin_details?: BinDetails | null | undefined;
  readonly phone_details?: PhoneDetails | null | undefined;
  readonly aml_details?: AmlDetails | null | undefined;
  readonly device_details?: DeviceDetails | null | undefined;
  readonly geolocation_details?: GeolocationDetails | null | undefined;
  readonly version?: "v2" | undefined;
  readonly applied_rules?: readonly (AppliedRule)[] | undefined;
  readonly calculation_time?: number | undefined;
  readonly service_id?: number | undefined;
  readonly rule_category_details?: readonly (RuleCategoryDetails)[] | undefined;
  readonly string_analyses?: readonly (StringAnalysis)[] | undefined;
  readonly aml_bank_screening_details?: BankScreeningDetails | null | undefined;
  readonly address_details?: PostalAddressDetails | null | undefined;
  readonly session_monitoring_details?: SessionMonitoringDetails | null | undefined;
  readonly ekyc_data?: FraudEkycDataForm1 | FraudEkycDataForm2 | null | undefined;
  readonly ekyc_result?: "SUCCESS" | "FAILED" | "ERROR" | null | undefined;
  readonly idv_details?: IdvDetails | null | undefined;
}

export interface TransactionProcessedMessage {
  readonly event: "transaction/processed";
  /** When it happened */
  readonly timestamp: string;
  readonly data: TransactionProcessedData;
}

export interface TransactionReference {
  readonly transaction_id: string | number;
}

export interface TransactionState {
  readonly transaction_id: string;
  readonly current_state: "APPROVE" | "REVIEW" | "DECLINE";
  readonly label: string | null;
  readonly label_contradicts_state: boolean;
}

export interface TransactionStateAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: TransactionState;
}

export interface TransactionStatusUpdate {
  /** The transaction_id */
  readonly id: string;
  readonly state: "APPROVE" | "REVIEW" | "DECLINE";
  readonly previous_state: "APPROVE" | "REVIEW" | "DECLINE";
  readonly reason: "LABEL" | "LABEL_REMOVED" | "MANUAL_REVIEW";
  readonly label: string | null;
  readonly updated_at: string;
}

export interface TransactionStatusUpdatedMessage {
  readonly event: "transaction/status_updated";
  /** When it happened */
  readonly timestamp: string;
  readonly data: TransactionStatusUpdate;
}

export interface TransactionTags {
  readonly transaction_id: string;
  readonly tags: readonly (string)[];
}

export interface TransactionTagsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: TransactionTags;
}

export interface UnknownVelocity {
  readonly definition: string;
  readonly rows: number;
}

export interface UnlabelTransactionsBody {
  readonly transactions: readonly (TransactionReference)[];
}

export interface UsAddressDetails {
  readonly enhanced_match: readonly ("postal-match" | "non-postal-match" | "missing-secondary" | "unknown-secondary" | "ignored-input" | "none")[];
  readonly delivery_point_barcode: string | null;
  readonly freight_forwarder_match: boolean | null;
  readonly metadata: UsAddressMetadata;
  readonly postal_analysis: UsPostalAnalysis;
}

export interface UsAddressMetadata {
  readonly rdi: string | null;
  readonly record_type: string | null;
  readonly zip_type: string | null;
  readonly county_fips: string | null;
  readonly carrier_route: string | null;
  readonly congressional_district: string | null;
  readonly elot_sequence: string | null;
  readonly elot_sort: string | null;
}

export interface UsPostalAnalysis {
  readonly dpv_match_code: string | null;
  readonly dpv_cmra: boolean | null;
  readonly dpv_vacant: boolean | null;
  readonly dpv_no_stat: boolean | null;
  readonly dpv_footnotes: readonly (string)[];
}

export interface VerificationCheck {
  readonly checkType: "DOCUMENT_CHECK" | "SELFIE_CHECK" | "POA_CHECK" | "CREDIT_CARD_CHECK" | "EVIDENCE_COLLECTION" | "FRAUD_API";
  readonly status: "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR" | "RETRY_REQUIRED";
  readonly statusDetail: string | null;
  readonly reviewReason: string | null;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly platform: "ANDROID" | "IOS" | "WEB" | null;
  readonly duplicatesFound: boolean | null;
  readonly capturedMedia: CapturedMedia | null;
  readonly sessionId: string | null;
  readonly transactionId: string | null;
  readonly referenceId: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly userId: string | null;
  readonly documentCheckResult: DocumentCheckResult | null;
  readonly documentCheckExtractedData: DocumentCheckExtractedData | null;
  readonly selfieVerificationResult: SelfieVerificationResult | null;
  readonly proofOfAddressCheckResult: ProofOfAddressCheckResult | null;
  readonly proofOfAddressExtractedData: ProofOfAddressExtractedData | null;
  readonly creditCardVerificationResult: CreditCardVerificationResult | null;
  readonly evidenceCollectionCheckResult: EvidenceCollectionCheckResult | null;
}

export interface VerificationCheckMedia {
  readonly checkType: "DOCUMENT_CHECK" | "SELFIE_CHECK" | "POA_CHECK" | "CREDIT_CARD_CHECK" | "EVIDENCE_COLLECTION" | "FRAUD_API";
  readonly capturedMedia: CapturedMedia | null;
}

export interface VerificationSessionFinishedMessage {
  readonly event: "verification/session_finished";
  /** When it happened */
  readonly timestamp: string;
  readonly data: FinishedSession;
}

export interface VerificationStepAskedAgainMessage {
  readonly event: "verification/step_asked_again";
  /** When it happened */
  readonly timestamp: string;
  readonly data: StepAskedAgain;
}

export interface VerifiedAddress {
  readonly status: "VERIFIED" | "PARTIAL" | "NOT_FOUND";
  readonly precision: "DELIVERY_POINT" | "PREMISE" | "THOROUGHFARE" | "LOCALITY" | "ADMINISTRATIVE_AREA" | "NONE";
  readonly canonical_full_id?: string | undefined;
  readonly canonical_base_id?: string | undefined;
  readonly address_components: AddressLines;
  readonly geocoding: AddressPosition | null;
  readonly region_specific_details: RegionalAddressDetails | null;
}

export interface VerifyAuditAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: VerifyAuditData;
}

export interface VerifyAuditData {
  readonly intact: boolean;
  readonly first_broken: number | null;
  readonly authenticated_from: number | null;
  readonly height: number;
  readonly head: string;
}

export interface WebhookAttempt {
  readonly at: string;
  readonly duration_ms: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly request_headers: HttpHeaders;
  readonly response_headers: HttpHeaders;
  readonly response_body: string;
}

export interface WebhookDelivery {
  /** ID of the delivery, sent as `Request-Id` and `webhook-id` */
  readonly id: string;
  readonly webhook_id: string;
  readonly event: string;
  readonly state: "PENDING" | "DELIVERED" | "FAILED";
  readonly attempts: number;
  readonly created_at: string;
  readonly next_attempt_at: string | null;
  readonly last_status: number | null;
  readonly last_error: string | null;
}

export interface WebhookDeliveryDetails {
  readonly delivery: WebhookDelivery;
  readonly body: WebhookDeliveryDetailsBody;
  readonly log: readonly (WebhookAttempt)[];
}

export interface WebhookDeliveryDetailsAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: WebhookDeliveryDetails;
}

export interface WebhookDeliveryDetailsBody {
  readonly [name: string]: unknown;
}

export interface WebhookEndpoint {
  readonly id: string;
  readonly name: string;
  /**
   * URL of the endpoint; only its host for callers who cannot change endpoints, because the path can be
   * secret
   */
  readonly url: string;
  readonly events: readonly ("orchestration/workflow_execution_finished" | "orchestration/workflow_execution_updated" | "verification/session_finished" | "verification/step_asked_again" | "transaction/processed" | "transaction/status_updated" | "lists/updated" | "aml/person_updates" | "aml/entity_updates" | "ekyc/check_finished" | "erase/finished")[];
  readonly state: "ACTIVE" | "FAILING" | "DISABLED";
  readonly failing_since: string | null;
  readonly disabled_at: string | null;
  readonly disabled_reason: "failures" | "operator" | null;
  readonly notice: string | null;
  readonly previous_secret_ends_at: string | null;
  readonly created_at: string;
}

export interface WebhookPing {
  readonly delivered: boolean;
  readonly status: number | null;
  readonly error: string | null;
  readonly duration_ms: number;
}

export interface WebhookPingAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: WebhookPing;
}

export interface Workflow {
  readonly id: string;
  readonly name: string;
  readonly status: "DRAFT" | "ACTIVE" | "INACTIVE";
  readonly active_version: number | null;
  readonly newest_version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly definition: WorkflowDefinition;
  readonly active_definition: WorkflowDefinition | null;
  readonly required_inputs: readonly (string)[];
}

export interface WorkflowCheck {
  readonly ok: boolean;
  readonly problems: readonly (WrongField)[];
  readonly required_inputs: readonly (string)[];
}

export interface WorkflowCheckAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: WorkflowCheck;
}

export interface WorkflowCondition {
  /** path such as inputs.user_country or steps.<id>.status */
  readonly property: string;
  readonly operator: "equals" | "not_equals" | "in" | "greater" | "less" | "exists";
  /** text, number or boolean */
  readonly value?: string | number | boolean | undefined;
  readonly values?: readonly (string | number | boolean)[] | undefined;
}

export interface WorkflowDefinition {
  /** 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly start: string;
  readonly nodes: readonly (WorkflowNode)[];
  readonly settings?: WorkflowSettings | undefined;
}

export interface WorkflowExecution {
  readonly id: string;
  readonly status: "PENDING" | "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR";
  readonly workflow: WorkflowReference;
  readonly createdAt: string;
  readonly dataPurgedAt: string | null;
  readonly loip?: LoipResult | undefined;
  readonly checks: readonly (VerificationCheck | VerificationCheckMedia)[] | null;
}

export interface WorkflowExecutionAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: WorkflowExecution;
}

export interface WorkflowNode {
  /** 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly id: string;
  readonly type: "DOCUMENT" | "SELFIE" | "PROOF_OF_ADDRESS" | "CREDIT_CARD" | "EVIDENCE" | "FRAUD" | "AML" | "EKYC" | "CONDITION" | "END";
  /** 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly next?: string | undefined;
  readonly settings?: WorkflowNodeSettings | undefined;
  readonly match?: "all" | "any" | undefined;
  readonly when?: readonly (WorkflowCondition)[] | undefined;
  /** 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly then?: string | undefined;
  /** 1 to 64 letters, digits, "_", "." or "-", and not "." or ".." alone */
  readonly else?: string | undefined;
  readonly status?: "DERIVED" | "APPROVED" | "REVIEW" | "DECLINED" | undefined;
}

export interface WorkflowNodeSettings {
  readonly retry_limit?: number | undefined;
  readonly accepted_documents?: readonly ("PASSPORT" | "DRIVERS_LICENSE" | "NATIONAL_ID" | "RESIDENT_PERMIT")[] | undefined;
  readonly accepted_countries?: readonly (string)[] | undefined;
  readonly not_accepted?: "RETRY" | "FAIL" | undefined;
  readonly allow_specimens?: boolean | undefined;
  readonly minimum_age?: number | undefined;
  readonly duplicate_check?: boolean | undefined;
  readonly require_strong?: readonly (string)[] | undefined;
  readonly reference?: "DOCUMENT" | "REFERENCE_IMAGE" | undefined;
  readonly address_from?: "INPUTS" | "DOCUMENT" | undefined;
  readonly tamper_validation?: boolean | undefined;
  readonly content_validation?: boolean | undefined;
  readonly max_age_days?: number | undefined;
  readonly config?: BeginPasskeyOptions | undefined;
  readonly scheme?: "NIN" | "BVN" | "CPF" | undefined;
}

export interface WorkflowReference {
  readonly id: string;
  readonly name: string;
}

export interface WorkflowSettings {
  readonly token_minutes?: number | undefined;
  readonly execution_minutes?: number | undefined;
  readonly loip?: boolean | undefined;
  readonly languages?: readonly ("en" | "de" | "es" | "fr" | "it" | "pt" | "hu" | "ar" | "zh")[] | undefined;
  readonly branding?: Branding | undefined;
  /** https address */
  readonly return_url?: string | undefined;
  /** https address */
  readonly retry_url?: string | undefined;
  readonly allowed_origins?: readonly (string)[] | undefined;
  readonly key_ids?: readonly (string)[] | undefined;
}

export interface WorkflowSummary {
  readonly id: string;
  readonly name: string;
  readonly status: "DRAFT" | "ACTIVE" | "INACTIVE";
  readonly active_version: number | null;
  readonly newest_version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface WorkflowTemplate {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly definition: WorkflowDefinition;
  readonly required_inputs: readonly (string)[];
}

export interface WorkflowTryOut {
  readonly execution_id: string;
  readonly link: string;
  readonly expires_at: string;
}

export interface WorkflowTryOutAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: WorkflowTryOut;
}

export interface WorkflowVersion {
  readonly version: number;
  readonly definition: WorkflowDefinition;
}

export interface WorkflowVersionAnswer {
  readonly success: true;
  readonly error: Nothing;
  readonly data: WorkflowVersion;
}

export interface WrongField {
  readonly field: string;
  readonly expected: string;
}
