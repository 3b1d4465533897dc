import { Badge } from '@mantine/core';
import { statusName } from './status-words';

const COLOURS: { readonly [status: string]: string } = {
  APPROVED: 'teal',
  PASS: 'teal',
  REVIEW: 'yellow',
  RETRY_REQUIRED: 'yellow',
  DECLINED: 'red',
  FAIL: 'red',
  ERROR: 'red',
};

/** Of an execution, a check or a sub-check; distinguished by the word as well as by the colour. */
export function StatusBadge({ status }: { readonly status: string }) {
  return (
    <Badge color={COLOURS[status] ?? 'gray.7'} variant="filled" autoContrast radius="sm">
      {statusName(status)}
    </Badge>
  );
}
