import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { preferences, useChangePreferences } from '../api/evaluations';
import type { DataColumn, PickedColumns } from '../design/data-table';

const PREFERENCE = 'transactions.columns';
/** Preference of earlier versions; the column of the transaction also contained time, label and tags. */
const EARLIER = 'traffic.columns';
const CONTAINED = ['time', 'feedback'];

/** Returns the columns that the user selected; null without a choice. */
function chosenColumns(kept: { readonly [name: string]: string } | undefined): readonly string[] | null {
  const chosen = kept?.[PREFERENCE];
  if (chosen !== undefined) return chosen.split(',');
  const earlier = kept?.[EARLIER];
  return earlier === undefined ? null : [...CONTAINED, ...earlier.split(',')];
}

/** Columns of the transactions, stored with the user. */
export function usePickedColumns<Row>(columns: readonly DataColumn<Row>[]): PickedColumns {
  const kept = useQuery(preferences).data?.preferences;
  const { mutate } = useChangePreferences();
  return useMemo(() => {
    const chosen = chosenColumns(kept);
    const shown = new Set(
      columns
        .filter(({ id, isOptional }) => (chosen ? chosen.includes(id) : !isOptional))
        .map(({ id }) => id),
    );
    return {
      shown,
      toggle: (id) => {
        const next = columns
          .map((column) => column.id)
          .filter((known) => (known === id ? !shown.has(id) : shown.has(known)));
        mutate({ [PREFERENCE]: next.join(',') });
      },
    };
  }, [kept, columns, mutate]);
}
