import { ActionIcon, Button, Checkbox, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  preferences,
  type SavedView,
  savedViews,
  useChangePreferences,
  useDeleteView,
  useSaveView,
} from '../api/evaluations';
import { useDraft } from '../drafts/use-draft';
import { inWords, t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { COLUMN_NAMES, DEFAULT_COLUMNS } from './evaluation-columns';
import { readTrafficSearch, type TrafficSearch } from './search';

const CHOICE = 'traffic.columns';
const ALWAYS = 'transaction';

/** Returns the columns that the user selected, or the defaults. */
export function useChosenColumns(): readonly string[] {
  const kept = useQuery(preferences).data?.preferences[CHOICE];
  return kept === undefined ? DEFAULT_COLUMNS : kept.split(',');
}

/** Column selection; stored with the user. */
export function ColumnChoice() {
  const chosen = useChosenColumns();
  const change = useChangePreferences();
  const choose = (id: string, isShown: boolean) => {
    const ids = COLUMN_NAMES.map((column) => column.id).filter((known) =>
      known === id ? isShown : chosen.includes(known),
    );
    change.mutate({ [CHOICE]: ids.join(',') });
  };
  return (
    <Popover position="bottom-end" withArrow shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default">{t('Columns')}</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Columns')}>
        <Stack gap={6}>
          {COLUMN_NAMES.map(({ id, name }) => (
            <Checkbox
              key={id}
              size="xs"
              label={inWords(name)}
              disabled={id === ALWAYS}
              checked={id === ALWAYS || chosen.includes(id)}
              onChange={(event) => choose(id, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ViewsMenuProps {
  readonly search: TrafficSearch;
  readonly onTake: (search: TrafficSearch) => void;
}

/** Returns the URL parameters of a saved view: all except the page. */
function storedView({ before: _, space, ...search }: TrafficSearch): { readonly [member: string]: string } {
  const members = Object.entries({ environment: space, ...search });
  return Object.fromEntries(members.map(([name, value]) => [name, String(value)]));
}

/** Saved views of the user, and shared ones. */
export function ViewsMenu({ search, onTake }: ViewsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const views = useQuery(savedViews);
  const remove = useDeleteView();
  const take = (view: SavedView) => {
    setOpen(false);
    onTake(readTrafficSearch(view.search));
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="22rem"
      withArrow
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button variant="default" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {t('Views')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Saved views')}>
        <Stack gap="xs">
          {views.data?.views.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('No saved views yet. Set filters, then save them as a view.')}
            </Text>
          ) : null}
          {views.data?.views.map((view) => (
            <Group key={view.id} justify="space-between" wrap="nowrap" gap="xs">
              <Button variant="subtle" size="compact-sm" onClick={() => take(view)}>
                {view.name}
              </Button>
              <Group gap={4} wrap="nowrap">
                <Text size="xs" c="dimmed">
                  {view.shared ? (view.own ? t('shared by you') : t('shared')) : t('private')}
                </Text>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={t('Delete the view {name}', { name: view.name })}
                  onClick={() => remove.mutate(view.id)}
                >
                  ×
                </ActionIcon>
              </Group>
            </Group>
          ))}
          <FailureAlert error={views.error ?? remove.error} />
          <SaveView search={search} onSaved={() => setOpen(false)} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function SaveView(props: { readonly search: TrafficSearch; readonly onSaved: () => void }) {
  const { search, onSaved } = props;
  const save = useSaveView();
  const draft = useDraft('view of the traffic', { name: '', shared: false });
  const { name, shared } = draft.value;
  const keep = () => {
    if (name.trim() === '') return;
    draft.saving(save.mutateAsync({ name: name.trim(), shared, search: storedView(search) }), onSaved);
  };
  return (
    <Stack gap={6}>
      <TextInput
        size="xs"
        label={t('Save current view as')}
        maxLength={100}
        value={name}
        onChange={(event) => draft.change({ name: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
        }}
      />
      <Group justify="space-between">
        <Checkbox
          size="xs"
          label={t('Share with all users')}
          checked={shared}
          onChange={(event) => draft.change({ shared: event.currentTarget.checked })}
        />
        <Button size="xs" loading={save.isPending} disabled={name.trim() === ''} onClick={keep}>
          {t('Save')}
        </Button>
      </Group>
      <FailureAlert error={save.error} title={t('Couldn’t save the view')} />
    </Stack>
  );
}
