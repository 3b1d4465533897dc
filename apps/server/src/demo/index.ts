export { seededRandom } from './random';
export { traffic } from './traffic';
