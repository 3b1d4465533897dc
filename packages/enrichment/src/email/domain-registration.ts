/** What a registry or registrar reports about a domain. Dates are `YYYY-MM-DD HH:MM:SS` in UTC. */
export interface DomainRegistration {
  created: string | null;
  updated: string | null;
  expires: string | null;
  registrar_name: string | null;
  /** Organisation or person; null when withheld, which is the rule today. */
  registered_to: string | null;
  /** Null when the answer does not report it (quota exceeded, empty). */
  registered: boolean | null;
}
