import { named, type TSchema, Type } from '@assay/contract';
import { MANAGEMENT_PREFIX, type ManagementRoute, managementRoute } from './document';

/** Shorter than this is no reason that anybody could follow later. */
const SHORTEST_REASON = 5;
const LONGEST_REASON = 300;

const reveal = named('RevealReason', {
  reason: Type.String({
    minLength: SHORTEST_REASON,
    maxLength: LONGEST_REASON,
    pattern: '\\S.*\\S',
    description: 'Why it has to be seen; kept in the audit trail, so name no person in it',
  }),
});
interface Reveal {
  readonly reason: string;
}

/** A route that gives a record in the clear. */
export type RevealRoute<Query, D extends TSchema> = ManagementRoute<Reveal, Query, D>;

/**
 * The route beside one that answers a record: the same in the clear, for those who get it masked.
 * @param what the record, as the summary calls it
 */
export function revealOf<Query, D extends TSchema, const P extends string>(
  operationId: string,
  route: ManagementRoute<undefined, Query, D, 'get', P>,
  what: string,
): ManagementRoute<Reveal, Query, D, 'post', `${P}/reveal`> {
  const base = managementRoute({
    operationId,
    method: 'post',
    path: `${route.path.slice(MANAGEMENT_PREFIX.length)}/reveal`,
    tag: route.tag,
    summary: `Shows ${what} in the clear, with a reason`,
    description:
      'For roles that get personal data masked. Who, what and the reason are in the audit trail before the answer leaves. It changes nothing: to repeat it is another record.',
    body: reveal,
    bodyExample: { reason: 'Complaint 4711: the customer asks what was kept' },
    data: route.success.data,
  });
  const errors = base.errors.filter((name) => name !== 'conflict');
  return {
    ...base,
    path: `${route.path}/reveal`,
    parameters: route.parameters ?? [],
    errors: [...new Set([...errors, ...route.errors])],
    readQuery: route.readQuery,
    reveals: route,
  };
}
