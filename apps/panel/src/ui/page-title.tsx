import { Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { useLostFocus } from './use-lost-focus';

interface PageTitleProps {
  readonly title: string;
  /** One sentence: what this page is for. */
  readonly about?: ReactNode;
  /** Buttons on the right. */
  readonly children?: ReactNode;
}

export function PageTitle({ title, about, children }: PageTitleProps) {
  useDocumentTitle(`${title} · Assay`);
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  return (
    <Group justify="space-between" align="flex-start" wrap="wrap" mb="lg">
      <Stack gap={4}>
        <Title ref={heading} tabIndex={-1} order={1} size="h2" className="breaks">
          {title}
        </Title>
        {about ? (
          <Text c="dimmed" size="sm">
            {about}
          </Text>
        ) : null}
      </Stack>
      {children ? <Group>{children}</Group> : null}
    </Group>
  );
}
