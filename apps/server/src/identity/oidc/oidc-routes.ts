import { ApiError, badInput } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import { findPanelUserById, listPasskeys, type StoredPanelUser } from '@assay/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ManagementApi } from '../../management/index';
import { answerOf } from '../../platform/http';
import { sendAnswer } from '../../platform/idempotency';
import { networkOf } from '../../platform/rate-limit';
import type { RoutePorts } from '../accounts/directory';
import { remoteAddress, SCOPES } from '../keys/authenticate';
import { roleOf, secondFactorOf, userActor } from '../roles/principal';
import { answerSession } from '../sign-in/new-session';
import type { BrowserAnswer } from '../sign-in/passkey';
import type { Proof } from '../sign-in/second-factor';
import {
  CodeMissing,
  passkeyAnswer,
  refuseSignIn,
  type SignedIn,
  secondStep,
  wrongCode,
  wrongPasskey,
} from '../sign-in/sign-in';
import { beginSignIn, FailedAttempts, type SignInAttempt } from '../sign-in/sign-in-guard';
import { dropFlow, newFlow, personOfAnswer, readProved, storeProved } from './oidc-flow';
import { userOf } from './oidc-user';
import type { OidcProvider } from './provider';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Progress of a provider sign-in. */
interface Step {
  readonly user: StoredPanelUser;
  readonly proof: Proof | null;
  readonly attempt: SignInAttempt | null;
  /** True when the provider's second factor is sufficient. */
  readonly factorMet: boolean;
}

/** Second factor sent after the provider response. */
interface SecondSent {
  readonly code?: string;
  readonly passkey?: BrowserAnswer;
}

const refused = () => new ApiError('providerRefused');

/** Signs users in with an OpenID Connect provider. */
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
      this.routePorts.runtime.now(),
    );
    const url = await this.provider.begin(newFlow(this.routePorts, exchange, 'sign-in'));
    await succeeded();
    return url;
  }

  /** @throws ApiError 2010, 2011, 2012, 2015, 3009, 4004 */
  async finish(
    exchange: Exchange,
    { answer, ...second }: SecondSent & { readonly answer?: string },
  ): Promise<FastifyReply> {
    const { routePorts } = this;
    const now = routePorts.runtime.now();
    const succeeded = await this.failures.begin(remoteAddress(exchange.request), now);
    const step =
      answer === undefined
        ? await this.takeSecond(exchange, second)
        : await this.takeAnswer(exchange, answer, succeeded);
    return answerSession(routePorts, exchange, MANAGEMENT.signInByProvider, this.signedIn(step), succeeded);
  }

  private async takeAnswer(
    exchange: Exchange,
    answer: string,
    succeeded: () => Promise<void>,
  ): Promise<Step> {
    const person = await personOfAnswer(this.routePorts, this.provider, exchange, {
      answer,
      purpose: 'sign-in',
    });
    const user = await userOf(this.routePorts, this.provider.settings, person).catch(async (error) => {
      if (error instanceof ApiError) await refuseSignIn(this.routePorts, exchange.request);
      throw error;
    });
    const { factorMet } = person;
    if (!factorMet && (await this.hasFactor(user))) {
      storeProved(this.routePorts, exchange, { accountId: user.accountId, userId: user.id });
      await succeeded();
      throw new CodeMissing();
    }
    return { user, proof: null, attempt: null, factorMet };
  }

  private async hasFactor({ accountId, id: userId, hasSecondFactor }: StoredPanelUser): Promise<boolean> {
    return (
      hasSecondFactor || (await listPasskeys(this.routePorts.database, { accountId, userId })).length > 0
    );
  }

  private async takeSecond(exchange: Exchange, { code = '', passkey }: SecondSent): Promise<Step> {
    const { request } = exchange;
    const { routePorts } = this;
    const { database, runtime } = routePorts;
    const proved = readProved(routePorts, request);
    const user = proved && (await findPanelUserById(database, proved.accountId, proved.userId));
    if (!user) throw refused();
    if (passkey) {
      const answered = await passkeyAnswer(routePorts, request, passkey);
      const isTheirs = answered.user?.id === user.id && answered.user.accountId === user.accountId;
      if (!isTheirs || !answered.proof) {
        await refuseSignIn(routePorts, request, { user });
        throw wrongPasskey();
      }
      dropFlow(exchange);
      return { user, attempt: null, proof: answered.proof, factorMet: false };
    }
    const network = networkOf(remoteAddress(request));
    const attempt = await beginSignIn(database, user.email, network, new Date(runtime.now()));
    const proof = await secondStep(routePorts, request, { user, attempt, code });
    // Users who have only passkeys have no code to enter.
    if (!proof) throw wrongCode();
    dropFlow(exchange);
    return { user, attempt, proof, factorMet: false };
  }

  private signedIn({ user, proof, attempt, factorMet }: Step): SignedIn {
    const account = this.routePorts.directory.account(user.accountId);
    if (!account) throw refused();
    return {
      account,
      actor: userActor(user),
      role: roleOf(account, user.role),
      scopes: SCOPES,
      secondFactor: secondFactorOf(user, account, factorMet || proof?.by === 'passkey'),
      byUser: { user, proof, attempt },
      byProvider: { factorMet, minutes: this.provider.settings.sessionMinutes },
    };
  }
}

/**
 * Adds the routes for sign-in with the operator's OpenID Connect provider.
 * @param provider null = not configured
 */
export function oidcRoutes({ app, routePorts }: ManagementApi, provider: OidcProvider | null): void {
  const signIn = provider && new ProviderSignIn(routePorts, provider);
  const required = (): ProviderSignIn => {
    if (signIn) return signIn;
    throw new ApiError('notFound', 'No sign-in provider is configured');
  };

  app.post(MANAGEMENT.beginProviderSignIn.path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const url = await required().begin({ request, reply });
    return sendAnswer(reply, answerOf(MANAGEMENT.beginProviderSignIn, { url }));
  });

  app.post(MANAGEMENT.signInByProvider.path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const body = MANAGEMENT.signInByProvider.readBody(request.body);
    if (Object.keys(body).length !== 1)
      throw badInput([{ field: 'answer', expected: 'the response of the provider, a code or a passkey' }]);
    return required().finish({ request, reply }, body);
  });
}
