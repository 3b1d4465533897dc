export {
  type AccountChange,
  DEFAULT_SESSION_HOURS,
  DEFAULT_SESSION_IDLE_MINUTES,
  LOGO_LIMITS,
  LOGO_TYPES,
  type ManagedAccount,
} from './account';
export type { AlertCaseDocument, AlertDocument, AlertSummary, CaseFileDocument } from './alerts';
export {
  ATTACHMENT_BYTES,
  ATTACHMENT_UPLOADS,
  ATTACHMENTS,
  type Attachment,
  MAX_ATTACHMENTS,
} from './attachments';
export type {
  AutoResolutionDocument,
  AutoResolutionRule,
  AutoResolutionSettings,
} from './auto-resolution';
export type { BacktestResult } from './backtests';
export type { CaseDocument, CaseSummary } from './cases';
export type { ClearedMatch } from './cleared-matches';
export {
  type Dashboard,
  type DashboardPeriod,
  type ListedRuleMetrics,
  MAX_DASHBOARD_DAYS,
  type RuleHistory,
  type RuleMetrics,
} from './dashboard';
export { type DisputeRates, MAX_DISPUTE_MONTHS } from './dispute-rates';
export { MANAGEMENT_PREFIX, type ManagementRoute, managementRoute, type RevealRoute } from './document';
export { type EvaluationSummary, MAX_REASONS } from './evaluation-list';
export type { EvaluationRecord, RuleTest } from './evaluations';
export type {
  ExecutionReview,
  FieldVerdict,
  LoipConditionResult,
  ReviewFace,
  ReviewField,
  ReviewMedia,
  ReviewStep,
} from './execution-review';
export { FOUND_KINDS, type Found, type FoundKind, MAX_MATCHES, MAX_VIEWS, type SavedView } from './find';
export type { Health } from './health';
export type { IssuedKey, ManagedKey } from './keys';
export {
  CLUSTER_CALLS,
  CLUSTER_HELD_CALLS,
  CLUSTER_KEY_CALLS,
  CLUSTER_MS,
  COUNTED_CALLS,
  HUB_PEOPLE,
  LINKED_CALLS,
  type LinkCluster,
  type LinkClusters,
  type Linked,
  type Links,
  MAX_CLUSTER_IDENTIFIERS,
  MAX_CLUSTERS,
  NAMED_CALLS,
} from './links';
export {
  LIST_FILE_BYTES,
  LIST_FILE_ROUTES,
  type ListImportProgress,
  type ManagedListDocument,
} from './lists';
export type {
  ModelDriftCheck,
  ModelReport,
  ShareWithInterval,
  SuggestionsResult,
  TrainingResult,
} from './models';
export { OIDC_RETURN_PATH } from './oidc';
export type { DataUpdateDocument, UpdateTopic } from './operation';
export { MAX_PASSKEYS, type ManagedPasskey } from './passkeys';
export type { DisputeProgram, PaymentEventSettings, PaymentLabelRule } from './payment-event-settings';
export {
  type BulkPaymentEvent,
  type BulkPaymentEventResult,
  bulkPaymentEvent,
  EVENT_FILE_FIELDS,
  type EventFileField,
  MAX_LISTED_EVENTS,
  type PaymentEventDocument,
  type PaymentEventImport,
} from './payment-events';
export { MAX_ROLES, type ManagedInvitation, type ManagedRole, type ManagedUser } from './people';
export type { Differences, PolicyFile, PolicyInput } from './policy';
export type { PolicyProposalHeading } from './policy-proposals';
export {
  MAX_QUEUES,
  QUEUE_FILTERS,
  type Queue,
  type QueueFilter,
  type QueueItem,
  type QueuePerson,
  type WholeQueueItem,
} from './queues';
export {
  builtInRole,
  GRANTABLE,
  mayAsk,
  mayAskForTestData,
  mayGive,
  neededFor,
  PANEL_ROLES,
  type PanelRole,
  permissionsOf,
  type Role,
  TEST_KEY_ROLE,
} from './roles';
export { MANAGEMENT, MANAGEMENT_ROUTES, type ManagementApi } from './routes';
export type { ManagedRule, RuleInput } from './rules';
export type { ManagedProfile, MonitoredDocument } from './screening';
export { readScreeningExport, SCREENING_EXPORT_ROUTES } from './screening-export';
export { type OpenSession, PANEL_HEADER, SESSION_COOKIE, type Session } from './session';
export {
  type LinkedEvaluationDocument,
  STREAM_MANAGEMENT,
  type StreamDocument,
  type StreamNetwork,
  type StreamSummaryDocument,
  type StreamTimelineEvent,
} from './streams';
export type { TypologyRunResult } from './typologies';
export { MAX_WEBHOOKS, type ManagedDelivery, type ManagedWebhook } from './webhooks';
export type { ExecutionSummary, MadeDecision, ManagedExecution } from './workflows';
