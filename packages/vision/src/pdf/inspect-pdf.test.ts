import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeIssuer, makeSigned } from '../chip/testing/make-chip';
import { isIban } from '../paper/paper-fields';
import { inspectPdf } from './inspect-pdf';
import {
  contentObject,
  contentOf,
  signedPdf,
  updated,
  type WrittenText,
  whiteBox,
  writePdf,
} from './testing/write-pdf';

const idle = new AbortController().signal;
const inspect = (bytes: Uint8Array) => inspectPdf(bytes, idle);

const MOVEMENTS = [
  ['02.01.2026', 'Rent', '-800.00', '1,700.00'],
  ['05.01.2026', 'Salary', '2,400.00', '4,100.00'],
  ['09.01.2026', 'Groceries', '-84.20', '4,015.80'],
  ['15.01.2026', 'Electricity', '-61.75', '3,954.05'],
  ['22.01.2026', 'Transfer', '-500.00', '3,454.05'],
] as const;

/** Lines of a sample bank statement. */
function statement(
  movements: readonly (readonly string[])[] = MOVEMENTS,
  closing = '3,454.05',
): WrittenText[] {
  return [
    { text: 'Example Savings Bank', x: 50, y: 790, size: 16, font: 'F3' },
    { text: 'Bank statement', x: 50, y: 765 },
    { text: 'Account holder: Camille Durand', x: 50, y: 745 },
    { text: 'IBAN DE89 3704 0044 0532 0130 00', x: 50, y: 730 },
    { text: 'Statement period: 01.01.2026 - 31.01.2026', x: 50, y: 715 },
    { text: 'Currency: EUR', x: 50, y: 700 },
    { text: 'Opening balance', x: 50, y: 680 },
    { text: '2,500.00', x: 450, y: 680 },
    ...movements.flatMap(([date = '', what = '', amount = '', balance = ''], at) => [
      { text: date, x: 50, y: 660 - at * 15 },
      { text: what, x: 130, y: 660 - at * 15 },
      { text: amount, x: 330, y: 660 - at * 15 },
      { text: balance, x: 450, y: 660 - at * 15 },
    ]),
    { text: 'Closing balance', x: 50, y: 560, font: 'F3' },
    { text: closing, x: 450, y: 560, font: 'F3' },
  ];
}
const GENUINE = contentOf(statement());

/** Creates an object stream that contains an object. */
function packedObject(number: number, dictionary: string): ReadonlyMap<number, string> {
  const head = `${number} 0 `;
  const packed = deflateSync(head + dictionary);
  const of = `<< /Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode /Length ${packed.length} >>`;
  return new Map([[2500, `${of}\nstream\n${packed.toString('latin1')}\nendstream`]]);
}

/** Creates the statement with an attachment. */
const withFile = (name: string) =>
  writePdf([GENUINE], {
    catalogue: `/Names << /EmbeddedFiles << /Names [(${name}) 1501 0 R] >> >>`,
    objects: new Map([
      [1501, `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 1502 0 R >> >>`],
      [1502, '<< /Type /EmbeddedFile /Length 4 >>\nstream\nnone\nendstream'],
    ]),
  });

