import { existsSync } from 'node:fs';
import { findProgram, startProcess, stopProcess, until } from './processes';

export interface Display {
  /** For the environment variable DISPLAY. */
  readonly name: string;
  stop(): Promise<void>;
}

/** A virtual screen with a window manager; null where Xvfb, openbox or xdotool are not installed. */
export async function openDisplay(): Promise<Display | null> {
  const [server, manager] = [findProgram('Xvfb'), findProgram('openbox')];
  if (!server || !manager || !findProgram('xdotool')) return null;
  const number = 90 + (process.pid % 100);
  const name = `:${number}`;
  const screen = startProcess(server, [name, '-screen', '0', '1366x768x24', '-nolisten', 'tcp']);
  await until(() => existsSync(`/tmp/.X11-unix/X${number}`) || undefined, 10_000, 'the virtual screen');
  const windows = startProcess(manager, [], { env: { ...process.env, DISPLAY: name } });
  return {
    name,
    async stop() {
      await stopProcess(windows);
      await stopProcess(screen);
    },
  };
}
