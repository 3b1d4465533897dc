import type { Words } from '../data/words';
import { element, flowFrame } from './element';
import type { Surface, SurfaceEvents } from './surface';

const TOPMOST = '2147483647';

/** Makes everything beside an element unreachable. @returns what undoes it */
function setAside(dialog: HTMLElement): () => void {
  const aside = Array.from(document.body.children).filter(
    (sibling) => sibling !== dialog && !sibling.hasAttribute('inert'),
  );
  for (const sibling of aside) sibling.setAttribute('inert', '');
  return () => {
    for (const sibling of aside) sibling.removeAttribute('inert');
  };
}

/** Ends scrolling of the page behind. @returns what undoes it */
function lockScroll(): () => void {
  const { style } = document.documentElement;
  const { overflow } = style;
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
  };
}

/** An invisible stop at an end of the dialog: whoever tabs past it is led back. */
function stop(lead: () => void): HTMLElement {
  const made = element('span', { tabindex: '0', 'aria-hidden': 'true' }, { position: 'fixed' });
  made.onfocus = lead;
  return made;
}

/** What stands there until the page speaks. @returns it, and its way out */
function waitingRoom(words: Words, leave: () => void): readonly [room: HTMLElement, exit: HTMLElement] {
  const room = element(
    'div',
    { dir: words.direction },
    { position: 'absolute', inset: '0', display: 'flex', alignItems: 'center', justifyContent: 'center' },
  );
  const status = element('p', { role: 'status' }, { font: '16px/1.5 system-ui, sans-serif' });
  status.textContent = words.loading;
  const button = element(
    'button',
    { type: 'button' },
    {
      position: 'absolute',
      top: '12px',
      insetInlineEnd: '12px',
      minWidth: '44px',
      minHeight: '44px',
      padding: '0 12px',
      font: '16px/1.5 system-ui, sans-serif',
    },
  );
  button.textContent = words.close;
  button.onclick = leave;
  room.append(status, button);
  return [room, button];
}

/** Shows the page over the whole site, as a modal dialog (WAI-ARIA 1.2, WCAG 2.2: 2.1.2, 2.4.3, 4.1.2). */
export function openFullscreen(url: string, words: Words, events: SurfaceEvents): Surface {
  const before = document.activeElement;
  const dialog = element(
    'div',
    { role: 'dialog', 'aria-modal': 'true', 'aria-label': words.title, lang: words.language },
    { position: 'fixed', inset: '0', zIndex: TOPMOST, background: 'Canvas', color: 'CanvasText' },
  );
  const frame = flowFrame(words.title);
  frame.style.position = 'relative';
  frame.onload = () => frame.contentWindow && events.loaded(frame.contentWindow);
  frame.src = url;
  const [waiting, exit] = waitingRoom(words, events.leave);
  const lead = () => (waiting.isConnected ? exit : frame).focus();
  dialog.append(stop(lead), waiting, frame, stop(lead));
  // Until the page speaks, the way out must be reachable: the frame is behind it.
  frame.style.visibility = 'hidden';

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    events.leave();
  };
  // For browsers without `inert`.
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Node && !dialog.contains(target)) lead();
  };
  document.body.appendChild(dialog);
  const restore = [setAside(dialog), lockScroll()];
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('focusin', onFocus);
  lead();

  return {
    ready() {
      if (!waiting.isConnected) return;
      frame.style.visibility = '';
      waiting.remove();
      lead();
    },
    resize() {},
    remove() {
      frame.onload = null;
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('focusin', onFocus);
      for (const undo of restore) undo();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
    },
  };
}
