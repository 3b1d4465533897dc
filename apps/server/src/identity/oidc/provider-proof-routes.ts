import { ApiError } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import { appendAuditAlone, hasIdentity } from '@assay/store';
import { type ManagementApi, principalOf, register, timestamp } from '../../management/index';
import { answerOf } from '../../platform/http';
import { sendAnswer } from '../../platform/idempotency';
import { remoteAddress } from '../keys/authenticate';
import type { Principal } from '../roles/principal';
import { refuseSignIn } from '../sign-in/sign-in';
import { FailedAttempts } from '../sign-in/sign-in-guard';
import { newFlow, personOfAnswer, storeFreshProof } from './oidc-flow';
import { userOf } from './oidc-user';
import type { OidcProvider } from './provider';

/**
 * Returns the user of the provider who sends the request, and their session.
 * @throws ApiError 3001
 */
async function callerOf(
  { routePorts }: ManagementApi,
  provider: OidcProvider | null,
  { caller, actor, session }: Principal,
) {
  const who = { accountId: caller.account.id, userId: actor.id };
  const isTheirs =
    provider !== null &&
    session !== null &&
    actor.kind === 'user' &&
    (await hasIdentity(routePorts.database, who, provider.settings.issuer));
  if (!isTheirs) throw new ApiError('notFound', "Your account isn't linked to a sign-in provider");
  return { provider, who: { ...who, sessionId: session.id } };
}

/** Adds the routes for a fresh provider sign-in within a session, which replaces re-entering a password. */
export function providerProofRoutes(api: ManagementApi, oidc: OidcProvider | null): void {
  const { routePorts } = api;
  const { database, runtime } = routePorts;
  const failures = new FailedAttempts(database);

  register(api, MANAGEMENT.beginProviderProof, async (request, reply) => {
    const { provider, who } = await callerOf(api, oidc, principalOf(request));
    const succeeded = await failures.begin(remoteAddress(request), runtime.now());
    const url = await provider.begin(newFlow(routePorts, { request, reply }, `proof ${who.sessionId}`));
    await succeeded();
    return sendAnswer(reply, answerOf(MANAGEMENT.beginProviderProof, { url }));
  });

  register(api, MANAGEMENT.proveByProvider, async (request, reply) => {
    const principal = principalOf(request);
    const { answer } = MANAGEMENT.proveByProvider.readBody(request.body);
    const { provider, who } = await callerOf(api, oidc, principal);
    const succeeded = await failures.begin(remoteAddress(request), runtime.now());
    const purpose = `proof ${who.sessionId}` as const;
    const person = await personOfAnswer(routePorts, provider, { request, reply }, { answer, purpose });
    // The role is checked too: a user who has lost all roles must not have a session.
    const user = await userOf(routePorts, provider.settings, person);
    if (user.accountId !== who.accountId || user.id !== who.userId) {
      await refuseSignIn(routePorts, request);
      throw new ApiError('providerNoAccess', 'Another user signed in at the provider. Sign in as yourself');
    }
    const until = storeFreshProof(routePorts, { request, reply }, who);
    await appendAuditAlone(database, who.accountId, {
      at: new Date(runtime.now()),
      actor: principal.actor.auditName,
      action: 'session.prove',
      target: principal.actor.id,
      change: { by: 'provider' },
    });
    await succeeded();
    return sendAnswer(reply, answerOf(MANAGEMENT.proveByProvider, { proved_until: timestamp(until) }));
  });
}
