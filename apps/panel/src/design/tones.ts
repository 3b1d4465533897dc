/** Color families of states; each has a text, a soft and a fill token. */
export type Tone = 'positive' | 'caution' | 'negative' | 'info' | 'neutral';

const STATES: Readonly<Record<Tone, readonly string[]>> = {
  positive: [
    'APPROVE',
    'APPROVED',
    'PASS',
    'PASSED',
    'OK',
    'ACTIVE',
    'LIVE',
    'LOW',
    'FALSE_POSITIVE',
    'LEGITIMATE',
    'COMPLETED',
    'DELIVERED',
  ],
  caution: [
    'REVIEW',
    'IN_REVIEW',
    'WARNING',
    'MEDIUM',
    'PENDING',
    'CANARY',
    'POTENTIAL_MATCH',
    'OVERDUE',
    'ON_HOLD',
  ],
  negative: [
    'DECLINE',
    'DECLINED',
    'FAIL',
    'FAILED',
    'ERROR',
    'HIGH',
    'TRUE_POSITIVE',
    'TRUE_MATCH',
    'FRAUD',
    'BLOCKED',
  ],
  info: ['SHADOW', 'OPEN', 'IN_PROGRESS', 'RUNNING', 'STARTED', 'NEW', 'TEST'],
  neutral: [],
};

const TONES: ReadonlyMap<string, Tone> = new Map(
  (Object.keys(STATES) as readonly Tone[]).flatMap((tone) =>
    STATES[tone].map((state) => [state, tone] as const),
  ),
);

/** Returns the tone of a state, such as `positive` for APPROVE; `neutral` for unknown states. */
export const toneOf = (state: string): Tone => TONES.get(state.toUpperCase()) ?? 'neutral';
