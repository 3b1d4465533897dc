import { hash } from 'node:crypto';
import { ApiError, badInput, MANAGEMENT } from '@assay/contract';
import { findPanelUserById, type KeptPanelUser, spendSignIn } from '@assay/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beginSignIn, type RoutePorts, remoteAddress, SCOPES, type SignInAttempt } from '../accounts/index';
import type { OidcPerson, OidcProvider } from '../oidc/index';
import { networkOf } from '../platform/address-limit';
import { answerOf } from '../platform/answer';
import { sendAnswer } from '../platform/idempotency';
import { sameDigest } from '../platform/secrets/keyed-digest';
import type { ManagementApi } from './endpoint';
import { FailedAttempts } from './failed-attempts';
import { answerSession } from './new-session';
import { dropFlow, keepProved, newFlow, readFlow, readProved } from './oidc-flow';
import { userOf } from './oidc-user';
import { secondFactorOf, userActor } from './principal';
import { roleOf } from './roles';
import type { Proof } from './second-factor';
import { CodeMissing, refuseSignIn, type SignedIn, secondStep } from './sign-in';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** How far somebody of the provider has come. */
interface Step {
  readonly user: KeptPanelUser;
  readonly proof: Proof | null;
  readonly attempt: SignInAttempt | null;
}

const refused = () => new ApiError('providerRefused');

/** Signing in by an OpenID Connect provider. */
class ProviderSignIn {
  private readonly failures: FailedAttempts;

  constructor(
    private readonly routePorts: RoutePorts,
    private readonly provider: OidcProvider,
  ) {
    this.failures = new FailedAttempts(routePorts.database);
  }

  async begin(exchange: Exchange): Promise<string> {
    const succeeded = await this.failures.begin(
      remoteAddress(exchange.request),
      this.routePorts.ambient.now(),
    );
    const url = await this.provider.begin(newFlow(this.routePorts, exchange));
    await succeeded();
    return url;
  }

  /** @throws ApiError 2006, 2010, 2011, 2012, 3009, 4004 */
  async finish(
    exchange: Exchange,
    { answer, code }: { readonly answer?: string; readonly code?: string },
  ): Promise<FastifyReply> {
    const { routePorts } = this;
    const now = routePorts.ambient.now();
    const succeeded = await this.failures.begin(remoteAddress(exchange.request), now);
    const step =
      answer === undefined
        ? await this.takeCode(exchange, code ?? '')
        : await this.takeAnswer(exchange, answer, succeeded);
    return answerSession(routePorts, exchange, MANAGEMENT.signInByProvider, this.signedIn(step), succeeded);
  }

  private get asksFactors(): boolean {
    return this.provider.settings.secondFactor === 'provider';
  }

  private async takeAnswer(
    exchange: Exchange,
    answer: string,
    succeeded: () => Promise<void>,
  ): Promise<Step> {
    const person = await this.personOf(exchange, answer);
    const user = await userOf(this.routePorts, this.provider.settings, person).catch((error) => {
      if (error instanceof ApiError) refuseSignIn(this.routePorts, exchange.request);
      throw error;
    });
    if (!this.asksFactors && user.hasSecondFactor) {
      keepProved(this.routePorts, exchange, { accountId: user.accountId, userId: user.id });
      await succeeded();
      throw new CodeMissing();
    }
    return { user, proof: null, attempt: null };
  }

  /** An attempt ends with its first answer, whatever that is. */
  private async personOf(exchange: Exchange, answer: string): Promise<OidcPerson> {
    const { routePorts } = this;
    const flow = readFlow(routePorts, exchange.request);
    const state = new URLSearchParams(answer).get('state') ?? '';
    dropFlow(exchange);
    try {
      if (!flow || !sameDigest(Buffer.from(state), Buffer.from(flow.state))) throw refused();
      const digest = hash('sha256', flow.state, 'buffer');
      const isFirst = await spendSignIn(routePorts.database, digest, new Date(routePorts.ambient.now()));
      if (!isFirst) throw refused();
      return await this.provider.finish(flow, answer);
    } catch (error) {
      if (error instanceof ApiError) refuseSignIn(routePorts, exchange.request);
      throw error;
    }
  }

  private async takeCode(exchange: Exchange, code: string): Promise<Step> {
    const { request } = exchange;
    const { routePorts } = this;
    const { database, ambient } = routePorts;
    const proved = readProved(routePorts, request);
    const user = proved && (await findPanelUserById(database, proved.accountId, proved.userId));
    if (!user) throw refused();
    const network = networkOf(remoteAddress(request));
    const attempt = await beginSignIn(database, user.email, network, new Date(ambient.now()));
    const proof = await secondStep(routePorts, request, { user, attempt, code });
    dropFlow(exchange);
    return { user, attempt, proof };
  }

  private signedIn({ user, proof, attempt }: Step): SignedIn {
    const account = this.routePorts.directory.account(user.accountId);
    if (!account) throw refused();
    return {
      account,
      actor: userActor(user),
      role: roleOf(account, user.role),
      scopes: SCOPES,
      secondFactor: secondFactorOf(user, account, this.asksFactors),
      byUser: { user, proof, attempt },
      byProvider: { asksFactors: this.asksFactors },
    };
  }
}

/** Signing in by the operator's OpenID Connect provider. @param provider null = none is configured */
export function oidcRoutes({ app, routePorts }: ManagementApi, provider: OidcProvider | null): void {
  const signIn = provider && new ProviderSignIn(routePorts, provider);
  const required = (): ProviderSignIn => {
    if (signIn) return signIn;
    throw new ApiError('notFound', 'Incorrect value: no sign-in provider is configured');
  };

  app.post(MANAGEMENT.beginProviderSignIn.path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const url = await required().begin({ request, reply });
    return sendAnswer(reply, answerOf(MANAGEMENT.beginProviderSignIn, { url }));
  });

  app.post(MANAGEMENT.signInByProvider.path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const body = MANAGEMENT.signInByProvider.readBody(request.body);
    if ((body.answer === undefined) === (body.code === undefined))
      throw badInput([{ field: 'answer', expected: 'what the provider answered, or else a code' }]);
    return required().finish({ request, reply }, body);
  });
}
