import { TextInput } from '@mantine/core';

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
