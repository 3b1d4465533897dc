import type { ReviewMedia, ReviewStep } from '@assay/management-api';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Space } from '../api/evaluations';
import { decimal, english, sentenceWith, t } from '../i18n/language';
import { Time } from '../ui/time';
import classes from './challenge-frames.module.css';
import { GONE, OpenedMedia } from './step-pictures';
import { actionName, colourName } from './words';

interface ChallengeFramesProps {
  readonly execution: string;
  readonly space: Space;
  readonly step: ReviewStep;
}

const seconds = (ms: number) => `${decimal(ms / 1000, 1)} s`;

const ASKED = english(
  'Issued {time}: {things, plural, one {# action} other {# actions}}, {frames, plural, one {# frame} other {# frames}} received.',
);

/** Frames of one action, in order. */
function Frames(
  props: Pick<ChallengeFramesProps, 'execution' | 'space'> & {
    readonly frames: readonly ReviewMedia[];
    readonly name: string;
    readonly isOpen: boolean;
  },
) {
  const { execution, space, frames, name, isOpen } = props;
  if (frames.length === 0) return <Text size="sm">{t('No frames received.')}</Text>;
  if (!isOpen) return null;
  return (
    <Group gap="xs">
      {frames.map(({ id, at, stored }) => (
        <Stack key={id} gap={2}>
          {stored ? (
            <OpenedMedia execution={execution} space={space} media={id} name={name}>
              {(src) => (
                <img
                  src={src}
                  className={classes.frame}
                  alt={`${name}, ${at === null ? t('no timestamp') : seconds(at)}`}
                />
              )}
            </OpenedMedia>
          ) : (
            <Text size="xs">{t(GONE)}</Text>
          )}
          <Text size="xs" c="dimmed">
            {at === null ? '–' : t('after {time}', { time: seconds(at) })}
          </Text>
        </Stack>
      ))}
    </Group>
  );
}

/**
 * Requested actions and their frames, in order. Loaded on request, because each opened image is recorded in
 * the audit log.
 */
export function ChallengeFrames({ execution, space, step }: ChallengeFramesProps) {
  const [isOpen, setOpen] = useState(false);
  const { challenge, media } = step;
  if (!challenge) return null;
  const frames = media.filter(({ slot }) => slot === 'livenessFrames');
  const lit = media.filter(({ slot }) => slot === 'lightFrames');
  const shown = { execution, space, isOpen };
  const inTime = (some: readonly ReviewMedia[]) =>
    [...some].sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  return (
    <section aria-label={t('Liveness challenge')}>
      <Text size="sm" mb={4}>
        {sentenceWith(ASKED, {
          time: <Time at={challenge.issued_at} />,
          things: challenge.actions.length,
          frames: frames.length,
        })}
      </Text>
      {isOpen || frames.length + lit.length === 0 ? null : (
        <Button size="compact-sm" variant="default" mb="xs" onClick={() => setOpen(true)}>
          {t('Open frames')}
        </Button>
      )}
      <ol className={classes.actions}>
        {challenge.actions.map((action, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are identified by order.
          <li key={index}>
            <Text size="sm" fw={600}>
              {actionName(action)}
            </Text>
            <Frames
              {...shown}
              name={actionName(action)}
              frames={inTime(frames.filter((frame) => frame.action === index))}
            />
          </li>
        ))}
      </ol>
      {lit.length === 0 ? null : (
        <>
          <Text size="sm" mt="xs" mb={4}>
            {t('Screen colors')}
          </Text>
          <ol className={classes.actions}>
            {challenge.colours.map((colour, index) => (
              <li key={colour}>
                <Text size="sm">{colourName(colour)}</Text>
                <Frames
                  {...shown}
                  name={colourName(colour)}
                  frames={lit.filter(({ light }) => light === index)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
