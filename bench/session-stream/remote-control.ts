import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { freshDatabase } from '../fraud-call/servers';
import { dataFolder, KEY, startSubject } from '../fraud-call/subject';
import { atMost, type Row } from '../row';
import { openStreamSite } from './closed-tabs';
import { CHROMIUM, FORM, holdSession, type Judged, type Subject, startBrowser } from './hand-session';
import { PEOPLE, type Person, USUAL } from './people';
import { hasTool, openRemoteHand, startHogs, startScreen, VIEWER_NAME, type Way } from './screens';
import { openX11Hand } from './x11-hand';

/** Types of remote access. */
const WAYS: readonly (Way & { readonly name: string })[] = [
  { name: 'at full rate', server: 'x11vnc', scale: 1 },
  { name: 'scaled to a third', server: 'x11vnc', scale: 3 },
  { name: 'with a packet every 120 ms', server: 'x11vnc', scale: 1, line: { packetMs: 120 } },
  { name: 'with a delay of 20 to 60 ms', server: 'x11vnc', scale: 1, line: { delayMs: [20, 60] } },
  { name: 'at full rate', server: 'x0vncserver', scale: 1 },
];

/** Environment of sessions: a screen, a site with the built package, and the evaluating server. */
interface Place {
  readonly display: string;
  readonly subject: Subject;
  readonly siteUrl: string;
}

const logged = (name: string, found: Judged): Judged => {
  process.stderr.write(`${name}: ${found.seen || 'no flag'}\n`);
  return found;
};

async function atTheMachine(place: Place, person: Person, seed: number): Promise<Judged> {
  const { name, manner, flags, busy } = person;
  const browser = await startBrowser(place.display, flags);
  const hand = await openX11Hand(place.display);
  const hogs = busy === 'machine' ? startHogs(availableParallelism()) : null;
  try {
    const isPageBusy = busy === 'page';
    return logged(name, await holdSession(browser, place, hand, { manner, seed, isPageBusy }));
  } finally {
    await hogs?.stop();
    hand.close();
    await browser.close();
  }
}

/** Runs several sessions with one type of remote access. */
async function fromElsewhere(place: Place, way: Way & { name: string }, runs: number): Promise<Row> {
  const name = `through ${VIEWER_NAME} and ${way.server}, ${way.name}`;
  const browser = await startBrowser(place.display);
  const { hand, close } = await openRemoteHand(place.display, way);
  const levels: (string | null)[] = [];
  try {
    for (let seed = 1; seed <= runs; seed++) {
      const found = await holdSession(browser, place, hand, { manner: USUAL, seed, scale: way.scale });
      levels.push(logged(name, found).remote);
    }
  } finally {
    await close();
    await browser.close();
  }
  const high = levels.filter((level) => level === 'high').length;
  return {
    figure: `${name}: reported as remote`,
    value: levels.filter((level) => level !== null).length,
    unit: `of ${runs} sessions`,
    reference: `${high} with high confidence`,
  };
}

/**
 * Runs real VNC servers with a real browser. Measures how often `remote_access` is reported for a hand in a
 * viewer, and for people at the local machine.
 * @param runs sessions per type of remote access
 */
export async function benchRemoteControl(runs: number): Promise<Row[]> {
  if (!existsSync(CHROMIUM) || !hasTool('Xvfb')) return [];
  const database = await freshDatabase();
  if (!database) return [];
  const folder = dataFolder();
  const screen = await startScreen();
  const server = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  const site = await openStreamSite(FORM);
  const subject = { url: server.url, key: KEY };
  const place: Place = { display: screen.display, subject, siteUrl: site.url };
  try {
    const wronged: string[] = [];
    for (const [at, person] of PEOPLE.entries()) {
      const { remote } = await atTheMachine(place, person, at + 1);
      if (remote !== null) wronged.push(person.name);
    }
    const rows: Row[] = [
      {
        figure: 'local users reported as remote',
        value: wronged.length,
        unit: `of ${PEOPLE.length}`,
        ...(wronged.length > 0 && { reference: wronged.join(', ') }),
        bar: atMost(0),
      },
    ];
    for (const way of WAYS) if (hasTool(way.server)) rows.push(await fromElsewhere(place, way, runs));
    return rows;
  } finally {
    site.close();
    await server.stop();
    await screen.stop();
    await database.drop();
    folder.remove();
  }
}
