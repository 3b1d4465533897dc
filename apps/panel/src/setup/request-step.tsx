import type { EvaluationSummary } from '@assay/management-api';
import { Button, Code, CopyButton, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../api/account';
import { useCreateKey } from '../api/integrations';
import { StateBadge } from '../design/state-badge';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { AnchorLink, ButtonLink } from '../ui/shown-values';
import { codeSample, KEY_PLACEHOLDER, SAMPLE_LANGUAGES, type SampleLanguage } from './code-samples';
import classes from './setup.module.css';

interface RequestStepProps {
  /** Newest transaction in Live; null while there is none. */
  readonly arrived: EvaluationSummary | null;
  /** Key created on this page; null before. */
  readonly apiKey: string | null;
  readonly onKey: (key: string) => void;
}

/** First request in three languages with the key filled in, and whether it has arrived. */
export function RequestStep({ arrived, apiKey, onKey }: RequestStepProps) {
  const [language, setLanguage] = useState<SampleLanguage>('curl');
  const code = codeSample(language, window.location.origin, apiKey ?? KEY_PLACEHOLDER);
  return (
    <Stack gap="md">
      <KeyPart apiKey={apiKey} onKey={onKey} />
      <div>
        <Group justify="space-between" mb="xs">
          <SegmentedControl
            size="xs"
            aria-label={t('Language')}
            data={[...SAMPLE_LANGUAGES]}
            value={language}
            onChange={(chosen) => setLanguage(chosen as SampleLanguage)}
          />
          <Copy value={code} label={t('Copy code')} />
        </Group>
        <Code block className={classes.code ?? ''} tabIndex={0} aria-label={t('First request')}>
          {code}
        </Code>
      </div>
      <Arrival arrived={arrived} />
    </Stack>
  );
}

function Copy({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button size="xs" variant="default" aria-label={label} onClick={copy}>
          {copied ? t('Copied') : t('Copy')}
        </Button>
      )}
    </CopyButton>
  );
}

function KeyPart({ apiKey, onKey }: Omit<RequestStepProps, 'arrived'>) {
  const create = useCreateKey();
  const mayCreate = useMay('keys:change');
  if (apiKey !== null)
    return (
      <div className={classes.key}>
        <div className={classes.keyText}>
          <Text size="sm" fw={600}>
            {t('API key')}
          </Text>
          <Code fz="sm" className="rule-text" aria-label={t('API key')}>
            {apiKey}
          </Code>
          <Text size="xs" c="dimmed">
            {t('Copy the key now. You can’t view it again.')}
          </Text>
        </div>
        <Copy value={apiKey} label={t('Copy API key')} />
      </div>
    );
  return (
    <div className={classes.key}>
      <div className={classes.keyText}>
        <Text size="sm" fw={600}>
          {t('API key')}
        </Text>
        <Text size="sm" c="dimmed">
          {t(
            'Use the key that the server printed at its first start, or create one here to fill it in below.',
          )}
        </Text>
        <FailureAlert error={create.error} title={t('Couldn’t create')} />
      </div>
      <Button
        loading={create.isPending}
        disabled={!mayCreate}
        onClick={() =>
          create.mutate(
            { name: t('Setup guide'), kind: 'live', scopes: ['fraud'] },
            { onSuccess: ({ api_key }) => onKey(api_key) },
          )
        }
      >
        {t('Create API key')}
      </Button>
    </div>
  );
}

function Arrival({ arrived }: Pick<RequestStepProps, 'arrived'>) {
  return (
    <output className={classes.arrival} data-arrived={arrived !== null}>
      {arrived === null ? (
        <>
          <span className={classes.pulse} aria-hidden />
          <Text size="sm" component="span">
            {t('Waiting for the first transaction in Live …')}
          </Text>
        </>
      ) : (
        <>
          <IconCircleCheckFilled size={20} aria-hidden />
          <Text size="sm" fw={600} component="span">
            {t('The first transaction has arrived.')}
          </Text>
          <StateBadge state={arrived.state} />
          <Text size="sm" component="span">
            {t('Score {score}', { score: String(arrived.fraud_score) })}
          </Text>
          <ButtonLink
            size="compact-sm"
            variant="default"
            ml="auto"
            to="/panel/evaluations/$id"
            params={{ id: arrived.id }}
            search={{ space: 'live' }}
          >
            {t('View decision')}
          </ButtonLink>
        </>
      )}
    </output>
  );
}

/** Links to what follows the first request. */
export function AfterRequest() {
  return (
    <>
      <AnchorLink to="/panel/webhooks" fz="sm">
        {t('Add a webhook')}
      </AnchorLink>
      <AnchorLink to="/panel/users" fz="sm">
        {t('Invite users')}
      </AnchorLink>
      <AnchorLink to="/panel/workflows" fz="sm">
        {t('Activate a workflow')}
      </AnchorLink>
    </>
  );
}
