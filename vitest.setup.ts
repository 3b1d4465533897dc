import { afterEach, vi } from 'vitest';

// Files run one after the other in the same worker: nothing that one has put in place of a global may reach the next.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
