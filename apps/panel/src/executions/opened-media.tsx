import { MASK } from '@assay/contract';
import { Button, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Space } from '../api/evaluations';
import { openedMedia } from '../api/executions';
import { isMissing } from '../api/failure';
import { isMasked, MaskedText } from '../personal/masked-text';
import { FailureAlert } from '../ui/failure-alert';

export const GONE = 'This file is no longer kept: it was removed, replaced by a later capture, or erased.';

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
        Open {name}
      </Button>
    );
  if (found.error)
    return isMissing(found.error) ? (
      <Text size="sm" role="note">
        {GONE}
      </Text>
    ) : (
      <FailureAlert error={found.error} title={`${name} could not be opened`} />
    );
  if (!found.data) return <Loader size="sm" aria-label={`Opens ${name}`} />;
  if (isMasked(found.data.src))
    return (
      <Text size="sm" role="note">
        <MaskedText>{`${MASK} ${name} is not shown to your role`}</MaskedText>
      </Text>
    );
  return children(found.data.src, found.data.mediaType);
}
