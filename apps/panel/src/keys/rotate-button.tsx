import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';

const HOUR = 3600;
/** How long both keys hold; a week is the most the server grants. */
const OVERLAPS = [
  { value: '0', label: 'at once' },
  { value: String(HOUR), label: 'after an hour' },
  { value: String(24 * HOUR), label: 'after a day' },
  { value: String(7 * 24 * HOUR), label: 'after a week' },
];

interface RotateButtonProps {
  readonly name: string;
  readonly onRotate: (overlapSeconds: number) => void;
}

/** Gives a key a successor; both hold during the overlap. */
export function RotateButton({ name, onRotate }: RotateButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [overlap, setOverlap] = useState(String(24 * HOUR));
  return (
    <>
      <Button size="compact-xs" variant="default" aria-label={`Rotate ${name}`} onClick={open}>
        Rotate
      </Button>
      <Modal opened={opened} onClose={close} title={`Rotate “${name}”`}>
        <Stack>
          <Text size="sm">A new key with the same rights is made and shown once.</Text>
          <NativeSelect
            label="The old key ends"
            data={OVERLAPS}
            value={overlap}
            onChange={(event) => setOverlap(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button
              onClick={() => {
                close();
                onRotate(Number(overlap));
              }}
            >
              Make the new key
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
