import { ColumnFileError, type Columns, column } from '../../ip/column-file';
import { type NumberedNetworks, networkColumns, networksOfColumns } from '../place-set';
import type { NetworkRecord } from './network-record';

/** Networks with their records as columns of a column file; the records as one JSON text. */
export function ownNetworkColumns(networks: NumberedNetworks<NetworkRecord>): Columns {
  return {
    ...networkColumns('own', networks),
    'own.records': new Uint8Array(new TextEncoder().encode(JSON.stringify(networks.places))),
  };
}

/** The inverse of {@link ownNetworkColumns}. @throws ColumnFileError */
export function ownNetworksOfColumns(columns: Columns): NumberedNetworks<NetworkRecord> {
  const text = Buffer.from(column(columns, 'own.records', 'u8')).toString('utf8');
  try {
    return {
      ipv4: networksOfColumns(columns, 'own4'),
      ipv6: networksOfColumns(columns, 'own6'),
      places: JSON.parse(text) as NetworkRecord[],
    };
  } catch (error) {
    if (error instanceof SyntaxError) throw new ColumnFileError('records that do not read');
    throw error;
  }
}
