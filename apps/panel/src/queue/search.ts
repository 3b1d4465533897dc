/** What the queue page keeps in the address: a reload comes back to the item. */
interface QueueSearch {
  readonly queue?: string;
  readonly item?: string;
  /** Only what is past its deadline. */
  readonly only?: 'overdue';
}

/** Reads the address; what cannot be meant is left out. */
export function readQueueSearch({ queue, item, only }: { readonly [name: string]: unknown }): QueueSearch {
  return {
    ...(typeof queue === 'string' && queue !== '' ? { queue } : {}),
    ...(typeof item === 'string' && item !== '' ? { item } : {}),
    ...(only === 'overdue' ? { only } : {}),
  };
}
