import { HOMES } from './data';
import type { Person, Random } from './people';

/** A fictional end user for demo verifications, with drawn documents (`pictures/`). */
export interface CastMember {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly country: string;
  readonly house: number;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  readonly sex: 'F' | 'M';
  readonly documentNumber: string;
  /** Number of the drawn head. */
  readonly face: number;
}

const member = (
  id: string,
  [first, last, country]: readonly [first: string, last: string, country: string],
  paper: Pick<CastMember, 'birthDate' | 'sex' | 'documentNumber' | 'face' | 'house'>,
): CastMember => ({ id, first, last, country, email: `${id}.${last.toLowerCase()}.7@gmail.com`, ...paper });

export const CAST = {
  katharina: member('katharina', ['Katharina', 'Weber', 'DE'], {
    birthDate: '1988-03-21',
    sex: 'F',
    documentNumber: 'X71K40281',
    face: 12,
    house: 14,
  }),
  marcus: member('marcus', ['Marcus', 'Reid', 'GB'], {
    birthDate: '1979-11-02',
    sex: 'M',
    documentNumber: 'X30M77514',
    face: 1,
    house: 61,
  }),
  camille: member('camille', ['Camille', 'Laurent', 'FR'], {
    birthDate: '1993-07-30',
    sex: 'F',
    documentNumber: 'X55C19460',
    face: 15,
    house: 28,
  }),
  ana: member('ana', ['Ana', 'Ribeiro', 'BR'], {
    birthDate: '1996-01-12',
    sex: 'F',
    documentNumber: 'X82A60337',
    face: 10,
    house: 102,
  }),
  istvan: member('istvan', ['Istvan', 'Varga', 'HU'], {
    birthDate: '1957-09-08',
    sex: 'M',
    documentNumber: 'X14V52096',
    face: 2,
    house: 5,
  }),
  oliver: member('oliver', ['Oliver', 'Hughes', 'GB'], {
    birthDate: '1984-05-17',
    sex: 'M',
    documentNumber: 'X46H38827',
    face: 18,
    house: 77,
  }),
  daniel: member('daniel', ['Daniel', 'Brooks', 'US'], {
    birthDate: '1990-12-25',
    sex: 'M',
    documentNumber: 'X93B71145',
    face: 5,
    house: 33,
  }),
  viktor: member('viktor', ['Viktor', 'Marsh', 'US'], {
    birthDate: '1986-08-04',
    sex: 'M',
    documentNumber: 'X27M90618',
    face: 3,
    house: 9,
  }),
  /** Uses Viktor's face under another name. */
  peter: member('peter', ['Peter', 'Nolan', 'GB'], {
    birthDate: '1985-02-19',
    sex: 'M',
    documentNumber: 'X68N24703',
    face: 3,
    house: 90,
  }),
} as const satisfies { readonly [name: string]: CastMember };
export type CastName = keyof typeof CAST;

const homeOf = ({ country }: CastMember) => HOMES.find((home) => home.country === country) ?? HOMES[0];

/** Returns the cast member as a customer of the shop. */
export function customerOf(one: CastMember, random: Random): Person {
  const home = homeOf(one);
  return {
    id: `user-${one.id}`,
    home,
    first: one.first,
    last: one.last,
    email: one.email,
    phone: home.phone.padEnd(home.phoneLength, one.documentNumber.replace(/\D/g, '')),
    ip: `${home.network}.${1 + one.face}`,
    card: `card-${one.id}`,
    bin: random.pick(['411111', '555555', '424242']),
    house: one.house,
  };
}

/** Countries where the street number comes before the street name. */
const NUMBER_FIRST = ['FR', 'GB', 'US'];

/** Returns the member's address lines, as sent in requests and printed on the bill. */
export function addressOf(one: CastMember): readonly [street: string, place: string] {
  const { country, street, zip, city } = homeOf(one);
  return [
    NUMBER_FIRST.includes(country) ? `${one.house} ${street}` : `${street} ${one.house}`,
    country === 'GB' ? `${city} ${zip}` : `${zip} ${city}`,
  ];
}
