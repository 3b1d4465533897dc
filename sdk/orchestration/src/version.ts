import { version as ofPackage } from '../package.json';

/** Commit of the build; null if unknown. Set by the build. */
declare const COMMIT_HASH: string | null;

export const VERSION: string = ofPackage;

export const version: { readonly version: string; readonly commitHash: string | null } = {
  version: VERSION,
  commitHash: typeof COMMIT_HASH === 'undefined' ? null : COMMIT_HASH,
};
