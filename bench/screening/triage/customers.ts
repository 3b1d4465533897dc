import { classifyName, type ListEntry } from '@assay/screening';
import { type Draw, dropMiddle, initial, reorder, typo } from '../noise';
import { asSpoken } from '../pairs';

/** Names of the customers of one country. */
export interface Population {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly source: 'faker' | 'own';
  /** True if the names are sorted by frequency; otherwise all are equally frequent. */
  readonly ranked: boolean;
  /** Separated by spaces. */
  readonly given: string;
  readonly family: string;
}

/** A customer as the API receives them. */
export interface Customer {
  readonly name: string;
  readonly type: 'PERSON' | 'ENTITY';
  readonly dob?: string;
  readonly country?: string;
  readonly photoId?: string;
}

/** Shares of customers with a known fact. */
const KNOWN_DOB = 0.88;
const KNOWN_COUNTRY = 0.92;
const KNOWN_DOCUMENT = 0.3;
/** Share of customers who live outside the country of their name. */
const ABROAD = 0.15;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Draws a date of birth of an adult of 18 to 80 years; most are between 25 and 55. */
function drawBirth(draw: Draw): string {
  const age = 18 + Math.floor(62 * Math.min(draw.share(), 0.25 + 0.75 * draw.share()));
  return `${2026 - age}-${twoDigits(1 + draw.below(12))}-${twoDigits(1 + draw.below(28))}`;
}

const drawNumber = (draw: Draw): string =>
  `${draw.share() < 0.6 ? String.fromCharCode(65 + draw.below(26)) : ''}${10_000_000 + draw.below(89_999_999)}`;

/** Draws a rank by Zipf's law with an offset: the tenth name is about a third as frequent as the first. */
function ranked(names: readonly string[], draw: Draw): string {
  const at = Math.floor(4 * ((names.length / 4 + 1) ** draw.share() - 1));
  return names[Math.min(at, names.length - 1)]!;
}

export class Customers {
  private readonly names: readonly { country: string; given: string[]; family: string[]; ranked: boolean }[];

  constructor(
    populations: readonly Population[],
    private readonly draw: Draw,
    /** Multiple of the shares of wrong dates and other countries of listed customers. */
    private readonly errors = 1,
  ) {
    this.names = populations.map(({ given, family, ...rest }) => ({
      ...rest,
      given: given.split(' '),
      family: family.split(' '),
    }));
  }

  private some(share: number): boolean {
    return this.draw.share() < share;
  }

  private facts(country: string, person: boolean): Omit<Customer, 'name' | 'type'> {
    const { draw } = this;
    const lives = this.some(ABROAD) ? draw.of(this.names).country : country;
    return {
      ...(person && this.some(KNOWN_DOB) ? { dob: drawBirth(draw) } : {}),
      ...(this.some(KNOWN_COUNTRY) ? { country: lives } : {}),
      ...(this.some(KNOWN_DOCUMENT) ? { photoId: drawNumber(draw) } : {}),
    };
  }

  /** Draws a person who is on no list. */
  person(): Customer {
    const { draw } = this;
    const { country, given, family, ranked: sorted } = draw.of(this.names);
    const one = (names: readonly string[]) => (sorted ? ranked(names, draw) : draw.of(names));
    const words = [one(given), ...(this.some(0.35) ? [one(given)] : []), one(family)];
    if (this.some(0.12)) words.push(one(family));
    if (this.some(0.08)) words.unshift(words.pop()!);
    return { name: words.join(' '), type: 'PERSON', ...this.facts(country, true) };
  }

  /** Draws a company that is on no list. */
  company(): Customer {
    const { draw } = this;
    const { country, given, family } = draw.of(this.names);
    const head = draw.of([
      () => draw.of(family),
      () => `${draw.of(family)} & ${draw.of(family)}`,
      () => draw.of(given),
      () => draw.of(BRANDS),
      () => `${draw.of(BRANDS)} ${draw.of(PLACES)}`,
      () => draw.of(PLACES),
    ])();
    const activity = this.some(0.85) ? ` ${draw.of(ACTIVITIES)}` : '';
    const second = this.some(0.3) ? ` ${draw.of(ACTIVITIES)}` : '';
    const form = this.some(0.8) ? ` ${draw.of(FORMS)}` : '';
    return { name: `${head}${activity}${second}${form}`, type: 'ENTITY', ...this.facts(country, false) };
  }

  /**
   * Draws the customer that a list entry describes, with the errors of real customer data. The shares are
   * assumptions; docs/benchmarks/screening-triage.md lists them.
   * @param respell returns another spelling of a word
   */
  listed(entry: ListEntry, respell: (word: string, draw: Draw) => string): Customer {
    const { draw } = this;
    const strong = entry.names.filter(({ weak, kind }) => weak !== true && kind !== 'low-quality');
    const [first = entry.names[0]!, ...others] = strong;
    const name = asSpoken((others.length > 0 && this.some(0.3) ? draw.of(others) : first).text);
    const known = entry.type === 'UNKNOWN' ? classifyName(name).type : entry.type;
    const type = known === 'ENTITY' ? 'ENTITY' : 'PERSON';
    const dob = type === 'PERSON' ? this.statedBirth(entry) : undefined;
    const country = this.statedCountry(entry);
    const photoId = this.statedNumber(entry);
    return {
      name: this.varied(name, respell),
      type,
      ...(dob === undefined ? {} : { dob }),
      ...(country === undefined ? {} : { country }),
      ...(photoId === undefined ? {} : { photoId }),
    };
  }

