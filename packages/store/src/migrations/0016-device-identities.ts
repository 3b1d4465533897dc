/**
 * A device stores all its fingerprints, and is found by every key of any of them. A token whose device is
 * undecided has a separate row without indexed keys. Ids that proved to be one device are merged: the alias
 * is stored, with the hashes under which both were counted. The table of shares counts common values of an
 * account's devices. As before, no attribute values are stored.
 */
export const deviceIdentities = `
CREATE TABLE device_look (
  account_id integer NOT NULL,
  key_hash bigint NOT NULL,
  device_id uuid NOT NULL,
  PRIMARY KEY (account_id, key_hash, device_id)
);

ALTER TABLE device RENAME COLUMN vector TO memory;
ALTER TABLE device
  ADD COLUMN settled boolean NOT NULL DEFAULT true,
  ADD COLUMN believed uuid,
  ADD COLUMN token_seen bigint,
  ADD COLUMN keys bigint[] NOT NULL DEFAULT '{}';
UPDATE device d SET keys = ARRAY[block_2, block_3, block_4, block_5],
  token_seen = CASE WHEN EXISTS (SELECT 1 FROM device_token t WHERE t.account_id = d.account_id AND t.device_id = d.id)
    THEN last_seen END;
INSERT INTO device_look SELECT DISTINCT account_id, unnest(keys), id FROM device;
ALTER TABLE device DROP COLUMN block_1, DROP COLUMN block_2, DROP COLUMN block_3, DROP COLUMN block_4, DROP COLUMN block_5;
CREATE INDEX device_believed ON device (account_id, believed) WHERE believed IS NOT NULL;
CREATE INDEX device_undecided ON device (last_seen) WHERE NOT settled;
ALTER TABLE device_token DROP COLUMN doubt;

CREATE TABLE device_alias (
  account_id integer NOT NULL,
  alias_id uuid NOT NULL,
  device_id uuid NOT NULL,
  alias_hash bigint NOT NULL,
  device_hash bigint NOT NULL,
  joined_at bigint NOT NULL,
  PRIMARY KEY (account_id, alias_id)
);
CREATE INDEX device_alias_device ON device_alias (account_id, device_id);
CREATE INDEX device_alias_hash ON device_alias (account_id, alias_hash);

CREATE TABLE device_share (
  account_id integer NOT NULL,
  segment bigint NOT NULL,
  feature smallint NOT NULL,
  value bigint NOT NULL,
  devices integer NOT NULL,
  PRIMARY KEY (account_id, segment, feature, value)
);
`;
