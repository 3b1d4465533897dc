import { Link } from '@tanstack/react-router';
import classes from './frame.module.css';

const PLACES = [
  { to: '/panel/rules', name: 'Rules' },
  { to: '/panel/lists', name: 'Lists' },
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
      <Link
        to="/panel/traffic"
        search={{ space: 'live' }}
        activeOptions={{ includeSearch: false }}
        className={classes.place}
        activeProps={HERE}
      >
        Traffic
      </Link>
      {PLACES.map(({ to, name }) => (
        <Link key={to} to={to} className={classes.place} activeProps={HERE}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
