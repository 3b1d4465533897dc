import { type EnvironmentId, MEDIA_PATH } from '@assay/contract';
import { derivedKey, keyedDigest, sameDigest } from '../../platform/secrets/aes-gcm';
import { perSecret, type SigningSecrets } from '../../platform/secrets/signing-secrets';

const PURPOSE = 'assay media links v1';
/** Validity of a link in milliseconds: one hour after the request (docs/concepts/verification.md). */
const LINK_MS = 3_600_000;
/** Validity of a link to a file just opened, in milliseconds. */
const OPENED_MS = 600_000;

interface LinkQuery {
  readonly expires?: unknown;
  readonly signature?: unknown;
}

/** Returns the address of a stored object: the start of its link, which grants no access alone. */
export const mediaAddress = (
  origin: string,
  { environmentId, id }: { readonly environmentId: EnvironmentId; readonly id: string },
): string => `${origin}${MEDIA_PATH}/${environmentId}/${id}`;

const ADDRESS = new RegExp(`${MEDIA_PATH}/(\\d+)/[0-9a-f-]{36}$`);

export interface MediaLinks {
  /**
   * Returns a link to an object of the environment, valid from `now` on.
   * @param address result of `mediaAddress`, or a link signed here, even if expired: version 0.1 stored links
   *   in event data. Other values are returned unchanged.
   * @param lasts validity in milliseconds; default: one hour
   */
  link(address: string, environmentId: EnvironmentId, now: number, lasts?: number): string;
  /** Returns true if a GET of this object is allowed. */
  permits(media: { readonly space: string; readonly id: string }, query: LinkQuery, now: number): boolean;
}

/** Links that allow GET of one object until they expire. */
export function mediaLinks(signingSecrets: SigningSecrets): MediaLinks {
  const keyOf = perSecret((secret) => derivedKey(secret, PURPOSE));
  const signatureOf = (path: string, expires: string, secret: Buffer) =>
    keyedDigest(keyOf(secret), `GET\n${path}\n${expires}`);
  const isSigned = (path: string, { expires, signature }: LinkQuery): boolean =>
    typeof expires === 'string' &&
    typeof signature === 'string' &&
    /^\d{1,12}$/.test(expires) &&
    signingSecrets.accepted.some((secret) =>
      sameDigest(Buffer.from(signature, 'base64url'), signatureOf(path, expires, secret)),
    );
  return {
    link(text, environmentId, now, lasts = LINK_MS) {
      const [address = '', query] = text.split('?');
      const [path, space] = ADDRESS.exec(address) ?? [];
      if (path === undefined || Number(space) !== environmentId) return text;
      if (query !== undefined && !isSigned(path, Object.fromEntries(new URLSearchParams(query)))) return text;
      const expires = String(Math.floor((now + lasts) / 1000));
      const signature = signatureOf(path, expires, signingSecrets.signing).toString('base64url');
      return `${address}?expires=${expires}&signature=${signature}`;
    },
    permits: ({ space, id }, query, now) =>
      isSigned(`${MEDIA_PATH}/${space}/${id}`, query) && Number(query.expires) * 1000 > now,
  };
}

/** Returns a link to an object just opened, and its expiry in UNIX milliseconds. */
export const openedLink = (
  links: MediaLinks,
  media: { readonly environmentId: EnvironmentId; readonly id: string },
  now: number,
): { readonly path: string; readonly expiresAt: number } => ({
  path: links.link(mediaAddress('', media), media.environmentId, now, OPENED_MS),
  expiresAt: now + OPENED_MS,
});
