/** Letter rows of the common Latin keyboard layouts: QWERTY, QWERTZ and AZERTY where they differ. */
export const KEYBOARD_ROWS: readonly string[] = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
];
