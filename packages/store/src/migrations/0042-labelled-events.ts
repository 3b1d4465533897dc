/**
 * What the transaction of an event turned out to be, beside the event itself: rules count by it, and links show it. Written
 * when a label is given or taken, and by a later evaluation of a labelled transaction; labels of before are brought over here.
 */
export const labelledEvents = `
ALTER TABLE velocity_event ADD COLUMN label text;
UPDATE velocity_event v SET label = l.label
FROM transaction_label l JOIN evaluation e ON e.account_id = l.account_id AND e.id = l.evaluation_id
WHERE v.account_id = l.account_id AND v.evaluation_id = e.id AND v.at = e.at;
`;
