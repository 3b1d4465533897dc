import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconFlask, IconSquareDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useChangePreferences } from '../api/evaluations';
import { useAddSamples } from '../api/setup';
import { showToast } from '../design/toast-store';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { ButtonLink } from '../ui/shown-values';
import { SAMPLES_PREFERENCE } from './progress';
import classes from './setup.module.css';

const DEMO_COMMAND = 'bin/assay demo';

interface SamplesStepProps {
  /** The test environment contains transactions. */
  readonly hasTest: boolean;
  readonly onDone: () => void;
}

/** Choice between sample transactions in the test environment and an empty start. */
export function SamplesStep({ hasTest, onDone }: SamplesStepProps) {
  const add = useAddSamples();
  const change = useChangePreferences();
  const added = ({ added: count }: { readonly added: number }) =>
    showToast({ text: t('{count} sample transactions added to Test.', { count }), tone: 'positive' });
  return (
    <Stack gap="md">
      <Text size="sm">{t('Explore with sample data, or start with your own.')}</Text>
      <div className={classes.choices}>
        <Choice
          icon={<IconFlask size={20} stroke={1.6} />}
          title={t('Sample transactions')}
          about={t(
            'Adds 60 fictional transactions to Test: customers, disposable email addresses, card testing and stolen cards. Live stays empty.',
          )}
        >
          <Button
            variant={hasTest ? 'default' : 'filled'}
            loading={add.isPending}
            onClick={() => add.mutate(undefined, { onSuccess: added })}
          >
            {hasTest ? t('Add more samples') : t('Add samples')}
          </Button>
          {hasTest ? (
            <ButtonLink to="/panel/transactions" search={{ space: 'test' }}>
              {t('View in Test')}
            </ButtonLink>
          ) : null}
        </Choice>
        <Choice
          icon={<IconSquareDashed size={20} stroke={1.6} />}
          title={t('Start empty')}
          about={t('Both environments stay empty until your systems send transactions.')}
        >
          <Button
            variant="default"
            onClick={() => {
              change.mutate({ [SAMPLES_PREFERENCE]: 'none' });
              onDone();
            }}
          >
            {t('Start empty')}
          </Button>
        </Choice>
      </div>
      <FailureAlert error={add.error ?? change.error} title={t('Couldn’t add the samples')} />
      <Text size="sm" c="dimmed">
        {t(
          'To see eight weeks of alerts, cases and verifications, run this command on a computer with Assay. It starts a second, temporary server.',
        )}
      </Text>
      <Code block>{DEMO_COMMAND}</Code>
    </Stack>
  );
}

interface ChoiceProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Choice({ icon, title, about, children }: ChoiceProps) {
  return (
    <div className={classes.choice}>
      <span className={classes.choiceIcon} aria-hidden>
        {icon}
      </span>
      <h3 className={classes.choiceTitle}>{title}</h3>
      <Text size="sm" c="dimmed" className={classes.choiceText ?? ''}>
        {about}
      </Text>
      <Group gap="xs">{children}</Group>
    </div>
  );
}
