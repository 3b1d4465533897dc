/** Built-in functions: parameters, result, and the explanation in the editor. */

export type ParameterType = 'number' | 'string' | 'date' | 'string or array' | 'number type';

interface FunctionSignature {
  readonly parameters: readonly ParameterType[];
  /** Number of required parameters. */
  readonly required: number;
  readonly result: 'number' | 'boolean';
  readonly summary: string;
}

export const FUNCTIONS: ReadonlyMap<string, FunctionSignature> = new Map<string, FunctionSignature>([
  ['abs', { parameters: ['number'], required: 1, result: 'number', summary: 'the number without its sign' }],
  [
    'length',
    {
      parameters: ['string or array'],
      required: 1,
      result: 'number',
      summary: 'characters of a text or elements of an array',
    },
  ],
  [
    'ratio',
    {
      parameters: ['number', 'number'],
      required: 2,
      result: 'number',
      summary: 'the first number divided by the second; unknown if the second is 0',
    },
  ],
  [
    'similar',
    {
      parameters: ['string', 'string'],
      required: 2,
      result: 'number',
      summary:
        'similarity of two texts from 0 (different) to 1 (equal except for case, accents and word order)',
    },
  ],
  [
    'days_between',
    {
      parameters: ['date', 'date'],
      required: 2,
      result: 'number',
      summary: 'days from the first date to the second, with fractions; negative when the second is earlier',
    },
  ],
  [
    'age',
    {
      parameters: ['date'],
      required: 1,
      result: 'number',
      summary: 'complete years from the date to the transaction',
    },
  ],
  [
    'hour_of_day',
    {
      parameters: ['string'],
      required: 0,
      result: 'number',
      summary: 'hour of the transaction (0-23), in UTC or at the given offset such as "-05:00"',
    },
  ],
  [
    'day_of_week',
    {
      parameters: ['string'],
      required: 0,
      result: 'number',
      summary:
        'weekday of the transaction, 1 (Monday) to 7 (Sunday) (ISO 8601), in UTC or at the given offset',
    },
  ],
  [
    'valid_national_id',
    {
      parameters: ['string', 'number type'],
      required: 2,
      result: 'boolean',
      summary: 'true if the text can be a national ID number of the type, such as "BR CPF" or "ES DNI"',
    },
  ],
]);
