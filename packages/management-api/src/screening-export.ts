import {
  closed,
  documented,
  literals,
  type RouteDocument,
  readQuery,
  type Static,
  string,
  Type,
} from '@assay/contract';
import { MANAGEMENT_PREFIX } from './document';

const time = Type.String({ format: 'date-time' });
const query = closed({
  from: time,
  to: time,
  format: Type.Optional(literals(['csv', 'jsonl'])),
  environment: Type.Optional(literals(['live', 'test'])),
});

/**
 * Reads the query of the export.
 * @throws ApiError 1006
 */
export const readScreeningExport = (value: unknown): Static<typeof query> => readQuery(query, value);

/** The export of screenings, sent as a file outside the envelope. */
export const SCREENING_EXPORT_ROUTES = {
  exportScreenings: documented({
    operationId: 'exportScreenings',
    method: 'get',
    path: `${MANAGEMENT_PREFIX}/screening/export`,
    tag: 'Screening',
    summary: 'Export screenings as a signed file',
    description:
      'Returns who was screened, when, against which list versions, and with what result. The last line is the signature of the rows, which `assay case verify` checks. Requires permission to see personal data.',
    parameters: [
      {
        name: 'from',
        in: 'query',
        required: true,
        schema: { type: 'string', format: 'date-time' },
        description: 'Start of the period',
      },
      {
        name: 'to',
        in: 'query',
        required: true,
        schema: { type: 'string', format: 'date-time' },
        description: 'End of the period, exclusive',
      },
      {
        name: 'format',
        in: 'query',
        schema: { type: 'string', enum: ['csv', 'jsonl'] },
        description: '`csv` (default) or JSON lines',
      },
      {
        name: 'environment',
        in: 'query',
        schema: { type: 'string', enum: ['live', 'test'] },
        description: 'Default: the environment of the key',
      },
    ],
    success: { status: 200, plain: { type: 'text/csv', schema: string } },
    errors: ['badJson'],
    scope: 'admin',
  }),
} as const satisfies { readonly [operation: string]: RouteDocument };
