import {
  Button,
  Group,
  Kbd,
  NativeSelect,
  type NativeSelectProps,
  NumberInput,
  type NumberInputProps,
  TextInput,
} from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n/language';
import { isPageKey } from './keys';

interface FigureInputProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'onBlur'> {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number that is never missing: while its field is empty or half typed it stays what it was, and leaving the field shows it again. */
export function FigureInput({ value, onChange, ...looks }: FigureInputProps) {
  /** What is no number yet; null = the number itself is shown. */
  const [unfinished, setUnfinished] = useState<string | null>(null);
  return (
    <NumberInput
      {...looks}
      value={unfinished ?? value}
      onChange={(typed) => {
        const isNumber = typeof typed === 'number';
        setUnfinished(isNumber ? null : typed);
        if (isNumber) onChange(typed);
      }}
      onBlur={() => setUnfinished(null)}
    />
  );
}

const MINUTE_MS = 60_000;
const TO_THE_MINUTE = 16;

/** A moment as `input type=datetime-local` takes it, in the reader's own time; empty when it is none. */
function localMoment(iso: string): string {
  const moment = new Date(iso);
  if (iso === '' || Number.isNaN(moment.getTime())) return '';
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS);
  return shifted.toISOString().slice(0, TO_THE_MINUTE);
}

interface MomentInputProps {
  readonly label: string;
  readonly description?: string;
  /** ISO 8601, or empty. */
  readonly value: string;
  readonly onChange: (iso: string) => void;
}

/** A moment that is picked, in the reader's own time. */
export function MomentInput({ label, description, value, onChange }: MomentInputProps) {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      {...(description ? { description } : {})}
      value={localMoment(value)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? '' : new Date(currentTarget.value).toISOString())
      }
    />
  );
}

interface SettledSelectProps
  extends Pick<NativeSelectProps, 'size' | 'w' | 'data' | 'disabled' | 'aria-label'> {
  readonly value: string;
  /** Of the button, which stands once for each select of a table. */
  readonly settleLabel: string;
  readonly onSettle: (value: string) => void;
}

/** A select of what takes effect at once: arrow keys pass through its values, so that a button takes the one that is shown. */
export function SettledSelect({ value, settleLabel, onSettle, ...looks }: SettledSelectProps) {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  return (
    <Group gap="xs" wrap="nowrap">
      <NativeSelect
        {...looks}
        value={shown}
        onChange={(event) => setShown(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && setShown(value)}
      />
      {shown === value ? null : (
        <Button
          size="compact-xs"
          aria-label={settleLabel}
          disabled={looks.disabled ?? false}
          onClick={() => onSettle(shown)}
        >
          {t('Apply')}
        </Button>
      )}
    </Group>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** On Enter. */
  readonly onSubmit?: () => void;
  readonly width?: string;
}

/** The page's search; the key `/` leads here from anywhere on the page. */
export function SearchField({ label, value, onChange, onSubmit, width = '20rem' }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useWindowEvent('keydown', (event) => {
    if (event.key !== '/' || !isPageKey(event)) return;
    event.preventDefault();
    input.current?.focus();
  });
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      w={width}
      maw="100%"
      spellCheck={false}
      autoComplete="off"
      rightSection={value === '' ? <Kbd size="xs">/</Kbd> : null}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSubmit?.();
        if (event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}
