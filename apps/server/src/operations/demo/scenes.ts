import type { CastName } from './cast';

/** A demo verification and its outcome. */
export interface Scene {
  readonly who: CastName;
  /** Time: a share of the whole period, or hours before its end. */
  readonly at: { readonly share: number } | { readonly hoursAgo: number };
  readonly shows: 'identity' | 'address';
  /** Also included in short demos. */
  readonly isShort?: true;
  /** Face in front of the camera; default: the person's; null = they left before the selfie. */
  readonly selfie?: CastName | null;
  /** The person performs the liveness challenge. */
  readonly meetsChallenge?: true;
  /** Inputs in addition to the documents. */
  readonly claims?: { readonly [input: string]: string };
  /** Decision of a reviewer on a verification that the engines refer. */
  readonly review?: {
    readonly decision: 'APPROVED' | 'DECLINED';
    readonly by: ReviewerName;
    readonly afterHours: number;
    readonly note: string;
  };
}

export const REVIEWERS = ['Nadia (review)', 'Tom (review)'] as const;
export type ReviewerName = (typeof REVIEWERS)[number];
const [NADIA, TOM] = REVIEWERS;

/** Demo verifications with captures, from approved ones to those in a queue. */
export const SCENES: readonly Scene[] = [
  { who: 'katharina', at: { share: 0.08 }, shows: 'identity', isShort: true, meetsChallenge: true },
  {
    who: 'viktor',
    at: { share: 0.16 },
    shows: 'identity',
    review: {
      decision: 'APPROVED',
      by: TOM,
      afterHours: 4,
      note: 'Compared the portrait and the selfie manually.',
    },
  },
  {
    who: 'marcus',
    at: { share: 0.23 },
    shows: 'identity',
    isShort: true,
    review: {
      decision: 'APPROVED',
      by: NADIA,
      afterHours: 2.5,
      note: 'Compared the portrait and the selfie manually.',
    },
  },
  { who: 'camille', at: { share: 0.31 }, shows: 'address', isShort: true },
  { who: 'oliver', at: { share: 0.38 }, shows: 'identity', selfie: null },
  {
    who: 'istvan',
    at: { share: 0.46 },
    shows: 'identity',
    review: { decision: 'APPROVED', by: TOM, afterHours: 20, note: 'Called back on the number on file.' },
  },
  { who: 'daniel', at: { share: 0.52 }, shows: 'identity', meetsChallenge: true },
  { who: 'ana', at: { share: 0.58 }, shows: 'identity', isShort: true, selfie: 'daniel' },
  {
    who: 'peter',
    at: { share: 0.66 },
    shows: 'identity',
    review: {
      decision: 'DECLINED',
      by: NADIA,
      afterHours: 1,
      note: 'The same face was used earlier with another name.',
    },
  },
  {
    who: 'oliver',
    at: { share: 0.75 },
    shows: 'address',
    claims: { user_address: '3 Baker Street, London NW1 6XE' },
  },
  {
    who: 'camille',
    at: { share: 0.84 },
    shows: 'identity',
    review: { decision: 'APPROVED', by: TOM, afterHours: 3, note: 'Same person as on the bill.' },
  },
  { who: 'marcus', at: { hoursAgo: 21 }, shows: 'address', claims: { user_fullname: 'M. Reed' } },
  { who: 'ana', at: { hoursAgo: 9 }, shows: 'identity', isShort: true },
  { who: 'oliver', at: { hoursAgo: 3.5 }, shows: 'identity' },
  { who: 'istvan', at: { hoursAgo: 0.4 }, shows: 'identity', isShort: true, selfie: null },
];
