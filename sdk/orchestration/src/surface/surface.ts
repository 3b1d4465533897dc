import { isReady } from '../channel';
import type { Words } from '../data/words';

/**
 * Creates an element whose styles need no `unsafe-inline`: they are set property by property (CSSOM), never
 * as an attribute.
 */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: { readonly [attribute: string]: string },
  style: Partial<CSSStyleDeclaration>,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  Object.assign(made.style, style);
  return made;
}

/**
 * Creates the frame of the page: scripts, forms, its own origin, camera and microphone, without access to the
 * surrounding page.
 */
const flowFrame = (title: string): HTMLIFrameElement =>
  element(
    'iframe',
    {
      title,
      sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups',
      // The clipboard receives the link for a phone.
      allow: 'camera; microphone; fullscreen; geolocation; clipboard-write',
      referrerpolicy: 'origin',
    },
    { border: '0', display: 'block', width: '100%', height: '100%' },
  );

/** Place where the page is shown. */
export interface Surface {
  /** Called when the page has sent its first message. */
  ready(): void;
  /** Sets the height that the page needs, in CSS pixels. */
  resize(height: number): void;
  /** Removes everything that was added. */
  remove(): void;
}

/** Events of a surface. */
export interface SurfaceEvents {
  /** The page has loaded and is listening. */
  readonly loaded: (page: Window) => void;
  /** The end user wants to leave. */
  readonly leave: () => void;
  /** The surface was removed or closed from outside. */
  readonly gone: () => void;
}

/** Recommended minimum size, in CSS pixels. */
const MIN_WIDTH = 400;
const MIN_HEIGHT = 600;
/** A container that is lower than this while empty, in CSS pixels, grows with its content. */
const NO_HEIGHT = 50;
const MAX_HEIGHT = 4000;

/**
 * Shows the page in an element of the site. An element without a fixed height gets the height that the page
 * requests.
 */
export function openInline(
  container: HTMLElement,
  url: string,
  words: Words,
  events: SurfaceEvents,
): Surface {
  const { clientWidth, clientHeight } = container;
  const grows = clientHeight < NO_HEIGHT;
  if (clientWidth < MIN_WIDTH || (clientHeight < MIN_HEIGHT && !grows)) {
    console.warn(
      `The container is smaller than ${MIN_WIDTH}x${MIN_HEIGHT} pixels. Enlarge it so that the verification fits.`,
    );
  }
  const frame = flowFrame(words.title);
  if (grows) frame.style.height = `${MIN_HEIGHT}px`;
  frame.onload = () => frame.contentWindow && events.loaded(frame.contentWindow);
  frame.src = url;
  container.appendChild(frame);
  return {
    ready() {},
    resize(height) {
      if (grows) frame.style.height = `${Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, height))}px`;
    },
    remove() {
      frame.onload = null;
      frame.remove();
    },
  };
}

const WIDTH = 800;
const HEIGHT = 600;
/** Interval for checking whether the popup was closed, in milliseconds; no event reports it. */
const LOOK_MS = 500;

/**
 * Opens an empty popup. Browsers allow this only during a user gesture, so call it before any await.
 * @returns null if it was blocked
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

const TOPMOST = '2147483647';

/**
 * Makes all other elements of the page inert.
 * @returns a function that undoes it
 */
function setAside(dialog: HTMLElement): () => void {
  const aside = Array.from(document.body.children).filter(
    (sibling) => sibling !== dialog && !sibling.hasAttribute('inert'),
  );
  for (const sibling of aside) sibling.setAttribute('inert', '');
  return () => {
    for (const sibling of aside) sibling.removeAttribute('inert');
  };
}

/**
 * Disables scrolling of the page below.
 * @returns a function that undoes it
 */
function lockScroll(): () => void {
  const { style } = document.documentElement;
  const { overflow } = style;
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
  };
}

/** Creates an invisible tab stop at an end of the dialog that moves the focus back inside. */
function stop(lead: () => void): HTMLElement {
  const made = element('span', { tabindex: '0', 'aria-hidden': 'true' }, { position: 'fixed' });
  made.onfocus = lead;
  return made;
}

/**
 * Creates the loading screen shown until the page is ready.
 * @returns the screen and its close button
 */
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
  // The close button must be reachable until the page is ready, and the frame would cover it.
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
