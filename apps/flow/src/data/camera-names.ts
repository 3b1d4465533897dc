import type { CameraKind } from '@assay/contract';

/** A name that a browser gives a camera, and what goes by it. */
interface CameraName {
  readonly kind: CameraKind;
  readonly name: RegExp;
}

/**
 * Names under which programs show themselves as cameras: those that their makers give them, as browsers and systems list them. Matched as
 * whole words, because real cameras have names like them (OBSBOT). Source: the makers' own pages and the name that their installed
 * device has; v4l2loopback.c and WebKit's MockRealtimeMediaSourceCenter.cpp for theirs; the fake cameras of Chromium and Firefox were seen here. Browsers on Windows
 * put maker and product behind a name.
 */
export const CAMERA_NAMES: readonly CameraName[] = [
  // First: some of them call themselves virtual cameras as well.
  ...[/\biriun\b/i, /\bdroidcam\b/i, /\bepoccam\b/i, /\bivcam\b/i, /^(reincubate )?camo\b/i].map(
    (name): CameraName => ({ kind: 'PHONE', name }),
  ),
  ...[
    // Any that says so: OBS, ManyCam, Streamlabs, Elgato, Ecamm Live, Wirecast …
    /\bvirtual[ -]?(web)?cam(era)?\b/i,
    // Of programs that mix, play or change pictures.
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
    // v4l2loopback of Linux, as it calls a device that nobody has named.
    /^dummy video device \(0x[\da-f]+\)/i,
    // Cameras that browsers make up for tests: Chromium, also from a file, whose path is the name; Firefox; WebKit.
    /^fake_device_\d+/,
    /^fake device \d+/i,
    /\.(y4m|mjpe?g)$/i,
    /^default video device$/i,
    /^mock video device \d/i,
  ].map((name): CameraName => ({ kind: 'PROGRAM', name })),
];
