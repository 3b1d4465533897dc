import { ApiError, badInput } from '@assay/contract';
import { findPanelUserById, type StoredPanelUser } from '@assay/store';
import type { FastifyRequest } from 'fastify';
import type { RoutePorts } from '../accounts/directory';
import { passwordMatches } from '../keys/secrets';
import { freshProofUntil } from '../oidc/oidc-flow';
import type { Principal } from '../roles/principal';
import { beginSignIn } from './sign-in-guard';

/** The caller and the browser's request. */
interface ProvingCall {
  readonly principal: Principal;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/**
 * Requires a session's user to prove their identity again: with the current password or, if none is sent,
 * with a recent provider sign-in. The sign-in rate limits apply, and success clears none of them, because the
 * caller is already signed in.
 * @throws ApiError 3001 for a key, 1006 for a wrong or missing password, 4004
 */
export async function proveAgain(
  routePorts: Pick<RoutePorts, 'database' | 'runtime'>,
  { principal, request, now }: ProvingCall,
  password: string | undefined,
): Promise<StoredPanelUser> {
  const { database } = routePorts;
  const { caller, actor, session } = principal;
  const user = actor.kind === 'user' && (await findPanelUserById(database, caller.account.id, actor.id));
  if (!user || !session) throw new ApiError('notFound', 'An API key has no password. Sign in as a user');
  if (password === undefined) {
    const who = { accountId: user.accountId, userId: user.id, sessionId: session.id };
    if (freshProofUntil(routePorts, request, who)) return user;
    throw badInput([
      { field: 'current_password', expected: 'your current password, or a new sign-in at the provider' },
    ]);
  }
  const attempt = await beginSignIn(database, user.email, session.network, now);
  if (!(await passwordMatches(password, user.passwordHash, routePorts.runtime)))
    throw badInput([{ field: 'current_password', expected: 'your current password' }]);
  await attempt.withdrawn();
  return user;
}
