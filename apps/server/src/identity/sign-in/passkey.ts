import type { Connection, Database, Passkey, PasskeyUse } from '@assay/store';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { RoutePorts } from '../accounts/directory';

/* Passkeys (WebAuthn): a device that knows its user signs a challenge of this deployment, for this host name and no other. */

const LIFE_MS = 300_000;
const TIME_BYTES = 8;
const NONCE_BYTES = 16;
const HEAD_BYTES = TIME_BYTES + NONCE_BYTES;

/** For what a challenge is answered: signing in, or adding a passkey of a user. */
type ChallengePurpose = 'sign-in' | `user ${string}`;

type Ports = Pick<RoutePorts, 'database' | 'ambient'>;
/** What a browser answered: nothing of it is known yet. */
export type BrowserAnswer = { readonly [member: string]: unknown };

/** Loaded when the first passkey is asked for: most servers never are. */
const webAuthn = () => import('@simplewebauthn/server');

function markOf(database: Database | Connection, purpose: ChallengePurpose, head: Buffer): Buffer {
  const mark = database.vault.mark(Buffer.concat([Buffer.from(`passkey challenge ${purpose} `), head]));
  if (!mark) throw new Error('passkeys need the keys of the deployment');
  return mark;
}

/** Its time, a nonce, and the deployment's mark of both: nothing is stored of a challenge that nobody answers. */
function newChallenge({ database, ambient }: Ports, purpose: ChallengePurpose): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(ambient.now()));
  const head = Buffer.concat([time, ambient.bytes(NONCE_BYTES)]);
  return Uint8Array.from(Buffer.concat([head, markOf(database, purpose, head)]));
}

/** @returns when the challenge was made, UNIX milliseconds; null = it is none of ours, or over */
function timeOfChallenge(
  { database, ambient }: Ports,
  purpose: ChallengePurpose,
  challenge: string,
): number | null {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  const marked = Buffer.concat([Buffer.from(`passkey challenge ${purpose} `), head]);
  if (head.length < HEAD_BYTES || !database.vault.marks(marked, bytes.subarray(HEAD_BYTES))) return null;
  const madeAt = Number(head.readBigUInt64BE());
  return ambient.now() - madeAt <= LIFE_MS ? madeAt : null;
}

/** The host name and the origin of the page that asks. */
export const siteOf = ({ protocol, host, hostname }: FastifyRequest) => ({
  site: hostname,
  origin: `${protocol}://${host}`,
});
type Site = ReturnType<typeof siteOf>;

/** Options for `navigator.credentials.get`. */
export async function signInOptions(ports: Ports, { site }: Site) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: site,
    challenge: newChallenge(ports, 'sign-in'),
    timeout: LIFE_MS,
    userVerification: 'required',
  });
}

/** Options for `navigator.credentials.create`. @param known passkeys of the user: a device makes no second one */
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

/** The passkey of an answer to `additionOptions`. @returns null when the answer is none, or to something else */
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
    // Whatever does not hold is thrown, from a missing member to a wrong signature.
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

/** What an answer to `signInOptions` proves of a passkey, to be taken once. @returns null = nothing */
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
    now: new Date(ports.ambient.now()),
  };
}
