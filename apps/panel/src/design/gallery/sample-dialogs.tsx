import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListCheck } from '@tabler/icons-react';
import { Section } from '../../ui/page';
import { ConfirmDialog } from '../confirm-dialog';
import { KeyButton } from '../key-button';
import { type MenuAction, OverflowMenu } from '../page-header';
import { EmptyState, ErrorState, PageSkeleton, TableSkeleton, TextSkeleton } from '../states';
import { showToast } from '../toast-store';
import { SampleDecision } from './sample-decision';

const ACTIONS: readonly MenuAction[] = [
  { label: 'Rename', onClick: () => showToast({ text: 'Renamed' }) },
  { label: 'Delete', isDestructive: true, isDisabled: true, onClick: () => undefined },
];

/** Confirmation, menu, toasts, empty and error states, skeletons. */
export function SampleDialogs() {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [isLoading, loading] = useDisclosure(false);
  return (
    <Stack>
      <Group>
        <Button color="red" onClick={open}>
          Delete list
        </Button>
        <Button variant="default" onClick={() => showToast({ text: 'Item approved', undo: () => undefined })}>
          Approve
        </Button>
        <Button variant="default" onClick={loading.toggle}>
          {isLoading ? 'Hide skeletons' : 'Show skeletons'}
        </Button>
        <KeyButton variant="default" shortcut="n" onClick={() => showToast({ text: 'Next item' })}>
          Next
        </KeyButton>
        <OverflowMenu actions={ACTIONS} label="Actions of the list" />
      </Group>
      <ConfirmDialog
        opened={isOpen}
        onClose={close}
        title="Delete list"
        confirmLabel="Delete list"
        typed="Blocked emails"
        onConfirm={close}
      >
        Deletes 120 entries. You can’t undo this.
      </ConfirmDialog>
      <SampleDecision />
      <Section title="Empty state">
        <EmptyState
          icon={<IconListCheck size={24} stroke={1.6} />}
          title="No lists yet"
          action={<Button variant="default">Create list</Button>}
        >
          Lists hold values that rules check, such as blocked email addresses.
        </EmptyState>
      </Section>
      <Section title="Error state">
        <ErrorState error={new Error('sample')} title="Couldn’t load the lists" onRetry={() => undefined} />
      </Section>
      {isLoading ? (
        <Section title="Skeletons">
          <TextSkeleton />
          <TableSkeleton lines={3} />
          <PageSkeleton />
        </Section>
      ) : null}
    </Stack>
  );
}
