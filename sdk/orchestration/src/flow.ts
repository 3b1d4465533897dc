import type { FlowErrorCode, FlowPageMessage, FlowStatus } from '@assay/contract';
import { channel, type EventName, newNonce } from './channel';
import type { ReadConfig } from './config';
import { wordsOf } from './data/words';
import { openFullscreen, openInline, openPopup, type Surface, type SurfaceEvents } from './surface/surface';
import { VERSION } from './version';

/** Time after which a silent page counts as blocked or wrong, in milliseconds. */
const SILENCE_MS = 60_000;

/** Order of the events. Each occurs once, and an event of a lower rank than an earlier one is not emitted. */
const RANK: { readonly [event in EventName]: number } = {
  opened: 1,
  started: 2,
  completed: 3,
  cancelled: 3,
  error: 3,
  closed: 4,
};

type Emit = (event: EventName, value?: FlowStatus | FlowErrorCode) => void;

/** A flow that is shown. */
export interface ShownFlow {
  /** Removes the flow. */
  close(): void;
}

function surfaceOf(
  config: ReadConfig,
  page: { readonly url: string; readonly nonce: string; readonly popup: Window | null },
  events: SurfaceEvents,
): Surface {
  const words = wordsOf(config.language);
  if (page.popup) return openPopup(page.popup, page, events);
  if (config.container) return openInline(config.container, page.url, words, events);
  return openFullscreen(page.url, words, events);
}

/** Shows the page of an execution and emits its events. `closed` is always the last event. */
export function showFlow(
  config: ReadConfig,
  { executionId, popup }: { readonly executionId: string; readonly popup: Window | null },
  heard: Emit,
): ShownFlow {
  const nonce = newNonce();
  const url = `${config.server}/flow/${executionId}#n=${nonce}`;
  let rank = 0;
  const emit: Emit = (event, value) => {
    if (RANK[event] <= rank) return;
    rank = RANK[event];
    heard(event, value);
  };
  let isClosed = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    clearTimeout(silence);
    line.close();
    surface.remove();
    emit('closed');
  };
  const cancel = () => {
    emit('cancelled');
    close();
  };
  const onMessage = (message: FlowPageMessage) => {
    clearTimeout(silence);
    surface.ready();
    if (message.type === 'resize') surface.resize(message.height);
    else if (message.type === 'completed') emit('completed', message.status);
    else if (message.type === 'error') emit('error', message.code);
    else if (message.type === 'started') emit('started');
    else if (message.type === 'cancelled') cancel();
    else if (message.type === 'closed') close();
  };
  const line = channel(
    {
      origin: new URL(url).origin,
      nonce,
      first: {
        type: 'start',
        token: config.token,
        renderingMode: config.mode,
        version: VERSION,
        ...(config.language === undefined ? {} : { language: config.language }),
        ...(config.theme === undefined ? {} : { theme: config.theme }),
        ...(config.alwaysTransferFromDesktop ? { alwaysTransferFromDesktop: true } : {}),
      },
    },
    onMessage,
  );
  const silence = setTimeout(() => {
    emit('error', 'unknown');
    close();
  }, SILENCE_MS);
  const surface = surfaceOf(
    config,
    { url, nonce, popup },
    {
      loaded: line.connect,
      leave: () => {
        // The execution is over, or the page can't ask for confirmation.
        if (rank >= RANK.completed) close();
        else if (!line.send({ type: 'close' })) cancel();
      },
      gone: cancel,
    },
  );
  emit('opened');
  return { close };
}
