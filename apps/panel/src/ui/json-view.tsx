import { Code } from '@mantine/core';

interface JsonViewProps {
  readonly value: unknown;
  readonly label: string;
}

/** A JSON value as it was kept. */
export function JsonView({ value, label }: JsonViewProps) {
  return (
    <Code block className="json" aria-label={label} tabIndex={0}>
      {JSON.stringify(value, null, 2)}
    </Code>
  );
}
