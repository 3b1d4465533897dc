/**
 * What the reasons of findings say, in words: docs and panel show these instead of codes. A check service's own codes are
 * not among them.
 */
const REASON_TEXTS: { readonly [code: string]: string } = {
  // How it was looked at
  NO_PROVIDER: 'nothing here judges it',
  NO_ANSWER: 'the engine did not say',
  PROVIDER_ERROR: 'the engine failed',
  TIMEOUT: 'the engine took too long',
  MODEL_UNUSABLE: "the operator's model cannot be used, or gave no answer that is one",
  SUSPECTED_BY_MODEL: "the operator's model suspects that it is not genuine",
  FOUND_BY_MODEL: "the operator's model takes it for an attack",
  NO_INPUT: 'your backend did not send what it would be compared with',
  NOT_ASKED_FOR: 'the workflow does not ask for it',
  // Pictures
  DARK: 'the picture is too dark',
  BLUR: 'the picture is blurred',
  GLARE: 'a reflection covers a part',
  SMALL: 'the document is too small in the picture',
  FRAME_UNREADABLE: 'a further picture that was sent with it cannot be opened',
  FRAME_TOO_LARGE: 'a further picture that was sent with it is too large and was not read',
  FRAMES_DIFFER: 'the pictures of one capture show two documents: none of the further ones counted',
  NO_TRACE: 'no trace was found, which proves nothing',
  TOO_SMALL_TO_TELL: 'the picture is too small to tell',
  SCREEN_PATTERN: 'a pattern as of a screen lies over the document',
  WITHOUT_COLOUR: 'the document shows no colour of its own',
  MADE_WITH_EDITOR: 'the file says that an editing program made it',
  SAVED_BY_EDITOR: 'the file says that an editing program saved it',
  COPIED_WITHIN: 'a part of the picture stands in it a second time, with the same noise',
  DRAWN_BY_GENERATOR: 'the file says that a program drew it',
  DIGITAL_SOURCE_TYPE: 'the file says that it was no camera',
  // Zone and data
  ZONE_NOT_VALID: 'the machine-readable zone is missing or not right',
  MAY_BE_MISREAD: 'it may be misread rather than wrong',
  NATIONAL_FORMAT: 'a national form with check digits of its own',
  LOOK_ALIKE_EXCHANGED: 'letters that look alike were exchanged to make a check digit right',
  VOTED_OVER_FRAMES: 'several pictures of one capture were read and agree on it',
  NO_VISUAL_ZONE: 'nothing but the zone could be read',
  NO_DOCUMENT_NUMBER: 'there is no document number',
  NO_BIRTH_DATE: 'there is no date of birth',
  NO_NAME: 'there is no name',
  NO_NATIONALITY: 'there is no nationality',
  SEX_UNKNOWN_LETTER: 'the letter of the sex is none that exists',
  ISSUER_NOT_LISTED: 'no such issuer is listed',
  EXPIRED: 'it has expired',
  EXPIRY_NOT_READ: 'the expiry could not be read',
  DATES_NOT_READ: 'the dates could not be read',
  DATE_IN_FUTURE: 'a date lies in the future',
  BIRTH_DATE_NOT_READ: 'the date of birth could not be read',
  DATE_IMPOSSIBLE: 'a date does not exist',
  EXPIRES_BEFORE_ISSUE: 'it expires before it was issued',
  EXPIRES_BEFORE_BIRTH: 'it expires before the birth',
  ISSUED_BEFORE_BIRTH: 'it was issued before the birth',
  ISSUED_IN_THE_FUTURE: 'it was issued in the future',
  VALID_TOO_LONG: 'it is good for longer than any document',
  COUNTRY_DIFFERS: 'two places name two countries',
  DIFFERS_FROM_ZONE: 'barcode and zone differ',
  VERSION_UNKNOWN: 'the version of the barcode is not known',
  ELEMENT_MISSING: 'the barcode lacks what it has to state',
  SUBFILE_MISPLACED: 'the parts of the barcode are not where they belong',
  SPECIMEN_NAME: 'the name of a published specimen',
  SPECIMEN_NUMBER: 'the number of a published specimen',
  SPECIMEN_ISSUER: 'the issuer of specimens',
  NUMBER_WITHOUT_VARIETY: 'the number repeats one digit or counts up',
  TOO_YOUNG: 'younger than the workflow asks',
  NAME_DIFFERS: 'the names differ',
  NAME_NOT_FOUND: 'the name was not found',
  BIRTH_DATE_DIFFERS: 'the dates of birth differ',
  EXPIRY_DIFFERS_FROM_PICTURE: 'typed and read expiry differ',
  // Chip
  CHIP_NOT_READ: 'the chip could not be read',
  CHIP_IS_A_COPY: 'the chip is a copy',
  CHIP_DIFFERS: 'the chip states something else than the print',
  PRINT_DIFFERS: 'the print states something else than the chip',
  CHIP_PORTRAIT: 'compared with the portrait of the chip',
  SIGNATURE_WRONG: 'the signature is wrong',
  SIGNATURE_NOT_READ: 'the signature could not be read',
  SIGNATURE_BROKEN: 'a signature in the file is broken',
  SIGNER_NOT_TRUSTED: 'nobody trusted vouches for the signer',
  CERTIFICATE_NOT_CURRENT: 'a certificate was not valid at the time',
  DATA_GROUP_CHANGED: 'data of the chip were changed',
  DATA_GROUP_UNREADABLE: 'data of the chip cannot be read',
  NO_COUNTRY_CERTIFICATES: 'no certificates of countries are loaded here',
  // Faces
  NO_FACE: 'no face can be seen',
  SEVERAL_FACES: 'more than one face can be seen',
  FACE_TOO_SMALL: 'the face is too small',
  NO_REFERENCE: 'there is nothing to compare the face with',
  REFERENCE_UNREADABLE: 'the document or picture to compare the face with cannot be opened',
  NO_FACE_ON_REFERENCE: 'no face was found on the document or picture',
  FACES_DIFFER: 'the faces are those of two persons',
  FACES_NOT_SURELY_THE_SAME: 'the faces may be those of one person, not surely',
  NO_CHALLENGE: 'no challenge was given',
  NO_FRAMES: 'no frames of the challenge came',
  FRAMES_OUT_OF_ORDER: 'the frames are out of order or took too long',
  OTHER_PERSON: 'the face changed during the challenge',
  NOT_SURELY_THE_SAME_PERSON: 'the face could not be followed through the challenge',
  NOT_SHOWN_TURN_LEFT: 'the turn to the left was not seen',
  NOT_SHOWN_TURN_RIGHT: 'the turn to the right was not seen',
  NOT_SHOWN_BLINK: 'the blink was not seen',
  NOT_SHOWN_OPEN_MOUTH: 'the opened mouth was not seen',
  NOT_SHOWN_COME_CLOSER: 'the coming closer was not seen',
  // Papers
  NO_TEXT: 'no text could be read',
  KIND_NOT_KNOWN: 'the kind of paper is not known',
  NO_ADDRESS_FOUND: 'no address was found',
  NO_DATE_FOUND: 'no date was found',
  TOO_OLD: 'the paper is too old',
  ADDRESS_DIFFERS: 'the address is another',
  ADDRESS_NOT_FOUND: 'the address was not found in the tables',
  ADDRESS_NOT_KNOWN: 'the tables do not cover the address',
  PICTURE_OF_A_PAPER: 'a picture of a paper, which is not examined for changes',
  NO_PDF: 'the file is no PDF that opens',
  UNREADABLE_FILE: 'the file cannot be opened as a picture',
  LOCKED_FILE: 'the file is locked with a password',
  NOT_ACCEPTED: 'a document that the workflow does not accept',
  ENCRYPTED: 'the file is locked',
  DAMAGED: 'the file is damaged',
  TOO_LARGE: 'the file is too large to examine',
  CHANGED_AFTER_WRITING: 'the file was changed after it was written',
  TEXT_REPLACED: 'text was put in the place of other text',
  TEXT_COVERED: 'text is covered',
  TEXT_OVER_TEXT: 'text lies over text',
  TEXT_ON_SCAN: 'text was written onto a scan',
  NOTE_OVER_TEXT: 'a note lies over text',
  NOTE_ADDED: 'a note was added',
  FONT_DIFFERS: 'a font differs within a line',
  PAGES_LEFT_OUT: 'some pages were not looked at',
  IBAN_CHECK_DIGITS: 'the check digits of an IBAN are wrong',
  BALANCE_DOES_NOT_ADD_UP: 'the running balance does not add up',
  CLOSING_BALANCE_DIFFERS: 'the closing balance differs from the sum',
  NOTHING_TO_ADD_UP: 'there are no balances to add up',
};

