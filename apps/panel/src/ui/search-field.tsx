import { Kbd, TextInput } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { isPageKey } from './page-key';

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
