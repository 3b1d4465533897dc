import { ERASE_DOMAINS, type EraseV1, readEraseV1 } from '@assay/contract';
import type { EraseCounts } from '@assay/store';
import type { Caller } from '../../identity/index';
import type { EraseService } from '../../privacy/index';

/** What today's work removed in the words of v1: transactions, and how many of their calls named each kind of value. */
const eraseV1Of = (counts: EraseCounts): EraseV1 => ({
  transaction_records: counts.transactions ?? 0,
  email_records: counts.emails ?? 0,
  phone_records: counts.phones ?? 0,
  ip_records: counts.ips ?? 0,
  dry_run: false,
});

/**
 * Erases in every domain and waits for it, as v1 did.
 * @throws ApiError 1000, 1006
 */
export async function eraseByV1(service: EraseService, caller: Caller, body: unknown): Promise<EraseV1> {
  return eraseV1Of(await service.eraseNow(caller, readEraseV1(body), ERASE_DOMAINS));
}
