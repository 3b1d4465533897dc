import { compareAddresses, emptyAddress, type IpAddress, parseIp } from '@assay/networks';
import { type Columns, column, GrowingColumn, type StringTableBuilder } from './column-file';
import { IPV4_END, Ipv4Ranges, Ipv4RangesBuilder } from './ipv4-ranges';
import { Ipv6Ranges, Ipv6RangesBuilder } from './ipv6-ranges';

/** Table of autonomous systems and the addresses that they announce. Row 0 means "no system". */
export class AutonomousSystems {
  constructor(
    private readonly ipv4: Ipv4Ranges,
    private readonly ipv6: Ipv6Ranges,
    private readonly numbers: Uint32Array,
    private readonly names: Uint32Array,
    private readonly strings: readonly (string | null)[],
  ) {}

  /** Number of systems, row 0 included. */
  get size(): number {
    return this.numbers.length;
  }

  /** Returns the row of the system that announces an address; 0 when none does. */
  find(address: Readonly<IpAddress>): number {
    return address.version === 4
      ? this.ipv4.find(address.word0)
      : this.ipv6.find(address.word0, address.word1);
  }

  /** Visits the IPv4 ranges that the system in a row announces, in ascending order. */
  eachIpv4Range(row: number, visit: (start: number, end: number) => void): void {
    const cursor = this.ipv4.cursor();
    for (let start = 0; ; cursor.step()) {
      if (cursor.value === row) visit(start, cursor.end);
      start = cursor.end;
      if (start === IPV4_END) return;
    }
  }

  /** Returns the autonomous system number of a row; 0 for row 0. */
  asn(row: number): number {
    return this.numbers[row] ?? 0;
  }

  /** Returns the name of the organization that holds a row's system. */
  organisation(row: number): string | null {
    return this.strings[this.names[row] ?? 0] ?? null;
  }

  /** Reverses {@link AutonomousSystemsBuilder.columns}. @throws ColumnFileError */
  static fromColumns(columns: Columns, strings: readonly (string | null)[]): AutonomousSystems {
    return new AutonomousSystems(
      Ipv4Ranges.fromColumns(columns, 'as4'),
      Ipv6Ranges.fromColumns(columns, 'as6'),
      column(columns, 'as.numbers', 'u32'),
      column(columns, 'as.names', 'u32'),
      strings,
    );
  }
}

/** Thrown when the CSV is out of order or one of its lines has a different shape. */
export class AsnCsvError extends Error {
  override readonly name = 'AsnCsvError';
}

/** Maximum number of addresses in a filled hole (two /16); wider holes belong to another holder. */
const WIDEST_IPV4_HOLE = 0x20000;

/**
 * Builds the table from the `ip-location-db` ASN files: lines `first,last,number,name`, inclusive, ascending.
 *
 * A hole between two ranges of one system is address space that its holder doesn't announce today; clouds
 * reserve much of it. Holes are assigned to the system: up to two /16 in IPv4, within one /32 in IPv6.
 */
export class AutonomousSystemsBuilder {
  private readonly ipv4 = new Ipv4RangesBuilder();
  private readonly ipv6 = new Ipv6RangesBuilder();
  private readonly rows = new Map<number, number>();
  private readonly numbers = new GrowingColumn((length) => new Uint32Array(length));
  private readonly names = new GrowingColumn((length) => new Uint32Array(length));

  constructor(private readonly strings: StringTableBuilder) {
    this.numbers.push(0);
    this.names.push(0);
  }

  /**
   * Reads an IPv4 file and returns its number of ranges. If two ranges overlap, the first retains its
   * addresses.
   * @throws AsnCsvError
   */
  addIpv4(csv: string): number {
    let next = 0;
    let previousRow = 0;
    const count = eachRange(csv, 4, (first, last, asn, name) => {
      if (last.word0 < next) return;
      const row = this.row(asn, name);
      const hole = first.word0 - next;
      const isFilled = row === previousRow && hole <= WIDEST_IPV4_HOLE;
      if (hole > 0 && !isFilled) this.ipv4.add(next, 0);
      this.ipv4.add(Math.max(first.word0, next), row);
      next = last.word0 + 1;
      previousRow = row;
    });
    if (next <= LAST_WORD) this.ipv4.add(next, 0);
    return count;
  }

  /**
   * Reads an IPv6 file and returns its number of ranges. If two ranges overlap, or share a /64 and can't
   * be distinguished, the first retains its addresses.
   * @throws AsnCsvError
   */
  addIpv6(csv: string): number {
    let next0 = 0;
    let next1 = 0;
    let previousRow = 0;
    const isBeforeNext = ({ word0, word1 }: IpAddress) => word0 < next0 || (word0 === next0 && word1 < next1);
    const count = eachRange(csv, 6, (first, last, asn, name) => {
      if (isBeforeNext(last)) return;
      const row = this.row(asn, name);
      if (isBeforeNext(first)) this.ipv6.add(next0, next1, row);
      else {
        const isHole = first.word0 !== next0 || first.word1 !== next1;
        const isFilled = row === previousRow && first.word0 === next0;
        if (isHole && !isFilled) this.ipv6.add(next0, next1, 0);
        this.ipv6.add(first.word0, first.word1, row);
      }
      next0 = last.word1 === LAST_WORD ? last.word0 + 1 : last.word0;
      next1 = last.word1 === LAST_WORD ? 0 : last.word1 + 1;
      previousRow = row;
    });
    if (next0 <= LAST_WORD) this.ipv6.add(next0, next1, 0);
    return count;
  }

  /** Returns the table as columns; the names are in the string table. */
  columns(): Columns {
    return {
      ...this.ipv4.finish().columns('as4'),
      ...this.ipv6.finish().columns('as6'),
      'as.numbers': this.numbers.finish(),
      'as.names': this.names.finish(),
    };
  }

  private row(asn: number, name: string): number {
    const known = this.rows.get(asn);
    if (known !== undefined) return known;
    const row = this.numbers.length;
    this.rows.set(asn, row);
    this.numbers.push(asn);
    this.names.push(this.strings.number(name === '' ? null : name));
    return row;
  }
}

const LAST_WORD = 0xffffffff;

type RangeVisitor = (first: IpAddress, last: IpAddress, asn: number, name: string) => void;

function eachRange(csv: string, version: 4 | 6, visit: RangeVisitor): number {
  const first = emptyAddress();
  const last = emptyAddress();
  const previous = emptyAddress();
  let count = 0;
  for (let from = 0; from < csv.length; ) {
    const newline = csv.indexOf('\n', from);
    const end = newline < 0 ? csv.length : newline;
    const line = csv.slice(from, end).trimEnd();
    from = end + 1;
    if (line === '') continue;
    count++;
    const parts = /^([^,]+),([^,]+),(\d+),(.*)$/.exec(line);
    const readable = parts !== null && parseIp(parts[1]!, first) && parseIp(parts[2]!, last);
    if (!readable || first.version !== version || last.version !== version) {
      throw new AsnCsvError(`line ${count} is not first,last,number,name`);
    }
    if (compareAddresses(first, previous) < 0) throw new AsnCsvError(`line ${count} is out of order`);
    Object.assign(previous, first);
    visit(first, last, Number(parts[3]), unquoted(parts[4]!));
  }
  return count;
}

/** Unquotes a CSV field by RFC 4180: surrounding quotes are removed and doubled quotes inside become single. */
function unquoted(field: string): string {
  return field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
}
