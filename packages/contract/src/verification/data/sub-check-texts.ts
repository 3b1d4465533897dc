import type { CaptureStep } from '../steps';

/** Description of a sub-check for people; docs/reference/sub-checks.md and the panel show the same texts. */
export interface SubCheckText {
  /** Display name. */
  readonly name: string;
  readonly asks: string;
  /** Method of the built-in engines; null = none of them performs it, but a check service may. */
  readonly method: string | null;
  /** Weight of their result relative to another engine's. */
  readonly strength: 'heuristic' | 'moderate' | 'strong' | null;
  readonly measured: string | null;
  /** Documentation page with the measurements. */
  readonly see: 'screening' | 'addresses' | null;
  /** Known limitation. */
  readonly limit: string | null;
}

/** Every sub-check, by step and JSON name. */
export const SUB_CHECK_TEXTS: {
  readonly [step in CaptureStep]: { readonly [subCheck: string]: SubCheckText };
} = {
  DOCUMENT: {
    imageQualityCheckResult: {
      name: 'Image quality',
      asks: 'Is the image readable?',
      method: 'sharpness, light, reflections and size of the best image, evaluated after reading',
      strength: 'moderate',
      measured: 'generated: 21 of 21 readable pages in 7 conditions read',
      see: null,
      limit: 'any readable image passes, regardless of its appearance',
    },
    mrzCheckResult: {
      name: 'Machine-readable zone',
      asks: 'Are the check digits of the MRZ correct?',
      method: 'two OCR-B readers, check digits of ICAO Doc 9303',
      strength: 'moderate',
      measured:
        'generated: 1,200 MRZs, none accepted with a wrong number or date; 90% of the damaged ones read',
      see: null,
      limit: 'a forged MRZ can have correct check digits',
    },
    barcodeAnomalyCheckResult: {
      name: 'Barcode',
      asks: 'Is the barcode valid?',
      method:
        'PDF417 with ZXing, AAMVA DL/ID versions 1 to 10; QR codes of Chile and India; signatures of French 2D-Doc codes and ICAO digital seals',
      strength: 'moderate',
      measured:
        'generated: 143 of 144 PDF417 barcodes read, none with a wrong text; published: 75 of 77 card texts parsed',
      see: null,
      limit: 'anyone can print a barcode without a signature; unpublished layouts are not read',
    },
    formatCheckResult: {
      name: 'Data format',
      asks: 'Do the number, names, dates and codes have a valid format?',
      method: 'format rules of Doc 9303; templates of the visual zone',
      strength: 'moderate',
      measured: 'generated documents and specimens',
      see: null,
      limit: 'only documents with an MRZ, a barcode or a known template',
    },
    logicCheckResult: {
      name: 'Date order',
      asks: 'Are the dates in order?',
      method: 'compares the dates of birth, issue and expiry with each other and with today',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'the visual zone alone leads to a decline only if it was read with certainty',
    },
    suspiciousDataCheckResult: {
      name: 'Known specimens',
      asks: 'Is it a known specimen?',
      method: 'lists of published specimens, repeated digits',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'the lists contain only published specimens',
    },
    documentValidityCheckResult: {
      name: 'Document expiry',
      asks: 'Is the document still valid?',
      method: 'expiry date in the MRZ, barcode or visual zone',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'revoked and stolen documents are not detected',
    },
    matchCheckResult: {
      name: 'MRZ and visual zone',
      asks: 'Do the MRZ and the visual zone agree?',
      method:
        'searches the rest of the page for the number, date of birth and names; without an MRZ, compares values that a known document contains twice',
      strength: 'moderate',
      measured: 'generated documents only',
      see: null,
      limit: 'a forgery that changes both values passes',
    },
    dataIntegrityCheckResult: {
      name: 'Number and expiry consistency',
      asks: 'Do the number and expiry date agree everywhere?',
      method:
        'searches the rest of the page for the number and expiry date, and the chip if its data is available',
      strength: 'moderate',
      measured: 'generated documents only',
      see: null,
      limit: 'a forgery that changes both values passes',
    },
    ageVerificationCheckResult: {
      name: 'Age',
      asks: 'Is the person old enough?',
      method: 'date of birth and minimum age',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'only as reliable as the date',
    },
    nameMatchCheckResult: {
      name: 'Name',
      asks: 'Does the name match the one you sent?',
      method: 'compares words in any order, without diacritics, with at most one different letter in five',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'only Latin, Cyrillic and Greek letters',
    },
    dateOfBirthCheckResult: {
      name: 'Date of birth',
      asks: 'Does the date of birth match the one you sent?',
      method: 'compares the two dates',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: null,
    },
    screenCheckResult: {
      name: 'Screen recapture',
      asks: 'Does the image show a screen?',
      method: 'frequency spectrum: pixel grid and moiré across the whole document',
      strength: 'heuristic',
      measured:
        'false positives: 1 of 39 specimens, 4 of 147 photographs; 3 of 3 real screens detected, too few for a rate',
      see: null,
      limit: 'never returns PASS; misses faint patterns (3%)',
    },
    photocopyCheckResult: {
      name: 'Photocopy',
      asks: 'Is it a copy without color?',
      method: 'color compared with the tint of the light',
      strength: 'heuristic',
      measured: 'false positives: 2 of 44 specimens, 3 of 155 photographs',
      see: null,
      limit: 'never returns PASS; misses color copies',
    },
    photoForgeryCheckResult: {
      name: 'Edited image',
      asks: 'Did a program edit the image?',
      method:
        'metadata of the file (Exif, XMP, PNG, content credentials); parts of the image that occur twice',
      strength: 'heuristic',
      measured:
        '16 of 44 published specimens and 20 of 156 photographs name an editor, correctly; copied parts: false positives in 0 of 44 specimens and 0 of 156 photographs; simulated copies detected: 13 of 44 words, 19 of 43 portrait-sized parts (JPEG quality 95)',
      see: null,
      limit:
        'never returns PASS; misses files without metadata, single letters, copies along a line and copies in strongly compressed images; does not check the portrait',
    },
    securityFeaturesCheckResult: {
      name: 'Issuer signature',
      asks: "Is the issuer's signature valid?",
      method: 'passive authentication of the chip',
      strength: 'strong',
      measured: 'generated chips with four signature schemes; published: 5 of 5 signatures verified',
      see: null,
      limit: 'only with a chip; holograms and inks are not checked',
    },
    handPresenceCheckResult: {
      name: 'Held in hand',
      asks: 'Is it held in a hand?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    iadCheckResult: {
      name: 'Camera injection',
      asks: 'Is the camera virtual?',
      method:
        'camera name reported by the hosted flow; signals of its device session: automation, spoofing, remote access, virtual machines',
      strength: 'heuristic',
      measured: 'tests',
      see: null,
      limit:
        'never returns PASS; misses renamed programs and modified pages; without a device session, only the camera name is known',
    },
    postalCodeCheckResult: {
      name: 'Postal code',
      asks: 'Does the postal code match the one you sent?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    stateCheckResult: {
      name: 'State',
      asks: 'Does the state match the one you sent?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
  },
  SELFIE: {
    livenessCheckResult: {
      name: 'Liveness',
      asks: 'Did a person complete the challenge?',
      method:
        'three actions in random order, read from 68 face landmarks; one face in all frames; the order of six screen colors that the face reflects',
      strength: 'moderate',
      measured:
        'generated: flat prints up to 46° never count as a turn, 2 of 16 at 63° do; light simulated on 1,014 drawn and photographed heads at 50 to 1,000 lux: detected on 98% to 14%, never confused with another order',
      see: null,
      limit:
        'a prepared video, a mask and a swapped face pass; the light was not tested on people, and a program that tints its video passes',
    },
    faceMatchingResult: {
      name: 'Face match',
      asks: 'Is it the face on the document?',
      method: 'distance between two embeddings of 128 numbers',
      strength: 'moderate',
      measured: '38 pairs of one person, 262 pairs of two people: 97.4% and 0% below 0.50',
      see: null,
      limit:
        'a network from 2017 whose accuracy varies with skin color and age; the difference was not measured',
    },
    mfdCheckResult: {
      name: 'Single face',
      asks: 'Is exactly one face visible?',
      method: 'face detector, size of the second face',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'misses faces smaller than 80 pixels',
    },
    iadCheckResult: {
      name: 'Camera injection',
      asks: 'Is the camera virtual?',
      method:
        'camera name reported by the hosted flow; signals of its device session: automation, spoofing, remote access, virtual machines',
      strength: 'heuristic',
      measured: 'tests',
      see: null,
      limit:
        'never returns PASS; misses renamed programs and modified pages; without a device session, only the camera name is known',
    },
    dfdCheckResult: {
      name: 'Deepfake',
      asks: 'Is it a deepfake?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
  },
  PROOF_OF_ADDRESS: {
    addressDocumentCheckResult: {
      name: 'Document type',
      asks: 'Is it a bill or statement with an address?',
      method: 'labels in seven languages, traces of changes in the PDF; 2D-Doc signature',
      strength: 'strong',
      measured: 'generated: 25 documents, all with the expected result',
      see: null,
      limit:
        'strong only with a verified 2D-Doc; otherwise a completely redrawn document passes; not measured on real documents',
    },
    addressDocumentMustNotBeExpiredCheckResult: {
      name: 'Document age',
      asks: 'Is it recent enough?',
      method: 'date of the document, otherwise the end of its period; date in a verified 2D-Doc',
      strength: 'strong',
      measured: 'generated: 25 documents, all with the expected result',
      see: null,
      limit: 'strong only with a verified 2D-Doc; ambiguous dates are read as day first',
    },
    addressValidationCheckResult: {
      name: 'Address exists',
      asks: 'Does the address exist?',
      method: 'loaded tables of postal codes and cities, loaded address points',
      strength: 'moderate',
      measured: null,
      see: 'addresses',
      limit: 'only as reliable as the tables',
    },
    fullAddressCheckResult: {
      name: 'Address',
      asks: 'Does the address match the one you sent?',
      method: 'compares addresses in any spelling, also with a verified 2D-Doc',
      strength: 'strong',
      measured: null,
      see: 'addresses',
      limit: 'strong only with a verified 2D-Doc',
    },
    nameMatchCheckResult: {
      name: 'Name',
      asks: "Is it the person's name?",
      method: 'compares names as screening does, also with a verified 2D-Doc',
      strength: 'strong',
      measured: null,
      see: 'screening',
      limit: 'strong only with a verified 2D-Doc',
    },
    tamperValidationCheckResult: {
      name: 'Tampered document',
      asks: 'Was the file changed?',
      method:
        'overlays, later revisions, broken signatures, fonts, producers, embedded scripts and files; 2D-Doc signature',
      strength: 'strong',
      measured:
        'generated: 5 forged, 5 updated, 5 doubtful, 7 genuine, all with the expected result; published, before embedded scripts and files were checked: 5 false positives in 973 deliberately unusual PDFs, none in 31 ordinary ones',
      see: null,
      limit: 'strong only if a 2D-Doc proves a change; in images, only the 2D-Doc is checked',
    },
    contentValidationCheckResult: {
      name: 'Document totals',
      asks: 'Do the amounts add up?',
      method: 'running balance, IBAN check digits',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'only statements with balances',
    },
  },
  CREDIT_CARD: {
    luhnCheckResult: {
      name: 'Card check digit',
      asks: 'Is the check digit correct?',
      method: 'ISO/IEC 7812-1 annex B, in the browser',
      strength: 'heuristic',
      measured: 'tests',
      see: null,
      limit: 'reported by the hosted flow, which never sends the number',
    },
    nameMatchCheckResult: {
      name: 'Name',
      asks: "Is it the person's name?",
      method: 'typed: compares names as screening does; read: compares word by word',
      strength: 'moderate',
      measured: 'generated cards',
      see: null,
      limit: 'typed data alone counts as heuristic and results in REVIEW',
    },
    expiryDateCheckResult: {
      name: 'Card expiry',
      asks: 'Is the card still valid?',
      method: 'typed or read',
      strength: 'moderate',
      measured: 'generated cards',
      see: null,
      limit: 'embossed cards were not tested',
    },
    screenCheckResultFront: {
      name: 'Screen recapture (front)',
      asks: 'Does the image show a screen?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    screenCheckResultBack: {
      name: 'Screen recapture (back)',
      asks: 'Does the image show a screen?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    photocopyCheckResultFront: {
      name: 'Photocopy (front)',
      asks: 'Is it a photocopy?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    photocopyCheckResultBack: {
      name: 'Photocopy (back)',
      asks: 'Is it a photocopy?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    handPresenceCheckResultFront: {
      name: 'Held in hand (front)',
      asks: 'Is it held in a hand?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    handPresenceCheckResultBack: {
      name: 'Held in hand (back)',
      asks: 'Is it held in a hand?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
  },
  EVIDENCE: {
    tamperingCheckResult: {
      name: 'Changed file',
      asks: 'Was the file changed?',
      method:
        'overlays, later revisions, broken signatures, fonts, producers, embedded scripts and files; 2D-Doc signature',
      strength: 'strong',
      measured:
        'generated: 5 forged, 5 updated, 5 doubtful, 7 genuine, all with the expected result; published, before embedded scripts and files were checked: 5 false positives in 973 deliberately unusual PDFs, none in 31 ordinary ones',
      see: null,
      limit: 'strong only if a 2D-Doc proves a change; in images, only the 2D-Doc is checked',
    },
    nameMatchCheckResult: {
      name: 'Name',
      asks: "Is it the person's name?",
      method: 'compares names as screening does',
      strength: 'moderate',
      measured: null,
      see: 'screening',
      limit: null,
    },
  },
};
