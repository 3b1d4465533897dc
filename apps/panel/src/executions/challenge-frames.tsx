import type { ReviewStep } from '@assay/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Space } from '../api/evaluations';
import { Time } from '../ui/time';
import classes from './challenge-frames.module.css';
import { GONE, OpenedMedia } from './opened-media';
import { actionName } from './slot-words';

interface ChallengeFramesProps {
  readonly execution: string;
  readonly space: Space;
  readonly step: ReviewStep;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** What the end user was asked to do, and the frames that show it, in order. Each opened picture is noted: they are opened on request. */
export function ChallengeFrames({ execution, space, step }: ChallengeFramesProps) {
  const [isOpen, setOpen] = useState(false);
  const { challenge, media } = step;
  if (!challenge) return null;
  const frames = media.filter(({ slot }) => slot === 'livenessFrames');
  const ofAction = (index: number) =>
    frames.filter(({ action }) => action === index).sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  return (
    <section aria-label="The challenge">
      <Text size="sm" mb={4}>
        Asked <Time at={challenge.issued_at} />, {challenge.actions.length} things; {frames.length} frames
        came.
      </Text>
      {isOpen || frames.length === 0 ? null : (
        <Button size="compact-sm" variant="default" mb="xs" onClick={() => setOpen(true)}>
          Open the frames
        </Button>
      )}
      <ol className={classes.actions}>
        {challenge.actions.map((action, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is what they are.
          <li key={index}>
            <Text size="sm" fw={600}>
              {actionName(action)}
            </Text>
            {ofAction(index).length === 0 ? <Text size="sm">No frame came.</Text> : null}
            <Group gap="xs">
              {isOpen
                ? ofAction(index).map(({ id, at, kept }) => (
                    <Stack key={id} gap={2}>
                      {kept ? (
                        <OpenedMedia execution={execution} space={space} media={id} name={actionName(action)}>
                          {(src) => (
                            <img
                              src={src}
                              className={classes.frame}
                              alt={`${actionName(action)}, ${at === null ? 'no time given' : seconds(at)}`}
                            />
                          )}
                        </OpenedMedia>
                      ) : (
                        <Text size="xs">{GONE}</Text>
                      )}
                      <Text size="xs" c="dimmed">
                        {at === null ? '–' : `after ${seconds(at)}`}
                      </Text>
                    </Stack>
                  ))
                : null}
            </Group>
          </li>
        ))}
      </ol>
    </section>
  );
}
