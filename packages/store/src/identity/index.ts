export type { AuditLogHead, NoteHeads } from '../connection/connection';
export {
  type Account,
  type AccountSettings,
  type AccountVersions,
  accountVersions,
  createAccount,
  dropLogo,
  findAccount,
  listAccounts,
  lockAccount,
  lockAccounts,
  readLogo,
  renameAccount,
  saveLogo,
  saveSettings,
} from './accounts';
export { type ApiKey, endKey, findKey, findKeyByHash, insertKey, listKeys } from './api-keys';
export {
  type AuditLogFilter,
  type AuditLogState,
  type AuditRecord,
  adoptTrails,
  appendAudit,
  appendAuditAlone,
  type ChainedRecord,
  chainHash,
  GENESIS,
  hasHead,
  listAudit,
  readAuditLog,
  verifyAudit,
} from './audit';
export { type AuditSum, accountsWithAuditTally, addToAuditTally, settleAuditTally } from './audit-tally';
export {
  deleteIdentities,
  findIdentity,
  forgetSpentSignIns,
  hasIdentity,
  insertIdentity,
  type ProviderSubject,
  spendSignIn,
} from './panel-identities';
export {
  deleteInvitation,
  findInvitation,
  findInvitationsOf,
  listInvitations,
  type PanelInvitation,
  saveInvitation,
} from './panel-invitations';
export {
  deletePasskey,
  deletePasskeys,
  findPasskey,
  insertPasskey,
  listPasskeys,
  type Passkey,
  type PasskeyUse,
  usePasskey,
} from './panel-passkeys';
export {
  beginFactor,
  confirmFactor,
  deleteFactors,
  findFactor,
  replaceRecovery,
  type SecondFactor,
  secondFactorPlace,
  useRecovery,
  useStep,
} from './panel-second-factors';
export {
  deletePanelSession,
  deleteSessionsOf,
  forgetExpiredSessions,
  insertPanelSession,
  listPanelSessions,
  type PanelSession,
  type SessionLife,
  usePanelSession,
} from './panel-sessions';
export {
  deletePanelUser,
  findPanelUser,
  findPanelUserById,
  holdPassword,
  insertPanelUser,
  listPanelUsers,
  lockPanelUser,
  type PanelUser,
  type StoredPanelUser,
  savePanelName,
  savePanelRole,
  savePassword,
} from './panel-users';
export { leaseTokens, type TokenBucket } from './rate-lease';
export {
  clearSignIn,
  countNetworkAttempt,
  countSignIn,
  forgetSignIns,
  type NetworkAttempts,
  readSignIns,
  type SignInRecord,
  uncountNetworkAttempt,
  uncountSignIn,
} from './sign-ins';
