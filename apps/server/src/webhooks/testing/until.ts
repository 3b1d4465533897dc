import { vi } from 'vitest';

/** What `look` finds as soon as it finds something. @throws Error when that takes more than 20 s. */
export const until = <Found>(look: () => Promise<Found>): Promise<NonNullable<Found>> =>
  vi.waitFor(
    async () => {
      const found = await look();
      if (!found) throw new Error('what the test waits for does not come');
      return found;
    },
    { timeout: 20_000, interval: 20 },
  );
