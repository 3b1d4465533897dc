import type { EngineSignal } from '@assay/contract';

/** The message of the error that an act throws; empty when it throws none. */
export function messageOf(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    return String((error as Error).message).slice(0, 120);
  }
}

/** How the engine words a call on null. */
export function nullMessage(): string {
  const nothing = null as unknown as { f(): void };
  return messageOf(() => nothing.f());
}

/** Each engine words the same mistake in its own way; no page changes that. */
export function engineKind(message = nullMessage()): EngineSignal['kind'] {
  if (message.startsWith('Cannot read propert')) return 'chromium';
  if (message.startsWith("can't access property")) return 'gecko';
  return message.includes('null is not an object') ? 'webkit' : null;
}
