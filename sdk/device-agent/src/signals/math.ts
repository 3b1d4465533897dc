import type { Collector } from '../collector';

/** Where engines and system libraries differ in the last digits. */
export const math: Collector<'math'> = {
  name: 'math',
  limit: 100,
  collect: () => ({
    values: [
      Math.acos(0.12312423423423424),
      Math.acosh(1e300),
      Math.asin(0.12312423423423424),
      Math.asinh(1),
      Math.atanh(0.5),
      Math.atan2(1e-310, 2),
      Math.sin(-1e300),
      Math.sinh(1),
      Math.cos(10.000000000123),
      Math.cosh(1),
      Math.tan(-1e300),
      Math.tanh(1),
      Math.exp(1),
      Math.expm1(1),
      Math.log1p(10),
      Math.log10(7 ** 33),
      Math.cbrt(100),
      Math.hypot(3.1, 4.7, 1e-5),
      Math.PI ** -100,
      2 ** 0.333333,
    ].map(String),
  }),
};
