import type { Client } from '../../apps/server/src/testing/client';

/** Outcome of the requests of a load. */
export interface Load {
  /** Responses with status 200 by transaction_id, in their raw form. */
  readonly answered: ReadonlyMap<string, string>;
  /** Statuses and codes of the other responses. */
  readonly refused: readonly {
    readonly status: number;
    readonly code: string;
    readonly retryAfter: string;
  }[];
  /** Number of requests that found no server, or lost it. */
  broken(): number;
  stop(): Promise<void>;
}

const CALLERS = 8;

/** Input for every module of a new installation, so that a fault affects each of them. */
export const ALL_LOOKED_AT = {
  ip: '203.0.113.7',
  email: 'ann@example.com',
  phone_number: '36301234567',
  card_bin: '400000',
  user_fullname: 'Agnes Wintermark',
  config: { ip_api: true, email_api: true, phone_api: true, aml_api: true },
} as const;

/** Sends requests from several clients, each with a unique ID, until it is stopped. */
export function startLoad(client: Pick<Client, 'fraud'>, name: string, callers = CALLERS): Load {
  const answered = new Map<string, string>();
  const refused: { status: number; code: string; retryAfter: string }[] = [];
  let broken = 0;
  let stopped = false;
  async function caller(number: number): Promise<void> {
    for (let n = 0; !stopped; n++) {
      const id = `${name}-${number}-${n}`;
      try {
        const { status, text, error, headers } = await client.fraud({
          transaction_id: id,
          card_hash: `card-${n % 7}`,
          user_id: `user-${number}`,
          ...ALL_LOOKED_AT,
        });
        if (status === 200) answered.set(id, text);
        else refused.push({ status, code: error.code ?? '', retryAfter: headers['retry-after'] ?? '' });
      } catch (error) {
        // fetch throws TypeError if there is no connection; anything else is a response outside its schema.
        if (!(error instanceof TypeError)) throw error;
        broken++;
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }
  const calling = Promise.all(Array.from({ length: callers }, (_, number) => caller(number)));
  return {
    answered,
    refused,
    broken: () => broken,
    async stop() {
      stopped = true;
      await calling;
    },
  };
}
