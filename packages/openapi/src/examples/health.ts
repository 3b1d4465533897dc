/** Answers about the installation, by operation. */
export const HEALTH_EXAMPLES = {
  readHealth: {
    version: '0.2.0',
    started_at: '2026-11-20T15:51:18.656Z',
    findings: [
      {
        subject: 'disk',
        state: 'warning',
        note: 'The disk of the data folder has 210 MiB left.',
        remedy: 'Free some room, or give it a larger disk: without room nothing can be kept.',
      },
      { subject: 'database', state: 'ok', note: 'It answers.', remedy: null },
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
};
