import type { Browser, Page } from 'playwright-core';
import type { AgentServer } from '../../e2e/device-agent/agent-server';
import { launchChromium } from '../../e2e/panel/browser';

/** A task of the page's main thread; times in milliseconds. */
export interface Task {
  /** Elapsed time from start to end, as a user who wants to click experiences it. */
  readonly wall: number;
  /** CPU time of the task. */
  readonly cpu: number;
  /** Time spent waiting for another process or thread. For the rest of `wall`, no CPU core was available. */
  readonly waited: number;
}

interface TracedRun {
  /** Time until the session was available; for a page that only counts, the duration of counting. */
  readonly ms: number;
  readonly tasks: readonly Task[];
}

/** Chromium's trace event format; `dur` and `tdur` are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const CATEGORIES = ['toplevel', 'base', 'blink.user_timing'];
const TASK = 'ThreadControllerImpl::RunTask';
const WAIT = /^ScopedBlockingCall/;

const SESSION = `performance.mark('begin'), service.getSession().then((session) => {
  performance.mark('end');
  if (session === '') throw new Error('No session');
})`;

/** Work slices as long as the agent's; longer tasks in this script are caused by the machine. */
const COUNT = `performance.mark('begin'), new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  const end = performance.now() + 500;
  port1.onmessage = () => {
    const rest = performance.now() + 8;
    while (performance.now() < rest);
    if (performance.now() < end) return port2.postMessage(0);
    performance.mark('end');
    done();
  };
  port2.postMessage(0);
})`;

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Returns the time within a task that any of the waits covers; waits are nested. */
function waitedIn(task: TraceEvent, waits: readonly TraceEvent[]): number {
  let until = task.ts;
  let sum = 0;
  for (const wait of waits) {
    if (wait.ts < task.ts || endOf(wait) > endOf(task) || endOf(wait) <= until) continue;
    sum += endOf(wait) - Math.max(wait.ts, until);
    until = endOf(wait);
  }
  return sum;
}

async function traced(browser: Browser, page: Page, program: string): Promise<TracedRun> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(program);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const [begin, end] = ['begin', 'end'].map((name) => traceEvents.find((event) => event.name === name));
  if (!begin || !end) throw new Error('The trace does not contain the marks.');
  const ours = traceEvents
    .filter(({ pid, tid, dur }) => pid === begin.pid && tid === begin.tid && dur)
    .sort((one, other) => one.ts - other.ts);
  const waits = ours.filter(({ name }) => WAIT.test(name));
  const tasks = ours
    .filter((event) => event.name === TASK && endOf(event) > begin.ts && event.ts < end.ts)
    .map((task) => ({
      wall: (task.dur ?? 0) / 1000,
      cpu: (task.tdur ?? 0) / 1000,
      waited: waitedIn(task, waits) / 1000,
    }));
  return { ms: (end.ts - begin.ts) / 1000, tasks };
}

/** Flags for software rendering of WebGL. */
export const SOFTWARE_WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/**
 * Measures repeatedly the first session of a freshly started browser and its tasks, and the same for a page
 * that only counts.
 * @param graphics flags of the browser
 */
export async function measureTasks(
  chromium: string,
  site: AgentServer,
  runs: number,
  graphics: readonly string[],
): Promise<{ readonly agent: readonly TracedRun[]; readonly counting: readonly TracedRun[] }> {
  const agent: TracedRun[] = [];
  const counting: TracedRun[] = [];
  const once = async (path: string, program: string): Promise<TracedRun> => {
    const browser = await launchChromium(chromium, graphics);
    try {
      const page = await browser.newPage();
      await page.goto(`${site.origin}${path}`, { waitUntil: 'load' });
      return await traced(browser, page, program);
    } finally {
      await browser.close();
    }
  };
  for (let run = 0; run < runs; run++) {
    agent.push(await once('/usual', SESSION));
    counting.push(await once('/bare', COUNT));
  }
  return { agent, counting };
}
