import { Group, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { type RuleField, ruleFields } from '../api/rules';
import { t } from '../i18n/language';
import { rowAfterKey } from '../ui/keys';
import classes from './rule-form.module.css';

const MAX_SHOWN = 60;

interface FieldCatalogueProps {
  readonly onPick: (path: string) => void;
}

/** Searchable list of fields; selecting one inserts it into the condition. */
export function FieldCatalogue({ onPick }: FieldCatalogueProps) {
  const fields = useQuery(ruleFields);
  const [wanted, setWanted] = useState('');
  const text = wanted.trim().toLowerCase();
  const found = (fields.data?.fields ?? []).filter(({ path }) => path.includes(text));
  /** Index of the row in the tab order; arrow keys move to the others. */
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
    <>
      <TextInput
        label={t('Fields')}
        description={t('Select a field to insert it into the condition.')}
        placeholder={t('Filter fields')}
        spellCheck={false}
        value={wanted}
        onChange={(event) => {
          setWanted(event.currentTarget.value);
          setStop(0);
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside */}
      <div className={classes.fields} onKeyDown={move}>
        {found.slice(0, MAX_SHOWN).map((field, index) => (
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
            {t('No matching fields.')}
          </Text>
        ) : null}
        {found.length > MAX_SHOWN ? (
          <Text size="xs" c="dimmed" p={4}>
            {t('and {count} more', { count: found.length - MAX_SHOWN })}
          </Text>
        ) : null}
      </div>
    </>
  );
}

interface FieldLineProps {
  readonly field: RuleField;
  readonly isStop: boolean;
  readonly onPick: (path: string) => void;
}

function FieldLine({ field, isStop, onPick }: FieldLineProps) {
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
