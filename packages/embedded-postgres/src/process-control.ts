import { readFileSync, readlinkSync } from 'node:fs';
import { systemErrorCode } from './errors';

/** The arguments a process was started with, or null where the system does not report them. */
export function commandLine(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return text ? text.replace(/\0$/, '').split('\0') : null;
  } catch {
    return null;
  }
}

/** Target of one of a process's `/proc` links, or null when unknown. */
export function processLink(pid: number, name: 'cwd' | 'exe'): string | null {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return null;
  }
}

/** Sends a signal; false when the process is already gone. */
export function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'ESRCH') return false;
    throw error;
  }
}
