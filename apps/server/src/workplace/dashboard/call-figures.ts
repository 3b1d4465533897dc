import type { Details, FraudData, FraudRequest } from '@assay/contract';

/** What a call is counted by that its row does not say in clear. */
export interface CallFigures {
  readonly shadowRules: readonly string[];
  readonly country: string;
  readonly merchant: string;
  readonly blackboxScore: number | null;
  /** Milliseconds. */
  readonly calculationTime: number | null;
}

/** A call with its answer, as far as it is counted; what comes from the store may lack any of it. */
export interface CountedParts {
  readonly request: Pick<Partial<FraudRequest>, 'merchant_id'>;
  readonly seen: {
    readonly details?: Partial<Details>;
    readonly shadow_rules?: readonly string[];
    readonly blackbox_score?: number | null;
    readonly calculation_time?: number;
  };
  /** `data` of the answer. */
  readonly answered: Partial<FraudData>;
}

export const figuresOf = ({ request, seen, answered }: CountedParts): CallFigures => ({
  shadowRules: seen.shadow_rules ?? [],
  country: seen.details?.ip_details?.country ?? answered.ip_details?.country ?? '',
  merchant: request.merchant_id === undefined ? '' : String(request.merchant_id),
  blackboxScore: seen.blackbox_score ?? null,
  calculationTime: seen.calculation_time ?? null,
});

/** Calls are counted a minute and more after they came: as many as a busy process answers until then. */
const MOST = 50_000;
/** Handed to another process at a time: some megabytes. */
const MOST_HANDED = 20_000;

/** Figures with the id of their evaluation. */
export type NotedFigures = readonly [id: string, figures: CallFigures];

/** The figures of the newest calls of this process, by id: what it answered itself need not be opened again to be counted. */
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
   * Gives away what is about to be counted by another process of this server, the oldest first.
   * @param before id that calls not yet settled have at least
   */
  handOver(before: string): readonly NotedFigures[] {
    const handed: NotedFigures[] = [];
    for (const noted of this.figures) {
      if (handed.length >= MOST_HANDED || noted[0] >= before) break;
      handed.push(noted);
    }
    this.forget(handed.map(([id]) => id));
    return handed;
  }

  /** Holds what another process answered; it was asked because it is counted now. */
  take(handed: readonly NotedFigures[]): void {
    for (const [id, figures] of handed) this.hold(id, figures);
  }

  /** What is counted is not asked about again. */
  forget(ids: Iterable<string>): void {
    for (const id of ids) this.figures.delete(id);
  }
}
