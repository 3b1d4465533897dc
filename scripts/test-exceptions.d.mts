import type { AllowedSkip, Quarantined } from './test-verdict.mjs';

export declare const QUARANTINE: readonly Quarantined[];
export declare const ALLOWED_SKIPS: readonly AllowedSkip[];
