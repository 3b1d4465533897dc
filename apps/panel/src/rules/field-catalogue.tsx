import { Group, Paper, ScrollArea, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { type RuleField, ruleFields } from '../api/rules';
import { t } from '../i18n/language';
import { rowAfterKey } from '../ui/row-keys';

const MOST_SHOWN = 60;

interface FieldCatalogueProps {
  readonly onPick: (path: string) => void;
}

/** Every field a rule can read; picking one writes it into the condition. */
export function FieldCatalogue({ onPick }: FieldCatalogueProps) {
  const fields = useQuery(ruleFields);
  const [wanted, setWanted] = useState('');
  const text = wanted.trim().toLowerCase();
  const found = (fields.data?.fields ?? []).filter(({ path }) => path.includes(text));
  /** The one line where Tab stops; the arrows lead to the others. */
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const lines = [...event.currentTarget.querySelectorAll('button')];
    const at = lines.indexOf(event.target as HTMLButtonElement);
    const to = event.key.length === 1 ? null : rowAfterKey(event.key, at, lines.length);
    if (to === null) return;
    event.preventDefault();
    setStop(to);
    lines[to]?.focus();
  };
  return (
    <Paper withBorder p="md">
      <TextInput
        label={t('Fields')}
        description={t('Pick one to write it into the condition.')}
        placeholder={t('Part of a name')}
        spellCheck={false}
        value={wanted}
        onChange={(event) => {
          setWanted(event.currentTarget.value);
          setStop(0);
        }}
      />
      <ScrollArea h="22rem" mt="xs" type="auto" onKeyDown={move}>
        {found.slice(0, MOST_SHOWN).map((field, index) => (
          <FieldLine
            key={field.path}
            field={field}
            isStop={index === stop}
            onPick={(path) => {
              setStop(index);
              onPick(path);
            }}
          />
        ))}
        {fields.data && found.length === 0 ? (
          <Text size="xs" c="dimmed" p={4} role="status">
            {t('No field has this in its name.')}
          </Text>
        ) : null}
        {found.length > MOST_SHOWN ? (
          <Text size="xs" c="dimmed" p={4}>
            {t('and {count} more', { count: found.length - MOST_SHOWN })}
          </Text>
        ) : null}
      </ScrollArea>
    </Paper>
  );
}

function FieldLine({
  field,
  isStop,
  onPick,
}: {
  readonly field: RuleField;
  readonly isStop: boolean;
  readonly onPick: (path: string) => void;
}) {
  return (
    <UnstyledButton tabIndex={isStop ? 0 : -1} w="100%" py={3} px={4} onClick={() => onPick(field.path)}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="xs" ff="monospace" truncate>
          {field.path}
        </Text>
        <Text size="xs" c="dimmed">
          {field.type}
        </Text>
      </Group>
    </UnstyledButton>
  );
}
