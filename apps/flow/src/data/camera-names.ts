import type { CameraKind } from '@assay/contract';

/** A pattern of camera names as browsers report them, and the kind of camera that it indicates. */
interface CameraName {
  readonly kind: CameraKind;
  readonly name: RegExp;
}

/**
 * Names of programs that appear as cameras, as browsers and systems list them. They match as whole words,
 * because real cameras have similar names (OBSBOT). Sources: the makers' pages and the names of installed
 * devices; v4l2loopback.c and WebKit's MockRealtimeMediaSourceCenter.cpp; the fake cameras of Chromium and
 * Firefox as observed. Browsers on Windows append maker and product to the name.
 */
export const CAMERA_NAMES: readonly CameraName[] = [
  // First, because some of them also call themselves virtual cameras.
  ...[/\biriun\b/i, /\bdroidcam\b/i, /\bepoccam\b/i, /\bivcam\b/i, /^(reincubate )?camo\b/i].map(
    (name): CameraName => ({ kind: 'PHONE', name }),
  ),
  ...[
    // Every name that says so: OBS, ManyCam, Streamlabs, Elgato, Ecamm Live, Wirecast …
    /\bvirtual[ -]?(web)?cam(era)?\b/i,
    // Programs that mix, play or change pictures.
    /\bobs[ -](cam|camera)\b/i,
    /\bmanycam\b/i,
    /\bxsplit\b/i,
    /\b(e2esoft )?vcam\b/i,
    /\bsnap camera\b/i,
    /\bsplitcam\b/i,
    /\bcamtwist\b/i,
    /\byoucam\b/i,
    /\bmmhmm\b/i,
    /\bnvidia broadcast\b/i,
    /\baltercam\b/i,
    /\bsparkocam\b/i,
    /\bchromacam\b/i,
    /\bwebcammax\b/i,
    /\bfake ?webcam\b/i,
    /\bvmix video\b/i,
    /\bndi (webcam|video|virtual)\b/i,
    /\bvtubestudiocam\b/i,
    /\bunity video capture\b/i,
    /\bakvcam\w*|\bwebcamoid\b/i,
    // Default device name of v4l2loopback on Linux.
    /^dummy video device \(0x[\da-f]+\)/i,
    // Fake cameras that browsers provide for tests: Chromium (also from a file, with the path as the name),
    // Firefox, WebKit.
    /^fake_device_\d+/,
    /^fake device \d+/i,
    /\.(y4m|mjpe?g)$/i,
    /^default video device$/i,
    /^mock video device \d/i,
  ].map((name): CameraName => ({ kind: 'PROGRAM', name })),
];
