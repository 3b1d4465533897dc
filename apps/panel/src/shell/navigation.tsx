import { Link } from '@tanstack/react-router';
import classes from './frame.module.css';

/** Places by what one comes for; those with a space show the data of live keys or of test keys. */
const GROUPS = [
  {
    name: 'Work',
    places: [
      { to: '/panel/traffic', name: 'Traffic', hasSpace: true },
      { to: '/panel/sessions', name: 'Sessions', hasSpace: true },
      { to: '/panel/executions', name: 'Executions', hasSpace: true },
      { to: '/panel/screening', name: 'Screening', hasSpace: false },
    ],
  },
  {
    name: 'Decide',
    places: [
      { to: '/panel/rules', name: 'Rules', hasSpace: false },
      { to: '/panel/lists', name: 'Lists', hasSpace: false },
      { to: '/panel/models', name: 'Models', hasSpace: false },
      { to: '/panel/policy', name: 'Policy versions', hasSpace: false },
      { to: '/panel/workflows', name: 'Workflows', hasSpace: false },
    ],
  },
  {
    name: 'Run',
    places: [
      { to: '/panel/sources', name: 'Data sources', hasSpace: false },
      { to: '/panel/keys', name: 'Keys', hasSpace: false },
      { to: '/panel/webhooks', name: 'Webhooks', hasSpace: false },
      { to: '/panel/audit', name: 'Audit trail', hasSpace: false },
      { to: '/panel/sign-ins', name: 'Sign-ins', hasSpace: false },
    ],
  },
] as const;

const HERE = { className: `${classes.place} ${classes.here}`, 'aria-current': 'page' } as const;

export function Navigation() {
  return (
    <nav className={classes.places} aria-label="Panel">
      {GROUPS.map((group) => (
        <div key={group.name} className={classes.group}>
          <div className={classes.groupName}>{group.name}</div>
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
                {name}
              </Link>
            ) : (
              <Link key={to} to={to} className={classes.place} activeProps={HERE}>
                {name}
              </Link>
            ),
          )}
        </div>
      ))}
    </nav>
  );
}
