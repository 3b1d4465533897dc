import { describe, expect, it } from 'vitest';
import type { FeatureContext, Signal } from '../modules/signal';
import { openGather } from './gather';

type Signals = Parameters<typeof openGather<FeatureContext>>[0];

const context = { request: {}, config: {} } as FeatureContext;
const finds = <N extends 'session_monitoring_details'>(found: object): Signal<N, FeatureContext> => ({
  wants: () => true,
  look: async () => found as never,
});

describe('openGather', () => {
  it('gives a module the result of a module that comes later in the table', async () => {
    const risk = { session_risk: { automation_risk: { level: 'high', flags: ['ui_automation'] } } };
    let shown: unknown;
    const gather = openGather<FeatureContext>({
      device_details: {
        wants: () => true,
        look: async (_context, _evidence, others) => {
          shown = await others('session_monitoring_details');
          return null;
        },
      },
      session_monitoring_details: finds(risk),
    } as Signals);
    await gather(context);
    expect(shown).toEqual(risk);
  });

  it('gives a module null for another module that was not wanted', async () => {
    let shown: unknown = 'nothing yet';
    const gather = openGather<FeatureContext>({
      device_details: {
        wants: () => true,
        look: async (_context, _evidence, others) => {
          shown = await others('session_monitoring_details');
          return null;
        },
      },
      session_monitoring_details: { ...finds({}), wants: () => false },
    } as Signals);
    await gather(context);
    expect(shown).toBeNull();
  });
});
