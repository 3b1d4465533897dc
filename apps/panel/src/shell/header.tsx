import type { Session } from '@assay/management-api';
import { Kbd, SegmentedControl } from '@mantine/core';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import type { Space } from '../api/evaluations';
import { requestSearch } from '../design/search-request';
import { t } from '../i18n/language';
import { chooseEnvironment, useEnvironment } from '../ui/environment';
import classes from './header.module.css';
import { HealthStatus } from './health-status';
import { NotificationCenter } from './notifications';
import { UserMenu } from './user-menu';

interface HeaderProps {
  readonly session: Session;
  readonly isMenuOpen: boolean;
  /** Opens or closes the navigation on phones. */
  readonly onMenu: () => void;
}

/** Bar above the page: search, environment, health, notifications and user menu. */
export function Header({ session, isMenuOpen, onMenu }: HeaderProps) {
  const space = useEnvironment();
  return (
    <header className={classes.header} data-environment={space}>
      <button
        type="button"
        className={classes.menu}
        aria-label={t('Menu')}
        aria-expanded={isMenuOpen}
        aria-controls="menu"
        onClick={onMenu}
      >
        <IconMenu2 size={20} stroke={1.6} />
      </button>
      <button type="button" className={classes.search} onClick={() => requestSearch('')}>
        <IconSearch size={16} stroke={1.6} aria-hidden />
        <span className={classes.searchText}>{t('Search')}</span>
        <Kbd size="xs" className={classes.keys ?? ''}>
          {t('Ctrl K')}
        </Kbd>
      </button>
      <div className={classes.right}>
        <EnvironmentSwitch space={space} />
        {session.permissions.includes('settings:change') ? <HealthStatus /> : null}
        <NotificationCenter />
        <UserMenu session={session} />
      </div>
    </header>
  );
}

/** Switch between the live and test environments, which share no data. */
function EnvironmentSwitch({ space }: { readonly space: Space }) {
  return (
    <SegmentedControl
      size="xs"
      className={classes.environment ?? ''}
      data-environment={space}
      aria-label={t('Environment')}
      data={[
        { value: 'live', label: t('Live') },
        { value: 'test', label: t('Test') },
      ]}
      value={space}
      onChange={(chosen) => chooseEnvironment(chosen as Space)}
    />
  );
}
