import { Badge, Group, Modal, NavLink, Stack, Text, TextInput, useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue, useDisclosure, useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { type Found, searchResults } from '../api/evaluations';
import { chooseLanguage, t } from '../i18n/language';
import { foundName, rememberTyped } from '../traffic/found-words';
import { openGroups } from './places';

interface GoToProps {
  readonly permissions: readonly string[];
}

const TYPING_MS = 250;
/** Minimum search length; shorter texts have too many results. */
const MIN_SEARCH_LENGTH = 3;
const MAX_FOUND = 8;

/** Command palette for Ctrl+K or ⌘K: pages, commands and search results. */
export function GoTo({ permissions }: GoToProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  useHotkeys([['mod+K', open]], []);
  return (
    <Modal opened={isOpen} onClose={close} title={t('Go to')}>
      <Choices permissions={permissions} onGone={close} />
    </Modal>
  );
}

interface Choice {
  readonly key: string;
  readonly name: string;
  /** Kind of the result; undefined for pages. */
  readonly kind?: string;
  readonly take: () => void;
}

/** Returns commands that are not pages. */
function useCommands(): readonly Choice[] {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const navigate = useNavigate();
  const command = (name: string, take: () => unknown): Choice => ({
    key: name,
    name,
    kind: t('Command'),
    take,
  });
  return [
    command(t('Light color scheme'), () => setColorScheme('light')),
    command(t('Dark color scheme'), () => setColorScheme('dark')),
    command(t('System color scheme'), () => setColorScheme('auto')),
    command('Deutsch', () => void chooseLanguage('de')),
    command('English', () => void chooseLanguage('en')),
    command(t('Create a rule'), () => void navigate({ to: '/panel/rules/new' })),
    command(t('Print this page'), () => window.print()),
    command(t('Documentation'), () => window.open('/docs', '_blank', 'noopener')),
  ];
}

/** Returns the pages that the user can open. */
function usePages(permissions: readonly string[]): readonly Choice[] {
  const navigate = useNavigate();
  return openGroups(permissions)
    .flatMap((group) => group.places)
    .map((place) => ({
      key: place.to,
      name: t(place.name),
      take: () =>
        void (place.hasSpace
          ? navigate({ to: place.to, search: { space: 'live' } })
          : navigate({ to: place.to })),
    }));
}

const personOf = ({ newest }: Found): string | null =>
  newest
    ? ([newest.person.name, newest.person.email, newest.person.user_id].find((one) => one !== null) ??
      newest.transaction_id)
    : null;

/** Searches people, transactions and identifiers of the live environment. */
function useFound(text: string, isAllowed: boolean) {
  const [query] = useDebouncedValue(text, TYPING_MS);
  const navigate = useNavigate();
  const found = useQuery({
    ...searchResults(query, 'live'),
    enabled: isAllowed && query.length >= MIN_SEARCH_LENGTH,
  });
  const take = ({ kind, key, id }: Found) => {
    const space = 'live' as const;
    if (kind === 'execution' && id)
      void navigate({ to: '/panel/verifications/$id', params: { id }, search: { space } });
    else if (key === null && id)
      void navigate({ to: '/panel/evaluations/$id', params: { id }, search: { space } });
    else if (key !== null) {
      rememberTyped(key, query);
      void navigate({ to: '/panel/transactions', search: { space, key } });
    }
  };
  const results = text.length >= MIN_SEARCH_LENGTH && query === text ? (found.data?.results ?? []) : [];
  return {
    isSearching: text.length >= MIN_SEARCH_LENGTH && isAllowed && (query !== text || found.isFetching),
    choices: results.slice(0, MAX_FOUND).map(
      (result): Choice => ({
        key: `${result.kind} ${result.key ?? result.id}`,
        name: personOf(result) ?? result.id ?? '',
        kind: foundName(result.kind),
        take: () => take(result),
      }),
    ),
  };
}

/** List of results. Up and Down move, Enter opens the first or selected one. */
function Choices({ permissions, onGone }: GoToProps & { readonly onGone: () => void }) {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const pages = usePages(permissions);
  const commands = useCommands();
  const found = useFound(wanted, permissions.includes('traffic:see'));
  // Without a search text only pages are listed.
  const named = [...pages, ...(wanted === '' ? [] : commands)].filter(({ name }) =>
    name.toLowerCase().includes(wanted.toLowerCase()),
  );
  const choices = [...named, ...found.choices];
  const go = (choice: Choice | undefined) => {
    if (!choice) return;
    onGone();
    choice.take();
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  };
  return (
    <Stack gap="xs" onKeyDown={walk}>
      <TextInput
        data-autofocus
        label={t('Search pages, people, transactions and commands')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && go(choices[0])}
      />
      <div>
        {choices.map((choice) => (
          <NavLink
            key={choice.key}
            component="button"
            label={
              choice.kind ? (
                <Group gap="xs" wrap="nowrap">
                  <Badge variant="default" tt="none" radius="sm">
                    {choice.kind}
                  </Badge>
                  <span>{choice.name}</span>
                </Group>
              ) : (
                choice.name
              )
            }
            onClick={() => go(choice)}
          />
        ))}
      </div>
      {choices.length === 0 ? (
        <Text c="dimmed" role="status">
          {found.isSearching ? t('Searching…') : t('No matching page or person.')}
        </Text>
      ) : null}
    </Stack>
  );
}
