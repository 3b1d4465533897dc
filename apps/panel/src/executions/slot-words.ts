import type { LivenessAction, ReviewMedia } from '@assay/contract';

const SLOTS: { readonly [slot: string]: string } = {
  documentFront: 'Front of the document',
  documentFrontCropped: 'Front, cut out',
  documentBack: 'Back of the document',
  documentBackCropped: 'Back, cut out',
  barcode: 'Barcode',
  documentCaptureVideo: 'Video of the document',
  documentFrames: 'Further picture of the document',
  selfieVideo: 'Video of the selfie',
  selfieImage: 'Selfie',
  livenessFrames: 'Frame of the challenge',
  proofOfAddressFile: 'Proof of address',
  rfidFaceImage: 'Portrait of the chip',
  evidenceCollectionFiles: 'File',
  chipFiles: 'Files of the chip',
};

/** What a capture shows. */
export const slotName = (slot: string): string => SLOTS[slot] ?? slot;

const ACTIONS: { readonly [action in LivenessAction]: string } = {
  TURN_LEFT: 'Turn the head to the left',
  TURN_RIGHT: 'Turn the head to the right',
  BLINK: 'Close and open the eyes',
  OPEN_MOUTH: 'Open the mouth',
  COME_CLOSER: 'Come closer',
};

/** What the end user was asked to do. */
export const actionName = (action: LivenessAction): string => ACTIONS[action];

export const isPicture = ({ media_type: type }: Pick<ReviewMedia, 'media_type'>): boolean =>
  type?.startsWith('image/') ?? false;
