import { Autocomplete, Button, Group, Switch, TextInput } from '@mantine/core';
import type { AuditFilter } from '../api/operations';
import { t } from '../i18n/language';
import { actionName } from './action-names';
import { ACTIONS } from './actions';

interface AuditFilterFieldsProps {
  readonly value: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}

/** Default: without views, which are most of the records. */
export const CHANGES: AuditFilter = { only: 'changes' };

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
  return (
    <Group mb="xs" gap="sm" align="flex-end">
      <TextInput
        label={t('Actor')}
        placeholder={t('User or API key name')}
        spellCheck={false}
        autoComplete="off"
        value={value.actor ?? ''}
        onChange={({ currentTarget }) => change('actor', currentTarget.value)}
      />
      <ActionFilter value={value.action ?? ''} onChange={(action) => change('action', action)} />
      {moment('from', t('From'))}
      {moment('to', t('To'))}
      <Switch
        label={t('Include views')}
        checked={value.only === undefined}
        mb={6}
        onChange={({ currentTarget }) => change('only', currentTarget.checked ? '' : 'changes')}
      />
      {Object.keys(value).every((member) => member === 'only') ? null : (
        <Button variant="subtle" onClick={() => onChange(CHANGES)}>
          {t('Clear filters')}
        </Button>
      )}
    </Group>
  );
}

interface ActionFilterProps {
  readonly value: string;
  readonly onChange: (action: string) => void;
}

/** Action by its technical name; the list shows the known ones with their text. */
function ActionFilter({ value, onChange }: ActionFilterProps) {
  const texts = new Map(ACTIONS.map((action) => [action, actionName(action) ?? action]));
  const wanted = value.trim().toLowerCase();
  const found = ACTIONS.filter(
    (action) => action.includes(wanted) || texts.get(action)?.toLowerCase().includes(wanted),
  );
  return (
    <Autocomplete
      label={t('Action')}
      placeholder={t('For example, {action}', { action: 'alert.close' })}
      spellCheck={false}
      data={found}
      filter={({ options }) => options}
      renderOption={({ option }) => `${texts.get(option.value)} (${option.value})`}
      comboboxProps={{ width: '20rem', position: 'bottom-start' }}
      maxDropdownHeight={320}
      value={value}
      onChange={onChange}
    />
  );
}
