import { MASK } from '@assay/contract';
import { Button, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Space } from '../api/evaluations';
import { openedMedia } from '../api/executions';
import { isMissing } from '../api/failure';
import { english, t } from '../i18n/language';
import { isMasked, MaskedText } from '../personal/masked-text';
import { FailureAlert } from '../ui/failure-alert';

export const GONE = english(
  'This file is no longer kept: it was removed, replaced by a later capture, or erased.',
);

interface OpenedMediaProps {
  readonly execution: string;
  readonly space: Space;
  readonly media: string;
  /** What it shows, as a person says it. */
  readonly name: string;
  /** false = it is opened by a click. */
  readonly atOnce?: boolean;
  readonly children: (src: string, mediaType: string) => ReactNode;
}

/** A capture that is opened by itself: the server notes who opened which. */
export function OpenedMedia({ execution, space, media, name, atOnce = true, children }: OpenedMediaProps) {
  const [isAsked, setAsked] = useState(atOnce);
  const found = useQuery({ ...openedMedia(execution, space, media), enabled: isAsked });
  if (!isAsked)
    return (
      <Button size="compact-sm" variant="default" onClick={() => setAsked(true)}>
        {t('Open {name}', { name })}
      </Button>
    );
  if (found.error)
    return isMissing(found.error) ? (
      <Text size="sm" role="note">
        {t(GONE)}
      </Text>
    ) : (
      <FailureAlert error={found.error} title={t('{name} could not be opened', { name })} />
    );
  if (!found.data) return <Loader size="sm" aria-label={t('Opens {name}', { name })} />;
  if (isMasked(found.data.src))
    return (
      <Text size="sm" role="note">
        <MaskedText>{`${MASK} ${t('{name} is not shown to your role', { name })}`}</MaskedText>
      </Text>
    );
  return children(found.data.src, found.data.mediaType);
}
