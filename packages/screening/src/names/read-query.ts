import type { PartyType } from '../model';
import { partyTypes } from './classify-name';
import type { ParsedName } from './parse-name';
import { parseReadings } from './parse-readings';
import type { Qualified } from './qualifiers';
import { MAX_NAME_LENGTH, MAX_WORDS, WrittenName } from './words';

/** The party to search for. */
export interface ScreeningQuery extends Qualified {
  /** The whole name, in any script and order. */
  readonly name: string;
  /** UNKNOWN or absent: derived from the name. */
  readonly type?: PartyType | undefined;
  readonly given?: string | undefined;
  readonly middle?: string | undefined;
  readonly family?: string | undefined;
}

/** The name of a query, classified and parsed. */
interface NameReadings {
  /** The type as which the name is screened. */
  readonly type: PartyType;
  /** The readings of the name to compare, with the evidence against their type in log-odds. */
  readonly readings: readonly { readonly asked: ParsedName; readonly doubt: number }[];
  /** True if the name is too long to be read completely. */
  readonly isCut: boolean;
}

/** Classifies and parses the name of a query. */
function readingsOf(query: ScreeningQuery): NameReadings {
  const name = new WrittenName(query.name);
  const { type, compared } = partyTypes(name, query.type);
  const readings: { readonly asked: ParsedName; readonly doubt: number }[] = [];
  let isCut = query.name.length > MAX_NAME_LENGTH;
  for (const { as, doubt } of compared) {
    for (const asked of parseReadings(name, as, query)) {
      if (asked.words.length >= MAX_WORDS) isCut = true;
      readings.push({ asked, doubt });
    }
  }
  return { type, readings, isCut };
}

/** A query for the indexes of several kinds of lists, which read its name once, on first use. */
export class SharedQuery {
  private found: NameReadings | undefined;

  constructor(readonly query: ScreeningQuery) {}

  get readings(): NameReadings {
    this.found ??= readingsOf(this.query);
    return this.found;
  }
}
