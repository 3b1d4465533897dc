import { Tabs } from '@mantine/core';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { locale } from '../i18n/language';
import { afterClick, afterHash, afterNavigation, type TabChoice } from './tab-choice';
import classes from './url-tabs.module.css';

export interface UrlTab {
  /** Part of the URL after `#`. */
  readonly id: string;
  readonly label: string;
  /** Number of items, after the label. */
  readonly count?: number;
  readonly content: ReactNode;
}

interface UrlTabsProps {
  /** Accessible name. */
  readonly label: string;
  /** The first one is open by default. */
  readonly tabs: readonly UrlTab[];
}

/**
 * Opens the tab of the last click at once, and writes it to the URL. The router changes the URL when it has loaded,
 * and two clicks in that time can end in either order.
 */
function useUrlTab(): readonly [id: string, choose: (id: string) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const router = useRouter();
  const [choice, setChoice] = useState<TabChoice | null>(null);
  useEffect(() => setChoice((known) => afterHash(known, hash)), [hash]);
  const choose = (id: string) => {
    setChoice((known) => afterClick(known, id));
    void navigate({
      to: '.',
      search: true,
      hash: id,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    }).finally(() => setChoice((known) => afterNavigation(known, id, router.state.location.hash)));
  };
  return [choice?.id ?? hash, choose];
}

/** Tabs whose open one is in the URL, so that reload, links and "back" from another page return to it. */
export function UrlTabs({ label, tabs }: UrlTabsProps) {
  const [wanted, choose] = useUrlTab();
  const open = (tabs.find(({ id }) => id === wanted) ?? tabs[0])?.id ?? null;
  return (
    <Tabs value={open} onChange={(id) => id !== null && choose(id)} keepMounted={false}>
      <Tabs.List aria-label={label} className={classes.list ?? ''}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.id} value={tab.id} className={classes.tab ?? ''}>
            {tab.label}
            {tab.count === undefined ? null : (
              <span className={classes.count}>{tab.count.toLocaleString(locale())}</span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id} pt="md">
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
