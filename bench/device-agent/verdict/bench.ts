import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { verdictsOf } from '@assay/devices';
import { findChromium } from '../../../e2e/panel/browser';
import { freshDatabase } from '../../fraud-call/servers';
import { dataFolder, startSubject } from '../../fraud-call/subject';
import { atLeast, atMost, type Bar, median, type Row } from '../../row';
import { SCREEN } from '../../session-stream/screens';
import { GUARDED, isPlanned, PEOPLE } from '../people';
import { type Display, findProgram, openDisplay, startProcess, stopProcess } from '../processes';
import { ROBOTS } from './robots';
import { startVerdictSite, type VerdictSite } from './site';
import { LIARS } from './spoofs';
import { heldOut, POSITIVES, setUp, tally } from './tally';
import { judgeVisit, REMOTE, type Visit, type Visitor, type VisitorKind } from './visit';

/** Number of visits per setup. */
const TIMES: { readonly [K in VisitorKind]: number } = {
  person: Number(process.env.BENCH_PEOPLE ?? 4),
  plain: 1,
  patched: 1,
  stealth: 1,
  hand: 2,
  spoof: 1,
  remote: 1,
};
/** Concurrent visits, each on a separate screen. */
const LANES = Number(process.env.BENCH_LANES ?? 2);
/** Number of programs that each occupy a CPU core during the visits, to simulate an overloaded machine. */
const BUSY = Number(process.env.BENCH_BUSY ?? 0);
/** File to which visits are appended as JSON lines; visits that it already contains are not repeated. */
const KEPT = process.env.BENCH_VISITS;
/**
 * Data file of the counts that set the odds (packages/devices/src/data/check-counts.ts); its last lines are
 * rewritten.
 */
const COUNTS = process.env.BENCH_COUNTS;
/** Only visitors whose kind and name match. */
const WANTED = new RegExp(process.env.BENCH_ONLY ?? '.');

const people: readonly Visitor[] = [...PEOPLE, GUARDED].map((person) => ({
  kind: person === GUARDED ? 'spoof' : 'person',
  name: person.name,
  isPrivate: person.isPrivate,
  needs: person.needs ? [person.needs] : [],
  play: (stage, seed) => person.run(stage, seed),
}));

interface Plan {
  readonly visitor: Visitor;
  readonly seed: number;
}

/** Returns all requested visits with alternating kinds, so that an interrupted run has some of each. */
const plans = (): readonly Plan[] =>
  Array.from({ length: Math.max(...Object.values(TIMES)) }, (_, round) =>
    [...people, ...ROBOTS, ...LIARS, ...REMOTE]
      .filter(({ kind, name }) => round < TIMES[kind] && WANTED.test(`${kind} ${name}`))
      .map((visitor, at) => ({ visitor, seed: round * 100 + at + 1 })),
  ).flat();

interface Outcome {
  readonly visits: readonly Visit[];
  readonly missing: readonly string[];
}

async function storedVisits(): Promise<readonly Visit[]> {
  const text = KEPT ? await readFile(KEPT, 'utf8').catch(() => '') : '';
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Visit);
}

