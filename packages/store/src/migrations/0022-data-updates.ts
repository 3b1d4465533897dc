/**
 * Updates of feeds and lists that run by themselves: when each source is due, which process is at it, and how the last turn
 * ended. The data are the deployment's, so are these rows; there is nobody's personal data in them. Whether updates run is
 * one row, set in the panel.
 */
export const dataUpdates = `
CREATE TABLE data_update (
  source text PRIMARY KEY,
  next_at bigint NOT NULL,
  requested_at bigint,
  leased_by uuid,
  leased_until bigint,
  started_at bigint,
  ended_at bigint,
  succeeded_at bigint,
  outcome text,
  reason_code text,
  reason text,
  data_version text,
  previous_version text,
  rows bigint,
  previous_rows bigint,
  failures integer NOT NULL DEFAULT 0
);

CREATE TABLE data_update_switch (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  enabled boolean NOT NULL,
  changed_at bigint NOT NULL
);
`;
