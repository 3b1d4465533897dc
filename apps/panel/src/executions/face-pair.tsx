import type { ReviewFace, ReviewStep } from '@assay/management-api';
import { Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Space } from '../api/evaluations';
import { decimal, t } from '../i18n/language';
import { similarity } from './evidence';
import classes from './face-pair.module.css';
import { OpenedMedia } from './step-pictures';

interface FaceCutProps {
  readonly name: string;
  readonly src: string;
  readonly face: ReviewFace;
}

/** Margin around a face for hair and chin, as a share of its size. */
const MARGIN = 0.45;

/** Face cropped from its image, upright. */
function FaceCut({ name, src, face }: FaceCutProps) {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const picture = new Image();
    picture.onload = () => setSize({ width: picture.naturalWidth, height: picture.naturalHeight });
    picture.onerror = () => setBroken(true);
    picture.src = src;
    return () => {
      picture.onload = null;
      picture.onerror = null;
    };
  }, [src]);
  if (isBroken) return <Text size="sm">{t('Couldn’t show this image.')}</Text>;
  if (!size) return <div className={classes.cut} aria-busy />;
  const { quarters } = face;
  const { width, height } = quarters % 2 === 0 ? size : { width: size.height, height: size.width };
  const side = Math.max(face.width * width, face.height * height) * (1 + MARGIN);
  const middle = { x: (face.x + face.width / 2) * width, y: (face.y + face.height / 2) * height };
  // Rotates around the image center, then moves to the origin of the rotated image.
  const turn = `translate(${width / 2} ${height / 2}) rotate(${quarters * 90}) translate(${-size.width / 2} ${-size.height / 2})`;
  return (
    <svg
      className={classes.cut}
      role="img"
      aria-label={name}
      viewBox={`${middle.x - side / 2} ${middle.y - side / 2} ${side} ${side}`}
    >
      <image href={src} width={size.width} height={size.height} transform={turn} />
    </svg>
  );
}

interface FacePairProps {
  readonly execution: string;
  readonly space: Space;
  readonly faces: NonNullable<ReviewStep['faces']>;
}

/** Document face next to the selfie face, with their similarity. */
export function FacePair({ execution, space, faces }: FacePairProps) {
  const { selfie, reference, distance, same_below: same, other_above: other } = faces;
  const pair = [
    {
      name: reference?.media === 'chip-portrait' ? t('Chip portrait') : t('Document or reference face'),
      face: reference,
    },
    { name: t('Selfie face'), face: selfie },
  ];
  const meaning =
    distance === null
      ? t('Not compared.')
      : distance < same
        ? t('Same person.')
        : distance <= other
          ? t('Inconclusive. Compare the faces manually.')
          : t('Different people.');
  return (
    <section aria-label={t('Face comparison')}>
      <Group align="flex-start" gap="md">
        {pair.map(({ name, face }) => (
          <Stack key={name} gap={4}>
            {face ? (
              <OpenedMedia execution={execution} space={space} media={face.media} name={name}>
                {(src) => <FaceCut name={name} src={src} face={face} />}
              </OpenedMedia>
            ) : (
              <Text size="sm">{t('No face found.')}</Text>
            )}
            <Text size="sm">{name}</Text>
          </Stack>
        ))}
      </Group>
      <Text size="sm" mt="xs">
        {distance === null
          ? meaning
          : t(
              'Similarity {similarity}. {meaning} Distance {distance}: below {same} is the same person, above {other} different people.',
              {
                similarity: similarity(distance),
                meaning,
                distance: decimal(distance, 2),
                same,
                other,
              },
            )}
      </Text>
    </section>
  );
}
