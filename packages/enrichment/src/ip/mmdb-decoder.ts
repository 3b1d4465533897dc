/**
 * Decodes the data section of a MaxMind DB file: format specification 2.0, "Output Data Section".
 * https://maxmind.github.io/MaxMind-DB/
 */

/** A decoded value. 64- and 128-bit integers are returned as `bigint`. */
export type MmdbValue =
  | string
  | number
  | bigint
  | boolean
  | Uint8Array
  | readonly MmdbValue[]
  | { readonly [key: string]: MmdbValue };

/** Thrown when the file violates the format: truncated, an invalid pointer, an unknown type. */
export class MmdbFormatError extends Error {
  override readonly name = 'MmdbFormatError';
}

const POINTER = 1;
const STRING = 2;
const DOUBLE = 3;
const BYTES = 4;
const UINT16 = 5;
const UINT32 = 6;
const MAP = 7;
const INT32 = 8;
const UINT64 = 9;
const UINT128 = 10;
const ARRAY = 11;
const BOOLEAN = 14;
const FLOAT = 15;
/**
 * Maximum nesting depth. Pointers to pointers are forbidden and records nest only a few levels, so a deeper
 * file is malicious.
 */
const DEEPEST = 32;
/** Base value of each pointer size. */
const POINTER_BASE = [0, 2048, 526_336, 0] as const;

/** Reads values of one data section; `start` is its first byte within the file, from which pointers count. */
export class MmdbDecoder {
  private position = 0;
  /** Field names by pointer target: a file has only a few, and every record refers to them. */
  private readonly names = new Map<number, string>();

  constructor(
    private readonly bytes: Buffer,
    private readonly start: number,
    private readonly end: number,
  ) {}

  /**
   * Returns the value at `offset` bytes into the section.
   * @throws MmdbFormatError
   */
  decode(offset: number): MmdbValue {
    this.position = this.start + offset;
    return this.value(0);
  }

  private value(depth: number): MmdbValue {
    if (depth > DEEPEST) throw new MmdbFormatError('values nest too deeply');
    const control = this.bytes[this.take(1)]!;
    let type = control >>> 5;
    if (type === POINTER) return this.valueAt(this.target(control), depth);
    if (type === 0) type = 7 + this.bytes[this.take(1)]!;
    const size = this.size(control & 31);
    switch (type) {
      case STRING: {
        const from = this.take(size);
        return this.bytes.toString('utf8', from, from + size);
      }
      case BYTES: {
        const from = this.take(size);
        return Uint8Array.prototype.slice.call(this.bytes, from, from + size);
      }
      case DOUBLE:
        if (size !== 8) throw new MmdbFormatError(`a double of ${size} bytes`);
        return this.bytes.readDoubleBE(this.take(8));
      case FLOAT:
        if (size !== 4) throw new MmdbFormatError(`a float of ${size} bytes`);
        return this.bytes.readFloatBE(this.take(4));
      case UINT16:
      case UINT32:
        return this.unsigned(size, 4);
      case INT32:
        return this.unsigned(size, 4) | 0;
      case UINT64:
        return this.bigUnsigned(size, 8);
      case UINT128:
        return this.bigUnsigned(size, 16);
      case BOOLEAN:
        return size !== 0;
      case ARRAY:
        return Array.from({ length: this.count(size) }, () => this.value(depth + 1));
      case MAP:
        return this.map(size, depth);
      default:
        throw new MmdbFormatError(`unknown data type ${type}`);
    }
  }

  private map(size: number, depth: number): MmdbValue {
    const fields: { [name: string]: MmdbValue } = {};
    for (let i = this.count(size); i > 0; i--) {
      const name = this.name(depth + 1);
      const value = this.value(depth + 1);
      // Assigning `__proto__` would change the object's prototype; defining it creates a plain field.
      if (name === '__proto__')
        Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
      else fields[name] = value;
    }
    return fields;
  }

  private name(depth: number): string {
    const control = this.bytes[this.take(1)]!;
    if (control >>> 5 !== POINTER) {
      this.position--;
      return nameOf(this.value(depth));
    }
    const target = this.target(control);
    let name = this.names.get(target);
    if (name === undefined) {
      name = nameOf(this.valueAt(target, depth));
      this.names.set(target, name);
    }
    return name;
  }

  /** Returns the target of the pointer that begins with `control`. */
  private target(control: number): number {
    const width = (control >>> 3) & 3;
    let low = width === 3 ? 0 : control & 7;
    for (let at = this.take(width + 1), end = at + width; at <= end; at++) low = low * 256 + this.bytes[at]!;
    return low + POINTER_BASE[width]!;
  }

  private valueAt(target: number, depth: number): MmdbValue {
    const next = this.position;
    this.position = this.start + target;
    const value = this.value(depth + 1);
    this.position = next;
    return value;
  }

  private size(short: number): number {
    if (short < 29) return short;
    const width = short - 28;
    const base = width === 1 ? 29 : width === 2 ? 285 : 65_821;
    return base + this.bytes.readUIntBE(this.take(width), width);
  }

  private unsigned(size: number, most: number): number {
    if (size > most) throw new MmdbFormatError(`an integer of ${size} bytes`);
    return size === 0 ? 0 : this.bytes.readUIntBE(this.take(size), size);
  }

  private bigUnsigned(size: number, most: number): bigint {
    if (size > most) throw new MmdbFormatError(`an integer of ${size} bytes`);
    let value = 0n;
    for (let at = this.take(size), last = at + size; at < last; at++) {
      value = (value << 8n) | BigInt(this.bytes[at]!);
    }
    return value;
  }

  /**
   * Checks a collection size. Every element takes at least one byte, so a larger count means damage; this
   * prevents a huge allocation.
   */
  private count(size: number): number {
    if (size > this.end - this.position) throw new MmdbFormatError('a collection longer than its section');
    return size;
  }

  /** Advances by `length` bytes and returns the offset of the first one. */
  private take(length: number): number {
    const from = this.position;
    if (from < this.start || from + length > this.end)
      throw new MmdbFormatError('a value outside its section');
    this.position = from + length;
    return from;
  }
}

function nameOf(value: MmdbValue): string {
  if (typeof value !== 'string') throw new MmdbFormatError('a map key that is not a string');
  return value;
}
