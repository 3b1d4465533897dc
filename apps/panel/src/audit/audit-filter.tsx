import { Button, Group, TextInput } from '@mantine/core';
import type { AuditFilter } from '../api/audit';
import { t } from '../i18n/language';

interface AuditFilterFieldsProps {
  readonly value: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}

const NONE: AuditFilter = {};

/** A moment of the reader's own time zone as the field shows it. */
function localMoment(at: string | undefined): string {
  if (at === undefined) return '';
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What the trail is narrowed by; the server does it, over the whole trail. */
export function AuditFilterFields({ value, onChange }: AuditFilterFieldsProps) {
  const change = (member: keyof AuditFilter, text: string) => {
    const { [member]: _, ...others } = value;
    onChange(text === '' ? others : { ...others, [member]: text });
  };
  const moment = (member: 'from' | 'to', label: string) => (
    <TextInput
      type="datetime-local"
      label={label}
      value={localMoment(value[member])}
      onChange={({ currentTarget: { value: local } }) =>
        change(member, local === '' ? '' : new Date(local).toISOString())
      }
    />
  );
  const words = (member: 'actor' | 'action', label: string, example: string) => (
    <TextInput
      label={label}
      placeholder={example}
      spellCheck={false}
      autoComplete="off"
      value={value[member] ?? ''}
      onChange={({ currentTarget }) => change(member, currentTarget.value)}
    />
  );
  return (
    <Group mb="md" align="flex-end">
      {words('actor', t('Who'), t('the whole name'))}
      {words('action', t('What'), 'session.refuse')}
      {moment('from', t('From'))}
      {moment('to', t('Earlier than'))}
      <Button variant="subtle" disabled={Object.keys(value).length === 0} onClick={() => onChange(NONE)}>
        {t('Show all')}
      </Button>
    </Group>
  );
}
