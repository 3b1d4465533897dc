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

/** The figures of the newest calls of this process, by id: what it answered itself need not be opened again to be counted. */
export class RecentFigures {
  private readonly figures = new Map<string, CallFigures>();

  constructor(private readonly most = MOST) {}

  note(id: string, parts: CountedParts): void {
    this.figures.set(id, figuresOf(parts));
    if (this.figures.size <= this.most) return;
    const [oldest] = this.figures.keys();
    if (oldest !== undefined) this.figures.delete(oldest);
  }

  of(id: string): CallFigures | undefined {
    return this.figures.get(id);
  }

  /** What is counted is not asked about again. */
  forget(ids: Iterable<string>): void {
    for (const id of ids) this.figures.delete(id);
  }
}
