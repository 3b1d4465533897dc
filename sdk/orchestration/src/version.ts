import { version as ofPackage } from '../package.json';

/** The commit that a build was made of; null where it was not known. Set by the build. */
declare const COMMIT_HASH: string | null;

export const VERSION: string = ofPackage;

export const version: { readonly version: string; readonly commitHash: string | null } = {
  version: VERSION,
  commitHash: typeof COMMIT_HASH === 'undefined' ? null : COMMIT_HASH,
};
