import { queryOptions } from '@tanstack/react-query';
import { read } from './client';
import type { Space } from './evaluations';

export interface DayCount {
  /** YYYY-MM-DD, UTC. */
  readonly date: string;
  readonly approve: number;
  readonly review: number;
  readonly decline: number;
}

export interface FiredRule {
  readonly id: string;
  /** null = the rule is gone. */
  readonly name: string | null;
  readonly count: number;
}

interface Stats {
  readonly since: string;
  readonly days: { readonly complete: boolean; readonly counts: readonly DayCount[] };
  readonly rules: {
    readonly complete: boolean;
    readonly evaluations: number;
    readonly fired: readonly FiredRule[];
  };
}

const REFRESH_MS = 30_000;

/** Decisions per day and the rules that fired most, over the last days. */
export const stats = (space: Space, days: number) =>
  queryOptions({
    queryKey: ['stats', space, days],
    queryFn: () => read<Stats>('/stats', { space, days }),
    refetchInterval: REFRESH_MS,
  });
