import { Button, CloseButton } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { t } from '../i18n/language';
import { isPageKey, useKeys } from '../ui/keys';
import classes from './templates.module.css';
import { useCurrentSection } from './use-current-section';

interface ListWithDrawerProps {
  /** Filters and table. */
  readonly children: ReactNode;
  /** Content of the drawer; null while no row is open. */
  readonly drawer: ReactNode | null;
  /** Heading of the drawer. */
  readonly title: string;
  readonly onClose: () => void;
}

/**
 * List with the open row in a drawer on the right. The drawer does not block the list: j and k still move. On
 * phones it covers the page.
 */
export function ListWithDrawer({ children, drawer, title, onClose }: ListWithDrawerProps) {
  const isOpen = drawer !== null;
  return (
    <div className={classes.listWithDrawer} data-open={isOpen || undefined}>
      <div className={classes.list}>{children}</div>
      {isOpen ? (
        <Drawer title={title} onClose={onClose}>
          {drawer}
        </Drawer>
      ) : null}
    </div>
  );
}

interface DrawerProps extends Pick<ListWithDrawerProps, 'title' | 'onClose'> {
  readonly children: ReactNode;
}

/**
 * The focus moves to the drawer when it opens, and back to the row when it closes. Escape leaves a field of the
 * drawer, and closes the drawer from anywhere else on the page.
 */
function Drawer({ title, onClose, children }: DrawerProps) {
  const drawer = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect, so that no key press comes before the focus is back in the list.
  useLayoutEffect(() => {
    const [before, shown] = [document.activeElement, drawer.current];
    heading.current?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      // The focus stays where the user moved it in the meantime.
      const isLost = now === null || now === document.body || shown?.contains(now);
      if (isLost && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  useKeys({ Escape: onClose });
  const leaveField = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isPageKey(event))
      heading.current?.focus({ preventScroll: true });
  };
  return (
    <aside ref={drawer} className={classes.drawer} aria-label={title} onKeyDown={leaveField}>
      <div className={classes.drawerHead}>
        <h2 ref={heading} tabIndex={-1} className={classes.drawerTitle}>
          {title}
        </h2>
        <CloseButton aria-label={t('Close')} onClick={onClose} />
      </div>
      <div className={classes.drawerBody}>{children}</div>
    </aside>
  );
}

interface WorkbenchProps {
  readonly list: ReactNode;
  /** False hides the list, because it has only the open item. */
  readonly hasList?: boolean;
  /** Accessible name of the list. */
  readonly listLabel: string;
  /** The open item; null shows the list alone on phones. */
  readonly item: ReactNode | null;
  /** Shown in wide windows while no item is open; without it, the list has the whole width. */
  readonly placeholder?: ReactNode;
  /** Accessible name of the item. */
  readonly itemLabel: string;
  /** Decision, notes and related data. */
  readonly context: ReactNode;
  /** Accessible name of the context column. */
  readonly contextLabel: string;
  /** Returns to the list on phones. */
  readonly onBack: () => void;
}

/** Work on one item after the other: list on the left, item in the center, context on the right. */
export function Workbench(props: WorkbenchProps) {
  const { list, listLabel, item, placeholder, itemLabel, context, contextLabel, onBack } = props;
  const { hasList = true } = props;
  const isAlone = item === null && placeholder === undefined;
  return (
    <div
      className={classes.workbench}
      data-open={item !== null || undefined}
      data-alone={isAlone || undefined}
      data-single={!hasList || undefined}
    >
      {hasList ? (
        <section className={classes.workList} aria-label={listLabel}>
          {list}
        </section>
      ) : null}
      <section className={classes.workItem} aria-label={itemLabel}>
        {hasList ? (
          <Button
            className={classes.backToList ?? ''}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconChevronLeft size={14} />}
            onClick={onBack}
          >
            {t('Back to the list')}
          </Button>
        ) : null}
        {item ?? placeholder}
      </section>
      <aside className={classes.workContext} aria-label={contextLabel}>
        {context}
      </aside>
    </div>
  );
}

interface ReviewProps {
  readonly media: ReactNode;
  /** Accessible name of the media column. */
  readonly mediaLabel: string;
  readonly facts: ReactNode;
}

/** Documents and pictures on the left, visible while the facts on the right scroll. */
export function Review({ media, mediaLabel, facts }: ReviewProps) {
  return (
    <div className={classes.review}>
      <section className={classes.stay} aria-label={mediaLabel}>
        {media}
      </section>
      <div className={classes.column}>{facts}</div>
    </div>
  );
}

interface EditorProps {
  /** Text field or builder. */
  readonly children: ReactNode;
  readonly results: ReactNode;
  /** Accessible name of the results. */
  readonly resultsLabel: string;
}

/** Text or builder on the left, its results on the right. */
export function Editor({ children, results, resultsLabel }: EditorProps) {
  return (
    <div className={classes.editor}>
      <div className={classes.column}>{children}</div>
      <aside className={classes.stay} aria-label={resultsLabel}>
        {results}
      </aside>
    </div>
  );
}

/** Grid of 12 columns for `DashboardCell`. */
export function Dashboard({ children }: { readonly children: ReactNode }) {
  return <div className={classes.dashboard}>{children}</div>;
}

interface DashboardCellProps {
  /** Columns of 12. Tablets show 3 and 4 as 6, and the others as 12; phones show all as 12. */
  readonly span: 3 | 4 | 6 | 8 | 12;
  readonly children: ReactNode;
}

/** Cell of a dashboard. */
export function DashboardCell({ span, children }: DashboardCellProps) {
  return (
    <div className={classes.cell} data-span={span}>
      {children}
    </div>
  );
}

interface SettingsSection {
  /** Part of the URL after `#`. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface SettingsLayoutProps {
  /** Accessible name of the side navigation. */
  readonly label: string;
  readonly sections: readonly SettingsSection[];
  /** Above the side navigation, such as a search field. */
  readonly search?: ReactNode;
}

/** Sections below each other, with a side navigation that jumps to them. */
export function SettingsLayout({ label, sections, search }: SettingsLayoutProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <div className={classes.settings}>
      <div className={classes.settingsSide}>
        {search}
        <nav aria-label={label} className={classes.settingsNav}>
          {sections.map(({ id, label: name }) => (
            <a
              key={id}
              href={`#${id}`}
              className={classes.settingsLink}
              {...(id === current ? { 'aria-current': 'location' as const } : {})}
            >
              {name}
            </a>
          ))}
        </nav>
      </div>
      <div className={classes.column}>
        {sections.map(({ id, content }) => (
          <div key={id} id={id} className={classes.settingsSection}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
