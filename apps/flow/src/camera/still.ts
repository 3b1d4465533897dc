interface Size {
  readonly width: number;
  readonly height: number;
}

/** JPEG: sharp enough for the print of a machine-readable zone, a fraction of the size of 1. */
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

/** What a video shows now, in its full size. */
export const grab = (video: HTMLVideoElement): HTMLCanvasElement =>
  drawn(video, { width: video.videoWidth, height: video.videoHeight });

/** A copy of a picture, `most` pixels at its longer side. */
export const shrunk = (picture: HTMLCanvasElement, most: number): HTMLCanvasElement =>
  drawn(picture, within(picture, most));

/** Something made smaller, `most` pixels at its longer side, for an engine to look at. */
export function smaller(source: CanvasImageSource, size: Size, most: number): ImageData {
  const { width, height } = within(size, most);
  const context = drawn(source, { width, height }).getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  return context.getImageData(0, 0, width, height);
}

/** A picture as JPEG. */
export const jpeg = (picture: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    picture.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be encoded'))),
      'image/jpeg',
      QUALITY,
    );
  });
