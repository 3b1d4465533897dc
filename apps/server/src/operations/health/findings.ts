import type { Health } from '@assay/contract';
import type { ComponentHealth } from '../../platform/health';

type Finding = Health['findings'][number];

/** What to do about a component of /readyz that is not well, by its name. */
const REMEDIES: { readonly [component: string]: string } = {
  database: 'See that PostgreSQL runs and can be reached; the log of the server says what it answered.',
  standby:
    'See that it runs, follows this primary and keeps up; `ASSAY_STANDBY_DATABASE_URL` is its address.',
  disk: 'Free some room, or give it a larger disk: without room nothing can be kept.',
  webhooks: 'Look at the page Webhooks: an endpoint that does not answer holds up its own deliveries.',
  updates: 'Look at the page Data sources: it says of each source why it was not renewed.',
  screening: 'Run `assay lists update` on the server, or switch on updates on the page Data sources.',
  data: 'Run `assay data build` on the server; look-ups are slower meanwhile.',
};
const USUAL_REMEDY = 'Run `assay doctor` on the server: it looks closer and says what to do.';

const STATES = { ok: 'ok', degraded: 'warning', down: 'failed' } as const;
const ORDER = ['failed', 'warning', 'ok'];

const component = ({ name, state, note }: ComponentHealth): Finding => ({
  subject: name,
  state: STATES[state],
  note: note ?? 'It is as it should be.',
  remedy: state === 'ok' ? null : (REMEDIES[name] ?? USUAL_REMEDY),
});

function sources({ all, stale }: Health['sources']): Finding {
  if (stale === 0)
    return { subject: 'data sources', state: 'ok', note: `All ${all} are young enough.`, remedy: null };
  return {
    subject: 'data sources',
    state: 'warning',
    note: `${stale} of ${all} ${stale === 1 ? 'is' : 'are'} older than three times the cadence of the source.`,
    remedy: 'Switch on updates on the page Data sources, or run `assay data update --all` on the server.',
  };
}

function jobs(list: Health['jobs']): Finding {
  const bad = list.filter(({ failures, late }) => failures > 0 || late);
  if (bad.length === 0)
    return {
      subject: 'jobs',
      state: 'ok',
      note: `All ${list.length} of this process run in time.`,
      remedy: null,
    };
  return {
    subject: 'jobs',
    state: bad.some(({ failures }) => failures > 2) ? 'failed' : 'warning',
    note: `${bad.map(({ name }) => name).join(', ')}: late or failing.`,
    remedy: 'The log of the server has the failures. One that is late by itself waits for a busy database.',
  };
}

function webhooks(list: Health['webhooks']): Finding {
  if (list.length === 0)
    return { subject: 'webhook endpoints', state: 'ok', note: 'None fails.', remedy: null };
  return {
    subject: 'webhook endpoints',
    state: 'warning',
    note: `${list.length} ${list.length === 1 ? 'fails or is' : 'fail or are'} switched off.`,
    remedy:
      'The page Webhooks shows what they answered. One that was switched off is switched on there again.',
  };
}

/** What was looked at, what is wrong first. */
export const findingsOf = (
  components: readonly ComponentHealth[],
  health: Pick<Health, 'sources' | 'jobs' | 'webhooks'>,
): readonly Finding[] =>
  [...components.map(component), sources(health.sources), jobs(health.jobs), webhooks(health.webhooks)].sort(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state),
  );
