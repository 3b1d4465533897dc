export { tagManagementRoutes } from './management-routes';
export { tagRoutes } from './routes';
