import { ApiError, badInput } from '@assay/contract';
import { readScreeningExport, SCREENING_EXPORT_ROUTES } from '@assay/management-api';
import { appendAuditAlone } from '@assay/store';
import { type ManagementApi, principalOf, register, spaceOf } from '../../management/index';
import { begunStream } from '../../platform/begun-stream';
import { csvCell } from '../../platform/csv-cell';
import type { DocumentSigner } from '../../platform/secrets/document-signer';
import { type ExportPeriod, screeningsOf } from './rows';
import { rowFormats, signedLines } from './signed-lines';

const TYPES = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson' } as const;
const FORMATS = rowFormats(csvCell);
const DAY = 10;

/** @throws ApiError 1006 for an empty period */
function periodOf({ from, to }: { readonly from: string; readonly to: string }): ExportPeriod {
  const period = { from: Date.parse(from), to: Date.parse(to) };
  if (!(period.from < period.to)) throw badInput([{ field: 'to', expected: 'a time after `from`' }]);
  return period;
}

/** Adds the signed export of screenings. */
export function screeningExportRoutes(api: ManagementApi, signer: DocumentSigner): void {
  const { database, runtime } = api.routePorts;
  register(api, SCREENING_EXPORT_ROUTES.exportScreenings, async (request, reply) => {
    const principal = principalOf(request);
    if (!principal.role.permissions.includes('personal:see'))
      throw new ApiError('missingScope', 'You need permission to see personal data to export screenings');
    const query = readScreeningExport(request.query);
    const period = periodOf(query);
    const format = query.format ?? 'csv';
    const environmentId = spaceOf(principal, query.environment);
    const now = new Date(runtime.now());
    const [from, to] = [new Date(period.from).toISOString(), new Date(period.to).toISOString()];
    const environment =
      environmentId === principal.caller.account.testEnvironmentId ? ('test' as const) : ('live' as const);
    await appendAuditAlone(database, principal.caller.account.id, {
      at: now,
      actor: principal.actor.auditName,
      action: 'screening.export',
      target: String(environmentId),
      change: { from, to, format },
    });
    const lines = await begunStream(
      signedLines(
        screeningsOf(database, environmentId, period),
        FORMATS[format],
        {
          title: `Screenings ${from} to ${to}`,
          exported_at: now.toISOString(),
          exported_by: principal.actor.auditName,
          environment,
          from,
          to,
        },
        signer,
      ),
    );
    const name = `screenings-${from.slice(0, DAY)}-${to.slice(0, DAY)}.${format}`;
    return reply
      .type(TYPES[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(lines);
  });
}
