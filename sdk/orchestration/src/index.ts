import { type Orchestration, orchestration } from './orchestration';

export type { FlowErrorCode, FlowPalette, FlowRenderingMode, FlowStatus, FlowTheme } from '@assay/contract';
export type { EventName, OrchestrationEvents } from './channel';
export type { OrchestrationConfig, Region } from './config';
export type { Orchestration };

/**
 * Key under which the page stores the object, so that a script that loads twice, or is also imported, finds
 * it again.
 */
const KEY = Symbol.for('assay.orchestration.1');

function onePerPage(): Orchestration {
  const page = globalThis as { [KEY]?: Orchestration };
  if (!page[KEY]) Object.defineProperty(page, KEY, { value: orchestration() });
  return page[KEY] as Orchestration;
}

/** Shows a verification in a page, one flow at a time. It can be imported without a window. */
export const ServiceOrchestration: Orchestration = onePerPage();
