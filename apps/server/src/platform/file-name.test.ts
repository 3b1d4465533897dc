import { describe, expect, it } from 'vitest';
import { cleanName, savedAs, sentName } from './file-name';

describe('file names', () => {
  it.each([
    ["attachment; filename*=UTF-8''r%C3%A9sum%C3%A9%20%F0%9F%98%80.pdf", 'résumé 😀.pdf'],
    ['attachment; filename="letter.pdf"', 'letter.pdf'],
    ['attachment; filename="a \\"quoted\\" one.pdf"', 'a "quoted" one.pdf'],
    ['attachment; filename="plain.pdf"; filename*=utf-8\'en\'better.pdf', 'better.pdf'],
    ['attachment; filename=bare.txt', 'bare.txt'],
  ])('are read from %s', (header, name) => {
    expect(sentName(header)).toBe(name);
  });

  it.each([
    [undefined],
    ['attachment'],
    ["attachment; filename*=UTF-8''%FF%FE"],
    ["attachment; filename*=UTF-8''%"],
    ['attachment; filename='],
  ])('cause an error for the header %s', (header) => {
    expect(() => sentName(header)).toThrow(/Content-Disposition/);
  });

  it.each([
    ['letter.pdf', 'application/pdf', 'letter.pdf'],
    ['LETTER.PDF', 'application/pdf', 'LETTER.PDF'],
    ['../../etc/passwd', 'text/plain', 'passwd.txt'],
    ['C:\\Users\\anna\\scan.jpeg', 'image/jpeg', 'scan.jpeg'],
    ['folder/', 'image/png', 'file.png'],
    ['.htaccess', 'text/plain', 'htaccess.txt'],
    ['', 'text/csv', 'file.csv'],
    ['...', 'application/pdf', 'file.pdf'],
    ['invoice\u202efdp.exe', 'application/pdf', 'invoicefdp.exe.pdf'],
    ['tab\there\r\nX-Evil: 1\u0000.txt', 'text/plain', 'tab here X-Evil_ 1.txt'],
    ['"><img src=x onerror=alert(1)>.png', 'image/png', '___img src=x onerror=alert(1)_.png'],
    ['page.html', 'text/plain', 'page.html.txt'],
    ['rows.csv', 'text/plain', 'rows.csv'],
    ['פספורט.pdf', 'application/pdf', 'פספורט.pdf'],
    ['👨‍👩‍👧 family.png', 'image/png', '👨‍👩‍👧 family.png'],
    ['zero\u200bwidth\ufeff.txt', 'text/plain', 'zerowidth.txt'],
    [`${'x'.repeat(500)}.pdf`, 'application/pdf', `${'x'.repeat(150)}.pdf`],
  ] as const)('%j of type %s become %j', (sent, type, kept) => {
    expect(cleanName(sent, type)).toBe(kept);
  });

  it('are encoded for download and cannot break out of the header', () => {
    expect(savedAs('résumé (1) "x"; y=\'z\'.pdf')).toBe(
      `attachment; filename="r_sum_ (1) _x__ y__z_.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%281%29%20%22x%22%3B%20y%3D%27z%27.pdf`,
    );
    expect(savedAs('👨‍👩‍👧.png')).toMatch(/^[\x20-\x7e]+$/);
  });
});
