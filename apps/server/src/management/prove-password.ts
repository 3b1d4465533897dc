import { ApiError, badInput } from '@assay/contract';
import { findPanelUserById, type KeptPanelUser } from '@assay/store';
import { beginSignIn, passwordMatches, type RoutePorts } from '../accounts/index';
import type { Principal } from './principal';

/**
 * The user behind a session, whose present password was typed once more. The limits of signing in hold, and being right clears
 * none of them: whoever asks is signed in already.
 * @throws ApiError 3001 for a key, 1006 for a wrong password, 4004
 */
export async function provePassword(
  { database }: Pick<RoutePorts, 'database'>,
  { caller, actor, session }: Principal,
  password: string,
  now: Date,
): Promise<KeptPanelUser> {
  const user = actor.kind === 'user' && (await findPanelUserById(database, caller.account.id, actor.id));
  if (!user || !session) throw new ApiError('notFound', 'A key has no password');
  const attempt = await beginSignIn(database, user.email, session.network, now);
  if (!(await passwordMatches(password, user.passwordHash)))
    throw badInput([{ field: 'current_password', expected: 'the present password' }]);
  await attempt.withdrawn();
  return user;
}
