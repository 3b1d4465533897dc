/**
 * The label of an event's transaction, stored with the event: rules count by it, and links show it. Written
 * when a label is set or removed, and by a later evaluation of a labeled transaction; earlier labels are
 * copied here.
 */
export const labelledEvents = `
ALTER TABLE velocity_event ADD COLUMN label text;
UPDATE velocity_event v SET label = l.label
FROM transaction_label l JOIN evaluation e ON e.account_id = l.account_id AND e.id = l.evaluation_id
WHERE v.account_id = l.account_id AND v.evaluation_id = e.id AND v.at = e.at;
`;
