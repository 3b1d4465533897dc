import { dice, fillFields, type Manner } from '../../session-stream/hands';
import { HURRIED, SLOW_AND_SHAKY, USUAL } from '../../session-stream/people';
import { openRemoteHand, type Way } from '../../session-stream/screens';
import { stopProcess, until, withFolder } from '../processes';
import { handStarted } from '../robots';
import type { Visitor } from './visit';

/** How somebody comes from elsewhere. */
interface Remote extends Way {
  readonly name: string;
  readonly manner?: Manner;
}

const usual = { server: 'x11vnc', scale: 1 } as const;
const by = (device: Manner['device']): Manner => ({ ...USUAL, device });
const PAD: Manner = { ...by({ everyMs: 12 }), way: [350, 500], strokes: 3 };

const WAYS: readonly Remote[] = [
  { ...usual, name: 'x11vnc' },
  { ...usual, name: 'x11vnc, shown at a third', scale: 3 },
  { ...usual, name: 'x11vnc, a packet every 120 ms', line: { packetMs: 120 } },
  { ...usual, name: 'x11vnc, a line of 20 to 60 ms', line: { delayMs: [20, 60] } },
  { ...usual, name: 'x0vncserver', server: 'x0vncserver' },
  { ...usual, name: 'x11vnc, a line of 5 to 25 ms', line: { delayMs: [5, 25] } },
  { ...usual, name: 'x11vnc, a packet every 45 ms', line: { packetMs: 45 } },
  { ...usual, name: 'x11vnc, a hand in a hurry', manner: HURRIED },
  { ...usual, name: 'x11vnc, a mouse of 60 Hz', manner: by({ everyMs: 1000 / 60 }) },
  {
    ...usual,
    name: 'x0vncserver, a line of 30 to 45 ms',
    server: 'x0vncserver',
    line: { delayMs: [30, 45] },
  },
  { ...usual, name: 'x0vncserver, a mouse of 250 Hz', server: 'x0vncserver', manner: by({ everyMs: 4 }) },
  { ...usual, name: 'x11vnc, a hand that is slow and shaky', manner: SLOW_AND_SHAKY },
  {
    ...usual,
    name: 'x11vnc, a touch pad, a line of 80 to 110 ms',
    line: { delayMs: [80, 110] },
    manner: PAD,
  },
  { ...usual, name: 'x0vncserver, a packet every 70 ms', server: 'x0vncserver', line: { packetMs: 70 } },
];

const FIELDS = ['input[name=first]', 'input[name=email]', 'textarea', '#send'];
/** A viewer takes its time to connect. */
const CONNECTED_MS = 5000;

/** Somebody at a viewer elsewhere, in a browser that nobody drives. */
export const REMOTE: readonly Visitor[] = WAYS.map((way) => ({
  kind: 'remote',
  name: way.name,
  isPrivate: null,
  needs: [way.server],
  play: (stage, seed) =>
    withFolder(async (folder) => {
      const browser = handStarted(stage, folder);
      const { hand, close } = await openRemoteHand(stage.display ?? '', way);
      try {
        const places = await until(() => stage.sent.places, 60_000, 'the page');
        await new Promise((resolve) => setTimeout(resolve, CONNECTED_MS));
        const random = dice(seed);
        const seen = (pixels: number) => Math.round(pixels / way.scale);
        const targets = FIELDS.flatMap((name) => places[name] ?? []).map(({ x, y, width, height }) => ({
          x: seen(x + width * (0.3 + 0.4 * random())),
          y: seen(y + Math.min(height, 60) * (0.4 + 0.2 * random())),
        }));
        const size = { width: seen(1100), height: seen(700) };
        await fillFields(hand, size, targets, 'anna smith', way.manner ?? USUAL, random);
        await until(() => stage.sent.session, 60_000, 'the session');
      } finally {
        await close();
        await stopProcess(browser);
      }
    }),
}));
