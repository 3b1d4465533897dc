import { Modal, NavLink, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { openGroups } from './places';

interface GoToProps {
  readonly permissions: readonly string[];
}

/** Ctrl-K or ⌘K, in fields as well: the pages by their names, so that no hand has to leave the keys. */
export function GoTo({ permissions }: GoToProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  useHotkeys([['mod+K', open]], []);
  return (
    <Modal opened={isOpen} onClose={close} title="Go to">
      <Places permissions={permissions} onGone={close} />
    </Modal>
  );
}

/** Down and up walk through the pages, Enter takes the first or the chosen one. */
function Places({ permissions, onGone }: GoToProps & { readonly onGone: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const wanted = text.trim().toLowerCase();
  const places = openGroups(permissions)
    .flatMap((group) => group.places)
    .filter(({ name }) => name.toLowerCase().includes(wanted));
  const go = (place: (typeof places)[number] | undefined) => {
    if (!place) return;
    onGone();
    void (place.hasSpace
      ? navigate({ to: place.to, search: { space: 'live' } })
      : navigate({ to: place.to }));
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
        label="Page"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && go(places[0])}
      />
      <div>
        {places.map((place) => (
          <NavLink key={place.to} component="button" label={place.name} onClick={() => go(place)} />
        ))}
      </div>
      {places.length === 0 ? <Text c="dimmed">No page of this name.</Text> : null}
    </Stack>
  );
}
