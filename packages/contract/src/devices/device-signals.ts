/**
 * Signals that the browser agent reads from the machine: hardware, screen, rendering, audio, location.
 *
 * All times are milliseconds, all lengths CSS pixels. `null` inside a value means that the browser lacks the
 * feature.
 */

export interface HardwareSignal {
  /** GiB, rounded and capped by the browser; Chromium only. */
  readonly deviceMemory: number | null;
  readonly hardwareConcurrency: number | null;
  readonly maxTouchPoints: number | null;
}

export interface TouchSignal {
  readonly touchEvent: boolean;
  readonly pointerCoarse: boolean;
  readonly pointerFine: boolean;
  readonly hover: boolean;
  readonly anyPointerCoarse: boolean;
  readonly anyHover: boolean;
}

/** Read at `getSession`, because it changes while the page is open. */
export interface ScreenSignal {
  readonly width: number;
  readonly height: number;
  readonly availableWidth: number;
  readonly availableHeight: number;
  readonly availableLeft: number | null;
  readonly availableTop: number | null;
  readonly colorDepth: number;
  readonly pixelDepth: number;
  readonly devicePixelRatio: number;
  readonly isExtended: boolean | null;
  readonly orientationAngle: number | null;
  readonly orientationType: string | null;
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly outerWidth: number;
  readonly outerHeight: number;
  readonly screenX: number;
  readonly screenY: number;
  readonly scrollX: number;
  readonly scrollY: number;
  readonly documentWidth: number | null;
  readonly documentHeight: number | null;
  /** Pinch zoom factor; 1 without zoom. */
  readonly visualScale: number | null;
}

/** Results of CSS media queries: cross-checks of other signals, and user preferences. */
export interface MediaQueriesSignal {
  /** True if `device-width` and `device-height` equal those of `screen`. */
  readonly screenAgrees: boolean;
  /** True if `resolution` equals `devicePixelRatio`. */
  readonly ratioAgrees: boolean;
  readonly colorGamut: 'rec2020' | 'p3' | 'srgb' | null;
  readonly highDynamicRange: boolean;
  readonly monochromeBits: number | null;
  readonly reducedMotion: boolean;
  readonly reducedTransparency: boolean;
  readonly darkScheme: boolean;
  readonly forcedColors: boolean;
  readonly invertedColors: boolean;
  readonly contrast: 'more' | 'less' | 'custom' | 'none' | null;
}

/** Hashes are 32 hexadecimal digits of SHA-256 over the image's data URL. */
export interface CanvasSignal {
  readonly geometry: string;
  readonly text: string;
  /** Drawing twice gave the same image. */
  readonly stable: boolean;
  /** Pixels of a known color were read back with that color. */
  readonly knownPixels: boolean;
  readonly winding: boolean;
}

/** Output of an oscillator through a compressor, rendered offline at 44,100 Hz. */
export interface AudioSignal {
  /** Sum of the absolute samples 4,500 to 5,000. */
  readonly sum: number;
  /** Reading the samples twice gave the same values. */
  readonly stable: boolean;
  /** A buffer of written samples was read back unchanged. */
  readonly knownSamples: boolean;
}

/** Values of transcendental functions at fixed arguments, in a fixed order, as decimal text of full precision. */
export interface MathSignal {
  readonly values: readonly string[];
}

export interface FontsSignal {
  /** Detected names from the probed list, in its order. */
  readonly found: readonly string[];
  readonly probed: number;
  /** Two measurements of the same text differed. */
  readonly noise: boolean;
  /** Widths of one text in the generic families at 48 px: serif, sans-serif, monospace, system-ui, cursive, fantasy. */
  readonly genericWidths: readonly number[];
}

export interface WebglSignal {
  readonly vendor: string | null;
  readonly renderer: string | null;
  /** From WEBGL_debug_renderer_info if the plain names are masked; otherwise the plain names. */
  readonly unmaskedVendor: string | null;
  readonly unmaskedRenderer: string | null;
  readonly version: string | null;
  readonly shadingLanguageVersion: string | null;
  /** `NAME=value`, arrays joined by commas, sorted. */
  readonly parameters: readonly string[];
  readonly extensions: readonly string[];
  /** Range and precision of the number types of the vertex and fragment shaders. */
  readonly precision: readonly string[];
  /**
   * 32 hexadecimal digits over the pixels of a drawn triangle, which WebGL 2 draws for both; null if it could
   * not be drawn.
   */
  readonly image: string | null;
  /** Drawing twice gave the same pixels; null without an image. */
  readonly imageStable: boolean | null;
  /** Reading twice gave the same parameters. */
  readonly parametersStable: boolean;
}

export interface WebglPairSignal {
  /** null: the browser provided no context. */
  readonly webgl: WebglSignal | null;
  readonly webgl2: WebglSignal | null;
}

/** Computed color of each CSS system color, `rgb(r, g, b)` by name. */
export type SystemColorsSignal = { readonly [name: string]: string };

/** Key by physical code, such as `KeyQ: "a"`; Chromium in a secure context only. */
export type KeyboardLayoutSignal = { readonly [code: string]: string };

export interface MediaDevicesSignal {
  readonly audioInput: number;
  readonly audioOutput: number;
  readonly videoInput: number;
}

export interface BatterySignal {
  readonly charging: boolean;
  readonly level: number;
}

export interface SensorsSignal {
  readonly gyroscope: boolean;
  readonly accelerometer: boolean;
  readonly deviceMotion: boolean;
  readonly vibrate: boolean;
}

/** Voices of the speech synthesizer; they reveal the operating system. */
export interface VoicesSignal {
  readonly count: number;
  /** The first eight names of local voices. */
  readonly names: readonly string[];
}

export interface GeolocationSignal {
  readonly status: 'GRANTED' | 'DENIED' | 'PROMPT' | 'TIMEOUT' | 'UNAVAILABLE';
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Meters. */
  readonly accuracy: number | null;
}
