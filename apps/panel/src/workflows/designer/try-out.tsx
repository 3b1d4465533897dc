import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useTryWorkflow } from '../../api/workflows';
import { TRIAL } from '../../drafts/draft-store';
import { useDraft } from '../../drafts/use-draft';
import { t } from '../../i18n/language';
import { FailureAlert } from '../../ui/notices';
import { Section } from '../../ui/page';
import { QrCode } from '../../ui/qr-code';
import { AnchorLink } from '../../ui/shown-values';

interface TryOutProps {
  readonly workflow: string;
  readonly version: number;
  readonly requiredInputs: readonly string[];
}

/** Tests a saved version in the hosted flow, in the test environment. */
export function TryOut({ workflow, version, requiredInputs }: TryOutProps) {
  const attempt = useTryWorkflow(workflow);
  const draft = useDraft<{ readonly inputs: { readonly [name: string]: string } }>(
    `${TRIAL}workflow ${workflow}`,
    {
      inputs: { user_id: 'try-out' },
    },
  );
  const { inputs } = draft.value;
  const made = attempt.data;
  return (
    <Section
      title={t('Test workflow')}
      about={t('Starts version {version} in the test environment, even if it isn’t active.', {
        version: String(version),
      })}
    >
      <form
        aria-label={t('Test workflow')}
        onSubmit={(event) => {
          event.preventDefault();
          draft.saving(attempt.mutateAsync({ version, inputs }));
        }}
      >
        <Group align="flex-end">
          {requiredInputs.map((name) => (
            <TextInput
              key={name}
              label={name}
              required
              maxLength={500}
              value={inputs[name] ?? ''}
              onChange={(event) => draft.change({ inputs: { ...inputs, [name]: event.currentTarget.value } })}
            />
          ))}
          <Button type="submit" loading={attempt.isPending}>
            {t('Create link')}
          </Button>
        </Group>
      </form>
      <FailureAlert error={attempt.error} title={t('Couldn’t start the verification')} />
      {made ? (
        <Group align="flex-start" mt="sm">
          <QrCode text={made.link} label={t('QR code that opens the hosted flow on a phone')} />
          <Stack gap="xs">
            <a href={made.link} target="_blank" rel="noopener noreferrer">
              {t('Open hosted flow')}
            </a>
            <Code block className="breaks">
              {made.link}
            </Code>
            <Text size="sm">
              {t('Result:')}{' '}
              <AnchorLink
                to="/panel/verifications/$id"
                params={{ id: made.execution_id }}
                search={{ space: 'test' }}
                underline="always"
              >
                {t('verification')}
              </AnchorLink>
            </Text>
          </Stack>
        </Group>
      ) : null}
    </Section>
  );
}
