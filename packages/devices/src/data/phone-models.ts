/** A phone or tablet as named by client hints. Uncertain data is left out. */
interface PhoneModel {
  /** Pattern of the model code. */
  readonly pattern: RegExp;
  readonly name: string;
  /** `YYYY-MM`. */
  readonly announced?: string;
  readonly battery?: number;
}

/** Source: makers' data sheets. */
export const PHONE_MODELS: readonly PhoneModel[] = [
  { pattern: /^SM-S938/, name: 'Samsung Galaxy S25 Ultra', announced: '2025-01', battery: 5000 },
  { pattern: /^SM-S936/, name: 'Samsung Galaxy S25+', announced: '2025-01', battery: 4900 },
  { pattern: /^SM-S931/, name: 'Samsung Galaxy S25', announced: '2025-01', battery: 4000 },
  { pattern: /^SM-S928/, name: 'Samsung Galaxy S24 Ultra', announced: '2024-01', battery: 5000 },
  { pattern: /^SM-S926/, name: 'Samsung Galaxy S24+', announced: '2024-01', battery: 4900 },
  { pattern: /^SM-S921/, name: 'Samsung Galaxy S24', announced: '2024-01', battery: 4000 },
  { pattern: /^SM-S918/, name: 'Samsung Galaxy S23 Ultra', announced: '2023-02', battery: 5000 },
  { pattern: /^SM-S916/, name: 'Samsung Galaxy S23+', announced: '2023-02', battery: 4700 },
  { pattern: /^SM-S911/, name: 'Samsung Galaxy S23', announced: '2023-02', battery: 3900 },
  { pattern: /^SM-S908/, name: 'Samsung Galaxy S22 Ultra', announced: '2022-02', battery: 5000 },
  { pattern: /^SM-S906/, name: 'Samsung Galaxy S22+', announced: '2022-02', battery: 4500 },
  { pattern: /^SM-S901/, name: 'Samsung Galaxy S22', announced: '2022-02', battery: 3700 },
  { pattern: /^SM-G998/, name: 'Samsung Galaxy S21 Ultra', announced: '2021-01', battery: 5000 },
  { pattern: /^SM-G996/, name: 'Samsung Galaxy S21+', announced: '2021-01', battery: 4800 },
  { pattern: /^SM-G991/, name: 'Samsung Galaxy S21', announced: '2021-01', battery: 4000 },
  { pattern: /^SM-A54/, name: 'Samsung Galaxy A54', announced: '2023-03', battery: 5000 },
  { pattern: /^SM-A53/, name: 'Samsung Galaxy A53', announced: '2022-03', battery: 5000 },
  { pattern: /^SM-A34/, name: 'Samsung Galaxy A34', announced: '2023-03', battery: 5000 },
  { pattern: /^SM-A14/, name: 'Samsung Galaxy A14', announced: '2023-01', battery: 5000 },
  { pattern: /^SM-A52/, name: 'Samsung Galaxy A52', announced: '2021-03', battery: 4500 },
  { pattern: /^SM-A12/, name: 'Samsung Galaxy A12', announced: '2020-11', battery: 5000 },
  { pattern: /^Pixel 9 Pro XL$/, name: 'Google Pixel 9 Pro XL', announced: '2024-08', battery: 5060 },
  { pattern: /^Pixel 9 Pro$/, name: 'Google Pixel 9 Pro', announced: '2024-08', battery: 4700 },
  { pattern: /^Pixel 9$/, name: 'Google Pixel 9', announced: '2024-08', battery: 4700 },
  { pattern: /^Pixel 8a$/, name: 'Google Pixel 8a', announced: '2024-05', battery: 4492 },
  { pattern: /^Pixel 8 Pro$/, name: 'Google Pixel 8 Pro', announced: '2023-10', battery: 5050 },
  { pattern: /^Pixel 8$/, name: 'Google Pixel 8', announced: '2023-10', battery: 4575 },
  { pattern: /^Pixel 7a$/, name: 'Google Pixel 7a', announced: '2023-05', battery: 4385 },
  { pattern: /^Pixel 7 Pro$/, name: 'Google Pixel 7 Pro', announced: '2022-10', battery: 5000 },
  { pattern: /^Pixel 7$/, name: 'Google Pixel 7', announced: '2022-10', battery: 4355 },
  { pattern: /^Pixel 6a$/, name: 'Google Pixel 6a', announced: '2022-05', battery: 4410 },
  { pattern: /^Pixel 6 Pro$/, name: 'Google Pixel 6 Pro', announced: '2021-10', battery: 5003 },
  { pattern: /^Pixel 6$/, name: 'Google Pixel 6', announced: '2021-10', battery: 4614 },
];

export type PriceRange = 'LOW' | 'MID' | 'HIGH';

/** Price range of a series when new, by model code; the first match applies. */
export const PRICE_OF_MODEL: readonly { readonly pattern: RegExp; readonly range: PriceRange }[] = [
  { pattern: /^SM-(S9|G9[79]|F[79]|N9[78]|X9|T9|T87)/, range: 'HIGH' },
  { pattern: /^SM-(A[5-9]|M5|S7|G78|X[57]|T[57])/, range: 'MID' },
  { pattern: /^SM-(A[0-4]|M[0-4]|J|E|T[1-4]|X[12])/, range: 'LOW' },
  { pattern: /^Pixel \d+a$/, range: 'MID' },
  { pattern: /^Pixel (Fold|\d+)/, range: 'HIGH' },
  { pattern: /^(Redmi Note|POCO F|motorola edge|CPH2[0-4]|Nothing|A0\d\d$)/i, range: 'MID' },
  { pattern: /^(Redmi|POCO|moto [eg]|RMX|TECNO|Infinix|itel|Nokia|vivo Y)/i, range: 'LOW' },
];
