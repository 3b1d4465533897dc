/**
 * Paths from the window; the existing ones indicate the engine's version and distinguish desktop from phone
 * builds.
 */
export const FEATURES: readonly string[] =
  'structuredClone Array.prototype.findLast Array.prototype.toSorted Array.fromAsync Object.groupBy Promise.withResolvers Promise.try Set.prototype.union Iterator.prototype.map RegExp.escape Float16Array Uint8Array.fromBase64 Math.sumPrecise Error.isError Intl.DurationFormat Intl.Segmenter Temporal SuppressedError Map.prototype.getOrInsert navigation scheduler.yield ViewTransition CSSScopeRule CloseWatcher Observable fetchLater LaunchQueue documentPictureInPicture PressureObserver showOpenFilePicker EyeDropper BarcodeDetector TextDetector Highlight TrustedHTML CookieStore VideoDecoder WebTransport RTCRtpScriptTransform Sanitizer GPU XRSystem USB HID Serial Bluetooth NDEFReader ContactsManager SharedWorker webkitSpeechRecognition SpeechSynthesis Notification PushManager PaymentRequest BeforeInstallPromptEvent Gyroscope TouchEvent onorientationchange onbeforexrselect mozInnerScreenX InstallTrigger GestureEvent ApplePaySession safari WebKitMediaKeys webkitConvertPointFromNodeToPage chrome opr external.AddSearchProvider Worklet OffscreenCanvas IdleDetector SharedArrayBuffer'.split(
    ' ',
  );

export const CSS_PROBES: readonly string[] = [
  '-moz-appearance:none',
  '-moz-osx-font-smoothing:grayscale',
  '-webkit-app-region:drag',
  '-webkit-touch-callout:none',
  '-apple-pay-button-style:black',
  '-webkit-text-size-adjust:none',
  'accent-color:red',
  'anchor-name:--a',
  'animation-timeline:view()',
  'backdrop-filter:blur(1px)',
  'color:color-mix(in lab, red, blue)',
  'color:light-dark(red, blue)',
  'color:contrast-color(red)',
  'container-type:size',
  'corner-shape:squircle',
  'field-sizing:content',
  'font-size-adjust:ex-height 0.5',
  'grid-template-rows:masonry',
  'grid-template-rows:subgrid',
  'hanging-punctuation:first',
  'initial-letter:2',
  'interpolate-size:allow-keywords',
  'offset-path:ray(1deg)',
  'reading-flow:flex-visual',
  'scrollbar-color:red red',
  'scrollbar-gutter:stable',
  'text-box-trim:trim-both',
  'text-wrap:balance',
  'text-wrap:pretty',
  'width:calc-size(auto, size)',
  'zoom:2',
];