const FIELD_WORDS: { readonly [field: string]: string } = {
  DOCUMENT_NUMBER: 'document number',
  BIRTH_DATE: 'date of birth',
  EXPIRY_DATE: 'expiry',
  SURNAME: 'surname',
  GIVEN_NAMES: 'given names',
  OPTIONAL: 'personal number',
  COMPOSITE: 'whole zone',
};

/** Codes that name a field, as the document engine composes them. */
const OF_FIELD: readonly (readonly [prefix: string, say: (field: string) => string])[] = [
  ['CONFLICT_', (field) => `the ${field} in print is another`],
  ['NOT_FOUND_', (field) => `the ${field} was not found in print`],
  ['CHECK_DIGIT_', (field) => `the check digit of the ${field} is wrong`],
];

/** A reason of a finding in words; a code that nobody has words for, in lower case. */
export function reasonInWords(code: string): string {
  const known = Object.hasOwn(REASON_TEXTS, code) ? REASON_TEXTS[code] : undefined;
  if (known !== undefined) return known;
  for (const [prefix, say] of OF_FIELD) {
    const field = FIELD_WORDS[code.slice(prefix.length)];
    if (code.startsWith(prefix) && field) return say(field);
  }
  return code.toLowerCase().replaceAll('_', ' ');
}

/** Everything that `reasonInWords` says of codes that it knows, for translations. */
export const REASON_SENTENCES: readonly string[] = [
  ...Object.values(REASON_TEXTS),
  ...OF_FIELD.flatMap(([, say]) => Object.values(FIELD_WORDS).map(say)),
];