/** Runs all visits, several at a time. */
async function hold(server: string, site: VerdictSite, chromium: string): Promise<Outcome> {
  const kept = await storedVisits();
  const visits = [...kept];
  const missing: string[] = [];
  const isStored = ({ visitor, seed }: Plan) =>
    kept.some((visit) => setUp(visit) === `${visitor.kind} ${visitor.name}` && visit.seed === seed);
  const waiting = plans().filter((plan) => !isStored(plan));
  let run = 0;
  async function lane(display: Display): Promise<void> {
    try {
      for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
        const { visitor, seed } = plan;
        const label = `${visitor.kind} ${visitor.name} (${seed})`;
        const lacks = visitor.needs?.filter((program) => !findProgram(program)) ?? [];
        if (lacks.length > 0) {
          missing.push(`${label}: needs ${lacks.join(', ')}`);
          continue;
        }
        const id = `${++run}`;
        const sent = site.sent(id);
        const stage = { chromium, display: display.name, url: `${site.origin}/auto?run=${id}`, sent };
        try {
          await visitor.play(stage, seed);
          const visit = await judgeVisit(server, visitor, seed, sent);
          visits.push(visit);
          const formatted = Object.entries(visit.verdicts).map(
            ([name, { probability, reasons }]) => `${name} ${probability} ${reasons.join('+')}`,
          );
          process.stderr.write(`${label}: ${formatted.join(' | ')}\n`);
          if (KEPT) await appendFile(KEPT, `${JSON.stringify(visit)}\n`);
        } catch (error) {
          missing.push(`${label}: ${(error as Error).message.split('\n')[0]}`);
          process.stderr.write(`${missing.at(-1)}\n`);
        }
      }
    } finally {
      await display.stop();
    }
  }
  const displays: Display[] = [];
  // Sequential starts, because each takes a free display number.
  for (let at = 0; at < LANES; at++)
    displays.push((await openDisplay(`${SCREEN.width}x${SCREEN.height}x24`)) as Display);
  await Promise.all(displays.map(lane));
  return { visits, missing };
}

const VERDICT_OF: { readonly [K in Exclude<VisitorKind, 'person'>]: keyof typeof POSITIVES } = {
  plain: 'automation',
  patched: 'automation',
  stealth: 'automation',
  hand: 'automation',
  spoof: 'tampering',
  remote: 'remote_access',
};
const BARS: { readonly [kind: string]: Bar } = {
  plain: atLeast(100),
  patched: atLeast(100),
  stealth: atLeast(90),
  hand: atLeast(75),
  spoof: atLeast(90),
  remote: atLeast(80),
};

const DECIDED = 0.5;
const percent = (part: number, whole: number): number => (whole > 0 ? (100 * part) / whole : Number.NaN);

/** Applies the current odds to the checks that matched in a visit. */
const probabilityOf = ({ verdicts }: Visit, verdict: keyof typeof POSITIVES): number =>
  verdictsOf(Object.values(verdicts).flatMap(({ reasons }) => reasons))[verdict].probability;

function calledRows(visits: readonly Visit[], held: ReadonlySet<string>): readonly Row[] {
  return Object.entries(VERDICT_OF).map(([kind, verdict]): Row => {
    const runs = visits.filter((visit) => visit.kind === kind);
    const isCalled = (visit: Visit) => probabilityOf(visit, verdict) >= DECIDED;
    const missed = runs.filter((visit) => !isCalled(visit)).map(({ name }) => name);
    const unseen = runs.filter((visit) => held.has(setUp(visit)));
    return {
      figure: `${kind}: classified as ${verdict}`,
      value: percent(runs.length - missed.length, runs.length),
      unit: `% of ${runs.length}`,
      reference: `held out: ${unseen.filter(isCalled).length} of ${unseen.length}${missed.length > 0 ? `; missed: ${missed.join('; ')}` : ''}`,
      ...(BARS[kind] && { bar: BARS[kind] }),
    };
  });
}

