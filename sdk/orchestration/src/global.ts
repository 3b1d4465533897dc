import { ServiceOrchestration } from './index';

/** What `require` and AMD get. As a script, `ServiceOrchestration` of the page is the object itself (build.mjs). */
export const { start, close, on, off, version } = ServiceOrchestration;
export { ServiceOrchestration };
