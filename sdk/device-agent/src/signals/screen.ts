import { type Collector, numberOf, textOf } from '../collector';
import { attempt } from '../natives';

export const screenData: Collector<'screen'> = {
  name: 'screen',
  limit: 100,
  fresh: true,
  collect() {
    const { screen } = window;
    const { isExtended } = screen as Screen & { readonly isExtended?: boolean };
    const root = document.documentElement;
    return {
      width: screen.width,
      height: screen.height,
      availableWidth: screen.availWidth,
      availableHeight: screen.availHeight,
      availableLeft: numberOf(screen, 'availLeft'),
      availableTop: numberOf(screen, 'availTop'),
      colorDepth: screen.colorDepth,
      pixelDepth: screen.pixelDepth,
      devicePixelRatio,
      isExtended: isExtended ?? null,
      orientationAngle: attempt(() => numberOf(screen.orientation, 'angle'), null),
      orientationType: attempt(() => textOf(screen.orientation, 'type'), null),
      innerWidth,
      innerHeight,
      outerWidth,
      outerHeight,
      screenX,
      screenY,
      scrollX: Math.round(scrollX),
      scrollY: Math.round(scrollY),
      documentWidth: numberOf(root, 'scrollWidth'),
      documentHeight: numberOf(root, 'scrollHeight'),
      visualScale: attempt(() => numberOf(visualViewport, 'scale'), null),
    };
  },
};
