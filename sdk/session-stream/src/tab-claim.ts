/** How long another tab has to answer, ms. */
const ANSWER_MS = 60;

export interface TabClaim {
  release(): void;
}

/**
 * A duplicated tab carries a copy of the session: two of them would write under the same numbers.
 * @returns null when a living tab holds the stream; otherwise this tab holds it until it lets go.
 */
export async function claimStream(streamId: string, ask: boolean): Promise<TabClaim | null> {
  if (typeof BroadcastChannel === 'undefined') return { release: () => undefined };
  const channel = new BroadcastChannel(`stream ${streamId}`);
  if (ask) {
    const taken = await new Promise<boolean>((resolve) => {
      channel.onmessage = (event) => {
        if (event.data === 'mine') resolve(true);
      };
      channel.postMessage('whose');
      setTimeout(() => resolve(false), ANSWER_MS);
    });
    if (taken) {
      channel.close();
      return null;
    }
  }
  channel.onmessage = (event) => {
    if (event.data === 'whose') channel.postMessage('mine');
  };
  return { release: () => channel.close() };
}
