const MEBIBYTE = 2 ** 20;
const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** `12 hours`: the largest unit that fits; below a second in tenths. */
export function duration(seconds: number): string {
  const [size, unit] = UNITS.find(([least]) => seconds >= least) ?? [1, 'second'];
  const count = seconds < 10 ? Math.round((seconds / size) * 10) / 10 : Math.round(seconds / size);
  return `${count.toLocaleString()} ${unit}${count === 1 ? '' : 's'}`;
}

/** `1,200 MiB`, or in GiB from ten of them on. */
export const megabytes = (bytes: number): string =>
  bytes >= 10 * 1024 * MEBIBYTE
    ? `${Math.round(bytes / 1024 / MEBIBYTE).toLocaleString()} GiB`
    : `${Math.round(bytes / MEBIBYTE).toLocaleString()} MiB`;
