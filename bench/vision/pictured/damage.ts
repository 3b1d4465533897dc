import { decodePicture, encodeJpeg, type Quad, type Raster } from '@assay/vision';
import { blur, noise, photograph, random } from '../../../packages/vision/src/testing/index';

/** How a page becomes a picture. */
interface Capture {
  /** The page is printed at so many dots an inch before it is captured. */
  readonly dots: number;
  /** Pixels of the picture; null = a scan, which is all page. */
  readonly frame: readonly [width: number, height: number] | null;
  /** Tilt in degrees, how much narrower the far edge is, and sigma of the lens's blur. */
  readonly tilt: number;
  readonly narrower: number;
  readonly blur: number;
  readonly noise: number;
  /** Light at the dark end of a shadow, 1 = none. */
  readonly shadow: number;
  readonly quality: number;
}

const SCAN = { frame: null, tilt: 0, narrower: 0, blur: 0.5, noise: 3, shadow: 1 };

/** What a flatbed scanner and a telephone do to a page of A4. */
export const CAPTURES: readonly Capture[] = [
  { ...SCAN, dots: 150, quality: 60 },
  { ...SCAN, dots: 200, quality: 80 },
  { ...SCAN, dots: 300, quality: 85 },
  {
    dots: 300,
    frame: [2448, 3264],
    tilt: 2,
    narrower: 0.05,
    blur: 1.2,
    noise: 8,
    shadow: 0.55,
    quality: 75,
  },
  {
    dots: 220,
    frame: [1500, 2000],
    tilt: -3,
    narrower: 0.04,
    blur: 0.8,
    noise: 7,
    shadow: 0.6,
    quality: 65,
  },
  {
    dots: 200,
    frame: [1200, 1600],
    tilt: 1.5,
    narrower: 0.03,
    blur: 0.5,
    noise: 5,
    shadow: 0.7,
    quality: 50,
  },
];

/** Corners of a sheet that fills nine tenths of a picture, tilted, its upper edge further away. */
function cornersOf([width, height]: readonly [number, number], { tilt, narrower }: Capture): Quad {
  const angle = (tilt * Math.PI) / 180;
  const half = { x: 0.44 * width, y: Math.min(0.46 * height, 0.44 * width * Math.SQRT2) };
  const corner = (x: number, y: number) => {
    const [across, down] = [x * half.x * (y < 0 ? 1 - narrower : 1), y * half.y];
    return {
      x: width / 2 + across * Math.cos(angle) - down * Math.sin(angle),
      y: height / 2 + across * Math.sin(angle) + down * Math.cos(angle),
    };
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** A hand's shadow: the light falls off from one corner of a picture to the other, in place. */
function shade({ width, height, data }: Raster, least: number): void {
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const along = (x / width + y / height) / 2;
      const light = least + (1 - least) / (1 + Math.exp(-(along - 0.45) * 14));
      for (let channel = 0; channel < 3; channel++) data[at + channel] = data[at + channel]! * light;
    }
}

/** The picture of a page, and where the corners of the page lie on it. */
export async function capture(
  page: Raster,
  how: Capture,
  seed: number,
): Promise<{ readonly picture: Raster; readonly corners: Quad }> {
  const { width, height } = how.frame ? { width: how.frame[0], height: how.frame[1] } : page;
  const whole: Quad = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const corners = how.frame ? cornersOf(how.frame, how) : whole;
  // Each pixel of the scene takes one of the page: what is between has to be in it.
  const soft = how.frame ? blur(page, Math.max(0.5, (0.4 * page.width) / (0.88 * width))) : page;
  const scene = how.frame ? photograph(soft, width, height, corners) : page;
  const blurred = blur(scene, how.blur);
  if (how.shadow < 1) shade(blurred, how.shadow);
  const file = await encodeJpeg(noise(blurred, how.noise, random(seed)), how.quality);
  return { picture: await decodePicture(file), corners };
}
