import { Kbd, Modal, Text, TextInput } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { onSearchRequest } from '../design/search-request';
import { t } from '../i18n/language';
import classes from './go-to.module.css';
import { type Choice, useCommands, useFound, usePages } from './go-to-choices';

interface GoToProps {
  readonly permissions: readonly string[];
}

/** Collects the characters that are typed from a call of `begin` until the search field has the focus. */
function useEarlyKeys(): { readonly begin: () => void; readonly take: () => string } {
  /** Null while no character is collected. */
  const typed = useRef<string | null>(null);
  useEffect(() => {
    const collect = (event: globalThis.KeyboardEvent) => {
      if (typed.current === null || event.key.length !== 1) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      typed.current += event.key;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', collect, true);
    return () => window.removeEventListener('keydown', collect, true);
  }, []);
  const begin = () => {
    // In an open dialog, the field has the focus already.
    if (!document.activeElement?.closest('[role=dialog]')) typed.current ??= '';
  };
  const take = () => {
    const text = typed.current ?? '';
    typed.current = null;
    return text;
  };
  return { begin, take };
}

/** Global search for Ctrl+K or ⌘K: pages, actions, people, transactions and identifiers. */
export function GoTo({ permissions }: GoToProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [initial, setInitial] = useState('');
  const early = useEarlyKeys();
  const openWith = (text: string) => {
    setInitial(text);
    early.begin();
    open();
  };
  const leave = () => {
    early.take();
    close();
  };
  useHotkeys([['mod+K', () => openWith('')]], []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the opener uses only stable functions.
  useEffect(() => onSearchRequest(openWith), []);
  return (
    <Modal opened={isOpen} onClose={leave} title={t('Go to')} size="lg" yOffset="10vh" centered={false}>
      <Choices permissions={permissions} initial={initial} takeEarly={early.take} onGone={leave} />
    </Modal>
  );
}

interface ChoicesProps extends GoToProps {
  /** Text to search for at first. */
  readonly initial: string;
  /** Returns the characters that were typed before the field had the focus, once. */
  readonly takeEarly: () => string;
  readonly onGone: () => void;
}

/** List of results. Up and Down move, Enter opens the first or selected one. */
function Choices({ permissions, initial, takeEarly, onGone }: ChoicesProps) {
  const [text, setText] = useState(initial);
  const wanted = text.trim();
  const isNamed = ({ name }: Choice) => name.toLowerCase().includes(wanted.toLowerCase());
  const pages = usePages(permissions).filter(isNamed);
  // Without a search text only pages are listed.
  const commands = useCommands().filter((choice) => wanted !== '' && isNamed(choice));
  const found = useFound(wanted, permissions.includes('traffic:see'));
  const groups = [
    { name: t('Pages'), choices: pages },
    { name: t('Actions'), choices: commands },
    { name: t('People and transactions'), choices: found.choices },
  ].filter(({ choices }) => choices.length > 0);
  const first = groups[0]?.choices[0];
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
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the controls inside
    <div onKeyDown={walk}>
      <TextInput
        data-autofocus
        size="md"
        label={t('Search pages, people, transactions and commands')}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onFocus={() => {
          const early = takeEarly();
          setText((before) => before + early);
        }}
        onKeyDown={({ key }) => key === 'Enter' && go(first)}
      />
      <div className={classes.results}>
        {groups.map(({ name, choices }) => (
          <section key={name} aria-label={name}>
            <div className={classes.group} aria-hidden>
              {name}
            </div>
            {choices.map((choice) => (
              <button
                key={choice.key}
                type="button"
                className={classes.choice}
                data-first={choice === first || undefined}
                onClick={() => go(choice)}
              >
                <choice.Icon size={16} stroke={1.6} aria-hidden className={classes.icon} />
                <span className={classes.name}>{choice.name}</span>
                {choice.kind ? <span className={classes.kind}>{choice.kind}</span> : null}
              </button>
            ))}
          </section>
        ))}
      </div>
      {first ? (
        <Text size="xs" c="dimmed" className={classes.keys ?? ''}>
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('select')} <Kbd size="xs">↵</Kbd> {t('open')}
        </Text>
      ) : (
        <Text c="dimmed" size="sm" role="status">
          {found.isSearching ? t('Searching…') : t('No matching page or person.')}
        </Text>
      )}
    </div>
  );
}
