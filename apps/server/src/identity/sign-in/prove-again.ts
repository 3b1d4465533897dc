import { ApiError, badInput } from '@assay/contract';
import { findPanelUserById, type KeptPanelUser } from '@assay/store';
import type { FastifyRequest } from 'fastify';
import type { RoutePorts } from '../accounts/directory';
import { passwordMatches } from '../keys/secrets';
import { freshProofUntil } from '../oidc/oidc-flow';
import type { Principal } from '../roles/principal';
import { beginSignIn } from './sign-in-guard';

/** Who asks, with what their browser sent. */
interface ProvingCall {
  readonly principal: Principal;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/**
 * The user behind a session, who proved once more that it is them: by the present password, or, where none is sent, by a sign-in at the provider
 * of a moment ago. The limits of signing in hold, and being right clears none of them: whoever asks is signed in already.
 * @throws ApiError 3001 for a key, 1006 for a wrong password or none, 4004
 */
export async function proveAgain(
  routePorts: Pick<RoutePorts, 'database' | 'ambient'>,
  { principal, request, now }: ProvingCall,
  password: string | undefined,
): Promise<KeptPanelUser> {
  const { database } = routePorts;
  const { caller, actor, session } = principal;
  const user = actor.kind === 'user' && (await findPanelUserById(database, caller.account.id, actor.id));
  if (!user || !session) throw new ApiError('notFound', 'A key has no password');
  if (password === undefined) {
    const who = { accountId: user.accountId, userId: user.id, sessionId: session.id };
    if (freshProofUntil(routePorts, request, who)) return user;
    throw badInput([
      { field: 'current_password', expected: 'the present password, or a fresh sign-in at the provider' },
    ]);
  }
  const attempt = await beginSignIn(database, user.email, session.network, now);
  if (!(await passwordMatches(password, user.passwordHash)))
    throw badInput([{ field: 'current_password', expected: 'the present password' }]);
  await attempt.withdrawn();
  return user;
}
