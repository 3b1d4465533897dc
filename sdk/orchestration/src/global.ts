import { ServiceOrchestration } from './index';

/** As a script: `ServiceOrchestration` of the page is the object itself. `require` gives it by its name as well. */
export const { start, close, on, off, version } = ServiceOrchestration;
export { ServiceOrchestration };
