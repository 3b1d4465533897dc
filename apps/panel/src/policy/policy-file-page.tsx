import type { PolicyFile, PolicyInput } from '@assay/management-api';
import { Alert, Button, Code, FileInput, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import { changeOrPropose, usePolicyChanged } from '../api/policy';
import { PageHeader } from '../design/page-header';
import { useDraft } from '../drafts/use-draft';
import { english, t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { saveFile } from '../ui/save-file';
import { linesOf } from './difference-lines';

/** Maximum file size that the server accepts, in bytes. */
const MAX_BYTES = 1_000_000;

/** Returns the policy file with each condition as text only. */
export const policyText = (document: PolicyFile): string =>
  `${JSON.stringify({ ...document, rules: document.rules.map(({ when: _, ...rule }) => rule) }, null, 2)}\n`;

/** Reason to reject a file before it is sent to the server. */
export type FileProblem = 'too-large' | 'no-json' | 'no-policy';

const EXPORT_COMMAND = 'assay policy export';

/** Parses a policy file. A saved response of `GET /policy` is accepted too. */
export function readPolicyFile(text: string): { readonly document: PolicyInput } | FileProblem {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return 'too-large';
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return 'no-json';
  }
  for (const part of [value, (value as { data?: unknown } | null)?.data]) {
    const inner = (part as { document?: unknown } | null | undefined)?.document ?? part;
    if (inner !== null && typeof inner === 'object' && 'rules' in inner)
      return { document: inner as PolicyInput };
  }
  return 'no-policy';
}

const PROBLEMS = {
  'too-large': english('The file is larger than 1 MB. Choose a smaller file.'),
  'no-json': english('The file isn’t valid JSON. Export it again or fix it in a text editor.'),
  'no-policy': english('The file isn’t a policy: rules are missing.'),
} as const satisfies { readonly [problem in FileProblem]: unknown };

interface Compared {
  readonly document: PolicyInput;
  readonly version: number;
  /** Changes; empty for equal policies. */
  readonly lines: readonly string[];
}

async function compare(document: PolicyInput): Promise<Compared> {
  const { version, ...difference } = await call('POST /policy/diff', { body: { document } });
  const { rules, categories, lists, thresholds, velocity } = difference;
  const isSame =
    thresholds === null &&
    velocity === null &&
    [rules, categories, lists].every(
      (part) => part.added.length + part.removed.length + part.changed.length === 0,
    );
  return { document, version, lines: isSame ? [] : linesOf(difference) };
}

/** Export and import of the policy as a file, for example between a test and a live installation. */
export function PolicyFilePage() {
  return (
    <>
      <PageHeader
        title={t('Policy file')}
        back={{ name: t('Policy versions'), to: '/panel/policy' }}
        about={t(
          'Rules, categories, lists without entries, and thresholds. Use the file for version control or to copy a policy between installations.',
        )}
      />
      <Export />
      <Apply />
    </>
  );
}

function Export() {
  const write = useMutation({
    mutationFn: async () => {
      const { version, document } = await call('GET /policy');
      saveFile([policyText(document)], 'application/json', `policy-${version}.json`);
      return version;
    },
  });
  return (
    <Section
      title={t('Export policy')}
      about={
        <>
          {t('JSON file with conditions as text. Same output as the command')} <Code>{EXPORT_COMMAND}</Code>.
        </>
      }
    >
      <Group>
        <Button variant="default" loading={write.isPending} onClick={() => write.mutate()}>
          {t('Download file')}
        </Button>
        {write.isSuccess ? (
          <Text size="sm" role="status">
            {t('Downloaded version {version}.', { version: String(write.data) })}
          </Text>
        ) : null}
      </Group>
      <FailureAlert error={write.error} title={t('Couldn’t download the file')} />
    </Section>
  );
}

function Apply() {
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const diff = useMutation({ mutationFn: compare });
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setProblem(null);
    diff.reset();
    if (!chosen) return;
    const read = readPolicyFile(await chosen.text());
    if (typeof read === 'string') setProblem(read);
    else diff.mutate(read.document);
  };
  return (
    <Section
      title={t('Import policy')}
      about={t(
        'Assay compares the file first. Nothing changes until you apply it. The file must include every list that has entries.',
      )}
    >
      <FileInput
        label={t('Policy file')}
        placeholder={t('Choose a JSON file')}
        accept=".json,application/json"
        clearable
        clearButtonProps={{ 'aria-label': t('Clear file selection') }}
        w="min(22rem, 100%)"
        value={file}
        onChange={(chosen) => void choose(chosen)}
      />
      {problem ? (
        <Alert color="red" mt="sm" title={t('Couldn’t read the file')}>
          {t(PROBLEMS[problem])}
        </Alert>
      ) : null}
      <FailureAlert error={diff.error} title={t('The policy isn’t valid')} />
      {diff.data ? (
        <Difference
          key={diff.submittedAt}
          compared={diff.data}
          onAgain={() => diff.mutate(diff.data.document)}
        />
      ) : null}
    </Section>
  );
}

function Difference({ compared, onAgain }: { readonly compared: Compared; readonly onAgain: () => void }) {
  const { document, version, lines } = compared;
  const draft = useDraft('policy file', { note: '' });
  const note = draft.value.note.trim();
  const changed = usePolicyChanged();
  const apply = useMutation({
    mutationFn: () =>
      changeOrPropose(
        () => call('PUT /policy', { body: { expected_version: version, document, note } }),
        () => document,
        note,
      ),
    onSuccess: changed,
  });
  if (lines.length === 0)
    return (
      <Text size="sm" mt="sm" role="status">
        {t('The file matches policy version {version}. Nothing would change.', {
          version: String(version),
        })}
      </Text>
    );
  if (apply.isSuccess)
    return (
      <Alert
        color="teal"
        mt="sm"
        role="status"
        title={apply.data ? t('Policy applied') : t('Policy proposed')}
      >
        {apply.data
          ? t('The file is now policy version {version}.', { version: String(apply.data.version) })
          : t('Another user must approve it on the Policy versions page.')}
      </Alert>
    );
  return (
    <Stack mt="sm" align="flex-start">
      <Text size="sm" fw={600}>
        {t('Changes from version {version}', { version: String(version) })}
      </Text>
      <Text size="sm" className="preserve-lines breaks" role="region" aria-label={t('Changes')}>
        {lines.join('\n')}
      </Text>
      <TextInput
        label={t('Reason')}
        maxLength={500}
        w="min(30rem, 100%)"
        value={draft.value.note}
        onChange={(event) => draft.change({ note: event.currentTarget.value })}
      />
      <FailureAlert error={apply.error} title={t('Couldn’t apply the file')} />
      <Group>
        <Button loading={apply.isPending} onClick={() => draft.saving(apply.mutateAsync())}>
          {t('Apply file')}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {t('Compare again')}
        </Button>
      </Group>
    </Stack>
  );
}
