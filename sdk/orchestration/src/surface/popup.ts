import { isReady } from '../channel';
import type { Surface, SurfaceEvents } from './surface';

const WIDTH = 800;
const HEIGHT = 600;
/** No event reports that another window was closed. */
const LOOK_MS = 500;

/**
 * Opens an empty popup. Browsers allow that in the end user's gesture only: before anything is waited for.
 * @returns null when it was blocked
 */
export function openWindow(): Window | null {
  const left = Math.max(0, screenX + (outerWidth - WIDTH) / 2);
  const top = Math.max(0, screenY + (outerHeight - HEIGHT) / 2);
  return open('about:blank', '', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}

/** Shows the page in a popup. */
export function openPopup(
  popup: Window,
  { url, nonce }: { readonly url: string; readonly nonce: string },
  events: SurfaceEvents,
): Surface {
  const { origin: expected } = new URL(url);
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source === popup && origin === expected && isReady(data, nonce)) events.loaded(popup);
  };
  addEventListener('message', onMessage);
  const timer = setInterval(() => popup.closed && events.gone(), LOOK_MS);
  popup.location.replace(url);
  popup.focus();
  return {
    ready() {},
    resize() {},
    remove() {
      clearInterval(timer);
      removeEventListener('message', onMessage);
      popup.close();
    },
  };
}
