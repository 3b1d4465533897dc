import { Group, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

interface SectionProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly about?: ReactNode;
  /** On the right of the title. */
  readonly actions?: ReactNode;
  /** Its title takes the focus when it appears: it was asked for somewhere else on the page. */
  readonly isLedTo?: boolean;
  readonly children: ReactNode;
}

/** A framed part of a page. */
export function Section({ title, about, actions, isLedTo = false, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLedTo) heading.current?.focus();
  }, [isLedTo]);
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={title}>
      <Group justify="space-between" align="flex-start" mb="xs">
        <div className="breaks">
          <Title ref={heading} {...(isLedTo ? { tabIndex: -1 } : {})} order={2} size="h4">
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
