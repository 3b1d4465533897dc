/**
 * Person registries that an operator imported. A person is found by keyed hashes (of the number, of name and
 * birth date, of the phone number …) and is encrypted, so that the table shows neither. Costs of queries to
 * paid sources are counted by day for the whole deployment, because the contract is the operator's.
 */
export const identityRegistry = `
CREATE TABLE identity_registry (
  account_id integer NOT NULL,
  name text NOT NULL,
  countries text[] NOT NULL,
  people bigint NOT NULL,
  imported_at bigint NOT NULL,
  PRIMARY KEY (account_id, name)
);

CREATE TABLE identity_record (
  account_id integer NOT NULL,
  registry text NOT NULL,
  record_hash bigint NOT NULL,
  email_hash bigint,
  sealed bytea NOT NULL,
  PRIMARY KEY (account_id, registry, record_hash)
);
CREATE INDEX identity_record_email ON identity_record (account_id, email_hash) WHERE email_hash IS NOT NULL;

CREATE TABLE identity_key (
  account_id integer NOT NULL,
  key_hash bigint NOT NULL,
  registry text NOT NULL,
  record_hash bigint NOT NULL,
  PRIMARY KEY (account_id, key_hash, registry, record_hash),
  FOREIGN KEY (account_id, registry, record_hash) REFERENCES identity_record ON DELETE CASCADE
);
CREATE INDEX identity_key_record ON identity_key (account_id, registry, record_hash);

CREATE TABLE identity_spending (
  source text NOT NULL,
  day date NOT NULL,
  questions integer NOT NULL,
  cost double precision NOT NULL,
  PRIMARY KEY (source, day)
);
`;
