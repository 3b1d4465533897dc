import { existsSync } from 'node:fs';
import { findProgram, startProcess, stopProcess, until } from './processes';

export interface Display {
  /** For the environment variable DISPLAY. */
  readonly name: string;
  stop(): Promise<void>;
}

/** A virtual screen with a window manager; null where Xvfb, openbox or xdotool are not installed. */
export async function openDisplay(size: string): Promise<Display | null> {
  const [server, manager] = [findProgram('Xvfb'), findProgram('openbox')];
  if (!server || !manager || !findProgram('xdotool')) return null;
  let number = 90 + (process.pid % 900);
  while (existsSync(`/tmp/.X11-unix/X${number}`)) number++;
  const name = `:${number}`;
  const screen = startProcess(server, [name, '-screen', '0', size, '-nolisten', 'tcp']);
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
