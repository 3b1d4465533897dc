import type { ReviewStep } from '@assay/management-api';
import { Paper, Text } from '@mantine/core';
import type { Space } from '../api/evaluations';
import { t } from '../i18n/language';
import { ChallengeFrames } from './challenge-frames';
import { FacePair } from './face-pair';
import { StepPictures } from './step-pictures';

interface StepMediaProps {
  readonly execution: string;
  readonly space: Space;
  /** Review data of the open step; null while loading. */
  readonly step: ReviewStep | null;
  /** Faces of the verification, whatever step is open. */
  readonly faces: ReviewStep['faces'];
}

/** Document viewer, portrait next to selfie, and challenge frames. */
export function StepMedia({ execution, space, step, faces }: StepMediaProps) {
  const hasMedia = (step !== null && step.media.length > 0) || faces !== null;
  if (!hasMedia)
    return (
      <Paper withBorder p="md">
        <Text size="sm" c="dimmed">
          {t('No captures in this check.')}
        </Text>
      </Paper>
    );
  return (
    <Paper withBorder p="md">
      {step ? <StepPictures execution={execution} space={space} step={step} /> : null}
      {faces ? <FacePair execution={execution} space={space} faces={faces} /> : null}
      {step ? <ChallengeFrames execution={execution} space={space} step={step} /> : null}
    </Paper>
  );
}
