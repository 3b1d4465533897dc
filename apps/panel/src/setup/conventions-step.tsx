import { Button, Group, Select, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { type Account, useChangeAccount } from '../api/account';
import { showToast } from '../design/toast-store';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All time zones. Chromium's list lacks UTC, which can be the browser's zone. */
const timeZones = (): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), browserZone()])];

interface Conventions {
  readonly currency: string | null;
  readonly zone: string | null;
}

interface ConventionsStepProps {
  readonly account: Account;
  readonly onDone: () => void;
}

/** Currency and time zone of the account; suggests the browser's time zone. */
export function ConventionsStep({ account, onDone }: ConventionsStepProps) {
  const change = useChangeAccount();
  const draft = useDraft<Conventions>('setup-conventions', {
    currency: account.currency,
    zone: account.time_zone ?? browserZone(),
  });
  const { currency, zone } = draft.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(change.mutateAsync({ currency, time_zone: zone }), () => {
      showToast({ text: t('Currency and time zone saved.'), tone: 'positive' });
      onDone();
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <DraftNotice draft={draft} />
        <Text size="sm">
          {t('The panel shows amounts, times and the days of charts with these settings.')}
        </Text>
        <div className="fields">
          <Select
            label={t('Currency')}
            description={t('Used for amounts without a currency.')}
            placeholder={t('Select a currency')}
            searchable
            data={Intl.supportedValuesOf('currency')}
            value={currency}
            onChange={(value) => draft.change({ currency: value })}
          />
          <Select
            label={t('Time zone')}
            description={t('Used for all times in the panel and for the days in charts.')}
            placeholder={t('Select a time zone')}
            searchable
            data={timeZones()}
            value={zone}
            onChange={(value) => draft.change({ zone: value })}
          />
        </div>
        <FailureAlert error={change.error} title={t('Couldn’t save')} />
        <Group>
          <Button type="submit" loading={change.isPending} disabled={currency === null || zone === null}>
            {t('Save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