describe('a bank statement', () => {
  it('passes without changes, and its transactions add up', async () => {
    const { tamper, paper, text, pages } = await inspect(writePdf([GENUINE]));
    expect(tamper).toEqual({ result: 'PASS', reasons: [] });
    expect(pages).toBe(1);
    expect(text).toContain('Opening balance 2,500.00');
    expect(paper).toMatchObject({
      documentType: 'BANK_STATEMENT',
      fields: {
        bankName: 'Example Savings Bank',
        accountHolder: 'Camille Durand',
        iban: 'DE89370400440532013000',
        currency: 'EUR',
        periodStart: '2026-01-01',
        periodEnd: '2026-01-31',
        openingBalance: 2500,
        closingBalance: 3454.05,
      },
      faults: [],
    });
    expect(paper?.fields.transactions).toHaveLength(5);
    expect((paper?.fields.transactions as unknown[])[2]).toEqual({
      date: '2026-01-09',
      description: 'Groceries',
      amount: -84.2,
      currency: 'EUR',
      balance: 4015.8,
    });
  });

  it('with debits without a minus is understood from its balances', async () => {
    const plain = MOVEMENTS.map(([date, what, amount, balance]) => [
      date,
      what,
      amount.replace('-', ''),
      balance,
    ]);
    const { paper, tamper } = await inspect(writePdf([contentOf(statement(plain))]));
    expect(tamper.result).toBe('PASS');
    expect((paper?.fields.transactions as { amount: number }[]).map(({ amount }) => amount)).toEqual([
      -800, 2400, -84.2, -61.75, -500,
    ]);
  });

  it.each<[string, string, () => Buffer]>([
    [
      'an amount painted over and rewritten',
      'TEXT_REPLACED',
      () =>
        writePdf([
          `${GENUINE}\n${whiteBox(325, 640, 60, 14)}\n${contentOf([{ text: '9,400.00', x: 330, y: 645 }])}`,
        ]),
    ],
    [
      'an amount written on another',
      'TEXT_OVER_TEXT',
      () => writePdf([`${GENUINE}\n${contentOf([{ text: '9,999.99', x: 330, y: 645 }])}`]),
    ],
    [
      'a note with another amount',
      'NOTE_OVER_TEXT',
      () =>
        writePdf([GENUINE], {
          notes: [
            '<< /Type /Annot /Subtype /FreeText /Rect [320 638 400 660] /Contents (9,400.00) /DA (/Helv 10 Tf) >>',
          ],
        }),
    ],
  ])('fails with %s', async (_, reason, forged) => {
    const { tamper } = await inspect(forged());
    expect(tamper.result).toBe('FAIL');
    expect(tamper.reasons).toContain(reason);
  });

  it('that was updated after it was written gets REVIEW', async () => {
    const forged = contentOf(statement([['02.01.2026', 'Rent', '-100.00', '2,400.00']], '2,400.00'));
    const { tamper, text } = await inspect(
      updated(writePdf([GENUINE]), new Map([[4, contentObject(forged)]])),
    );
    expect(tamper.result).toBe('REVIEW');
    expect(tamper.reasons).toContain('CHANGED_AFTER_WRITING');
    expect(text).toContain('-100.00');
  });

  it.each<[string, string, () => Buffer]>([
    [
      'balances that do not add up',
      'BALANCE_DOES_NOT_ADD_UP',
      () =>
        writePdf([
          contentOf(
            statement(MOVEMENTS.map((row, at) => (at === 1 ? [row[0], row[1], '9,400.00', row[3]] : row))),
          ),
        ]),
    ],
    [
      'a different closing balance',
      'CLOSING_BALANCE_DIFFERS',
      () => writePdf([contentOf(statement(MOVEMENTS, '8,454.05'))]),
    ],
    ['wrong IBAN check digits', 'IBAN_CHECK_DIGITS', () => writePdf([GENUINE.replace('DE89', 'DE88')])],
    [
      'an editor as producer',
      'MADE_WITH_EDITOR',
      () => writePdf([GENUINE], { info: '/Producer (iLovePDF) /CreationDate (D:20260105090000Z)' }),
    ],
    [
      'a script that runs on opening',
      'SCRIPT_WITHIN',
      () => writePdf([GENUINE], { catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
    ],
    [
      'a script in a compressed object with an encoded name',
      'SCRIPT_WITHIN',
      () =>
        writePdf([GENUINE], {
          catalogue: '/OpenAction 1501 0 R',
          objects: packedObject(1501, '<< /S /Java#53cript /JS (1) >>'),
        }),
    ],
    [
      'an action that starts a program',
      'STARTS_PROGRAM',
      () => writePdf([GENUINE], { catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
    ],
    ['an attachment', 'FILE_WITHIN', () => withFile('macros.docm')],
    [
      'a file attached to its page',
      'FILE_WITHIN',
      () => writePdf([GENUINE], { notes: ['<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] >>'] }),
    ],
    ['a patch over a line', 'TEXT_COVERED', () => writePdf([`${GENUINE}\n${whiteBox(45, 610, 460, 14)}`])],
  ])('with %s gets REVIEW', async (_, reason, made) => {
    const { tamper } = await inspect(made());
    expect(tamper.result).toBe('REVIEW');
    expect(tamper.reasons).toContain(reason);
  });

  it('passes with the invoice attached as data', async () => {
    expect((await inspect(withFile('factur-x.xml'))).tamper).toEqual({ result: 'PASS', reasons: [] });
  });

  it('passes with a font that declares its letters far wider than they are', async () => {
    const wide = (spacing: number) =>
      `${GENUINE}\nBT /F1 10 Tf ${spacing} Tc 50 200 Td (declared twice as wide) Tj ET BT /F1 10 Tf 0 Tc 110 200 Td (what follows it) Tj ET`;
    expect((await inspect(writePdf([wide(5)]))).tamper).toEqual({ result: 'PASS', reasons: [] });
    expect((await inspect(writePdf([wide(1)]))).tamper.reasons).toContain('TEXT_OVER_TEXT');
  });

  describe('with a title that is set again on a patch', () => {
    const anew = (...lines: readonly (readonly [text: string, y: number])[]) =>
      writePdf([
        `${GENUINE}\n${whiteBox(45, 680, 260, 105)}\n${contentOf(
          lines.map(([text, y]) => ({ text, x: 60, y, size: 9 })),
        )}`,
      ]);
    const bare = (text: string) => contentOf([{ text, x: 60, y: 200 }]);
    const covering = (text: string, ...again: readonly (readonly [text: string, y: number])[]) =>
      writePdf([
        `${GENUINE}\n${bare(text)}\n${whiteBox(50, 180, 300, 40)}\n${contentOf(
          again.map(([line, y]) => ({ text: line, x: 65, y, size: 9 })),
        )}`,
      ]);

    it('passes if the words are the same', async () => {
      const pdf = covering('How it is made and sold', ['How it is', 205], ['made and sold', 193]);
      expect((await inspect(pdf)).tamper).toEqual({ result: 'PASS', reasons: [] });
    });

    it.each<[string, string, ...(readonly [string, number])[]]>([
      ['other words', 'How it is made and sold', ['How it is', 205], ['made and lent', 193]],
      ['the lines in another order', 'How it is made and sold', ['made and sold', 205], ['How it is', 193]],
      ['unchanged numbers', 'Total 302 and 80', ['Total 302', 205], ['and 80', 193]],
    ])('fails with %s', async (_, text, ...again) => {
      expect((await inspect(covering(text, ...again))).tamper.reasons).toContain('TEXT_REPLACED');
    });

    it('fails when the patch covers account data', async () => {
      expect((await inspect(anew(['Bank statement', 765]))).tamper.result).toBe('FAIL');
    });
  });

  it('passes with scripts that only format its fields', async () => {
    const script = '<< /S /JavaScript /JS (AFNumber_Format\\(2, 2, 0, 0, "", true\\);) >>';
    const notes = [
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [50 60 200 80] /AA << /F ${script} >> >>`,
    ];
    expect((await inspect(writePdf([GENUINE], { notes }))).tamper).toEqual({ result: 'PASS', reasons: [] });
  });

  it('passes with a background, a bold total, a link and a form field', async () => {
    const content = `0.95 0.97 1 rg 0 0 595 842 re f 0.9 g 40 670 500 20 re f 0 g\n${GENUINE}`;
    const notes = [
      '<< /Type /Annot /Subtype /Link /Rect [50 100 200 120] >>',
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [50 60 200 80] >>',
    ];
    expect((await inspect(writePdf([content], { notes }))).tamper).toEqual({ result: 'PASS', reasons: [] });
  });
});

describe('a form', () => {
  const field = (rect: string, appearance: number) =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /Rect [${rect}] /AP << /N ${appearance} 0 R >> >>`;
  const appearance = (text: string) => {
    const content = `1 1 1 rg 0 0 120 16 re f 0 g BT /F1 10 Tf 2 4 Td (${text}) Tj ET`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 120 16] /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
  };
  const filled = (rect: string) =>
    writePdf([GENUINE], {
      notes: [field('300 480 420 496', 1002), field(rect, 1003), appearance('302,80'), appearance('0,00')],
    });

  it("passes with fields at their positions, and their values are part of the page's text", async () => {
    const { tamper, text } = await inspect(filled('300 450 420 466'));
    expect(tamper).toEqual({ result: 'PASS', reasons: [] });
    expect(text).toMatch(/302,80\n0,00/);
  });

  it('fails if a field covers an amount', async () => {
    expect((await inspect(filled('445 556 565 572'))).tamper).toEqual({
      result: 'FAIL',
      reasons: ['TEXT_REPLACED', 'TEXT_OVER_TEXT'],
    });
  });
});

it("comments without a position on the page aren't a change", async () => {
  const notes = ['<< /Type /Annot /Subtype /Popup /Contents (seen) >>'];
  expect((await inspect(writePdf([GENUINE], { notes }))).tamper).toEqual({ result: 'PASS', reasons: [] });
});

it("overlapping letters set by a typesetter, spaces and punctuation aren't a change", async () => {
  const content = contentOf([
    { text: 'L', x: 100, y: 300 },
    { text: 'A', x: 102.5, y: 302, size: 7 },
    { text: 'Page   ', x: 100, y: 280 },
    { text: 'ii', x: 126, y: 280 },
    ...[...'20261127'].map((text, at) => ({ text, x: 100 + at * 3.2, y: 240 })),
    { text: '1234', x: 100, y: 260 },
    { text: '5678', x: 100, y: 264 },
  ]);
  const patch = `${contentOf([{ text: '.', x: 200, y: 200 }])}\n${whiteBox(190, 195, 60, 20)}\n${contentOf([{ text: 'Diagram', x: 195, y: 200 }])}`;
  expect((await inspect(writePdf([`${content}\n${patch}`]))).tamper).toEqual({ result: 'PASS', reasons: [] });
});

it('a bill is read', async () => {
  const bill = contentOf([
    { text: 'Example Energy', x: 50, y: 790, size: 16 },
    { text: 'Electricity bill', x: 50, y: 765 },
    { text: 'Customer number: 44120', x: 50, y: 745 },
    { text: 'Invoice date: 03.02.2026', x: 50, y: 730 },
    { text: 'Service address: 12 Rue de la Paix, 75002 Paris', x: 50, y: 715 },
    { text: 'Consumption 312 kWh', x: 50, y: 700 },
  ]);
  expect((await inspect(writePdf([bill]))).paper).toMatchObject({
    documentType: 'UTILITY_BILL',
    fields: {
      provider: 'Example Energy',
      accountNumber: '44120',
      issueDate: '2026-02-03',
      serviceAddress: '12 Rue de la Paix, 75002 Paris',
      usageDetails: [{ quantity: 312, unit: 'kWh' }],
    },
  });
});

it('a bill with its date in the heading, its address below a label and its consumption in a table is read', async () => {
  const bill = contentOf([
    { text: 'EXEMPLE ÉNERGIE', x: 50, y: 790, size: 16 },
    { text: 'Votre facture du 29/01/2026 no 20153598', x: 300, y: 790 },
    { text: 'Compte de facturation : 1234567', x: 50, y: 760 },
    { text: 'Lieu de consommation', x: 50, y: 740 },
    { text: 'Prochain relevé', x: 300, y: 740 },
    { text: 'Référence : 98765', x: 50, y: 728 },
    { text: '12 AVENUE DES LILAS', x: 50, y: 716 },
    { text: '75000 PARIS', x: 50, y: 704 },
    { text: 'Electricité du 28/11/2025 au 27/01/2026', x: 50, y: 660 },
    { text: '8 581 kWh', x: 280, y: 660 },
    { text: '10,470 cEUR/kWh', x: 360, y: 660 },
    { text: '898,43 EUR', x: 470, y: 660 },
    { text: 'Taxe du 28/11/2025 au 27/01/2026', x: 50, y: 640 },
    { text: '4 364 kWh', x: 280, y: 640 },
  ]);
  expect((await inspect(writePdf([bill]))).paper?.fields).toMatchObject({
    provider: expect.stringMatching(/^EXEMPLE/),
    issueDate: '2026-01-29',
    documentNumber: '20153598',
    accountNumber: '1234567',
    serviceAddress: '12 AVENUE DES LILAS, 75000 PARIS',
    usageDetails: [
      { periodStart: '2025-11-28', periodEnd: '2026-01-27', quantity: 8581, unit: 'kWh', amount: 898.43 },
    ],
  });
});

it('a bill with joined words is read, without a sentence as provider or a postal code as IBAN', async () => {
  const bill = contentOf([
    { text: 'Questions?Please', x: 50, y: 790 },
    { text: 'Page1', x: 400, y: 790 },
    { text: 'BillAcct.No.', x: 400, y: 770 },
    { text: 'Due Date', x: 490, y: 770 },
    { text: '00000-0000', x: 400, y: 758 },
    { text: 'Service to:', x: 50, y: 740 },
    { text: 'CUSTOMER', x: 50, y: 728 },
    { text: '123MAINST', x: 50, y: 716 },
    { text: 'ANYTOWN,PA18062', x: 50, y: 704 },
    { text: 'PA18 0621 ABCD 1234 5678', x: 50, y: 680 },
    { text: 'Electricity 1429 kWh', x: 50, y: 660 },
  ]);
  const paper = (await inspect(writePdf([bill]))).paper;
  expect(paper?.fields).toMatchObject({
    accountNumber: '00000-0000',
    serviceAddress: '123MAINST, ANYTOWN,PA18062',
    usageDetails: [{ quantity: 1429, unit: 'kWh' }],
  });
  expect(paper?.fields).not.toHaveProperty('provider');
  expect(paper?.faults).toEqual([]);
});

it.each([
  ['1.234 kWh', [1234, 'kWh']],
  ['1,234 kWh', [1234, 'kWh']],
  ['1 234,5 kWh', [1234.5, 'kWh']],
  ['12,5 m3', [12.5, 'm3']],
  ['12,345 m3', null],
])('the quantity of %s is read unless it is ambiguous', async (written, wanted) => {
  const bill = contentOf([
    { text: 'Example Works', x: 50, y: 790 },
    { text: 'Utility bill', x: 50, y: 765 },
    { text: `Consumption ${written}`, x: 50, y: 700 },
  ]);
  const usage = (await inspect(writePdf([bill]))).paper?.fields.usageDetails as
    | readonly { quantity: number; unit: string }[]
    | undefined;
  expect(usage?.map(({ quantity, unit }) => [quantity, unit])[0] ?? null).toEqual(wanted);
});

it.each([
  ['month first on documents in dollars', '02/03/2026', '$', '2026-02-03'],
  ['month first with single digits', '2/3/2026', 'USD', '2026-02-03'],
  ['day first if the first number exceeds 12', '25/03/2026', '$', '2026-03-25'],
  ['day first on documents in pounds', '02/03/2026', '£', '2026-03-02'],
])('dates are read %s', async (_, date, money, expected) => {
  const bill = contentOf([
    { text: 'Example Power', x: 50, y: 790 },
    { text: 'Electricity bill', x: 50, y: 765 },
    { text: `Invoice date: ${date}`, x: 50, y: 745 },
    { text: `Amount due ${money} 81.20`, x: 50, y: 725 },
  ]);
  expect((await inspect(writePdf([bill]))).paper?.fields.issueDate).toBe(expected);
});

describe('a signature', () => {
  const issuer = makeIssuer('rsa', 'Example Bank', null);
  const sign = (content: Uint8Array) => makeSigned(issuer, '1.2.840.113549.1.7.1', content, true);
  const genuine = writePdf([GENUINE]);
  const forged = contentObject(contentOf(statement(MOVEMENTS, '9,999.00')));

  it('of a known kind is harmless, and one of an unknown kind gets REVIEW', async () => {
    expect((await inspect(signedPdf(genuine, sign))).tamper).toEqual({ result: 'PASS', reasons: ['SIGNED'] });
    const unknown = signedPdf(genuine, () => Buffer.from('3003020101', 'hex'));
    expect((await inspect(unknown)).tamper).toEqual({
      result: 'REVIEW',
      reasons: ['CHANGED_AFTER_WRITING', 'SIGNATURE_NOT_READ'],
    });
  });

  it('may also cover the brackets around itself', async () => {
    const pdf = signedPdf(genuine, sign);
    const text = pdf.toString('latin1');
    const [range = '', from, next, rest] = /\/ByteRange \[0 (\d+) (\d+) (\d+)\] */.exec(text) ?? [];
    const [begin, end] = [Number(from) + 1, Number(next) - 1];
    const wider = `/ByteRange [0 ${begin} ${end} ${Number(rest) + 1}]`.padEnd(range.length);
    const ready = text.replace(range, wider);
    const signed = Buffer.from(ready.slice(0, begin) + ready.slice(end), 'latin1');
    const digits = Buffer.from(sign(signed))
      .toString('hex')
      .padEnd(end - begin, '0');
    const whole = Buffer.from(ready.slice(0, begin) + digits + ready.slice(end), 'latin1');
    expect((await inspect(whole)).tamper).toEqual({ result: 'PASS', reasons: ['SIGNED'] });
    whole[300]! ^= 1;
    expect((await inspect(whole)).tamper.reasons).toContain('SIGNATURE_BROKEN');
  });

  it('may be followed by validation data for its certificates', async () => {
    const proofs = new Map([
      [810, '<< /Type /DSS /Certs [811 0 R] >>'],
      [811, contentObject('0000')],
    ]);
    expect((await inspect(updated(signedPdf(genuine, sign), proofs))).tamper.result).toBe('PASS');
  });

  it("that doesn't match the bytes fails", async () => {
    const text = signedPdf(genuine, sign).toString('latin1').replace('2,400.00', '9,400.00');
    const { result, reasons } = (await inspect(Buffer.from(text, 'latin1'))).tamper;
    expect(result).toBe('FAIL');
    expect(reasons).toContain('SIGNATURE_BROKEN');
  });

  it.each<[string, () => Buffer]>([
    ['appended after it', () => updated(signedPdf(genuine, sign), new Map([[4, forged]]))],
    ['in the same update', () => signedPdf(genuine, sign, new Map([[4, forged]]))],
    [
      'declared as validation data',
      () =>
        updated(
          signedPdf(genuine, sign),
          new Map([
            [810, '<< /Type /DSS /Certs [4 0 R] >>'],
            [3, '<< /Type /Page /Parent 2 0 R /Contents 811 0 R >>'],
            [811, forged],
          ]),
        ),
    ],
    [
      'next to an invalid signature',
      () =>
        updated(
          genuine,
          new Map([
            [800, '<< /Type /Sig >>'],
            [3, '<< /Type /Page >>'],
          ]),
        ),
    ],
  ])("doesn't excuse a change %s", async (_, made) => {
    const { result, reasons } = (await inspect(made())).tamper;
    expect(result).toBe('REVIEW');
    expect(reasons).toContain('CHANGED_AFTER_WRITING');
  });
});

describe('an update that claims to be harmless', () => {
  const issuer = makeIssuer('rsa', 'Nobody', null);
  const sign = (content: Uint8Array) => makeSigned(issuer, '1.2.840.113549.1.7.1', content, true);
  const genuine = writePdf([GENUINE]);
  const content = contentOf(statement(MOVEMENTS, '9,999.00'));
  const typed = (type: string) => contentObject(content).replace('<<', `<< /Type /${type}`);
  const DSS = '<< /Type /DSS >>';
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Rotate 180 >>';
  it.each<[string, () => Buffer]>([
    [
      'lists the content as a certificate',
      () =>
        updated(
          genuine,
          new Map([
            [810, '<< /Type /DSS /Certs [4 0 R] >>'],
            [4, contentObject(content)],
          ]),
        ),
    ],
    [
      'declares the content as metadata',
      () =>
        updated(
          genuine,
          new Map([
            [810, DSS],
            [4, typed('Metadata')],
          ]),
        ),
    ],
    ['declares the content as validation data', () => updated(genuine, new Map([[4, typed('DSS')]]))],
    [
      'declares the content as validation data after a signature',
      () => updated(signedPdf(genuine, sign), new Map([[4, typed('DSS')]])),
    ],
    ['is signed by an unknown signer', () => signedPdf(genuine, sign, new Map([[4, typed('ExtGState')]]))],
    [
      'rotates a page and is signed by an unknown signer',
      () => signedPdf(genuine, sign, new Map([[3, page]])),
    ],
  ])('gets REVIEW when it %s', async (_, made) => {
    const { tamper } = await inspect(made());
    expect(tamper.result).toBe('REVIEW');
    expect(tamper.reasons).toContain('CHANGED_AFTER_WRITING');
  });

  it('is accepted when it only adds the field of a signature to a page', async () => {
    const fonts = `/F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> /F3 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >> /F2 << /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>`;
    const field = '<< /Type /Annot /Subtype /Widget /FT /Sig /T (s) /V 800 0 R /Rect [50 60 200 80] >>';
    const laid = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << ${fonts} >> >> /Contents 4 0 R /Annots [820 0 R] >>`;
    const made = signedPdf(
      genuine,
      sign,
      new Map([
        [3, laid],
        [820, field],
      ]),
    );
    expect((await inspect(made)).tamper).toEqual({ result: 'PASS', reasons: ['SIGNED'] });
  });
});

describe("a PDF that can't be read", () => {
  const zeros = deflateSync(Buffer.alloc(120 * 2 ** 20));
  const stream = (dictionary: string, packed: Uint8Array, more = '') =>
    Buffer.concat([
      Buffer.from(`%PDF-1.7\n4 0 obj\n<< ${dictionary} >>\nstream\n`, 'latin1'),
      packed,
      Buffer.from(`\nendstream\nendobj\n${more}`, 'latin1'),
    ]);
  /** A stored block whose content contains `endstream`, followed by the oversized data. */
  const falseEnd = () => {
    const word = Buffer.from('\nendstream\n', 'latin1');
    return Buffer.concat([
      zeros.subarray(0, 2),
      Buffer.from([0, word.length, 0, ~word.length & 255, 255]),
      word,
      zeros.subarray(2),
    ]);
  };
  const hex = Buffer.from(`${zeros.toString('hex')}>`, 'latin1');
  const runs = Buffer.alloc(1_600_000, Buffer.from([129, 32]));
  const picture = Buffer.from('ffd8ffc0000b08ffffffff0101110000', 'hex');
  const locked = () =>
    writePdf([GENUINE], {
      trailer: `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
    });
  const written = (page: string, objects: string) =>
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n${page}\nendobj\n${objects}trailer\n<< /Root 1 0 R /Size 99 >>\nstartxref\n0\n%%EOF\n`,
      'latin1',
    );
  const object = (number: number, dictionary: string, content: string) =>
    `${number} 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`;
  /** A page that draws a form, which draws another form ten times, and so on. */
  const formsInForms = (depth: number) => {
    const forms = Array.from({ length: depth }, (_, at) =>
      object(
        5 + at,
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${6 + at} 0 R >> >>`,
        '/X Do '.repeat(10),
      ),
    );
    const page =
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /X 5 0 R >> >> /Contents 4 0 R >>\nendobj\n';
    return written(
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `${page}${object(4, '', '/X Do')}${forms.join('')}`,
    );
  };
  const ownParent = () => written('<< /Type /Pages /Kids [2 0 R] /Count 1 >>', '');
  it.each<[string, string, () => Uint8Array]>([
    ['another file type', 'NO_PDF', () => Buffer.from('P<UTOERIKSSON<<ANNA<MARIA')],
    ['an empty file', 'NO_PDF', () => new Uint8Array()],
    ['a file with only a header', 'DAMAGED', () => Buffer.from('%PDF-1.7\n')],
    ['a page tree that contains itself', 'DAMAGED', ownParent],
    ['deeply nested forms', 'TOO_LARGE', () => formsInForms(12)],
    ['an encrypted file', 'ENCRYPTED', locked],
    ['a decompression bomb', 'TOO_LARGE', () => stream('/Filter /FlateDecode', zeros)],
    ['a bomb in hexadecimal', 'TOO_LARGE', () => stream('/Filter [ /AHx /FlateDecode ]', hex)],
    ['a bomb with an encoded filter name', 'TOO_LARGE', () => stream('/Filter /F#6cateDecode', zeros)],
    [
      'a bomb with a referenced filter',
      'TOO_LARGE',
      () => stream('/Filter 9 0 R', hex, '9 0 obj [/AHx /Fl] endobj'),
    ],
    ['a bomb without a declared filter', 'TOO_LARGE', () => stream('', zeros)],
    [
      'a bomb with two filter entries',
      'TOO_LARGE',
      () => stream('/Filter /DCTDecode /F /FlateDecode', zeros),
    ],
    ['a bomb that contains endstream', 'TOO_LARGE', () => stream('/Filter /FlateDecode', falseEnd())],
    ['a run-length bomb', 'TOO_LARGE', () => stream('/Filter /RunLengthDecode', runs)],
    ['an image of four billion pixels', 'TOO_LARGE', () => stream('/Filter /DCTDecode', picture)],
  ])('is rejected with a reason: %s', async (_, reason, made) => {
    await expect(inspect(made())).rejects.toMatchObject({ name: 'UnreadablePdf', reason });
  });

  it('a document of 500 pages is read up to page 20', async () => {
    const pages = Array.from({ length: 500 }, (_, at) =>
      contentOf([{ text: `Page number ${at + 1}`, x: 50, y: 700 }]),
    );
    const { tamper, pages: count, text } = await inspect(writePdf(pages));
    expect(count).toBe(500);
    expect(tamper).toEqual({ result: 'PASS', reasons: ['PAGES_LEFT_OUT'] });
    expect(text).toContain('Page number 20');
    expect(text).not.toContain('Page number 21');
  });
});

it.each([
  ['DE89370400440532013000', true],
  ['GB29NWBK60161331926819', true],
  ['FR1420041010050500013M02606', true],
  ['DE88370400440532013000', false],
  ['DE89', false],
])('the check digits of %s are verified', (iban, isRight) => {
  expect(isIban(iban)).toBe(isRight);
});
