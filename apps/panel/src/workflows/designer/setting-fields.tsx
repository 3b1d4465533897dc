import {
  ACCEPTED_DOCUMENTS,
  type CaptureStep,
  EKYC_SCHEMES,
  isCaptureStep,
  SUB_CHECK_TEXTS,
  type WorkflowNode,
} from '@assay/contract';
import { Checkbox, JsonInput, MultiSelect, NativeSelect, NumberInput, TagsInput } from '@mantine/core';
import { english, inWords, type Sentence, t } from '../../i18n/language';
import { settingName } from '../step-words';

const CHOICES: {
  readonly [setting: string]: readonly { readonly value: string; readonly label: string | Sentence }[];
} = {
  not_accepted: [
    { value: 'RETRY', label: english('request another document') },
    { value: 'FAIL', label: english('decline the step') },
  ],
  reference: [
    { value: 'DOCUMENT', label: english('document') },
    { value: 'REFERENCE_IMAGE', label: english('image sent by your backend') },
  ],
  address_from: [
    { value: 'INPUTS', label: english('your backend') },
    { value: 'DOCUMENT', label: english('document') },
  ],
  scheme: EKYC_SCHEMES.map((value) => ({ value, label: value })),
};
const NUMBERS: { readonly [setting: string]: readonly [least: number, most: number] } = {
  retry_limit: [1, 20],
  minimum_age: [1, 120],
  max_age_days: [1, 3650],
};
const SWITCHES = ['duplicate_check', 'allow_specimens', 'tamper_validation', 'content_validation'];
const LISTS = ['accepted_documents', 'require_strong', 'accepted_countries'];

interface SettingFieldProps {
  readonly node: WorkflowNode;
  readonly name: string;
  readonly onChange: (value: unknown) => void;
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const listOrNothing = (values: readonly string[]) => (values.length === 0 ? undefined : values);

/** Parses a JSON object; undefined if invalid or empty. */
function objectOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Field for one setting of a step. */
export function SettingField({ node, name, onChange }: SettingFieldProps) {
  const value = (node.settings as { readonly [name: string]: unknown } | undefined)?.[name];
  const label = settingName(name);
  const choices = CHOICES[name];
  const range = NUMBERS[name];
  if (SWITCHES.includes(name))
    return (
      <Checkbox
        label={label}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked || undefined)}
      />
    );
  if (choices)
    return (
      <NativeSelect
        label={label}
        data={[
          { value: '', label: t('default setting') },
          ...choices.map((choice) => ({ ...choice, label: inWords(choice.label) })),
        ]}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    );
  if (range)
    return (
      <NumberInput
        label={label}
        placeholder={t('default setting')}
        min={range[0]}
        max={range[1]}
        allowDecimal={false}
        value={typeof value === 'number' ? value : ''}
        onChange={(wanted) => onChange(typeof wanted === 'number' ? wanted : undefined)}
      />
    );
  if (LISTS.includes(name))
    return <ListField node={node} name={name} value={texts(value)} onChange={onChange} />;
  return <JsonField label={label} value={value} onChange={onChange} />;
}

/** Field for a setting with a list of texts. */
function ListField(props: SettingFieldProps & { readonly value: string[] }) {
  const { node, name, value, onChange } = props;
  const label = settingName(name);
  const isEmpty = value.length === 0;
  if (name === 'accepted_countries')
    return (
      <TagsInput
        label={label}
        placeholder={isEmpty ? t('all') : ''}
        value={value}
        onChange={(wanted) => onChange(listOrNothing(wanted.map((code) => code.toUpperCase())))}
      />
    );
  const known = isCaptureStep(node.type) ? SUB_CHECK_TEXTS[node.type as CaptureStep] : {};
  const [usual, data] =
    name === 'accepted_documents'
      ? [t('all'), [...ACCEPTED_DOCUMENTS]]
      : [
          t('step-specific list'),
          Object.entries(known).map(([wire, text]) => ({ value: wire, label: t(text.name) })),
        ];
  return (
    <MultiSelect
      label={label}
      placeholder={isEmpty ? usual : ''}
      data={data}
      value={value}
      onChange={(wanted) => onChange(listOrNothing(wanted))}
    />
  );
}

interface JsonFieldProps extends Pick<SettingFieldProps, 'onChange'> {
  readonly label: string;
  readonly value: unknown;
}

function JsonField({ label, value, onChange }: JsonFieldProps) {
  return (
    <JsonInput
      label={label}
      description={t('JSON, as in a scoring request')}
      autosize
      minRows={2}
      formatOnBlur
      validationError={t('This isn’t valid JSON')}
      defaultValue={value === undefined ? '' : JSON.stringify(value, null, 2)}
      onChange={(text) => {
        const object = objectOf(text);
        if (object !== undefined || text.trim() === '') onChange(object);
      }}
    />
  );
}
