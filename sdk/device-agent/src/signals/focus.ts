import type { Collector } from '../collector';
import { attempt } from '../natives';

export const focus: Collector<'focus'> = {
  name: 'focus',
  limit: 100,
  fresh: true,
  collect: () => ({
    hasFocus: document.hasFocus(),
    visibility: document.visibilityState,
    framed: attempt(() => window.top !== window, true),
    historyLength: history.length,
  }),
};
