/** Scripts that robots run before the page's own, as the widespread packages for it do. */
export const HIDE_GETTER = `Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false, configurable: true, enumerable: true });`;
export const HIDE_UNDEFINED = `Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => undefined });`;
export const HIDE_OWN = `Object.defineProperty(navigator, 'webdriver', { get: () => false });`;
export const HIDE_DELETE = 'delete Navigator.prototype.webdriver;';
export const HIDE_PROXY = `{
  const native = Object.getOwnPropertyDescriptor(Navigator.prototype, 'webdriver');
  const get = new Proxy(native.get, { apply: (target, self, args) => { Reflect.apply(target, self, args); return false; } });
  Object.defineProperty(Navigator.prototype, 'webdriver', { ...native, get });
}`;

/**
 * Everything at once, each replaced function behind a Proxy so that its text stays: languages, plug-ins, the permission of
 * notifications, the graphics card, the `chrome` object, the window's frame.
 */
export const STEALTH = `{
  const wrap = (holder, name, apply) => {
    const descriptor = Object.getOwnPropertyDescriptor(holder, name);
    if (!descriptor) return;
    const part = descriptor.get ? 'get' : 'value';
    Object.defineProperty(holder, name, { ...descriptor, [part]: new Proxy(descriptor[part], { apply }) });
  };
  wrap(Navigator.prototype, 'webdriver', () => false);
  wrap(Navigator.prototype, 'languages', () => Object.freeze(['en-US', 'en']));
  wrap(Navigator.prototype, 'hardwareConcurrency', () => 8);
  wrap(Permissions.prototype, 'query', (target, self, args) =>
    args[0]?.name === 'notifications' ? Promise.resolve({ state: Notification.permission, onchange: null }) : Reflect.apply(target, self, args));
  for (const kind of ['WebGLRenderingContext', 'WebGL2RenderingContext'])
    wrap(globalThis[kind].prototype, 'getParameter', (target, self, args) =>
      args[0] === 37445 ? 'Intel Inc.' : args[0] === 37446 ? 'Intel Iris OpenGL Engine' : Reflect.apply(target, self, args));
  globalThis.chrome ??= {};
  globalThis.chrome.runtime ??= { connect() {}, sendMessage() {} };
  if (outerHeight === innerHeight) {
    wrap(globalThis, 'outerHeight', () => innerHeight + 85);
    wrap(globalThis, 'outerWidth', () => innerWidth);
  }
}`;
