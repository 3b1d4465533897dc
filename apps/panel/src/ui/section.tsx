import { Group, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly about?: ReactNode;
  /** On the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A framed part of a page. */
export function Section({ title, about, actions, children }: SectionProps) {
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={title}>
      <Group justify="space-between" align="flex-start" mb="xs">
        <div className="breaks">
          <Title order={2} size="h4">
            {title}
          </Title>
          {about ? (
            <Text size="sm" c="dimmed">
              {about}
            </Text>
          ) : null}
        </div>
        {actions}
      </Group>
      {children}
    </Paper>
  );
}
