/**
 * Messages between the orchestration SDK and the verification page. Types only: each side validates incoming
 * messages and ignores unknown ones.
 *
 * 1. The page is at `<server>/flow/<executionId>#n=<nonce>` in a frame or a popup. Its URL contains no
 *    secret.
 *    (A hosted link, which needs no SDK, is `<server>/flow/<executionId>#token=<token>` instead.)
 * 2. Popup only: the page signals its opener that it listens (`FlowReady`), addressed to `*` because it
 *    contains no secret.
 * 3. The host page sends `FlowConnect` to the flow's exact origin, with one end of a MessageChannel: to a
 *    frame on each
 *    of its `load` events (a reloaded page is reconnected), to a popup on each `FlowReady`.
 * 4. The page accepts it only from `window.parent` or `window.opener` with the nonce of its fragment. After
 *    the page has
 *    read the session, the sender's origin must be one of `allowed_origins` if there are any.
 * 5. Both then communicate over the port only: `FlowHostMessage` to the page, `FlowPageMessage` to the host.
 *    The host sends `start` immediately; only then does the page have the token.
 */

/** Host to page, by window.postMessage with one MessagePort. */
export interface FlowConnect {
  readonly assay: 1;
  readonly type: 'connect';
  /** 32 hexadecimal digits, generated for each start. */
  readonly nonce: string;
}

/** Popup to opener, by window.postMessage. */
export interface FlowReady {
  readonly assay: 1;
  readonly type: 'ready';
  readonly nonce: string;
}

/** Colors as #rgb, #rrggbb or #rrggbbaa; https URLs only. The page validates each and omits invalid ones. */
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
      /** As configured; the page uses a supported language if this one is not. */
      readonly language?: string;
      readonly theme?: FlowTheme;
      readonly renderingMode: FlowRenderingMode;
      readonly alwaysTransferFromDesktop?: boolean;
      /** Version of the SDK, such as 0.1.0. */
      readonly version: string;
    }
  /**
   * The end user asked to leave (Esc outside the frame): the page asks for confirmation, then sends
   * `cancelled`.
   */
  | { readonly type: 'close' };

export type FlowStatus = 'success' | 'pending' | 'failed' | 'unknown';

/** Error codes that the SDK's `onError` receives (docs/how-to/orchestration-sdk.md). */
export type FlowErrorCode =
  | 'error_code_1'
  | 'error_code_3'
  | 'error_code_4'
  | 'error_code_5'
  | 'error_code_6'
  | 'unknown';

/**
 * Page to host, over the port, in this order: `opened` (the page is visible), `started` (the end user began),
 * one of `completed`, `cancelled` and `error`, and `closed`. The host removes the page on `cancelled` and on
 * `closed`. After `completed` and `error` the page may show a last screen, and sends `closed` when the end
 * user leaves it.
 */
export type FlowPageMessage =
  | { readonly type: 'opened' | 'started' | 'cancelled' | 'closed' }
  | { readonly type: 'completed'; readonly status: FlowStatus }
  | { readonly type: 'error'; readonly code: FlowErrorCode }
  /** Height that the current screen needs, CSS pixels; a container with a fixed height may ignore it. */
  | { readonly type: 'resize'; readonly height: number };