  private varied(name: string, respell: (word: string, draw: Draw) => string): string {
    const { draw } = this;
    let text = name;
    if (this.some(0.2))
      text = text
        .split(' ')
        .map((word) => (this.some(0.6) ? respell(word, draw) : word))
        .join(' ');
    if (this.some(0.12)) text = typo(text, draw);
    if (this.some(0.12)) text = dropMiddle(text, draw) ?? text;
    else if (this.some(0.04)) text = initial(text, draw) ?? text;
    if (this.some(0.12)) text = reorder(text, draw);
    return this.some(0.5) ? text.toUpperCase() : text;
  }

  private statedBirth({ births }: ListEntry): string | undefined {
    const { draw } = this;
    if (!this.some(KNOWN_DOB)) return undefined;
    if (births.length === 0) return drawBirth(draw);
    const { from, to, circa } = draw.of(births);
    let year = Number(from.slice(0, 4));
    if (to !== undefined) year += draw.below(Number(to.slice(0, 4)) - year + 1);
    if (circa) year += draw.below(5) - 2;
    const day =
      from.length === 10
        ? from.slice(4)
        : `-${twoDigits(1 + draw.below(12))}-${twoDigits(1 + draw.below(28))}`;
    const month = from.length === 7 ? `${from.slice(4)}-${twoDigits(1 + draw.below(28))}` : day;
    const date = `${year}${month}`;
    const kind = draw.share() / this.errors;
    // Other dates of birth: 6% of the customers who state one.
    if (kind < 0.015)
      return `${year}-${date.slice(8)}-${date.slice(5, 7)}`.replace(/-(1[3-9]|[23]\d)-/, '-12-');
    if (kind < 0.03) return this.wrongDigit(date);
    if (kind < 0.045) return date.slice(0, 4);
    if (kind < 0.05) return `${year}-01-01`;
    if (kind < 0.057) return `${year + draw.of([-1, 1])}${month}`;
    if (kind < 0.06)
      return `${year + draw.of([-5, -4, -3, -2, 2, 3, 4, 5])}-${twoDigits(1 + draw.below(12))}-${twoDigits(1 + draw.below(28))}`;
    return date;
  }

  private wrongDigit(date: string): string {
    const { draw } = this;
    const changed = (at: number, digit: number) => `${date.slice(0, at)}${digit}${date.slice(at + 1)}`;
    return draw.of([
      () => changed(3, draw.below(10)),
      () => changed(9, draw.below(10)),
      () => changed(6, draw.below(10) % 3),
    ])();
  }

  private statedCountry({ nationalities, countries }: ListEntry): string | undefined {
    const { draw } = this;
    if (!this.some(KNOWN_COUNTRY)) return undefined;
    if (this.some(ABROAD * this.errors)) return draw.of(this.names).country;
    const [own, all] = [nationalities.length > 0 ? nationalities : countries, countries];
    if (own.length === 0) return draw.of(this.names).country;
    return all.length > 0 && this.some(0.2) ? draw.of(all) : draw.of(own);
  }

  private statedNumber({ identifiers }: ListEntry): string | undefined {
    const { draw } = this;
    if (!this.some(KNOWN_DOCUMENT)) return undefined;
    const numbers = identifiers.filter(({ value }) => value.length >= 5);
    return numbers.length > 0 && this.some(0.7) ? draw.of(numbers).value : drawNumber(draw);
  }
}

const words = (text: string): string[] => text.trim().split(/\s+/);
const BRANDS =
  words(`Alpha Omega Delta Orion Phoenix Falcon Eagle Golden Star Sun Blue Ocean Atlas Global Prime United Royal
  Crystal Diamond Victory Horizon Summit Pioneer Green Silk Pearl Apex Nova Vega Titan Zenith Unity Fortune Liberty Crown Amber`);
const PLACES =
  words(`Gulf Asia Europe Baltic Caspian Danube Nile Sahara Andes Pacific Atlantic Levant Damascus Dubai Istanbul
  London Bogota Lima Lagos Nairobi Tehran Moscow Minsk Kyiv Madrid Milan Shanghai Taipei Seoul Pyongyang Manila Jakarta Karachi`);
const ACTIVITIES =
  words(`Trading Shipping Construction Holding Investment Logistics Foods Textiles Steel Oil Gas Energy Mining
  Technology Systems Electronics Chemicals Pharma Exchange Finance Insurance Transport Aviation Marine Engineering Industries
  Import Export Foundation Relief Charity Bank Media Security Design Consulting`);
const FORMS = words(
  'Ltd LLC Inc GmbH SA SAS SRL BV AG OOO JSC PJSC Co. FZE Corporation Limited Group Company',
);
