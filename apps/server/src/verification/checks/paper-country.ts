import { type AddressEngine, countryCode } from '@assay/addresses';

/** Forms of postcodes that occur in one country or a few; the first matching row decides the candidates. */
const POSTCODES: readonly (readonly [form: RegExp, countries: string])[] = [
  [/〒|[都道府県].{1,8}[市区町村]/, 'JP'],
  [/(?:특별시|광역시|[가-힣]{2}도) |[가-힣]+[로길] ?\d/, 'KR'],
  [/\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/, 'CA'],
  [/\b(?:[A-Z]\d{2}|D6W) ?[A-Z]{1}[A-Z\d]{3}\b/, 'IE GB'],
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/, 'GB'],
  [/\b[A-Z]{2}[\s,.]*\d{5}(?:-\d{4})?\b/, 'US IT MX'],
  [/\b\d{5}-\d{3}\b/, 'BR'],
  [/\b\d{4}-\d{3}\b/, 'PT'],
  [/\b\d{2}-\d{3}\b/, 'PL'],
  [/\b\d{4} ?[A-Z]{2}\b/, 'NL'],
  [/\b[A-Z]\d{4}[A-Z]{3}\b/, 'AR'],
  [/\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s+\d{4}\b/, 'AU'],
  [/\b\d{3} \d{2}\b/, 'SE CZ SK GR'],
  [/\b\d{3} ?\d{3}\b/, 'IN SG CN RU RO CO'],
  [/\b\d{5}\b/, 'DE FR ES IT MX FI TR MY ID KR TH SA HR UA EE LT'],
  [/\b\d{4}\b/, 'AT CH BE DK NO HU AU NZ ZA PH BG SI LU PT AR'],
  [/P\.? ?O\.? ?BOX/i, 'AE QA KW OM BH KE'],
];

/** Words of a document that occur in some countries only. */
const HINTS: readonly (readonly [words: RegExp, countries: string])[] = [
  [/rechnung|kontoauszug|kundennummer|zeitraum/i, 'DE AT CH'],
  [/facture|relev[ée]|montant/i, 'FR BE CH LU'],
  [/\bCFE\b|R\.?F\.?C\.?\b|\bMXN\b/, 'MX'],
  [/factura|extracto|fecha|importe/i, 'ES MX AR CO'],
  [/fattura|bolletta|estratto conto/i, 'IT CH'],
  [/\bCPF\b|\bCNPJ\b|R\$|boleto/i, 'BR'],
  [/fatura|extrato/i, 'PT BR'],
  [/factuur|rekening/i, 'NL BE'],
  [/rachunek|faktura vat|wyci[ąa]g|z[łl]\b/i, 'PL'],
  [/faktura|k[rč]\b/i, 'SE NO DK CZ'],
  [/₹|\bINR\b|\bRs\.?\s?\d|GSTIN/i, 'IN'],
  [/£|\bGBP\b/, 'GB'],
  [/\bEUR\b|€/, 'DE FR ES IT IE NL BE AT FI PT GR'],
  [/\$|\bUSD\b/, 'US CA AU NZ SG MX'],
  [/\bCHF\b/, 'CH'],
  [/\bABN\b|\bAUD\b/, 'AU'],
  [/\bZAR\b|\bR\s?\d+[.,]\d{2}\b/, 'ZA'],
  [/\bAED\b|\bdirham/i, 'AE'],
  [/\bHUF\b|\bFt\b|számla/i, 'HU'],
  [/₺|\bTL\b|\bTRY\b/, 'TR'],
  [/\bSGD\b/, 'SG'],
  [/\bMYR\b|\bRM\s?\d/, 'MY'],
];
/** Weight of a hint, and of a city that the country has. */
const [HINT, KNOWN] = [1.5, 2];

/**
 * Returns the country of an address from its last line, the form of its postcode, its city and the words of the
 * document. Returns null if no country fits.
 * @param lines lines of the address
 * @param text text of the document
 * @returns ISO 3166-1 alpha-2
 */
export function addressCountry(
  lines: readonly string[],
  text: string,
  engine: Pick<AddressEngine, 'parseText' | 'judge'>,
): string | null {
  const written = lines.join('\n');
  const last = lines.at(-1) ?? '';
  const named = lines.length > 1 && /\p{L}{3}/u.test(last) && !/\d/.test(last) ? countryCode(last) : null;
  if (named !== null) return named;
  const row = POSTCODES.find(([form]) => form.test(written));
  if (!row) return null;
  const candidates = row[1].split(' ');
  if (candidates.length === 1) return candidates[0]!;
  const hinted = HINTS.filter(([words]) => words.test(text)).flatMap(([, countries]) => countries.split(' '));
  const rated = candidates.map((country, at) => {
    const parsed = engine.parseText(country, lines.join(', '));
    const { status, precision } = engine.judge(parsed);
    const isKnown = status !== 'NOT_FOUND' && precision !== 'ADMINISTRATIVE_AREA';
    const { city, postcode } = parsed.components;
    const parts = (city === null ? 0 : 1) + (postcode === null ? 0 : 1);
    return {
      country,
      score:
        parts +
        (isKnown ? KNOWN : 0) +
        HINT * Math.min(2, hinted.filter((one) => one === country).length) -
        at / 100,
    };
  });
  return rated.toSorted((a, b) => b.score - a.score)[0]?.country ?? null;
}
