import type { Words } from '../data/words';
import { flowFrame } from './element';
import type { Surface, SurfaceEvents } from './surface';

/** Recommended least size, CSS pixels. */
const LEAST_WIDTH = 400;
const LEAST_HEIGHT = 600;
/** A container that is lower than this while empty grows with what is in it. */
const NO_HEIGHT = 50;
const MOST_HEIGHT = 4000;

/** Shows the page in an element of the site. One without a height of its own gets the height that the page asks for. */
export function openInline(
  container: HTMLElement,
  url: string,
  words: Words,
  events: SurfaceEvents,
): Surface {
  const { clientWidth, clientHeight } = container;
  const grows = clientHeight < NO_HEIGHT;
  if (clientWidth < LEAST_WIDTH || (clientHeight < LEAST_HEIGHT && !grows)) {
    console.warn(`The verification is shown in less than ${LEAST_WIDTH}x${LEAST_HEIGHT} pixels.`);
  }
  const frame = flowFrame(words.title);
  if (grows) frame.style.height = `${LEAST_HEIGHT}px`;
  frame.onload = () => frame.contentWindow && events.loaded(frame.contentWindow);
  frame.src = url;
  container.appendChild(frame);
  return {
    ready() {},
    resize(height) {
      if (grows) frame.style.height = `${Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, height))}px`;
    },
    remove() {
      frame.onload = null;
      frame.remove();
    },
  };
}
