/**
 * Functions that only tampering replaces: interfaces and namespaces whose members are all checked in every
 * session, or single members of those that libraries also wrap.
 */
export const SURE_NATIVES: readonly string[] = (
  'Navigator NavigatorUAData Screen ScreenOrientation Geolocation GeolocationPosition GeolocationCoordinates Math Date ' +
  'Intl.DateTimeFormat Permissions PermissionStatus StorageManager BatteryManager NetworkInformation Keyboard Plugin ' +
  'PluginArray MimeType MimeTypeArray AudioBuffer OfflineAudioContext AnalyserNode TextMetrics SpeechSynthesis ' +
  'SpeechSynthesisVoice VisualViewport WebGLShaderPrecisionFormat MouseEvent PointerEvent KeyboardEvent WheelEvent ' +
  'RTCIceCandidate Crypto ' +
  'MediaDevices.enumerateDevices Function.toString Performance.now Performance.timeOrigin MediaQueryList.matches ' +
  'HTMLCanvasElement.toDataURL HTMLCanvasElement.toBlob HTMLCanvasElement.getContext ' +
  'CanvasRenderingContext2D.getImageData CanvasRenderingContext2D.measureText CanvasRenderingContext2D.fillText ' +
  'WebGLRenderingContext.getParameter WebGLRenderingContext.getExtension WebGLRenderingContext.readPixels ' +
  'WebGLRenderingContext.getSupportedExtensions WebGL2RenderingContext.getSupportedExtensions ' +
  'WebGL2RenderingContext.getParameter WebGL2RenderingContext.readPixels WebGL2RenderingContext.getBufferSubData ' +
  'HTMLElement.offsetWidth HTMLElement.offsetHeight Element.getClientRects Element.getBoundingClientRect ' +
  'Range.getBoundingClientRect HTMLIFrameElement.contentWindow Document.hasFocus Document.visibilityState ' +
  'Document.hidden'
).split(' ');

/** Members that libraries wrap or polyfill: beacons, media, key systems, service workers. */
export const WRAPPED_BY_LIBRARIES =
  /^Navigator\.(sendBeacon|\w*[gG]etUserMedia|requestMediaKeySystemAccess|serviceWorker)$/;
