import { SigningSecrets } from '../signing-secrets';

/** Returns a deployment's signing secrets before any rotation. */
export const signingSecretsOf = (secret: Buffer): SigningSecrets =>
  new SigningSecrets([{ secret, createdAt: 0, refusedFrom: null }], Date.now);
