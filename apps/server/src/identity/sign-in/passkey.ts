import type { Connection, Database, Passkey, PasskeyUse } from '@assay/store';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { RoutePorts } from '../accounts/directory';

/* Passkeys (WebAuthn): an authenticator signs a challenge of this deployment, bound to this host name. */

const LIFE_MS = 300_000;
const TIME_BYTES = 8;
const NONCE_BYTES = 16;
const HEAD_BYTES = TIME_BYTES + NONCE_BYTES;

/** Purpose of a challenge: sign-in, or registration of a passkey for a user. */
type ChallengePurpose = 'sign-in' | `user ${string}`;

type Ports = Pick<RoutePorts, 'database' | 'runtime'>;
/** An unvalidated response of the browser. */
export type BrowserAnswer = { readonly [member: string]: unknown };

/** Loaded at the first passkey request, because most servers have none. */
const webAuthn = () => import('@simplewebauthn/server');

function markOf(database: Database | Connection, purpose: ChallengePurpose, head: Buffer): Buffer {
  const mark = database.vault.mark(Buffer.concat([Buffer.from(`passkey challenge ${purpose} `), head]));
  if (!mark) throw new Error('passkeys need the deployment keys');
  return mark;
}

/**
 * Builds a challenge from the time, a nonce and the deployment's MAC of both, so unanswered challenges need
 * no storage.
 */
function newChallenge({ database, runtime }: Ports, purpose: ChallengePurpose): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(runtime.now()));
  const head = Buffer.concat([time, runtime.bytes(NONCE_BYTES)]);
  return Uint8Array.from(Buffer.concat([head, markOf(database, purpose, head)]));
}

/** @returns the creation time in UNIX milliseconds; null = forged or expired */
function timeOfChallenge(
  { database, runtime }: Ports,
  purpose: ChallengePurpose,
  challenge: string,
): number | null {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  const marked = Buffer.concat([Buffer.from(`passkey challenge ${purpose} `), head]);
  if (head.length < HEAD_BYTES || !database.vault.marks(marked, bytes.subarray(HEAD_BYTES))) return null;
  const madeAt = Number(head.readBigUInt64BE());
  return runtime.now() - madeAt <= LIFE_MS ? madeAt : null;
}

/** Returns the host name and the origin of the requesting page. */
export const siteOf = ({ protocol, host, hostname }: FastifyRequest) => ({
  site: hostname,
  origin: `${protocol}://${host}`,
});
type Site = ReturnType<typeof siteOf>;

/** Returns options for `navigator.credentials.get`. */
export async function signInOptions(ports: Ports, { site }: Site) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: site,
    challenge: newChallenge(ports, 'sign-in'),
    timeout: LIFE_MS,
    userVerification: 'required',
  });
}

/**
 * Returns options for `navigator.credentials.create`.
 * @param known passkeys of the user; an authenticator that has one doesn't create another
 */
export async function additionOptions(
  ports: Ports,
  { site }: Site,
  user: { readonly id: string; readonly email: string },
  known: readonly Passkey[],
) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: 'Assay',
    rpID: site,
    userName: user.email,
    userDisplayName: user.email,
    userID: Uint8Array.from(Buffer.from(user.id)),
    challenge: newChallenge(ports, `user ${user.id}`),
    timeout: LIFE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Checks a response to `additionOptions`.
 * @returns the passkey, or null when the response is invalid or answers another challenge
 */
export async function checkAddition(
  ports: Ports,
  { site, origin }: Site,
  userId: string,
  answer: BrowserAnswer,
): Promise<Pick<Passkey, 'site' | 'credentialId' | 'publicKey' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const checked = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => timeOfChallenge(ports, `user ${userId}`, challenge) !== null,
    expectedOrigin: origin,
    expectedRPID: site,
    requireUserVerification: true,
    // The library throws on any invalid response, from a missing member to a wrong signature.
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    site,
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
  };
}

const credentialOf = ({ credentialId, publicKey, counter }: Passkey): WebAuthnCredential => ({
  id: credentialId.toString('base64url'),
  publicKey: Uint8Array.from(publicKey),
  counter,
});

/**
 * Checks a response to `signInOptions`.
 * @returns the proof of a passkey, to be consumed once; null = invalid
 */
export async function checkUse(
  ports: Ports,
  { site, origin }: Site,
  passkey: Passkey,
  answer: BrowserAnswer,
): Promise<PasskeyUse | null> {
  if (passkey.site !== site) return null;
  const { verifyAuthenticationResponse } = await webAuthn();
  let challengedAt: number | null = null;
  const checked = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge(challenge) {
      challengedAt = timeOfChallenge(ports, 'sign-in', challenge);
      return challengedAt !== null;
    },
    expectedOrigin: origin,
    expectedRPID: site,
    credential: credentialOf(passkey),
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified || challengedAt === null) return null;
  return {
    challengedAt,
    counter: checked.authenticationInfo.newCounter,
    now: new Date(ports.runtime.now()),
  };
}
