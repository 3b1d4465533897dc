import type { LivenessReason } from '../liveness';

/** Why a selfie has to be taken again. */
export type SelfieReason = LivenessReason | 'FACE_TOO_SMALL';

/** What the end user is told to do, by the reason why a selfie has to be taken again. */
export const RETRY_SENTENCES: { readonly [reason in SelfieReason]: string } = {
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
};
