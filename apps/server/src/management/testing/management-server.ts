import {
  ATTACHMENT_UPLOADS,
  LIST_FILE_ROUTES,
  MANAGEMENT_ROUTES,
  SCREENING_EXPORT_ROUTES,
  STREAM_MANAGEMENT,
} from '@assay/management-api';
import { DEFAULT_THRESHOLDS, type DecisionExplanation, type RuleSet } from '@assay/rules';
import { addToAuditTally } from '@assay/store';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { bootstrap } from '../../identity/accounts/bootstrap';
import { Directory, type RoutePorts } from '../../identity/accounts/directory';
import { CheckpointSigner } from '../../identity/audit/checkpoint';
import { AuditLogHeads } from '../../identity/audit/heads';
import { AuditLogTally } from '../../identity/audit/tally';
import { identityFeature } from '../../identity/identity-feature';
import { sourceRoutes } from '../../operations/health/health-feature';
import { createHttp } from '../../platform/http';
import { createMetrics } from '../../platform/metrics';
import { rateLimiter } from '../../platform/rate-limit';
import { signingSecretsOf } from '../../platform/secrets/testing/signing-secrets';
import { policyFeature } from '../../policy/policy-feature';
import { PolicyChecks } from '../../policy/versions/policy-checks';
import { openTestDatabase } from '../../testing/database';
import { type MovableClock, movableClock } from '../../testing/movable-clock';
import { publishedSchema } from '../../testing/published-schema';
import { evaluationsFeature } from '../../workplace/evaluations/evaluations-feature';
import { managementFeature } from '../management-feature';

/** A JSON value whose schema has been checked, read member by member. */
export interface Json {
  readonly [member: string]: Json;
}

export const items = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly success: boolean;
    readonly error: {
      readonly code?: string;
      readonly message?: string;
      readonly details?: readonly { readonly field: string; readonly expected: string }[];
    };
    readonly data: Json;
  };
  readonly headers: LightMyRequestResponse['headers'];
}

interface Send {
  readonly headers?: { readonly [name: string]: string };
  /** Sent as JSON, except for bytes. */
  readonly body?: unknown;
}

/** Sends a request and validates the response against the published schema. */
export type Client = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  send?: Send,
) => Promise<Answer>;

/** The panel's first user, in the owner's account. */
export const ADMIN = { email: 'admin@example.com', password: 'correct horse battery staple' };

const EMPTY_POLICY: RuleSet = { rules: [], categories: [], lists: [], thresholds: DEFAULT_THRESHOLDS };

export const NO_EXPLANATION: DecisionExplanation = {
  decision: {
    state: 'APPROVE',
    decided_by: { by: 'default' },
    fraud_score: 0,
    applied_rules: [],
    rule_category_details: [],
    shadow_rules: [],
    undecided_rules: [],
    list_actions: [],
    score_path: [],
  },
  rules: [],
  flip: null,
};

const schema = publishedSchema([
  ...MANAGEMENT_ROUTES,
  ...Object.values(LIST_FILE_ROUTES),
  ...Object.values(SCREENING_EXPORT_ROUTES),
  ...Object.values(ATTACHMENT_UPLOADS),
  ...Object.values(STREAM_MANAGEMENT),
]);

export interface ManagementServer {
  readonly app: FastifyInstance;
  readonly routePorts: RoutePorts;
  readonly runtime: MovableClock;
  /** The key of the owner's account. */
  readonly ownerKey: string;
  /** Returns a client that sends a key. */
  withKey(apiKey: string): Client;
  /** Returns a client with exactly these headers. */
  withHeaders(headers: { readonly [name: string]: string }): Client;
  /** Creates another account and returns its first key. */
  newAccount(name: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Creates clients of a server in the same process.
 * @param takeFault returns an unexpected failure since the last call
 */
export const clientsOf =
  (app: FastifyInstance, takeFault: () => unknown) =>
  (headers: { readonly [name: string]: string }): Client =>
  async (method, path, send = {}) => {
    const url = `/management-api/v1${path}`;
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, ...send.headers },
      ...(send.body === undefined
        ? {}
        : {
            payload: Buffer.isBuffer(send.body) ? send.body : JSON.stringify(send.body),
            headers: { 'content-type': 'application/json', ...headers, ...send.headers },
          }),
    });
    const answer: Answer = {
      status: response.statusCode,
      body: response.json(),
      headers: response.headers,
    };
    const fault = takeFault();
    if (fault) throw fault;
    const problems = schema.problems(method, url, answer);
    if (problems.length > 0) throw new Error(`${method} ${path} ${answer.status}: ${problems.join('; ')}`);
    return answer;
  };

type ManagementParts = Parameters<typeof identityFeature>[0] &
  Parameters<typeof policyFeature>[0] &
  Parameters<typeof evaluationsFeature>[0];

/** Starts the management API of identity, policy and evaluations on a real database, called in process. */
export async function startManagement(given: Partial<ManagementParts> = {}): Promise<ManagementServer> {
  const { serving: database, drop } = await openTestDatabase();
  const runtime = movableClock();
  const ownerKey = await bootstrap(database, runtime, {
    apiKey: undefined,
    adminEmail: ADMIN.email,
    adminPassword: ADMIN.password,
    rateLimit: 0,
    policy: EMPTY_POLICY,
  });
  if (!ownerKey) throw new Error('the fresh database has accounts already');
  const routePorts: RoutePorts = {
    database,
    standby: null,
    runtime,
    directory: await Directory.open({ database, runtime }),
    limiter: rateLimiter(database, runtime),
    metrics: createMetrics(),
    trail: new AuditLogTally((sum) => addToAuditTally(database, sum)),
  };
  const faults: unknown[] = [];
  const signingSecrets = signingSecretsOf(runtime.bytes(32));
  const heads = new AuditLogHeads({
    ...{ folder: null, process: '0', signingSecrets, bytes: runtime.bytes },
    onFault: (error) => faults.push(error),
  });
  database.noteHeadsWith((appended) => heads.note(appended));
  const app = createHttp({
    trustProxy: 1,
    rewritePath: (url) => url,
    renameKeys: null,
    onFault: (error) => faults.push(error),
  });
  const parts: ManagementParts = {
    hasher: (kind, value) =>
      String(Buffer.from(`${kind} ${value}`).reduce((sum, byte) => sum * 31 + byte, 7) % 1e15),
    rateLimit: 0,
    defaultPolicy: EMPTY_POLICY,
    explain: async () => NO_EXPLANATION,
    oidc: null,
    listChanged: async () => undefined,
    policyChecks: new PolicyChecks({ elsewhere: null, budgetMs: 10_000 }),
    onFault: (error) => faults.push(error),
    signer: new CheckpointSigner(signingSecrets),
    heads,
    ...given,
  };
  const management = managementFeature(routePorts, [
    identityFeature(parts),
    policyFeature(parts),
    evaluationsFeature(parts),
    { management: (api) => sourceRoutes(api, { dataSources: () => [], providerStats: () => [] }) },
  ]);
  management.routes?.(app);
  await app.ready();

  const withHeaders = clientsOf(app, () => faults.pop());
  const withKey = (apiKey: string) => withHeaders({ 'x-api-key': apiKey });
  return {
    app,
    routePorts,
    runtime,
    ownerKey,
    withKey,
    withHeaders,
    async newAccount(name) {
      const answer = await withKey(ownerKey)('POST', '/accounts', { body: { name } });
      return String(answer.body.data.key?.api_key);
    },
    async close() {
      await app.close();
      await drop();
    },
  };
}
