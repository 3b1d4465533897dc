import { useEffect, useMemo, useRef, useState } from 'react';
import type { SessionStreamOptions } from './options';
import { SessionStream } from './session-stream';

/** State of the stream for a component. */
export interface UsedSessionStream {
  /** Value for `stream_id` of the fraud request; null until the stream has started. */
  readonly streamId: string | null;
  finishStream(): Promise<void>;
  createCustomEvent(name: string, data?: string | object): void;
  setElementTags(tags: ReadonlyMap<Element | string, string>): void;
}

/**
 * Watches the session while the component is mounted; a new mount continues the same stream.
 * @param options null or without `authData` until the backend's response has arrived
 */
export function useSessionStream(
  options: (SessionStreamOptions & { readonly label?: string }) | null,
): UsedSessionStream {
  const [streamId, setStreamId] = useState<string | null>(null);
  const stream = useRef<SessionStream | null>(null);
  // Callbacks may be new at every render: the newest one is called without a restart.
  const newest = useRef(options);
  newest.current = options;
  const authData = options?.authData;

  useEffect(() => {
    if (!authData) return;
    const { label, ...given } = newest.current ?? { authData };
    const made = new SessionStream({
      ...given,
      authData,
      onError: (error) => newest.current?.onError?.(error),
      onTimeout: () => newest.current?.onTimeout?.(),
      onAuthError: (error) => newest.current?.onAuthError?.(error),
    });
    stream.current = made;
    // Strict mode mounts twice in a row; only the mount that stays may use the token.
    const soon = setTimeout(() => {
      made.startStream(label === undefined ? {} : { label }).then(
        (begun) => {
          if (stream.current === made) setStreamId(begun.streamId);
          else made.suspendStream();
        },
        () => undefined,
      );
    });
    return () => {
      clearTimeout(soon);
      made.suspendStream();
      if (stream.current === made) stream.current = null;
    };
  }, [authData]);

  return useMemo(
    () => ({
      streamId,
      finishStream: async () => stream.current?.finishStream(),
      createCustomEvent: (name, data) => stream.current?.createCustomEvent(name, data),
      setElementTags: (tags) => stream.current?.setElementTags(tags),
    }),
    [streamId],
  );
}
