import { Popover } from '@mantine/core';
import { IconActivityHeartbeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { health } from '../api/operations';
import { TextSkeleton } from '../design/states';
import { adviceOf } from '../health/advice';
import { t } from '../i18n/language';
import classes from './header.module.css';

const REFRESH_MS = 300_000;

const HealthAdvice = lazy(() =>
  import('../health/health-advice').then((module) => ({ default: module.HealthAdvice })),
);

/** Health of the installation as one item; it opens the advice. */
export function HealthStatus() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...health, refetchInterval: REFRESH_MS, staleTime: REFRESH_MS });
  const advice = data ? adviceOf(data.findings) : [];
  const state = advice[0]?.state ?? 'ok';
  const name =
    state === 'ok'
      ? t('Health: no problems')
      : t('{count, plural, one {Health: # problem} other {Health: # problems}}', { count: advice.length });
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={380}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button type="button" className={classes.button} aria-label={name} onClick={() => setOpen(!isOpen)}>
          <IconActivityHeartbeat size={18} stroke={1.6} aria-hidden />
          {data ? <span className={classes.mark} data-state={state} aria-hidden /> : null}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Health')}>
        <Suspense fallback={<TextSkeleton />}>
          <HealthAdvice advice={advice} onLeave={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
