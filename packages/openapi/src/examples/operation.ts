/** Response examples of installation routes, by operation. */
export const HEALTH_EXAMPLES = {
  readHealth: {
    version: '0.2.0',
    started_at: '2026-11-20T15:51:18.656Z',
    findings: [
      {
        subject: 'disk',
        state: 'warning',
        note: 'The disk of the data folder has 210 MiB left.',
        remedy: 'Free some space or use a larger disk. If the disk is full, no data can be stored.',
      },
      { subject: 'database', state: 'ok', note: 'The database is available.', remedy: null },
    ],
    jobs: [
      {
        name: 'sums',
        every_seconds: 15,
        running: false,
        started_at: '2026-11-24T18:04:12.000Z',
        succeeded_at: '2026-11-24T18:04:12.400Z',
        failures: 0,
        late: false,
      },
    ],
    queues: [{ queue: 'webhook deliveries', waiting: 3, oldest_at: '2026-11-24T18:03:00.000Z' }],
    webhooks: [
      {
        id: '0199a7f0-6a0e-7000-8000-000000000010',
        failing_since: '2026-11-24T12:00:00.000Z',
        disabled_at: null,
      },
    ],
    database: {
      version: '18.1',
      bytes: 734003200,
      largest: [{ table: 'evaluation', bytes: 402653184, rows: 210000 }],
    },
    disk: [{ free_bytes: 220200960, total_bytes: 53687091200 }],
    sources: { all: 41, stale: 2, oldest_hours: 912.5 },
  },
  readFirstSteps: {
    owner: true,
    call: true,
    device: false,
    webhook: false,
    list: true,
    workflow: false,
  },
  addSampleTransactions: { added: 60 },
};

/** Response examples of Sources, Operation, Devices, by operation. */
export const OPERATION_EXAMPLES = {
  listDataSources: {
    sources: [
      {
        name: 'tor-exits',
        kind: 'feed',
        flag: 'tor',
        version: '2026-11-20',
        date: '2026-11-20',
        rows: 1240,
        licence: 'CC0-1.0',
        attribution: null,
        loaded: true,
        age_hours: 5.2,
        stale: false,
      },
    ],
  },
  listDataUpdates: {
    enabled: true,
    decided_by: 'setting',
    quiet_hours: '08:00-20:00',
    progress: { total: 2, ended: 1 },
    updates: [
      {
        source: 'tor-exits',
        title: 'Tor exit relays',
        kind: 'feed',
        topic: 'anonymizers',
        licence: 'CC0-1.0',
        cadence_hours: 1,
        next_at: '2026-11-20T16:04:00.000Z',
        running: false,
        waiting: false,
        started_at: '2026-11-20T15:09:58.000Z',
        ended_at: '2026-11-20T15:10:00.000Z',
        outcome: 'refused',
        reason: { code: 'FEED_SHRUNK', message: 'The list shrank from 1240 to 310 rows.' },
        succeeded_at: '2026-11-20T14:10:00.000Z',
        version: '2026-11-20-0b8e4d1c2f3a',
        previous_version: '2026-11-20-9c1d7e5a4b6f',
        rows: 1240,
        previous_rows: 1238,
        failures: 1,
        overdue: false,
      },
    ],
  },
  switchDataUpdates: { enabled: true },
  requestDataUpdates: { requested: 1 },
  listProviders: {
    providers: [
      {
        name: 'dns',
        breaker: 'closed',
        calls: 420,
        answered: 418,
        errors: 1,
        timeouts: 1,
        cache_hits: 1310,
        in_flight: 0,
        latency_p50_ms: 8.4,
        latency_p95_ms: 41.7,
        last_answer_at: '2026-11-20T15:10:00.000Z',
        last_failure_at: '2026-11-20T14:02:11.000Z',
        last_failure: "The source didn't respond in time.",
      },
    ],
  },
  isAlive: {
    status: 'ok',
  },
  isReady: {
    ready: true,
    components: [
      {
        name: 'database',
        state: 'ok',
      },
      {
        name: 'ip-data',
        state: 'ok',
      },
      {
        name: 'webhooks',
        state: 'degraded',
        note: 'Deliveries are more than five minutes late.',
      },
    ],
  },
  openApi: {
    openapi: '3.1.0',
    info: {
      title: 'Assay',
      version: '0.1.0',
    },
    paths: {},
  },
  metrics:
    '# TYPE assay_decisions_total counter\nassay_decisions_total{state="APPROVE"} 1284\nassay_database_up 1\n',
  deviceAgentConfig: {
    key: {
      kid: 1,
      publicKey: 'BMvZDbtdjUQ4Ez+QCqgdM8Msd/4ZtuikISneUMcUbIJrvodumNRoe3v/mcmAhPkmxPSNAOGEz8rvKn+UWSy8AcE=',
    },
    ticket:
      'yyCLEW6k9d2iLQhKzMvSQg5TfNOvrhpOH0gK6rl8MdiZ9PeHIURfnK454vXx8X3oZ_mnyvXwGn3bFrDLwMjceoQ7GabFJyWh8dWpXYSW6PT35Nz9tkfONg4',
    ip: '203.0.113.7',
    dnsDomain: null,
  },
  'isReady:503': { ready: false, components: [{ name: 'database', state: 'down' }] },
};
