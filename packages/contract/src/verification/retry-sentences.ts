/** Why a capture has to be made again, with what the end user is asked to do, in English. */
export const RETRY_SENTENCES = {
  DARK: 'The picture is too dark. Go where there is more light.',
  BLUR: 'The picture is blurred. Hold the document still and wait until it is sharp.',
  GLARE: 'A reflection covers a part of the document. Tilt it a little or turn the light away.',
  SMALL: 'The document is too small in the picture. Move closer.',
  NO_DOCUMENT: 'No document can be seen. Lay it on a plain dark surface and fill the frame with it.',
  ZONE_UNREADABLE:
    'The lines of letters and signs at the edge of the document could not be read. Show the whole document, flat and in even light.',
  NOT_ACCEPTED: 'This document is not accepted here. Please use another one.',
  UNREADABLE_FILE: 'The file could not be opened as a picture. Take another one.',
  LOCKED_FILE: 'The file is locked with a password. Send it without one.',
  NO_FACE: 'No face can be seen: look into the camera, in good light.',
  SEVERAL_FACES: 'More than one face can be seen: nobody else may be in the picture.',
  FACE_TOO_SMALL: 'The face is too far away: come closer to the camera.',
  FRAMES_OUT_OF_ORDER: 'The movements took too long or were not in order: please begin again.',
  OTHER_PERSON: 'The face changed while the movements were made: please begin again, alone.',
  NOT_SURELY_THE_SAME_PERSON: 'The face could not be followed: please begin again, in good light.',
  NOT_SHOWN_TURN_LEFT: 'Turning the head to the left was not seen: please begin again.',
  NOT_SHOWN_TURN_RIGHT: 'Turning the head to the right was not seen: please begin again.',
  NOT_SHOWN_BLINK: 'Closing and opening the eyes was not seen: please begin again, in good light.',
  NOT_SHOWN_OPEN_MOUTH: 'Opening the mouth was not seen: please begin again.',
  NOT_SHOWN_COME_CLOSER: 'Coming closer was not seen: please begin again.',
} as const;
export type RetryCode = keyof typeof RETRY_SENTENCES;

export const RETRY_CODES = Object.keys(RETRY_SENTENCES) as readonly RetryCode[];
