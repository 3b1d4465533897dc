import type { Collector } from '../collector';
import { EXTENSION_MARKS } from '../data/page-marks';
import { attempt } from '../natives';

/** What shows by itself; nothing is asked of any extension. */
export const extensions: Collector<'extensions'> = {
  name: 'extensions',
  limit: 100,
  fresh: true,
  collect: () =>
    EXTENSION_MARKS.filter(([, mark]) =>
      /^\w+$/.test(mark) ? mark in window : attempt(() => document.querySelector(mark) !== null, false),
    ).map(([name]) => name),
};
