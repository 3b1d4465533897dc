import { Button, Group, NumberInput, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useMay } from '../api/account';
import { type Typology, type TypologyMode, useSaveTypology } from '../api/typologies';
import { type Draft, DraftNotice, useDraft } from '../drafts/use-draft';
import { english, percentage, type Sentence, t, wordsOf } from '../i18n/language';
import { showPolicySaved } from '../policy/saved-message';
import { FigureInput } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import classes from './typologies.module.css';
import { draftOf, outOfRange, settingOf, type TypologyDraft } from './typology-draft';
import { factorOf, MODES, modeName, unitName, valueText } from './words';

const ABOUT_MODE: Readonly<Record<TypologyMode, Sentence>> = {
  on: english('Findings raise alerts.'),
  shadow: english('Findings are counted, but raise no alerts.'),
  off: english('The typology is not evaluated.'),
};
const MAX_DEADLINE_HOURS = 8760;

/** Draft of the setting of a typology; a run on past transactions uses it too. */
export const useTypologyDraft = (typology: Typology): Draft<TypologyDraft> =>
  useDraft(`typology ${typology.id}`, draftOf(typology));

interface TypologyFormProps {
  readonly typology: Typology;
  /** Policy version that the user edits. */
  readonly version: number;
  readonly draft: Draft<TypologyDraft>;
}

/** Mode, parameters and handling of the alerts of a typology. */
export function TypologyForm({ typology, version, draft }: TypologyFormProps) {
  const save = useSaveTypology();
  const mayChange = useMay('rules:change');
  const wrong = outOfRange(typology, draft.value);
  const submit = () => {
    const setting = settingOf(typology, draft.value);
    draft.saving(save.mutateAsync({ setting, expected: version }), showPolicySaved);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset disabled={!mayChange} className={classes.fields}>
        <DraftNotice draft={draft} />
        <Section title={t('Mode')} about={t(ABOUT_MODE[draft.value.mode])}>
          <SegmentedControl<TypologyMode>
            aria-label={t('Mode')}
            data={MODES.map((mode) => ({ value: mode, label: modeName(mode) }))}
            value={draft.value.mode}
            onChange={(mode) => draft.change({ mode })}
          />
        </Section>
        <Section title={t('Parameters')} about={t('Amounts are in the currency of the transfers.')}>
          <Stack gap="sm">
            {typology.parameters.map((parameter) => (
              <ParameterField
                key={parameter.name}
                parameter={parameter}
                value={draft.value.parameters[parameter.name] ?? parameter.default}
                onChange={(value) =>
                  draft.change({ parameters: { ...draft.value.parameters, [parameter.name]: value } })
                }
              />
            ))}
          </Stack>
        </Section>
        <AlertFields typology={typology} draft={draft} />
        <FailureAlert error={save.error} title={t('Couldn’t save')} />
        {mayChange ? (
          <Group gap="xs" mb="md" className={classes.save ?? ''}>
            <Button type="submit" loading={save.isPending} disabled={!draft.isEdited || wrong.length > 0}>
              {t('Save')}
            </Button>
            {draft.isEdited ? (
              <Button variant="default" onClick={draft.forget}>
                {t('Discard changes')}
              </Button>
            ) : null}
            <Text size="xs" c="dimmed">
              {draft.isEdited
                ? t('Saving creates a policy version and takes effect immediately.')
                : t('No changes.')}
            </Text>
          </Group>
        ) : null}
      </fieldset>
    </form>
  );
}

/** Text of a number with at most nine decimals, so that a percentage has no rounding error. */
const exact = (value: number): number => Number(value.toFixed(9));

interface FieldProps {
  readonly label: string;
  readonly hint: string;
  readonly unit: string;
  /** Renders the number field with this ID. */
  readonly children: (id: string) => ReactNode;
  readonly action?: ReactNode;
}

/** A number with its label on the left, and its unit on the right. */
function Field({ label, hint, unit, children, action }: FieldProps) {
  const id = useId();
  return (
    <div className={classes.parameter}>
      <div>
        <Text component="label" htmlFor={id} size="sm">
          {label}
        </Text>
        <Text size="xs" c="dimmed">
          {hint}
          {action}
        </Text>
      </div>
      {children(id)}
      <span className={classes.unit}>{unit}</span>
    </div>
  );
}

interface ParameterFieldProps {
  readonly parameter: Typology['parameters'][number];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Number field of a parameter with its meaning, unit and default. */
function ParameterField({ parameter, value, onChange }: ParameterFieldProps) {
  const factor = factorOf(parameter);
  const isWrong = !(value >= parameter.min && value <= parameter.max);
  const range = { min: valueText(parameter, parameter.min), max: valueText(parameter, parameter.max) };
  return (
    <Field
      label={wordsOf(parameter.description)}
      hint={t('Default: {value}', { value: valueText(parameter, parameter.default) })}
      unit={unitName(parameter)}
      action={
        value === parameter.default ? null : (
          <Button
            size="compact-xs"
            variant="subtle"
            ml="xs"
            aria-label={t('Reset {name}', { name: wordsOf(parameter.description) })}
            onClick={() => onChange(parameter.default)}
          >
            {t('Reset')}
          </Button>
        )
      }
    >
      {(id) => (
        <FigureInput
          id={id}
          error={isWrong ? t('Enter a value from {min} to {max}.', range) : null}
          value={exact(value * factor)}
          onChange={(shown) => onChange(exact(shown / factor))}
          allowNegative={false}
        />
      )}
    </Field>
  );
}

/** Minimum score with the suggestion, deadline and four-eyes approval. */
function AlertFields({ typology, draft }: Pick<TypologyFormProps, 'typology' | 'draft'>) {
  const { minScore, deadlineHours: hours, isFourEyes } = draft.value;
  const { suggestion } = typology.alerts;
  return (
    <Section title={t('Alerts')}>
      <Stack gap="sm">
        <Field
          label={t('Minimum score')}
          hint={t(
            'Findings with a lower score raise no alert. A finding that just meets the parameters scores 50%.',
          )}
          unit="%"
        >
          {(id) => (
            <FigureInput
              id={id}
              min={0}
              max={100}
              value={exact(minScore * 100)}
              onChange={(score) => draft.change({ minScore: exact(Math.min(100, Math.max(0, score)) / 100) })}
            />
          )}
        </Field>
        {suggestion && suggestion.min_score !== minScore ? (
          <Group gap="xs">
            <Text size="sm">
              {t(
                'Suggested: {score}. Closed alerts with at least this score have a precision of {precision}.',
                {
                  score: percentage(suggestion.min_score),
                  precision: percentage(suggestion.precision),
                },
              )}
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => draft.change({ minScore: suggestion.min_score })}
            >
              {t('Use suggestion')}
            </Button>
          </Group>
        ) : null}
        <Field
          label={t('Deadline')}
          hint={t('Hours until an alert is overdue. Empty: no deadline.')}
          unit={t('hours')}
        >
          {(id) => (
            <NumberInput
              id={id}
              min={1}
              max={MAX_DEADLINE_HOURS}
              allowDecimal={false}
              value={hours ?? ''}
              onChange={(value) =>
                draft.change({ deadlineHours: typeof value === 'number' && value >= 1 ? value : null })
              }
            />
          )}
        </Field>
        <Switch
          label={t('Two users must give the same disposition')}
          checked={isFourEyes}
          onChange={({ currentTarget }) => draft.change({ isFourEyes: currentTarget.checked })}
        />
      </Stack>
    </Section>
  );
}
