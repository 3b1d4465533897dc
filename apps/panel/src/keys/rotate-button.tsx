import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { DraftNotice } from '../drafts/draft-notice';
import { useDraft, useHasDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';

const HOUR = 3600;
/** How long both keys hold; a week is the most the server grants. */
const overlaps = () => [
  { value: '0', label: t('at once') },
  { value: String(HOUR), label: t('after an hour') },
  { value: String(24 * HOUR), label: t('after a day') },
  { value: String(7 * 24 * HOUR), label: t('after a week') },
];

interface RotateProps {
  /** Names the key or secret among everything that can be rotated. */
  readonly subject: string;
  readonly onRotate: (overlapSeconds: number) => Promise<unknown>;
}

function RotateForm({ subject, onRotate, close }: RotateProps & { readonly close: () => void }) {
  const draft = useDraft(`rotate ${subject}`, { overlap: String(24 * HOUR) });
  const { overlap } = draft.value;
  return (
    <Stack>
      <Text size="sm">{t('A new key with the same rights is made and shown once.')}</Text>
      <DraftNotice draft={draft} />
      <NativeSelect
        label={t('The old key ends')}
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
          {t('Make the new key')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Gives a key a successor; both hold during the overlap. */
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
