import { Button, Group, TextInput } from '@mantine/core';
import type { AuditFilter } from '../api/operations';
import { t } from '../i18n/language';

interface AuditFilterFieldsProps {
  readonly value: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}

const NONE: AuditFilter = {};

/** Formats a time for the input field, in the browser's time zone. */
function localMoment(at: string | undefined): string {
  if (at === undefined) return '';
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Filters of the audit log, applied by the server. */
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
    <Group mb="xs" gap="sm" align="flex-end">
      {words('actor', t('Actor'), t('Name or email address'))}
      {words('action', t('Action'), t('For example {example}', { example: 'session.refuse' }))}
      {moment('from', t('From'))}
      {moment('to', t('To'))}
      {Object.keys(value).length === 0 ? null : (
        <Button variant="subtle" onClick={() => onChange(NONE)}>
          {t('Clear filters')}
        </Button>
      )}
    </Group>
  );
}
