import type { PlatformConfig } from './config';

/** A start that failed behind the making of the first API key says it, for no later start can. */
export function sayUnshownKey(
  firstKey: string | null,
  { config, say }: { readonly config: PlatformConfig; readonly say: (text: string) => void },
): void {
  if (firstKey === null || config.firstApiKey) return;
  say(`The first API key was made: ${firstKey}   (shown this once: keep it)`);
}
