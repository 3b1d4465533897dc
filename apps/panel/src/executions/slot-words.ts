import type { LivenessAction, ScreenColour } from '@assay/contract';
import type { ReviewMedia } from '@assay/management-api';
import { english, inWords, type Sentence, t } from '../i18n/language';

const SLOTS: { readonly [slot: string]: Sentence } = {
  documentFront: english('Front of the document'),
  documentFrontCropped: english('Front, cut out'),
  documentBack: english('Back of the document'),
  documentBackCropped: english('Back, cut out'),
  barcode: english('Barcode'),
  documentCaptureVideo: english('Video of the document'),
  documentFrames: english('Further picture of the document'),
  selfieVideo: english('Video of the selfie'),
  selfieImage: english('Selfie'),
  livenessFrames: english('Frame of the challenge'),
  lightFrames: english('Face in the light of the screen'),
  proofOfAddressFile: english('Proof of address'),
  rfidFaceImage: english('Portrait of the chip'),
  evidenceCollectionFiles: english('File'),
  chipFiles: english('Files of the chip'),
};

/** What a capture shows. */
export const slotName = (slot: string): string => inWords(SLOTS[slot] ?? slot);

const ACTIONS: { readonly [action in LivenessAction]: Sentence } = {
  TURN_LEFT: english('Turn the head to the left'),
  TURN_RIGHT: english('Turn the head to the right'),
  BLINK: english('Close and open the eyes'),
  OPEN_MOUTH: english('Open the mouth'),
  COME_CLOSER: english('Come closer'),
};

/** What the end user was asked to do. */
export const actionName = (action: LivenessAction): string => t(ACTIONS[action]);

const COLOURS: { readonly [colour in ScreenColour]: Sentence } = {
  DARK: english('Dark'),
  WHITE: english('White'),
  BLUE: english('Blue'),
  GREEN: english('Green'),
  CYAN: english('Cyan'),
  AMBER: english('Amber'),
};

/** What the screen was to show. */
export const colourName = (colour: ScreenColour): string => t(COLOURS[colour]);

export const isPicture = ({ media_type: type }: Pick<ReviewMedia, 'media_type'>): boolean =>
  type?.startsWith('image/') ?? false;
