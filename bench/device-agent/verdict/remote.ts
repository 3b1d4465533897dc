import { dice, fillFields } from '../../session-stream/hands';
import { USUAL } from '../../session-stream/people';
import { openRemoteHand, type Way } from '../../session-stream/screens';
import { stopProcess, until, withFolder } from '../processes';
import { handStarted } from '../robots';
import type { Visitor } from './visit';

const WAYS: readonly (Way & { readonly name: string })[] = [
  { name: 'x11vnc', server: 'x11vnc', scale: 1 },
  { name: 'x11vnc, shown at a third', server: 'x11vnc', scale: 3 },
  { name: 'x11vnc, a packet every 120 ms', server: 'x11vnc', scale: 1, line: { packetMs: 120 } },
  { name: 'x11vnc, a line of 20 to 60 ms', server: 'x11vnc', scale: 1, line: { delayMs: [20, 60] } },
  { name: 'x0vncserver', server: 'x0vncserver', scale: 1 },
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
        await fillFields(hand, size, targets, 'anna smith', USUAL, random);
        await until(() => stage.sent.session, 60_000, 'the session');
      } finally {
        await close();
        await stopProcess(browser);
      }
    }),
}));
