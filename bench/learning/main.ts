import { table } from '../row';
import { benchLearning } from './bench';

console.log(table(await benchLearning()));
