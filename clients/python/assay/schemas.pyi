# Written by `npm run openapi` from docs/openapi.json. Change the contract, not this file.
from typing import Any, Literal

from typing_extensions import NotRequired, TypeAlias, TypedDict

class AcceptInvitationBody(TypedDict):
    token: str
    password: str
    name: NotRequired[str]

class AcceptInvitationData(TypedDict):
    email: str

class AcceptInvitationResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: AcceptInvitationData

class AcceptSuggestionBody(TypedDict):
    when_text: str
    name: NotRequired[str]
    expected_version: NotRequired[int]
    note: NotRequired[str]

class AcceptSuggestionData(TypedDict):
    version: int
    rule_id: str

class AcceptSuggestionResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: AcceptSuggestionData

class AcceptTypologyRunData(TypedDict):
    opened: int
    extended: int

class AcceptTypologyRunResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: AcceptTypologyRunData

class Account(TypedDict):
    id: int
    name: str
    owner: bool
    thresholds: AccountThresholds
    rate_limit: int
    retention_days: int
    timeouts: AccountTimeouts
    share_history: bool
    card_numbers: Literal["mask", "reject"]
    disabled_versions: list[Literal["fraud-api/label", "fraud-api/label/v1", "fraud-api/v1.0", "email-api/v2", "phone-api/v1", "erase-api/v1"]]
    monitoring_schedule: Literal["ON_CHANGE", "DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "TWICE_A_YEAR", "EVERY_YEAR"]
    policy_approval: bool
    require_second_factor: bool
    session_idle_minutes: int
    session_hours: int
    currency: str | None
    time_zone: str | None
    contact_email: str | None
    contact_phone: str | None
    contact_url: str | None
    logo: AccountLogo | None
    policy_version: int
    lists_version: int
    created_at: str

class AccountCount(TypedDict):
    registered: int
    checked: int

class AccountLogo(TypedDict):
    path: str
    media_type: Literal["image/png", "image/jpeg", "image/webp"]
    width: int
    height: int

class AccountResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Account

class AccountSummary(TypedDict):
    id: int
    name: str
    owner: bool
    rate_limit: int
    created_at: str

class AccountThresholds(TypedDict):
    review: float
    decline: float

class AccountTimeouts(TypedDict):
    ip: NotRequired[int]
    email: NotRequired[int]
    phone: NotRequired[int]
    bin: NotRequired[int]
    device: NotRequired[int]
    aml: NotRequired[int]
    address: NotRequired[int]
    ekyc: NotRequired[int]

class AccountTimeoutsChange(TypedDict):
    ip: NotRequired[int | None]
    email: NotRequired[int | None]
    phone: NotRequired[int | None]
    bin: NotRequired[int | None]
    device: NotRequired[int | None]
    aml: NotRequired[int | None]
    address: NotRequired[int | None]
    ekyc: NotRequired[int | None]

class AddEvaluationAttachmentData(TypedDict):
    attachment: Attachment

class AddEvaluationAttachmentResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: AddEvaluationAttachmentData

class AddListEntriesBody(TypedDict):
    values: NotRequired[list[str]]
    entries: NotRequired[list[AddListEntriesBodyEntry]]
    country: NotRequired[str]
    note: NotRequired[str]
    expires_at: NotRequired[str | None]
    partial: NotRequired[bool]

class AddListEntriesBodyEntry(TypedDict):
    value: str
    country: NotRequired[str]
    note: NotRequired[str]
    expires_at: NotRequired[str | None]

class AddListEntriesData(TypedDict):
    saved: int
    refused: list[AddListEntriesRefused]

class AddListEntriesRefused(TypedDict):
    index: int
    expected: str

class AddListEntriesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: AddListEntriesData

class AddPasskeyBody(TypedDict):
    name: str
    answer: SignInBodyPasskey

class AddPasskeyData(TypedDict):
    passkey: ListPasskeysPasskey

class AddPasskeyResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: AddPasskeyData

class AddSampleTransactionsData(TypedDict):
    added: int

class AddSampleTransactionsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: AddSampleTransactionsData

class AddressConfig(TypedDict):
    verify_user_address: NotRequired[bool | int | str | None]
    verify_billing_address: NotRequired[bool | int | str | None]
    verify_shipping_address: NotRequired[bool | int | str | None]

class AddressLines(TypedDict):
    line_1: str | None
    line_2: str | None
    country_iso_2: str | None
    country_iso_3: str | None

class AddressPosition(TypedDict):
    latitude: float
    longitude: float
    precision: Literal["ZIP9", "ZIP8", "ZIP7", "ZIP6", "ZIP5", "ROOFTOP", "PARCEL", "UNKNOWN"]

class AdverseMediaArticle(TypedDict):
    date: str | None
    snippet: str
    title: str
    url: str

class AdverseMediaEntry(TypedDict):
    id: str
    name: str
    attributes: list[AmlAttribute]
    found: str
    media: list[AdverseMediaArticle]

class AdverseMediaScores(TypedDict):
    fuzziness: NotRequired[float | str | None]
    exact_match: NotRequired[bool | int | str | None]
    force_dob_filter: NotRequired[bool | int | str | None]
    force_country_filter: NotRequired[bool | int | str | None]

class Alert(TypedDict):
    id: str
    typology: str
    name: str
    entity_kind: str
    entity_key: str
    entity: str | None
    status: Literal["OPEN", "SNOOZED", "CLOSED"]
    score: float
    reason: str
    amount: float | None
    currency: str | None
    findings: int
    transactions: int
    since: str
    until: str
    assignee: str | None
    due_at: str | None
    overdue: bool
    snoozed_until: str | None
    disposition: Literal["SUSPICIOUS", "FALSE_POSITIVE", "INCONCLUSIVE"] | None
    suggested_disposition: Literal["SUSPICIOUS", "FALSE_POSITIVE", "INCONCLUSIVE"] | None
    proposal: AlertSummaryProposal | None
    case_id: str | None
    opened_at: str
    updated_at: str
    reasons: list[str]
    evidence: list[AlertEvidence]
    edges: list[AlertEdge]
    parties: list[AlertParty]
    policy_version: int
    run_id: str | None
    four_eyes: bool
    history: list[AlertEvent]

class AlertCase(TypedDict):
    id: str
    name: str
    created_at: str
    created_by: str
    alerts: list[AlertSummary]

class AlertCaseResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: AlertCase

class AlertChange(TypedDict):
    id: str
    typology: str
    entity_kind: str
    status: Literal["OPEN", "CLOSED"]
    score: float
    reason: str
    disposition: str | None
    updated_at: str

class AlertClosedMessage(TypedDict):
    event: Literal["alert/closed"]
    timestamp: str
    data: AlertChange

AlertEdge = TypedDict("AlertEdge", {"transaction_id": "str | None", "at": "str", "amount": "float | None", "currency": "str | None", "from": "str", "to": "str"})

class AlertEvent(TypedDict):
    at: str
    actor: str
    action: Literal["opened", "extended", "assigned", "snoozed", "woken", "changed", "commented", "proposed", "closed", "merged"]
    note: str

class AlertEvidence(TypedDict):
    evaluation_id: str
    transaction_id: str | None
    at: str | None
    state: str | None
    fraud_score: float | None
    amount: float | None
    currency: str | None
    action_type: str | None

class AlertOpenedMessage(TypedDict):
    event: Literal["alert/opened"]
    timestamp: str
    data: AlertChange

class AlertParty(TypedDict):
    key: str
    kind: Literal["user_id", "user_bank_account", "device_hash", "card_hash", "card_bin", "merchant_id", "affiliate_id", "bonus_campaign_id"]
    name: str

class AlertResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Alert

class AlertSummary(TypedDict):
    id: str
    typology: str
    name: str
    entity_kind: str
    entity_key: str
    entity: str | None
    status: Literal["OPEN", "SNOOZED", "CLOSED"]
    score: float
    reason: str
    amount: float | None
    currency: str | None
    findings: int
    transactions: int
    since: str
    until: str
    assignee: str | None
    due_at: str | None
    overdue: bool
    snoozed_until: str | None
    disposition: Literal["SUSPICIOUS", "FALSE_POSITIVE", "INCONCLUSIVE"] | None
    suggested_disposition: Literal["SUSPICIOUS", "FALSE_POSITIVE", "INCONCLUSIVE"] | None
    proposal: AlertSummaryProposal | None
    case_id: str | None
    opened_at: str
    updated_at: str

class AlertSummaryProposal(TypedDict):
    disposition: Literal["SUSPICIOUS", "FALSE_POSITIVE", "INCONCLUSIVE"]
    by: str

class Alive(TypedDict):
    status: Literal["ok"]

class AmlAlias(TypedDict):
    name: str
    original: str
    type: str

class AmlAttribute(TypedDict):
    key: str
    value: str

class AmlConfig(TypedDict):
    type: NotRequired[Literal["PERSON", "ENTITY", "UNKNOWN", ""] | None]
    version: NotRequired[str | None]
    timeout: NotRequired[int | str | None]
    monitoring_required: NotRequired[bool | int | str | None]
    monitoring_schedule: NotRequired[Literal["ON_CHANGE", "DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "TWICE_A_YEAR", "EVERY_YEAR", ""] | None]
    search_profile_id: NotRequired[str | None]
    payment_screening: NotRequired[PaymentScreeningConfig]
    sources: NotRequired[AmlSources]
    fuzzy_enabled: NotRequired[bool | int | str | None]
    fuzzy_config: NotRequired[AmlFuzzyConfig]
    scoring: NotRequired[AmlScoring]

class AmlDetails(TypedDict):
    has_crimelist_match: bool | None
    has_pep_match: bool | None
    has_watchlist_match: bool | None
    has_sanction_match: bool | None
    has_adversemedia_match: bool | None
    local_aml_match: LocalAmlMatch
    result_payload: AmlResult
    receiver: NotRequired[AmlScreening | None]

class AmlEntityUpdatesMessage(TypedDict):
    event: Literal["aml/entity_updates"]
    timestamp: str
    data: MonitoringUpdate

class AmlEntry(TypedDict):
    id: int
    source_id: str
    found: str
    name: str
    source: AmlSource
    first_seen: str | None
    last_seen: str | None
    attributes: list[AmlAttribute]
    addresses: list[str]
    akas: list[AmlAlias]
    birth_precision: str | None
    birth_date: str | None
    birth_place: str | None
    mother_name: str | None
    nationality: str | None
    id_number: str | None
    id_type: str | None
    country: str | None
    program: str | None
    scores: AmlScores

class AmlFuzzyConfig(TypedDict):
    phonetic_search_enabled: NotRequired[bool | int | str | None]
    edit_distance_enabled: NotRequired[bool | int | str | None]
    phonetic_term_threshold: NotRequired[int | str | None]
    phonetic_character_threshold: NotRequired[int | str | None]

class AmlPersonUpdatesMessage(TypedDict):
    event: Literal["aml/person_updates"]
    timestamp: str
    data: MonitoringUpdate

class AmlResult(TypedDict):
    searched_at: str
    sanctionlist_sources: list[AmlSource]
    watchlist_entries: list[AmlEntry]
    sanctionlist_entries: list[AmlEntry]
    crimelist_entries: list[AmlEntry]
    pep_entries: list[AmlEntry]
    adversemedia_entries: list[AdverseMediaEntry]
    whitelisted_entries: int
    passed_over: NotRequired[list[ClearedScreeningMatch]]

class AmlScores(TypedDict):
    relevancy_score: float

class AmlScoring(TypedDict):
    allow_designator_translation: NotRequired[bool | int | str | None]
    edit_distance_1_threshold: NotRequired[int | str | None]
    edit_distance_2_threshold: NotRequired[int | str | None]
    enable_lastname_detection: NotRequired[bool | int | str | None]
    filter_mismatching_country: NotRequired[bool | int | str | None]
    filter_mismatching_country_designator: NotRequired[bool | int | str | None]
    filter_missing_country: NotRequired[bool | int | str | None]
    filter_missing_dob: NotRequired[bool | int | str | None]
    allow_ocr_spellcheck: NotRequired[bool | int | str | None]
    filter_mismatching_dob: NotRequired[bool | int | str | None]
    glued_words_splitting: NotRequired[Literal["off", "on", ""] | None]
    min_nr_token_match: NotRequired[float | str | None]
    result_limit: NotRequired[int | str | None]
    score_threshold: NotRequired[float | str | None]
    adverse_media_scores: NotRequired[AdverseMediaScores]

class AmlScreening(TypedDict):
    has_crimelist_match: bool
    has_pep_match: bool
    has_watchlist_match: bool
    has_sanction_match: bool
    has_adversemedia_match: bool
    local_aml_match: LocalAmlMatch
    result_payload: AmlResult

class AmlScreeningResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: AmlScreening

class AmlSource(TypedDict):
    source_name: str
    source_full_name: str
    source_version: str

class AmlSources(TypedDict):
    sanction_enabled: NotRequired[bool | int | str | None]
    pep_enabled: NotRequired[bool | int | str | None]
    watchlist_enabled: NotRequired[bool | int | str | None]
    crimelist_enabled: NotRequired[bool | int | str | None]
    adversemedia_enabled: NotRequired[bool | int | str | None]
    local_aml_sources: NotRequired[LocalAmlSources]

class Amount(TypedDict):
    currency: str | None
    sum: float

AnyObject: TypeAlias = "dict[str, Any]"

class ApiKey(TypedDict):
    id: str
    name: str
    prefix: str
    kind: Literal["live", "test"]
    scopes: list[Literal["fraud", "lookups", "screening", "verification", "tags", "labels", "erase", "admin"]]
    allowed_ips: list[str]
    created_at: str
    expires_at: str | None
    revoked_at: str | None

class AppliedRule(TypedDict):
    id: str
    name: str
    operation: Literal["+"] | Literal["-"] | None
    score: float

class ApprovePolicyProposalBody(TypedDict):
    reason: NotRequired[str]

class AskChallengeBody(TypedDict):
    still_head: NotRequired[bool]

class AskChipChallengeBody(TypedDict):
    dg14: NotRequired[str]

class Attachment(TypedDict):
    id: str
    name: str
    media_type: Literal["application/pdf", "image/jpeg", "image/png", "image/webp", "text/plain", "text/csv"]
    size: int
    sha256: str
    added_by: ListQueueItemsItemAssignee
    added_at: str

class AuditRecord(TypedDict):
    sequence: int
    at: str
    actor: str
    action: str
    target: str
    change: BeginPasskeyOptions
    hash: str
    authenticated: bool

class AutoResolution(TypedDict):
    version: int
    rules: list[AutoResolutionRule]
    figures: list[AutoResolutionFigures]

class AutoResolutionCondition(TypedDict):
    max_probability: float | None
    conflicts: list[Literal["date_of_birth", "country", "type"]]

class AutoResolutionFigures(TypedDict):
    rule: str
    would_clear: int
    cleared: int
    sampled: int
    confirmed: int
    overturned: int

class AutoResolutionResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: AutoResolution

class AutoResolutionRule(TypedDict):
    name: str
    mode: Literal["off", "shadow", "active"]
    when: AutoResolutionCondition
    list_kinds: list[Literal["sanctionlist", "pep", "watchlist", "crimelist"]]
    action: Literal["clear"]
    sample_rate: float

class AutomationRisk(TypedDict):
    level: Literal["low", "medium", "high"] | None
    flags: list[Literal["ui_automation", "device_farm", "suspicious_form_fillout", "non_human_typing"]]

class Backtest(TypedDict):
    job: Job
    result: BacktestResult | None

class BacktestExamples(TypedDict):
    transactions: int
    examples: list[str]

BacktestModelStep = TypedDict("BacktestModelStep", {"from": "float", "to": "float", "rows": "int", "negative": "int", "positive": "int"})

class BacktestMove(TypedDict):
    was: Literal["APPROVE", "REVIEW", "DECLINE"]
    becomes: Literal["APPROVE", "REVIEW", "DECLINE"]
    rows: int
    negative: int
    positive: int

class BacktestOfDraft(TypedDict):
    policy_version: int
    rule_id: str
    hits: int
    negative: int
    positive: int
    amounts: list[Amount]
    precision: Precision
    recall: Precision
    alert_rate: Precision
    false_positive_rate: Precision
    confusion: DraftConfusion
    money: list[DraftMoney]
    replaced: DraftReplaced | None
    changes: list[DraftChange]
    examples: DraftExamples
    overlap: NotRequired[DraftOverlap]
    unknown_velocity: list[UnknownVelocity]

class BacktestOfModel(TypedDict):
    auc: float | None
    pr_auc: float | None
    mean_score: float | None
    mean_score_before: float | None
    stability_index: float | None
    steps: list[BacktestModelStep]

class BacktestOfRules(TypedDict):
    rules: list[BacktestRule]
    matrix: list[BacktestMove]
    before: BacktestQuality
    after: BacktestQuality
    score_shift: ScoreShift
    newly_declined: BacktestTransactions
    no_longer_declined: BacktestTransactions
    new_false_positives: BacktestExamples
    unknown_velocity: list[UnknownVelocity]

class BacktestQuality(TypedDict):
    precision: Precision
    recall: Precision

class BacktestResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Backtest

class BacktestResult(TypedDict):
    rows: int
    negative: int
    positive: int
    rules: BacktestOfRules | None
    model: BacktestOfModel | None
    draft: BacktestOfDraft | None

class BacktestRule(TypedDict):
    id: str
    name: str
    mode: str
    hits: int
    negative: int
    positive: int
    amounts: list[Amount]
    precision: Precision
    recall: Precision

class BacktestTransactions(TypedDict):
    hits: int
    negative: int
    positive: int
    amounts: list[Amount]

class BankScreeningConfig(TypedDict):
    bank_name_check: NotRequired[bool | int | str | None]
    bank_account_check: NotRequired[bool | int | str | None]
    bank_swift_check: NotRequired[bool | int | str | None]
    match_mode: NotRequired[Literal["OR", "AND", ""] | None]
    partial_match_threshold: NotRequired[float | str | None]
    result_limit: NotRequired[int | str | None]
    filter_mismatching_country: NotRequired[bool | int | str | None]
    filter_missing_country: NotRequired[bool | int | str | None]

class BankScreeningDetails(TypedDict):
    has_bank_match: bool
    sender: BankScreeningParty
    receiver: BankScreeningParty
    searched_at: str
    passed_over: NotRequired[list[ClearedScreeningMatch]]

class BankScreeningEntry(TypedDict):
    id: int
    source_id: str
    found: str
    name: str
    source: AmlSource
    first_seen: str | None
    last_seen: str | None
    attributes: list[AmlAttribute]
    addresses: list[str]
    akas: list[AmlAlias]
    birth_precision: str | None
    birth_date: str | None
    birth_place: str | None
    mother_name: str | None
    nationality: str | None
    id_number: str | None
    id_type: str | None
    country: str | None
    program: str | None
    scores: AmlScores
    matched_field: Literal["bank_name", "bank_account", "bank_swift"]
    match_type: Literal["EXACT", "PARTIAL"]
    score: float

class BankScreeningMatch(TypedDict):
    has_match: bool
    entries: list[BankScreeningEntry]

class BankScreeningParty(TypedDict):
    bank_name: BankScreeningMatch | None
    bank_account: BankScreeningMatch | None
    bank_swift: BankScreeningMatch | None

class BeginErasureBody(TypedDict):
    email: NotRequired[str]
    user_id: NotRequired[str]
    domains: list[Literal["FRAUD", "AML_Case_Management", "AML_Name_Screening", "IDV"]]

class BeginErasureData(TypedDict):
    request_id: str
    status: Literal["IN_PROGRESS", "COMPLETED", "FAILED"]

class BeginErasureResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: BeginErasureData

class BeginPasskeyData(TypedDict):
    options: BeginPasskeyOptions

BeginPasskeyOptions: TypeAlias = "dict[str, Any]"

class BeginPasskeyResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: BeginPasskeyData

class BeginProviderSignInData(TypedDict):
    url: str

class BeginProviderSignInResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: BeginProviderSignInData

class BeginSecondFactorBody(TypedDict):
    current_password: NotRequired[str]

class BeginSecondFactorData(TypedDict):
    secret: str
    uri: str

class BeginSecondFactorResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: BeginSecondFactorData

class BinConfig(TypedDict):
    timeout: NotRequired[int | str | None]

class BinDetails(TypedDict):
    card_bin: str
    bin_bank: str | None
    bin_card: str | None
    bin_type: str | None
    bin_level: str | None
    bin_country: str | None
    bin_country_code: str | None
    bin_website: str | None
    bin_phone: str | None
    bin_valid: bool | None
    card_issuer: str | None

class Branding(TypedDict):
    light: NotRequired[BrandingColours]
    dark: NotRequired[BrandingColours]
    fontFamily: NotRequired[str]
    fontUrl: NotRequired[str]
    fontWeight: NotRequired[str]

class BrandingColours(TypedDict):
    baseTextOnLight: NotRequired[str]
    baseTextOnDark: NotRequired[str]
    baseAccent: NotRequired[str]
    baseOnAccent: NotRequired[str]
    logoUrl: NotRequired[str]

class Breach(TypedDict):
    name: str
    domain: str | None
    date: str | None

class BreachDetails(TypedDict):
    breaches: list[Breach]
    first_breach: str | None
    breach_service_listed: bool | None
    number_of_breaches: int
    last_breach: str | None

class BulkPaymentEvent(TypedDict):
    transaction_id: str
    event_id: str
    type: Literal["authorized", "declined_by_issuer", "captured", "refunded", "payout", "fraud_warning", "dispute_opened", "dispute_won", "dispute_lost"]
    occurred_at: str
    amount: NotRequired[float]
    currency: NotRequired[str]
    network: NotRequired[Literal["visa", "mastercard", "amex", "discover", "jcb", "unionpay", "other"]]
    code: NotRequired[str]
    category: NotRequired[Literal["fraud", "authorization", "processing_error", "consumer_dispute"]]
    due_at: NotRequired[str]
    external_id: NotRequired[str]
    acquirer_reference: NotRequired[str]

class BulkPaymentEventError(TypedDict):
    code: str
    message: str
    details: list[WrongField]

class BulkPaymentEventResult(TypedDict):
    index: int
    status: Literal["recorded", "duplicate", "refused"]
    id: str | None
    warnings: list[Literal["authorization_missing", "currency_differs", "dispute_missing", "refund_exceeds_capture", "unknown_code"]]
    label: str | None
    label_effect: Literal["set", "unchanged", "kept", "none"]
    error: BulkPaymentEventError | None

class BulkReplaceTagsBody(TypedDict):
    transaction_ids: list[str | int]
    tags: list[str]

class BulkTags(TypedDict):
    updated_items: list[TaggedTransaction]

class BulkTagsBody(TypedDict):
    transaction_ids: list[str | int]
    tags: list[str]

class BulkTagsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: BulkTags

class CallsByLabel(TypedDict):
    negative: int
    positive: int
    unlabelled: int

class CancelTypologyRunData(TypedDict):
    cancelled: bool

class CancelTypologyRunResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: CancelTypologyRunData

class CapturedMedia(TypedDict):
    documentFront: NotRequired[str]
    documentFrontCropped: NotRequired[str]
    documentBack: NotRequired[str]
    documentBackCropped: NotRequired[str]
    barcode: NotRequired[str]
    documentCaptureVideo: NotRequired[str]
    selfieVideo: NotRequired[str]
    selfieImage: NotRequired[str]
    proofOfAddressFile: NotRequired[str]
    rfidFaceImage: NotRequired[str]
    evidenceCollectionFiles: NotRequired[list[str]]

class CardDetails(TypedDict):
    bin: NotRequired[str]
    last_four: NotRequired[str]
    luhn_valid: NotRequired[bool]
    cardholder_name: NotRequired[str]
    expiry: NotRequired[str]

class Case(TypedDict):
    id: str
    user_id: str | None
    name: str
    type: Literal["PERSON", "ENTITY", "UNKNOWN"]
    date_of_birth: str | None
    country: str | None
    status: Literal["OPEN", "IN_REVIEW", "CLOSED"]
    assignee: str | None
    undecided: int
    matches: int
    best_match: CaseSummaryBestMatch | None
    created_at: str
    updated_at: str
    given_name: str | None
    middle_name: str | None
    family_name: str | None
    document_number: str | None
    four_eyes: bool
    entries: list[CaseMatch]
    history: list[CaseEvent]

class CaseEvent(TypedDict):
    sequence: int
    at: str
    actor: str
    action: Literal["opened", "matched", "reopened", "proposed", "decided", "auto_cleared", "sampled", "whitelist_ended", "commented", "assigned", "attached", "detached", "status"]
    note: str

class CaseFile(TypedDict):
    content: str
    public_key: str
    signature: str
    html: str

class CaseFileResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: CaseFile

class CaseMatch(TypedDict):
    list: str
    list_kind: Literal["sanctionlist", "pep", "watchlist", "crimelist"]
    source_id: str
    score: float
    entry: AmlEntry
    explanation: Any
    true_match_probability: float | None
    triage: MatchTriage | None
    decision: Literal["FALSE_POSITIVE", "TRUE_MATCH", "INCONCLUSIVE"] | None
    decided_by: str | None
    decided_at: str | None
    cleared_match: ClearedMatch | None
    first_matched_at: str
    last_matched_at: str

class CaseMatchReference(TypedDict):
    list: str
    source_id: str

class CaseResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Case

class CaseSummary(TypedDict):
    id: str
    user_id: str | None
    name: str
    type: Literal["PERSON", "ENTITY", "UNKNOWN"]
    date_of_birth: str | None
    country: str | None
    status: Literal["OPEN", "IN_REVIEW", "CLOSED"]
    assignee: str | None
    undecided: int
    matches: int
    best_match: CaseSummaryBestMatch | None
    created_at: str
    updated_at: str

class CaseSummaryBestMatch(TypedDict):
    list: str
    list_kind: Literal["sanctionlist", "pep", "watchlist", "crimelist"]
    score: float

class ChangeAccountBody(TypedDict):
    name: NotRequired[str]
    thresholds: NotRequired[AccountThresholds]
    rate_limit: NotRequired[int]
    retention_days: NotRequired[int]
    timeouts: NotRequired[AccountTimeoutsChange]
    share_history: NotRequired[bool]
    card_numbers: NotRequired[Literal["mask", "reject"]]
    disabled_versions: NotRequired[list[Literal["fraud-api/label", "fraud-api/label/v1", "fraud-api/v1.0", "email-api/v2", "phone-api/v1", "erase-api/v1"]]]
    monitoring_schedule: NotRequired[Literal["ON_CHANGE", "DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "TWICE_A_YEAR", "EVERY_YEAR"]]
    policy_approval: NotRequired[bool]
    require_second_factor: NotRequired[bool]
    session_idle_minutes: NotRequired[int]
    session_hours: NotRequired[int]
    currency: NotRequired[str | None]
    time_zone: NotRequired[str | None]
    contact_email: NotRequired[str | None]
    contact_phone: NotRequired[str | None]
    contact_url: NotRequired[str | None]
    expected_version: NotRequired[int]
    note: NotRequired[str]

class ChangeAlertBody(TypedDict):
    assignee: NotRequired[str | None]
    snoozed_until: NotRequired[str | None]
    due_at: NotRequired[str | None]
    comment: NotRequired[str]

class ChangeAutoResolutionBody(TypedDict):
    rules: list[AutoResolutionRule]

class ChangeCaseBody(TypedDict):
    status: NotRequired[Literal["OPEN", "IN_REVIEW", "CLOSED"]]
    assignee: NotRequired[str | None]
    comment: NotRequired[str]

class ChangeModelSettingsBody(TypedDict):
    promote_by_rule: NotRequired[bool]
    retrain_on_drift: NotRequired[bool]
    label_delay_days: NotRequired[int]

class ChangeMonitoredNameBody(TypedDict):
    monitoring_schedule: NotRequired[Literal["ON_CHANGE", "DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "TWICE_A_YEAR", "EVERY_YEAR"] | None]
    search_profile_id: NotRequired[str | None]
    stopped: NotRequired[bool]

class ChangeMonitoredNameData(TypedDict):
    monitored: MonitoredName

class ChangeMonitoredNameResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ChangeMonitoredNameData

class ChangeOwnNameBody(TypedDict):
    name: str | None

class ChangeOwnNameData(TypedDict):
    name: str | None

class ChangeOwnNameResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ChangeOwnNameData

class ChangePasswordBody(TypedDict):
    current_password: str
    new_password: str

class ChangePaymentEventSettingsBody(TypedDict):
    labels: NotRequired[list[PaymentLabelRule]]
    overwrite_labels: NotRequired[bool]
    programs: NotRequired[list[DisputeProgram]]

class ChangePreferencesBody(TypedDict):
    preferences: ChangePreferencesBodyPreferences

ChangePreferencesBodyPreferences: TypeAlias = "dict[str, Any]"

class ChangeQueueBody(TypedDict):
    name: NotRequired[str]
    filter: NotRequired[ListQueuesQueueFilter]
    deadline_hours: NotRequired[int | None]
    four_eyes: NotRequired[bool]

class ChangeQueueItemBody(TypedDict):
    assignee: NotRequired[Literal["me"] | str | None]
    priority: NotRequired[int]
    deadline: NotRequired[str | None]
    expected_version: NotRequired[int]

class ChangeRoleBody(TypedDict):
    name: NotRequired[str]
    permissions: NotRequired[list[Literal["personal:see", "personal:reveal", "traffic:see", "traffic:change", "decisions:see", "decisions:change", "rules:see", "rules:change", "lists:see", "lists:change", "cases:see", "cases:change", "screening:see", "screening:change", "workflows:see", "workflows:change", "models:see", "models:change", "settings:see", "settings:change", "keys:see", "keys:change", "people:see", "people:change", "persons:see", "persons:change", "audit:see", "audit:change"]]]

class ChangeRuleBody(TypedDict):
    name: NotRequired[str]
    priority: NotRequired[int]
    mode: NotRequired[Literal["live", "canary", "shadow", "off"]]
    canary_percent: NotRequired[float | None]
    expected_version: NotRequired[int]
    note: NotRequired[str]

class ChangeTypologiesBody(TypedDict):
    expected_version: NotRequired[int]
    note: NotRequired[str]
    typologies: list[ChangeTypologiesBodyTypology]

class ChangeTypologiesBodyTypology(TypedDict):
    id: str
    mode: Literal["on", "shadow", "off"]
    parameters: NotRequired[TypologySettingParameters]
    min_score: NotRequired[float]
    deadline_hours: NotRequired[int | None]
    four_eyes: NotRequired[bool]

class ChangeUserBody(TypedDict):
    role: NotRequired[str]
    name: NotRequired[str | None]

class ChangeUserData(TypedDict):
    user: ListUsersUser

class ChangeUserResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ChangeUserData

class ChangeWebhookBody(TypedDict):
    name: NotRequired[str]
    url: NotRequired[str]
    events: NotRequired[list[Literal["orchestration/workflow_execution_finished", "orchestration/workflow_execution_updated", "verification/session_finished", "verification/step_asked_again", "transaction/processed", "transaction/status_updated", "transaction/event_recorded", "lists/updated", "aml/person_updates", "aml/entity_updates", "ekyc/check_finished", "erase/finished", "alert/opened", "alert/closed"]]]

class ChangeWorkflowBody(TypedDict):
    name: NotRequired[str]
    definition: NotRequired[WorkflowDefinition]

class ChangedMembers(TypedDict):
    id: str
    members: list[str]

class CheckRuleBody(TypedDict):
    when: str | RuleCondition

class CheckWorkflowBody(TypedDict):
    definition: WorkflowDefinition

class ClaimHandOffBody(TypedDict):
    code: str

class ClearedMatch(TypedDict):
    id: str
    case_id: str | None
    user_id: str | None
    name: str
    list: str
    list_kind: Literal["sanctionlist", "pep", "watchlist", "crimelist"]
    source_id: str
    entry_name: str
    reason: str
    state: Literal["ACTIVE", "PROPOSED", "OUTDATED"]
    proposed_by: str
    approved_by: str | None
    created_at: str
    expires_at: str | None

class ClearedMatchResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ClearedMatch

class ClearedMonitoringMatch(TypedDict):
    id: int
    source_id: str
    source_name: str
    name: str
    list_kind: Literal["sanctionlist", "pep", "watchlist", "crimelist", "adversemedia"]
    score: float
    title: NotRequired[str]
    url: NotRequired[str]
    whitelist_id: str

class ClearedScreeningMatch(TypedDict):
    whitelist_id: str
    source_id: str
    source_name: str
    relevancy_score: float
    since: str
    until: str | None

class CloseAlertBody(TypedDict):
    disposition: Literal["SUSPICIOUS", "FALSE_POSITIVE", "INCONCLUSIVE"]
    comment: str

class CnamDetails(TypedDict):
    name: str | None

class ComparePolicyFileBody(TypedDict):
    document: PolicyDocumentInput

class ComparePolicyFileData(TypedDict):
    version: int
    rules: DocumentDifference
    categories: DocumentDifference
    lists: DocumentDifference
    typologies: DocumentDifference
    thresholds: ThresholdsDifference | None
    velocity: VelocityDifference | None

class ComparePolicyFileResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ComparePolicyFileData

class ConfirmSecondFactorBody(TypedDict):
    code: str

class ConfirmSecondFactorData(TypedDict):
    recovery_codes: list[str]

class ConfirmSecondFactorResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ConfirmSecondFactorData

class ContextualRisk(TypedDict):
    level: Literal["low", "medium", "high"] | None
    flags: list[Literal["off_screen", "window_resize", "unusual_device_orientation", "extended_inactivity"]]

class CreateAccountBody(TypedDict):
    name: str
    rate_limit: NotRequired[int]

class CreateAccountData(TypedDict):
    account: Account
    key: NewApiKey

class CreateAccountResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: CreateAccountData

class CreateKeyBody(TypedDict):
    name: str
    scopes: list[Literal["fraud", "lookups", "screening", "verification", "tags", "labels", "erase", "admin"]]
    kind: NotRequired[Literal["live", "test"]]
    allowed_ips: NotRequired[list[str]]

class CreateListBody(TypedDict):
    id: NotRequired[str]
    name: str
    kind: Literal["allow", "block", "plain"]
    field: Literal["email", "email_domain", "ip", "phone_number", "user_id", "user_fullname", "user_country", "user_bank_account", "receiver_bank_account", "card_hash", "card_bin", "device_hash", "cookie_hash", "true_device_id", "device_id", "affiliate_id", "merchant_id"]
    expected_version: NotRequired[int]
    note: NotRequired[str]

class CreateQueueBody(TypedDict):
    name: str
    source: Literal["DECISIONS", "SCREENING", "VERIFICATIONS", "ALERTS"]
    filter: NotRequired[ListQueuesQueueFilter]
    deadline_hours: NotRequired[int | None]
    four_eyes: NotRequired[bool]

class CreateRoleBody(TypedDict):
    name: str
    permissions: list[Literal["personal:see", "personal:reveal", "traffic:see", "traffic:change", "decisions:see", "decisions:change", "rules:see", "rules:change", "lists:see", "lists:change", "cases:see", "cases:change", "screening:see", "screening:change", "workflows:see", "workflows:change", "models:see", "models:change", "settings:see", "settings:change", "keys:see", "keys:change", "people:see", "people:change", "persons:see", "persons:change", "audit:see", "audit:change"]]

class CreateRuleBody(TypedDict):
    id: NotRequired[str]
    name: str
    category: NotRequired[str | None]
    priority: NotRequired[int]
    mode: NotRequired[Literal["live", "canary", "shadow", "off"]]
    canary_percent: NotRequired[float | None]
    when: NotRequired[str | RuleCondition]
    when_text: NotRequired[str]
    then: RuleEffect
    starts_at: NotRequired[str | None]
    ends_at: NotRequired[str | None]
    expected_version: NotRequired[int]
    note: NotRequired[str]

class CreateRuleCategoryBody(TypedDict):
    id: NotRequired[str]
    name: str
    thresholds: NotRequired[AccountThresholds | None]
    expected_version: NotRequired[int]
    note: NotRequired[str]

class CreateViewBody(TypedDict):
    name: str
    shared: NotRequired[bool]
    search: SavedViewSearch

class CreateWebhookBody(TypedDict):
    name: str
    url: str
    events: list[Literal["orchestration/workflow_execution_finished", "orchestration/workflow_execution_updated", "verification/session_finished", "verification/step_asked_again", "transaction/processed", "transaction/status_updated", "transaction/event_recorded", "lists/updated", "aml/person_updates", "aml/entity_updates", "ekyc/check_finished", "erase/finished", "alert/opened", "alert/closed"]]

class CreateWorkflowBody(TypedDict):
    name: str
    definition: WorkflowDefinition

class CreateWorkflowData(TypedDict):
    workflow: Workflow

class CreateWorkflowResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: CreateWorkflowData

class CreditCardVerificationResult(TypedDict):
    overallResult: Literal["APPROVED", "REJECTED", "FAIL", "REVIEW", "ABANDONED", "RETRY_REQUIRED"]
    luhnCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    nameMatchCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    expiryDateCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    screenCheckResultFront: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    photocopyCheckResultFront: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    handPresenceCheckResultFront: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    screenCheckResultBack: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    photocopyCheckResultBack: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    handPresenceCheckResultBack: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    maskedPan: str | None
    bin: str | None
    lastFour: str | None
    cardholderName: str | None
    expiryDate: str | None
    issuingNetwork: str | None
    iban: str | None
    nameVerification: NameVerification | None

CustomFields: TypeAlias = "dict[str, Any] | str | None"

class DailyDecisions(TypedDict):
    complete: bool
    counts: list[DayOfDecisions]

class DataSource(TypedDict):
    name: str
    kind: Literal["location", "feed", "table"]
    flag: str | None
    version: str | None
    date: str | None
    rows: int | None
    licence: str
    attribution: str | None
    loaded: bool
    age_hours: float | None
    stale: bool

class DataUpdate(TypedDict):
    source: str
    title: str
    kind: Literal["feed", "list"]
    topic: Literal["watchlists", "anonymizers", "abuse", "hosting", "email", "phone", "cards", "currency", "location"]
    licence: str
    cadence_hours: int
    next_at: str | None
    running: bool
    waiting: bool
    started_at: str | None
    ended_at: str | None
    outcome: Literal["accepted", "unchanged", "refused", "failed"] | None
    reason: DataUpdateReason | None
    succeeded_at: str | None
    version: str | None
    previous_version: str | None
    rows: int | None
    previous_rows: int | None
    failures: int
    overdue: bool

class DataUpdateReason(TypedDict):
    code: str
    message: str

class DataUpdates(TypedDict):
    enabled: bool
    decided_by: Literal["variable", "setting"]
    quiet_hours: str | None
    progress: DataUpdatesProgress
    updates: list[DataUpdate]

class DataUpdatesProgress(TypedDict):
    total: int
    ended: int

class DataUpdatesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: DataUpdates

class DayOfDecisions(TypedDict):
    date: str
    approve: int
    review: int
    decline: int

class DecideCaseBody(TypedDict):
    decision: Literal["FALSE_POSITIVE", "TRUE_MATCH", "INCONCLUSIVE"]
    comment: NotRequired[str]
    expires_at: NotRequired[str | None]
    matches: NotRequired[list[CaseMatchReference]]

class DecideQueueItemBody(TypedDict):
    decision: Literal["APPROVE", "DECLINE"]
    reason: str
    expected_version: NotRequired[int]

class DecideQueueItemData(TypedDict):
    decided: bool
    decision: Literal["APPROVE", "DECLINE"]

class DecideQueueItemResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: DecideQueueItemData

class DecidedByNothing(TypedDict):
    by: Literal["default"]

class DecidedByRules(TypedDict):
    by: Literal["allow_list", "block_list", "rule"]
    ids: list[str]

class DecidedByThreshold(TypedDict):
    by: Literal["threshold"]
    threshold: Literal["review", "decline"]
    at: float

class DeleteListData(TypedDict):
    version: int
    removed_entries: int

class DeleteListResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: DeleteListData

class DeleteSearchProfileData(TypedDict):
    removed: bool

class DeleteSearchProfileResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: DeleteSearchProfileData

class DeviceAgentConfig(TypedDict):
    key: DeviceAgentKey
    ticket: str
    ip: str | None
    dnsDomain: str | None

class DeviceAgentKey(TypedDict):
    kid: int
    publicKey: str

class DeviceBattery(TypedDict):
    battery_charging: bool | None
    battery_level: float | None

class DeviceConfig(TypedDict):
    include: NotRequired[str | None]

class DeviceDetails(TypedDict):
    os: str | None
    type: Literal["web"]
    source: str
    browser: str | None
    browser_version: str | None
    browser_version_age: int | None
    device_type: Literal["desktop", "mobile", "tablet", "tv", "console", "wearable", "bot"] | None
    platform: str | None
    price_range: Literal["LOW", "MID", "HIGH"] | None
    user_agent: str | None
    user_agent_data: DeviceUserAgentData | None
    unpopular_user_agent: bool | None
    unpopular_device_resolution: bool | None
    session_id: str
    true_device_id: str | None
    device_match: DeviceMatch | None
    device_hash: str | None
    browser_hash: str | None
    cookie_hash: str | None
    spoofing_hash: str | None
    canvas_hash: str | None
    audio_hash: str | None
    font_hash: str | None
    math_hash: str | None
    mime_types_hash: str | None
    system_colors_hash: str | None
    keyboard_layout_hash: str | None
    keyboard_layout_name: str | None
    device_ip: str | None
    device_ip_isp: str | None
    device_ip_region: str | None
    device_ip_country: str | None
    dns_ip: str | None
    dns_ip_isp: str | None
    dns_ip_region: str | None
    dns_ip_country: str | None
    vpn: bool | None
    proxy: bool | None
    locale: str | None
    languages: list[str]
    timezone: str | None
    timezone_offset: str | None
    timezone_country: str | None
    referrer: str | None
    window_location: str | None
    has_focus: bool | None
    mouse_moved: bool | None
    private: bool | None
    adblock: bool | None
    do_not_track: bool | None
    java_enabled: bool | None
    flash_enabled: bool
    cookie_enabled: bool | None
    touch_support: bool | None
    max_touch_points: int | None
    hardware_concurrency: int | None
    device_memory: int | None
    screen_data: DeviceScreen | None
    webgl: DeviceWebgl | None
    battery: DeviceBattery | None
    plugins: DevicePlugins | None
    permissions: DevicePermissions | None
    media_devices: DeviceMediaDevices | None
    font_list: list[str]
    font_count: int | None
    font_noise: bool | None
    extensions: list[str]
    drm_key_systems: list[str]
    webrtc_activated: bool | None
    webrtc_ips: list[str]
    webrtc_count: int | None
    mobile_details: list[DeviceModel]
    device_location: DeviceLocation
    verdicts: DeviceVerdicts
    suspicious_flags: list[Literal["suspicious_keypress_characteristics", "suspicious_mouse_movement", "suspicious_form_fillout", "paste_used", "autofill_used", "potential_remote_interaction", "potential_remote_control", "automation", "tampering", "session_replayed", "session_stale", "device_token_copied"]]

class DeviceLocation(TypedDict):
    zip: str | None
    city: str | None
    region: str | None
    status: Literal["GRANTED", "DENIED", "PROMPT", "TIMEOUT"] | None
    accuracy: float | None
    latitude: float | None
    longitude: float | None
    country_code: str | None

class DeviceMatch(TypedDict):
    reason: Literal["token", "looks", "new", "undecided"]
    probability: float
    settled: bool
    likeliest_device_id: str | None
    joined_device_ids: list[str]

class DeviceMediaDevices(TypedDict):
    audio_input_count: int
    audio_output_count: int
    video_input_count: int

class DeviceModel(TypedDict):
    announced: str | None
    models: list[str]
    resolution: str | None
    avg_price_in_eur: float | None
    battery_size_in_mah: int | None
    device_name: str | None

class DevicePermissions(TypedDict):
    denied: list[str]
    granted: list[str]
    prompt: list[str]

class DevicePlugins(TypedDict):
    plugin_count: int
    plugin_hash: str | None
    plugin_list: list[str]

class DeviceScreen(TypedDict):
    device_pixel_ratio: float | None
    is_extended: bool | None
    orientation_angle: float | None
    orientation_type: str | None
    screen_height: float | None
    screen_width: float | None
    screen_available_height: float | None
    screen_available_width: float | None
    screen_color_depth: float | None
    screen_pixel_depth: float | None
    window_inner_height: float | None
    window_inner_width: float | None
    window_outer_height: float | None
    window_outer_width: float | None
    window_screen_x: float | None
    window_screen_y: float | None
    window_scroll_x: float | None
    window_scroll_y: float | None
    document_height: float | None
    document_width: float | None

class DeviceUserAgentData(TypedDict):
    architecture: str | None
    bitness: str | None
    mobile: bool | None
    model: str | None
    platform: str | None
    platform_version: str | None
    ua_full_version: str | None

class DeviceVerdict(TypedDict):
    probability: float
    reasons: list[str]

class DeviceVerdicts(TypedDict):
    automation: DeviceVerdict
    tampering: DeviceVerdict
    remote_access: DeviceVerdict
    virtual_machine: DeviceVerdict

class DeviceWebgl(TypedDict):
    webgl_hash: str | None
    webgl_image_hash: str | None
    webgl_parameters_hash: str | None
    webgl_parameters_noise: bool | None
    webgl2_image_hash: str | None
    webgl2_parameters_hash: str | None
    webgl2_parameters_noise: bool | None
    webgl_renderer: str | None
    webgl_vendor: str | None

class DisputeMonth(TypedDict):
    month: str
    captured: int
    disputes: int
    fraud_disputes: int
    fraud_warnings: int
    won: int
    lost: int
    rate: float | None
    money: list[DisputeMonthMoney]

class DisputeMonthMoney(TypedDict):
    currency: str
    captured: float
    disputed: float
    rate: float | None

class DisputeProgram(TypedDict):
    id: str
    name: str
    network: Literal["visa", "mastercard", "amex", "discover", "jcb", "unionpay", "other"] | None
    numerator: list[DisputeProgramPart]
    denominator: Literal["same_month", "previous_month"]
    by: Literal["count", "amount"]
    min_count: int
    threshold: float

class DisputeProgramMonth(TypedDict):
    month: str
    numerator: float
    denominator: float
    ratio: float | None
    exceeded: bool

class DisputeProgramMonths(TypedDict):
    id: str
    name: str
    network: Literal["visa", "mastercard", "amex", "discover", "jcb", "unionpay", "other"] | None
    by: Literal["count", "amount"]
    denominator: Literal["same_month", "previous_month"]
    threshold: float
    min_count: int
    months: list[DisputeProgramMonth]

class DisputeProgramPart(TypedDict):
    type: Literal["authorized", "declined_by_issuer", "captured", "refunded", "payout", "fraud_warning", "dispute_opened", "dispute_won", "dispute_lost"]
    categories: NotRequired[list[Literal["fraud", "authorization", "processing_error", "consumer_dispute"]]]

class DisputeRates(TypedDict):
    time_zone: str
    months: list[DisputeMonth]
    programs: list[DisputeProgramMonths]

class DisputeRatesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: DisputeRates

class DocumentCheckExtractedData(TypedDict):
    fullName: NotRequired[str]
    firstName: NotRequired[str]
    lastName: NotRequired[str]
    gender: NotRequired[str]
    placeOfBirth: NotRequired[str]
    nationality: NotRequired[str]
    personalIdNumber: NotRequired[str]
    address: NotRequired[str]
    postalCode: NotRequired[str]
    birthDate: NotRequired[str]
    documentNumber: NotRequired[str]
    documentAdditionalNumber: NotRequired[str]
    documentIssueDate: NotRequired[str]
    documentExpirationDate: NotRequired[str]
    country: NotRequired[str]
    state: NotRequired[str]
    age: NotRequired[int]
    documentType: NotRequired[Literal["PASSPORT", "DRIVERS_LICENSE", "NATIONAL_ID", "RESIDENT_PERMIT", "UNKNOWN", "OTHER"]]
    rfidData: NotRequired[AnyObject]

class DocumentCheckResult(TypedDict):
    overallResult: Literal["APPROVED", "REJECTED", "FAIL", "REVIEW", "ABANDONED", "RETRY_REQUIRED"]
    matchCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    logicCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    formatCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    mrzCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    barcodeAnomalyCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    suspiciousDataCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    dataIntegrityCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    screenCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    photocopyCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    handPresenceCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    photoForgeryCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    securityFeaturesCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    documentValidityCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    imageQualityCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    iadCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    ageVerificationCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    nameMatchCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    dateOfBirthCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    postalCodeCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    stateCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    iadRejectionReason: str | None
    verificationMethod: Literal["OCR", "EID"]
    eidProvider: str | None
    eidLevelOfAssurance: str | None
    missingClaims: list[str] | None
    nfcVerificationResult: NfcVerificationResult | None

class DocumentDifference(TypedDict):
    added: list[str]
    removed: list[str]
    changed: list[ChangedMembers]

class DomainRegistration(TypedDict):
    domain_name: str
    create_date: str | None
    update_date: str | None
    expiry_date: str | None
    registrar_name: str | None
    full_name: str | None
    company_name: str | None
    mailing_address: str | None
    city_name: str | None
    state_name: str | None
    zip_code: str | None
    country_code: str | None
    phone_number: str | None

class DomainRegistrations(TypedDict):
    exists: bool
    number_of_domains: int
    domains: list[DomainRegistration]
    first_registration_date: str | None

class DraftChange(TypedDict):
    was: Literal["APPROVE", "REVIEW", "DECLINE"]
    becomes: Literal["APPROVE", "REVIEW", "DECLINE"]
    hits: int
    negative: int
    positive: int
    amounts: list[Amount]
    examples: list[DraftExample]

class DraftConfusion(TypedDict):
    matched: CallsByLabel
    not_matched: CallsByLabel

class DraftExample(TypedDict):
    evaluation_id: str
    at: str
    amount: float | None
    currency: str | None
    label: Literal["negative", "positive"] | None

class DraftExamples(TypedDict):
    negative: list[DraftExample]
    positive: list[DraftExample]
    unlabelled: list[DraftExample]

class DraftMoney(TypedDict):
    currency: str | None
    all: float
    all_negative: float
    matched: float
    matched_negative: float
    matched_positive: float

class DraftOverlap(TypedDict):
    compared: int
    alone: int
    rules: list[OverlappingRule]

class DraftReplaced(TypedDict):
    mode: Literal["live", "canary", "shadow", "off"]
    hits: int
    negative: int
    positive: int
    amounts: list[Amount]
    precision: Precision
    recall: Precision
    alert_rate: Precision

class EkycCheckFinishedData(TypedDict):
    transaction_id: str
    user_id: str | None
    type: Literal["BR_ID_CPF_EXT", "CA_CB_FT", "CA_CB_2", "CA_RC", "CO_ID_CE", "CO_ID_PPT", "CO_ID_CC", "FR_RC", "DE_CB", "GR_CB", "ID_ID_NIK", "ID_SVC", "IE_CB", "MX_ID_CURP", "NZ_CB", "NZ_RC", "US_ID_F2", "NG_ID_NIN", "NG_ID_BVN"]
    ekyc_result: Literal["SUCCESS", "FAILED", "ERROR"]
    ekyc_data: FraudEkycDataForm1 | FraudEkycDataForm2 | None
    reason: str | None
    finished_at: str

class EkycCheckFinishedMessage(TypedDict):
    event: Literal["ekyc/check_finished"]
    timestamp: str
    data: EkycCheckFinishedData

class EkycConfig(TypedDict):
    timeout: NotRequired[int | str | None]
    type: NotRequired[Literal["BR_ID_CPF_EXT", "CA_CB_FT", "CA_CB_2", "CA_RC", "CO_ID_CE", "CO_ID_PPT", "CO_ID_CC", "FR_RC", "DE_CB", "GR_CB", "ID_ID_NIK", "ID_SVC", "IE_CB", "MX_ID_CURP", "NZ_CB", "NZ_RC", "US_ID_F2", "NG_ID_NIN", "NG_ID_BVN", ""] | None]

class EmailAccounts(TypedDict):
    total_registration: int
    business: EmailAccountsBusiness
    personal: EmailAccountsPersonal

class EmailAccountsBusiness(TypedDict):
    total_registration: int
    technology: AccountCount | None
    science_and_education: AccountCount | None
    jobs_and_employment: AccountCount | None
    money_transfer_remittance: AccountCount | None

class EmailAccountsPersonal(TypedDict):
    total_registration: int
    email_service: AccountCount | None
    technology: AccountCount | None
    adult_sites: AccountCount | None
    delivery: AccountCount | None
    ecommerce: AccountCount | None
    entertainment: AccountCount | None
    health_and_fitness: AccountCount | None
    social_media: AccountCount | None
    travel: AccountCount | None
    betting_and_gaming: AccountCount | None
    dating: AccountCount | None
    real_estate: AccountCount | None
    ai_platforms: AccountCount | None
    messenger: AccountCount | None

class EmailAddressDetails(TypedDict):
    deliverable: bool | None
    full_inbox: bool | None
    valid_format: bool
    minimum_age_months: int | None
    earliest_profile_date: str | None
    suggestion: str | None
    email_randomness_score: float | None

class EmailConfig(TypedDict):
    timeout: NotRequired[int | str | None]
    version: NotRequired[str | None]
    include: NotRequired[str | None]
    exclude: NotRequired[str | None]
    priority_timeout: NotRequired[int | str | None]
    priority_sites: NotRequired[str | None]
    priority_accuracy: NotRequired[str | None]
    flags_timeframe_days: NotRequired[int | str | None]

class EmailDetails(TypedDict):
    id: str
    email: str | None
    risk_scores: RiskScores | None
    email_details: EmailAddressDetails | None
    email_domain_details: EmailDomainDetails
    account_aggregates: EmailAccounts | None
    breach_details: BreachDetails | None
    service_fraud_history: History | None
    associated_domain_registrations: DomainRegistrations | None

class EmailDetailsV2(TypedDict):
    email: str
    score: float
    deliverable: bool | None
    domain_details: EmailDomainDetailsV2
    account_details: None
    breach_details: AnyObject | None
    applied_rules: list[AppliedRule]
    history: NotRequired[EmailHistoryV2 | None]
    flags: NotRequired[list[Flag]]
    id: NotRequired[str]

class EmailDetailsV2Response(TypedDict):
    success: Literal[True]
    error: Nothing
    data: EmailDetailsV2

class EmailDomainDetails(TypedDict):
    domain: str | None
    tld: str | None
    registered: bool | None
    created: str | None
    updated: str | None
    expires: str | None
    registrar_name: str | None
    registered_to: str | None
    disposable: bool | None
    free: bool | None
    custom: bool | None
    dmarc_enforced: bool | None
    spf_strict: bool | None
    valid_mx: bool | None
    accept_all: bool | None
    suspicious_tld: bool | None
    website_exists: bool | None
    lookalike: bool | None
    lookalike_of: str | None

class EmailDomainDetailsV2(TypedDict):
    domain: str | None
    tld: str | None
    registered: bool | None
    created: str | None
    updated: str | None
    expires: str | None
    registrar_name: str | None
    registered_to: str | None
    disposable: bool | None
    free: bool | None
    custom: bool | None
    dmarc_enforced: bool | None
    spf_strict: bool | None
    valid_mx: bool | None
    accept_all: bool | None
    suspicious_tld: bool | None
    website_exists: bool | None

class EmailHistoryV2(TypedDict):
    hits: int
    customer_hits: int
    first_seen: int | None
    last_seen: int | None

class EmailLookup(TypedDict):
    id: str
    email: str
    risk_scores: RiskScores
    email_details: EmailLookupEmailDetails
    email_domain_details: EmailDomainDetails
    account_aggregates: EmailLookupAccountAggregates | None
    breach_details: EmailLookupBreachDetails | None
    service_fraud_history: History
    associated_domain_registrations: DomainRegistrations | None

class EmailLookupAccountAggregates(TypedDict):
    total_registration: int
    business: EmailAccountsBusiness
    personal: EmailLookupAccountAggregatesPersonal

class EmailLookupAccountAggregatesPersonal(TypedDict):
    total_registration: int
    email_service: AccountCount | None
    technology: AccountCount | None
    adult_sites: AccountCount | None
    delivery: AccountCount | None
    ecommerce: AccountCount | None
    entertainment: AccountCount | None
    health_and_fitness: AccountCount | None
    social_media: AccountCount | None
    travel: AccountCount | None

class EmailLookupBreachDetails(TypedDict):
    breaches: list[Breach]
    first_breach: str | None
    breach_service_listed: bool | None
    number_of_breaches: int

class EmailLookupConfig(TypedDict):
    timeout: NotRequired[int | str | None]
    priority_timeout: NotRequired[int | str | None]
    priority_sites: NotRequired[str | None]
    flags_timeframe_days: NotRequired[int | str | None]

class EmailLookupEmailDetails(TypedDict):
    deliverable: bool | None
    full_inbox: bool | None
    valid_format: bool
    minimum_age_months: int | None
    earliest_profile_date: str | None
    suggestion: str | None

class EmailLookupResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: EmailLookup

class EndOtherSignInsData(TypedDict):
    ended: int

class EndOtherSignInsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: EndOtherSignInsData

class EngineFinding(TypedDict):
    sub_check: str
    result: str
    strength: str
    engine: str
    version: str
    score: float | None
    reasons: list[str]
    duration_ms: int

class EraseFinishedMessage(TypedDict):
    event: Literal["erase/finished"]
    timestamp: str
    data: EraseResult

class ErasePersonV1Body(TypedDict):
    emails: NotRequired[list[str]]
    user_ids: NotRequired[list[str | int]]

class ErasePersonV1Data(TypedDict):
    transaction_records: int
    email_records: int
    phone_records: int
    ip_records: int
    dry_run: Literal[False]

class ErasePersonV1Response(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ErasePersonV1Data

class EraseProgress(TypedDict):
    request_id: str
    status: Literal["IN_PROGRESS", "COMPLETED", "FAILED"]

class EraseProgressResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: EraseProgress

class EraseRequest(TypedDict):
    domains: list[Literal["FRAUD", "AML_Case_Management", "AML_Name_Screening", "IDV"]]
    emails: NotRequired[list[str]]
    user_ids: NotRequired[list[str | int]]

class EraseResult(TypedDict):
    request_id: str
    status: Literal["COMPLETED", "FAILED"]
    domains: list[str]
    finished_at: str | None

class Evaluation(TypedDict):
    summary: EvaluationSummary
    request: AnyObject
    response: AnyObject
    inputs: AnyObject

class EvaluationResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Evaluation

class EvaluationSummary(TypedDict):
    id: str
    transaction_id: str
    service_id: int
    at: str
    state: Literal["APPROVE", "REVIEW", "DECLINE"]
    fraud_score: float
    policy_version: int
    current_state: Literal["APPROVE", "REVIEW", "DECLINE"]
    label: str | None
    tags: list[str]
    person: NamedPerson
    amount: float | None
    currency: str | None
    action_type: str | None
    ip: str | None
    country: str | None
    card_hash: str | None
    card: str | None
    reasons: list[MatchedRule]

class EvidenceCollectionCheckResult(TypedDict):
    overallResult: Literal["APPROVED", "REJECTED", "FAIL", "REVIEW", "ABANDONED", "RETRY_REQUIRED"]
    selectedDocumentType: str | None
    files: list[EvidenceFile]

class EvidenceFile(TypedDict):
    tamperingCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    nameMatchCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    documentType: str | None
    captureMethod: str | None
    extractedFields: WebhookDeliveryDetailsBody

class ExecutionEvent(TypedDict):
    sequence: int
    at: str
    kind: str
    step: str | None

class ExecutionLink(TypedDict):
    link: str
    expires_at: str

class ExecutionLinkResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ExecutionLink

class ExecutionRetention(TypedDict):
    days: int
    retained_until: str
    purged_at: str | None
    media_stored: int
    media_deleted: int
    face_stored: bool

class ExecutionReview(TypedDict):
    version: int
    steps: list[ReviewStep]
    loip_conditions: list[LoipConditionResult] | None
    retention: ExecutionRetention

class ExecutionReviewResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ExecutionReview

class ExecutionSearch(TypedDict):
    key: str
    matches: int

class ExecutionSearchResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ExecutionSearch

class ExecutionStep(TypedDict):
    id: str
    type: str
    session_id: str
    status: Literal["APPROVED", "REVIEW", "DECLINED", "EXPIRED", "ERROR", "RETRY_REQUIRED"] | None
    attempts: int
    findings: list[EngineFinding]
    reviewed_by: str | None
    review_note: str | None
    decisions: list[ExecutionStepDecision]

class ExecutionStepDecision(TypedDict):
    decision: Literal["APPROVED", "DECLINED", "ASKED_AGAIN"]
    by: str
    at: str
    note: str | None
    status_before: Literal["APPROVED", "REVIEW", "DECLINED", "EXPIRED", "ERROR", "RETRY_REQUIRED"]
    detail_before: str | None

class ExecutionSummary(TypedDict):
    id: str
    status: Literal["PENDING", "APPROVED", "REVIEW", "DECLINED", "EXPIRED", "ERROR"]
    workflow: ExecutionWorkflow
    person: NamedPerson
    created_at: str
    expires_at: str
    finished_at: str | None
    purged_at: str | None

class ExecutionWorkflow(TypedDict):
    id: str
    name: str
    version: int

class ExplainedCondition(TypedDict):
    op: str
    text: str
    value: str | float | bool | list[Any] | AnyObject | None
    outcome: NotRequired[Literal["true", "false", "unknown"]]
    missed_by: NotRequired[float]
    unknown: NotRequired[str]
    lower_bound: NotRequired[Literal[True]]
    parts: list[AnyObject]

class ExplainedDecision(TypedDict):
    state: Literal["APPROVE", "REVIEW", "DECLINE"]
    decided_by: DecidedByRules | DecidedByThreshold | DecidedByNothing
    fraud_score: float
    applied_rules: list[MatchedRule]
    rule_category_details: list[RuleCategoryDetails]
    shadow_rules: list[ShadowRule]
    undecided_rules: list[str]
    list_actions: list[ListAction]
    score_path: list[ScoreStep]

class ExplainedRule(TypedDict):
    id: str
    name: str
    mode: Literal["live", "canary", "shadow", "off"]
    canary: ExplainedRuleCanary | None
    then: RuleEffect
    in_force: bool
    matched: bool
    when: ExplainedCondition

class ExplainedRuleCanary(TypedDict):
    percent: float
    counted: bool

class Explanation(TypedDict):
    decision: ExplainedDecision
    rules: list[ExplainedRule]
    flip: FlipByScore | FlipByRules | FlipByLists | None

class ExplanationResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Explanation

class ExportPersonBody(TypedDict):
    email: NotRequired[str]
    user_id: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class ExportPersonData(TypedDict):
    records: list[StoredRecord]
    next: str | None

class ExportPersonResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ExportPersonData

class ExtractedAddress(TypedDict):
    houseNumber: NotRequired[str]
    houseName: NotRequired[str]
    subBuilding: NotRequired[str]
    street: NotRequired[str]
    locality: NotRequired[str]
    city: NotRequired[str]
    county: NotRequired[str]
    postcode: NotRequired[str]
    countryCode: NotRequired[str]

class Failure(TypedDict):
    success: Literal[False]
    error: FailureError
    data: Nothing

class FailureError(TypedDict):
    code: Literal["1000", "1001", "1002", "1006", "1009", "1011", "1017", "1018", "2001", "2002", "2003", "2004", "2005", "2015", "2010", "2011", "2012", "2013", "2014", "3000", "3001", "1005", "200", "3009", "3019", "3010", "3013", "3011", "3012", "4004", "4005", "4008", "4015", "4001", "4010", "MISSING_REQUIRED_INPUTS", "INVALID_INPUT_FORMAT", "UNAUTHORIZED", "FORBIDDEN", "WORKFLOW_NOT_FOUND", "RATE_LIMITED", "INTERNAL_ERROR", "1004", "2006", "2007", "2008", "2009", "1020", "1021", "1022", "1024", "1023", "1003", "1008", "1010", "3002", "3003", "3004", "3005", "3006", "3007", "3008"]
    message: str
    details: NotRequired[list[WrongField]]

class FeatureDrift(TypedDict):
    feature: str
    label: str
    index: float

class FeatureWeight(TypedDict):
    feature: str
    label: str
    share: float

class FinishedSession(TypedDict):
    executionId: str
    checkType: Literal["DOCUMENT_CHECK", "SELFIE_CHECK", "POA_CHECK", "CREDIT_CARD_CHECK", "EVIDENCE_COLLECTION", "FRAUD_API"]
    status: Literal["APPROVED", "REVIEW", "DECLINED", "EXPIRED", "ERROR", "RETRY_REQUIRED"]
    statusDetail: str | None
    reviewReason: str | None
    startedAt: str
    finishedAt: str | None
    platform: Literal["ANDROID", "IOS", "WEB"] | None
    duplicatesFound: bool | None
    capturedMedia: CapturedMedia | None
    sessionId: str | None
    transactionId: str | None
    referenceId: str | None
    email: str | None
    phoneNumber: str | None
    userId: str | None
    documentCheckResult: DocumentCheckResult | None
    documentCheckExtractedData: DocumentCheckExtractedData | None
    selfieVerificationResult: SelfieVerificationResult | None
    proofOfAddressCheckResult: ProofOfAddressCheckResult | None
    proofOfAddressExtractedData: ProofOfAddressExtractedData | None
    creditCardVerificationResult: CreditCardVerificationResult | None
    evidenceCollectionCheckResult: EvidenceCollectionCheckResult | None

class Flag(TypedDict):
    note: str
    date: int
    industry: str | None

class FlipByLists(TypedDict):
    by: Literal["list"]
    to: Literal["APPROVE", "REVIEW", "DECLINE"]
    list_ids: list[str]

class FlipByRules(TypedDict):
    by: Literal["rule"]
    to: Literal["APPROVE", "REVIEW", "DECLINE"]
    rule_ids: list[str]

class FlipByScore(TypedDict):
    by: Literal["score"]
    to: Literal["APPROVE", "REVIEW", "DECLINE"]
    points: float
    rule_ids: list[str]

class FlowChallenge(TypedDict):
    actions: list[Literal["TURN_LEFT", "TURN_RIGHT", "BLINK", "OPEN_MOUTH", "COME_CLOSER"]]
    light: FlowLight | None
    issued_at: str
    expires_at: str

class FlowChipAgreement(TypedDict):
    protocol: str
    key_id: str | None
    public_key: str
    command: str

class FlowChipChallenge(TypedDict):
    active: str
    agreement: FlowChipAgreement | None
    issued_at: str
    expires_at: str

class FlowClaimed(TypedDict):
    execution_id: str
    token: str

class FlowClaimedResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: FlowClaimed

class FlowCompany(TypedDict):
    name: str | None
    logo: str | None
    email: str | None
    phone: str | None
    url: str | None

class FlowEvent(TypedDict):
    name: str
    at: int

class FlowHandOff(TypedDict):
    code: str
    url: str
    expires_at: str

class FlowHandOffResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: FlowHandOff

class FlowLight(TypedDict):
    colours: list[Literal["DARK", "WHITE", "BLUE", "GREEN", "CYAN", "AMBER"]]
    each_ms: int

class FlowSession(TypedDict):
    execution_id: str
    state: Literal["capture", "waiting", "finished"]
    step: FlowStep | None
    steps_done: int
    steps_total: int
    captures: list[Literal["DOCUMENT", "SELFIE", "PROOF_OF_ADDRESS", "CREDIT_CARD", "EVIDENCE"]]
    challenge: FlowChallenge | None
    chip_challenge: FlowChipChallenge | None
    holder: Literal["this", "other"]
    wants_device: bool
    outcome: Literal["success", "pending", "failed", "unknown"] | None
    error_code: Literal["error_code_5", "error_code_6"] | None
    languages: list[str]
    branding: AnyObject
    company: FlowCompany
    return_url: str | None
    retry_url: str | None
    allowed_origins: list[str]
    expires_at: str

class FlowSessionResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: FlowSession

class FlowStep(TypedDict):
    id: str
    type: Literal["DOCUMENT", "SELFIE", "PROOF_OF_ADDRESS", "CREDIT_CARD", "EVIDENCE"]
    required: list[Literal["documentFront", "documentFrontCropped", "documentBack", "documentBackCropped", "barcode", "documentCaptureVideo", "selfieVideo", "selfieImage", "proofOfAddressFile", "rfidFaceImage", "evidenceCollectionFiles", "documentFrames", "livenessFrames", "lightFrames", "chipFiles"]]
    optional: list[Literal["documentFront", "documentFrontCropped", "documentBack", "documentBackCropped", "barcode", "documentCaptureVideo", "selfieVideo", "selfieImage", "proofOfAddressFile", "rfidFaceImage", "evidenceCollectionFiles", "documentFrames", "livenessFrames", "lightFrames", "chipFiles"]]
    received: list[Literal["documentFront", "documentFrontCropped", "documentBack", "documentBackCropped", "barcode", "documentCaptureVideo", "selfieVideo", "selfieImage", "proofOfAddressFile", "rfidFaceImage", "evidenceCollectionFiles", "documentFrames", "livenessFrames", "lightFrames", "chipFiles"]]
    accepted_documents: list[str]
    accepted_countries: list[str]
    attempts_left: int
    retry: bool
    retry_reason: str | None
    retry_code: Literal["DARK", "BLUR", "GLARE", "SMALL", "NO_DOCUMENT", "ZONE_UNREADABLE", "NOT_ACCEPTED", "UNREADABLE_FILE", "LOCKED_FILE", "NO_FACE", "SEVERAL_FACES", "FACE_TOO_SMALL", "FRAMES_OUT_OF_ORDER", "OTHER_PERSON", "NOT_SURELY_THE_SAME_PERSON", "NOT_SHOWN_TURN_LEFT", "NOT_SHOWN_TURN_RIGHT", "NOT_SHOWN_BLINK", "NOT_SHOWN_OPEN_MOUTH", "NOT_SHOWN_COME_CLOSER"] | None

class Found(TypedDict):
    kind: Literal["transaction", "evaluation", "execution", "user_id", "email", "phone_number", "ip", "device_hash", "cookie_hash", "true_device_id", "card_hash", "address", "user_bank_account", "receiver_bank_account", "receiver_id", "merchant_id", "affiliate_id", "session_id", "idv_reference_id", "name", "name_sound"]
    key: str | None
    id: str | None
    matches: int
    newest: EvaluationSummary | None

class FraudConfig(TypedDict):
    ip_api: NotRequired[bool | int | str | None]
    email_api: NotRequired[bool | int | str | None]
    bin_api: NotRequired[bool | int | str | None]
    phone_api: NotRequired[bool | int | str | None]
    aml_api: NotRequired[bool | int | str | None]
    device_fingerprinting: NotRequired[bool | int | str | None]
    aml_bank_screening_api: NotRequired[bool | int | str | None]
    address_api: NotRequired[bool | int | str | None]
    session_monitoring_api: NotRequired[bool | int | str | None]
    ekyc_api: NotRequired[bool | int | str | None]
    ignore_velocity_rules: NotRequired[bool | int | str | None]
    response_fields: NotRequired[str | None]
    email: NotRequired[EmailConfig]
    phone: NotRequired[EmailConfig]
    ip: NotRequired[IpConfig]
    bin: NotRequired[BinConfig]
    device: NotRequired[DeviceConfig]
    ekyc: NotRequired[EkycConfig]
    aml: NotRequired[AmlConfig]
    aml_bank_screening: NotRequired[BankScreeningConfig]
    address: NotRequired[AddressConfig]

class FraudData(TypedDict):
    id: NotRequired[str]
    state: NotRequired[Literal["APPROVE", "REVIEW", "DECLINE"]]
    fraud_score: NotRequired[float]
    blackbox_score: NotRequired[float | None]
    ip_details: NotRequired[IpDetails | None]
    email_details: NotRequired[EmailDetails | None]
    bin_details: NotRequired[BinDetails | None]
    phone_details: NotRequired[PhoneDetails | None]
    aml_details: NotRequired[AmlDetails | None]
    device_details: NotRequired[DeviceDetails | None]
    geolocation_details: NotRequired[GeolocationDetails | None]
    version: NotRequired[Literal["v2"]]
    applied_rules: NotRequired[list[AppliedRule]]
    calculation_time: NotRequired[int]
    service_id: NotRequired[int]
    rule_category_details: NotRequired[list[RuleCategoryDetails]]
    string_analyses: NotRequired[list[StringAnalysis]]
    aml_bank_screening_details: NotRequired[BankScreeningDetails | None]
    address_details: NotRequired[PostalAddressDetails | None]
    session_monitoring_details: NotRequired[SessionMonitoringDetails | None]
    ekyc_data: NotRequired[FraudEkycDataForm1 | FraudEkycDataForm2 | None]
    ekyc_result: NotRequired[Literal["SUCCESS", "FAILED", "ERROR"] | None]
    idv_details: NotRequired[IdvDetails | None]

class FraudDataV1(TypedDict):
    id: str
    state: Literal["APPROVE", "REVIEW", "DECLINE"]
    fraud_score: float
    proxy_score: float | None
    ip_details: IpDetails | None
    email_details: EmailDetailsV2 | None
    bin_details: BinDetails | None
    phone_details: PhoneDetailsV1 | None
    version: Literal["v1.0"]
    applied_rules: list[AppliedRule]
    device_details: AnyObject | None
    calculation_time: int
    service_id: int

class FraudDataV1Response(TypedDict):
    success: Literal[True]
    error: Nothing
    data: FraudDataV1

class FraudEkycDataForm1(TypedDict):
    person: FraudEkycDataForm1Person
    matches: FraudEkycDataForm1Matches
    additional_matches: Nothing
    additional_data: FraudEkycDataForm1AdditionalDataForm1 | FraudEkycDataForm1AdditionalDataForm2

class FraudEkycDataForm1AdditionalDataForm1(TypedDict):
    external_id: str | None
    main_cpf: str | None
    alternate_cpfs: str | None
    social_name: str | None
    homonyms: str | None
    birth_date_time: str | None
    age: str | None
    zodiac_sign: str | None
    mother_name: str | None
    mother_cpf: str | None
    father_name: str | None
    father_cpf: str | None
    death_year: str | None
    death_date: str | None
    nis: str | None
    nis_list: str | None
    cns: str | None
    rg_number: str | None
    rg_state: str | None
    rg_issue_date: str | None
    rg_issuing_authority_code: str | None
    voter_id_number: str | None
    voter_zone: str | None
    voter_section: str | None
    birth_city: str | None
    estimated_monthly_income: str | None
    registration_date_in_revenue_service: str | None
    last_revenue_check_date: str | None
    registration_status_in_revenue_service: str | None
    pep_role: str | None
    pep_term_end: str | None
    estimated_income_confidence_index: str | None
    relatives: list[FraudEkycDataForm1AdditionalDataForm1Relative]
    people_at_same_address: list[FraudEkycDataForm1AdditionalDataForm1Relative]
    companies_at_same_address: list[FraudEkycDataForm1AdditionalDataForm1CompaniesAtSameAddress]
    partnerships: list[FraudEkycDataForm1AdditionalDataForm1Partnership]
    employers: list[FraudEkycDataForm1AdditionalDataForm1Employer]
    partners: list[FraudEkycDataForm1AdditionalDataForm1Partner]

class FraudEkycDataForm1AdditionalDataForm1CompaniesAtSameAddress(TypedDict):
    cnpj: str | None
    company_name: str | None
    opening_date: str | None

class FraudEkycDataForm1AdditionalDataForm1Employer(TypedDict):
    related_company: FraudEkycDataForm1AdditionalDataForm1PartnershipCompany | None

class FraudEkycDataForm1AdditionalDataForm1Partner(TypedDict):
    cpf: str | None
    name: str | None

class FraudEkycDataForm1AdditionalDataForm1Partnership(TypedDict):
    company: FraudEkycDataForm1AdditionalDataForm1PartnershipCompany | None

class FraudEkycDataForm1AdditionalDataForm1PartnershipCompany(TypedDict):
    cnpj: str | None
    company_name: str | None

class FraudEkycDataForm1AdditionalDataForm1Relative(TypedDict):
    cpf: str | None
    name: str | None
    birth_date_time: str | None
    deceased: bool | None
    death_year: str | None
    death_date: str | None
    estimated_monthly_income: str | None
    pep_role: str | None
    pep_term_end: str | None
    relationship_type: str | None
    registration_status_in_revenue_service: str | None
    last_revenue_check_date: str | None

class FraudEkycDataForm1AdditionalDataForm2(TypedDict):
    father_last_name: str | None
    mother_last_name: str | None
    country_of_birth: str | None
    state_of_birth: str | None
    curp_status: str | None
    registration_year: str | None
    registration_state: str | None
    act_number: str | None

class FraudEkycDataForm1Matches(TypedDict):
    first_name: bool | None
    last_name: bool | None
    middle_name: bool | None
    full_name: bool | None
    date_of_birth: bool | None
    gender: bool | None
    national_id: bool | None
    address: bool | None
    street: bool | None
    street2: bool | None
    city: bool | None
    zip: bool | None
    region: bool | None
    phone: bool | None
    email: bool | None

class FraudEkycDataForm1Person(TypedDict):
    first_name: str | None
    middle_name: str | None
    last_name: str | None
    full_name: str | None
    date_of_birth: str | None
    gender: str | None
    national_ids: list[FraudEkycDataForm1PersonNationalId]
    phones: list[FraudEkycDataForm1PersonPhone]
    emails: list[FraudEkycDataForm1PersonPhone]
    addresses: list[FraudEkycDataForm1PersonAddresse]

class FraudEkycDataForm1PersonAddresse(TypedDict):
    line1: str | None
    city: str | None
    state: str | None
    postal_code: str | None
    country: str | None
    full_address: str | None

class FraudEkycDataForm1PersonNationalId(TypedDict):
    type: str
    value: str
    country: str

class FraudEkycDataForm1PersonPhone(TypedDict):
    value: str
    type: str | None

class FraudEkycDataForm2(TypedDict):
    person: FraudEkycDataForm2Person
    matches: FraudEkycDataForm2Matches
    additionalMatches: FraudEkycDataForm2AdditionalMatchesForm1 | Nothing
    additionalData: FraudEkycDataForm2AdditionalDataForm1 | FraudEkycDataForm2AdditionalDataForm2 | FraudEkycDataForm2AdditionalDataForm3 | FraudEkycDataForm2AdditionalDataForm4 | FraudEkycDataForm2AdditionalDataForm5 | FraudEkycDataForm2AdditionalDataForm6 | Nothing

class FraudEkycDataForm2AdditionalDataForm1(TypedDict):
    category: str | None
    nameAsReported: str | None
    creditFile3Years: bool | None
    addressAsReported: str | None
    dateOfBirthAsReported: str | None
    moreThanOneDistinctSource: bool | None

class FraudEkycDataForm2AdditionalDataForm2(TypedDict):
    category: str | None
    trades: FraudEkycDataForm2AdditionalDataForm2Trades
    ageOfTwoTrades_6Months: bool | None
    ageOfCreditFile_6Months: bool | None

class FraudEkycDataForm2AdditionalDataForm2Trades(TypedDict):
    tradeNumber1: FraudEkycDataForm2AdditionalDataForm2TradesTradeNumber1 | None
    tradeNumber2: FraudEkycDataForm2AdditionalDataForm2TradesTradeNumber1 | None

class FraudEkycDataForm2AdditionalDataForm2TradesTradeNumber1(TypedDict):
    dateOpened: str | None
    accountNumber: str | None
    nameAsReported: str | None
    institutionName: str | None
    addressAsReported: str | None
    dateOfBirthAsReported: str | None

class FraudEkycDataForm2AdditionalDataForm3(TypedDict):
    deceasedRecord: bool | None
    fraudVictimAlert: bool | None
    fraudulentActivityAddress: bool | None
    newCreditFile: bool | None
    thinFile: bool | None
    overallFraudRisk: str | None

class FraudEkycDataForm2AdditionalDataForm4(TypedDict):
    PhoneAccountClass: str | None
    PhoneAccountType: str | None
    PhoneActivationDate: str | None
    PhoneBrandName: str | None
    PhoneCarrierName: str | None
    PhoneStatus: str | None
    PhoneSubscriberId: str | None

class FraudEkycDataForm2AdditionalDataForm5(TypedDict):
    documentType: str | None
    documentIssueDate: str | None

class FraudEkycDataForm2AdditionalDataForm6(TypedDict):
    recordFound: str | None
    addressHash: str | None
    socialSecurityNumbers: str | None
    dobMonth: str | None
    dobDay: str | None
    dobYear: str | None
    age: str | None
    driverLicense: str | None
    addressHistory: str | None
    phoneHistory: str | None
    emailHistory: str | None
    akas: str | None
    datesOfBirth: str | None
    datesOfDeath: str | None
    deathRecords: str | None
    indicators: str | None
    isCurrentPropertyOwner: bool | None
    driverLicenseDetails: str | None
    isPublic: bool | None
    isOptedOut: bool | None
    optOutDate: str | None
    addressHighRiskFlag: str | None

class FraudEkycDataForm2AdditionalMatchesForm1(TypedDict):
    isResidential: bool | None
    addressHighRiskFlag: bool | None

class FraudEkycDataForm2Matches(TypedDict):
    firstName: bool | None
    lastName: bool | None
    middleName: bool | None
    fullName: bool | None
    dateOfBirth: bool | None
    gender: bool | None
    nationalId: bool | None
    address: bool | None
    street: bool | None
    street2: bool | None
    city: bool | None
    zip: bool | None
    region: bool | None
    phone: bool | None
    email: bool | None

class FraudEkycDataForm2Person(TypedDict):
    firstName: str | None
    middleName: str | None
    lastName: str | None
    fullName: str | None
    dateOfBirth: str | None
    gender: str | None
    nationalIds: list[FraudEkycDataForm1PersonNationalId]
    phones: list[FraudEkycDataForm1PersonPhone]
    emails: list[FraudEkycDataForm1PersonPhone]
    addresses: list[FraudEkycDataForm2PersonAddresse]

class FraudEkycDataForm2PersonAddresse(TypedDict):
    line1: str | None
    city: str | None
    state: str | None
    postalCode: str | None
    country: str | None

class FraudRequest(TypedDict):
    config: NotRequired[FraudConfig]
    action_type: NotRequired[str | None]
    ip: NotRequired[str | None]
    transaction_id: NotRequired[str | int | None]
    affiliate_id: NotRequired[str | int | None]
    affiliate_name: NotRequired[str | None]
    order_memo: NotRequired[str | None]
    email: NotRequired[str | None]
    email_domain: NotRequired[str | None]
    payment_id: NotRequired[str | int | None]
    password_hash: NotRequired[str | None]
    user_fullname: NotRequired[str | None]
    user_name: NotRequired[str | None]
    user_firstname: NotRequired[str | None]
    user_middlename: NotRequired[str | None]
    user_lastname: NotRequired[str | None]
    user_pob: NotRequired[str | None]
    user_photoid_number: NotRequired[str | int | None]
    user_id: NotRequired[str | int | None]
    user_category: NotRequired[str | None]
    user_account_status: NotRequired[str | None]
    user_bank_account: NotRequired[str | int | None]
    user_bank_name: NotRequired[str | None]
    user_bank_swift: NotRequired[str | None]
    user_bank_country: NotRequired[str | None]
    user_verification_level: NotRequired[str | None]
    user_country: NotRequired[str | None]
    user_city: NotRequired[str | None]
    user_region: NotRequired[str | None]
    user_zip: NotRequired[str | int | None]
    user_street: NotRequired[str | None]
    user_street2: NotRequired[str | None]
    session_id: NotRequired[str | int | None]
    session: NotRequired[str | None]
    device_id: NotRequired[str | int | None]
    payment_mode: NotRequired[str | None]
    payment_provider: NotRequired[str | None]
    card_fullname: NotRequired[str | None]
    card_bin: NotRequired[str | int | None]
    card_hash: NotRequired[str | int | None]
    card_last: NotRequired[str | int | None]
    avs_result: NotRequired[str | None]
    status_3d: NotRequired[str | None]
    sca_method: NotRequired[str | None]
    phone_number: NotRequired[str | int | None]
    transaction_type: NotRequired[str | None]
    transaction_currency: NotRequired[str | None]
    transaction_long_text: NotRequired[str | None]
    discount_code: NotRequired[str | None]
    merchant_category: NotRequired[str | int | None]
    merchant_id: NotRequired[str | int | None]
    merchant_name: NotRequired[str | None]
    merchant_country: NotRequired[str | None]
    receiver_fullname: NotRequired[str | None]
    receiver_firstname: NotRequired[str | None]
    receiver_middlename: NotRequired[str | None]
    receiver_lastname: NotRequired[str | None]
    receiver_dob: NotRequired[str | None]
    receiver_pob: NotRequired[str | None]
    receiver_id: NotRequired[str | int | None]
    receiver_country: NotRequired[str | None]
    receiver_photoid_number: NotRequired[str | int | None]
    receiver_bank_account: NotRequired[str | int | None]
    receiver_bank_swift: NotRequired[str | None]
    receiver_bank_name: NotRequired[str | None]
    receiver_bank_country: NotRequired[str | None]
    details_url: NotRequired[str | None]
    regulation: NotRequired[str | None]
    bonus_campaign_id: NotRequired[str | int | None]
    brand_id: NotRequired[str | int | None]
    stream_id: NotRequired[str | int | None]
    shipping_country: NotRequired[str | None]
    shipping_city: NotRequired[str | None]
    shipping_region: NotRequired[str | None]
    shipping_zip: NotRequired[str | int | None]
    shipping_street: NotRequired[str | None]
    shipping_street2: NotRequired[str | None]
    shipping_phone: NotRequired[str | int | None]
    shipping_fullname: NotRequired[str | None]
    shipping_method: NotRequired[str | None]
    billing_country: NotRequired[str | None]
    billing_city: NotRequired[str | None]
    billing_region: NotRequired[str | None]
    billing_zip: NotRequired[str | int | None]
    billing_street: NotRequired[str | None]
    billing_street2: NotRequired[str | None]
    billing_phone: NotRequired[str | int | None]
    user_created: NotRequired[float | str | None]
    merchant_created_at: NotRequired[float | str | None]
    user_balance: NotRequired[float | str | None]
    transaction_amount: NotRequired[float | str | None]
    pos_lat: NotRequired[float | str | None]
    pos_long: NotRequired[float | str | None]
    custom_lat: NotRequired[float | str | None]
    custom_long: NotRequired[float | str | None]
    user_dob: NotRequired[str | None]
    card_expire: NotRequired[str | None]
    cvv_result: NotRequired[bool | int | str | None]
    gift: NotRequired[bool | int | str | None]
    gift_message: NotRequired[bool | int | str | None]
    items: NotRequired[list[OrderItem] | str | None]
    custom_fields: NotRequired[CustomFields]
    id_value: NotRequired[str | int | None]
    user_gender: NotRequired[str | None]
    user_full_address: NotRequired[str | None]
    doc_issue_date: NotRequired[str | None]
    doc_number: NotRequired[str | int | None]
    idv_reference_id: NotRequired[str | int | None]

class FraudRequestV1(TypedDict):
    action_type: NotRequired[Any]
    affiliate_id: NotRequired[Any]
    affiliate_name: NotRequired[Any]
    avs_result: NotRequired[Any]
    billing_city: NotRequired[Any]
    billing_country: NotRequired[Any]
    billing_phone: NotRequired[Any]
    billing_region: NotRequired[Any]
    billing_street: NotRequired[Any]
    billing_street2: NotRequired[Any]
    billing_zip: NotRequired[Any]
    card_bin: NotRequired[Any]
    card_fullname: NotRequired[Any]
    card_hash: NotRequired[Any]
    card_last: NotRequired[Any]
    cvv_result: NotRequired[Any]
    details_url: NotRequired[Any]
    device_id: NotRequired[Any]
    discount_code: NotRequired[Any]
    email: NotRequired[Any]
    email_domain: NotRequired[Any]
    gift: NotRequired[Any]
    gift_message: NotRequired[Any]
    ip: NotRequired[Any]
    items: NotRequired[Any]
    merchant_country: NotRequired[Any]
    merchant_created_at: NotRequired[Any]
    merchant_id: NotRequired[Any]
    password_hash: NotRequired[Any]
    payment_mode: NotRequired[Any]
    phone_number: NotRequired[Any]
    run_email_api: NotRequired[Any]
    session_id: NotRequired[Any]
    shipping_city: NotRequired[Any]
    shipping_country: NotRequired[Any]
    shipping_fullname: NotRequired[Any]
    shipping_method: NotRequired[Any]
    shipping_phone: NotRequired[Any]
    shipping_region: NotRequired[Any]
    shipping_street: NotRequired[Any]
    shipping_street2: NotRequired[Any]
    shipping_zip: NotRequired[Any]
    transaction_amount: NotRequired[Any]
    transaction_currency: NotRequired[Any]
    transaction_id: NotRequired[Any]
    transaction_type: NotRequired[Any]
    user_city: NotRequired[Any]
    user_country: NotRequired[Any]
    user_created: NotRequired[Any]
    user_fullname: NotRequired[Any]
    user_id: NotRequired[Any]
    user_label: NotRequired[Any]
    user_name: NotRequired[Any]
    user_order_memo: NotRequired[Any]
    user_region: NotRequired[Any]
    user_street: NotRequired[Any]
    user_street2: NotRequired[Any]
    user_zip: NotRequired[Any]

class FraudResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: FraudData

class GeolocationDetails(TypedDict):
    user_billing_distance: float | None
    user_shipping_distance: float | None
    billing_shipping_distance: float | None
    ip_user_distance: float | None
    ip_billing_distance: float | None
    ip_shipping_distance: float | None

class History(TypedDict):
    fraudulent_decline_first_seen: int | None
    fraudulent_decline_last_seen: int | None
    first_seen: int | None
    last_seen: int | None
    fraudulent_decline_customer_hits: int
    fraudulent_decline_hits: int
    customer_hits: int
    hits: int
    flags: list[Flag]

class HlrCarrier(TypedDict):
    carrier: str | None
    carrier_prefix: str | None

class HlrDetails(TypedDict):
    imsi: str | None
    original_carrier: HlrCarrier | None
    ported_carrier: HlrCarrier | None
    roaming_carrier: HlrRoamingCarrier | None
    serving_msc: str | None
    status: Literal["CONNECTED", "ABSENT", "INVALID_MSISDN", "UNDETERMINED"]

class HlrRoamingCarrier(TypedDict):
    carrier: str | None
    carrier_prefix: str | None
    carrier_country: str | None

HttpHeaders: TypeAlias = "dict[str, Any]"

class IdvDetails(TypedDict):
    execution_id: str
    status: Literal["PENDING", "APPROVED", "REVIEW", "DECLINED", "EXPIRED", "ERROR"]
    workflow_name: str
    created_at: str
    finished_at: str | None
    age_days: float
    user_id_match: bool | None
    name_match: bool | None
    dob_match: bool | None
    document_type: str | None
    document_country: str | None
    duplicates_found: bool | None
    loip_result: str | None

class ImportPaymentEventsBody(TypedDict):
    csv: str
    columns: NotRequired[ImportPaymentEventsBodyColumns]
    dry_run: NotRequired[bool]
    from_line: NotRequired[int]

class ImportPaymentEventsBodyColumns(TypedDict):
    transaction_id: NotRequired[str]
    event_id: NotRequired[str]
    type: NotRequired[str]
    occurred_at: NotRequired[str]
    amount: NotRequired[str]
    currency: NotRequired[str]
    network: NotRequired[str]
    code: NotRequired[str]
    category: NotRequired[str]
    due_at: NotRequired[str]
    external_id: NotRequired[str]
    acquirer_reference: NotRequired[str]

class IngestStreamEventsData(TypedDict):
    stream: str
    seq: int

class IngestStreamEventsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: IngestStreamEventsData

class InitWorkflowBody(TypedDict):
    workflowId: str
    inputs: InitWorkflowInputs

class InitWorkflowData(TypedDict):
    executionId: str
    token: str

class InitWorkflowError(TypedDict):
    code: str
    message: str
    details: NotRequired[list[WrongField]]

class InitWorkflowFailure(TypedDict):
    success: Literal[False]
    error: InitWorkflowError
    data: InitWorkflowFailureData
    code: str
    message: str

InitWorkflowFailureData: TypeAlias = "dict[str, Any]"

class InitWorkflowInputs(TypedDict):
    user_id: str

class InitWorkflowResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: InitWorkflowData

class InviteUserBody(TypedDict):
    email: str
    name: NotRequired[str]
    role: str

class InviteUserData(TypedDict):
    invitation: ListUsersInvitation
    token: str

class InviteUserResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: InviteUserData

class IpConfig(TypedDict):
    include: NotRequired[str | None]
    timeout: NotRequired[int | str | None]
    version: NotRequired[str | None]
    flags_timeframe_days: NotRequired[int | str | None]

class IpDetails(TypedDict):
    ip: str
    score: float
    country: str | None
    state_prov: str | None
    city: str | None
    timezone_offset: str | None
    isp_name: str | None
    latitude: float | None
    longitude: float | None
    type: Literal["COM", "ORG", "GOV", "MIL", "EDU", "LIB", "CDN", "ISP", "MOB", "DCH", "SES", "RSV"] | None
    open_ports: list[int]
    tor: bool | None
    harmful: bool | None
    vpn: bool | None
    web_proxy: bool | None
    public_proxy: bool | None
    data_center_proxy: bool | None
    residential_proxy: bool | None
    consumer_privacy_network: bool | None
    enterprise_private_network: bool | None
    search_engine_spider: bool | None
    provider_name: str | None
    spam_number: int | None
    spam_urls: list[str]
    applied_rules: list[AppliedRule]
    history: NotRequired[History]
    flags: NotRequired[list[Flag]]
    id: NotRequired[str]

class IpDetailsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: IpDetails

ItemCustomFields: TypeAlias = "dict[str, Any] | str | None"

class Job(TypedDict):
    id: str
    kind: Literal["training", "backtest", "suggestions", "typologies", "drift"]
    state: Literal["waiting", "running", "done", "failed", "cancelled"]
    author: str
    done: int
    total: int
    failure: str | None
    requested_at: str
    updated_at: str

class LabelCounts(TypedDict):
    negative: int
    positive: int

class LabelManyBodyV1(TypedDict):
    transactions: list[LabelledTransaction]

class LabelOneBodyV1(TypedDict):
    label: Literal["fraud_detection_fraud", "fraud_detection_bonus_abuse", "fraud_detection_multi_accounting", "fraud_detection_ato", "fraud_detection_underage", "fraud_detection_false_identity", "fraud_detection_phishing", "fraud_detection_remote_access_fraud", "fraud_detection_chargeback_fraud", "fraud_detection_chargeback_dispute", "fraud_detection_chargeback_processing_error", "fraud_detection_chargeback_authorization_issue", "fraud_detection_suspicious_login", "fraud_detection_vishing", "fraud_detection_front_man", "fraud_detection_arbitrage", "fraud_detection_vishing_rat", "fraud_detection_bot", "fraud_detection_campaign_abuse", "fraud_detection_missed_fraud", "fraud_detection_stolen_card", "fraud_detection_scam", "fraud_detection_marked_as_approved", "fraud_detection_verified_payment", "fraud_detection_false_alert", "bnpl_credit_risk_default", "bnpl_credit_risk_fraud", "bnpl_credit_risk_first_payment_default", "bnpl_credit_risk_second_payment_default", "bnpl_credit_risk_mule", "bnpl_credit_risk_false_identity", "bnpl_credit_risk_underage", "bnpl_credit_risk_chargeback_fraud", "bnpl_credit_risk_no_intention_to_pay", "bnpl_credit_risk_missed_fraud", "bnpl_credit_risk_repaid", "bnpl_credit_risk_on_time_payment", "bnpl_credit_risk_fully_repaid", "bnpl_credit_risk_false_alert", "ecommerce_fraud", "ecommerce_false_identity", "ecommerce_first_party_fraud", "ecommerce_second_party_fraud", "ecommerce_third_party_fraud", "ecommerce_return_refund_abuse", "ecommerce_underage", "ecommerce_chargeback_fraud", "ecommerce_chargeback_dispute", "ecommerce_chargeback_processing_error", "ecommerce_chargeback_authorization_issue", "ecommerce_missed_fraud", "ecommerce_terms_violation", "ecommerce_marked_as_approved", "ecommerce_false_alert", "aml_escalated_without_reporting", "aml_escalated_reported", "aml_false_alert", "aml_marked_as_approved"]

class LabelTransactionBody(TypedDict):
    label: Literal["fraud_detection_fraud", "fraud_detection_bonus_abuse", "fraud_detection_multi_accounting", "fraud_detection_ato", "fraud_detection_underage", "fraud_detection_false_identity", "fraud_detection_phishing", "fraud_detection_remote_access_fraud", "fraud_detection_chargeback_fraud", "fraud_detection_chargeback_dispute", "fraud_detection_chargeback_processing_error", "fraud_detection_chargeback_authorization_issue", "fraud_detection_suspicious_login", "fraud_detection_vishing", "fraud_detection_front_man", "fraud_detection_arbitrage", "fraud_detection_vishing_rat", "fraud_detection_bot", "fraud_detection_campaign_abuse", "fraud_detection_missed_fraud", "fraud_detection_stolen_card", "fraud_detection_scam", "fraud_detection_marked_as_approved", "fraud_detection_verified_payment", "fraud_detection_false_alert", "bnpl_credit_risk_default", "bnpl_credit_risk_fraud", "bnpl_credit_risk_first_payment_default", "bnpl_credit_risk_second_payment_default", "bnpl_credit_risk_mule", "bnpl_credit_risk_false_identity", "bnpl_credit_risk_underage", "bnpl_credit_risk_chargeback_fraud", "bnpl_credit_risk_no_intention_to_pay", "bnpl_credit_risk_missed_fraud", "bnpl_credit_risk_repaid", "bnpl_credit_risk_on_time_payment", "bnpl_credit_risk_fully_repaid", "bnpl_credit_risk_false_alert", "ecommerce_fraud", "ecommerce_false_identity", "ecommerce_first_party_fraud", "ecommerce_second_party_fraud", "ecommerce_third_party_fraud", "ecommerce_return_refund_abuse", "ecommerce_underage", "ecommerce_chargeback_fraud", "ecommerce_chargeback_dispute", "ecommerce_chargeback_processing_error", "ecommerce_chargeback_authorization_issue", "ecommerce_missed_fraud", "ecommerce_terms_violation", "ecommerce_marked_as_approved", "ecommerce_false_alert", "aml_escalated_without_reporting", "aml_escalated_reported", "aml_false_alert", "aml_marked_as_approved"]

class LabelTransactionsBody(TypedDict):
    transactions: list[LabelledTransaction]

class LabelValue(TypedDict):
    value: str
    signal: Literal["negative", "positive"]
    use_case: Literal["fraud_detection", "bnpl_credit_risk", "ecommerce", "aml"]

class LabelledTransaction(TypedDict):
    transaction_id: str | int
    label: Literal["fraud_detection_fraud", "fraud_detection_bonus_abuse", "fraud_detection_multi_accounting", "fraud_detection_ato", "fraud_detection_underage", "fraud_detection_false_identity", "fraud_detection_phishing", "fraud_detection_remote_access_fraud", "fraud_detection_chargeback_fraud", "fraud_detection_chargeback_dispute", "fraud_detection_chargeback_processing_error", "fraud_detection_chargeback_authorization_issue", "fraud_detection_suspicious_login", "fraud_detection_vishing", "fraud_detection_front_man", "fraud_detection_arbitrage", "fraud_detection_vishing_rat", "fraud_detection_bot", "fraud_detection_campaign_abuse", "fraud_detection_missed_fraud", "fraud_detection_stolen_card", "fraud_detection_scam", "fraud_detection_marked_as_approved", "fraud_detection_verified_payment", "fraud_detection_false_alert", "bnpl_credit_risk_default", "bnpl_credit_risk_fraud", "bnpl_credit_risk_first_payment_default", "bnpl_credit_risk_second_payment_default", "bnpl_credit_risk_mule", "bnpl_credit_risk_false_identity", "bnpl_credit_risk_underage", "bnpl_credit_risk_chargeback_fraud", "bnpl_credit_risk_no_intention_to_pay", "bnpl_credit_risk_missed_fraud", "bnpl_credit_risk_repaid", "bnpl_credit_risk_on_time_payment", "bnpl_credit_risk_fully_repaid", "bnpl_credit_risk_false_alert", "ecommerce_fraud", "ecommerce_false_identity", "ecommerce_first_party_fraud", "ecommerce_second_party_fraud", "ecommerce_third_party_fraud", "ecommerce_return_refund_abuse", "ecommerce_underage", "ecommerce_chargeback_fraud", "ecommerce_chargeback_dispute", "ecommerce_chargeback_processing_error", "ecommerce_chargeback_authorization_issue", "ecommerce_missed_fraud", "ecommerce_terms_violation", "ecommerce_marked_as_approved", "ecommerce_false_alert", "aml_escalated_without_reporting", "aml_escalated_reported", "aml_false_alert", "aml_marked_as_approved"]

class LinkCluster(TypedDict):
    kind: Literal["transaction", "evaluation", "execution", "user_id", "email", "phone_number", "ip", "device_hash", "cookie_hash", "true_device_id", "card_hash", "address", "user_bank_account", "receiver_bank_account", "receiver_id", "merchant_id", "affiliate_id", "session_id", "idv_reference_id", "name", "name_sound"]
    key: str
    people: int
    calls: int
    approved: int
    in_review: int
    declined: int
    frauds: int
    amounts: list[LinkClusterAmount]
    first_seen: str
    last_seen: str
    identifiers: list[LinkClusterIdentifier]
    identifier_count: int
    newest: EvaluationSummary | None

class LinkClusterAmount(TypedDict):
    currency: str | None
    total: float

class LinkClusterIdentifier(TypedDict):
    kind: Literal["transaction", "evaluation", "execution", "user_id", "email", "phone_number", "ip", "device_hash", "cookie_hash", "true_device_id", "card_hash", "address", "user_bank_account", "receiver_bank_account", "receiver_id", "merchant_id", "affiliate_id", "session_id", "idv_reference_id", "name", "name_sound"]
    key: str
    people: int
    calls: int

class LinkedEvaluation(TypedDict):
    evaluation_id: str
    transaction_id: str
    at: str
    current_state: Literal["APPROVE", "REVIEW", "DECLINE"] | None
    fraud_score: float | None
    amount: float | None
    currency: str | None
    user_id: str | None

class ListAccountsData(TypedDict):
    accounts: list[AccountSummary]

class ListAccountsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListAccountsData

class ListAction(TypedDict):
    rule_id: str
    list_id: str
    field: str
    action: Literal["add"]
    value: str

class ListAlertsData(TypedDict):
    alerts: list[AlertSummary]
    next: str | None

class ListAlertsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListAlertsData

class ListBacktestsData(TypedDict):
    backtests: list[Job]

class ListBacktestsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListBacktestsData

class ListCasesData(TypedDict):
    cases: list[CaseSummary]
    next: str | None

class ListCasesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListCasesData

class ListChange(TypedDict):
    version: int
    list: ListDefinition

class ListChangeResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListChange

class ListClearedMatchesData(TypedDict):
    cleared_matches: list[ClearedMatch]
    next: str | None

class ListClearedMatchesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListClearedMatchesData

class ListDataSourcesData(TypedDict):
    sources: list[DataSource]

class ListDataSourcesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListDataSourcesData

class ListDefinition(TypedDict):
    id: str
    name: str
    kind: Literal["allow", "block", "plain"]
    field: Literal["email", "email_domain", "ip", "phone_number", "user_id", "user_fullname", "user_country", "user_bank_account", "receiver_bank_account", "card_hash", "card_bin", "device_hash", "cookie_hash", "true_device_id", "device_id", "affiliate_id", "merchant_id"]

class ListDefinitionInput(TypedDict):
    id: str
    name: str
    kind: Literal["allow", "block", "plain"]
    field: Literal["email", "email_domain", "ip", "phone_number", "user_id", "user_fullname", "user_country", "user_bank_account", "receiver_bank_account", "card_hash", "card_bin", "device_hash", "cookie_hash", "true_device_id", "device_id", "affiliate_id", "merchant_id"]

class ListEntry(TypedDict):
    value: str
    note: str
    author: str
    created_at: str
    expires_at: str | None

class ListEvaluationAttachmentsData(TypedDict):
    attachments: list[Attachment]

class ListEvaluationAttachmentsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListEvaluationAttachmentsData

class ListEvaluationsData(TypedDict):
    evaluations: list[EvaluationSummary]
    next: str | None
    complete: bool

class ListEvaluationsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListEvaluationsData

class ListKeysData(TypedDict):
    keys: list[ApiKey]

class ListKeysResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListKeysData

class ListLabelValuesData(TypedDict):
    labels: list[LabelValue]

class ListLabelValuesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListLabelValuesData

class ListLinkClustersData(TypedDict):
    clusters: list[LinkCluster]
    analyzed: int
    complete: bool

class ListLinkClustersResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListLinkClustersData

class ListListsData(TypedDict):
    version: int
    lists: list[ListSummary]

class ListListsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListListsData

class ListMentionsData(TypedDict):
    mentions: list[ListMentionsMention]

class ListMentionsMention(TypedDict):
    id: str
    at: str
    by: ListQueueItemsItemAssignee
    queue_id: str
    item_id: str
    text: str

class ListMentionsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListMentionsData

class ListMonitoredNamesData(TypedDict):
    monitored: list[MonitoredName]
    next: str | None

class ListMonitoredNamesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListMonitoredNamesData

class ListMonitoringChangesData(TypedDict):
    changes: list[MonitoringChange]
    next: int | None

class ListMonitoringChangesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListMonitoringChangesData

class ListNamesData(TypedDict):
    names: list[ListNamesName]

class ListNamesName(TypedDict):
    id: str
    name: str

class ListNamesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListNamesData

class ListPasskeysData(TypedDict):
    passkeys: list[ListPasskeysPasskey]

class ListPasskeysPasskey(TypedDict):
    id: str
    name: str
    created_at: str
    used_at: str | None

class ListPasskeysResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListPasskeysData

class ListPaymentEventsData(TypedDict):
    events: list[PaymentEvent]

class ListPaymentEventsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListPaymentEventsData

class ListPolicyProposalsData(TypedDict):
    proposals: list[ListPolicyProposalsProposal]

class ListPolicyProposalsProposal(TypedDict):
    id: str
    status: Literal["OPEN", "APPROVED", "REFUSED"]
    base_version: int
    author: str
    note: str
    created_at: str
    decided_by: str | None
    decided_at: str | None
    reason: str
    version: int | None

class ListPolicyProposalsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListPolicyProposalsData

class ListPolicyVersionsData(TypedDict):
    versions: list[PolicyVersion]
    next: int | None

class ListPolicyVersionsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListPolicyVersionsData

class ListProvidersData(TypedDict):
    providers: list[Provider]

class ListProvidersResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListProvidersData

class ListQueueItemsData(TypedDict):
    items: list[ListQueueItemsItem]

class ListQueueItemsItem(TypedDict):
    id: str
    source: Literal["DECISIONS", "SCREENING", "VERIFICATIONS", "ALERTS"]
    at: str
    version: int
    assignee: ListQueueItemsItemAssignee | None
    claimed_until: str | None
    priority: int
    deadline: str | None
    overdue: bool
    proposal: ListQueueItemsItemProposal | None
    evaluation: EvaluationSummary | None
    case: CaseSummary | None
    execution: ExecutionSummary | None
    alert: AlertSummary | None

class ListQueueItemsItemAssignee(TypedDict):
    id: str
    name: str | None

class ListQueueItemsItemProposal(TypedDict):
    decision: Literal["APPROVE", "DECLINE"]
    by: ListQueueItemsItemAssignee

class ListQueueItemsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListQueueItemsData

class ListQueuesData(TypedDict):
    queues: list[ListQueuesQueue]

class ListQueuesQueue(TypedDict):
    id: str
    name: str
    source: Literal["DECISIONS", "SCREENING", "VERIFICATIONS", "ALERTS"]
    filter: ListQueuesQueueFilter
    deadline_hours: int | None
    four_eyes: bool
    created_at: str
    waiting: int
    held: int
    overdue: int

class ListQueuesQueueFilter(TypedDict):
    key: NotRequired[str]
    tag: NotRequired[str]
    label: NotRequired[str]
    rule: NotRequired[str]
    amount_from: NotRequired[float]
    amount_to: NotRequired[float]
    currency: NotRequired[str]
    action_type: NotRequired[str]
    country: NotRequired[str]
    card_bin: NotRequired[str]
    email_domain: NotRequired[str]
    payment_mode: NotRequired[str]
    merchant_id: NotRequired[str]
    score_from: NotRequired[float]
    score_to: NotRequired[float]
    list: NotRequired[str]
    list_kind: NotRequired[Literal["sanctionlist", "pep", "watchlist", "crimelist"]]
    workflow_id: NotRequired[str]
    typology: NotRequired[str]
    min_score: NotRequired[float]

class ListQueuesQueueResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListQueuesQueue

class ListQueuesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListQueuesData

class ListReviewersData(TypedDict):
    reviewers: list[ListReviewersReviewer]

class ListReviewersResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListReviewersData

class ListReviewersReviewer(TypedDict):
    id: str
    name: str | None
    approved: int
    declined: int
    overridden: int
    override_rate: float | None
    median_seconds: int | None

class ListRolesData(TypedDict):
    roles: list[ListRolesRole]
    permissions: list[ListRolesPermission]

class ListRolesPermission(TypedDict):
    name: str
    about: str

class ListRolesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListRolesData

class ListRolesRole(TypedDict):
    id: str
    name: str
    built_in: bool
    permissions: list[str]
    users: int

class ListRolesRoleResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListRolesRole

class ListRuleCategoriesData(TypedDict):
    version: int
    categories: list[RuleCategory]

class ListRuleCategoriesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListRuleCategoriesData

class ListRuleFieldsData(TypedDict):
    fields: list[RuleField]

class ListRuleFieldsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListRuleFieldsData

class ListRuleMetricsData(TypedDict):
    time_zone: str
    counted_until: str | None
    rules: list[ListRuleMetricsRule]

class ListRuleMetricsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListRuleMetricsData

class ListRuleMetricsRule(TypedDict):
    id: str
    matches: int
    shadow_matches: int
    fraud: int
    legitimate: int
    precision: float | None
    money: list[ListRuleMetricsRuleMoney]
    trend: list[int]

class ListRuleMetricsRuleMoney(TypedDict):
    currency: str
    amount: float
    fraud: float
    legitimate: float

class ListRulesData(TypedDict):
    version: int
    rules: list[Rule]

class ListRulesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListRulesData

class ListSearchProfilesData(TypedDict):
    profiles: list[SearchProfile]

class ListSearchProfilesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListSearchProfilesData

class ListSignInsData(TypedDict):
    sessions: list[ListSignInsSession]

class ListSignInsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListSignInsData

class ListSignInsSession(TypedDict):
    id: str
    actor: str
    network: str
    created_at: str
    used_at: str
    expires_at: str
    current: bool

class ListStreamsData(TypedDict):
    sessions: list[MonitoredSession]

class ListStreamsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListStreamsData

class ListSummary(TypedDict):
    id: str
    name: str
    kind: Literal["allow", "block", "plain"]
    field: Literal["email", "email_domain", "ip", "phone_number", "user_id", "user_fullname", "user_country", "user_bank_account", "receiver_bank_account", "card_hash", "card_bin", "device_hash", "cookie_hash", "true_device_id", "device_id", "affiliate_id", "merchant_id"]
    entries: int | None
    changed_at: str | None
    rules: list[str]

class ListTagValuesData(TypedDict):
    tags: list[str]

class ListTagValuesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListTagValuesData

class ListTransactionChangesData(TypedDict):
    changes: list[TransactionChange]

class ListTransactionChangesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListTransactionChangesData

class ListTransactionEvaluationsData(TypedDict):
    evaluations: list[EvaluationSummary]
    next: str | None

class ListTransactionEvaluationsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListTransactionEvaluationsData

class ListTypologiesData(TypedDict):
    policy_version: int
    typologies: list[Typology]
    transfers: int
    monitored_at: str | None

class ListTypologiesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListTypologiesData

class ListTypologyRunsData(TypedDict):
    runs: list[TypologyRunJob]

class ListTypologyRunsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListTypologyRunsData

class ListUpdate(TypedDict):
    list: ListUpdateList
    added: list[str]
    removed: list[str]
    cleared: bool
    author: str
    version: NotRequired[str]
    previous_version: NotRequired[str | None]
    rows: NotRequired[int | None]
    updated_at: str

class ListUpdateList(TypedDict):
    id: str
    name: str
    kind: Literal["allow", "block", "plain", "feed", "screening"]
    field: str

class ListUsersData(TypedDict):
    users: list[ListUsersUser]
    invitations: list[ListUsersInvitation]

class ListUsersInvitation(TypedDict):
    id: str
    email: str
    name: str | None
    role: str
    invited_by: str
    created_at: str
    expires_at: str

class ListUsersResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListUsersData

class ListUsersUser(TypedDict):
    id: str
    email: str
    name: str | None
    role: str
    second_factor: bool
    created_at: str

class ListViewsData(TypedDict):
    views: list[SavedView]

class ListViewsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListViewsData

class ListWebhookDeliveriesData(TypedDict):
    deliveries: list[WebhookDelivery]
    next: str | None

class ListWebhookDeliveriesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListWebhookDeliveriesData

class ListWebhooksData(TypedDict):
    webhooks: list[WebhookEndpoint]
    events: list[Literal["orchestration/workflow_execution_finished", "orchestration/workflow_execution_updated", "verification/session_finished", "verification/step_asked_again", "transaction/processed", "transaction/status_updated", "transaction/event_recorded", "lists/updated", "aml/person_updates", "aml/entity_updates", "ekyc/check_finished", "erase/finished", "alert/opened", "alert/closed"]]
    maximum: int

class ListWebhooksResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListWebhooksData

class ListWorkflowExecutionsData(TypedDict):
    executions: list[ExecutionSummary]
    next: str | None

class ListWorkflowExecutionsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListWorkflowExecutionsData

class ListWorkflowTemplatesData(TypedDict):
    templates: list[WorkflowTemplate]

class ListWorkflowTemplatesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListWorkflowTemplatesData

class ListWorkflowsData(TypedDict):
    workflows: list[WorkflowSummary]

class ListWorkflowsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ListWorkflowsData

class ListsUpdatedMessage(TypedDict):
    event: Literal["lists/updated"]
    timestamp: str
    data: ListUpdate

class LocalAmlMatch(TypedDict):
    has_brazil_spa_match: bool | None
    has_bolsa_familia_match: bool | None
    has_cpf_based_pep_match: bool | None
    has_cpf_based_ppe_match: bool | None
    has_cpf_based_ppn_match: bool | None
    has_seguro_defeso_match: bool | None
    has_garantia_safra_match: bool | None
    has_auxilio_emergencial_match: bool | None
    has_brazil_bpc_match: bool | None

class LocalAmlSources(TypedDict):
    brazil_spa: NotRequired[bool | int | str | None]
    bolsa_familia: NotRequired[bool | int | str | None]
    cpf_based_pep: NotRequired[bool | int | str | None]
    cpf_based_ppe: NotRequired[bool | int | str | None]
    cpf_based_ppn: NotRequired[bool | int | str | None]
    seguro_defeso: NotRequired[bool | int | str | None]
    garantia_safra: NotRequired[bool | int | str | None]
    auxilio_emergencial: NotRequired[bool | int | str | None]
    brazil_bpc: NotRequired[bool | int | str | None]

class LocationRisk(TypedDict):
    level: Literal["low", "medium", "high"] | None
    flags: list[Literal["ip_change", "vpn", "proxy", "locale_change"]]

class LoipConditionResult(TypedDict):
    condition: str
    level: Literal["BASELINE", "EXTENDED"]
    met: bool
    reason: str | None

class LoipResult(TypedDict):
    result: Literal["EXTENDED", "BASELINE", "NONE", "NOT_PERFORMED"]
    evaluatedAt: str
    unmetConditions: NotRequired[list[LoipUnmetCondition]]

class LoipUnmetCondition(TypedDict):
    condition: str
    reason: NotRequired[str]

class LookUpEmailBody(TypedDict):
    email: str
    config: NotRequired[EmailLookupConfig]

class LookUpPhoneBody(TypedDict):
    phone: str | int
    config: NotRequired[PhoneLookupConfig]

class MakeFirstOwnerBody(TypedDict):
    code: str
    email: str
    name: NotRequired[str]
    password: str

class ManagedExecution(TypedDict):
    id: str
    status: Literal["PENDING", "APPROVED", "REVIEW", "DECLINED", "EXPIRED", "ERROR"]
    workflow: ExecutionWorkflow
    person: NamedPerson
    created_at: str
    expires_at: str
    finished_at: str | None
    purged_at: str | None
    steps: list[ExecutionStep]
    events: list[ExecutionEvent]

class MatchTriage(TypedDict):
    model: str
    contributions: list[TriageContribution]

class MatchedRule(TypedDict):
    id: str
    name: str
    operation: Literal["+", "-"] | None
    score: float

class MergeAlertsBody(TypedDict):
    case_id: NotRequired[str]
    name: NotRequired[str]
    alerts: list[str]

class Model(TypedDict):
    version: int
    trained_at: str
    author: str
    scores: bool
    report: ModelReport

class ModelAdvice(TypedDict):
    promote: bool
    reason: str

class ModelChampion(TypedDict):
    model: str
    quality: ModelQuality

class ModelDrift(TypedDict):
    score: float
    features: list[FeatureDrift]

class ModelDriftCheck(TypedDict):
    checked_at: str
    model: int
    recommended: bool
    reasons: list[str]
    earlier_rows: int
    recent_rows: int
    score: float | None
    features: list[FeatureDrift]
    calibration_error: float | None
    new_labels: int
    training: str | None

class ModelQuality(TypedDict):
    rows: int
    frauds: int
    auc: float | None
    pr_auc: float | None
    brier: float
    calibration_error: float
    reliability: list[ReliabilityStep]

class ModelReport(TypedDict):
    rows: int
    frauds: int
    fit_rows: int
    trees: int
    quality: ModelQuality
    champion: ModelChampion
    weights: list[FeatureWeight]
    drift: ModelDrift
    segments: ModelSegments | None
    suspected_leaks: list[str]
    advice: ModelAdvice

class ModelResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Model

class ModelSegments(TypedDict):
    feature: str
    values: list[SegmentQuality]

class ModelSettings(TypedDict):
    scoring: str
    promote_by_rule: bool
    retraining_noted_at: str | None
    retrain_on_drift: bool
    label_delay_days: int

class ModelSettingsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ModelSettings

class Models(TypedDict):
    scoring: str
    promote_by_rule: bool
    retraining_noted_at: str | None
    retrain_on_drift: bool
    label_delay_days: int
    labels: LabelCounts
    training_needs: ModelsTrainingNeeds
    newest_training: str | None
    drift_check: ModelDriftCheck | None
    models: list[Model]

class ModelsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Models

class ModelsTrainingNeeds(TypedDict):
    transactions: int
    per_class: int

class MonitoredMatch(TypedDict):
    id: int
    source_id: str
    source_name: str
    name: str
    list_kind: Literal["sanctionlist", "pep", "watchlist", "crimelist", "adversemedia"]
    score: float
    title: NotRequired[str]
    url: NotRequired[str]

class MonitoredName(TypedDict):
    id: str
    user_id: str | None
    name: str
    type: Literal["PERSON", "ENTITY", "UNKNOWN"]
    date_of_birth: str | None
    country: str | None
    search_profile_id: str | None
    monitoring_schedule: Literal["ON_CHANGE", "DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "TWICE_A_YEAR", "EVERY_YEAR"] | None
    created_at: str
    checked_at: str
    next_check_at: str | None
    stopped_at: str | None
    matches: int

class MonitoredSearch(TypedDict):
    found: list[MonitoredSearchResult]

class MonitoredSearchResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: MonitoredSearch

class MonitoredSearchResult(TypedDict):
    kind: Literal["user_id", "name", "name_sound"]
    key: str
    matches: int

class MonitoredSession(TypedDict):
    stream_id: str
    label: str | None
    opened_at: str
    updated_at: str
    ended_at: str | None
    events: int
    duration: float
    evaluation: LinkedEvaluation | None
    session_risk: SessionRisk

class MonitoredSessionDetails(TypedDict):
    stream_id: str
    label: str | None
    opened_at: str
    updated_at: str
    ended_at: str | None
    events: int
    details: SessionMonitoringDetails
    risk_version: str
    reasons: list[MonitoredSessionReason]
    networks: list[MonitoredSessionNetwork]
    evaluations: list[LinkedEvaluation]
    timeline: list[MonitoredSessionMoment]
    complete: bool

class MonitoredSessionDetailsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: MonitoredSessionDetails

MonitoredSessionFacts: TypeAlias = "dict[str, Any]"

class MonitoredSessionMoment(TypedDict):
    at: str
    kind: str
    what: MonitoredSessionFacts

class MonitoredSessionNetwork(TypedDict):
    first_seen: str
    last_seen: str
    country: str | None
    asn: int | None
    isp_name: str | None
    type: str | None
    vpn: bool | None
    tor: bool | None
    proxy: bool | None
    data_center: bool | None
    consumer_privacy_network: bool | None

class MonitoredSessionReason(TypedDict):
    flag: Literal["ui_automation", "device_farm", "suspicious_form_fillout", "non_human_typing", "off_screen", "window_resize", "unusual_device_orientation", "extended_inactivity", "remote_access", "active_call", "potential_vishing", "ip_change", "vpn", "proxy", "locale_change"]
    level: Literal["low", "medium", "high"] | None
    observation: str

class MonitoringChange(TypedDict):
    sequence: int
    at: str
    event: Literal["aml/person_updates", "aml/entity_updates"]
    data: MonitoringUpdate

class MonitoringChanges(TypedDict):
    added: list[MonitoredMatch]
    removed: list[MonitoredMatch]
    updated: list[MonitoredMatch]
    passed_over: NotRequired[list[ClearedMonitoringMatch]]

class MonitoringUpdate(TypedDict):
    user_id: str | None
    name: str
    monitoring_schedule: Literal["ON_CHANGE", "DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "TWICE_A_YEAR", "EVERY_YEAR"] | None
    checked_at: str
    changes: MonitoringChanges

class NameVerification(TypedDict):
    inputName: str | None
    extractedName: str | None
    matchScore: float | None
    matchResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]

class NamedPerson(TypedDict):
    name: str | None
    email: str | None
    user_id: str | None

class NewApiKey(TypedDict):
    id: str
    name: str
    prefix: str
    kind: Literal["live", "test"]
    scopes: list[Literal["fraud", "lookups", "screening", "verification", "tags", "labels", "erase", "admin"]]
    allowed_ips: list[str]
    created_at: str
    expires_at: str | None
    revoked_at: str | None
    api_key: str

class NewApiKeyResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: NewApiKey

class NewPaymentEvent(TypedDict):
    event_id: str
    type: Literal["authorized", "declined_by_issuer", "captured", "refunded", "payout", "fraud_warning", "dispute_opened", "dispute_won", "dispute_lost"]
    occurred_at: str
    amount: NotRequired[float]
    currency: NotRequired[str]
    network: NotRequired[Literal["visa", "mastercard", "amex", "discover", "jcb", "unionpay", "other"]]
    code: NotRequired[str]
    category: NotRequired[Literal["fraud", "authorization", "processing_error", "consumer_dispute"]]
    due_at: NotRequired[str]
    external_id: NotRequired[str]
    acquirer_reference: NotRequired[str]

class NewWebhookEndpoint(TypedDict):
    webhook: WebhookEndpoint
    secret: str

class NewWebhookEndpointResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: NewWebhookEndpoint

class NfcVerificationResult(TypedDict):
    overallResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    passiveAuthenticationResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    activeAuthenticationResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    chipAuthenticationResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    dataGroupHashCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    documentSignerTrustResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    opticalDataMatchResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    accessProtocol: Literal["BAC", "PACE"] | None

class NoteQueueItemBody(TypedDict):
    text: str
    mentions: NotRequired[list[str]]

class NoteTransactionBody(TypedDict):
    comment: str

Nothing: TypeAlias = "dict[str, Any]"

class NothingResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Nothing

OpenApiDocument: TypeAlias = "dict[str, Any]"

class OpenedAttachment(TypedDict):
    name: str
    media_type: Literal["application/pdf", "image/jpeg", "image/png", "image/webp", "text/plain", "text/csv"]
    path: str
    expires_at: str

class OpenedAttachmentResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: OpenedAttachment

class OpenedMedia(TypedDict):
    media_type: str
    path: str | None
    base64: str | None
    expires_at: str | None

class OpenedMediaResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: OpenedMedia

class OrchestrationWorkflowExecutionFinishedMessage(TypedDict):
    event: Literal["orchestration/workflow_execution_finished"]
    timestamp: str
    data: WorkflowExecution

class OrchestrationWorkflowExecutionUpdatedMessage(TypedDict):
    event: Literal["orchestration/workflow_execution_updated"]
    timestamp: str
    data: WorkflowExecution

class OrderItem(TypedDict):
    item_id: NotRequired[str | int | None]
    item_quantity: NotRequired[float | str | None]
    item_name: NotRequired[str | None]
    item_price: NotRequired[float | str | None]
    item_store: NotRequired[str | None]
    item_store_country: NotRequired[str | None]
    item_category: NotRequired[str | None]
    item_url: NotRequired[str | None]
    item_custom_fields: NotRequired[ItemCustomFields]

class OverlappingRule(TypedDict):
    id: str
    name: str
    mode: Literal["live", "canary", "shadow", "off"]
    matches: int

class PaymentEvent(TypedDict):
    id: str
    transaction_id: str
    event_id: str
    type: Literal["authorized", "declined_by_issuer", "captured", "refunded", "payout", "fraud_warning", "dispute_opened", "dispute_won", "dispute_lost"]
    occurred_at: str
    recorded_at: str
    amount: float | None
    currency: str | None
    network: Literal["visa", "mastercard", "amex", "discover", "jcb", "unionpay", "other"] | None
    code: str | None
    category: Literal["fraud", "authorization", "processing_error", "consumer_dispute"] | None
    due_at: str | None
    external_id: str | None
    acquirer_reference: str | None
    warnings: list[Literal["authorization_missing", "currency_differs", "dispute_missing", "refund_exceeds_capture", "unknown_code"]]
    label: str | None
    label_effect: Literal["set", "unchanged", "kept", "none"]
    author: str

class PaymentEventImport(TypedDict):
    lines: int
    recorded: int
    duplicates: int
    refused: int
    labels: int
    problems: list[PaymentEventImportProblem]

class PaymentEventImportProblem(TypedDict):
    line: int
    code: str
    message: str

class PaymentEventImportResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: PaymentEventImport

class PaymentEventSettings(TypedDict):
    labels: list[PaymentLabelRule]
    overwrite_labels: bool
    programs: list[DisputeProgram]

class PaymentEventSettingsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: PaymentEventSettings

class PaymentLabelRule(TypedDict):
    type: Literal["authorized", "declined_by_issuer", "captured", "refunded", "payout", "fraud_warning", "dispute_opened", "dispute_won", "dispute_lost"]
    category: Literal["fraud", "authorization", "processing_error", "consumer_dispute"] | None
    label: Literal["fraud_detection_fraud", "fraud_detection_bonus_abuse", "fraud_detection_multi_accounting", "fraud_detection_ato", "fraud_detection_underage", "fraud_detection_false_identity", "fraud_detection_phishing", "fraud_detection_remote_access_fraud", "fraud_detection_chargeback_fraud", "fraud_detection_chargeback_dispute", "fraud_detection_chargeback_processing_error", "fraud_detection_chargeback_authorization_issue", "fraud_detection_suspicious_login", "fraud_detection_vishing", "fraud_detection_front_man", "fraud_detection_arbitrage", "fraud_detection_vishing_rat", "fraud_detection_bot", "fraud_detection_campaign_abuse", "fraud_detection_missed_fraud", "fraud_detection_stolen_card", "fraud_detection_scam", "fraud_detection_marked_as_approved", "fraud_detection_verified_payment", "fraud_detection_false_alert", "bnpl_credit_risk_default", "bnpl_credit_risk_fraud", "bnpl_credit_risk_first_payment_default", "bnpl_credit_risk_second_payment_default", "bnpl_credit_risk_mule", "bnpl_credit_risk_false_identity", "bnpl_credit_risk_underage", "bnpl_credit_risk_chargeback_fraud", "bnpl_credit_risk_no_intention_to_pay", "bnpl_credit_risk_missed_fraud", "bnpl_credit_risk_repaid", "bnpl_credit_risk_on_time_payment", "bnpl_credit_risk_fully_repaid", "bnpl_credit_risk_false_alert", "ecommerce_fraud", "ecommerce_false_identity", "ecommerce_first_party_fraud", "ecommerce_second_party_fraud", "ecommerce_third_party_fraud", "ecommerce_return_refund_abuse", "ecommerce_underage", "ecommerce_chargeback_fraud", "ecommerce_chargeback_dispute", "ecommerce_chargeback_processing_error", "ecommerce_chargeback_authorization_issue", "ecommerce_missed_fraud", "ecommerce_terms_violation", "ecommerce_marked_as_approved", "ecommerce_false_alert", "aml_escalated_without_reporting", "aml_escalated_reported", "aml_false_alert", "aml_marked_as_approved"] | None

class PaymentPartyConfig(TypedDict):
    type: NotRequired[Literal["PERSON", "ENTITY", "UNKNOWN", ""] | None]
    search_profile_id: NotRequired[str | None]

class PaymentScreeningConfig(TypedDict):
    sender_config: NotRequired[PaymentPartyConfig]
    receiver_config: NotRequired[PaymentPartyConfig]

class PhoneAccounts(TypedDict):
    total_registration: int
    business: EmailAccountsBusiness
    personal: PhoneAccountsPersonal

class PhoneAccountsPersonal(TypedDict):
    total_registration: int
    email_service: AccountCount | None
    messenger: AccountCount | None
    technology: AccountCount | None
    delivery: AccountCount | None
    ecommerce: AccountCount | None
    entertainment: AccountCount | None
    social_media: AccountCount | None
    travel: AccountCount | None

class PhoneCarrierDetails(TypedDict):
    carrier: str | None
    country: str | None
    disposable: bool | None
    phone_is_valid: bool
    type: Literal["FIXED_LINE", "MOBILE", "VOIP", "FIXED_LINE_OR_MOBILE", "TOLL_FREE", "PREMIUM_RATE", "SHARED_COST", "PERSONAL_NUMBER", "PAGER", "UAN", "VOICEMAIL", "UNKNOWN"]

class PhoneDetails(TypedDict):
    id: str
    phone: str
    risk_scores: RiskScores
    provider_carrier_details: PhoneCarrierDetails
    account_aggregates: PhoneAccounts | None
    service_fraud_history: History
    hlr_details: NotRequired[HlrDetails | None]
    cnam_details: NotRequired[CnamDetails | None]

class PhoneDetailsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: PhoneDetails

class PhoneDetailsV1(TypedDict):
    number: str
    valid: bool
    type: Literal["FIXED_LINE", "MOBILE", "VOIP", "FIXED_LINE_OR_MOBILE", "TOLL_FREE", "PREMIUM_RATE", "SHARED_COST", "PERSONAL_NUMBER", "PAGER", "UAN", "VOICEMAIL", "UNKNOWN"]
    country: str | None
    carrier: str | None
    disposable: bool | None
    score: float
    account_details: None
    applied_rules: list[AppliedRule]
    history: NotRequired[EmailHistoryV2 | None]
    flags: NotRequired[list[Flag]]
    id: NotRequired[str]

class PhoneDetailsV1Response(TypedDict):
    success: Literal[True]
    error: Nothing
    data: PhoneDetailsV1

class PhoneLookupConfig(TypedDict):
    timeout: NotRequired[int | str | None]
    priority_timeout: NotRequired[int | str | None]
    priority_sites: NotRequired[str | None]
    flags_timeframe_days: NotRequired[int | str | None]
    include: NotRequired[str | None]

class PingMessage(TypedDict):
    event: Literal["ping"]
    timestamp: str
    data: Nothing

class Policy(TypedDict):
    version: int
    author: str
    note: str
    created_at: str
    document: PolicyDocument

PolicyDifference = TypedDict("PolicyDifference", {"from": "int", "to": "int", "rules": "DocumentDifference", "categories": "DocumentDifference", "lists": "DocumentDifference", "typologies": "DocumentDifference", "thresholds": "ThresholdsDifference | None", "velocity": "VelocityDifference | None"})

class PolicyDifferenceResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: PolicyDifference

class PolicyDocument(TypedDict):
    rules: list[Rule]
    categories: list[RuleCategory]
    lists: list[ListDefinition]
    thresholds: AccountThresholds
    velocity: NotRequired[VelocitySettings]
    typologies: NotRequired[list[TypologySetting]]

class PolicyDocumentInput(TypedDict):
    rules: list[RuleInput]
    categories: list[RuleCategoryInput]
    lists: list[ListDefinitionInput]
    thresholds: AccountThresholds
    velocity: NotRequired[VelocitySettings]
    typologies: NotRequired[list[TypologySetting]]

class PolicyResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Policy

class PolicyVersion(TypedDict):
    version: int
    author: str
    note: str
    created_at: str

class PolicyVersionNumber(TypedDict):
    version: int

class PolicyVersionNumberResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: PolicyVersionNumber

class PostalAddressDetails(TypedDict):
    user_address: VerifiedAddress | None
    billing_address: VerifiedAddress | None
    shipping_address: VerifiedAddress | None

class Precision(TypedDict):
    value: float | None
    low: float
    high: float

class ProofOfAddressCheckResult(TypedDict):
    overallResult: Literal["APPROVED", "REJECTED", "FAIL", "REVIEW", "ABANDONED", "RETRY_REQUIRED"]
    addressDocumentCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    addressDocumentMustNotBeExpiredCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    addressValidationCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    fullAddressCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    nameMatchCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    tamperValidationCheckResult: NotRequired[Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]]
    contentValidationCheckResult: NotRequired[Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]]

class ProofOfAddressExtractedData(TypedDict):
    address: NotRequired[str]
    extractedAddress: NotRequired[str]
    fullName: NotRequired[str]
    issuer: NotRequired[str]
    issueDate: NotRequired[str]
    documentNumber: NotRequired[str]
    addressDetails: NotRequired[ExtractedAddress]

class ProposePolicyBody(TypedDict):
    base_version: NotRequired[int]
    document: PolicyDocumentInput
    note: NotRequired[str]

class ProposePolicyData(TypedDict):
    proposal: ListPolicyProposalsProposal

class ProposePolicyResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ProposePolicyData

class ProveByProviderBody(TypedDict):
    answer: str

class ProveByProviderData(TypedDict):
    proved_until: str

class ProveByProviderResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ProveByProviderData

class Provider(TypedDict):
    name: str
    breaker: Literal["closed", "open", "half-open"]
    calls: int
    answered: int
    errors: int
    timeouts: int
    cache_hits: int
    in_flight: int
    latency_p50_ms: float | None
    latency_p95_ms: float | None
    last_answer_at: str | None
    last_failure_at: str | None
    last_failure: str | None

class ReadAuditCheckpointData(TypedDict):
    account: int
    height: int
    head: str
    at: str
    public_key: str
    signature: str

class ReadAuditCheckpointResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadAuditCheckpointData

class ReadAuditData(TypedDict):
    records: list[AuditRecord]
    next: int | None

class ReadAuditResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadAuditData

ReadDashboardCurrent = TypedDict("ReadDashboardCurrent", {"from": "str", "to": "str", "buckets": "list[str]", "calls": "int", "states": "ReadDashboardCurrentStates", "segments": "list[ReadDashboardCurrentSegments] | None", "money": "list[ReadDashboardCurrentMoney]", "account_money": "ReadDashboardCurrentAccountMoney | None", "scores": "ReadDashboardCurrentStates", "rules": "list[ReadDashboardCurrentRule]", "labels": "list[ReadDashboardCurrentLabel]", "outcomes": "list[ReadDashboardCurrentOutcome]", "alerts": "ReadDashboardCurrentAlerts", "false_positive_share": "float | None", "outcome_money": "list[ReadDashboardCurrentOutcomeMoney]", "overrides": "list[ReadDashboardCurrentOverride]", "latency": "ReadDashboardCurrentLatency", "funnel": "ReadDashboardCurrentFunnel"})

class ReadDashboardCurrentAccountMoney(TypedDict):
    currency: str
    approve: float
    review: float
    decline: float
    approved: list[float]
    stopped: list[float]
    declined: list[float]
    unconverted: list[str]

class ReadDashboardCurrentAlerts(TypedDict):
    fraud: list[int]
    legitimate: list[int]

class ReadDashboardCurrentFunnel(TypedDict):
    started: int
    opened: int
    ended: ReadDashboardCurrentFunnelEnded
    steps: list[ReadDashboardCurrentFunnelStep]
    screens: list[ReadDashboardCurrentFunnelScreen]

class ReadDashboardCurrentFunnelEnded(TypedDict):
    approved: int
    review: int
    declined: int
    expired: int
    error: int

class ReadDashboardCurrentFunnelScreen(TypedDict):
    screen: str
    shown: int

class ReadDashboardCurrentFunnelStep(TypedDict):
    step: str
    started: int
    sent: int
    submitted: int
    repeated: int
    passed: int

class ReadDashboardCurrentLabel(TypedDict):
    label: str
    count: int

class ReadDashboardCurrentLatency(TypedDict):
    p50: float | None
    p95: float | None
    p99: float | None
    p95_series: list[float | None]

class ReadDashboardCurrentMoney(TypedDict):
    currency: str
    approve: float
    review: float
    decline: float
    approved: list[float]
    stopped: list[float]
    declined: list[float]

class ReadDashboardCurrentOutcome(TypedDict):
    state: Literal["APPROVE", "REVIEW", "DECLINE"]
    fraud: int
    legitimate: int

class ReadDashboardCurrentOutcomeMoney(TypedDict):
    currency: str
    prevented: float
    lost: float
    blocked: float

ReadDashboardCurrentOverride = TypedDict("ReadDashboardCurrentOverride", {"from": "str", "to": "str", "count": "int"})

class ReadDashboardCurrentRule(TypedDict):
    id: str
    name: str | None
    approve: int
    review: int
    decline: int

class ReadDashboardCurrentSegments(TypedDict):
    value: str
    approve: int
    review: int
    decline: int
    calls: list[int]

class ReadDashboardCurrentStates(TypedDict):
    approve: list[int]
    review: list[int]
    decline: list[int]

class ReadDashboardData(TypedDict):
    time_zone: str
    unit: Literal["hour", "day", "week", "month"]
    counted_until: str | None
    current: ReadDashboardCurrent
    previous: ReadDashboardCurrent | None
    drift: list[ReadDashboardDrift]

class ReadDashboardDrift(TypedDict):
    input: Literal["country", "action", "currency", "amount", "score", "model"]
    psi: float
    shares: list[ReadDashboardDriftShare]

class ReadDashboardDriftShare(TypedDict):
    value: str
    before: float
    now: float

class ReadDashboardResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadDashboardData

class ReadFirstStepsData(TypedDict):
    owner: bool
    call: bool
    device: bool
    webhook: bool
    list: bool
    workflow: bool

class ReadFirstStepsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadFirstStepsData

class ReadHealthData(TypedDict):
    version: str
    started_at: str
    findings: list[ReadHealthFinding]
    jobs: list[ReadHealthJob]
    queues: list[ReadHealthQueue]
    webhooks: list[ReadHealthWebhook]
    database: ReadHealthDatabase
    disk: list[ReadHealthDisk]
    sources: ReadHealthSources

class ReadHealthDatabase(TypedDict):
    version: str
    bytes: int
    largest: list[ReadHealthDatabaseLargest]

class ReadHealthDatabaseLargest(TypedDict):
    table: str
    bytes: int
    rows: int | None

class ReadHealthDisk(TypedDict):
    free_bytes: int
    total_bytes: int

class ReadHealthFinding(TypedDict):
    subject: str
    state: Literal["ok", "warning", "failed"]
    note: str
    remedy: str | None

class ReadHealthJob(TypedDict):
    name: str
    every_seconds: float
    running: bool
    started_at: str | None
    succeeded_at: str | None
    failures: int
    late: bool

class ReadHealthQueue(TypedDict):
    queue: str
    waiting: int
    oldest_at: str | None

class ReadHealthResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadHealthData

class ReadHealthSources(TypedDict):
    all: int
    stale: int
    oldest_hours: float | None

class ReadHealthWebhook(TypedDict):
    id: str
    failing_since: str | None
    disabled_at: str | None

class ReadLinksData(TypedDict):
    entity: ReadLinksEntity | None
    neighbours: list[ReadLinksNeighbour]
    next: int | None

class ReadLinksEntity(TypedDict):
    kind: Literal["transaction", "evaluation", "execution", "user_id", "email", "phone_number", "ip", "device_hash", "cookie_hash", "true_device_id", "card_hash", "address", "user_bank_account", "receiver_bank_account", "receiver_id", "merchant_id", "affiliate_id", "session_id", "idv_reference_id", "name", "name_sound"]
    key: str
    calls: int
    people: int
    hub: bool
    first_seen: str
    last_seen: str
    approved: int
    in_review: int
    declined: int
    frauds: int
    newest: EvaluationSummary | None

class ReadLinksNeighbour(TypedDict):
    kind: Literal["transaction", "evaluation", "execution", "user_id", "email", "phone_number", "ip", "device_hash", "cookie_hash", "true_device_id", "card_hash", "address", "user_bank_account", "receiver_bank_account", "receiver_id", "merchant_id", "affiliate_id", "session_id", "idv_reference_id", "name", "name_sound"]
    key: str
    calls: int
    people: int
    hub: bool
    first_seen: str
    last_seen: str
    approved: int
    in_review: int
    declined: int
    frauds: int
    newest: EvaluationSummary | None
    shared: int
    shared_first: str
    shared_last: str

class ReadLinksResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadLinksData

class ReadListEntriesData(TypedDict):
    entries: list[ListEntry]
    next: str | None
    total: int | None

class ReadListEntriesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadListEntriesData

class ReadManagedExecutionData(TypedDict):
    execution: ManagedExecution
    result: AnyObject
    transactions: list[ReadManagedExecutionTransaction]

class ReadManagedExecutionResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadManagedExecutionData

class ReadManagedExecutionTransaction(TypedDict):
    evaluation_id: str
    transaction_id: str
    at: str

class ReadPolicyProposalChanges(TypedDict):
    rules: DocumentDifference
    categories: DocumentDifference
    lists: DocumentDifference
    typologies: DocumentDifference
    thresholds: ThresholdsDifference | None
    velocity: VelocityDifference | None

class ReadPolicyProposalData(TypedDict):
    id: str
    status: Literal["OPEN", "APPROVED", "REFUSED"]
    base_version: int
    author: str
    note: str
    created_at: str
    decided_by: str | None
    decided_at: str | None
    reason: str
    version: int | None
    document: PolicyDocument
    changes: ReadPolicyProposalChanges

class ReadPolicyProposalResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadPolicyProposalData

class ReadPreferencesData(TypedDict):
    preferences: HttpHeaders

class ReadPreferencesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadPreferencesData

class ReadRuleMetricsData(TypedDict):
    time_zone: str
    unit: Literal["hour", "day", "week", "month"]
    counted_until: str | None
    buckets: list[str]
    metrics: ReadRuleMetricsMetrics
    series: ReadRuleMetricsSeries
    money_series: list[ReadRuleMetricsMoneySery]

class ReadRuleMetricsMetrics(TypedDict):
    id: str
    matches: int
    shadow_matches: int
    fraud: int
    legitimate: int
    precision: float | None
    money: list[ListRuleMetricsRuleMoney]

class ReadRuleMetricsMoneySery(TypedDict):
    currency: str
    amount: list[float]
    fraud: list[float]
    legitimate: list[float]

class ReadRuleMetricsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadRuleMetricsData

class ReadRuleMetricsSeries(TypedDict):
    matches: list[int]
    shadow_matches: list[int]
    fraud: list[int]
    legitimate: list[int]
    precision: list[float | None]

class ReadSecondFactorData(TypedDict):
    enabled: bool
    enabled_at: str | None
    recovery_codes_left: int
    required: bool
    provider: ReadSecondFactorProvider | None

class ReadSecondFactorProvider(TypedDict):
    name: str
    proved_until: str | None

class ReadSecondFactorResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadSecondFactorData

class ReadSignInMethodsData(TypedDict):
    provider: str | None
    first_owner: bool

class ReadSignInMethodsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadSignInMethodsData

class ReadTypologyRunData(TypedDict):
    job: TypologyRunJob
    result: TypologyRunResult | None

class ReadTypologyRunResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadTypologyRunData

class ReadWebhookData(TypedDict):
    webhook: WebhookEndpoint

class ReadWebhookResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReadWebhookData

class Readiness(TypedDict):
    ready: bool
    components: list[ReadinessComponent]

class ReadinessComponent(TypedDict):
    name: str
    state: Literal["ok", "degraded", "down"]
    note: NotRequired[str]

class RecordPaymentEventsBody(TypedDict):
    events: list[BulkPaymentEvent]

class RecordPaymentEventsData(TypedDict):
    results: list[BulkPaymentEventResult]

class RecordPaymentEventsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: RecordPaymentEventsData

class RecordedPaymentEvent(TypedDict):
    id: str
    duplicate: bool
    category: Literal["fraud", "authorization", "processing_error", "consumer_dispute"] | None
    warnings: list[Literal["authorization_missing", "currency_differs", "dispute_missing", "refund_exceeds_capture", "unknown_code"]]
    label: str | None
    label_effect: Literal["set", "unchanged", "kept", "none"]

class RecordedPaymentEventResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: RecordedPaymentEvent

class RefusePolicyProposalBody(TypedDict):
    reason: str

class RegionalAddressDetails(TypedDict):
    us: UsAddressDetails

ReliabilityStep = TypedDict("ReliabilityStep", {"from": "float", "to": "float", "rows": "int", "predicted": "float", "observed": "float"})

class RemoteAccessRisk(TypedDict):
    level: Literal["low", "medium", "high"] | None
    flags: list[Literal["remote_access", "active_call", "potential_vishing"]]

class RemoveClearedMatchData(TypedDict):
    removed: Literal[True]

class RemoveClearedMatchResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: RemoveClearedMatchData

class RemoveListEntriesBody(TypedDict):
    values: list[str]

class RemoveListEntriesData(TypedDict):
    removed: int

class RemoveListEntriesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: RemoveListEntriesData

class ReplacePolicyBody(TypedDict):
    expected_version: int
    document: PolicyDocumentInput
    note: NotRequired[str]

class ReplaceTagsBody(TypedDict):
    tags: list[str]

class RequestDataUpdatesBody(TypedDict):
    sources: NotRequired[list[str]]

class RequestDataUpdatesData(TypedDict):
    requested: int

class RequestDataUpdatesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: RequestDataUpdatesData

class RequestResubmissionBody(TypedDict):
    step: str
    reason: Literal["DARK", "BLUR", "GLARE", "SMALL", "NO_DOCUMENT", "ZONE_UNREADABLE", "NOT_ACCEPTED", "UNREADABLE_FILE", "LOCKED_FILE", "NO_FACE", "SEVERAL_FACES", "FACE_TOO_SMALL", "FRAMES_OUT_OF_ORDER", "OTHER_PERSON", "NOT_SURELY_THE_SAME_PERSON", "NOT_SHOWN_TURN_LEFT", "NOT_SHOWN_TURN_RIGHT", "NOT_SHOWN_BLINK", "NOT_SHOWN_OPEN_MOUTH", "NOT_SHOWN_COME_CLOSER"]
    note: NotRequired[str]
    expected_version: NotRequired[int]

class ResendWebhookDeliveriesBody(TypedDict):
    event: NotRequired[Literal["orchestration/workflow_execution_finished", "orchestration/workflow_execution_updated", "verification/session_finished", "verification/step_asked_again", "transaction/processed", "transaction/status_updated", "transaction/event_recorded", "lists/updated", "aml/person_updates", "aml/entity_updates", "ekyc/check_finished", "erase/finished", "alert/opened", "alert/closed"]]
    state: NotRequired[Literal["PENDING", "DELIVERED", "FAILED"]]
    since: NotRequired[str]
    until: NotRequired[str]

class ResendWebhookDeliveriesData(TypedDict):
    resent: int

class ResendWebhookDeliveriesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ResendWebhookDeliveriesData

class ResendWebhookDeliveryData(TypedDict):
    delivery: WebhookDelivery

class ResendWebhookDeliveryResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ResendWebhookDeliveryData

class RestorePolicyVersionBody(TypedDict):
    expected_version: NotRequired[int]
    note: NotRequired[str]

class ResubmissionRequest(TypedDict):
    link: str
    expires_at: str
    version: int

class ResubmissionRequestResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ResubmissionRequest

class ResubmissionRequested(TypedDict):
    executionId: str
    workflow: ListNamesName
    userId: str | None
    step: str
    checkType: Literal["DOCUMENT_CHECK", "SELFIE_CHECK", "POA_CHECK", "CREDIT_CARD_CHECK", "EVIDENCE_COLLECTION", "FRAUD_API"]
    reason: str
    sentence: str
    note: str | None
    expiresAt: str

class RevealReason(TypedDict):
    reason: str

class ReviewChallenge(TypedDict):
    actions: list[Literal["TURN_LEFT", "TURN_RIGHT", "BLINK", "OPEN_MOUTH", "COME_CLOSER"]]
    colours: list[Literal["DARK", "WHITE", "BLUE", "GREEN", "CYAN", "AMBER"]]
    issued_at: str
    expires_at: str

class ReviewFace(TypedDict):
    media: str
    x: float
    y: float
    width: float
    height: float
    quarters: int

class ReviewFaces(TypedDict):
    selfie: ReviewFace | None
    reference: ReviewFace | None
    distance: float | None
    same_below: float
    other_above: float

class ReviewField(TypedDict):
    field: str
    read: str | None
    source: Literal["ZONE", "VISUAL", "BARCODE", "OTHER"] | None
    checked: bool
    confidence: float | None
    print: Literal["CONFIRMED", "NOT_FOUND", "CONFLICT"] | None
    submitted: str | None
    input: str | None
    verdict: Literal["SAME", "ALIKE", "DIFFERENT", "NOT_COMPARED"]
    chip: str | None
    chip_verdict: Literal["SAME", "ALIKE", "DIFFERENT", "NOT_COMPARED"]

class ReviewMedia(TypedDict):
    id: str
    slot: str
    stored: bool
    media_type: str | None
    size: int | None
    method: Literal["CAMERA", "UPLOAD"]
    attempt: int
    action: int | None
    light: int | None
    at: int | None

class ReviewStep(TypedDict):
    id: str
    fields: list[ReviewField]
    media: list[ReviewMedia]
    challenge: ReviewChallenge | None
    faces: ReviewFaces | None
    can_decide: bool
    can_request_again: bool

class ReviewTransactionBody(TypedDict):
    state: Literal["APPROVE", "REVIEW", "DECLINE"]
    comment: NotRequired[str]
    expected_state: NotRequired[Literal["APPROVE", "REVIEW", "DECLINE"]]

class ReviewWorkflowExecutionBody(TypedDict):
    step: str
    decision: Literal["APPROVED", "DECLINED"]
    note: NotRequired[str]
    expected_version: NotRequired[int]

class ReviewWorkflowExecutionData(TypedDict):
    execution: ManagedExecution

class ReviewWorkflowExecutionResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ReviewWorkflowExecutionData

class RevokedApiKey(TypedDict):
    key: ApiKey

class RevokedApiKeyResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: RevokedApiKey

class RiskScores(TypedDict):
    global_network_score: float | None

class RotateKeyBody(TypedDict):
    overlap_seconds: int

class RotatedApiKey(TypedDict):
    key: NewApiKey
    previous: ApiKey

class RotatedApiKeyResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: RotatedApiKey

class Rule(TypedDict):
    id: str
    name: str
    category: str | None
    priority: float
    mode: Literal["live", "canary", "shadow", "off"]
    canary_percent: float | None
    when: RuleCondition
    when_text: str
    then: RuleEffect
    starts_at: str | None
    ends_at: str | None

class RuleCategory(TypedDict):
    id: str
    name: str
    thresholds: AccountThresholds | None

class RuleCategoryChange(TypedDict):
    version: int
    category: RuleCategory

class RuleCategoryChangeResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: RuleCategoryChange

class RuleCategoryDetails(TypedDict):
    id: str
    name: str
    score: float | None
    state: Literal["APPROVE", "REVIEW", "DECLINE"] | None

class RuleCategoryInput(TypedDict):
    id: str
    name: str
    thresholds: AccountThresholds | None

class RuleChange(TypedDict):
    version: int
    rule: Rule

class RuleChangeResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: RuleChange

class RuleCheck(TypedDict):
    ok: bool
    problems: list[RuleProblem]
    text: str | None
    tree: RuleCondition | None

class RuleCheckResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: RuleCheck

class RuleCondition(TypedDict):
    op: str

class RuleCount(TypedDict):
    id: str
    name: str | None
    count: int

class RuleCounts(TypedDict):
    complete: bool
    evaluations: int
    matched: list[RuleCount]

class RuleEffect(TypedDict):
    score: NotRequired[RuleScore | None]
    state: NotRequired[Literal["APPROVE", "REVIEW", "DECLINE"] | None]
    list: NotRequired[RuleListAction | None]

class RuleField(TypedDict):
    path: str
    type: Literal["string", "number", "boolean", "date", "array", "object"]
    nullable: bool
    module: str
    pii: bool

class RuleInput(TypedDict):
    id: NotRequired[str]
    name: str
    category: NotRequired[str | None]
    priority: NotRequired[int]
    mode: NotRequired[Literal["live", "canary", "shadow", "off"]]
    canary_percent: NotRequired[float | None]
    when: NotRequired[str | RuleCondition]
    when_text: NotRequired[str]
    then: RuleEffect
    starts_at: NotRequired[str | None]
    ends_at: NotRequired[str | None]

class RuleListAction(TypedDict):
    list_id: str
    field: Literal["email", "email_domain", "ip", "phone_number", "user_id", "user_fullname", "user_country", "user_bank_account", "receiver_bank_account", "card_hash", "card_bin", "device_hash", "cookie_hash", "true_device_id", "device_id", "affiliate_id", "merchant_id"]
    action: Literal["add"]

class RuleProblem(TypedDict):
    message: str
    fix: str
    path: str
    position: TextRange | None

class RuleScore(TypedDict):
    operation: Literal["+", "-"]
    value: float

class RuleTest(TypedDict):
    rule_id: str
    policy_version: int
    matches: bool
    when: ExplainedCondition
    was: Literal["APPROVE", "REVIEW", "DECLINE"]
    becomes: Literal["APPROVE", "REVIEW", "DECLINE"]
    not_requested: list[str]

class RuleTestResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: RuleTest

class SaveSearchProfileBody(TypedDict):
    name: str
    description: NotRequired[str]
    settings: SearchProfileSettings

class SaveSearchProfileData(TypedDict):
    profile: SearchProfile

class SaveSearchProfileResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: SaveSearchProfileData

class SavedView(TypedDict):
    id: str
    name: str
    shared: bool
    own: bool
    created_at: str
    search: SavedViewSearch

class SavedViewResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: SavedView

SavedViewSearch: TypeAlias = "dict[str, Any]"

class ScoreContribution(TypedDict):
    feature: str
    label: str
    value: float | None
    contribution: float

class ScoreExplanation(TypedDict):
    model: str
    score: float
    bias: float
    raw: float
    rest: float
    segment: ScoreSegment | None
    contributions: list[ScoreContribution]

class ScoreExplanationResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ScoreExplanation

class ScoreSegment(TypedDict):
    feature: str
    value: str

class ScoreShift(TypedDict):
    mean: float
    steps: list[ScoreShiftStep]

ScoreShiftStep = TypedDict("ScoreShiftStep", {"from": "float", "to": "float", "rows": "int"})

class ScoreStep(TypedDict):
    rule_id: str
    operation: Literal["+", "-"]
    score: float
    total: float

class ScreeningList(TypedDict):
    name: str
    full_name: str
    kind: Literal["sanctionlist", "pep", "watchlist", "crimelist", "local", "media"]
    version: str
    entries: int
    names: int
    imported_at: str | None
    age_hours: float | None

class ScreeningRequest(TypedDict):
    config: NotRequired[AmlConfig]
    monitoring_required: NotRequired[bool | int | str | None]
    monitoring_schedule: NotRequired[Literal["ON_CHANGE", "DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "TWICE_A_YEAR", "EVERY_YEAR", ""] | None]
    user_id: NotRequired[str | int | None]
    user_fullname: NotRequired[str | int | None]
    user_firstname: NotRequired[str | int | None]
    user_middlename: NotRequired[str | int | None]
    user_lastname: NotRequired[str | int | None]
    user_dob: NotRequired[str | int | None]
    user_pob: NotRequired[str | int | None]
    user_photoid_number: NotRequired[str | int | None]
    user_country: NotRequired[str | int | None]

class ScreeningStatus(TypedDict):
    state: Literal["ok", "demonstration", "building", "failed"]
    notice: str | None
    lists: list[ScreeningList]
    entries: int
    names: int
    monitored_names: int
    open_cases: int

class ScreeningStatusResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: ScreeningStatus

class SearchBody(TypedDict):
    query: str
    environment: NotRequired[Literal["live", "test"]]

class SearchCasesBody(TypedDict):
    user_id: str

class SearchClearedMatchesBody(TypedDict):
    text: str

class SearchClearedMatchesData(TypedDict):
    cleared_matches: list[ClearedMatch]

class SearchClearedMatchesResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: SearchClearedMatchesData

class SearchData(TypedDict):
    results: list[Found]
    complete: bool

class SearchMonitoredNamesBody(TypedDict):
    query: str

class SearchProfile(TypedDict):
    name: str
    version: int
    description: str
    settings: BeginPasskeyOptions
    author: str
    updated_at: str

class SearchProfileSettings(TypedDict):
    sources: NotRequired[Any]
    fuzzy_enabled: NotRequired[Any]
    fuzzy_config: NotRequired[Any]
    scoring: NotRequired[Any]

class SearchResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: SearchData

class SearchStreamsBody(TypedDict):
    user_id: str
    environment: NotRequired[Literal["live", "test"]]

class SearchWorkflowExecutionsBody(TypedDict):
    query: str
    environment: NotRequired[Literal["live", "test"]]

class SegmentQuality(TypedDict):
    value: str
    rows: int
    frauds: int
    before: float
    after: float

class SelfieVerificationResult(TypedDict):
    overallResult: Literal["APPROVED", "REJECTED", "FAIL", "REVIEW", "ABANDONED", "RETRY_REQUIRED"]
    livenessCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    faceMatchingResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    iadCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    dfdCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    mfdCheckResult: Literal["PASS", "FAIL", "REVIEW", "NOT_PERFORMED"]
    iadRejectionReason: str | None
    dfdStatusDetail: str | None
    mfdStatusDetail: str | None

class Session(TypedDict):
    actor: SessionActor
    account: SessionAccount
    scopes: list[Literal["fraud", "lookups", "screening", "verification", "tags", "labels", "erase", "admin"]]
    role: str
    role_name: str
    permissions: list[str]
    second_factor: Literal["off", "on", "required"]
    expires_at: str | None

class SessionAccount(TypedDict):
    id: int
    name: str
    owner: bool

class SessionActor(TypedDict):
    kind: Literal["user", "key"]
    id: str
    name: str
    email: str | None

class SessionMetadata(TypedDict):
    start_time: str
    end_time: str
    session_duration: float
    page_count: float
    active_time: float
    idle_time: float
    off_screen_time: float

class SessionMonitoringDetails(TypedDict):
    sdk_platform: str
    sdk_version: str
    metadata: SessionMetadata
    session_risk: SessionRisk

class SessionResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Session

class SessionRisk(TypedDict):
    automation_risk: AutomationRisk
    contextual_risk: ContextualRisk
    remote_access_risk: RemoteAccessRisk
    location_risk: LocationRisk

class SetLogoBody(TypedDict):
    picture: str

class ShadowRule(TypedDict):
    id: str
    name: str
    operation: Literal["+", "-"] | None
    score: float
    state: Literal["APPROVE", "REVIEW", "DECLINE"] | None

class SignInBody(TypedDict):
    email: NotRequired[str]
    password: NotRequired[str]
    code: NotRequired[str]
    passkey: NotRequired[SignInBodyPasskey]
    api_key: NotRequired[str]

class SignInBodyPasskey(TypedDict):
    id: str
    type: Literal["public-key"]
    response: AnyObject

class SignInByProviderBody(TypedDict):
    answer: NotRequired[str]
    code: NotRequired[str]
    passkey: NotRequired[SignInBodyPasskey]

class StartBacktestBody(TypedDict):
    rule: NotRequired[RuleInput]
    document: NotRequired[PolicyDocumentInput]
    model: NotRequired[str]
    since: NotRequired[str]
    until: NotRequired[str]

class StartFlowBody(TypedDict):
    platform: NotRequired[Literal["ANDROID", "IOS", "WEB"]]
    device_session: NotRequired[str]
    take_over: NotRequired[bool]

StartTypologyRunBody = TypedDict("StartTypologyRunBody", {"from": "str", "to": "str", "typologies": "NotRequired[list[StartTypologyRunBodyTypology]]"})

class StartTypologyRunBodyTypology(TypedDict):
    id: str
    parameters: NotRequired[TypologySettingParameters]

class StartTypologyRunData(TypedDict):
    job: TypologyRunJob

class StartTypologyRunResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: StartTypologyRunData

class Stats(TypedDict):
    since: str
    days: DailyDecisions
    rules: RuleCounts

class StatsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Stats

class StoredRecord(TypedDict):
    table: str
    row: WebhookDeliveryDetailsBody

class StreamBatch(TypedDict):
    token: NotRequired[str]
    stream: str
    seq: int
    t0: float
    sent: NotRequired[float]
    n: int
    v: NotRequired[str]
    label: NotRequired[str | None]
    time: NotRequired[list[float]]
    events: list[StreamEvent]

class StreamEvent(TypedDict):
    k: str
    t: float

class StringAnalysis(TypedDict):
    field: str
    value_length: int
    randomness_score: float
    digit_ratio: float
    special_ratio: float
    vowel_ratio: float
    longest_consonant_run: int
    name_similarity: float | None
    pattern: str

class SubmitStepBody(TypedDict):
    step: str
    document_type: NotRequired[str]
    country: NotRequired[str]
    card: NotRequired[CardDetails]

class Suggestion(TypedDict):
    when_text: str
    labels: list[str]
    hits: int
    negative: int
    positive: int
    precision: Precision
    recall: Precision
    found_on: SuggestionFoundOn

class SuggestionFoundOn(TypedDict):
    hits: int
    precision: Precision

class Suggestions(TypedDict):
    job: Job
    result: SuggestionsResult | None

class SuggestionsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Suggestions

class SuggestionsResult(TypedDict):
    rows: int
    frauds: int
    later_rows: int
    refused: str | None
    suggestions: list[Suggestion]

class SwitchDataUpdatesBody(TypedDict):
    enabled: bool

class SwitchDataUpdatesBodyResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: SwitchDataUpdatesBody

class TagTransactionBody(TypedDict):
    tags: list[str]

class TaggedTransaction(TypedDict):
    transaction_id: str
    tags: list[str]

class Tags(TypedDict):
    tags: list[str]

class TagsBody(TypedDict):
    tags: list[str]

class TagsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Tags

class TakeNextItemData(TypedDict):
    item: TakeNextItemItem | None

class TakeNextItemItem(TypedDict):
    id: str
    source: Literal["DECISIONS", "SCREENING", "VERIFICATIONS", "ALERTS"]
    at: str
    version: int
    assignee: ListQueueItemsItemAssignee | None
    claimed_until: str | None
    priority: int
    deadline: str | None
    overdue: bool
    proposal: ListQueueItemsItemProposal | None
    evaluation: EvaluationSummary | None
    case: CaseSummary | None
    execution: ExecutionSummary | None
    alert: AlertSummary | None
    history: list[TakeNextItemItemHistory]

class TakeNextItemItemHistory(TypedDict):
    id: str
    at: str
    by: ListQueueItemsItemAssignee
    action: Literal["CLAIMED", "ASSIGNED", "RELEASED", "CHANGED", "NOTED", "ATTACHED", "DETACHED", "PROPOSED", "DECIDED"]
    decision: Literal["APPROVE", "DECLINE"] | None
    mentions: list[ListQueueItemsItemAssignee]
    text: str

class TakeNextItemItemResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: TakeNextItemItem

class TakeNextItemResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: TakeNextItemData

class TellFlowEventsBody(TypedDict):
    events: list[FlowEvent]

class TestRuleOnEvaluationBody(TypedDict):
    rule: RuleInput

class TestRuleOnFactsBody(TypedDict):
    rule: RuleInput
    facts: AnyObject

class TestWorkflowBody(TypedDict):
    version: NotRequired[int]
    inputs: AnyObject

class TextRange(TypedDict):
    start: int
    end: int

ThresholdsDifference = TypedDict("ThresholdsDifference", {"from": "AccountThresholds", "to": "AccountThresholds"})

class TrainModelBody(TypedDict):
    seed: NotRequired[int]
    directions: NotRequired[TrainModelBodyDirections]
    segment: NotRequired[str]
    label_delay_days: NotRequired[int]

TrainModelBodyDirections: TypeAlias = "dict[str, Any]"

class TrainModelData(TypedDict):
    job: Job

class TrainModelResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: TrainModelData

class Training(TypedDict):
    job: Job
    result: TrainingResult | None

class TrainingResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: Training

class TrainingResult(TypedDict):
    version: int | None
    promoted: bool
    refused: str | None

class TransactionChange(TypedDict):
    id: str
    kind: Literal["label", "unlabel", "review", "note"]
    at: str
    author: str
    label: str | None
    previous_label: str | None
    state: Literal["APPROVE", "REVIEW", "DECLINE"]
    previous_state: Literal["APPROVE", "REVIEW", "DECLINE"]
    comment: str

class TransactionEventRecordedData(TypedDict):
    id: str
    transaction_id: str
    event_id: str
    type: Literal["authorized", "declined_by_issuer", "captured", "refunded", "payout", "fraud_warning", "dispute_opened", "dispute_won", "dispute_lost"]
    occurred_at: str
    recorded_at: str
    amount: float | None
    currency: str | None
    network: Literal["visa", "mastercard", "amex", "discover", "jcb", "unionpay", "other"] | None
    code: str | None
    category: Literal["fraud", "authorization", "processing_error", "consumer_dispute"] | None
    due_at: str | None
    external_id: str | None
    warnings: list[Literal["authorization_missing", "currency_differs", "dispute_missing", "refund_exceeds_capture", "unknown_code"]]
    label: str | None

class TransactionEventRecordedMessage(TypedDict):
    event: Literal["transaction/event_recorded"]
    timestamp: str
    data: TransactionEventRecordedData

class TransactionProcessedData(TypedDict):
    id: str
    state: Literal["APPROVE", "REVIEW", "DECLINE"]
    fraud_score: NotRequired[float]
    blackbox_score: NotRequired[float | None]
    ip_details: NotRequired[IpDetails | None]
    email_details: NotRequired[EmailDetails | None]
    bin_details: NotRequired[BinDetails | None]
    phone_details: NotRequired[PhoneDetails | None]
    aml_details: NotRequired[AmlDetails | None]
    device_details: NotRequired[DeviceDetails | None]
    geolocation_details: NotRequired[GeolocationDetails | None]
    version: NotRequired[Literal["v2"]]
    applied_rules: NotRequired[list[AppliedRule]]
    calculation_time: NotRequired[int]
    service_id: NotRequired[int]
    rule_category_details: NotRequired[list[RuleCategoryDetails]]
    string_analyses: NotRequired[list[StringAnalysis]]
    aml_bank_screening_details: NotRequired[BankScreeningDetails | None]
    address_details: NotRequired[PostalAddressDetails | None]
    session_monitoring_details: NotRequired[SessionMonitoringDetails | None]
    ekyc_data: NotRequired[FraudEkycDataForm1 | FraudEkycDataForm2 | None]
    ekyc_result: NotRequired[Literal["SUCCESS", "FAILED", "ERROR"] | None]
    idv_details: NotRequired[IdvDetails | None]

class TransactionProcessedMessage(TypedDict):
    event: Literal["transaction/processed"]
    timestamp: str
    data: TransactionProcessedData

class TransactionReference(TypedDict):
    transaction_id: str | int

class TransactionState(TypedDict):
    transaction_id: str
    current_state: Literal["APPROVE", "REVIEW", "DECLINE"]
    label: str | None
    label_contradicts_state: bool

class TransactionStateResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: TransactionState

class TransactionStatusUpdate(TypedDict):
    id: str
    state: Literal["APPROVE", "REVIEW", "DECLINE"]
    previous_state: Literal["APPROVE", "REVIEW", "DECLINE"]
    reason: Literal["LABEL", "LABEL_REMOVED", "MANUAL_REVIEW"]
    label: str | None
    updated_at: str

class TransactionStatusUpdatedMessage(TypedDict):
    event: Literal["transaction/status_updated"]
    timestamp: str
    data: TransactionStatusUpdate

class TransactionTags(TypedDict):
    transaction_id: str
    tags: list[str]

class TransactionTagsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: TransactionTags

class TriageContribution(TypedDict):
    factor: Literal["base_rate", "name", "name_frequency", "date_of_birth", "country", "document_number", "type", "list", "other_entries"]
    state: str
    reason: str
    log_odds: float

class Typology(TypedDict):
    id: str
    name: str
    description: str
    entity: str
    events: list[str]
    needs: list[str]
    mode: Literal["on", "shadow", "off"]
    min_score: float
    deadline_hours: int | None
    four_eyes: bool
    parameters: list[TypologyParameter]
    explanation: str
    matches: str
    does_not_match: str
    alerts: TypologyPrecision

class TypologyParameter(TypedDict):
    name: str
    description: str
    unit: str
    default: float
    min: float
    max: float
    value: float

class TypologyPrecision(TypedDict):
    open: int
    suspicious: int
    false_positive: int
    inconclusive: int
    precision: float | None
    suggestion: TypologyPrecisionSuggestion | None

class TypologyPrecisionSuggestion(TypedDict):
    min_score: float
    precision: float
    recall: float

TypologyRunEdge = TypedDict("TypologyRunEdge", {"at": "str", "amount": "float | None", "currency": "str | None", "from": "str", "to": "str"})

class TypologyRunJob(TypedDict):
    id: str
    state: Literal["waiting", "running", "done", "failed", "cancelled"]
    author: str
    done: int
    total: int
    failure: str | None
    requested_at: str
    updated_at: str

class TypologyRunResult(TypedDict):
    transfers: int
    findings: int
    alerts: int
    is_complete: bool
    days: list[TypologyRunResultDay]
    typologies: list[TypologyRunResultTypology]
    samples: list[TypologyRunResultSample]

class TypologyRunResultDay(TypedDict):
    day: str
    alerts: int

class TypologyRunResultSample(TypedDict):
    typology: str
    score: float
    reason: str
    since: str
    until: str
    edges: list[TypologyRunEdge]

class TypologyRunResultTypology(TypedDict):
    id: str
    alerts: int
    existing: int
    labeled_fraud: int
    labeled_legitimate: int

class TypologySetting(TypedDict):
    id: str
    mode: Literal["on", "shadow", "off"]
    parameters: TypologySettingParameters
    min_score: float
    deadline_hours: int | None
    four_eyes: bool

TypologySettingParameters: TypeAlias = "dict[str, Any]"

class UnknownVelocity(TypedDict):
    definition: str
    rows: int

class UnlabelTransactionsBody(TypedDict):
    transactions: list[TransactionReference]

class UsAddressDetails(TypedDict):
    enhanced_match: list[Literal["postal-match", "non-postal-match", "missing-secondary", "unknown-secondary", "ignored-input", "none"]]
    delivery_point_barcode: str | None
    freight_forwarder_match: bool | None
    metadata: UsAddressMetadata
    postal_analysis: UsPostalAnalysis

class UsAddressMetadata(TypedDict):
    rdi: str | None
    record_type: str | None
    zip_type: str | None
    county_fips: str | None
    carrier_route: str | None
    congressional_district: str | None
    elot_sequence: str | None
    elot_sort: str | None

class UsPostalAnalysis(TypedDict):
    dpv_match_code: str | None
    dpv_cmra: bool | None
    dpv_vacant: bool | None
    dpv_no_stat: bool | None
    dpv_footnotes: list[str]

VelocityDifference = TypedDict("VelocityDifference", {"from": "VelocitySettings", "to": "VelocitySettings"})

class VelocitySettings(TypedDict):
    inflow: NotRequired[list[str]]
    outflow: NotRequired[list[str]]
    indexed_fields: NotRequired[list[str]]
    currency: NotRequired[str]

class VerificationCheck(TypedDict):
    checkType: Literal["DOCUMENT_CHECK", "SELFIE_CHECK", "POA_CHECK", "CREDIT_CARD_CHECK", "EVIDENCE_COLLECTION", "FRAUD_API"]
    status: Literal["APPROVED", "REVIEW", "DECLINED", "EXPIRED", "ERROR", "RETRY_REQUIRED"]
    statusDetail: str | None
    reviewReason: str | None
    startedAt: str
    finishedAt: str | None
    platform: Literal["ANDROID", "IOS", "WEB"] | None
    duplicatesFound: bool | None
    capturedMedia: CapturedMedia | None
    sessionId: str | None
    transactionId: str | None
    referenceId: str | None
    email: str | None
    phoneNumber: str | None
    userId: str | None
    documentCheckResult: DocumentCheckResult | None
    documentCheckExtractedData: DocumentCheckExtractedData | None
    selfieVerificationResult: SelfieVerificationResult | None
    proofOfAddressCheckResult: ProofOfAddressCheckResult | None
    proofOfAddressExtractedData: ProofOfAddressExtractedData | None
    creditCardVerificationResult: CreditCardVerificationResult | None
    evidenceCollectionCheckResult: EvidenceCollectionCheckResult | None

class VerificationCheckMedia(TypedDict):
    checkType: Literal["DOCUMENT_CHECK", "SELFIE_CHECK", "POA_CHECK", "CREDIT_CARD_CHECK", "EVIDENCE_COLLECTION", "FRAUD_API"]
    capturedMedia: CapturedMedia | None

class VerificationSessionFinishedMessage(TypedDict):
    event: Literal["verification/session_finished"]
    timestamp: str
    data: FinishedSession

class VerificationStepAskedAgainMessage(TypedDict):
    event: Literal["verification/step_asked_again"]
    timestamp: str
    data: ResubmissionRequested

class VerifiedAddress(TypedDict):
    status: Literal["VERIFIED", "PARTIAL", "NOT_FOUND"]
    precision: Literal["DELIVERY_POINT", "PREMISE", "THOROUGHFARE", "LOCALITY", "ADMINISTRATIVE_AREA", "NONE"]
    canonical_full_id: NotRequired[str]
    canonical_base_id: NotRequired[str]
    address_components: AddressLines
    geocoding: AddressPosition | None
    region_specific_details: RegionalAddressDetails | None

class VerifyAuditData(TypedDict):
    intact: bool
    first_broken: int | None
    authenticated_from: int | None
    height: int
    expected_height: int | None
    head: str

class VerifyAuditResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: VerifyAuditData

class WebhookAttempt(TypedDict):
    at: str
    duration_ms: int
    status: int | None
    error: str | None
    request_headers: HttpHeaders
    response_headers: HttpHeaders
    response_body: str

class WebhookDelivery(TypedDict):
    id: str
    webhook_id: str
    event: str
    state: Literal["PENDING", "DELIVERED", "FAILED"]
    attempts: int
    created_at: str
    next_attempt_at: str | None
    last_status: int | None
    last_error: str | None

class WebhookDeliveryDetails(TypedDict):
    delivery: WebhookDelivery
    body: WebhookDeliveryDetailsBody
    log: list[WebhookAttempt]

WebhookDeliveryDetailsBody: TypeAlias = "dict[str, Any]"

class WebhookDeliveryDetailsResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: WebhookDeliveryDetails

class WebhookEndpoint(TypedDict):
    id: str
    name: str
    url: str
    events: list[Literal["orchestration/workflow_execution_finished", "orchestration/workflow_execution_updated", "verification/session_finished", "verification/step_asked_again", "transaction/processed", "transaction/status_updated", "transaction/event_recorded", "lists/updated", "aml/person_updates", "aml/entity_updates", "ekyc/check_finished", "erase/finished", "alert/opened", "alert/closed"]]
    state: Literal["ACTIVE", "FAILING", "DISABLED"]
    failing_since: str | None
    disabled_at: str | None
    disabled_reason: Literal["failures", "operator"] | None
    notice: str | None
    previous_secret_ends_at: str | None
    created_at: str

class WebhookPing(TypedDict):
    delivered: bool
    status: int | None
    error: str | None
    duration_ms: int

class WebhookPingResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: WebhookPing

class Workflow(TypedDict):
    id: str
    name: str
    status: Literal["DRAFT", "ACTIVE", "INACTIVE"]
    active_version: int | None
    newest_version: int
    created_at: str
    updated_at: str
    definition: WorkflowDefinition
    active_definition: WorkflowDefinition | None
    required_inputs: list[str]

class WorkflowCheck(TypedDict):
    ok: bool
    problems: list[WrongField]
    required_inputs: list[str]

class WorkflowCheckResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: WorkflowCheck

class WorkflowCondition(TypedDict):
    property: str
    operator: Literal["equals", "not_equals", "in", "greater", "less", "exists"]
    value: NotRequired[str | float | bool]
    values: NotRequired[list[str | float | bool]]

class WorkflowDefinition(TypedDict):
    start: str
    nodes: list[WorkflowNode]
    settings: NotRequired[WorkflowSettings]

class WorkflowExecution(TypedDict):
    id: str
    status: Literal["PENDING", "APPROVED", "REVIEW", "DECLINED", "EXPIRED", "ERROR"]
    workflow: WorkflowReference
    createdAt: str
    dataPurgedAt: str | None
    loip: NotRequired[LoipResult]
    checks: list[VerificationCheck | VerificationCheckMedia] | None

class WorkflowExecutionResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: WorkflowExecution

WorkflowNode = TypedDict("WorkflowNode", {"id": "str", "type": "Literal[\"DOCUMENT\", \"SELFIE\", \"PROOF_OF_ADDRESS\", \"CREDIT_CARD\", \"EVIDENCE\", \"FRAUD\", \"AML\", \"EKYC\", \"CONDITION\", \"END\"]", "next": "NotRequired[str]", "settings": "NotRequired[WorkflowNodeSettings]", "match": "NotRequired[Literal[\"all\", \"any\"]]", "when": "NotRequired[list[WorkflowCondition]]", "then": "NotRequired[str]", "else": "NotRequired[str]", "status": "NotRequired[Literal[\"DERIVED\", \"APPROVED\", \"REVIEW\", \"DECLINED\"]]"})

class WorkflowNodeSettings(TypedDict):
    retry_limit: NotRequired[int]
    accepted_documents: NotRequired[list[Literal["PASSPORT", "DRIVERS_LICENSE", "NATIONAL_ID", "RESIDENT_PERMIT"]]]
    accepted_countries: NotRequired[list[str]]
    not_accepted: NotRequired[Literal["RETRY", "FAIL"]]
    allow_specimens: NotRequired[bool]
    minimum_age: NotRequired[int]
    duplicate_check: NotRequired[bool]
    require_strong: NotRequired[list[str]]
    reference: NotRequired[Literal["DOCUMENT", "REFERENCE_IMAGE"]]
    address_from: NotRequired[Literal["INPUTS", "DOCUMENT"]]
    tamper_validation: NotRequired[bool]
    content_validation: NotRequired[bool]
    max_age_days: NotRequired[int]
    config: NotRequired[BeginPasskeyOptions]
    scheme: NotRequired[Literal["NIN", "BVN", "CPF"]]

class WorkflowReference(TypedDict):
    id: str
    name: str

class WorkflowSettings(TypedDict):
    token_minutes: NotRequired[int]
    execution_minutes: NotRequired[int]
    loip: NotRequired[bool]
    languages: NotRequired[list[Literal["en", "de", "es", "fr", "it", "pt", "hu", "ar", "zh"]]]
    branding: NotRequired[Branding]
    return_url: NotRequired[str]
    retry_url: NotRequired[str]
    allowed_origins: NotRequired[list[str]]
    key_ids: NotRequired[list[str]]

class WorkflowSummary(TypedDict):
    id: str
    name: str
    status: Literal["DRAFT", "ACTIVE", "INACTIVE"]
    active_version: int | None
    newest_version: int
    created_at: str
    updated_at: str

class WorkflowTemplate(TypedDict):
    id: str
    name: str
    about: str
    definition: WorkflowDefinition
    required_inputs: list[str]

class WorkflowTest(TypedDict):
    execution_id: str
    link: str
    expires_at: str

class WorkflowTestResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: WorkflowTest

class WorkflowVersion(TypedDict):
    version: int
    definition: WorkflowDefinition

class WorkflowVersionResponse(TypedDict):
    success: Literal[True]
    error: Nothing
    data: WorkflowVersion

class WrongField(TypedDict):
    field: str
    expected: str
