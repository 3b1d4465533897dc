import type { StreamEventKind, StreamEventOf } from '@assay/contract';

/**
 * An event to send: its kind, its time (Unix milliseconds of this page's clock), and its members; zeros are
 * omitted.
 */
export interface Moment {
  readonly k: StreamEventKind;
  t: number;
  readonly [member: string]: unknown;
}

/** Members of an event of this kind; an omitted member counts as zero. */
export type Members<Kind extends StreamEventKind> = {
  readonly [Member in Exclude<keyof StreamEventOf<Kind>, 'k' | 't'>]?:
    | StreamEventOf<Kind>[Member]
    | undefined;
};

export type Emit = <Kind extends StreamEventKind>(kind: Kind, members?: Members<Kind>, at?: number) => void;

/** Clock of the events; it never goes back within a page. */
export const now = (): number => performance.timeOrigin + performance.now();

export const timeOf = (event: Event): number => performance.timeOrigin + event.timeStamp;

/** A group of listeners. They are passive, so that they never delay the page. */
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
            // An error here must never break the watched page.
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
