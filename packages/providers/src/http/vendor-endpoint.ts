import type { GuardedFetch } from '../net/guarded-fetch';

/** Where a vendor's API is and how it is reached. */
export interface VendorEndpoint {
  /** Base URL; a path in it is kept (`https://gateway.example/hibp`). */
  readonly baseUrl: string;
  readonly fetch: GuardedFetch;
  /** Names this product to the vendor. */
  readonly userAgent: string;
}

/** `baseUrl` and encoded path segments as one URL. */
export function vendorUrl(
  baseUrl: string,
  segments: readonly string[],
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/${segments.map(encodeURIComponent).join('/')}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
