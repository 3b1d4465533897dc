import { Button, Group, NumberInput, Paper, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { policyVersion, type Thresholds, useSaveThresholds } from '../api/policy';
import { FailureAlert } from '../ui/failure-alert';

interface ThresholdsFormProps {
  /** The current policy version. */
  readonly version: number;
}

/** The scores from which a call goes to review or is declined. */
export function ThresholdsForm({ version }: ThresholdsFormProps) {
  const policy = useQuery(policyVersion(version));
  const save = useSaveThresholds();
  const [changed, setChanged] = useState<Thresholds | null>(null);
  if (!policy.data) return null;
  const thresholds = changed ?? policy.data.document.thresholds;
  const sound = thresholds.review <= thresholds.decline;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ thresholds, expected: version });
  };
  return (
    <Paper withBorder p="md" mb="lg" component="form" onSubmit={submit}>
      <Title order={2} size="h5" mb="xs">
        Thresholds of the current version
      </Title>
      <Group align="flex-end">
        <NumberInput
          label="Review from"
          w="8rem"
          min={0}
          max={100}
          decimalScale={2}
          value={thresholds.review}
          onChange={(review) => setChanged({ ...thresholds, review: Number(review) })}
        />
        <NumberInput
          label="Decline from"
          w="8rem"
          min={0}
          max={100}
          decimalScale={2}
          value={thresholds.decline}
          error={!sound && 'Not below review'}
          onChange={(decline) => setChanged({ ...thresholds, decline: Number(decline) })}
        />
        <Button type="submit" disabled={!changed || !sound} loading={save.isPending}>
          Save
        </Button>
      </Group>
      <FailureAlert error={save.error} title="Not saved" />
    </Paper>
  );
}
