export { openTracing } from './open-tracing';
