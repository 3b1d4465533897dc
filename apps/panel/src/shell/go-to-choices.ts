import { useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  IconArrowsLeftRight,
  IconBellRinging,
  IconBolt,
  IconId,
  IconLanguage,
  IconListCheck,
  IconPlus,
  IconPrinter,
  IconTopologyStar3,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Found, searchResults } from '../api/evaluations';
import { chooseDensity } from '../design/density';
import { chooseLanguage, t } from '../i18n/language';
import { isPersonKey } from '../page-searches';
import { foundName, rememberTyped } from '../traffic/found-words';
import { chooseEnvironment, useEnvironment } from '../ui/environment';
import { openGroups } from './places';

const TYPING_MS = 250;
/** Minimum search length; shorter texts have too many results. */
const MIN_SEARCH_LENGTH = 3;
const MAX_FOUND = 8;

type Icon = typeof IconBolt;

/** Result of the global search. */
export interface Choice {
  readonly key: string;
  readonly name: string;
  readonly Icon: Icon;
  /** Kind of the result; undefined for pages and actions. */
  readonly kind?: string;
  readonly take: () => void;
}

/** Returns actions that are not pages. */
export function useCommands(): readonly Choice[] {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const navigate = useNavigate();
  const command = (name: string, take: () => unknown, Icon: Icon = IconBolt): Choice => ({
    key: name,
    name,
    Icon,
    take,
  });
  return [
    command(t('Create a rule'), () => void navigate({ to: '/panel/rules/new' }), IconPlus),
    command(
      t('View overdue alerts'),
      () => void navigate({ to: '/panel/alerts', search: { only: 'overdue' } }),
      IconBellRinging,
    ),
    command(
      t('Run typologies on past transactions'),
      () => void navigate({ to: '/panel/typologies', hash: 'runs' }),
      IconTopologyStar3,
    ),
    command(t('Switch to the live environment'), () => chooseEnvironment('live')),
    command(t('Switch to the test environment'), () => chooseEnvironment('test')),
    command(t('Light color scheme'), () => setColorScheme('light')),
    command(t('Dark color scheme'), () => setColorScheme('dark')),
    command(t('System color scheme'), () => setColorScheme('auto')),
    command(t('Compact density'), () => chooseDensity('compact')),
    command(t('Comfortable density'), () => chooseDensity('comfortable')),
    command('Deutsch', () => void chooseLanguage('de'), IconLanguage),
    command('English', () => void chooseLanguage('en'), IconLanguage),
    command(t('Print this page'), () => window.print(), IconPrinter),
    command(t('Documentation'), () => window.open('/docs', '_blank', 'noopener')),
  ];
}

/** Returns the pages that the user can open. */
export function usePages(permissions: readonly string[]): readonly Choice[] {
  const navigate = useNavigate();
  const space = useEnvironment();
  const pages = openGroups(permissions)
    .flatMap((group) => group.places)
    .map(({ to, name, hasSpace, Icon }) => ({
      key: to,
      name: t(name),
      Icon,
      take: () => void (hasSpace ? navigate({ to, search: { space } }) : navigate({ to })),
    }));
  const mine = () => void navigate({ to: '/panel/me' });
  const guide = () => void navigate({ to: '/panel/setup' });
  return [
    ...pages,
    { key: '/panel/me', name: t('My account'), Icon: IconUser, take: mine },
    ...(permissions.includes('settings:change')
      ? [{ key: '/panel/setup', name: t('Setup guide'), Icon: IconListCheck, take: guide }]
      : []),
  ];
}

const personOf = ({ newest }: Found): string | null =>
  newest
    ? ([newest.person.name, newest.person.email, newest.person.user_id].find((one) => one !== null) ??
      newest.transaction_id)
    : null;

const iconOf = ({ kind, key }: Found): Icon =>
  kind === 'execution' ? IconId : key === null ? IconArrowsLeftRight : IconUser;

/** Searches people, transactions and identifiers of the selected environment. */
export function useFound(text: string, isAllowed: boolean) {
  const [query] = useDebouncedValue(text, TYPING_MS);
  const navigate = useNavigate();
  const space = useEnvironment();
  const found = useQuery({
    ...searchResults(query, space),
    enabled: isAllowed && query.length >= MIN_SEARCH_LENGTH,
  });
  const take = ({ kind, key, id }: Found) => {
    if (kind === 'execution' && id)
      void navigate({ to: '/panel/verifications/$id', params: { id }, search: { space } });
    else if (key === null && id)
      void navigate({ to: '/panel/evaluations/$id', params: { id }, search: { space } });
    else if (key !== null) {
      rememberTyped(key, query);
      const to = isPersonKey(key) ? '/panel/person' : '/panel/transactions';
      void navigate({ to, search: { space, key } });
    }
  };
  const results = text.length >= MIN_SEARCH_LENGTH && query === text ? (found.data?.results ?? []) : [];
  return {
    isSearching: text.length >= MIN_SEARCH_LENGTH && isAllowed && (query !== text || found.isFetching),
    choices: results.slice(0, MAX_FOUND).map(
      (result): Choice => ({
        key: `${result.kind} ${result.key ?? result.id}`,
        name: personOf(result) ?? result.id ?? '',
        Icon: iconOf(result),
        kind: foundName(result.kind),
        take: () => take(result),
      }),
    ),
  };
}
