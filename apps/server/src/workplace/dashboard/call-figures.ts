import type { Details, FraudData, FraudRequest } from '@assay/contract';

/** Counted values of a transaction that its row doesn't hold in plain text. */
export interface CallFigures {
  readonly shadowRules: readonly string[];
  readonly country: string;
  readonly merchant: string;
  readonly blackboxScore: number | null;
  /** Scoring time, in milliseconds. */
  readonly calculationTime: number | null;
}

/** The counted parts of a transaction and its response; stored ones may lack any member. */
export interface CountedParts {
  readonly request: Pick<Partial<FraudRequest>, 'merchant_id'>;
  readonly seen: {
    readonly details?: Partial<Details>;
    readonly shadow_rules?: readonly string[];
    readonly blackbox_score?: number | null;
    readonly calculation_time?: number;
  };
  /** `data` of the response. */
  readonly answered: Partial<FraudData>;
}

export const figuresOf = ({ request, seen, answered }: CountedParts): CallFigures => ({
  shadowRules: seen.shadow_rules ?? [],
  country: seen.details?.ip_details?.country ?? answered.ip_details?.country ?? '',
  merchant: request.merchant_id === undefined ? '' : String(request.merchant_id),
  blackboxScore: seen.blackbox_score ?? null,
  calculationTime: seen.calculation_time ?? null,
});

/**
 * Maximum number of stored figures. Transactions are counted a minute or more later; a busy process scores at
 * most this many in that time.
 */
const MOST = 50_000;
/** Maximum number of figures passed to another process at once: some megabytes. */
const MAX_BATCH = 20_000;

/** Figures with the id of their evaluation. */
export type NotedFigures = readonly [id: string, figures: CallFigures];

/** Figures of the newest transactions of this process, by id, so that counting them needs no decryption. */
export class RecentFigures {
  private readonly figures = new Map<string, CallFigures>();

  constructor(private readonly most = MOST) {}

  note(id: string, parts: CountedParts): void {
    this.hold(id, figuresOf(parts));
  }

  private hold(id: string, figures: CallFigures): void {
    this.figures.set(id, figures);
    if (this.figures.size <= this.most) return;
    const [oldest] = this.figures.keys();
    if (oldest !== undefined) this.figures.delete(oldest);
  }

  of(id: string): CallFigures | undefined {
    return this.figures.get(id);
  }

  /**
   * Removes and returns the figures that another process of this server is about to count, oldest first.
   * @param before smallest id of transactions not yet settled
   */
  handOver(before: string): readonly NotedFigures[] {
    const handed: NotedFigures[] = [];
    for (const noted of this.figures) {
      if (handed.length >= MAX_BATCH || noted[0] >= before) break;
      handed.push(noted);
    }
    this.forget(handed.map(([id]) => id));
    return handed;
  }

  /** Adds figures of another process, requested for counting. */
  take(handed: readonly NotedFigures[]): void {
    for (const [id, figures] of handed) this.hold(id, figures);
  }

  /** Removes figures that have been counted. */
  forget(ids: Iterable<string>): void {
    for (const id of ids) this.figures.delete(id);
  }
}
