/** Remedies for unhealthy components of /readyz, by name. */
const REMEDIES: { readonly [component: string]: string } = {
  database: 'Check that PostgreSQL runs and is reachable. The server log contains its error messages.',
  standby:
    "Check that the standby runs, follows this primary and isn't behind. Its address is in `ASSAY_STANDBY_DATABASE_URL`.",
  disk: 'Free some space or use a larger disk. If the disk is full, no data can be stored.',
  webhooks: "Open the Webhooks page. An endpoint that doesn't respond delays its own deliveries.",
  updates: "Open the Data sources page. It shows why a source wasn't updated.",
  screening: 'Run `assay lists update` on the server, or turn on updates on the Data sources page.',
  data: 'Run `assay data build` on the server. Lookups are slower until then.',
};

/** Returns the remedy for an unhealthy component of /readyz; undefined without a specific one. */
export const remedyOf = (component: string): string | undefined => REMEDIES[component];
