import { describe, expect, it } from 'vitest';
import { onlySetsFields } from './actions';

/** A script as programs that make forms write it. */
const action = (script: string) => `<< /S /JavaScript /JS (${script.replace(/[()\\]/g, '\\$&')}) >>`;

describe('scripts of a form', () => {
  it.each([
    ['the form of a number', 'AFNumber_Format(2, 0, 0, 0, "", true);'],
    ['what may be typed', 'AFNumber_Keystroke(2, 0, 0, 0, " €", true)'],
    ['a date', 'AFDate_FormatEx("dd.mm.yyyy"); AFDate_KeystrokeEx("dd.mm.yyyy");'],
    ['a time', 'AFTime_Format(0);'],
    ['a mask of digits', 'AFSpecial_KeystrokeEx("999-99-9999");'],
    ['a sum', 'AFSimple_Calculate("SUM", new Array ("N.REM1", "N.REM2"));'],
    ['a sum in brackets', "AFSimple_Calculate('SUM', ['a\\'1', \"b\"])"],
    ['bounds', 'AFRange_Validate(true, -1.5, true, 100);\r\n'],
  ])('that set %s are none of a program', (_, script) => {
    expect(onlySetsFields(action(script))).toBe(true);
  });

  it.each([
    ['do something else', 'app.alert(1)'],
    ['do something else behind it', 'AFNumber_Format(2, 0, 0, 0, "", true); app.launchURL("x")'],
    ['do something else within it', 'AFNumber_Format(app.alert(1), 0, 0, 0, "", true)'],
    ['set digits before a number', 'AFNumber_Format(2, 0, 0, 0, "1", true)'],
    ['set digits by an escape', 'AFNumber_Format(2, 0, 0, 0, "\\x31", true)'],
    ['call a function of their own', 'AFNumber_FormatX(2)'],
    ['are cut off', 'AFNumber_Format(2, 0'],
    ['are empty', ''],
    ['are too long', `AFNumber_Format(2,${' '.repeat(5_000)}0)`],
  ])('that %s are programs', (_, script) => {
    expect(onlySetsFields(action(script))).toBe(false);
  });

  it('are read in hexadecimal, in two bytes a letter, and with letters in numbers', () => {
    const hex = Buffer.from('AFTime_Format(0)').toString('hex');
    const wide = Buffer.from('\ufeffAFTime_Format(0)', 'utf16le').swap16().toString('hex');
    for (const script of [`<${hex}>`, `<${wide}>`, '(\\101FTime_Format\\(0\\))', '(AFTime_For\\\nmat(0))'])
      expect(onlySetsFields(`<< /JS ${script} /S/JavaScript >>`)).toBe(true);
  });

  it('of which one is a program, stands elsewhere, or is not found, are programs', () => {
    const harmless = action('AFTime_Format(0)');
    for (const other of [
      action('app.alert(1)'),
      '<< /S /JavaScript /JS 12 0 R >>',
      '<< /S /JavaScript >>',
      '<< /S /JavaScript /JS (AFTime_Format\\(0\\)',
      '<< /S /JavaScript /JS <41ZZ> >>',
      '<< /S /JavaScript /JS % (AFTime_Format\\(0\\))\n12 0 R >>',
    ])
      expect(onlySetsFields(`${harmless}\n${other}`)).toBe(false);
  });
});
