import { flag, literals, named, nullable, number, type Static, string, stringOrNull, Type } from '../schema';
import { EXECUTION_STATUSES } from '../verification/steps';

const moment = Type.String({ format: 'date-time' });

/**
 * `idv_details` of the fraud call: the verification that `idv_reference_id` names, as it stood when the call came. What
 * was read of a document is compared with the request and not repeated; null = one side does not have it.
 */
export const idvDetails = named('IdvDetails', {
  execution_id: Type.String({ format: 'uuid' }),
  status: literals(EXECUTION_STATUSES),
  workflow_name: string,
  created_at: moment,
  finished_at: nullable(moment),
  /** Days since it ended, or since it began while it goes on; two decimals. */
  age_days: number,
  user_id_match: flag,
  name_match: flag,
  dob_match: flag,
  document_type: stringOrNull,
  document_country: stringOrNull,
  duplicates_found: flag,
  loip_result: stringOrNull,
});
export type IdvDetails = Static<typeof idvDetails>;
