import { expect, it } from 'vitest';
import { onEveryServer } from '../testing/every-server';
import { executionEvents, executionWriter, findExecution, type NewExecution } from './executions';

const NOW = 1_900_000_000_000;
const idOf = (number: number) => `0193a5a0-0000-7000-8000-${String(number).padStart(12, '0')}`;

const execution = (number: number, more: Partial<NewExecution> = {}): NewExecution => ({
  environmentId: 1,
  id: idOf(number),
  ownerId: 1,
  workflowId: idOf(0),
  workflowVersion: 1,
  workflowName: 'Identity',
  createdAt: NOW,
  expiresAt: NOW + 1000,
  userHash: String(number),
  emailHash: null,
  terms: [],
  events: [
    { kind: 'started', at: NOW, body: { kind: 'started', number } },
    { kind: 'step-begun', at: NOW + 1, body: { kind: 'step-begun', text: 'a "quoted"\\u0000 word' } },
  ],
  state: { number, read: 'from a barcode\0' },
  status: 'PENDING',
  finishedAt: null,
  job: number % 2 === 0 ? { step: 'document', dueAt: NOW } : null,
  ...more,
});

onEveryServer((databases) => {
  it('stores concurrent new executions completely, with events and job', async () => {
    const database = await databases.open();
    const writer = executionWriter(database);
    const numbers = Array.from({ length: 40 }, (_, at) => at + 1);
    await Promise.all(numbers.map((number) => writer.add(execution(number))));
    for (const number of numbers) {
      const { events, job, workflowName, userHash } = execution(number);
      expect(await findExecution(database, 1, idOf(number))).toMatchObject({
        workflowName,
        userHash,
        sequence: 2,
        state: { number, read: 'from a barcode\ufffd' },
      });
      const kept = await executionEvents(database, 1, idOf(number));
      expect(kept).toEqual(events.map((event, at) => ({ sequence: at + 1, ...event })));
      const jobs = await database.query({
        text: 'SELECT step, due_at AS "dueAt" FROM workflow_job WHERE account_id = 1 AND execution_id = $1',
        values: [idOf(number)],
      });
      expect(jobs).toEqual(job ? [job] : []);
    }
  });

  it('a rejected execution does not fail the others', async () => {
    const database = await databases.open();
    const writer = executionWriter(database);
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5, 6].map((number) =>
        writer.add(execution(number, number === 4 ? { status: 'NONE' } : {})),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    const [row] = await database.query<{ count: number }>({
      text: 'SELECT count(*) FROM workflow_execution',
    });
    expect(row?.count).toBe(5);
  });
});
