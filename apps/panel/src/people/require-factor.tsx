import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { account, useChangeAccount } from '../api/account';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';

/** Whether everybody needs a second factor; an owner's to say. */
export function RequireFactor() {
  const { data } = useQuery(account);
  const change = useChangeAccount();
  if (!data) return null;
  return (
    <>
      <FailureAlert error={change.error} title={t('Not changed')} />
      <Switch
        mb="md"
        label={t('Everybody needs a second factor')}
        description={t(
          'Who has none sets it up before anything else, from their next click on. Keys need none.',
        )}
        checked={data.require_second_factor}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ require_second_factor: event.currentTarget.checked })}
      />
    </>
  );
}
