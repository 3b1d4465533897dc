import { type Elements, hash } from './elements';
import { type Emit, type Listeners, now, timeOf } from './moment';

/** Time without input after which the user counts as idle, in milliseconds. */
const IDLE_MS = 30_000;

export interface Presence {
  /** Returns active, idle and hidden milliseconds since the last call. */
  take(): readonly [number, number, number];
}

/** Watches whether a user is present: input, visibility, focus, pauses. */
export function watchPresence(
  emit: Emit,
  { on }: Listeners,
  changed: { readonly hidden: () => void; readonly shown: (awayMs: number) => void },
): Presence {
  let time: [number, number, number] = [0, 0, 0];
  let mark = now();
  let lastInput = mark;
  let hiddenAt = document.visibilityState === 'hidden' ? mark : 0;

  /** Adds the time since the mark. */
  function book(at: number): void {
    const span = Math.max(0, at - mark);
    if (hiddenAt) time[2] += span;
    else {
      const active = Math.min(span, Math.max(0, lastInput + IDLE_MS - mark));
      time[0] += active;
      time[1] += span - active;
    }
    mark = Math.max(mark, at);
  }

  on(document, 'pointermove pointerdown keydown wheel touchmove', (event: Event) => {
    const at = timeOf(event);
    const pause = at - lastInput;
    if (pause >= IDLE_MS) {
      book(at);
      emit('idle', { ms: Math.round(pause) }, at);
    }
    lastInput = at;
  });
  on(document, 'visibilitychange', () => {
    const at = now();
    const hidden = document.visibilityState === 'hidden';
    if (hidden === hiddenAt > 0) return;
    book(at);
    emit('seen', { on: hidden ? 0 : 1 }, at);
    if (hidden) {
      hiddenAt = at;
      changed.hidden();
    } else {
      const away = at - hiddenAt;
      hiddenAt = 0;
      changed.shown(away);
    }
  });
  on(window, 'focus blur', (event: Event) => {
    if (event.target === window) emit('focus', { on: event.type === 'focus' ? 1 : 0 });
  });
  on(window, 'online offline', (event: Event) => emit('online', { on: event.type === 'online' ? 1 : 0 }));

  return {
    take() {
      book(now());
      const taken = time.map(Math.round) as [number, number, number];
      time = [0, 0, 0];
      return taken;
    },
  };
}

const RESIZE_REST_MS = 400;
const TILT_EVERY_MS = 500;
/** Degrees within which a device counts as flat, and within which it did not move. */
const FLAT = 5;
const STILL = 0.5;

export interface Surroundings {
  /** Checks for changes that no event reports: page, time zone, colors. */
  look(): void;
}

/** Watches the environment: page, window, screen and device. */
export function watchSurroundings(
  emit: Emit,
  elements: Elements,
  { on }: Listeners,
  salt: string,
): Surroundings {
  let reported = '';
  let path: string | null = null;
  let width = innerWidth;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let tilt = { n: 0, flat: 0, still: 0 };
  let lastTilt = { at: 0, beta: 0, gamma: 0 };

  function env(): void {
    const members = {
      sw: screen.width,
      sh: screen.height,
      dpr: Math.round(devicePixelRatio * 1000) / 1000,
      depth: screen.colorDepth,
      lang: navigator.language,
      tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
      touch: navigator.maxTouchPoints,
      cores: navigator.hardwareConcurrency,
      auto: navigator.webdriver ? 1 : 0,
    };
    const text = JSON.stringify(members);
    if (text === reported) return;
    reported = text;
    emit('env', { vw: innerWidth, vh: innerHeight, ...members });
  }

  function page(): void {
    if (path === location.pathname) return;
    const nav = path === null ? 'load' : 'history';
    path = location.pathname;
    emit('page', { path: hash(salt, path), nav, tag: document.body && elements.tagOf(document.body) });
  }

  on(window, 'resize', () => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      // A phone's keyboard and address bar change only the height.
      if (innerWidth !== width || !navigator.maxTouchPoints)
        emit('resize', { w: innerWidth, h: innerHeight });
      width = innerWidth;
      env();
    }, RESIZE_REST_MS);
  });
  on(screen.orientation, 'change', () => emit('turn', { angle: screen.orientation.angle }));
  on(window, 'languagechange', env);
  on(window, 'popstate hashchange', page);
  on(window, 'pageshow', (event: PageTransitionEvent) => {
    if (event.persisted) emit('page', { path: hash(salt, location.pathname), nav: 'restore' });
  });
  on(document, 'click', page);
  on(window, 'deviceorientation', ({ beta, gamma }: DeviceOrientationEvent) => {
    const at = now();
    if (beta === null || gamma === null || at - lastTilt.at < TILT_EVERY_MS) return;
    if (lastTilt.at) {
      tilt.n++;
      if (Math.abs(beta) < FLAT && Math.abs(gamma) < FLAT) tilt.flat++;
      if (Math.abs(beta - lastTilt.beta) < STILL && Math.abs(gamma - lastTilt.gamma) < STILL) tilt.still++;
    }
    lastTilt = { at, beta, gamma };
  });

  return {
    look() {
      env();
      page();
      if (tilt.n === 0) return;
      emit('tilt', tilt);
      tilt = { n: 0, flat: 0, still: 0 };
    },
  };
}
