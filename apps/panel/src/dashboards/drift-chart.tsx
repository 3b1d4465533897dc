import type { Dashboard } from '../api/dashboard';
import { t } from '../i18n/language';
import { decimal } from '../i18n/numbers';
import { ChartCard } from './chart-card';
import type { Tone } from './chart-data';
import { RowChart } from './row-chart';
import { percent } from './words';

type Drift = Dashboard['drift'];

const SAME = 0.1;
const OTHER = 0.25;
/** Where the bar is full. */
const FULL = 0.5;
const PSI_DIGITS = 3;

const toneOf = (psi: number): Tone => (psi < SAME ? 'approve' : psi < OTHER ? 'review' : 'decline');
const wordOf = (psi: number): string =>
  psi < SAME ? t('the same') : psi < OTHER ? t('moved') : t('another population');

/** How far what calls bring, and what scores come of it, moved against the period before. */
export function DriftChart({ drift }: { readonly drift: Drift }) {
  const names: { readonly [input in Drift[number]['input']]: string } = {
    score: t('Score'),
    model: t('Score of the model'),
    amount: t('Amount'),
    country: t('Country'),
    action: t('Action'),
    currency: t('Currency'),
  };
  const title = t('Drift');
  return (
    <ChartCard
      title={title}
      about={t(
        'Population stability index against the period before: from 0.1 something moved, from 0.25 others are calling.',
      )}
      table={{
        head: [t('Input'), t('Value'), t('Before'), t('Now')],
        rows: drift.flatMap(({ input, psi, shares }) => [
          [`${names[input]} (PSI)`, { value: psi, told: decimal(psi, PSI_DIGITS) }, null, null],
          ...shares.map(({ value, before, now }) => [
            `${names[input]}: ${value === '' ? t('(none)') : value}`,
            null,
            { value: before, told: percent(before) },
            { value: now, told: percent(now) },
          ]),
        ]),
      }}
      file="drift"
      empty={drift.length === 0 ? t('Drift is told once both periods have 100 calls.') : null}
    >
      <RowChart
        most={FULL}
        rows={drift.map(({ input, psi }) => ({
          name: names[input],
          told: `${decimal(psi, PSI_DIGITS)} · ${wordOf(psi)}`,
          parts: [{ tone: toneOf(psi), value: Math.min(psi, FULL) }],
        }))}
      />
    </ChartCard>
  );
}
