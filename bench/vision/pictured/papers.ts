import { WORDINGS, type Wording } from './data/wordings';

/** A made-up paper: what it is, and its page as HTML without the head. */
interface MadePaper {
  readonly kind: 'bill' | 'statement' | 'letter';
  readonly html: string;
}

type Draw = () => number;
const from = <T>(items: readonly T[], draw: Draw): T => items[Math.floor(draw() * items.length)]!;
const whole = (draw: Draw, least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
const digits = (draw: Draw, count: number) => Array.from({ length: count }, () => whole(draw, 0, 9)).join('');

/** An amount as its language writes it. */
function money(language: string, cents: number): string {
  const [euros, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
  const grouped = String(euros).replace(
    /\B(?=(\d{3})+$)/g,
    language === 'en' ? ',' : language === 'fr' ? ' ' : '.',
  );
  return language === 'en' ? `£${grouped}.${rest}` : `${grouped},${rest} €`;
}

const day = (draw: Draw, month: number) =>
  `${String(whole(draw, 1, 28)).padStart(2, '0')}.${String(month).padStart(2, '0')}.2026`;

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function headOf(wording: Wording, draw: Draw): string {
  const [street, town] = from(wording.addresses, draw);
  const [title, number, date, account] = wording.bill;
  const facts = [
    [number, `${digits(draw, 4)} ${digits(draw, 6)}`],
    [date, day(draw, whole(draw, 1, 3))],
    [account, digits(draw, 10)],
  ];
  return `<header><b>${from(wording.suppliers, draw)}</b><small>www.example.com · ${digits(draw, 4)} ${digits(draw, 6)}</small></header>
<section class="top"><address>${from(wording.people, draw)}<br>${street}<br>${town}</address>
<table class="facts">${facts.map(([label = '', value = '']) => row([label, value])).join('')}</table></section><h1>${title}</h1>`;
}

function prose(wording: Wording, draw: Draw, paragraphs: number): string {
  return Array.from({ length: paragraphs }, () => {
    const sentences = Array.from({ length: whole(draw, 2, 4) }, () => from(wording.sentences, draw));
    return `<p>${sentences.join(' ')}</p>`;
  }).join('');
}

function charges(wording: Wording, draw: Draw): string {
  const rows = wording.lines.map((line) =>
    row([
      line,
      `${whole(draw, 10, 2400)} kWh`,
      `0,${digits(draw, 4)}`,
      money(wording.language, whole(draw, 90, 90_000)),
    ]),
  );
  return `<table class="rows">${rows.join('')}${row([`<b>${wording.bill[4]}</b>`, '', '', `<b>${money(wording.language, whole(draw, 4_000, 250_000))}</b>`])}</table>`;
}

function movements(wording: Wording, draw: Draw, count: number): string {
  let balance = whole(draw, 50_000, 400_000);
  return `<table class="rows">${Array.from({ length: count }, () => {
    const amount = whole(draw, 120, 42_000);
    balance += amount;
    const cells = [
      day(draw, 1),
      from(wording.movements, draw),
      money(wording.language, amount),
      money(wording.language, balance),
    ];
    return row(cells);
  }).join('')}</table>`;
}

const small = (wording: Wording, draw: Draw) =>
  `<footer>${from(wording.suppliers, draw)} · ${from(wording.addresses, draw).join(', ')} · IBAN XX00 ${digits(draw, 4)} ${digits(draw, 4)} ${digits(draw, 4)} · ${from(wording.sentences, draw)}</footer>`;

/** Draws one full page: bills, bank statements and letters in turn, in English, French, German and Spanish. */
export function makePaper(at: number, draw: Draw): MadePaper {
  const wording = WORDINGS[at % WORDINGS.length]!;
  const kind = (['bill', 'statement', 'letter'] as const)[Math.floor(at / WORDINGS.length) % 3]!;
  const body = {
    bill: () => prose(wording, draw, 2) + charges(wording, draw) + prose(wording, draw, 3),
    statement: () => movements(wording, draw, 26) + prose(wording, draw, 2),
    letter: () => prose(wording, draw, 7),
  }[kind];
  return { kind, html: headOf(wording, draw) + body() + small(wording, draw) };
}
