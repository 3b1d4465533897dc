/** APIs that pages, polyfills and privacy tools replace and that the agent uses; `a.b` relative to the window. */
export const REPLACEABLE: readonly string[] = [
  'fetch',
  'setTimeout',
  'MessageChannel',
  'Worker',
  'URL.createObjectURL',
  'TextEncoder',
  'CompressionStream',
  'indexedDB.open',
  'matchMedia',
  'getComputedStyle',
  'requestIdleCallback',
  'RTCPeerConnection',
  'OfflineAudioContext',
  'Intl.DateTimeFormat',
  'Date.prototype.getTimezoneOffset',
  'Document.prototype.createElement',
  'Document.prototype.hasFocus',
  'Element.prototype.append',
  'HTMLCanvasElement.prototype.getContext',
  'HTMLCanvasElement.prototype.toDataURL',
  'CanvasRenderingContext2D.prototype.measureText',
  'CanvasRenderingContext2D.prototype.getImageData',
  'WebGLRenderingContext.prototype.getParameter',
  'WebGLRenderingContext.prototype.readPixels',
  'Navigator.prototype.getBattery',
  'Navigator.prototype.requestMediaKeySystemAccess',
  'NavigatorUAData.prototype.getHighEntropyValues',
  'MediaDevices.prototype.enumerateDevices',
  'Permissions.prototype.query',
  'StorageManager.prototype.estimate',
  'StorageManager.prototype.getDirectory',
  'Storage.prototype.getItem',
  'Storage.prototype.setItem',
  'Keyboard.prototype.getLayoutMap',
  'SpeechSynthesis.prototype.getVoices',
  'SubtleCrypto.prototype.digest',
  'crypto.subtle.encrypt',
  'CSS.supports',
  'console.groupEnd',
  'Function.prototype.toString',
  'performance.now',
  'EventTarget.prototype.addEventListener',
];

export const WAYS = ['throws', 'never answers'] as const;

/**
 * Returns a script for the start of a page that breaks one of its functions: it throws, or its promise never
 * resolves.
 */
export function breakApi(path: string, way: string): string {
  const act = way === 'throws' ? "throw new Error('broken')" : 'return new Promise(function () {})';
  const at = path.lastIndexOf('.');
  const holder = at < 0 ? 'window' : path.slice(0, at);
  return `Object.defineProperty(${holder}, '${path.slice(at + 1)}', { configurable: true, writable: true, value: function () { ${act}; } });`;
}
