/**
 * Averages over all parties, with which typologies compare a single one: JSON text of the engine. The parties of an
 * existing installation are those with a state.
 */
export const monitoringPopulation = `
ALTER TABLE monitoring_state ADD COLUMN population text;
UPDATE monitoring_state m SET population = json_build_object('parties',
  (SELECT count(*) FROM typology_state t WHERE t.account_id = m.account_id AND t.kind = 'party'))::text;
`;
