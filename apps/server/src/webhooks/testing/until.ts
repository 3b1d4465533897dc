import { vi } from 'vitest';

/**
 * Returns the result of `look` as soon as there is one.
 * @throws Error when that takes more than 20 s
 */
export const until = <Found>(look: () => Promise<Found>): Promise<NonNullable<Found>> =>
  vi.waitFor(
    async () => {
      const found = await look();
      if (!found) throw new Error('what the test waits for does not come');
      return found;
    },
    { timeout: 20_000, interval: 20 },
  );
