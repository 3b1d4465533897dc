import { LANGUAGES, type WorkflowDefinition } from '@assay/contract';
import { Checkbox, Group, MultiSelect, NumberInput, TagsInput, TextInput } from '@mantine/core';
import { t } from '../../i18n/language';

type Settings = NonNullable<WorkflowDefinition['settings']>;

interface WholeSettingsProps {
  readonly definition: WorkflowDefinition;
  readonly onChange: (definition: WorkflowDefinition) => void;
}

/** Workflow settings. Colors, fonts and keys stay unchanged. */
export function WholeSettings({ definition, onChange }: WholeSettingsProps) {
  const settings: Settings = definition.settings ?? {};
  const set = <Name extends keyof Settings>(name: Name, value: Settings[Name] | undefined) => {
    const { [name]: _, ...rest } = settings;
    const { settings: __, ...bare } = definition;
    const left = value === undefined ? rest : { ...rest, [name]: value };
    onChange(Object.keys(left).length === 0 ? bare : { ...bare, settings: left });
  };
  const minutes = (
    name: 'token_minutes' | 'execution_minutes',
    label: string,
    least: number,
    most: number,
  ) => (
    <NumberInput
      label={label}
      placeholder={t('default setting')}
      min={least}
      max={most}
      allowDecimal={false}
      value={settings[name] ?? ''}
      onChange={(value) => set(name, typeof value === 'number' ? value : undefined)}
    />
  );
  const address = (name: 'return_url' | 'retry_url', label: string) => (
    <TextInput
      label={label}
      type="url"
      placeholder="https://"
      value={settings[name] ?? ''}
      onChange={({ currentTarget }) => set(name, currentTarget.value || undefined)}
    />
  );
  return (
    <Group align="flex-end" gap="md">
      <Checkbox
        label={t('Level of identity proofing')}
        checked={settings.loip === true}
        onChange={(event) => set('loip', event.currentTarget.checked || undefined)}
      />
      {minutes('token_minutes', t('Link lifetime, in minutes'), 5, 10_080)}
      {minutes('execution_minutes', t('Verification lifetime, in minutes'), 10, 43_200)}
      <MultiSelect
        label={t('Hosted flow languages')}
        placeholder={settings.languages ? '' : t('all')}
        data={[...LANGUAGES]}
        value={[...(settings.languages ?? [])]}
        onChange={(values) =>
          set('languages', values.length > 0 ? (values as NonNullable<Settings['languages']>) : undefined)
        }
      />
      <TagsInput
        label={t('Origins that can embed the hosted flow')}
        placeholder={settings.allowed_origins ? '' : t('any')}
        value={[...(settings.allowed_origins ?? [])]}
        onChange={(values) => set('allowed_origins', values.length > 0 ? values : undefined)}
      />
      {address('return_url', t('Return URL'))}
      {address('retry_url', t('Retry URL'))}
    </Group>
  );
}
