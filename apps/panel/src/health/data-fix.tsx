import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dataUpdates, health, useRequestUpdates, useSwitchUpdates } from '../api/operations';
import { showToast } from '../design/toast-store';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import type { Advice } from './advice';
import classes from './health.module.css';

/** Loads new data. Turns on daily updates first if they are off. */
export function DataFix({ cause }: Pick<Advice, 'cause'>) {
  const { data } = useQuery(dataUpdates);
  const client = useQueryClient();
  const request = useRequestUpdates();
  const toggle = useSwitchUpdates();
  if (!data) return null;
  const turnsOn = !data.enabled && data.decided_by !== 'variable';
  const lists = data.updates.flatMap(({ source, topic }) => (topic === 'watchlists' ? [source] : []));
  const fix = async () => {
    if (turnsOn) await toggle.mutateAsync(true);
    await request.mutateAsync(cause === 'watchlists' && lists.length > 0 ? lists : null);
    showToast({
      text: cause === 'watchlists' ? t('Loading the watchlists.') : t('Updates of all data sources started.'),
      tone: 'positive',
    });
    await client.invalidateQueries({ queryKey: health.queryKey });
  };
  const isBusy = data.updates.some(({ running, waiting }) => running || waiting);
  return (
    <div className={classes.fix}>
      <Button
        size="compact-sm"
        variant={cause === 'watchlists' ? 'filled' : 'default'}
        loading={request.isPending || toggle.isPending}
        disabled={isBusy}
        // The mutations report their errors.
        onClick={() => void fix().catch(() => undefined)}
      >
        {isBusy
          ? t('Updating: {ended} of {total} sources', data.progress)
          : cause === 'watchlists'
            ? t('Load watchlists')
            : turnsOn
              ? t('Turn on daily updates')
              : t('Update now')}
      </Button>
      <FailureAlert error={request.error ?? toggle.error} />
    </div>
  );
}

/** Button that loads the watchlists. */
export const LoadWatchlists = () => <DataFix cause="watchlists" />;
