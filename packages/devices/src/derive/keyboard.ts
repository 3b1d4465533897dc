import { KEYBOARD_LAYOUTS } from '../data/keyboard-layouts';

/** Returns the bundled layout with the most matching keys; null if more than a quarter of its keys differ. */
export function keyboardLayoutName(keys: { readonly [code: string]: string } | null): string | null {
  if (!keys) return null;
  let best: { readonly name: string; readonly agreed: number } | null = null;
  for (const { name, keys: expected } of KEYBOARD_LAYOUTS) {
    const codes = Object.entries(expected);
    const agreed = codes.filter(([code, character]) => keys[code] === character).length / codes.length;
    if (best === null || agreed > best.agreed) best = { name, agreed };
  }
  return best !== null && best.agreed >= 0.75 ? best.name : null;
}
