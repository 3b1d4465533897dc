import { Center, Group, Paper, Stack, Title } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import mark from '../mark.svg';

interface EntryFormProps {
  readonly title: string;
  readonly width?: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** A page of its own for who is not in yet: the mark, a title and a form. */
export function EntryForm({ title, width = '24rem', onSubmit, children }: EntryFormProps) {
  return (
    <Center mih="100vh" component="main">
      <Paper component="form" onSubmit={onSubmit} withBorder p="xl" radius="md" w={width} maw="100%">
        <Stack>
          <Group gap="sm">
            <img src={mark} alt="" width={36} height={36} />
            <Title order={1} size="h3">
              {title}
            </Title>
          </Group>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
