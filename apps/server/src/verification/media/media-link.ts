import { MEDIA_PATH, type SpaceId } from '@assay/contract';
import { derivedKey } from '../../platform/secrets/derived-key';
import { keyedDigest, sameDigest } from '../../platform/secrets/keyed-digest';

const PURPOSE = 'assay media links v1';
/** A link ends an hour after the request (docs/verification.md). */
const LINK_MS = 3_600_000;

export interface MediaLinks {
  /** @param origin where this deployment is reached, without a slash at its end. */
  sign(origin: string, media: { readonly spaceId: SpaceId; readonly id: string }, now: number): string;
  /** Whether a GET of this object may be answered. */
  permits(
    media: { readonly space: string; readonly id: string },
    query: { readonly expires: unknown; readonly signature: unknown },
    now: number,
  ): boolean;
  /**
   * A text in which every link of this deployment to media of the space is made anew, also those that have ended. What was
   * not signed here stays as it is.
   */
  renewed(text: string, spaceId: SpaceId, now: number): string;
}

/** A link behind its origin, as JSON holds it. */
const LINK = new RegExp(
  `(${MEDIA_PATH}/(\\d+)/[0-9a-f-]{36})\\?expires=(\\d{1,12})&signature=([\\w-]{43})`,
  'g',
);

/** Links that open one object by GET until they end. */
export function mediaLinks(signingSecret: Buffer): MediaLinks {
  const key = derivedKey(signingSecret, PURPOSE);
  const signatureOf = (path: string, expires: string) => keyedDigest(key, `GET\n${path}\n${expires}`);
  const isSigned = (path: string, expires: string, signature: string) =>
    sameDigest(Buffer.from(signature, 'base64url'), signatureOf(path, expires));
  const signed = (path: string, now: number) => {
    const expires = String(Math.floor((now + LINK_MS) / 1000));
    return `${path}?expires=${expires}&signature=${signatureOf(path, expires).toString('base64url')}`;
  };
  return {
    sign: (origin, { spaceId, id }, now) => origin + signed(`${MEDIA_PATH}/${spaceId}/${id}`, now),
    permits({ space, id }, { expires, signature }, now) {
      if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires))
        return false;
      return isSigned(`${MEDIA_PATH}/${space}/${id}`, expires, signature) && Number(expires) * 1000 > now;
    },
    renewed: (text, spaceId, now) =>
      text.replace(LINK, (link, path: string, space: string, expires: string, signature: string) =>
        Number(space) === spaceId && isSigned(path, expires, signature) ? signed(path, now) : link,
      ),
  };
}
