/** Layouts of machine-readable zones. */
export const MRZ_FORMATS = ['TD1', 'TD2', 'TD3', 'MRV_A', 'MRV_B'] as const;
export type MrzFormat = (typeof MRZ_FORMATS)[number];

/** Range within a line: line, first character, character after the last; all from 0. */
export type Stretch = readonly [line: number, from: number, to: number];

export interface MrzLayout {
  readonly lines: number;
  readonly length: number;
  readonly fields: {
    readonly documentCode: Stretch;
    readonly issuer: Stretch;
    readonly names: Stretch;
    readonly documentNumber: Stretch;
    readonly documentNumberCheck: Stretch;
    readonly nationality: Stretch;
    readonly birthDate: Stretch;
    readonly birthDateCheck: Stretch;
    readonly sex: Stretch;
    readonly expiryDate: Stretch;
    readonly expiryDateCheck: Stretch;
    readonly optional: Stretch;
    /** Second optional field, in the second line of a card. */
    readonly optional2?: Stretch;
    /** Check digit of the passport's personal number. */
    readonly optionalCheck?: Stretch;
    readonly compositeCheck?: Stretch;
  };
  /** Ranges that the composite check digit covers. */
  readonly composite: readonly Stretch[];
}

const secondLine = {
  documentNumber: [1, 0, 9],
  documentNumberCheck: [1, 9, 10],
  nationality: [1, 10, 13],
  birthDate: [1, 13, 19],
  birthDateCheck: [1, 19, 20],
  sex: [1, 20, 21],
  expiryDate: [1, 21, 27],
  expiryDateCheck: [1, 27, 28],
} as const;
const firstLine = { documentCode: [0, 0, 2], issuer: [0, 2, 5] } as const;

/** ICAO Doc 9303, 8th edition: parts 5 (TD1), 6 (TD2), 4 (TD3) and 7 (visas). */
export const MRZ_LAYOUTS: { readonly [format in MrzFormat]: MrzLayout } = {
  TD1: {
    lines: 3,
    length: 30,
    fields: {
      ...firstLine,
      documentNumber: [0, 5, 14],
      documentNumberCheck: [0, 14, 15],
      optional: [0, 15, 30],
      birthDate: [1, 0, 6],
      birthDateCheck: [1, 6, 7],
      sex: [1, 7, 8],
      expiryDate: [1, 8, 14],
      expiryDateCheck: [1, 14, 15],
      nationality: [1, 15, 18],
      optional2: [1, 18, 29],
      compositeCheck: [1, 29, 30],
      names: [2, 0, 30],
    },
    composite: [
      [0, 5, 30],
      [1, 0, 7],
      [1, 8, 15],
      [1, 18, 29],
    ],
  },
  TD2: {
    lines: 2,
    length: 36,
    fields: {
      ...firstLine,
      ...secondLine,
      names: [0, 5, 36],
      optional: [1, 28, 35],
      compositeCheck: [1, 35, 36],
    },
    composite: [
      [1, 0, 10],
      [1, 13, 20],
      [1, 21, 35],
    ],
  },
  TD3: {
    lines: 2,
    length: 44,
    fields: {
      ...firstLine,
      ...secondLine,
      names: [0, 5, 44],
      optional: [1, 28, 42],
      optionalCheck: [1, 42, 43],
      compositeCheck: [1, 43, 44],
    },
    composite: [
      [1, 0, 10],
      [1, 13, 20],
      [1, 21, 43],
    ],
  },
  MRV_A: {
    lines: 2,
    length: 44,
    fields: { ...firstLine, ...secondLine, names: [0, 5, 44], optional: [1, 28, 44] },
    composite: [],
  },
  MRV_B: {
    lines: 2,
    length: 36,
    fields: { ...firstLine, ...secondLine, names: [0, 5, 36], optional: [1, 28, 36] },
    composite: [],
  },
};
