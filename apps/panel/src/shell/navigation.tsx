import { Link } from '@tanstack/react-router';
import { t } from '../i18n/language';
import classes from './frame.module.css';
import { openGroups } from './places';

const HERE = { className: `${classes.place} ${classes.here}`, 'aria-current': 'page' } as const;

interface NavigationProps {
  readonly permissions: readonly string[];
}

export function Navigation({ permissions }: NavigationProps) {
  return (
    <nav className={classes.places} aria-label={t('Panel')}>
      {openGroups(permissions).map((group) => (
        <div key={group.name} className={classes.group}>
          <div className={classes.groupName}>{t(group.name)}</div>
          {group.places.map(({ to, name, hasSpace }) =>
            hasSpace ? (
              <Link
                key={to}
                to={to}
                search={{ space: 'live' }}
                activeOptions={{ includeSearch: false }}
                className={classes.place}
                activeProps={HERE}
              >
                {t(name)}
              </Link>
            ) : (
              <Link key={to} to={to} className={classes.place} activeProps={HERE}>
                {t(name)}
              </Link>
            ),
          )}
        </div>
      ))}
    </nav>
  );
}
