import { foundation } from './0001-foundation';
import { webhooks } from './0002-webhooks';
import { screening } from './0003-screening';
import { feedback } from './0004-feedback';
import { models } from './0005-models';
import { devices } from './0006-devices';
import { sessionMonitoring } from './0007-session-monitoring';
import { erase } from './0008-erase';
import { verification } from './0009-verification';
import { faces } from './0010-faces';
import { tokenDoubts } from './0011-token-doubts';
import { findings } from './0012-findings';
import { velocityKey } from './0013-velocity-key';
import { fastCompression } from './0014-fast-compression';
import { uncompressedTexts } from './0015-uncompressed-texts';
import { deviceIdentities } from './0016-device-identities';
import { keysOutside } from './0017-keys-outside';
import { identityRegistry } from './0018-identity-registry';
import { encryptedRecords } from './0019-sealed-records';
import { encryptedMedia } from './0020-sealed-media';
import { encryptedPersons } from './0021-sealed-persons';
import { dataUpdates } from './0022-data-updates';
import { find } from './0023-find';
import { wall } from './0024-wall';
import { auditMarks } from './0025-audit-marks';
import { signIns } from './0026-sign-ins';
import { identityOutcomes } from './0027-identity-outcomes';
import { people } from './0028-people';
import { encryptedLists } from './0035-sealed-lists';
import { refusedSecrets } from './0036-refused-secrets';
import { secondFactors } from './0037-second-factors';
import { queues } from './0038-queues';
import { passkeys } from './0039-passkeys';
import { joinedCounts } from './0040-joined-counts';
import { cancelledJobs } from './0041-cancelled-jobs';
import { labelledEvents } from './0042-labelled-events';
import { sums } from './0043-sums';
import { executionFind } from './0044-execution-find';
import { ruleSums } from './0045-rule-sums';
import { providerSignIns } from './0046-provider-sign-ins';
import { policyProposals } from './0047-policy-proposals';
import { pictures } from './0048-pictures';
import { transactionNotes } from './0049-transaction-notes';
import { whitelist } from './0050-whitelist';
import { attachments } from './0051-attachments';
import { userNames } from './0052-user-names';
import { accountLogo } from './0053-account-logo';
import { indexSnapshots } from './0054-index-snapshots';
import { velocityPartitions } from './0055-velocity-partitions';
import { monitoredTerms } from './0056-monitored-terms';
import { leases } from './0057-leases';
import { counterparties } from './0058-counterparties';
import { paymentEvents } from './0060-payment-events';
import { monitoring } from './0062-monitoring';
import { auditTally } from './0065-audit-tally';
import { alertQueues } from './0066-alert-queues';
import { screeningResolutions } from './0070-screening-resolutions';
import { modelDrift } from './0071-model-drift';
import { monitoringPopulation } from './0072-monitoring-population';

/**
 * Every migration in order. A released one is never edited; a later one changes it. The exception is migration 8: it adds
 * columns that edited old migrations lacked in databases of 0.1.0.
 */
export const MIGRATIONS: readonly {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}[] = [
  { version: 1, name: 'foundation', sql: foundation },
  { version: 2, name: 'webhooks', sql: webhooks },
  { version: 3, name: 'screening', sql: screening },
  { version: 4, name: 'feedback', sql: feedback },
  { version: 5, name: 'models', sql: models },
  { version: 6, name: 'devices', sql: devices },
  { version: 7, name: 'session-monitoring', sql: sessionMonitoring },
  { version: 8, name: 'erase', sql: erase },
  { version: 9, name: 'verification', sql: verification },
  { version: 10, name: 'faces', sql: faces },
  { version: 11, name: 'token-doubts', sql: tokenDoubts },
  { version: 12, name: 'findings', sql: findings },
  { version: 13, name: 'velocity-key', sql: velocityKey },
  { version: 14, name: 'fast-compression', sql: fastCompression },
  { version: 15, name: 'uncompressed-texts', sql: uncompressedTexts },
  { version: 16, name: 'device-identities', sql: deviceIdentities },
  { version: 17, name: 'keys-outside', sql: keysOutside },
  { version: 18, name: 'identity-registry', sql: identityRegistry },
  { version: 19, name: 'sealed-records', sql: encryptedRecords },
  { version: 20, name: 'sealed-media', sql: encryptedMedia },
  { version: 21, name: 'sealed-persons', sql: encryptedPersons },
  { version: 22, name: 'data-updates', sql: dataUpdates },
  { version: 23, name: 'find', sql: find },
  { version: 24, name: 'wall', sql: wall },
  { version: 25, name: 'audit-marks', sql: auditMarks },
  { version: 26, name: 'sign-ins', sql: signIns },
  { version: 27, name: 'identity-outcomes', sql: identityOutcomes },
  { version: 28, name: 'people', sql: people },
  { version: 35, name: 'sealed-lists', sql: encryptedLists },
  { version: 36, name: 'refused-secrets', sql: refusedSecrets },
  { version: 37, name: 'second-factors', sql: secondFactors },
  { version: 38, name: 'queues', sql: queues },
  { version: 39, name: 'passkeys', sql: passkeys },
  { version: 40, name: 'joined-counts', sql: joinedCounts },
  { version: 41, name: 'cancelled-jobs', sql: cancelledJobs },
  { version: 42, name: 'labelled-events', sql: labelledEvents },
  { version: 43, name: 'sums', sql: sums },
  { version: 44, name: 'execution-find', sql: executionFind },
  { version: 45, name: 'rule-sums', sql: ruleSums },
  { version: 46, name: 'provider-sign-ins', sql: providerSignIns },
  { version: 47, name: 'policy-proposals', sql: policyProposals },
  { version: 48, name: 'pictures', sql: pictures },
  { version: 49, name: 'transaction-notes', sql: transactionNotes },
  { version: 50, name: 'whitelist', sql: whitelist },
  { version: 51, name: 'attachments', sql: attachments },
  { version: 52, name: 'user-names', sql: userNames },
  { version: 53, name: 'account-logo', sql: accountLogo },
  { version: 54, name: 'index-snapshots', sql: indexSnapshots },
  { version: 55, name: 'velocity-partitions', sql: velocityPartitions },
  { version: 56, name: 'monitored-terms', sql: monitoredTerms },
  { version: 57, name: 'leases', sql: leases },
  { version: 58, name: 'counterparties', sql: counterparties },
  { version: 60, name: 'payment-events', sql: paymentEvents },
  { version: 62, name: 'monitoring', sql: monitoring },
  { version: 65, name: 'audit-tally', sql: auditTally },
  { version: 66, name: 'alert-queues', sql: alertQueues },
  { version: 70, name: 'screening-resolutions', sql: screeningResolutions },
  { version: 71, name: 'model-drift', sql: modelDrift },
  { version: 72, name: 'monitoring-population', sql: monitoringPopulation },
];
