import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { MEDIA_PATH } from '@assay/contract';

const PURPOSE = 'assay media links v1';
/** Document 1: a link ends an hour after the request. */
export const LINK_MS = 3_600_000;

export interface MediaLinks {
  /** @param origin where this deployment is reached, without a slash at its end. */
  sign(origin: string, media: { readonly spaceId: number; readonly id: string }, now: number): string;
  /** Whether a GET of this object may be answered. */
  permits(
    media: { readonly space: string; readonly id: string },
    query: { readonly expires: unknown; readonly signature: unknown },
    now: number,
  ): boolean;
}

/** Links that open one object by GET until they end. */
export function mediaLinks(signingSecret: Buffer): MediaLinks {
  const key = Buffer.from(hkdfSync('sha256', signingSecret, Buffer.alloc(0), PURPOSE, 32));
  const sealOf = (path: string, expires: string) =>
    createHmac('sha256', key).update(`GET\n${path}\n${expires}`).digest();
  return {
    sign(origin, { spaceId, id }, now) {
      const path = `${MEDIA_PATH}/${spaceId}/${id}`;
      const expires = String(Math.floor((now + LINK_MS) / 1000));
      return `${origin}${path}?expires=${expires}&signature=${sealOf(path, expires).toString('base64url')}`;
    },
    permits({ space, id }, { expires, signature }, now) {
      if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires))
        return false;
      const right = sealOf(`${MEDIA_PATH}/${space}/${id}`, expires);
      const given = Buffer.from(signature, 'base64url');
      return given.length === right.length && timingSafeEqual(given, right) && Number(expires) * 1000 > now;
    },
  };
}
