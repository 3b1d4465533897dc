import { describe, expect, it } from 'vitest';
import { onlySetsFields } from './actions';

/** Creates a script action in the format of form software. */
const action = (script: string) => `<< /S /JavaScript /JS (${script.replace(/[()\\]/g, '\\$&')}) >>`;

describe('onlySetsFields', () => {
  it.each([
    ['a number format', 'AFNumber_Format(2, 0, 0, 0, "", true);'],
    ['a number input format', 'AFNumber_Keystroke(2, 0, 0, 0, " €", true)'],
    ['a date format', 'AFDate_FormatEx("dd.mm.yyyy"); AFDate_KeystrokeEx("dd.mm.yyyy");'],
    ['a time format', 'AFTime_Format(0);'],
    ['a digit mask', 'AFSpecial_KeystrokeEx("999-99-9999");'],
    ['a sum', 'AFSimple_Calculate("SUM", new Array ("N.REM1", "N.REM2"));'],
    ['a sum with an array literal', "AFSimple_Calculate('SUM', ['a\\'1', \"b\"])"],
    ['a range', 'AFRange_Validate(true, -1.5, true, 100);\r\n'],
  ])('accepts %s', (_, script) => {
    expect(onlySetsFields(action(script))).toBe(true);
  });

  it.each([
    ['another call', 'app.alert(1)'],
    ['another call after a format', 'AFNumber_Format(2, 0, 0, 0, "", true); app.launchURL("x")'],
    ['another call as an argument', 'AFNumber_Format(app.alert(1), 0, 0, 0, "", true)'],
    ['a format that adds a digit', 'AFNumber_Format(2, 0, 0, 0, "1", true)'],
    ['a format that adds an escaped digit', 'AFNumber_Format(2, 0, 0, 0, "\\x31", true)'],
    ['an unknown function', 'AFNumber_FormatX(2)'],
    ['a truncated script', 'AFNumber_Format(2, 0'],
    ['an empty script', ''],
    ['a script that is too long', `AFNumber_Format(2,${' '.repeat(5_000)}0)`],
  ])('rejects %s', (_, script) => {
    expect(onlySetsFields(action(script))).toBe(false);
  });

  it('reads scripts in hexadecimal, in UTF-16 and with octal escapes', () => {
    const hex = Buffer.from('AFTime_Format(0)').toString('hex');
    const wide = Buffer.from('\ufeffAFTime_Format(0)', 'utf16le').swap16().toString('hex');
    for (const script of [`<${hex}>`, `<${wide}>`, '(\\101FTime_Format\\(0\\))', '(AFTime_For\\\nmat(0))'])
      expect(onlySetsFields(`<< /JS ${script} /S/JavaScript >>`)).toBe(true);
  });

  it("returns false if one of several scripts is a program, is stored elsewhere or isn't found", () => {
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
