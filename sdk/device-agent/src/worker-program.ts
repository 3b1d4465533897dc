/**
 * The program of the worker. It is sent as text, so it uses nothing from outside of itself. Answers a RealmSignal with
 * `inspected` beside it.
 */
export function workerProgram(): void {
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
  const debug = graphics && attempt(() => graphics.getExtension('WEBGL_debug_renderer_info'));
  const data = navigator.userAgentData;
  const inspected = () => {
    let seen = false;
    realm.Error.prepareStackTrace = () => {
      seen = true;
      return '';
    };
    realm.console.groupEnd(new Error(''));
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
    unmaskedVendor: debug && attempt(() => graphics.getParameter(debug.UNMASKED_VENDOR_WEBGL)),
    unmaskedRenderer: debug && attempt(() => graphics.getParameter(debug.UNMASKED_RENDERER_WEBGL)),
    inspected: attempt(inspected),
  });
}
