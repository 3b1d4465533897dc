import type { IssuedKey, ManagedKey } from '@assay/contract';
import { Button, Checkbox, Group, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Scope, useCreateKey } from '../api/keys';
import { readLines } from '../lists/lines';
import { FailureAlert } from '../ui/failure-alert';

const KINDS: { value: ManagedKey['kind']; label: string }[] = [
  { value: 'live', label: 'Live' },
  { value: 'test', label: 'Test' },
];

interface NewKeyFormProps {
  /** Nobody can give a key a scope of which he has none himself. */
  readonly grantable: readonly Scope[];
  readonly onIssued: (key: IssuedKey) => void;
}

export function NewKeyForm({ grantable, onIssued }: NewKeyFormProps) {
  const create = useCreateKey();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<ManagedKey['kind']>('live');
  const [scopes, setScopes] = useState<string[]>(['fraud']);
  const [addresses, setAddresses] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(
      {
        name: name.trim(),
        kind,
        scopes: grantable.filter((scope) => scopes.includes(scope)),
        allowed_ips: readLines(addresses),
      },
      { onSuccess: onIssued },
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Name"
          description="Where the key will be used."
          required
          maxLength={100}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SegmentedControl aria-label="Kind" data={KINDS} value={kind} onChange={setKind} />
        <Checkbox.Group label="May use" value={scopes} onChange={setScopes}>
          <Group mt={4} gap="md">
            {grantable.map((scope) => (
              <Checkbox key={scope} value={scope} label={scope} />
            ))}
          </Group>
        </Checkbox.Group>
        <Textarea
          label="Only from these addresses"
          description="One address or range (203.0.113.0/24) per line; empty means from anywhere."
          autosize
          minRows={2}
          spellCheck={false}
          value={addresses}
          onChange={(event) => setAddresses(event.currentTarget.value)}
        />
        <FailureAlert error={create.error} title="Not created" />
        <Button type="submit" loading={create.isPending} disabled={name.trim() === '' || scopes.length === 0}>
          Create key
        </Button>
      </Stack>
    </form>
  );
}
