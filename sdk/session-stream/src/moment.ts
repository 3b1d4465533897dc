import type { StreamEventKind, StreamEventOf } from '@assay/contract';

/** An event on its way: its kind, its time (UNIX ms of this page's clock), its members; zeros are left out. */
export interface Moment {
  readonly k: StreamEventKind;
  t: number;
  readonly [member: string]: unknown;
}

/** What the server reads of an event of this kind; what is left out counts as zero. */
export type Members<Kind extends StreamEventKind> = {
  readonly [Member in Exclude<keyof StreamEventOf<Kind>, 'k' | 't'>]?:
    | StreamEventOf<Kind>[Member]
    | undefined;
};

export type Emit = <Kind extends StreamEventKind>(kind: Kind, members?: Members<Kind>, at?: number) => void;

/** The clock that events carry: it never goes back within a page. */
export const now = (): number => performance.timeOrigin + performance.now();

export const timeOf = (event: Event): number => performance.timeOrigin + event.timeStamp;

/** Listeners that go together. `passive`, so that no page waits for us. */
export interface Listeners {
  on(target: EventTarget | null | undefined, types: string, listener: (event: never) => void): void;
  off(): void;
}

export function listeners(): Listeners {
  const undo: (() => void)[] = [];
  const options = { capture: true, passive: true };
  return {
    on(target, types, listener) {
      for (const type of types.split(' ')) {
        const guarded = (event: Event) => {
          try {
            listener(event as never);
          } catch {
            // Watching must never break the page that is watched.
          }
        };
        target?.addEventListener(type, guarded, options);
        undo.push(() => target?.removeEventListener(type, guarded, options));
      }
    },
    off() {
      for (const remove of undo.splice(0)) remove();
    },
  };
}
