import type { WorkflowDefinition } from '@assay/contract';

type Settings = NonNullable<WorkflowDefinition['settings']>;

/** Scheme, host and port; nothing that could end a directive or start another one. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

function originOf(address: string): string | null {
  try {
    const { origin } = new URL(address);
    return ORIGIN.test(origin) ? origin : null;
  } catch {
    return null;
  }
}

const originsOf = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(
    addresses
      .map((address) => (address === undefined ? null : originOf(address)))
      .filter((origin) => origin !== null),
  ),
];

/** Pages that may show the flow: those that the workflow names, or any; nobody's for an unknown execution. */
function ancestors(settings: Settings | null): string {
  if (!settings) return "'none'";
  const listed = settings.allowed_origins ?? [];
  // What is listed and cannot be read lets nobody in, rather than everybody.
  return listed.length === 0 ? 'http: https:' : originsOf(listed).join(' ') || "'none'";
}

/** Origins of the workflow's logos and font, and its own pages, which may lend the SDK a logo too. */
function lenders({ branding = {}, allowed_origins: own = [] }: Settings): string {
  const { light, dark, fontUrl } = branding;
  return originsOf([light?.logoUrl, dark?.logoUrl, fontUrl, ...own])
    .map((origin) => ` ${origin}`)
    .join('');
}

/**
 * Content-Security-Policy of the page (CSP Level 3): everything from the server itself, pictures and fonts also from
 * where the workflow has them. `wasm-unsafe-eval` and workers from `blob:` are for the engines.
 *
 * @param settings of the execution's workflow; null = no such execution
 */
export function contentPolicy(settings: Settings | null): string {
  const lent = settings ? lenders(settings) : '';
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    `img-src 'self' blob: data:${lent}`,
    `font-src 'self'${lent}`,
    "connect-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors(settings)}`,
  ].join('; ');
}
