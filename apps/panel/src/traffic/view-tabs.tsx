import { ActionIcon, Button, Checkbox, Group, Menu, Popover, Stack, Text, TextInput } from '@mantine/core';
import { IconBookmarkPlus, IconChevronDown, IconTrash, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SavedView, type Space, savedViews, useDeleteView, useSaveView } from '../api/evaluations';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { AnchorLink } from '../ui/shown-values';
import { narrowingOf, readTrafficSearch, type TrafficSearch, viewWithin } from './search';
import classes from './view-tabs.module.css';

interface View {
  readonly id: string;
  readonly name: string;
  readonly search: TrafficSearch;
  /** null for the views that every user has. */
  readonly saved: SavedView | null;
}

const standardViews = (space: Space): readonly View[] => [
  { id: 'all', name: t('All'), search: { space }, saved: null },
  { id: 'review', name: t('In review'), search: { space, now: 'REVIEW' }, saved: null },
  { id: 'declined', name: t('Declined'), search: { space, now: 'DECLINE' }, saved: null },
  { id: 'approved', name: t('Approved'), search: { space, now: 'APPROVE' }, saved: null },
];

/** Returns the URL parameters of a saved view: all except the page and the open row. */
function storedView(search: TrafficSearch): { readonly [member: string]: string } {
  const members = Object.entries({ environment: search.space, ...narrowingOf(search) });
  return Object.fromEntries(members.map(([name, value]) => [name, String(value)]));
}

interface ViewTabsProps {
  readonly search: TrafficSearch;
  readonly onTake: (search: TrafficSearch) => void;
}

/** Views as tabs: by decision, saved by the user, and shared. Each is a link. */
export function ViewTabs({ search, onTake }: ViewTabsProps) {
  const saved = useQuery(savedViews);
  const views: readonly View[] = [
    ...standardViews(search.space),
    ...(saved.data?.views ?? []).map((view) => ({
      id: view.id,
      name: view.name,
      search: readTrafficSearch(view.search),
      saved: view,
    })),
  ];
  const current = viewWithin(search, views);
  const extra =
    current === null
      ? 0
      : Object.keys(narrowingOf(search)).length - Object.keys(narrowingOf(current.search)).length;
  return (
    <div className={classes.bar}>
      <nav aria-label={t('Views')} className={classes.tabs}>
        {views.map((view) => {
          const isCurrent = view === current;
          return (
            <span key={view.id} className={classes.tab} data-current={isCurrent || undefined}>
              <AnchorLink
                to="/panel/transactions"
                search={view.search}
                className={classes.link}
                underline="never"
                activeOptions={{ exact: true, includeSearch: true }}
                activeProps={{}}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {view.saved?.shared ? <IconUsers size={14} aria-label={t('shared')} /> : null}
                {view.name}
              </AnchorLink>
              {isCurrent && view.saved ? (
                <ViewMenu view={view.saved} onGone={() => onTake({ space: search.space })} />
              ) : null}
            </span>
          );
        })}
      </nav>
      {extra > 0 ? <SaveView search={search} /> : null}
    </div>
  );
}

interface ViewMenuProps {
  readonly view: SavedView;
  readonly onGone: () => void;
}

function ViewMenu({ view: { id, name, own, shared }, onGone }: ViewMenuProps) {
  const remove = useDeleteView();
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <ActionIcon
          size={24}
          variant="subtle"
          color="gray"
          aria-label={t('Actions for the view {name}', { name })}
        >
          <IconChevronDown size={14} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{shared ? (own ? t('shared by you') : t('shared')) : t('private')}</Menu.Label>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => remove.mutate(id, { onSuccess: onGone })}
        >
          {t('Delete the view {name}', { name })}
        </Menu.Item>
        <FailureAlert error={remove.error} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Saves the current filters as a view. A view with the same name is replaced. */
function SaveView({ search }: { readonly search: TrafficSearch }) {
  const [isOpen, setOpen] = useState(false);
  const save = useSaveView();
  const draft = useDraft('view of the traffic', { name: '', shared: false });
  const { name, shared } = draft.value;
  const keep = () => {
    if (name.trim() === '') return;
    draft.saving(save.mutateAsync({ name: name.trim(), shared, search: storedView(search) }), () =>
      setOpen(false),
    );
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="20rem"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconBookmarkPlus size={16} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Save view')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Save view')}>
        <Stack gap="xs">
          <DraftNotice draft={draft} />
          <TextInput
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
          <Text size="xs" c="dimmed">
            {t('A view with the same name is replaced.')}
          </Text>
          <FailureAlert error={save.error} title={t('Couldn’t save the view')} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
