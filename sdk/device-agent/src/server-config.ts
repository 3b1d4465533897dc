/** A P-256 point of the server and its number. */
export interface ServerKey {
  readonly kid: number;
  /** Base64 of 65 bytes, uncompressed. */
  readonly publicKey: string;
}

/** What `GET /device-api/v1/config` answers, as far as the agent uses it. */
export interface ServerConfig {
  readonly key: ServerKey;
  /** Absent when only the kept key is known. */
  readonly ticket?: string;
  /** Host to look up, made for this ticket. */
  readonly dnsDomain: string | null;
}
