import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { describeFailure } from '../api/client';
import { t } from '../i18n/language';
import classes from './states.module.css';

interface EmptyStateProps {
  /** Icon of 24 px. */
  readonly icon: ReactNode;
  /** Noun phrase, such as "No alerts". */
  readonly title: string;
  /** One or two sentences on what belongs here. */
  readonly children?: ReactNode;
  /** The first step: a button or link. */
  readonly action?: ReactNode;
}

/** Replaces a list or section without content: explains it and offers the first step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <p className={classes.title}>{title}</p>
      {children ? <div className={classes.text}>{children}</div> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}

interface ErrorStateProps {
  readonly error: unknown;
  /** Says what failed, such as "Couldn't load the rules". */
  readonly title: string;
  readonly onRetry?: () => void;
}

/** Replaces a section that failed to load: shows the reason and a button to try again. */
export function ErrorState({ error, title, onRetry }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} data-tone="negative" aria-hidden>
        <IconAlertTriangle size={24} stroke={1.6} />
      </span>
      <p className={classes.title}>{title}</p>
      <div className={`${classes.text} preserve-lines`}>{describeFailure(error)}</div>
      {onRetry ? (
        <div className={classes.action}>
          <Button variant="default" onClick={onRetry}>
            {t('Try again')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const WIDTHS = ['62%', '84%', '47%', '73%', '55%', '90%'] as const;

interface SkeletonProps {
  /** Number of lines or rows. */
  readonly lines?: number;
}

/** Placeholder for text lines while a section loads. */
export function TextSkeleton({ lines = 4 }: SkeletonProps) {
  return (
    <output aria-label={t('Loading')} className={classes.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
        <Skeleton key={line} height={12} width={WIDTHS[line % WIDTHS.length] ?? '60%'} />
      ))}
    </output>
  );
}

/** Placeholder for table rows in the height of the rows, so that the page does not move. */
export function TableSkeleton({ lines = 10 }: SkeletonProps) {
  return (
    <output aria-label={t('Loading')} className={classes.rows}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
        <div key={line} className={classes.row}>
          <Skeleton height={12} width="18%" />
          <Skeleton height={12} width={WIDTHS[line % WIDTHS.length] ?? '60%'} />
        </div>
      ))}
    </output>
  );
}

/** Placeholder for a page: title, a row of cards and a section. */
export function PageSkeleton() {
  return (
    <output aria-label={t('Loading')} className={classes.lines}>
      <Skeleton height={24} width="14rem" />
      <div className={classes.cards}>
        {['one', 'two', 'three'].map((card) => (
          <Skeleton key={card} height={96} />
        ))}
      </div>
      <Skeleton height={240} />
    </output>
  );
}
