import { table } from '../row';
import { benchEnrichment } from './bench';

console.log(table(await benchEnrichment()));
