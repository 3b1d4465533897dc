import type { Collector } from '../collector';

/** Class names that the widespread filter lists hide on every site. */
const BAITS = ['ad-banner adsbox', 'textads banner-ads', 'pub_300x250 sponsored-ad'];

/** Bait elements only: nothing is loaded. */
export const adblock: Collector<'adblock'> = {
  name: 'adblock',
  limit: 300,
  collect() {
    const box = document.createElement('div');
    box.style.position = 'absolute';
    box.style.left = '-999px';
    box.style.top = '0';
    const baits = BAITS.map((names) => {
      const bait = document.createElement('div');
      bait.className = names;
      bait.style.height = '5px';
      box.append(bait);
      return bait;
    });
    (document.body ?? document.documentElement).append(box);
    try {
      // Read at once: blockers' style sheets are there before the page is.
      return BAITS.filter((_, at) => baits[at]?.offsetHeight === 0);
    } finally {
      box.remove();
    }
  },
};
