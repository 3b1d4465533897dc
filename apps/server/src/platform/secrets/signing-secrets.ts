/**
 * Age at which a new secret starts to sign, in milliseconds. Until then every process of the deployment has
 * loaded it.
 */
export const TAKES_OVER_AFTER_MS = 120_000;

/** A secret from which tokens, links and encrypted values derive their keys. */
export interface SigningSecret {
  readonly secret: Buffer;
  /** UNIX milliseconds. */
  readonly createdAt: number;
  /**
   * Time from which its signatures are rejected, in UNIX milliseconds; null means that they stay valid until
   * they expire.
   */
  readonly refusedFrom: number | null;
}

/** The signing secrets of a deployment: the current one and the earlier ones. */
export class SigningSecrets {
  /** @param known oldest first, at least one */
  constructor(
    private known: readonly SigningSecret[],
    private readonly now: () => number,
  ) {}

  /** The first secret, from which permanent salts and authentication codes are derived; a rotation leaves it unchanged. */
  get first(): Buffer {
    return this.known[0]!.secret;
  }

  /** The secret that signs and encrypts now. */
  get signing(): Buffer {
    const grown = this.known.filter(({ createdAt }) => createdAt + TAKES_OVER_AFTER_MS <= this.now());
    return (grown.at(-1) ?? this.known[0]!).secret;
  }

  /** The secrets whose signatures are accepted. */
  get accepted(): readonly Buffer[] {
    const now = this.now();
    return this.known
      .filter(({ refusedFrom }) => refusedFrom === null || now < refusedFrom)
      .map(({ secret }) => secret);
  }

  /** The secrets for decryption: all of them. */
  get opening(): readonly Buffer[] {
    return this.known.map(({ secret }) => secret);
  }

  /** Replaces the secrets with those of the database, oldest first. */
  learn(known: readonly SigningSecret[]): void {
    this.known = known;
  }
}

/** Caches a value that is derived from a secret. */
export function perSecret<T>(derive: (secret: Buffer) => T): (secret: Buffer) => T {
  const made = new Map<string, T>();
  return (secret) => {
    const name = secret.toString('base64');
    const known = made.get(name);
    if (known !== undefined) return known;
    const derived = derive(secret);
    made.set(name, derived);
    return derived;
  };
}
