import { Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../ui/page';
import { Editor, Review, SettingsLayout, Workbench } from '../templates';

const ITEMS = ['First item', 'Second item', 'Third item'] as const;

/** Workbench, review, editor and settings templates with placeholder sections. */
export function SampleTemplates() {
  const [item, setItem] = useState<string | null>(ITEMS[0]);
  return (
    <Stack gap="xl">
      <Workbench
        listLabel="Items"
        list={
          <Stack gap={4}>
            {ITEMS.map((name) => (
              <button key={name} type="button" onClick={() => setItem(name)}>
                {name}
              </button>
            ))}
          </Stack>
        }
        itemLabel="Item"
        item={item === null ? null : <Section title={item}>Summary and evidence</Section>}
        contextLabel="Decision"
        context={<Section title="Decision">Buttons, label and note</Section>}
        onBack={() => setItem(null)}
      />
      <Review
        mediaLabel="Documents"
        media={<Section title="Document">Pictures of the document</Section>}
        facts={<Section title="Facts">Fields and checks</Section>}
      />
      <Editor resultsLabel="Results" results={<Section title="Results">Matches and amounts</Section>}>
        <Section title="Rule">
          <Textarea aria-label="Rule text" autosize minRows={4} />
        </Section>
      </Editor>
      <SettingsLayout
        label="Sections"
        sections={[
          { id: 'general', label: 'General', content: <Section title="General">Name, currency</Section> },
          { id: 'limits', label: 'Limits', content: <Section title="Limits">Requests per second</Section> },
        ]}
        search={<Text size="sm">Search field</Text>}
      />
    </Stack>
  );
}
