import { Link } from '@tanstack/react-router';
import classes from './frame.module.css';

/** Places by what one comes for and what one has to be allowed; those with a space show the data of live keys or of test keys. */
const GROUPS = [
  {
    name: 'Work',
    places: [
      { to: '/panel/traffic', name: 'Traffic', hasSpace: true },
      { to: '/panel/queue', name: 'Queue', hasSpace: false },
      { to: '/panel/links', name: 'Links', hasSpace: true },
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
      { to: '/panel/people', name: 'People', hasSpace: false },
      { to: '/panel/sign-ins', name: 'Sign-ins', hasSpace: false },
      { to: '/panel/me', name: 'My account', hasSpace: false },
    ],
  },
] as const;

const HERE = { className: `${classes.place} ${classes.here}`, 'aria-current': 'page' } as const;

/** Without one of these a place is of no use; the server decides all the same. */
const NEEDS: { readonly [place: string]: string } = {
  '/panel/keys': 'keys:see',
  '/panel/audit': 'audit:see',
  '/panel/people': 'people:see',
  '/panel/sign-ins': 'people:see',
  '/panel/models': 'models:see',
  '/panel/sources': 'settings:see',
  '/panel/webhooks': 'settings:see',
};

interface NavigationProps {
  readonly permissions: readonly string[];
}

export function Navigation({ permissions }: NavigationProps) {
  const isOpen = ({ to }: { readonly to: string }) => {
    const need = NEEDS[to];
    return need === undefined || permissions.includes(need);
  };
  return (
    <nav className={classes.places} aria-label="Panel">
      {GROUPS.map((group) => (
        <div key={group.name} className={classes.group}>
          <div className={classes.groupName}>{group.name}</div>
          {group.places.filter(isOpen).map(({ to, name, hasSpace }) =>
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
