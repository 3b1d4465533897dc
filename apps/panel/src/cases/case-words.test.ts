import { expect, it } from 'vitest';
import { noteInWords } from './case-table';

it('translates statuses and decisions, and leaves user comments unchanged', () => {
  expect(noteInWords({ action: 'status', note: 'IN_REVIEW' })).toBe('In review');
  expect(noteInWords({ action: 'proposed', note: 'FALSE_POSITIVE: un_list 7. Born later' })).toBe(
    'False positive: un_list 7. Born later',
  );
  expect(noteInWords({ action: 'decided', note: 'TRUE_MATCH: un_list 7' })).toBe('True match: un_list 7');
  expect(noteInWords({ action: 'commented', note: 'TRUE_MATCH: I think so' })).toBe('TRUE_MATCH: I think so');
  expect(noteInWords({ action: 'commented', note: 'CLOSED' })).toBe('CLOSED');
});
