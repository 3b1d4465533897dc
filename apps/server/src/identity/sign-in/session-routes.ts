import { ApiError } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import { deletePanelSession } from '@assay/store';
import type { FastifyRequest } from 'fastify';
import { changes, type ManagementApi, reads } from '../../management/index';
import { remoteAddress } from '../keys/authenticate';
import { unmatchedHash } from '../keys/secrets';
import type { OidcProvider } from '../oidc/provider';
import { dropSession } from './browser-cookie';
import { answerSession, session } from './new-session';
import { CodeMissing, type Credentials, checkCredentials } from './sign-in';
import { FailedAttempts } from './sign-in-guard';

/** Adds the routes that open, read and end panel sessions. */
export function sessionRoutes(api: ManagementApi, provider: OidcProvider | null): void {
  const { app, routePorts } = api;
  const { runtime } = routePorts;
  const failures = new FailedAttempts(routePorts.database);
  const unmatchable = unmatchedHash(runtime);

  /** A correct password without its code isn't counted as a failure of the network. */
  async function check(request: FastifyRequest, credentials: Credentials, succeeded: () => Promise<void>) {
    try {
      return await checkCredentials(routePorts, request, credentials, { unmatchable, provider });
    } catch (error) {
      if (error instanceof CodeMissing) await succeeded();
      throw error;
    }
  }

  app.post(MANAGEMENT.signIn.path, async (request, reply) => {
    const credentials = MANAGEMENT.signIn.readBody(request.body);
    const succeeded = await failures.begin(remoteAddress(request), runtime.now());
    const signedIn = await check(request, credentials, succeeded);
    return answerSession(routePorts, { request, reply }, MANAGEMENT.signIn, signedIn, succeeded);
  });

  reads(api, MANAGEMENT.readSession, ({ principal }) => {
    const { account, key } = principal.caller;
    return session({ ...principal, account, scopes: key.scopes }, principal.session?.expiresAt ?? null);
  });

  changes(
    api,
    MANAGEMENT.signOut,
    async ({ principal, connection, account }) => {
      const { session: open } = principal;
      if (!open) throw new ApiError('notFound', 'The request uses an API key, so there is no session to end');
      await deletePanelSession(connection, account.id, open.id);
      return { data: {}, audit: { action: 'session.delete', target: principal.actor.id, change: {} } };
    },
    dropSession,
  );
}
