import { Button, FileInput, Group, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSession } from '../api/account';
import {
  type Attachment,
  attachments,
  openAttachment,
  type Thing,
  useAttach,
  useRemoveAttachment,
} from '../api/feedback';
import { useDraftOwner } from '../drafts/draft-store';
import { decimal, t } from '../i18n/language';
import { RevealButton } from '../personal/reveal';
import { personName } from '../queue/words';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { saveFrom } from '../ui/save-file';
import { Time } from '../ui/time';

/** Selected files that are not uploaded yet. They outlive the form and the session, until the tab closes. */
const chosen = new Map<string, File>();

/**
 * Returns the file selected for an object. Like drafts, it belongs to one user: another user in the same tab
 * doesn't see it.
 * @param thing unique name of the object
 */
function useChosenFile(thing: string): readonly [File | null, (file: File | null) => void] {
  const key = `${useDraftOwner()} ${thing}`;
  const [file, setFile] = useState(chosen.get(key) ?? null);
  const choose = (next: File | null) => {
    if (next) chosen.set(key, next);
    else chosen.delete(key);
    setFile(next);
  };
  return [file, choose];
}

const MAX_MIB = 10;
const MAX_FILES = 20;
const MIB = 1024 * 1024;

const KINDS: { readonly [type in Attachment['media_type']]: string } = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'text/plain': 'TXT',
  'text/csv': 'CSV',
};

const sizeOf = (bytes: number): string =>
  bytes < MIB
    ? t('{size} KB', { size: Math.ceil(bytes / 1024) })
    : t('{size} MB', { size: decimal(bytes / MIB, 1) });

/** Files attached to a transaction, a case or a verification. */
export function Attachments(thing: Thing) {
  const reading = useQuery(attachments(thing));
  const { data: session } = useSession();
  const remove = useRemoveAttachment(thing);
  const found = reading.data?.attachments;
  const needed = thing.source === 'SCREENING' ? 'cases:change' : 'decisions:change';
  const mayChange = session?.permissions.includes(needed) ?? false;
  const columns: readonly Column<Attachment>[] = [
    { name: t('Name'), kind: 'long', cell: ({ name }) => name },
    { name: t('Type'), cell: ({ media_type }) => KINDS[media_type] },
    { name: t('Size'), kind: 'digits', cell: ({ size }) => sizeOf(size) },
    { name: t('By'), cell: ({ added_by }) => personName(added_by) },
    { name: t('Time'), cell: ({ added_at }) => <Time at={added_at} /> },
    {
      name: t('Actions'),
      kind: 'actions',
      cell: (file) => (
        <>
          <SaveAttachment thing={thing} file={file} />
          {mayChange ? (
            <ConfirmButton
              label={t('Remove')}
              ariaLabel={t('Remove {name}', { name: file.name })}
              size="compact-sm"
              question={t('The file is permanently deleted. The history records the deletion.')}
              onConfirm={() => remove.mutate(file.id)}
            />
          ) : null}
        </>
      ),
    },
  ];
  return (
    <Section
      title={t('Files')}
      about={[
        found?.length === 0 ? t('No files attached.') : null,
        t('PDF, images, text and CSV, up to {size} MB each and {count} files.', {
          size: MAX_MIB,
          count: MAX_FILES,
        }),
      ]
        .filter((words) => words !== null)
        .join(' ')}
    >
      <FailureAlert error={remove.error} title={t('Couldn’t remove the file')} />
      <PagedTable
        name={t('Files')}
        columns={columns}
        rows={found?.length === 0 ? undefined : found}
        keyOf={({ id }) => id}
        empty={null}
        reading={reading}
        failure={t('Couldn’t load the files')}
      />
      {mayChange ? <AttachFile thing={thing} isFull={(found?.length ?? 0) >= MAX_FILES} /> : null}
    </Section>
  );
}

interface SaveProps {
  readonly thing: Thing;
  readonly file: Attachment;
}

/** Downloads a file; users with masked personal data must give a reason. */
function SaveAttachment({ thing, file }: SaveProps) {
  const { data: session } = useSession();
  const save = async (reason: string | null) => {
    const { path } = await openAttachment(thing, file.id, reason);
    saveFrom(path);
  };
  const open = useMutation({ mutationFn: () => save(null) });
  if (!session?.permissions.includes('personal:see'))
    return (
      <RevealButton
        form={`attachment ${file.id}`}
        label={t('Download with reason')}
        title={t('Download file')}
        ask={save}
      />
    );
  return (
    <Stack gap={2} align="flex-end">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('Download {name}', { name: file.name })}
        loading={open.isPending}
        onClick={() => open.mutate()}
      >
        {t('Save')}
      </Button>
      <FailureAlert error={open.error} title={t('Couldn’t download the file')} />
    </Stack>
  );
}

interface AttachProps {
  readonly thing: Thing;
  readonly isFull: boolean;
}

function AttachFile({ thing, isFull }: AttachProps) {
  const [file, choose] = useChosenFile(`${thing.source} ${thing.id}`);
  const [sent, setSent] = useState(0);
  const stop = useRef(new AbortController());
  const attach = useAttach(thing);
  const isLarge = file !== null && file.size > MAX_MIB * MIB;
  const send = (chosen: File) => {
    stop.current = new AbortController();
    setSent(0);
    attach.mutate(
      { file: chosen, signal: stop.current.signal, onSent: setSent },
      { onSuccess: () => choose(null) },
    );
  };
  if (isFull)
    return (
      <Text size="sm" role="note" mt="sm">
        {t('The maximum number of files is reached. Remove one first.')}
      </Text>
    );
  return (
    <Stack gap="xs" mt="sm">
      <Group align="flex-end">
        <FileInput
          label={t('Attach file')}
          placeholder={t('Choose a file')}
          accept=".pdf,.jpg,.jpeg,.png,.webp,.txt,.csv"
          clearable
          clearButtonProps={{ 'aria-label': t('Clear file selection') }}
          flex="1 1 12rem"
          maw="22rem"
          value={file}
          onChange={(next) => {
            attach.reset();
            choose(next);
          }}
          error={
            isLarge ? t('The file is larger than {size} MB. Choose a smaller file.', { size: MAX_MIB }) : null
          }
          disabled={attach.isPending}
        />
        <Button
          variant="default"
          disabled={!file || isLarge}
          loading={attach.isPending}
          onClick={() => file && send(file)}
        >
          {t('Attach')}
        </Button>
        {attach.isPending ? (
          <Button variant="subtle" onClick={() => stop.current.abort()}>
            {t('Stop')}
          </Button>
        ) : null}
      </Group>
      {attach.isPending && file ? (
        <Progress
          value={file.size === 0 ? 100 : (100 * sent) / file.size}
          aria-label={t('Upload progress')}
        />
      ) : null}
      <FailureAlert
        error={stop.current.signal.aborted ? null : attach.error}
        title={t('Couldn’t attach the file')}
      />
    </Stack>
  );
}
