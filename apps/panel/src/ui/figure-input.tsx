import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

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
