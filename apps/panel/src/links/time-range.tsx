import { RangeSlider, Text } from '@mantine/core';
import { useState } from 'react';
import { timeZone } from '../api/account';
import { locale, t } from '../i18n/language';
import type { NetworkEdge } from './network';
import type { Period } from './network-view';
import classes from './time-range.module.css';

const BARS = 48;

interface TimeRangeProps {
  readonly edges: readonly NetworkEdge[];
  /** Period of all links. */
  readonly whole: Period;
  readonly value: Period;
  readonly onChange: (period: Period) => void;
}

const moment = (at: number): string =>
  new Date(at).toLocaleString(locale(), {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZone(),
  });

/** Returns the number of links last seen in each part of the period. */
function countsOf(edges: readonly NetworkEdge[], [from, to]: Period): readonly number[] {
  const counts = new Array<number>(BARS).fill(0);
  for (const { last } of edges) {
    const at = Math.min(BARS - 1, Math.floor(((last - from) / (to - from)) * BARS));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** Slider for the period of the links in the graph, with their number over time. */
export function TimeRange({ edges, whole, value, onChange }: TimeRangeProps) {
  const [shown, setShown] = useState(value);
  const [last, setLast] = useState(value);
  // A new network or a reset replaces a moved slider.
  if (last !== value) {
    setLast(value);
    setShown(value);
  }
  const counts = countsOf(edges, whole);
  const most = Math.max(1, ...counts);
  const step = Math.max(1, Math.round((whole[1] - whole[0]) / 100));
  return (
    <div className={classes.range}>
      <div className={classes.bars} aria-hidden>
        {counts.map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars have fixed places
          <span key={at} style={{ height: `${count === 0 ? 0 : Math.max(8, (100 * count) / most)}%` }} />
        ))}
      </div>
      <RangeSlider
        size={4}
        thumbSize={16}
        min={whole[0]}
        max={whole[1]}
        step={step}
        minRange={0}
        label={moment}
        thumbFromLabel={t('Links from')}
        thumbToLabel={t('Links until')}
        thumbValueText={moment}
        scale={(at) => at}
        value={[shown[0], shown[1]]}
        onChange={setShown}
        onChangeEnd={onChange}
      />
      <Text size="xs" c="dimmed" className={classes.words ?? ''}>
        <span>{moment(shown[0])}</span>
        <span>{moment(shown[1])}</span>
      </Text>
    </div>
  );
}
