import { Link } from '@tanstack/react-router';
import classes from './frame.module.css';

/** Pages that show the data of live keys or of test keys. */
const OF_A_SPACE = [
  { to: '/panel/traffic', name: 'Traffic' },
  { to: '/panel/sessions', name: 'Sessions' },
  { to: '/panel/executions', name: 'Executions' },
] as const;
const PLACES = [
  { to: '/panel/workflows', name: 'Workflows' },
  { to: '/panel/screening', name: 'Screening' },
  { to: '/panel/rules', name: 'Rules' },
  { to: '/panel/lists', name: 'Lists' },
  { to: '/panel/models', name: 'Models' },
  { to: '/panel/policy', name: 'Policy versions' },
  { to: '/panel/sources', name: 'Data sources' },
  { to: '/panel/keys', name: 'Keys' },
  { to: '/panel/webhooks', name: 'Webhooks' },
  { to: '/panel/audit', name: 'Audit trail' },
] as const;

const HERE = { className: `${classes.place} ${classes.here}`, 'aria-current': 'page' } as const;

export function Navigation() {
  return (
    <nav className={classes.places} aria-label="Panel">
      {OF_A_SPACE.map(({ to, name }) => (
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
      ))}
      {PLACES.map(({ to, name }) => (
        <Link key={to} to={to} className={classes.place} activeProps={HERE}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
