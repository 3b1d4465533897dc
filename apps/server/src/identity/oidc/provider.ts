import { ApiError, maskCardData } from '@assay/contract';
import { OIDC_RETURN_PATH } from '@assay/management-api';
import { createAddressPolicy, createGuardedFetch, systemHostResolver } from '@assay/providers';
import type { ClientAuth, Configuration, CustomFetch, ServerMetadata } from 'openid-client';
import { isSafeUrl, type OidcSettings } from './settings';

/** State of one sign-in attempt. Only `state` is visible outside the server. */
export interface OidcFlow {
  readonly state: string;
  readonly nonce: string;
  /** PKCE code verifier (RFC 7636 §4.1). */
  readonly verifier: string;
  /**
   * Earliest time of the sign-in at the provider, in UNIX milliseconds; absent = an earlier sign-in is
   * accepted.
   */
  readonly freshSince?: number;
}

/** Identity verified by the provider. */
export interface OidcPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Lower case; null = not sent or not verified by the provider. */
  readonly email: string | null;
  /** null = not sent by the provider. */
  readonly name: string | null;
  /** Values of the role claim. */
  readonly roleValues: readonly string[];
  /** True when the token reports a sign-in that the operator accepts as a second factor. */
  readonly factorMet: boolean;
}

interface OidcPorts {
  readonly settings: OidcSettings;
  /** Returns the current time in UNIX milliseconds. */
  readonly now: () => number;
  /** Receives the library's error code, which contains no token data. */
  readonly onTrouble: (code: string) => void;
}

type Claims = { readonly [name: string]: unknown };

/** Time for which the provider's metadata is cached, in milliseconds. */
const METADATA_MS = 600_000;
const MAX_BYTES = 512 * 1024;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,185}$/;

/** Loaded at the first provider sign-in, because most servers have no provider. */
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

/** Records connection failures of one exchange with the provider. */
class Reach {
  lost = false;
}

/** Maximum lag of the provider's clock, in milliseconds. */
const CLOCK_MS = 30_000;

const secondsBetween = (now: number): number => Math.round((now - Date.now()) / 1000);

/** Returns the library's error code from a fixed catalog, such as OAUTH_JWT_CLAIM_COMPARISON_FAILED. */
const codeOf = (error: unknown): string => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code) ? code : String(name);
};

/**
 * Checks that the user signed in when requested, not earlier (Core §3.1.2.1: `auth_time` is present when
 * `max_age` was sent).
 */
function requireFresh({ auth_time: at }: Claims, since: number): void {
  if (typeof at !== 'number' || at * 1000 < since - CLOCK_MS)
    throw new TypeError("the provider didn't ask the user to sign in again");
}

/**
 * The operator's OpenID Connect provider: code flow with PKCE, state and nonce (OpenID Connect Core 1.0 §3.1,
 * RFC 9700). No request is sent before the first sign-in. Every request has a timeout and passes the guard
 * for outgoing connections.
 */
export class OidcProvider {
  private known: { readonly metadata: Promise<ServerMetadata>; readonly until: number } | null = null;

  constructor(private readonly ports: OidcPorts) {}

  get settings(): OidcSettings {
    return this.ports.settings;
  }

  /**
   * Returns the authorization URL.
   * @throws ApiError 2010, 2012
   */
  async begin({ state, nonce, verifier, freshSince }: OidcFlow): Promise<string> {
    const reach = new Reach();
    try {
      const lib = await library();
      const config = await this.configuration(lib, reach);
      const url = lib.buildAuthorizationUrl(config, {
        redirect_uri: `${this.settings.panelUrl}${OIDC_RETURN_PATH}`,
        scope: this.settings.scopes.join(' '),
        state,
        nonce,
        code_challenge: await lib.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(freshSince === undefined ? {} : { max_age: '0', prompt: 'login' }),
        ...this.wantedStrength(),
      });
      if (!isSafeUrl(url)) throw new TypeError('the provider returned an unsafe redirect address');
      return url.href;
    } catch (error) {
      // Any failure before the redirect means that the provider is unusable, so it is reported as
      // unavailable.
      reach.lost ||= !(error instanceof ApiError);
      throw this.failure(error, reach);
    }
  }

