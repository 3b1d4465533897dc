import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type RuleHistory, ruleHistory } from '../../api/dashboard';
import { money, percent, whole } from '../../dashboards/chart-data';
import { atMostBars } from '../../design/at-most-bars';
import { FigureTile, FigureTiles } from '../../design/figure-tile';
import { Sparkline } from '../../design/sparkline';
import { t } from '../../i18n/language';
import { mainCurrency } from '../../traffic/amount';
import { AnchorLink } from '../../ui/shown-values';
import { fraudCurrencies, fraudMoney } from '../rule-columns';
import classes from '../rules.module.css';
import { daysOf } from './rule-numbers';

const matchesOf = ({ series }: RuleHistory): readonly number[] =>
  series.matches.map((count, at) => count + (series.shadow_matches[at] ?? 0));

/** Metrics of a saved rule for the last 28 days; empty while they load. */
export function RuleSummary({ id }: { readonly id: string }) {
  const { data } = useQuery(ruleHistory(id, daysOf({ range: '28' }, new Date())));
  if (!data) return null;
  const { metrics } = data;
  const most = fraudMoney(metrics, mainCurrency([fraudCurrencies(metrics)]));
  const labels = metrics.fraud + metrics.legitimate;
  return (
    <div className={classes.summary}>
      <FigureTiles label={t('Last 28 days')}>
        <FigureTile
          label={t('Matches in 28 days')}
          value={whole(metrics.matches + metrics.shadow_matches)}
          hint={
            <Group gap="xs" component="span">
              {metrics.shadow_matches > 0
                ? t('{hits} in shadow mode', { hits: metrics.shadow_matches })
                : null}
              <AnchorLink to="/panel/transactions" search={{ space: 'live', rule: id }}>
                {t('View transactions')}
              </AnchorLink>
            </Group>
          }
          chart={<Sparkline label={t('Matches over time')} values={atMostBars(matchesOf(data))} />}
        />
        <FigureTile
          label={t('Precision')}
          value={metrics.precision === null ? '–' : percent(metrics.precision)}
          hint={
            labels === 0
              ? t('no labels')
              : t('{count, plural, one {# label} other {# labels}}', { count: labels })
          }
        />
        <FigureTile
          label={t('False positives')}
          value={labels === 0 ? '–' : whole(metrics.legitimate)}
          hint={labels === 0 ? t('no labels') : t('Matches labeled legitimate')}
        />
        <FigureTile
          label={t('Fraud amount')}
          value={most ? money(most.fraud, most.currency) : '–'}
          hint={t('Matches labeled fraud')}
        />
      </FigureTiles>
    </div>
  );
}
