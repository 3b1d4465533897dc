import type { StreamTimelineEvent } from '@assay/contract';
import { Button, Paper, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Time } from '../ui/time';
import { eventInWords } from './event-words';

const STEP = 200;

interface TimelineProps {
  readonly events: readonly StreamTimelineEvent[];
  readonly isComplete: boolean;
}

/** What happened when, from the beginning. */
export function Timeline({ events, isComplete }: TimelineProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <Paper withBorder p="md" component="section" aria-label="Timeline">
      <Title order={2} size="h4" mb={4}>
        Timeline
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Counts and times only: what was typed is never told.
        {isComplete ? '' : ' Not every event of this long session was kept.'}
      </Text>
      <div className="scroll-x">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Time</Table.Th>
              <Table.Th>Event</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {events.slice(0, shown).map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two events may be equal, and their order never changes
              <Table.Tr key={index}>
                <Table.Td>
                  <Time at={event.at} />
                </Table.Td>
                <Table.Td className="breaks">{eventInWords(event)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {events.length > shown ? (
        <Button variant="default" mt="md" onClick={() => setShown(shown + STEP)}>
          Later events ({events.length - shown})
        </Button>
      ) : null}
    </Paper>
  );
}
