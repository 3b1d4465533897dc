import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { recordResponses } from './recorded-responses';

it('records', async () => {
  writeFileSync(
    process.env.RECORD_TO!,
    JSON.stringify(await recordResponses(Number(process.env.N)), null, 1),
  );
}, 120000);