  /**
   * Returns the identity that a provider response proves.
   * @param answer query string of the redirect back from the provider
   * @throws ApiError 2010 when any part of the response is invalid, 2012
   */
  async finish({ state, nonce, verifier, freshSince }: OidcFlow, answer: string): Promise<OidcPerson> {
    const reach = new Reach();
    try {
      const lib = await library();
      const config = await this.configuration(lib, reach);
      const url = new URL(`${this.settings.panelUrl}${OIDC_RETURN_PATH}`);
      url.search = answer;
      const tokens = await lib.authorizationCodeGrant(config, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new TypeError('the response contains no ID token');
      if (freshSince !== undefined) requireFresh(claims, freshSince);
      const more = this.lacks(claims)
        ? await this.userInfo(lib, config, tokens.access_token, claims.sub)
        : {};
      return this.person({ ...more, ...claims });
    } catch (error) {
      throw this.failure(error, reach);
    }
  }

  /** Requests sufficiently strong sign-ins with `acr` (Core §3.1.2.1); the result is checked afterwards. */
  private wantedStrength(): { readonly acr_values?: string } {
    const { secondFactor, secondFactorClaims } = this.settings;
    return secondFactor === 'provider' || secondFactorClaims.acr.length === 0
      ? {}
      : { acr_values: secondFactorClaims.acr.join(' ') };
  }

  private failure(error: unknown, { lost }: Reach): ApiError {
    this.ports.onTrouble(lost ? 'PROVIDER_AWAY' : codeOf(error));
    return new ApiError(lost ? 'providerAway' : 'providerRefused');
  }

  /** Builds a configuration per sign-in, with the deployment's clock and the provider's current keys. */
  private async configuration(lib: Library, reach: Reach): Promise<Configuration> {
    const metadata = await this.metadata(lib, reach);
    const config = new lib.Configuration(
      metadata,
      this.settings.clientId,
      { [lib.clockSkew]: secondsBetween(this.ports.now()), [lib.clockTolerance]: 30 },
      this.authentication(lib, metadata),
    );
    config[lib.customFetch] = this.guarded(reach);
    // Checks signatures although tokens arrive over TLS, which Core §3.1.3.7 would allow to skip; unsigned
    // tokens are rejected.
    lib.enableNonRepudiationChecks(config);
    for (const loosen of this.loosened(lib)) loosen(config);
    return config;
  }

  /** Returns the client authentication that the provider supports; the header if it names none (Core §9). */
  private authentication(lib: Library, metadata: ServerMetadata): ClientAuth {
    const { clientSecret } = this.settings;
    if (clientSecret === null) return lib.None();
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return methods.includes('client_secret_basic')
      ? lib.ClientSecretBasic(clientSecret)
      : lib.ClientSecretPost(clientSecret);
  }

  /** Allows a connection without TLS only for a provider on this machine. */
  private loosened(lib: Library): ((config: Configuration) => void)[] {
    return new URL(this.settings.issuer).protocol === 'http:' ? [lib.allowInsecureRequests] : [];
  }

  private async metadata(lib: Library, reach: Reach): Promise<ServerMetadata> {
    const now = this.ports.now();
    if (this.known && this.known.until > now) return this.known.metadata;
    const metadata = this.discover(lib, reach);
    this.known = { metadata, until: now + METADATA_MS };
    try {
      return await metadata;
    } catch (error) {
      this.known = null;
      throw error;
    }
  }

  private async discover(lib: Library, reach: Reach): Promise<ServerMetadata> {
    const { issuer, clientId, timeoutMs } = this.settings;
    const found = await lib.discovery(new URL(issuer), clientId, undefined, lib.None(), {
      [lib.customFetch]: this.guarded(reach),
      execute: this.loosened(lib),
      timeout: Math.ceil(timeoutMs / 1000),
    });
    // Removes the library's functions, so that the metadata can be reused.
    return JSON.parse(JSON.stringify(found.serverMetadata()));
  }

  private guarded(reach: Reach): CustomFetch {
    const { allowNetworks, ca, timeoutMs } = this.settings;
    const fetch = createGuardedFetch(
      { policy: createAddressPolicy(allowNetworks), resolve: systemHostResolver },
      { permits: isSafeUrl, ...(ca === null ? {} : { ca }) },
    );
    return async (url, { method, headers, body, signal }) => {
      try {
        const answer = await fetch(url, {
          method: method as 'GET' | 'POST',
          headers: Object.fromEntries(new Headers(headers)),
          ...(body === undefined || body === null ? {} : { body: String(body) }),
          signal: signal ?? undefined,
          timeoutMs,
          maxBytes: MAX_BYTES,
        });
        if (answer.status >= 500) reach.lost = true;
        const { 'content-encoding': _decoded, 'content-length': _length, ...kept } = answer.headers;
        const bodiless = answer.status === 204 || answer.status === 304;
        return new Response(bodiless ? null : Buffer.from(answer.body), {
          status: answer.status,
          headers: kept,
        });
      } catch (error) {
        reach.lost = true;
        throw error;
      }
    };
  }

  /**
   * Returns true if the ID token lacks claims. Many providers send addresses, names and groups only from the
   * userinfo endpoint (Core §5.4).
   */
  private lacks(claims: Claims): boolean {
    const { roles, scopes } = this.settings;
    if (scopes.includes('profile') && claims.name === undefined) return true;
    return claims.email === undefined || (roles.length > 0 && this.roleValues(claims) === null);
  }

  private async userInfo(
    lib: Library,
    config: Configuration,
    token: string,
    subject: string,
  ): Promise<Claims> {
    if (!config.serverMetadata().userinfo_endpoint) return {};
    return lib.fetchUserInfo(config, token, subject);
  }

  /** Returns the role values; null = the claim is missing. */
  private roleValues(claims: Claims): readonly string[] | null {
    const found = this.settings.rolesClaim.reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? (at as Claims)[name] : undefined),
      claims,
    );
    if (found === undefined) return null;
    return [found].flat().filter((value) => typeof value === 'string');
  }

  private person(claims: Claims): OidcPerson {
    const { sub, email, name, email_verified: verified } = claims;
    const address = typeof email === 'string' ? maskCardData(email.trim().toLowerCase()) : '';
    return {
      issuer: this.settings.issuer,
      subject: String(sub),
      email: verified === true && EMAIL.test(address) ? address : null,
      name: typeof name === 'string' ? maskCardData(name) : null,
      roleValues: this.roleValues(claims) ?? [],
      factorMet: this.meetsFactor(claims),
    };
  }

  /** Returns true if Assay requires no additional second factor (`amr`: RFC 8176; `acr`: Core §2). */
  private meetsFactor({ amr, acr }: Claims): boolean {
    const { secondFactor, secondFactorClaims: wanted } = this.settings;
    if (secondFactor === 'provider') return true;
    const methods = Array.isArray(amr) ? amr : [];
    return methods.some((method) => wanted.amr.includes(method)) || wanted.acr.some((one) => one === acr);
  }
}
