import { ApiError, badInput } from '@assay/contract';
import { MANAGEMENT, MAX_PASSKEYS, type ManagedPasskey } from '@assay/management-api';
import { deletePasskey, holdPassword, insertPasskey, listPasskeys, type Passkey } from '@assay/store';
import {
  changesAfter,
  type ManagementApi,
  reads,
  timestamp,
  timestampOrNull,
  uuid,
} from '../../management/index';
import { answerOf } from '../../platform/http';
import { sendAnswer } from '../../platform/idempotency';
import type { Principal } from '../roles/principal';
import { additionOptions, checkAddition, signInOptions, siteOf } from './passkey';
import { proveAgain } from './prove-again';

/** @throws ApiError 3001 for a key */
function whose({ caller, actor }: Principal) {
  if (actor.kind !== 'user') throw new ApiError('notFound', 'An API key has no passkeys. Sign in as a user');
  return { accountId: caller.account.id, userId: actor.id };
}

const document = ({ id, name, createdAt, usedAt }: Passkey): ManagedPasskey => ({
  id,
  name,
  created_at: timestamp(createdAt),
  used_at: timestampOrNull(usedAt),
});

/** Adds the routes that register a passkey: options after a password check, then the browser's response. */
function additionRoutes(api: ManagementApi): void {
  const { routePorts } = api;
  const { database, runtime } = routePorts;

  changesAfter(
    api,
    MANAGEMENT.beginPasskey,
    async (call) => {
      const { principal, request } = call;
      const user = await proveAgain(routePorts, call, call.body.current_password);
      const known = await listPasskeys(database, whose(principal));
      if (known.length >= MAX_PASSKEYS)
        throw new ApiError('conflict', 'You already have the maximum number of passkeys. Remove one first');
      return additionOptions(routePorts, siteOf(request), user, known);
    },
    async ({ principal }, options) => ({
      data: { options: { ...options } },
      audit: { action: 'passkey.begin', target: `user ${principal.actor.id}`, change: {} },
    }),
  );

  changesAfter(
    api,
    MANAGEMENT.addPasskey,
    async ({ principal, body, request }) => {
      const added = await checkAddition(routePorts, siteOf(request), whose(principal).userId, body.answer);
      if (!added) throw badInput([{ field: 'answer', expected: 'a response to the current options' }]);
      return added;
    },
    async ({ connection, principal, body, now }, added) => {
      const owner = whose(principal);
      const passkey = { ...owner, ...added, id: runtime.timeOrderedId(), name: body.name, createdAt: now };
      if ((await listPasskeys(connection, owner)).length >= MAX_PASSKEYS) throw new ApiError('conflict');
      if (!(await insertPasskey(connection, passkey)))
        throw new ApiError('conflict', 'This passkey is already registered');
      return {
        data: { passkey: document({ ...passkey, usedAt: null }) },
        audit: { action: 'passkey.add', target: `passkey ${passkey.id}`, change: {} },
      };
    },
  );
}

/** Adds the passkey routes of the signed-in user, and the options for passkey sign-in. */
export function passkeyRoutes(api: ManagementApi): void {
  const { app, routePorts } = api;
  additionRoutes(api);

  app.post(MANAGEMENT.beginPasskeySignIn.path, async (request, reply) => {
    const options = await signInOptions(routePorts, siteOf(request));
    reply.header('cache-control', 'no-store');
    return sendAnswer(reply, answerOf(MANAGEMENT.beginPasskeySignIn, { options: { ...options } }));
  });

  reads(api, MANAGEMENT.listPasskeys, async ({ principal }) => ({
    passkeys: (await listPasskeys(routePorts.database, whose(principal))).map(document),
  }));

  changesAfter(
    api,
    MANAGEMENT.removePasskey,
    (call) => proveAgain(routePorts, call, call.body.current_password),
    async ({ connection, principal, param }, user) => {
      const id = uuid(param('id'));
      if (!(await holdPassword(connection, user))) throw new ApiError('conflict');
      if (!(await deletePasskey(connection, { ...whose(principal), id }))) throw new ApiError('notFound');
      return { data: {}, audit: { action: 'passkey.remove', target: `passkey ${id}`, change: {} } };
    },
  );
}