function peopleRows(visits: readonly Visit[]): readonly Row[] {
  const persons = visits.filter(({ kind }) => kind === 'person');
  const setUps = new Set(persons.map(({ name }) => name)).size;
  const called = (['automation', 'tampering', 'remote_access', 'virtual_machine'] as const).map(
    (verdict): Row => {
      const wronged = persons.filter((visit) => probabilityOf(visit, verdict) >= DECIDED);
      return {
        figure: `people classified as ${verdict}`,
        value: wronged.length,
        unit: `of ${persons.length} visits in ${setUps} setups`,
        ...(wronged.length > 0 && {
          reference: `${wronged.filter(({ seed }) => isPlanned(seed)).length} moved by xdotool: ${[...new Set(wronged.map(({ name }) => name))].join('; ')}`,
        }),
        ...(verdict !== 'virtual_machine' && { bar: atMost(0) }),
      };
    },
  );
  const wrong = persons.filter(({ isPrivate, private: found }) => found !== null && found !== isPrivate);
  const none = persons.filter(({ private: found }) => found === null);
  const times = persons.map(({ ms }) => ms);
  const long = persons.filter((visit) => visit.long.length > 0);
  return [
    ...called,
    {
      figure: 'wrong `private` value',
      value: wrong.length,
      unit: `of ${persons.length}`,
      reference: `null in ${none.length}${wrong.length > 0 ? `; ${wrong.map(({ name }) => name).join('; ')}` : ''}`,
      bar: atMost(0),
    },
    {
      figure: 'content security policy violations',
      value: persons.flatMap(({ violations }) => violations).length,
      unit: `in ${persons.length} visits`,
      bar: atMost(0),
    },
    { figure: '`getSession` when the form is sent, p50', value: median(times), unit: 'ms', bar: atMost(100) },
    {
      figure: 'visits with a task over 50 ms (PerformanceObserver; Chromium; concurrent load)',
      value: long.length,
      unit: `of ${persons.length}`,
      reference: `longest ${Math.max(0, ...long.flatMap((visit) => visit.long))} ms`,
    },
  ];
}

const EDGES = [0, 0.02, 0.1, 0.5, 0.9, 1.01] as const;

/**
 * Compares reported probabilities with actual frequencies, on held-out visits that did not contribute to the
 * odds.
 */
function reliabilityRows(visits: readonly Visit[], held: ReadonlySet<string>): readonly Row[] {
  return (['automation', 'tampering', 'remote_access'] as const).flatMap((verdict) => {
    const asked = visits.filter(
      (visit) =>
        held.has(setUp(visit)) && (visit.kind === 'person' || POSITIVES[verdict].includes(visit.kind)),
    );
    return EDGES.slice(1).flatMap((end, at): readonly Row[] => {
      const start = EDGES[at] as number;
      const within = asked.filter((visit) => {
        const probability = probabilityOf(visit, verdict);
        return probability >= start && probability < end;
      });
      if (within.length === 0) return [];
      return [
        {
          figure: `${verdict} reported at ${start} to ${Math.min(1, end)}, held out: actual share`,
          value: within.filter(({ kind }) => kind !== 'person').length,
          unit: `of ${within.length}`,
        },
      ];
    });
  });
}

/**
 * Measures the combined verdict: real browsers used by people and robots visit a shop, and a server evaluates
 * their sessions and streams in fraud requests. Requires Chromium, Xvfb, openbox and xdotool. Visitors whose
 * programs are missing are skipped.
 */
export async function benchVerdicts(): Promise<readonly Row[]> {
  const chromium = findChromium();
  const database = chromium ? await freshDatabase() : null;
  if (!chromium || !database || !findProgram('Xvfb') || !findProgram('openbox') || !findProgram('xdotool')) {
    process.stderr.write('verdicts: skipped. Install Chromium, PostgreSQL, Xvfb, openbox and xdotool.\n');
    await database?.drop();
    return [];
  }
  const folder = dataFolder();
  const server = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  const site = await startVerdictSite(server.url);
  const busy = Array.from({ length: BUSY }, () => startProcess(process.execPath, ['-e', 'for (;;);']));
  try {
    const { visits, missing } = await hold(server.url, site, chromium);
    const held = heldOut(visits);
    if (COUNTS) {
      const counted = tally(visits.filter((visit) => !held.has(setUp(visit))));
      const text = await readFile(COUNTS, 'utf8');
      const line = `export const CHECK_COUNTS: CheckCounts = ${JSON.stringify(counted)};\n`;
      await writeFile(COUNTS, text.slice(0, text.indexOf('export const CHECK_COUNTS')) + line);
    }
    return [
      ...calledRows(visits, held),
      ...peopleRows(visits),
      ...reliabilityRows(visits, held),
      { figure: 'failed visits', value: missing.length, unit: missing.join('; ') },
    ];
  } finally {
    await Promise.all(busy.map(stopProcess));
    await site.stop();
    await server.stop();
    await database.drop();
    folder.remove();
  }
}
