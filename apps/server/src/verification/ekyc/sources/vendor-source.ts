import type { IdentityProvider } from '@assay/providers';
import type { IdentitySource, SourceAnswer } from './identity-source';

/** Counts a question against the day's cap. @returns false where the cap does not suffice */
type Spend = (question: {
  readonly source: string;
  readonly day: string;
  readonly cost: number;
  readonly perDay: number;
}) => Promise<boolean>;

/** A configured service as a source of identities, asked as long as the day's money suffices. */
export function vendorSource({ config, lookup }: IdentityProvider, spend: Spend): IdentitySource {
  return {
    name: config.name,
    answers: (type) => config.types.includes(type),
    async ask(question, { now, deadline }): Promise<SourceAnswer> {
      const { cost } = config;
      // A breaker that is open costs nothing: the question is not put.
      if (cost && lookup.stats().breaker !== 'open') {
        const day = new Date(now).toISOString().slice(0, 10);
        const paid = await spend({ source: config.name, day, cost: cost.perQuestion, perDay: cost.perDay });
        if (!paid) return { status: 'silent', reason: 'cost_cap' };
      }
      const outcome = await lookup.lookup(question, { deadline });
      if (outcome.status !== 'ok') {
        return { status: 'silent', reason: outcome.failure ?? outcome.status };
      }
      return outcome.value ? { status: 'found', records: [outcome.value] } : { status: 'unknown' };
    },
  };
}
