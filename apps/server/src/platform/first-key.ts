import type { PlatformConfig } from './config';

/** Prints the first API key when startup fails after it was created, because no later start can show it. */
export function sayUnshownKey(
  firstKey: string | null,
  { config, say }: { readonly config: PlatformConfig; readonly say: (text: string) => void },
): void {
  if (firstKey === null || config.firstApiKey) return;
  say(`First API key: ${firstKey}   (shown only once: save it now)`);
}
