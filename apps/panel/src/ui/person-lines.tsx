import type { EvaluationSummary } from '@assay/management-api';
import { Stack, Text } from '@mantine/core';
import { MaskedText } from '../personal/masked-text';
import classes from './person-lines.module.css';

/** Whom a row is about, in two lines: the name, else what is known in its place. Nothing = nobody was named. */
export function PersonLines({ person }: { readonly person: EvaluationSummary['person'] }) {
  const lines = [person.name, person.email, person.user_id].filter((line) => line !== null);
  const [first, second] = lines;
  if (first === undefined) return null;
  return (
    <Stack gap={0} className={classes.person}>
      <Text size="sm" truncate title={lines.join('\n')}>
        <MaskedText>{first}</MaskedText>
      </Text>
      {second ? (
        <Text size="xs" c="dimmed" truncate>
          {second}
        </Text>
      ) : null}
    </Stack>
  );
}
