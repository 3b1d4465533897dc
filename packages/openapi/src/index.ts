export { ALL_ROUTES } from './all-routes';
export { buildOpenApi } from './build';
export { printOpenApi } from './print';
