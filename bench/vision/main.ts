import { table } from '../row';
import { benchVision } from './bench';

console.log(table(await benchVision()));
