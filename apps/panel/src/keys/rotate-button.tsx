import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { DraftNotice, useDraft, useHasDraft } from '../drafts/use-draft';
import { english, t } from '../i18n/language';

const HOUR = 3600;
/** Overlap options; the server allows at most one week. */
const overlaps = () => [
  { value: '0', label: t('immediately') },
  { value: String(HOUR), label: t('in 1 hour') },
  { value: String(24 * HOUR), label: t('in 1 day') },
  { value: String(7 * 24 * HOUR), label: t('in 1 week') },
];

/** Texts for rotating keys and secrets. */
const WORDS = {
  key: {
    lead: english('Creates a key with the same scopes and shows it once.'),
    ends: english('Old key expires'),
    make: english('Create new key'),
  },
  secret: {
    lead: english(
      'Creates a secret and shows it once. Until the old one expires, deliveries carry both signatures.',
    ),
    ends: english('Old secret expires'),
    make: english('Create new secret'),
  },
} as const;

interface RotateProps {
  readonly kind: keyof typeof WORDS;
  /** Warning shown first, such as that the previous secret is still valid. */
  readonly warning?: ReactNode;
  /** Unique name of the key or secret. */
  readonly subject: string;
  readonly onRotate: (overlapSeconds: number) => Promise<unknown>;
}

function RotateForm({
  kind,
  warning,
  subject,
  onRotate,
  close,
}: RotateProps & { readonly close: () => void }) {
  const draft = useDraft(`rotate ${subject}`, { overlap: String(24 * HOUR) });
  const { overlap } = draft.value;
  return (
    <Stack>
      <Text size="sm">{t(WORDS[kind].lead)}</Text>
      {warning}
      <DraftNotice draft={draft} />
      <NativeSelect
        label={t(WORDS[kind].ends)}
        data={overlaps()}
        value={overlap}
        onChange={(event) => draft.change({ overlap: event.currentTarget.value })}
      />
      <Group justify="flex-end">
        <Button
          variant="default"
          onClick={() => {
            draft.forget();
            close();
          }}
        >
          {t('Cancel')}
        </Button>
        <Button
          onClick={() => {
            close();
            draft.saving(onRotate(Number(overlap)));
          }}
        >
          {t(WORDS[kind].make)}
        </Button>
      </Group>
    </Stack>
  );
}

/** Rotates a key or secret; both stay valid during the overlap. */
export function RotateButton({ name, ...rotate }: RotateProps & { readonly name: string }) {
  const [opened, { open, close }] = useDisclosure(useHasDraft(`rotate ${rotate.subject}`));
  return (
    <>
      <Button size="compact-xs" variant="default" aria-label={t('Rotate {name}', { name })} onClick={open}>
        {t('Rotate')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('Rotate “{name}”', { name })}>
        <RotateForm {...rotate} close={close} />
      </Modal>
    </>
  );
}
