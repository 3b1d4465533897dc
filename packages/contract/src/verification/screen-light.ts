/**
 * Colours that the page shows so that a face throws them back: red, green, blue from 0 to 255 (sRGB). None is a saturated
 * red, which flashes must not be (WCAG 2.2, 2.3.1); each channel is on in some and off in others.
 */
export const SCREEN_COLOURS = {
  DARK: [0, 0, 0],
  WHITE: [255, 255, 255],
  BLUE: [0, 48, 255],
  GREEN: [0, 255, 64],
  CYAN: [0, 255, 255],
  AMBER: [255, 184, 0],
} as const satisfies { readonly [name: string]: readonly [red: number, green: number, blue: number] };
export type ScreenColour = keyof typeof SCREEN_COLOURS;

export const SCREEN_COLOUR_NAMES = Object.keys(SCREEN_COLOURS) as ScreenColour[];

/** How long each is shown, milliseconds: two changes a second, where three flashes are allowed (WCAG 2.2, 2.3.1). */
export const SCREEN_COLOUR_MS = 500;
