import { useQuery } from '@tanstack/react-query';
import type { Space } from '../api/evaluations';
import { type DisputeRates, disputeRates } from '../api/payment-events';
import { t } from '../i18n/language';
import { ChartCard, RowChart } from './chart-card';
import { type Cell, percent, whole } from './chart-data';

/** Returns the months of all rates as a table. */
function tableOfRates({ months, programs }: DisputeRates) {
  return {
    head: [
      t('Month'),
      t('Captured'),
      t('Disputes'),
      t('Dispute rate'),
      t('Fraud warnings'),
      ...programs.map(({ name }) => name),
    ],
    rows: months.map((month, at): readonly Cell[] => [
      month.month,
      month.captured,
      month.disputes,
      percent(month.rate),
      month.fraud_warnings,
      ...programs.map((program) => percent(program.months[at]?.ratio ?? null)),
    ]),
  };
}

/** Dispute rate by month, and the newest ratio of each network program. */
export function DisputeCard({ space }: { readonly space: Space }) {
  const { data } = useQuery(disputeRates(space));
  // An account that sends no payment events has no use for the card.
  if (!data?.months.some(({ captured, disputes }) => captured + disputes > 0)) return null;
  return (
    <ChartCard
      title={t('Dispute rates')}
      about={t('Disputes per captured payment by month, and ratios of the network programs.')}
      table={tableOfRates(data)}
      file="dispute-rates"
    >
      <RowChart
        rows={[
          ...data.months.map(({ month, disputes, captured, rate }) => ({
            name: month,
            formatted: `${percent(rate)} · ${whole(disputes)} / ${whole(captured)}`,
            parts: [{ value: rate ?? 0, tone: 'decline' as const }],
          })),
          ...data.programs.flatMap(({ name, months, threshold }) => {
            const newest = months.at(-1);
            return newest && newest.ratio !== null
              ? [
                  {
                    name,
                    formatted: t('{ratio} of {threshold}', {
                      ratio: percent(newest.ratio),
                      threshold: percent(threshold),
                    }),
                    parts: [{ value: newest.ratio, tone: newest.exceeded ? 'decline' : 'review' } as const],
                  },
                ]
              : [];
          }),
        ]}
      />
    </ChartCard>
  );
}
