import type { Collector } from '../collector';
import { holds } from './media-queries';

export const touch: Collector<'touch'> = {
  name: 'touch',
  limit: 100,
  collect: () => ({
    touchEvent: 'ontouchstart' in window,
    pointerCoarse: holds('pointer: coarse'),
    pointerFine: holds('pointer: fine'),
    hover: holds('hover: hover'),
    anyPointerCoarse: holds('any-pointer: coarse'),
    anyHover: holds('any-hover: hover'),
  }),
};
