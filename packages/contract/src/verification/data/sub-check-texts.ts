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
      name: 'Picture quality',
      asks: 'Can it be read?',
      method: 'sharpness, light, reflections and size, judged after reading, of the best of its pictures',
      strength: 'moderate',
      measured: 'made here: 21 of 21 readable pages in 7 conditions read',
      see: null,
      limit: 'what reads well passes whatever it looks like',
    },
    mrzCheckResult: {
      name: 'Machine-readable zone',
      asks: 'Do the check digits of the zone hold?',
      method: 'two readers of OCR-B, check digits of ICAO Doc 9303',
      strength: 'moderate',
      measured: 'made here: 1,200 zones, none valid with a wrong number or date; 90 % of damaged ones read',
      see: null,
      limit: 'whoever makes a zone up makes its check digits right',
    },
    barcodeAnomalyCheckResult: {
      name: 'Barcode',
      asks: 'Is the barcode well made?',
      method:
        'PDF417 by zxing, AAMVA DL/ID 1 to 10; QR codes of Chile and India; 2D-Doc of France and digital seals of ICAO by their signature',
      strength: 'moderate',
      measured:
        'made here: 143 of 144 drawn PDF417 read, none as another text; published: 75 of 77 texts of cards understood',
      see: null,
      limit: 'without a signature anybody can print one; layouts that are not public are not read',
    },
    formatCheckResult: {
      name: 'Form of the data',
      asks: 'Are number, names, dates and codes such?',
      method: 'rules of Doc 9303; templates of print',
      strength: 'moderate',
      measured: 'made here, and specimens',
      see: null,
      limit: 'only documents with a zone, a barcode or a template',
    },
    logicCheckResult: {
      name: 'Order of the dates',
      asks: 'Are the dates in order?',
      method: 'birth, issue, expiry and today compared',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'print alone declines only where it was read surely',
    },
    suspiciousDataCheckResult: {
      name: 'Known specimens',
      asks: 'Is it a known specimen?',
      method: 'lists of published specimens, repeated digits',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'lists name what is published',
    },
    documentValidityCheckResult: {
      name: 'In date',
      asks: 'Is it in date?',
      method: 'expiry of the zone, barcode or print',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'revoked and stolen documents are not known',
    },
    matchCheckResult: {
      name: 'Zone against print',
      asks: 'Do zone and print agree?',
      method:
        'number, birth date and names looked for in the rest of the page; without a zone, what a known document states twice',
      strength: 'moderate',
      measured: 'made here only',
      see: null,
      limit: 'a forger who changes both passes',
    },
    dataIntegrityCheckResult: {
      name: 'Number and expiry everywhere',
      asks: 'Do number and expiry agree everywhere?',
      method: 'number and expiry looked for in the rest of the page, and in the chip where its data came',
      strength: 'moderate',
      measured: 'made here only',
      see: null,
      limit: 'a forger who changes both passes',
    },
    ageVerificationCheckResult: {
      name: 'Age',
      asks: 'Old enough?',
      method: 'date of birth and the least age',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'as true as the date',
    },
    nameMatchCheckResult: {
      name: 'Name',
      asks: 'The person you named?',
      method: 'words compared in any order, but for marks and one letter in five',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'Latin, Cyrillic and Greek letters',
    },
    dateOfBirthCheckResult: {
      name: 'Date of birth',
      asks: 'The birth date you gave?',
      method: 'dates compared',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: null,
    },
    screenCheckResult: {
      name: 'Shown on a screen',
      asks: 'Taken from a screen?',
      method: 'spectrum: pixel grid and moiré all over the document',
      strength: 'heuristic',
      measured: 'false alarms 1 of 39 specimens, 4 of 147 photographs; 3 of 3 real screens found, no rate',
      see: null,
      limit: 'never PASS; faint patterns (3 %) are missed',
    },
    photocopyCheckResult: {
      name: 'Photocopy',
      asks: 'A copy without colour?',
      method: 'colour beside the tint of the light',
      strength: 'heuristic',
      measured: 'false alarms 2 of 44 specimens, 3 of 155 photographs',
      see: null,
      limit: 'never PASS; copies in colour are missed',
    },
    photoForgeryCheckResult: {
      name: 'Edited picture',
      asks: 'Did a program change the picture?',
      method:
        'what the file says of itself (Exif, XMP, PNG, content credentials); parts that stand in the picture twice',
      strength: 'heuristic',
      measured:
        '16 of 44 published specimens and 20 of 156 photographs name an editor, rightly; copies: false alarms 0 of 44 specimens, 0 of 156 photographs; simulated ones found: 13 of 44 words, 19 of 43 parts as large as a portrait (JPEG of quality 95)',
      see: null,
      limit:
        'never PASS; a file that says nothing is not found, nor are single letters, copies along a line and copies in strongly packed pictures; the portrait itself is not examined',
    },
    securityFeaturesCheckResult: {
      name: 'Signature of the issuer',
      asks: "Is the issuer's signature proven?",
      method: 'passive authentication of the chip',
      strength: 'strong',
      measured: 'made-up chips, four ways of signing; published: 5 of 5 signatures right',
      see: null,
      limit: 'only with a chip; holograms and ink are not looked at',
    },
    handPresenceCheckResult: {
      name: 'Held by a hand',
      asks: 'Held by a hand?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    iadCheckResult: {
      name: 'Injected picture',
      asks: 'Was the camera a program?',
      method:
        'the name of the camera, by the page; what its device session shows: automation, lies, remote control, virtual machines',
      strength: 'heuristic',
      measured: 'tests',
      see: null,
      limit:
        'never PASS; who renames the program or changes the page is not found; without a device session nothing but the name is known',
    },
    postalCodeCheckResult: {
      name: 'Postcode',
      asks: 'The postcode you gave?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    stateCheckResult: {
      name: 'State',
      asks: 'The state you gave?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
  },
  SELFIE: {
    livenessCheckResult: {
      name: 'Alive',
      asks: 'Did a person meet the challenge?',
      method:
        'three actions in a drawn order, read from 68 places of the face, all frames one face; the order of six colours that the screen throws on it',
      strength: 'moderate',
      measured:
        'made here: flat prints up to 46° never count as a turn, 2 of 16 at 63° do; light reckoned onto 1,014 drawn and photographed heads, 50 to 1,000 lux: seen on 98 to 14 %, never taken for another',
      see: null,
      limit:
        'a video made to order, a mask and a swapped face pass; the light was not tried on people, and a program that tints its video passes',
    },
    faceMatchingResult: {
      name: 'Same face',
      asks: 'The face of the document?',
      method: 'distance of two embeddings of 128 numbers',
      strength: 'moderate',
      measured: '38 pairs of one person, 262 of two: 97.4 % and 0 % below 0.50',
      see: null,
      limit: 'a network of 2017, unequal for skins and ages; by how much was not measured',
    },
    mfdCheckResult: {
      name: 'One face alone',
      asks: 'One face alone?',
      method: 'detector, size of the second face',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'faces under 80 pixels',
    },
    iadCheckResult: {
      name: 'Injected picture',
      asks: 'Was the camera a program?',
      method:
        'the name of the camera, by the page; what its device session shows: automation, lies, remote control, virtual machines',
      strength: 'heuristic',
      measured: 'tests',
      see: null,
      limit:
        'never PASS; who renames the program or changes the page is not found; without a device session nothing but the name is known',
    },
    dfdCheckResult: {
      name: 'Deep fake',
      asks: 'A deep fake?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
  },
  PROOF_OF_ADDRESS: {
    addressDocumentCheckResult: {
      name: 'Kind of paper',
      asks: 'A bill or statement with an address?',
      method: 'labels in seven languages, traces of changes in the PDF; the signature of a 2D-Doc',
      strength: 'strong',
      measured: 'made here: 25 papers, all as they should',
      see: null,
      limit:
        'strong by a verified 2D-Doc alone; else who draws a whole paper anew passes; real papers were not measured',
    },
    addressDocumentMustNotBeExpiredCheckResult: {
      name: 'Recent enough',
      asks: 'Recent enough?',
      method: 'its date, else the end of its period; the date in a verified 2D-Doc',
      strength: 'strong',
      measured: 'made here: 25 papers, all as they should',
      see: null,
      limit: 'strong by a verified 2D-Doc alone; day first where both are possible',
    },
    addressValidationCheckResult: {
      name: 'Address exists',
      asks: 'Does the address exist?',
      method: 'loaded tables of postcodes and cities, loaded address points',
      strength: 'moderate',
      measured: null,
      see: 'addresses',
      limit: 'as good as the tables',
    },
    fullAddressCheckResult: {
      name: 'Address',
      asks: 'The address you gave?',
      method: 'compared in any spelling, with a verified 2D-Doc too',
      strength: 'strong',
      measured: null,
      see: 'addresses',
      limit: 'strong by a verified 2D-Doc alone',
    },
    nameMatchCheckResult: {
      name: 'Name',
      asks: "The person's name?",
      method: 'compared as screening does, with a verified 2D-Doc too',
      strength: 'strong',
      measured: null,
      see: 'screening',
      limit: 'strong by a verified 2D-Doc alone',
    },
    tamperValidationCheckResult: {
      name: 'Changed paper',
      asks: 'Was it changed?',
      method:
        'overlays, later revisions, broken signatures, fonts, producers, scripts and files within; the signature of a 2D-Doc',
      strength: 'strong',
      measured:
        'made here: 5 forged, 5 updated, 5 doubtful, 7 genuine, all as they should; published, before scripts and files within counted: 5 false alarms among 973 PDFs made to be odd, none among 31 ordinary ones',
      see: null,
      limit: 'strong where a 2D-Doc proves a change; of pictures its code alone is examined',
    },
    contentValidationCheckResult: {
      name: 'Sums of the paper',
      asks: 'Does it add up?',
      method: 'running balance, check digits of IBANs',
      strength: 'moderate',
      measured: 'tests',
      see: null,
      limit: 'statements with balances alone',
    },
  },
  CREDIT_CARD: {
    luhnCheckResult: {
      name: 'Check digit of the card',
      asks: 'Is the check digit right?',
      method: 'ISO/IEC 7812-1 annex B, in the browser',
      strength: 'heuristic',
      measured: 'tests',
      see: null,
      limit: "the page's own word: the number never arrives",
    },
    nameMatchCheckResult: {
      name: 'Name',
      asks: "The person's name?",
      method: 'typed: compared as screening does; read: word by word',
      strength: 'moderate',
      measured: 'drawn cards',
      see: null,
      limit: 'what is typed alone counts as heuristic and ends in REVIEW',
    },
    expiryDateCheckResult: {
      name: 'Card in date',
      asks: 'In date?',
      method: 'typed or read',
      strength: 'moderate',
      measured: 'drawn cards',
      see: null,
      limit: 'embossed cards were not tried',
    },
    screenCheckResultFront: {
      name: 'Front shown on a screen',
      asks: 'Taken from a screen?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    screenCheckResultBack: {
      name: 'Back shown on a screen',
      asks: 'Taken from a screen?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    photocopyCheckResultFront: {
      name: 'Front a copy',
      asks: 'A copy?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    photocopyCheckResultBack: {
      name: 'Back a copy',
      asks: 'A copy?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    handPresenceCheckResultFront: {
      name: 'Front held by a hand',
      asks: 'Held by a hand?',
      method: null,
      strength: null,
      measured: null,
      see: null,
      limit: null,
    },
    handPresenceCheckResultBack: {
      name: 'Back held by a hand',
      asks: 'Held by a hand?',
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
      asks: 'Was it changed?',
      method:
        'overlays, later revisions, broken signatures, fonts, producers, scripts and files within; the signature of a 2D-Doc',
      strength: 'strong',
      measured:
        'made here: 5 forged, 5 updated, 5 doubtful, 7 genuine, all as they should; published, before scripts and files within counted: 5 false alarms among 973 PDFs made to be odd, none among 31 ordinary ones',
      see: null,
      limit: 'strong where a 2D-Doc proves a change; of pictures its code alone is examined',
    },
    nameMatchCheckResult: {
      name: 'Name',
      asks: "The person's name?",
      method: 'compared as screening does',
      strength: 'moderate',
      measured: null,
      see: 'screening',
      limit: null,
    },
  },
};
