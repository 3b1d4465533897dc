import { FLAGS, PLAIN_NAME, playwright, type Stage } from '../robots';
import { SPOOFS } from '../spoofs';
import type { Visitor } from './visit';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

const spoof = (name: string, play: (stage: Stage) => Promise<void>): Visitor => ({
  kind: 'spoof',
  name,
  isPrivate: null,
  play,
});

/** Browsers that lie about themselves: by a script in the page, by the driver, by a switch of the browser. */
export const LIARS: readonly Visitor[] = [
  ...SPOOFS.map(([name, script]) => spoof(name, playwright({ script }))),
  spoof('name of Windows, by the driver', playwright({ name: WINDOWS })),
  spoof('name of an iPhone, by the driver', playwright({ name: IPHONE })),
  spoof('name of Firefox, by the driver', playwright({ name: FIREFOX })),
  spoof(
    'name of Windows, by a switch',
    playwright({ options: { args: [...FLAGS, `--user-agent=${WINDOWS}`] } }),
  ),
  spoof(
    'an older version, by the driver',
    playwright({ name: PLAIN_NAME.replace('Chrome/156', 'Chrome/141') }),
  ),
];
