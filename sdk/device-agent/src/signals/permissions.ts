import type { Collector } from '../collector';
import { within } from '../natives';

const NAMES =
  'accelerometer background-sync camera clipboard-read clipboard-write geolocation gyroscope idle-detection local-fonts magnetometer microphone midi notifications payment-handler persistent-storage screen-wake-lock storage-access window-management'.split(
    ' ',
  );

export const permissions: Collector<'permissions'> = {
  name: 'permissions',
  limit: 600,
  async collect() {
    if (!navigator.permissions?.query) return null;
    const states: Record<string, string> = {};
    const asked = NAMES.map(async (name) => {
      try {
        const status = await within(navigator.permissions.query({ name: name as PermissionName }), 400, null);
        return status?.state;
      } catch {
        return undefined;
      }
    });
    const answers = await Promise.all(asked);
    answers.forEach((state, at) => {
      const name = NAMES[at];
      if (state && name) states[name] = state;
    });
    const notification = typeof Notification === 'undefined' ? null : Notification.permission;
    return { states, notification };
  },
};
