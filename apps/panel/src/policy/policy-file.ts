import type { PolicyFile, PolicyInput } from '@assay/management-api';

/** The most bytes of a file that the server takes. */
const MOST_BYTES = 1_000_000;

/** The policy as people review it: each condition as text, and once. */
export const policyText = (document: PolicyFile): string =>
  `${JSON.stringify({ ...document, rules: document.rules.map(({ when: _, ...rule }) => rule) }, null, 2)}\n`;

/** What is wrong with a file before the server sees it. */
export type FileProblem = 'too-large' | 'no-json' | 'no-policy';

/** The policy in a file. An answer of `GET /policy`, saved whole, is taken as well. */
export function readPolicyFile(text: string): { readonly document: PolicyInput } | FileProblem {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return 'too-large';
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return 'no-json';
  }
  for (const part of [value, (value as { data?: unknown } | null)?.data]) {
    const inner = (part as { document?: unknown } | null | undefined)?.document ?? part;
    if (inner !== null && typeof inner === 'object' && 'rules' in inner)
      return { document: inner as PolicyInput };
  }
  return 'no-policy';
}
