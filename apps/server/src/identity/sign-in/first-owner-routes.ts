import { type AccountId, ApiError, badInput } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import {
  appendAudit,
  findPanelUser,
  insertPanelUser,
  listPanelUsers,
  lockAccount,
  type StoredPanelUser,
} from '@assay/store';
import type { ManagementApi } from '../../management/index';
import { answerOf } from '../../platform/http';
import { sendAnswer } from '../../platform/idempotency';
import { sameDigest } from '../../platform/secrets/aes-gcm';
import type { RoutePorts } from '../accounts/directory';
import { remoteAddress, SCOPES } from '../keys/authenticate';
import { weaknessOf } from '../keys/password-strength';
import { hashPassword } from '../keys/secrets';
import type { OidcProvider } from '../oidc/provider';
import { roleOf, secondFactorOf, userActor } from '../roles/principal';
import { personNameOf } from '../users/person-names';
import { answerSession } from './new-session';
import { accountWithoutUsers, setUpCode } from './set-up-code';
import { refuseSignIn } from './sign-in';
import { FailedAttempts } from './sign-in-guard';

/** Normalizes a typed code: upper case, without dashes and spaces. */
const normalCode = (text: string): Buffer => Buffer.from(text.replace(/[\s-]/g, '').toUpperCase());

/**
 * Creates the first user of an account; of two concurrent requests one succeeds.
 * @throws ApiError 2014, 3009
 */
async function makeOwner(
  { database, runtime }: RoutePorts,
  accountId: AccountId,
  { email, name }: { readonly email: string; readonly name: string | null },
  passwordHash: string,
): Promise<StoredPanelUser> {
  const now = new Date(runtime.now());
  const user = { accountId, id: runtime.timeOrderedId(), email, name, passwordHash, role: 'owner' };
  await database.transaction(async (connection) => {
    if (!(await lockAccount(connection, accountId))) throw new ApiError('setUpDone');
    if ((await listPanelUsers(connection, accountId)).length > 0) throw new ApiError('setUpDone');
    if (await findPanelUser(connection, email))
      throw new ApiError(
        'conflict',
        'A user with this email address already exists. Sign in or use another address',
      );
    await insertPanelUser(connection, { ...user, now });
    await appendAudit(connection, accountId, {
      at: now,
      actor: userActor(user).auditName,
      action: 'user.join',
      target: `user ${user.id}`,
      change: { role: user.role, by: 'set-up code' },
    });
  });
  return { ...user, hasSecondFactor: false };
}

/**
 * Adds the routes for the available sign-in methods and for the first user of a new installation.
 * @param provider sign-in provider; null = none
 */
export function firstOwnerRoutes({ app, routePorts }: ManagementApi, provider: OidcProvider | null): void {
  const { database, directory, runtime } = routePorts;
  const failures = new FailedAttempts(database);

  app.get(MANAGEMENT.readSignInMethods.path, async (_request, reply) => {
    const ways = {
      provider: provider?.settings.name ?? null,
      first_owner: (await accountWithoutUsers(database, directory)) !== null,
    };
    reply.header('cache-control', 'no-store');
    return sendAnswer(reply, answerOf(MANAGEMENT.readSignInMethods, ways));
  });

  app.post(MANAGEMENT.makeFirstOwner.path, async (request, reply) => {
    const body = MANAGEMENT.makeFirstOwner.readBody(request.body);
    const succeeded = await failures.begin(remoteAddress(request), runtime.now());
    const accountId = await accountWithoutUsers(database, directory);
    const account = accountId === null ? null : directory.account(accountId);
    if (!account) throw new ApiError('setUpDone');
    if (!sameDigest(normalCode(body.code), normalCode(setUpCode(database, account.id) ?? ''))) {
      await refuseSignIn(routePorts, request);
      throw new ApiError('setUpCode');
    }
    await succeeded();
    const email = body.email.toLowerCase();
    const weakness = await weaknessOf(body.password, { email, name: body.name });
    if (weakness !== null) throw badInput([{ field: 'password', expected: weakness }]);
    const passwordHash = await hashPassword(body.password, runtime);
    const user = await makeOwner(
      routePorts,
      account.id,
      { email, name: personNameOf(body.name ?? null) },
      passwordHash,
    );
    const signedIn = {
      account,
      actor: userActor(user),
      role: roleOf(account, user.role),
      scopes: SCOPES,
      secondFactor: secondFactorOf(user, account, false),
      byUser: { user, proof: null, attempt: null },
    };
    return answerSession(
      routePorts,
      { request, reply },
      MANAGEMENT.makeFirstOwner,
      signedIn,
      async () => undefined,
    );
  });
}
