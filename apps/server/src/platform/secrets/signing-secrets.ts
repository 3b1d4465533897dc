/** A new secret signs when it is this old: until then every process of the deployment has learnt it. Milliseconds. */
export const TAKES_OVER_AFTER_MS = 120_000;

/** A secret that tokens, links and small seals derive from. */
export interface SigningSecret {
  readonly secret: Buffer;
  /** UNIX milliseconds. */
  readonly createdAt: number;
  /** What it signed is refused from then on, UNIX milliseconds; null = taken until it ends by itself. */
  readonly refusedFrom: number | null;
}

/** The signing secrets of a deployment: the one that signs now, and those before it. */
export class SigningSecrets {
  /** @param known oldest first, one at least */
  constructor(
    private known: readonly SigningSecret[],
    private readonly now: () => number,
  ) {}

  /** What salts and marks of a whole life derive from: a rotation leaves it. */
  get first(): Buffer {
    return this.known[0]!.secret;
  }

  /** What signs and seals now. */
  get signing(): Buffer {
    const grown = this.known.filter(({ createdAt }) => createdAt + TAKES_OVER_AFTER_MS <= this.now());
    return (grown.at(-1) ?? this.known[0]!).secret;
  }

  /** What signatures are taken of. */
  get accepted(): readonly Buffer[] {
    const now = this.now();
    return this.known
      .filter(({ refusedFrom }) => refusedFrom === null || now < refusedFrom)
      .map(({ secret }) => secret);
  }

  /** What seals are opened with: all of them. */
  get opening(): readonly Buffer[] {
    return this.known.map(({ secret }) => secret);
  }

  /** Takes what the database has now, oldest first. */
  learn(known: readonly SigningSecret[]): void {
    this.known = known;
  }
}

/** What is derived from a secret, made once for each. */
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
