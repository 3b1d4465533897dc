import type { Socket } from 'node:net';
import type { ComponentHealth } from './health';

/** `api` answers requests, `worker` runs background jobs, `all` does both. */
export const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** What processes of a group ask each other. */
export type Question = 'alive' | 'health' | 'metrics' | 'follow' | 'call-figures';

export interface GroupAnswers {
  /** Whether all have been ready at once since the start. */
  readonly started: boolean;
  /** How many processes there should be. */
  readonly expected: number;
  /** Those that run besides the one that asks. */
  readonly others: readonly {
    readonly number: number;
    /** null when it did not come in time. */
    readonly answer: unknown;
    /** How many times in a row it has not answered whether it is alive, a second apart. */
    readonly missed: number;
  }[];
}

/** The processes that answer on one port, as one of them sees the others. */
export interface ProcessGroup {
  /** Which of them this is, from 1. */
  readonly number: number;
  ask(question: Question): Promise<GroupAnswers>;
  /** Says who takes the connections that this process is dealt; false declines one, and all that follow. */
  takeConnections(take: (connection: Socket) => boolean): void;
  /** Whether the others stay when this one leaves: whoever asks how the server is then hears nothing of it. */
  leavesAlone(): boolean;
  /** Says how a question of the others is answered here. */
  answer(question: Question, work: () => Promise<unknown>): void;
}

const NAME = 'processes';
/** One that is busy may answer late; one that has missed so many pulses stands still. */
const STANDS_STILL = 5;
const SEVERITY = ['ok', 'degraded', 'down'] as const;

function groupComponent({ started, expected, others }: GroupAnswers): ComponentHealth {
  const silent = others.filter(({ answer }) => answer === null);
  if (silent.length > 0) {
    const isDown = silent.some(({ missed }) => missed >= STANDS_STILL);
    const note = `Process ${silent.map(({ number }) => number).join(', ')} does not answer.`;
    return { name: NAME, state: isDown ? 'down' : 'degraded', note };
  }
  const running = others.length + 1;
  if (running >= expected) return { name: NAME, state: 'ok' };
  const note = `${running} of ${expected} processes run; the others are being started.`;
  // One that died is replaced while the others answer: the machine as a whole stays ready.
  return { name: NAME, state: started ? 'degraded' : 'down', note };
}

const worse = (one: ComponentHealth, other: ComponentHealth): boolean =>
  SEVERITY.indexOf(other.state) > SEVERITY.indexOf(one.state);

/** The components of a whole group: each as its worst process sees it, and the group itself. */
export async function groupHealth(
  group: ProcessGroup,
  own: readonly ComponentHealth[],
): Promise<readonly ComponentHealth[]> {
  const answers = await group.ask('health');
  const worst = new Map(own.map((component) => [component.name, component]));
  for (const { number, answer } of answers.others) {
    for (const component of (answer ?? []) as readonly ComponentHealth[]) {
      const known = worst.get(component.name);
      if (known && !worse(known, component)) continue;
      const note = component.note && `Process ${number}: ${component.note}`;
      worst.set(component.name, { ...component, ...(note ? { note } : {}) });
    }
  }
  return [...worst.values(), groupComponent(answers)];
}
