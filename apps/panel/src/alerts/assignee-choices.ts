import { useQuery } from '@tanstack/react-query';
import { names, useMe } from '../api/account';
import { t } from '../i18n/language';
import { useActorName } from './actor-name';

/** Returns the choices of an assignee: unassigned, the users of the account, and the assignee if it is another one. */
export function useAssigneeChoices(assignee: string | null): { value: string; label: string }[] {
  const { data } = useQuery(names);
  const me = useMe();
  const nameOf = useActorName();
  const known = data?.names ?? [];
  const others = [assignee, me].filter(
    (one): one is string => one !== null && one !== '' && !known.some(({ id }) => id === one),
  );
  return [
    { value: '', label: t('unassigned') },
    ...known.map(({ id, name }) => ({ value: id, label: name })),
    ...[...new Set(others)].map((value) => ({ value, label: value === me ? t('Me') : nameOf(value) })),
  ];
}
