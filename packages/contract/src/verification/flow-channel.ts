/**
 * What the orchestration SDK and the verification page send each other. Types only: each side checks what it reads
 * with its own hands, and drops what it does not know.
 *
 * 1. The page stands at `<server>/flow/<executionId>#n=<nonce>` in a frame or a popup. Its address holds no secret.
 *    (A hosted link, which needs no SDK, is `<server>/flow/<executionId>#token=<token>` instead.)
 * 2. Popup only: the page signals its opener that it listens (`FlowReady`), addressed to `*` since it holds no secret.
 * 3. The host page sends `FlowConnect` to the flow's exact origin, with one end of a MessageChannel: to a frame on each
 *    of its `load` events (a page that reloads is connected anew), to a popup on each `FlowReady`.
 * 4. The page takes it only from `window.parent` or `window.opener` with the nonce of its fragment; once it has the
 *    session, the origin that it came from must be one of `allowed_origins` when there are any.
 * 5. From there on both speak over the port alone: `FlowHostMessage` to the page, `FlowPageMessage` to the host.
 *    The host sends `start` at once; only then the page knows the token.
 */

/** Host to page, by window.postMessage with one MessagePort. */
export interface FlowConnect {
  readonly assay: 1;
  readonly type: 'connect';
  /** 32 hexadecimal digits, chosen anew for each start. */
  readonly nonce: string;
}

/** Popup to opener, by window.postMessage. */
export interface FlowReady {
  readonly assay: 1;
  readonly type: 'ready';
  readonly nonce: string;
}

/** Colours as #rgb, #rrggbb or #rrggbbaa; addresses https only. The page checks each and leaves out what is not. */
export interface FlowPalette {
  readonly baseTextOnLight?: string;
  readonly baseTextOnDark?: string;
  readonly baseAccent?: string;
  readonly baseOnAccent?: string;
  readonly logoUrl?: string;
}

export interface FlowTheme {
  readonly light?: FlowPalette;
  readonly dark?: FlowPalette;
  readonly fontFamily?: string;
  readonly fontUrl?: string;
  readonly fontWeight?: string;
}

export type FlowRenderingMode = 'fullscreen' | 'inline' | 'popup';

/** Host to page, over the port. */
export type FlowHostMessage =
  | {
      readonly type: 'start';
      readonly token: string;
      /** As configured; the page falls back to what it speaks. */
      readonly language?: string;
      readonly theme?: FlowTheme;
      readonly renderingMode: FlowRenderingMode;
      readonly alwaysTransferFromDesktop?: boolean;
      /** Of the SDK, such as 0.1.0. */
      readonly version: string;
    }
  /** The end user asked to leave (Esc outside the frame): the page asks whether that is meant, then sends `cancelled`. */
  | { readonly type: 'close' };

export type FlowStatus = 'success' | 'pending' | 'failed' | 'unknown';

/** What the SDK's `onError` receives (docs/orchestration-sdk.md). */
export type FlowErrorCode =
  | 'error_code_1'
  | 'error_code_3'
  | 'error_code_4'
  | 'error_code_5'
  | 'error_code_6'
  | 'unknown';

/**
 * Page to host, over the port, in this order: `opened` (something is shown), `started` (the end user began), one of
 * `completed`, `cancelled` and `error`, and `closed`. The host takes the page away on `cancelled` and on `closed`; after
 * `completed` and `error` the page may show a last screen, and sends `closed` when the end user leaves it.
 */
export type FlowPageMessage =
  | { readonly type: 'opened' | 'started' | 'cancelled' | 'closed' }
  | { readonly type: 'completed'; readonly status: FlowStatus }
  | { readonly type: 'error'; readonly code: FlowErrorCode }
  /** Height that the present screen needs, CSS pixels; a container of its own height may ignore it. */
  | { readonly type: 'resize'; readonly height: number };
