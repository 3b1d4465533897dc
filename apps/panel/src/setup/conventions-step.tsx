import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Account, useChangeAccount } from '../api/account';
import { showToast } from '../design/toast-store';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All time zones. Chromium's list lacks UTC, which can be the browser's zone. */
const timeZones = (): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), browserZone()])];

interface ConventionsStepProps {
  readonly account: Account;
  readonly onDone: () => void;
}

/** Currency and time zone of the account; suggests the browser's time zone. */
export function ConventionsStep({ account, onDone }: ConventionsStepProps) {
  const change = useChangeAccount();
  const [currency, setCurrency] = useState(account.currency);
  const [zone, setZone] = useState<string | null>(account.time_zone ?? browserZone());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { currency, time_zone: zone },
      {
        onSuccess: () => {
          showToast({ text: t('Currency and time zone saved.'), tone: 'positive' });
          onDone();
        },
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
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
            onChange={setCurrency}
          />
          <Select
            label={t('Time zone')}
            description={t('Used for all times in the panel and for the days in charts.')}
            placeholder={t('Select a time zone')}
            searchable
            data={timeZones()}
            value={zone}
            onChange={setZone}
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
