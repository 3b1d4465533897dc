import type { Capability, CheckProvider } from '../checks/provider';
import { type EngineKind, type EngineRunner, engineJob } from './engine-job';
import { NO_CERTIFICATES, type TrustedCertificates } from './trusted-certificates';

/** What the built-in document engine answers by reading. */
const DOCUMENT: readonly Capability[] = [
  'imageQualityCheckResult',
  'mrzCheckResult',
  'barcodeAnomalyCheckResult',
  'formatCheckResult',
  'logicCheckResult',
  'suspiciousDataCheckResult',
  'documentValidityCheckResult',
  'matchCheckResult',
  'dataIntegrityCheckResult',
  'ageVerificationCheckResult',
  'nameMatchCheckResult',
  'dateOfBirthCheckResult',
].map((subCheck) => ({ check: 'DOCUMENT', subCheck, strength: 'moderate' }) as const);
/** Traces of forgers: rules of thumb, which never say that there was none. */
const FORGERY: readonly Capability[] = [
  'screenCheckResult',
  'photocopyCheckResult',
  'photoForgeryCheckResult',
].map((subCheck) => ({ check: 'DOCUMENT', subCheck, strength: 'heuristic' }) as const);
/** By the chip, when a reader sent it. */
const CHIP: Capability = { check: 'DOCUMENT', subCheck: 'securityFeaturesCheckResult', strength: 'strong' };

/** What the built-in selfie engine answers. Injected cameras and deep fakes it cannot find out. */
const SELFIE: readonly Capability[] = ['livenessCheckResult', 'faceMatchingResult', 'mfdCheckResult'].map(
  (subCheck) => ({ check: 'SELFIE', subCheck, strength: 'moderate' }) as const,
);

/** The paper engine reads; what it read is judged by `paper-agreement`, behind it. */
const PAPER: readonly Capability[] = [
  { check: 'PROOF_OF_ADDRESS', subCheck: 'addressDocumentCheckResult', strength: 'heuristic' },
  { check: 'EVIDENCE', subCheck: 'tamperingCheckResult', strength: 'heuristic' },
];

/** What stands on the masked pictures of a card; its number never comes. */
const CARD: readonly Capability[] = ['nameMatchCheckResult', 'expiryDateCheckResult'].map(
  (subCheck) => ({ check: 'CREDIT_CARD', subCheck, strength: 'moderate' }) as const,
);

/** An engine as a provider of checks. */
const provider = (
  kind: EngineKind,
  version: string,
  capabilities: readonly Capability[],
  runner: EngineRunner,
  trusted: TrustedCertificates,
): CheckProvider => ({
  name: `built-in-${kind}`,
  version,
  queues: true,
  capabilities: () => capabilities,
  async evaluate(context) {
    const job = await engineJob(kind, context, trusted);
    // A card may have been typed in alone: no process is started for nothing.
    if (kind === 'card' && job.media.length === 0) return { findings: [] };
    return runner.run(job, context.signal);
  },
});

/**
 * The built-in engines, in the order in which they are asked.
 * @param trusted certificates that chips and codes on papers are held to
 */
export const engineProviders = (
  runner: EngineRunner,
  trusted: TrustedCertificates = NO_CERTIFICATES,
): readonly CheckProvider[] => [
  provider('document', '2', [...DOCUMENT, ...FORGERY, CHIP], runner, trusted),
  provider('selfie', '1', SELFIE, runner, trusted),
  provider('paper', '1', PAPER, runner, trusted),
  provider('card', '1', CARD, runner, trusted),
];
