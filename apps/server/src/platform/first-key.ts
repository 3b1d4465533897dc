import type { PlatformConfig } from './config';

/** Prints the first API key when startup fails after it was created, because no later start can show it. */
export function sayUnshownKey(
  firstKey: string | null,
  { config, say }: { readonly config: PlatformConfig; readonly say: (text: string) => void },
): void {
  if (firstKey === null || config.firstApiKey) return;
  say(`The first API key was made: ${firstKey}   (shown this once: keep it)`);
}
