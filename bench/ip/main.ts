import { table } from '../row';
import { benchIp } from './bench';

console.log(table(await benchIp()));
