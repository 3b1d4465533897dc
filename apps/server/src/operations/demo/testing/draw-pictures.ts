import type { LivenessAction } from '@assay/contract';
import { encodeJpeg, type Raster } from '@assay/vision';
import { type HeadPicture, renderHead } from '../../../../../../packages/vision/src/face/testing/render-head';
import { contentOf, writePdf } from '../../../../../../packages/vision/src/pdf/testing/write-pdf';
import {
  BY_HAND,
  drawDocument,
  photograph,
  printedDocument,
} from '../../../../../../packages/vision/src/testing/index';
import { addressOf, CAST, type CastMember, type CastName } from '../cast';
import { SCENES } from '../scenes';
import { BILL_DATE, billOf, documentOf, frameOf, selfieOf, stillOf } from '../verifications';

const QUALITY = 75;
/** Image width at which the document shows no screen-like pattern. */
const DOCUMENT_WIDTH = 1200;
/** Image width at which the document shows a screen-like pattern, so that the engines refer it to a reviewer. */
const SHARP_WIDTH = 1500;
/** Issuer codes of ICAO Doc 9303 part 3. */
const ISSUERS: { readonly [country: string]: string } = {
  BR: 'BRA',
  DE: 'D',
  FR: 'FRA',
  GB: 'GBR',
  HU: 'HUN',
  US: 'USA',
};
const SHARP: readonly CastName[] = ['ana'];

const ACTS: { readonly [action in LivenessAction]: Partial<HeadPicture> } = {
  TURN_LEFT: { yaw: 0.5 },
  TURN_RIGHT: { yaw: -0.5 },
  BLINK: { eyesOpen: 0 },
  OPEN_MOUTH: { mouthOpen: 1 },
  COME_CLOSER: { scale: 0.9 },
};
/** Number of neutral pictures that a challenge of three actions, one of them a blink, requires. */
const STILLS = 4;

const head = (one: CastMember, grain: number, picture: Partial<HeadPicture> = {}): Raster =>
  renderHead({ identity: one.face, width: 480, height: 360, scale: 0.6, grain, ...picture });

function photographed(one: CastMember, width: number): Raster {
  const portrait = renderHead({ identity: one.face, width: 270, height: 345, scale: 0.72 });
  const content = {
    format: 'TD3',
    documentCode: 'P',
    issuer: ISSUERS[one.country] ?? one.country,
    nationality: ISSUERS[one.country] ?? one.country,
    surname: one.last,
    givenNames: one.first,
    documentNumber: one.documentNumber,
    birthDate: one.birthDate,
    sex: one.sex,
    expiryDate: '2034-02-09',
  } as const;
  const page = drawDocument({ ...printedDocument(content), portrait });
  const by = width / 1500;
  const [a, b, c, d] = BY_HAND.map(({ x, y }) => ({ x: x * by, y: y * by }));
  return photograph(page, width, Math.round(1100 * by), [a!, b!, c!, d!]);
}

/** Returns a bill with the member's address and a placeholder date of fixed length. */
function bill(one: CastMember): Uint8Array {
  const address = addressOf(one);
  const lines = (x: number, y: number, texts: readonly string[]) =>
    contentOf(texts.map((text, at) => ({ text, x, y: y - at * 14 })));
  return writePdf([
    [
      lines(50, 800, ['Example Energy Ltd', '88 Harbour Road', address[1]]),
      lines(330, 700, [`${one.first} ${one.last}`, ...address]),
      lines(50, 600, ['Electricity bill', `Invoice date: ${BILL_DATE}`, 'Consumption 312 kWh']),
    ].join('\n'),
  ]);
}

/** Draws all pictures and files of the demo verifications, by name; the result is deterministic. */
export async function drawPictures(): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = new Map<string, Uint8Array>();
  const draw = async (name: string, raster: () => Raster) => {
    if (!drawn.has(name)) drawn.set(name, await encodeJpeg(raster(), QUALITY));
  };
  for (const { who, shows, selfie = who, meetsChallenge } of SCENES) {
    const one = CAST[who];
    if (shows === 'address') {
      drawn.set(billOf(who), bill(one));
      continue;
    }
    await draw(documentOf(who), () => photographed(one, SHARP.includes(who) ? SHARP_WIDTH : DOCUMENT_WIDTH));
    if (selfie) await draw(selfieOf(selfie), () => head(CAST[selfie], 1));
    if (!meetsChallenge) continue;
    for (const [index, [action, act]] of Object.entries(ACTS).entries())
      await draw(frameOf(who, action as LivenessAction), () => head(one, 10 + index, act));
    for (let still = 0; still < STILLS; still++) await draw(stillOf(who, still), () => head(one, 20 + still));
  }
  return drawn;
}
