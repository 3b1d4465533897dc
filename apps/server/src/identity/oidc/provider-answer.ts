import { hash } from 'node:crypto';
import { ApiError } from '@assay/contract';
import { spendSignIn } from '@assay/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sameDigest } from '../../platform/secrets/keyed-digest';
import type { RoutePorts } from '../accounts/route-ports';
import { refuseSignIn } from '../sign-in/sign-in';
import { dropFlow, type FlowPurpose, readFlow } from './oidc-flow';
import type { OidcPerson, OidcProvider } from './provider';

const refused = () => new ApiError('providerRefused');

/**
 * Whom the answer of a provider stands for. An attempt ends with its first answer, whatever that is.
 * @throws ApiError 2010, 2012
 */
export async function personOfAnswer(
  routePorts: RoutePorts,
  provider: OidcProvider,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { answer, purpose }: { readonly answer: string; readonly purpose: FlowPurpose },
): Promise<OidcPerson> {
  const flow = readFlow(routePorts, exchange.request, purpose);
  const state = new URLSearchParams(answer).get('state') ?? '';
  dropFlow(exchange);
  try {
    if (!flow || !sameDigest(Buffer.from(state), Buffer.from(flow.state))) throw refused();
    const digest = hash('sha256', flow.state, 'buffer');
    const isFirst = await spendSignIn(routePorts.database, digest, new Date(routePorts.ambient.now()));
    if (!isFirst) throw refused();
    return await provider.finish(flow, answer);
  } catch (error) {
    if (error instanceof ApiError) refuseSignIn(routePorts, exchange.request);
    throw error;
  }
}
