export { type RetiredPorts, retiredRoutes } from './routes';
