import { type Orchestration, orchestration } from './orchestration';

export type { FlowErrorCode, FlowPalette, FlowRenderingMode, FlowStatus, FlowTheme } from '@assay/contract';
export type { OrchestrationConfig, Region } from './config';
export type { EventName, OrchestrationEvents } from './events';
export type { Orchestration };

/** Shows a verification in a page; one flow at a time. It may be imported where there is no window. */
export const ServiceOrchestration: Orchestration = orchestration();
