import type { Collector } from '../collector';

interface BatteryManager {
  readonly charging: boolean;
  readonly level: number;
}

export const battery: Collector<'battery'> = {
  name: 'battery',
  limit: 500,
  async collect() {
    const { getBattery } = navigator as Navigator & { getBattery?(): Promise<BatteryManager> };
    if (!getBattery) return null;
    const { charging, level } = await getBattery.call(navigator);
    return { charging, level };
  },
};
