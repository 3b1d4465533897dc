import { table } from '../row';
import { benchRules } from './bench';

console.log(table(await benchRules()));
