import { Button, Group, NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '../i18n/language';

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
