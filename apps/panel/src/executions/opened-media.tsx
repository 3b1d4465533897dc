import { MASK } from '@assay/contract';
import { Button, Group, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Space } from '../api/evaluations';
import { type OpenedCapture, openedMedia, revealedMedia } from '../api/executions';
import { isMissing } from '../api/failure';
import { useSession } from '../api/session';
import { english, t } from '../i18n/language';
import { MaskedText } from '../personal/masked-text';
import { RevealButton } from '../personal/reveal-button';
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
export function OpenedMedia(props: OpenedMediaProps) {
  const { data: session } = useSession();
  if (!session) return null;
  return session.permissions.includes('personal:see') ? <Opened {...props} /> : <MaskedMedia {...props} />;
}

/** A capture that is shown for a reason, until the page is left. */
function MaskedMedia({ execution, space, media, name, children }: OpenedMediaProps) {
  const [shown, setShown] = useState<OpenedCapture | null>(null);
  if (shown) return children(shown.src, shown.mediaType);
  return (
    <Group gap="xs">
      <Text size="sm" role="note">
        <MaskedText>{`${MASK} ${t('{name} is not shown to your role', { name })}`}</MaskedText>
      </Text>
      <RevealButton
        form={`media ${execution} ${media}`}
        label={t('Show, with a reason')}
        ariaLabel={t('Show {name}, with a reason', { name })}
        title={t('Show {name}', { name })}
        ask={async (reason) => setShown(await revealedMedia(execution, space, media, reason))}
      />
    </Group>
  );
}

function Opened({ execution, space, media, name, atOnce = true, children }: OpenedMediaProps) {
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
  return children(found.data.src, found.data.mediaType);
}
