import { ApiError, badInput } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import {
  deletePanelSession,
  deleteSessionsOf,
  listPanelSessions,
  type PanelUser,
  savePassword,
} from '@assay/store';
import { changes, changesAfter, type ManagementApi, reads, timestamp, uuid } from '../../management/index';
import { weaknessOf } from '../keys/password-strength';
import { hashPassword } from '../keys/secrets';
import { sessionActor, sessionLife } from '../roles/principal';
import { proveAgain } from './prove-again';

interface NewPassword {
  /** The user at the time the current password was checked. */
  readonly user: PanelUser;
  /** Hash of the new password. */
  readonly passwordHash: string;
}

/** Checks the current password and the strength of the new one. */
async function newPassword(
  { routePorts }: ManagementApi,
  call: Parameters<typeof proveAgain>[1],
  sent: { readonly current_password: string; readonly new_password: string },
): Promise<NewPassword> {
  const { runtime } = routePorts;
  const user = await proveAgain(routePorts, call, sent.current_password);
  const weakness = await weaknessOf(sent.new_password, user);
  if (weakness !== null) throw badInput([{ field: 'new_password', expected: weakness }]);
  return { user, passwordHash: await hashPassword(sent.new_password, runtime) };
}

/** Adds the routes for the current session, ending sessions and changing the password. */
export function openSessionRoutes(api: ManagementApi): void {
  const { database, runtime } = api.routePorts;

  reads(api, MANAGEMENT.listSignIns, async ({ principal }) => {
    const sessions = await listPanelSessions(
      database,
      principal.caller.account.id,
      sessionLife(runtime.now(), principal.caller.account.settings),
    );
    return {
      sessions: sessions.map(({ id, actor, network, createdAt, usedAt, expiresAt }) => ({
        id,
        actor,
        network,
        created_at: timestamp(createdAt),
        used_at: timestamp(usedAt),
        expires_at: timestamp(expiresAt),
        current: id === principal.session?.id,
      })),
    };
  });

  changes(api, MANAGEMENT.endSignIn, async ({ connection, account, param }) => {
    const id = uuid(param('id'));
    if (!(await deletePanelSession(connection, account.id, id))) throw new ApiError('notFound');
    return { data: {}, audit: { action: 'session.end', target: `session ${id}`, change: {} } };
  });

  changes(api, MANAGEMENT.endOtherSignIns, async ({ connection, account, principal }) => {
    const ended = await deleteSessionsOf(
      connection,
      account.id,
      sessionActor(principal.actor),
      principal.session?.id ?? null,
    );
    return { data: { ended }, audit: { action: 'session.end-others', target: '', change: { ended } } };
  });

  changesAfter(
    api,
    MANAGEMENT.changePassword,
    (call) => newPassword(api, call, call.body),
    async ({ connection, account, principal }, { user, passwordHash }) => {
      const { actor, session } = principal;
      if (!(await savePassword(connection, user, passwordHash)))
        throw new ApiError('conflict', 'The password was changed by another request. Sign in again');
      const ended = await deleteSessionsOf(connection, account.id, sessionActor(actor), session?.id ?? null);
      return {
        data: { ended },
        audit: { action: 'password.change', target: `user ${actor.id}`, change: { ended } },
      };
    },
  );
}
