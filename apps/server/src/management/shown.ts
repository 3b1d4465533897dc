import { type DataRoute, maskAnswer, type Static, type TSchema } from '@assay/contract';
import type { Principal } from '../identity/index';

const seesAll = ({ role }: Pick<Principal, 'role'>): boolean => role.permissions.includes('personal:see');

/** What somebody gets of an answer: all of it, or with the personal data in it masked. */
export const shownTo = <Data extends TSchema>(
  principal: Pick<Principal, 'role'>,
  route: DataRoute<Data>,
  data: Static<Data>,
): Static<Data> => (seesAll(principal) ? data : maskAnswer(route.success.data, data));

/** The same of an answer that is JSON text already: one that was kept for its Idempotency-Key, perhaps by somebody else. */
export function textShownTo(principal: Pick<Principal, 'role'>, route: DataRoute, text: string): string {
  if (seesAll(principal)) return text;
  const answer = JSON.parse(text) as { readonly data: unknown };
  return JSON.stringify({ ...answer, data: maskAnswer(route.success.data, answer.data as never) });
}
