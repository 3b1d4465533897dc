/**
 * What programs that change a browser's name, hardware or pictures replace: `interface.member`. Members of prototypes;
 * what a browser does not have is passed over. Libraries for logging and testing wrap others (fetch, console, timers):
 * those are left out.
 */
export const NATIVES_TO_CHECK: readonly string[] = (
  'Navigator.userAgent Navigator.appVersion Navigator.platform Navigator.vendor Navigator.language Navigator.languages ' +
  'Navigator.hardwareConcurrency Navigator.deviceMemory Navigator.maxTouchPoints Navigator.webdriver Navigator.plugins ' +
  'Navigator.mimeTypes Navigator.userAgentData Navigator.doNotTrack Navigator.getBattery ' +
  'NavigatorUAData.platform NavigatorUAData.brands NavigatorUAData.getHighEntropyValues ' +
  'Screen.width Screen.height Screen.availWidth Screen.availHeight Screen.colorDepth Screen.pixelDepth ' +
  'HTMLCanvasElement.toDataURL HTMLCanvasElement.toBlob HTMLCanvasElement.getContext ' +
  'CanvasRenderingContext2D.getImageData CanvasRenderingContext2D.measureText CanvasRenderingContext2D.fillText ' +
  'WebGLRenderingContext.getParameter WebGLRenderingContext.getExtension WebGLRenderingContext.readPixels ' +
  'WebGLRenderingContext.getSupportedExtensions ' +
  'WebGL2RenderingContext.getParameter WebGL2RenderingContext.readPixels ' +
  'AudioBuffer.getChannelData AudioBuffer.copyFromChannel OfflineAudioContext.startRendering ' +
  'AnalyserNode.getFloatFrequencyData Date.getTimezoneOffset Date.toString Permissions.query ' +
  'MediaDevices.enumerateDevices StorageManager.estimate HTMLElement.offsetWidth HTMLElement.offsetHeight ' +
  'HTMLIFrameElement.contentWindow Document.hasFocus Document.visibilityState ' +
  'MouseEvent.screenX MouseEvent.screenY Event.isTrusted Element.attachShadow'
).split(' ');
