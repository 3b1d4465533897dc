import type { Row } from '../row';
import { apiRows } from './api';
import { frameRows } from './frames';

/** The graph of links in a browser, and the API behind it over stored transactions. */
export async function benchLinks(): Promise<Row[]> {
  return [...(await frameRows()), ...(await apiRows())];
}
