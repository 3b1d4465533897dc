interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * JPEG quality: sharp enough for the print of a machine-readable zone, at a fraction of the size of quality
 * 1.
 */
const QUALITY = 0.92;

function drawn(source: CanvasImageSource, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height);
  return canvas;
}

const within = ({ width, height }: Size, most: number): Size => {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/** Returns the current frame of a video in full size. */
export const grab = (video: HTMLVideoElement): HTMLCanvasElement =>
  drawn(video, { width: video.videoWidth, height: video.videoHeight });

/** Returns a copy of a picture, with at most `most` pixels on its longer side. */
export const shrunk = (picture: HTMLCanvasElement, most: number): HTMLCanvasElement =>
  drawn(picture, within(picture, most));

/** Returns a scaled-down copy for an engine, with at most `most` pixels on its longer side. */
export function smaller(source: CanvasImageSource, size: Size, most: number): ImageData {
  const { width, height } = within(size, most);
  const context = drawn(source, { width, height }).getContext('2d');
  if (!context) throw new Error('Could not create a canvas.');
  return context.getImageData(0, 0, width, height);
}

/** Encodes a picture as JPEG. */
export const jpeg = (picture: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    picture.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Could not encode the picture.'))),
      'image/jpeg',
      QUALITY,
    );
  });
