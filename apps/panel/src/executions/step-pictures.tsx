import { MASK } from '@assay/contract';
import type { ReviewMedia, ReviewStep } from '@assay/management-api';
import { Anchor, Button, Group, Loader, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../api/account';
import { isMissing } from '../api/client';
import type { Space } from '../api/evaluations';
import { type OpenedCapture, openedMedia, revealedMedia } from '../api/executions';
import { english, t } from '../i18n/language';
import { MaskedText, RevealButton } from '../personal/reveal';
import { FailureAlert } from '../ui/notices';
import { PictureViewer } from './picture-viewer';
import { isPicture, slotName } from './words';

export const GONE = english('This file is no longer stored. It was deleted or replaced by a later capture.');

interface OpenedMediaProps {
  readonly execution: string;
  readonly space: Space;
  readonly media: string;
  /** Name of the capture. */
  readonly name: string;
  /** false opens it on click. */
  readonly atOnce?: boolean;
  readonly children: (src: string, mediaType: string) => ReactNode;
}

/** Capture that opens automatically; the server records who opened it. */
export function OpenedMedia(props: OpenedMediaProps) {
  const { data: session } = useSession();
  if (!session) return null;
  return session.permissions.includes('personal:see') ? <Opened {...props} /> : <MaskedMedia {...props} />;
}

/** Capture that is unmasked with a reason, until the user leaves the page. */
function MaskedMedia({ execution, space, media, name, children }: OpenedMediaProps) {
  const [shown, setShown] = useState<OpenedCapture | null>(null);
  if (shown) return children(shown.src, shown.mediaType);
  return (
    <Group gap="xs">
      <Text size="sm" role="note">
        <MaskedText>{`${MASK} ${t('Your role can’t view {name}', { name })}`}</MaskedText>
      </Text>
      <RevealButton
        form={`media ${execution} ${media}`}
        label={t('Unmask with reason')}
        ariaLabel={t('View {name} with reason', { name })}
        title={t('View {name}', { name })}
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
      <FailureAlert error={found.error} title={t('Couldn’t open {name}', { name })} />
    );
  if (!found.data) return <Loader size="sm" aria-label={t('Opening {name}', { name })} />;
  return children(found.data.src, found.data.mediaType);
}

interface StepPicturesProps {
  readonly execution: string;
  readonly space: Space;
  readonly step: ReviewStep;
}

/** Frames and chip files are shown elsewhere. */
const ELSEWHERE = ['livenessFrames', 'lightFrames', 'chipFiles'];

const nameOf = (item: ReviewMedia, index: number): string =>
  t(item.method === 'CAMERA' ? '{name} (camera)' : '{name} (upload)', {
    name: index > 0 ? `${slotName(item.slot)} ${index + 1}` : slotName(item.slot),
  });

/** Captures of a step: one large image, the others as options. */
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
          aria-label={t('Capture of {step}', { step: step.id })}
          data={shown.map(({ id }) => ({ value: id, label: names.get(id) ?? id }))}
          value={current.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : (
        <Text size="sm">{name}</Text>
      )}
      {current.stored ? (
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
