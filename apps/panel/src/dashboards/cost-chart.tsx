import { Stack, Text } from '@mantine/core';
import type { DashboardPeriod } from '../api/dashboard';
import { t } from '../i18n/language';
import { ChartCard, RowChart } from './chart-card';
import { type Cell, mainMoney, money, percent } from './chart-data';

/** Currencies in the chart; the table has all. */
const MAX_CURRENCIES = 2;

interface CostChartProps {
  readonly period: DashboardPeriod;
  readonly before: DashboardPeriod | null;
}

const PARTS = ['prevented', 'lost', 'blocked'] as const;
const TONES = { prevented: 'approve', lost: 'decline', blocked: 'review' } as const;

/** Amounts of labeled fraud that was stopped and approved, and of stopped legitimate transactions. */
export function CostChart({ period, before }: CostChartProps) {
  const names = {
    prevented: t('Fraud prevented'),
    lost: t('Fraud lost (approved)'),
    blocked: t('Legitimate, stopped (false positives)'),
  };
  const then = (currency: string) => before?.outcome_money.find((row) => row.currency === currency);
  const amount = (value: number, currency: string): Cell => ({ value, formatted: money(value, currency) });
  const title = t('Cost of fraud');
  const main = mainMoney(period);
  const shown = main ? [main, ...period.outcome_money.filter((sums) => sums !== main)] : [];
  const approved = period.money.find(({ currency }) => currency === main?.currency)?.approve ?? 0;
  return (
    <ChartCard
      title={title}
      about={t('Amounts of labeled transactions from this period.')}
      table={{
        head: [
          t('Currency'),
          ...PARTS.map((part) => names[part]),
          ...(before ? [t('Fraud lost, previous period')] : []),
        ],
        rows: shown.map((sums) => [
          sums.currency,
          ...PARTS.map((part) => amount(sums[part], sums.currency)),
          ...(before ? [amount(then(sums.currency)?.lost ?? 0, sums.currency)] : []),
        ]),
      }}
      file="cost-of-fraud"
      empty={main ? null : t('No transaction with an amount from this period has a label.')}
    >
      <Stack gap="sm">
        {shown.slice(0, MAX_CURRENCIES).map((sums) => (
          <div key={sums.currency}>
            {shown.length > 1 ? (
              <Text size="xs" fw={600} mb={2}>
                {sums.currency}
              </Text>
            ) : null}
            <RowChart
              rows={PARTS.map((part) => ({
                name: names[part],
                formatted: money(sums[part], sums.currency),
                parts: [{ tone: TONES[part], value: sums[part] }],
              }))}
            />
          </div>
        ))}
      </Stack>
      {shown.length > MAX_CURRENCIES ? (
        <Text size="xs" c="dimmed" mt="sm">
          {t('{currencies}: see the table.', {
            currencies: shown
              .slice(MAX_CURRENCIES)
              .map(({ currency }) => currency)
              .join(', '),
          })}
        </Text>
      ) : null}
      {main && approved > 0 ? (
        <Text size="xs" c="dimmed" mt="sm">
          {t('Fraud lost is {share} of the approved amount in {currency}.', {
            share: percent(main.lost / approved),
            currency: main.currency,
          })}
        </Text>
      ) : null}
    </ChartCard>
  );
}
