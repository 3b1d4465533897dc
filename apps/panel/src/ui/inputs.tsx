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

/**
 * Number field that always has a value: while the text is empty or incomplete, the last value stays and
 * returns on blur.
 */
export function FigureInput({ value, onChange, ...looks }: FigureInputProps) {
  /** Incomplete text; null shows the number. */
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

/** Converts a time for `input type=datetime-local` in the browser's time zone; empty if invalid. */
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

/** Time input in the browser's time zone. */
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
  /** Accessible name of the button, unique in the table. */
  readonly settleLabel: string;
  readonly onSettle: (value: string) => void;
}

/** Select with a confirm button, because arrow keys change the value step by step. */
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
  /** Called on Enter. */
  readonly onSubmit?: () => void;
  readonly width?: string;
}

/** Search field of the page; the key `/` focuses it. */
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
