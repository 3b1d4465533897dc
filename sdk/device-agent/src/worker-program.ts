/** Posts a RealmSignal with an additional `inspected` member. */
function postRealm(): void {
  // biome-ignore lint/suspicious/noExplicitAny: a worker's globals, which the page's types do not have.
  const realm = self as any;
  const attempt = <Value>(read: () => Value): Value | null => {
    try {
      return read() ?? null;
    } catch {
      return null;
    }
  };
  const { navigator } = realm;
  const number = (name: string) => (typeof navigator[name] === 'number' ? navigator[name] : null);
  const graphics = attempt(() => new realm.OffscreenCanvas(1, 1).getContext('webgl'));
  const parameter = (code: number): string | null => graphics && attempt(() => graphics.getParameter(code));
  const renderer = parameter(graphics?.RENDERER);
  // Firefox warns about the request in the console and masks nothing.
  const debug =
    renderer === 'WebKit WebGL' ? attempt(() => graphics.getExtension('WEBGL_debug_renderer_info')) : null;
  const data = navigator.userAgentData;
  const inspected = () => {
    let seen = false;
    // Of the known engines, only V8 has this function and the hook.
    if (!realm.Error.captureStackTrace || !data) return false;
    realm.Error.prepareStackTrace = () => {
      seen = true;
      return '';
    };
    const bait = new Error('');
    bait.name = '';
    realm.console.groupEnd(bait);
    return seen;
  };
  realm.postMessage({
    userAgent: navigator.userAgent,
    platform: navigator.platform ?? '',
    language: navigator.language,
    languages: [...(navigator.languages ?? [])],
    hardwareConcurrency: number('hardwareConcurrency'),
    deviceMemory: number('deviceMemory'),
    zone: attempt(() => new Intl.DateTimeFormat().resolvedOptions().timeZone),
    offset: new Date().getTimezoneOffset(),
    webdriver: typeof navigator.webdriver === 'boolean' ? navigator.webdriver : null,
    dataPlatform: data?.platform ?? null,
    brands: (data?.brands ?? []).map(
      (brand: { brand: string; version: string }) => `${brand.brand}/${brand.version}`,
    ),
    evalLength: realm.eval.toString().length,
    unmaskedVendor: debug ? parameter(debug.UNMASKED_VENDOR_WEBGL) : parameter(graphics?.VENDOR),
    unmaskedRenderer: debug ? parameter(debug.UNMASKED_RENDERER_WEBGL) : renderer,
    inspected: attempt(inspected),
  });
}

/** Worker globals that the page's types don't include. */
interface FileGlobals {
  readonly FileReaderSync: new () => { readAsText(blob: Blob): string };
  readonly navigator: {
    readonly userAgentData?: object;
    readonly storage: {
      getDirectory(): Promise<{
        getFileHandle(name: string, options: { create: boolean }): Promise<FileHandle>;
        removeEntry(name: string): Promise<void>;
      }>;
    };
  };
}

interface FileHandle {
  createSyncAccessHandle(): Promise<{
    getSize(): number;
    write(bytes: Uint8Array, options: { at: number }): number;
    close(): void;
  }>;
}

/** Posts the file timings (`file` of StorageModeSignal), or null. */
function postFileTimes(): void {
  const { FileReaderSync, navigator } = self as unknown as FileGlobals;
  /** Returns the minimum microseconds per call over six rounds; other work only lengthens a round. */
  const least = (calls: number, call: () => void): number => {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 6; round++) {
      const start = performance.now();
      for (let at = 0; at < calls; at++) call();
      best = Math.min(best, ((performance.now() - start) * 1000) / calls);
    }
    return Math.round(best);
  };
  const fileTimes = async () => {
    const name = 'assay_file';
    const folder = await navigator.storage.getDirectory();
    const file = await (await folder.getFileHandle(name, { create: true })).createSyncAccessHandle();
    try {
      const byte = new Uint8Array(1);
      const blob = new Blob(['-']);
      const reader = new FileReaderSync();
      return {
        size: least(20, () => file.getSize()),
        write: least(10, () => file.write(byte, { at: 0 })),
        message: least(5, () => reader.readAsText(blob)),
      };
    } finally {
      file.close();
      folder.removeEntry(name);
    }
  };
  const answer = (file: unknown) => self.postMessage({ file });
  // Other engines clearly refuse storage in private windows.
  if (navigator.userAgentData) fileTimes().then(answer, () => answer(null));
  else answer(null);
}

/**
 * Returns the program of the worker. It is sent as text, so its functions use nothing from outside of
 * themselves.
 */
export const workerProgram = (): string => `(${postRealm})();(${postFileTimes})()`;
