/** The data of an invented card. */
interface AamvaHolder {
  readonly surname: string;
  readonly first: string;
  readonly middle: string;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly issueDate: string;
  readonly expiryDate: string;
  readonly sex: 'M' | 'F';
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** A fictional person. */
export const HOLDER: AamvaHolder = {
  surname: 'SAMPLE',
  first: 'MICHAEL',
  middle: 'JOHN',
  number: 'D1234562',
  birthDate: '1986-06-06',
  issueDate: '2019-06-08',
  expiryDate: '2029-12-10',
  sex: 'M',
  street: '2300 WEST BROAD STREET',
  city: 'RICHMOND',
  state: 'VA',
  postalCode: '232690000',
};

interface Issue {
  readonly iin: string;
  readonly version: number;
  readonly country?: 'USA' | 'CAN';
}

/** Creates the barcode text of a card (AAMVA DL/ID card design standard; versions 1 to 10). */
export function aamvaText(holder: AamvaHolder, { iin, version, country = 'USA' }: Issue): string {
  const date = (iso: string) => {
    const [year, month, day] = iso.split('-');
    return version === 1 || country === 'CAN' ? `${year}${month}${day}` : `${month}${day}${year}`;
  };
  const names =
    version === 1
      ? [`DAA${holder.surname},${holder.first},${holder.middle}`]
      : version <= 3
        ? [`DCS${holder.surname}`, `DCT${holder.first},${holder.middle}`]
        : [`DCS${holder.surname}`, `DAC${holder.first}`, `DAD${holder.middle}`];
  const elements = [
    `DAQ${holder.number}`,
    ...names,
    `DBB${date(holder.birthDate)}`,
    `DBD${date(holder.issueDate)}`,
    `DBA${date(holder.expiryDate)}`,
    `DBC${holder.sex === 'M' ? 1 : 2}`,
    'DAU068 in',
    'DAYBRO',
    `DAG${holder.street}`,
    `DAI${holder.city}`,
    `DAJ${holder.state}`,
    `DAK${holder.postalCode}  `,
    ...(version === 1 ? [] : [`DCF2424244747474786102204`, `DCG${country}`]),
  ];
  const body = `DL${elements.join('\n')}\r`;
  const two = (value: number) => String(value).padStart(2, '0');
  const four = (value: number) => String(value).padStart(4, '0');
  const head = `@\n\x1e\rANSI ${iin}${two(version)}${version < 2 ? '' : '01'}01`;
  return `${head}DL${four(head.length + 10)}${four(body.length)}${body}`;
}
