import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { account, useChangeAccount } from '../api/account';
import { FailureAlert } from '../ui/failure-alert';

/** Whether everybody needs a second factor; an owner's to say. */
export function RequireFactor() {
  const { data } = useQuery(account);
  const change = useChangeAccount();
  if (!data) return null;
  return (
    <>
      <FailureAlert error={change.error} title="Not changed" />
      <Switch
        mb="md"
        label="Everybody needs a second factor"
        description="Who has none sets it up before anything else, from their next click on. Keys need none."
        checked={data.require_second_factor}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ require_second_factor: event.currentTarget.checked })}
      />
    </>
  );
}
