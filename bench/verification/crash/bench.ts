import { optionOf } from '../../option';
import { atLeast, atMost, type Row } from '../../row';
import { crashProgram } from './program';
import { type CrashPlan, runCrashes } from './run';

const DEFAULT_EXECUTIONS = 1000;
const PATTERN: CrashPlan['kills'] = [
  'first',
  'database',
  'second',
  'database',
  'first',
  'second',
  'database',
  'first',
  'database',
  'second',
];
const KILLS: CrashPlan['kills'] = [...PATTERN, ...PATTERN];
const PATIENCE_MS = 1_200_000;

/** Labels of the figures that must be zero. */
const FAULTS = {
  notEnded: 'executions that did not end',
  notApproved: 'executions that were not approved',
  checksNotOnce: 'checks without exactly one result',
  repeatedAfterFinish: 'finished checks that were repeated',
  fraudCallsNotOnce: 'fraud requests not sent exactly once',
  foldsBroken: 'snapshots that differ from their events',
  jobsLeft: 'jobs left over',
  mediaLost: 'pictures lost or changed',
  filesUnknown: 'files without a record',
  webhooksMissing: 'missing webhooks',
  webhooksUnexpected: 'unexpected webhooks',
  webhooksTwice: 'events sent under two IDs',
} as const;

/**
 * Runs 1,000 executions over two servers and kills servers and PostgreSQL twenty times. `--executions` and
 * `--kills` reduce it.
 */
export async function benchCrashes(): Promise<readonly Row[]> {
  const executions = optionOf('executions', DEFAULT_EXECUTIONS);
  const kills = KILLS.slice(0, optionOf('kills', KILLS.length));
  const report = await runCrashes({
    executions,
    kills,
    withFraud: true,
    program: await crashProgram(),
    patienceMs: PATIENCE_MS,
  });
  return [
    { figure: 'executions in flight over two servers', value: executions, unit: '' },
    {
      figure: 'SIGKILLs of a server or of PostgreSQL',
      value: report.killed,
      unit: '',
      bar: atLeast(KILLS.length),
    },
    ...Object.entries(FAULTS).map(([name, figure]) => ({
      figure,
      value: report[name as keyof typeof FAULTS],
      unit: '',
      bar: atMost(0),
    })),
    {
      figure: 'engine calls interrupted by a kill and repeated',
      value: report.engineCallsRedone,
      unit: '',
    },
    { figure: 'deliveries received twice under the same ID', value: report.deliveriesRepeated, unit: '' },
    { figure: 'from the start to the last webhook', value: report.seconds, unit: 's' },
  ];
}
