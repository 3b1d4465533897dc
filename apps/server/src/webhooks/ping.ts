import type { WebhookEndpoint } from '@assay/store';
import type { LanePorts } from './lane';
import { signingOf } from './lane';
import { messageBody, plainHeaders, signedHeaders } from './message';
import type { Receiver, Reply } from './receiver';

const pingBody = (at: number): string => messageBody({ event: 'ping', at, data: '{}' });
/** Management requests end sooner than deliveries may take. */
const TIME_LIMIT_MS = 10_000;
const patience = () => AbortSignal.timeout(TIME_LIMIT_MS);

/** Asks a URL whether it wants to be an endpoint: an unsigned ping, for nobody has a secret yet. */
export const pingUnsigned = (receiver: Receiver, url: string, at: number): Promise<Reply> =>
  receiver.post(url, plainHeaders, pingBody(at), patience());

/** A ping as deliveries are: signed, so that the receiver's check can be tried out. */
export function pingSigned(
  ports: Pick<LanePorts, 'receiver' | 'box' | 'signatureHeader'>,
  endpoint: WebhookEndpoint,
  id: string,
  at: number,
): Promise<Reply> {
  const body = pingBody(at);
  const headers = signedHeaders(id, body, at, signingOf(endpoint, ports, at));
  return ports.receiver.post(endpoint.url, headers, body, patience());
}
