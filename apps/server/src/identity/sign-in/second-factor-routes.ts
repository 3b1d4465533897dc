import { ApiError, badInput } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import {
  beginFactor,
  confirmFactor,
  deleteFactors,
  deletePasskeys,
  deleteSessionsOf,
  findFactor,
  findPanelUserById,
  hasIdentity,
  holdPassword,
  lockPanelUser,
  replaceRecovery,
} from '@assay/store';
import {
  type Change,
  changes,
  changesAfter,
  type ManagementApi,
  reads,
  timestampOrNull,
  uuid,
} from '../../management/index';
import { base32, enrolmentUri, SEED_BYTES } from '../../platform/secrets/totp';
import { freshProofUntil } from '../oidc/oidc-flow';
import type { OidcProvider } from '../oidc/provider';
import { type Principal, sessionActor, userActor } from '../roles/principal';
import { proveAgain } from './prove-again';
import { appStep, newRecoveryCodes } from './second-factor';

/** @throws ApiError 3001 for a key */
function whose({ caller, actor }: Principal) {
  if (actor.kind !== 'user')
    throw new ApiError('notFound', 'An API key has no second factor. Sign in as a user');
  return { accountId: caller.account.id, userId: actor.id };
}

const none = () => new ApiError('notFound', "You don't have a second factor");

/** Adds the setup routes: setup requires the password, and the factor is active after its first code. */
function setUpRoutes(api: ManagementApi): void {
  const { routePorts } = api;
  const { runtime } = routePorts;

  changesAfter(
    api,
    MANAGEMENT.beginSecondFactor,
    (call) => proveAgain(routePorts, call, call.body.current_password),
    async ({ connection, principal, now }, user) => {
      if (!(await holdPassword(connection, user))) throw new ApiError('conflict');
      const seed = runtime.bytes(SEED_BYTES);
      await beginFactor(connection, { ...whose(principal), id: runtime.timeOrderedId(), seed, now });
      return {
        data: { secret: base32(seed), uri: enrolmentUri(seed, user.email) },
        audit: { action: 'second-factor.begin', target: `user ${user.id}`, change: {} },
        secret: true,
      };
    },
  );

  changes(api, MANAGEMENT.confirmSecondFactor, async ({ connection, principal, body, now }) => {
    const { accountId, userId } = whose(principal);
    // A concurrent sign-in completes before this and is ended, or after it and needs a code.
    if (!(await lockPanelUser(connection, accountId, userId))) throw none();
    const factor = await findFactor(connection, { accountId, userId }, 'begun');
    if (!factor) throw new ApiError('notFound', 'No second factor is being set up. Start the setup again');
    const usedStep = appStep(factor, body.code, now.getTime());
    if (usedStep === null) throw badInput([{ field: 'code', expected: 'the current code of the app' }]);
    const { codes, hashes } = newRecoveryCodes(userId, runtime);
    await confirmFactor(connection, factor, { usedStep, recovery: hashes, now });
    const ended = await deleteSessionsOf(
      connection,
      accountId,
      sessionActor(principal.actor),
      principal.session?.id ?? null,
    );
    return {
      data: { recovery_codes: codes },
      audit: { action: 'second-factor.confirm', target: `user ${userId}`, change: { ended } },
      secret: true,
    };
  });
}

/** @throws ApiError 2003, 3001, 3009 when the caller may not reset this factor */
async function resetFactor({ principal, param, connection, account }: Change<unknown, unknown>) {
  if (principal.role.id !== 'owner')
    throw new ApiError('missingScope', 'Only an owner can remove the second factor of another user');
  const userId = uuid(param('id'));
  const user = await findPanelUserById(connection, account.id, userId);
  if (!user) throw new ApiError('notFound');
  if (principal.actor.kind === 'user' && principal.actor.id === userId)
    throw new ApiError('conflict', 'Remove your own second factor with your password');
  await lockPanelUser(connection, account.id, userId);
  const held = await deleteFactors(connection, { accountId: account.id, userId });
  const passkeys = await deletePasskeys(connection, { accountId: account.id, userId });
  if (!held && passkeys === 0) throw none();
  const actor = sessionActor(userActor(user));
  const ended = await deleteSessionsOf(connection, account.id, actor, null);
  return {
    data: {},
    audit: { action: 'second-factor.reset', target: `user ${userId}`, change: { ended, passkeys } },
  };
}

/** Adds the routes for the caller's second factor and for resetting another user's. */
export function secondFactorRoutes(api: ManagementApi, oidc: OidcProvider | null): void {
  const { routePorts } = api;
  setUpRoutes(api);

  reads(api, MANAGEMENT.readSecondFactor, async ({ principal, request }) => {
    const who = whose(principal);
    const factor = await findFactor(routePorts.database, who, 'holds');
    const isOfProvider = oidc !== null && (await hasIdentity(routePorts.database, who, oidc.settings.issuer));
    const sessionId = principal.session?.id ?? '';
    return {
      enabled: factor !== null,
      enabled_at: timestampOrNull(factor?.confirmedAt ?? null),
      recovery_codes_left: factor?.recoveryLeft ?? 0,
      required: principal.caller.account.settings.require_second_factor ?? false,
      provider: isOfProvider
        ? {
            name: oidc.settings.name,
            proved_until: timestampOrNull(freshProofUntil(routePorts, request, { ...who, sessionId })),
          }
        : null,
    };
  });

  changesAfter(
    api,
    MANAGEMENT.renewRecoveryCodes,
    (call) => proveAgain(routePorts, call, call.body.current_password),
    async ({ connection, principal }, user) => {
      const factor = await findFactor(connection, whose(principal), 'holds');
      if (!factor || !(await holdPassword(connection, user))) throw none();
      const { codes, hashes } = newRecoveryCodes(user.id, routePorts.runtime);
      await replaceRecovery(connection, factor, hashes);
      return {
        data: { recovery_codes: codes },
        audit: { action: 'second-factor.recovery-codes', target: `user ${user.id}`, change: {} },
        secret: true,
      };
    },
  );

  changesAfter(
    api,
    MANAGEMENT.removeSecondFactor,
    (call) => proveAgain(routePorts, call, call.body.current_password),
    async ({ connection, principal, account }, user) => {
      if (account.settings.require_second_factor)
        throw new ApiError('conflict', "The account requires a second factor. It can't be removed");
      if (!(await holdPassword(connection, user))) throw new ApiError('conflict');
      if (!(await deleteFactors(connection, whose(principal)))) throw none();
      return {
        data: {},
        audit: { action: 'second-factor.remove', target: `user ${user.id}`, change: {} },
      };
    },
  );

  changes(api, MANAGEMENT.resetSecondFactor, resetFactor);
}
