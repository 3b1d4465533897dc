import type { Socket } from 'node:net';
import type { ComponentHealth } from './health';

/** `api` serves requests, `worker` runs background jobs, `all` does both. */
export const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** Questions between the processes of a group. */
export type Question = 'alive' | 'health' | 'metrics' | 'follow' | 'call-figures';

export interface GroupAnswers {
  /** True if all processes have been ready at the same time since the start. */
  readonly started: boolean;
  /** Expected number of processes. */
  readonly expected: number;
  /** The running processes except the one that asks. */
  readonly others: readonly {
    readonly number: number;
    /** Null when it didn't arrive in time. */
    readonly answer: unknown;
    /** Number of consecutive liveness checks, one second apart, without a response. */
    readonly missed: number;
  }[];
}

/** The processes that serve one port, as seen by one of them. */
export interface ProcessGroup {
  /** Number of this process, from 1. */
  readonly number: number;
  ask(question: Question): Promise<GroupAnswers>;
  /**
   * Sets the handler for connections assigned to this process. If it returns false, this connection and all
   * later ones are declined.
   */
  takeConnections(take: (connection: Socket) => boolean): void;
  /** Returns true if the others continue when this process leaves; health checks then don't report it. */
  leavesAlone(): boolean;
  /** Sets the handler for a question of another process. */
  answer(question: Question, work: () => Promise<unknown>): void;
}

const NAME = 'processes';
/** Number of missed liveness checks after which a process counts as hung. A busy one may respond late. */
const STANDS_STILL = 5;
const SEVERITY = ['ok', 'degraded', 'down'] as const;

function groupComponent({ started, expected, others }: GroupAnswers): ComponentHealth {
  const silent = others.filter(({ answer }) => answer === null);
  if (silent.length > 0) {
    const isDown = silent.some(({ missed }) => missed >= STANDS_STILL);
    const note = `Process ${silent.map(({ number }) => number).join(', ')} doesn't respond.`;
    return { name: NAME, state: isDown ? 'down' : 'degraded', note };
  }
  const running = others.length + 1;
  if (running >= expected) return { name: NAME, state: 'ok' };
  const note = `${running} of ${expected} processes are running. The others are starting.`;
  // A process that died is replaced while the others serve requests, so the machine stays ready.
  return { name: NAME, state: started ? 'degraded' : 'down', note };
}

const worse = (one: ComponentHealth, other: ComponentHealth): boolean =>
  SEVERITY.indexOf(other.state) > SEVERITY.indexOf(one.state);

/**
 * Returns the components of a whole group, each with its worst state over the processes, and the group
 * itself.
 */
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
