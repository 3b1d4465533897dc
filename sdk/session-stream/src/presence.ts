import { type Emit, type Listeners, now, timeOf } from './moment';

/** Without any input for so long, nobody is at work. */
const IDLE_MS = 30_000;

export interface Presence {
  /** Active, idle and off-screen milliseconds since the last time. */
  take(): readonly [number, number, number];
}

/** Watches whether somebody is there: input, visibility, focus, pauses. */
export function watchPresence(
  emit: Emit,
  { on }: Listeners,
  changed: { readonly hidden: () => void; readonly shown: (awayMs: number) => void },
): Presence {
  let time: [number, number, number] = [0, 0, 0];
  let mark = now();
  let lastInput = mark;
  let hiddenAt = document.visibilityState === 'hidden' ? mark : 0;

  /** Books the time since the mark. */
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
