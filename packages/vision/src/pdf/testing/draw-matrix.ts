import { drawBarcode, MARGIN } from '../../barcode/testing/draw-barcode';

/** Ways in which PDFs draw a barcode. */
export type MatrixWay = 'squares' | 'one path' | 'picture' | 'mask';

/** Returns the squares of a DataMatrix: rows of dark and light ones, from the top. */
async function squaresOf(text: string): Promise<readonly (readonly boolean[])[]> {
  const { width, height, data } = await drawBarcode(text, 1, 'DataMatrix');
  return Array.from({ length: height - 2 * MARGIN }, (_, row) =>
    Array.from(
      { length: width - 2 * MARGIN },
      (__, column) => data[((row + MARGIN) * width + column + MARGIN) * 4]! < 128,
    ),
  );
}

/** Returns operators that draw a DataMatrix on a page. @param side side of a square in points */
export async function drawMatrix(
  text: string,
  x: number,
  y: number,
  way: MatrixWay,
  side = 1.13,
): Promise<string> {
  const rows = await squaresOf(text);
  const [width, height] = [rows[0]!.length, rows.length];
  if (way === 'picture' || way === 'mask') {
    const bits = rows.map((row) =>
      row
        .map((isDark) => (isDark ? '0' : '1'))
        .join('')
        .padEnd(Math.ceil(width / 8) * 8, '1'),
    );
    const hex = bits.map((row) =>
      row.replace(/.{8}/g, (byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')),
    );
    const kind = way === 'mask' ? '/IM true' : '/CS /G';
    return `q 0 0 0 rg ${width * side} 0 0 ${height * side} ${x} ${y} cm BI /W ${width} /H ${height} /BPC 1 ${kind} /F /AHx ID ${hex.join('')}> EI Q`;
  }
  const squares = rows.flatMap((row, at) =>
    row.flatMap((isDark, column) =>
      isDark
        ? [
            `${(x + column * side).toFixed(2)} ${(y + (height - 1 - at) * side).toFixed(2)} ${side} ${side} re`,
          ]
        : [],
    ),
  );
  return `q 1 1 1 rg ${x - 4} ${y - 4} ${width * side + 8} ${height * side + 8} re f 0 0 0 rg ${
    way === 'squares' ? squares.map((square) => `${square} f`).join('\n') : `${squares.join('\n')} f`
  } Q`;
}
