import { Tabs } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { locale } from '../i18n/language';
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

/** Tabs whose open one is in the URL, so that reload, links and "back" from another page return to it. */
export function UrlTabs({ label, tabs }: UrlTabsProps) {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const open = (tabs.find(({ id }) => id === hash) ?? tabs[0])?.id ?? null;
  const choose = (id: string | null) => {
    if (id === null) return;
    void navigate({
      to: '.',
      search: true,
      hash: id,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  return (
    <Tabs value={open} onChange={choose} keepMounted={false}>
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
