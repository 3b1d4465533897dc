import { ServiceOrchestration } from './index';

/**
 * Exports for `require` and AMD. For a script element, the page's `ServiceOrchestration` is the object itself
 * (build.mjs).
 */
export const { start, close, on, off, version } = ServiceOrchestration;
export { ServiceOrchestration };
