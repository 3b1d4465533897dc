import { useFocusTrap } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../i18n/language';
import mark from '../mark.svg';
import { useEnvironment } from '../ui/environment';
import classes from './navigation.module.css';
import { isDetailOf, openGroups } from './places';

const PLACE = 'assay.navigation';

function isStoredCollapsed(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'icons';
  } catch {
    return false;
  }
}

/** State of the navigation: collapsed to icons (stored in this browser), and open on phones. */
export function useNavigation() {
  const [isCollapsed, setCollapsed] = useState(isStoredCollapsed);
  const [isOpen, setOpen] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed path closes the navigation.
  useEffect(() => setOpen(false), [path]);
  const collapse = () => {
    setCollapsed(!isCollapsed);
    try {
      localStorage.setItem(PLACE, isCollapsed ? 'wide' : 'icons');
    } catch {
      // Without local storage, the next visit shows the wide navigation.
    }
  };
  return { isCollapsed, collapse, isOpen, toggle: () => setOpen(!isOpen), close: () => setOpen(false) };
}

interface SideNavigationProps {
  readonly permissions: readonly string[];
  readonly state: ReturnType<typeof useNavigation>;
}

/** Navigation on the left; on phones a drawer. */
export function SideNavigation({ permissions, state }: SideNavigationProps) {
  const { isCollapsed, collapse, isOpen, close } = state;
  const trap = useFocusTrap(isOpen);
  const name = isCollapsed ? t('Expand navigation') : t('Collapse navigation');
  return (
    <>
      {isOpen ? (
        <button type="button" className={classes.backdrop} aria-label={t('Close')} onClick={close} />
      ) : null}
      <nav
        id="menu"
        aria-label={t('Main navigation')}
        ref={trap}
        className={classes.side}
        data-open={isOpen || undefined}
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !isOpen) return;
          close();
          document.querySelector<HTMLElement>('[aria-controls=menu]')?.focus();
        }}
      >
        <div className={classes.brand}>
          <img src={mark} alt="" width={24} height={24} />
          <span className={classes.name}>Assay</span>
          <button
            type="button"
            className={classes.collapse}
            aria-label={name}
            title={name}
            onClick={collapse}
          >
            {isCollapsed ? (
              <IconLayoutSidebarLeftExpand size={18} stroke={1.6} />
            ) : (
              <IconLayoutSidebarLeftCollapse size={18} stroke={1.6} />
            )}
          </button>
        </div>
        <div className={classes.places}>
          {openGroups(permissions).map((group) => (
            <div key={group.name} className={classes.group}>
              <div className={classes.groupName}>
                <span>{t(group.name)}</span>
              </div>
              {group.places.map((place) => (
                <PlaceLink key={place.to} {...place} isCollapsed={isCollapsed} />
              ))}
            </div>
          ))}
        </div>
      </nav>
    </>
  );
}

type Place = ReturnType<typeof openGroups>[number]['places'][number];

const HERE = { className: `${classes.place} ${classes.here}`, 'aria-current': 'page' } as const;

function PlaceLink({ to, name, hasSpace, Icon, isCollapsed }: Place & { readonly isCollapsed: boolean }) {
  const space = useEnvironment();
  const text = t(name);
  const isHere = useLocation({ select: ({ pathname }) => isDetailOf(to, pathname) });
  const content: ReactNode = (
    <>
      <Icon size={17} stroke={1.6} aria-hidden className={classes.icon} />
      <span className={classes.label}>{text}</span>
    </>
  );
  const looks = {
    className: classes.place ?? '',
    activeProps: HERE,
    ...(isHere ? HERE : {}),
    ...(isCollapsed ? { title: text } : {}),
  };
  return hasSpace ? (
    <Link to={to} search={{ space }} activeOptions={{ includeSearch: false }} {...looks}>
      {content}
    </Link>
  ) : (
    <Link to={to} {...looks}>
      {content}
    </Link>
  );
}
