import type { ReviewMedia, ReviewStep } from '@assay/management-api';
import { Anchor, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Space } from '../api/evaluations';
import { t } from '../i18n/language';
import { GONE, OpenedMedia } from './opened-media';
import { PictureViewer } from './picture-viewer';
import { isPicture, slotName } from './slot-words';

interface StepPicturesProps {
  readonly execution: string;
  readonly space: Space;
  readonly step: ReviewStep;
}

/** Frames and chips have places of their own. */
const ELSEWHERE = ['livenessFrames', 'lightFrames', 'chipFiles'];

const nameOf = (item: ReviewMedia, index: number): string =>
  t(item.method === 'CAMERA' ? '{name}, by camera' : '{name}, an uploaded file', {
    name: index > 0 ? `${slotName(item.slot)} ${index + 1}` : slotName(item.slot),
  });

/** What was captured for a step: one at a time, large; the others by choice. */
export function StepPictures({ execution, space, step }: StepPicturesProps) {
  const shown = step.media.filter(({ slot }) => !ELSEWHERE.includes(slot));
  const [chosen, setChosen] = useState<string | null>(null);
  const current = shown.find(({ id }) => id === chosen) ?? shown[0];
  if (!current) return null;
  const names = new Map(
    shown.map((item) => [
      item.id,
      nameOf(item, shown.filter(({ slot }) => slot === item.slot).indexOf(item)),
    ]),
  );
  const name = names.get(current.id) ?? '';
  return (
    <Stack gap="xs">
      {shown.length > 1 ? (
        <NativeSelect
          aria-label={t('Which capture of {step}', { step: step.id })}
          data={shown.map(({ id }) => ({ value: id, label: names.get(id) ?? id }))}
          value={current.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : (
        <Text size="sm">{name}</Text>
      )}
      {current.kept ? (
        <OpenedMedia
          key={current.id}
          execution={execution}
          space={space}
          media={current.id}
          name={name}
          atOnce={isPicture(current)}
        >
          {(src, type) =>
            type.startsWith('image/') ? (
              <PictureViewer name={name} src={src} />
            ) : (
              <Anchor href={src} target="_blank" rel="noopener noreferrer">
                {name} ({type})
              </Anchor>
            )
          }
        </OpenedMedia>
      ) : (
        <Text size="sm" role="note">
          {t(GONE)}
        </Text>
      )}
    </Stack>
  );
}
