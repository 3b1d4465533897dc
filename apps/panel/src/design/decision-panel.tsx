import { Button, Kbd, Textarea } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { t } from '../i18n/language';
import classes from './decision-panel.module.css';

export interface DecisionOutcome<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Consequence of the outcome in one sentence; shown while it is chosen. */
  readonly effect: string;
  /** Key that chooses it; the page registers it with `useKeys`. */
  readonly shortcut?: string;
  readonly isSuggested?: boolean;
  readonly isDisabled?: boolean;
}

interface ReasonProps {
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly description?: string;
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly maxLength: number;
  /** Texts that one click inserts. */
  readonly presets?: readonly string[];
}

interface ConfirmProps {
  readonly label: string;
  readonly onConfirm: () => void;
  readonly isPending: boolean;
  /** Says what is missing; null enables the button. */
  readonly missing: string | null;
}

interface DecisionPanelProps<Value extends string> {
  /** Heading and accessible name. */
  readonly title: string;
  /** State of the four-eyes approval, drafts and earlier decisions. */
  readonly note?: ReactNode;
  readonly outcomes: readonly DecisionOutcome<Value>[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly reason: ReasonProps;
  /** More fields, such as a label or an end date. */
  readonly children?: ReactNode;
  /** Error of the last request. */
  readonly error?: ReactNode;
  readonly confirm: ConfirmProps;
  /** Buttons next to the primary one. */
  readonly secondary?: ReactNode;
}

/**
 * Decision on an alert or a match: outcome, reason, and one primary button. On phones, a bar at
 * the bottom of the window leads to it.
 */
export function DecisionPanel<Value extends string>(props: DecisionPanelProps<Value>) {
  const { title, note, outcomes, chosen, onChoose, reason, children, error, confirm, secondary } = props;
  const panel = useRef<HTMLElement>(null);
  const { ref: end, entry } = useIntersection({ threshold: 0.5 });
  const [name, hint] = [useId(), useId()];
  const goTo = () => {
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <section ref={panel} className={classes.panel} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {note}
      <fieldset className={classes.outcomes} aria-label={title}>
        {outcomes.map((outcome) => (
          <Outcome
            key={outcome.value}
            outcome={outcome}
            name={name}
            isChosen={outcome.value === chosen}
            onChoose={() => onChoose(outcome.value)}
          />
        ))}
      </fieldset>
      <Reason {...reason} onSubmit={confirm.onConfirm} />
      {children}
      {error}
      <div className={classes.actions} ref={end}>
        <Button
          onClick={confirm.onConfirm}
          loading={confirm.isPending}
          disabled={confirm.missing !== null}
          {...(confirm.missing === null ? {} : { 'aria-describedby': hint })}
        >
          {confirm.label}
        </Button>
        {secondary}
      </div>
      {confirm.missing === null ? null : (
        <p id={hint} className={classes.hint}>
          {confirm.missing}
        </p>
      )}
      {entry && !entry.isIntersecting ? (
        <div className={classes.bar}>
          <span>{outcomes.find(({ value }) => value === chosen)?.label ?? title}</span>
          <Button size="sm" onClick={goTo}>
            {t('Decide')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface OutcomeProps<Value extends string> {
  readonly outcome: DecisionOutcome<Value>;
  /** Name of the group of radio buttons. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Outcome<Value extends string>({ outcome, name, isChosen, onChoose }: OutcomeProps<Value>) {
  const { label, effect, shortcut, isSuggested = false, isDisabled = false } = outcome;
  const id = useId();
  return (
    <label className={classes.outcome}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        aria-describedby={id}
        {...(shortcut ? { 'aria-keyshortcuts': shortcut } : {})}
      />
      <span className={classes.label}>
        {label} {isSuggested ? <span className={classes.suggested}>{t('(suggested)')}</span> : null}
      </span>
      {shortcut ? (
        <Kbd size="xs" aria-hidden className={classes.shortcut ?? ''}>
          {shortcut}
        </Kbd>
      ) : null}
      <span id={id} className={classes.effect} hidden={!isChosen}>
        {effect}
      </span>
    </label>
  );
}

function Reason(props: ReasonProps & { readonly onSubmit: () => void }) {
  const { field, label, value, onChange, description, error, isRequired, maxLength, presets = [] } = props;
  return (
    <div>
      <Textarea
        {...(field ? { ref: field } : {})}
        label={label}
        {...(description ? { description } : {})}
        error={error ?? null}
        required={isRequired ?? false}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={maxLength}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) props.onSubmit();
        }}
      />
      {presets.length === 0 ? null : (
        <div className={classes.presets}>
          <span>{t('Insert reason:')}</span>
          {presets.map((preset) => (
            <button key={preset} type="button" className={classes.preset} onClick={() => onChange(preset)}>
              {preset}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
