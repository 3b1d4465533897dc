import { decodePicture, encodeJpeg, type Quad, type Raster } from '@assay/vision';
import { blur, noise, photograph, random } from '../../../packages/vision/src/testing/index';
import { WORDINGS, type Wording } from './data/wordings';

/** How a page becomes a picture. */
interface Capture {
  /** Print resolution before the capture, in dots per inch. */
  readonly dots: number;
  /** Size of the picture in pixels; null for a scan, which only contains the page. */
  readonly frame: readonly [width: number, height: number] | null;
  /** Tilt in degrees, narrowing of the far edge, and sigma of the lens blur. */
  readonly tilt: number;
  readonly narrower: number;
  readonly blur: number;
  readonly noise: number;
  /** Light at the dark end of a shadow; 1 means no shadow. */
  readonly shadow: number;
  readonly quality: number;
}

const SCAN = { frame: null, tilt: 0, narrower: 0, blur: 0.5, noise: 3, shadow: 1 };

/** Effects of a flatbed scanner and a phone on an A4 page. */
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

/**
 * Returns the corners of a sheet that fills nine tenths of a picture, tilted, with its upper edge further
 * away.
 */
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

/** Adds a hand's shadow in place: the light decreases from one corner of the picture to the other. */
function shade({ width, height, data }: Raster, least: number): void {
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const along = (x / width + y / height) / 2;
      const light = least + (1 - least) / (1 + Math.exp(-(along - 0.45) * 14));
      for (let channel = 0; channel < 3; channel++) data[at + channel] = data[at + channel]! * light;
    }
}

/** Returns the picture of a page, and the positions of the page's corners. */
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
  // Each pixel of the scene samples one pixel of the page, so the page is blurred first.
  const soft = how.frame ? blur(page, Math.max(0.5, (0.4 * page.width) / (0.88 * width))) : page;
  const scene = how.frame ? photograph(soft, width, height, corners) : page;
  const blurred = blur(scene, how.blur);
  if (how.shadow < 1) shade(blurred, how.shadow);
  const file = await encodeJpeg(noise(blurred, how.noise, random(seed)), how.quality);
  return { picture: await decodePicture(file), corners };
}

/** A synthetic document: its kind, and its page as HTML without the head. */
interface MadePaper {
  readonly kind: 'bill' | 'statement' | 'letter';
  readonly html: string;
}

type Draw = () => number;
const from = <T>(items: readonly T[], draw: Draw): T => items[Math.floor(draw() * items.length)]!;
const whole = (draw: Draw, least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
const digits = (draw: Draw, count: number) => Array.from({ length: count }, () => whole(draw, 0, 9)).join('');

/** Formats an amount in its language. */
function money(language: string, cents: number): string {
  const [euros, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
  const grouped = String(euros).replace(
    /\B(?=(\d{3})+$)/g,
    language === 'en' ? ',' : language === 'fr' ? ' ' : '.',
  );
  return language === 'en' ? `£${grouped}.${rest}` : `${grouped},${rest} €`;
}

const day = (draw: Draw, month: number) =>
  `${String(whole(draw, 1, 28)).padStart(2, '0')}.${String(month).padStart(2, '0')}.2026`;

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function headOf(wording: Wording, draw: Draw): string {
  const [street, town] = from(wording.addresses, draw);
  const [title, number, date, account] = wording.bill;
  const facts = [
    [number, `${digits(draw, 4)} ${digits(draw, 6)}`],
    [date, day(draw, whole(draw, 1, 3))],
    [account, digits(draw, 10)],
  ];
  return `<header><b>${from(wording.suppliers, draw)}</b><small>www.example.com · ${digits(draw, 4)} ${digits(draw, 6)}</small></header>
<section class="top"><address>${from(wording.people, draw)}<br>${street}<br>${town}</address>
<table class="facts">${facts.map(([label = '', value = '']) => row([label, value])).join('')}</table></section><h1>${title}</h1>`;
}

function prose(wording: Wording, draw: Draw, paragraphs: number): string {
  return Array.from({ length: paragraphs }, () => {
    const sentences = Array.from({ length: whole(draw, 2, 4) }, () => from(wording.sentences, draw));
    return `<p>${sentences.join(' ')}</p>`;
  }).join('');
}

function charges(wording: Wording, draw: Draw): string {
  const rows = wording.lines.map((line) =>
    row([
      line,
      `${whole(draw, 10, 2400)} kWh`,
      `0,${digits(draw, 4)}`,
      money(wording.language, whole(draw, 90, 90_000)),
    ]),
  );
  return `<table class="rows">${rows.join('')}${row([`<b>${wording.bill[4]}</b>`, '', '', `<b>${money(wording.language, whole(draw, 4_000, 250_000))}</b>`])}</table>`;
}

function movements(wording: Wording, draw: Draw, count: number): string {
  let balance = whole(draw, 50_000, 400_000);
  return `<table class="rows">${Array.from({ length: count }, () => {
    const amount = whole(draw, 120, 42_000);
    balance += amount;
    const cells = [
      day(draw, 1),
      from(wording.movements, draw),
      money(wording.language, amount),
      money(wording.language, balance),
    ];
    return row(cells);
  }).join('')}</table>`;
}

const small = (wording: Wording, draw: Draw) =>
  `<footer>${from(wording.suppliers, draw)} · ${from(wording.addresses, draw).join(', ')} · IBAN XX00 ${digits(draw, 4)} ${digits(draw, 4)} ${digits(draw, 4)} · ${from(wording.sentences, draw)}</footer>`;

/** Draws one full page: bills, bank statements and letters in turn, in English, French, German and Spanish. */
export function makePaper(at: number, draw: Draw): MadePaper {
  const wording = WORDINGS[at % WORDINGS.length]!;
  const kind = (['bill', 'statement', 'letter'] as const)[Math.floor(at / WORDINGS.length) % 3]!;
  const body = {
    bill: () => prose(wording, draw, 2) + charges(wording, draw) + prose(wording, draw, 3),
    statement: () => movements(wording, draw, 26) + prose(wording, draw, 2),
    letter: () => prose(wording, draw, 7),
  }[kind];
  return { kind, html: headOf(wording, draw) + body() + small(wording, draw) };
}
