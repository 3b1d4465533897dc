/**
 * Automatic updates of feeds and lists: when each source is due, which process runs it, and the result of the
 * last run. The data belong to the deployment, and so do these rows, which contain no personal data. One row,
 * set in the panel, enables the updates.
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
