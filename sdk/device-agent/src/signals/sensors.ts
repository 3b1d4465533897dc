import type { Collector } from '../collector';

export const sensors: Collector<'sensors'> = {
  name: 'sensors',
  limit: 100,
  collect: () => ({
    gyroscope: 'Gyroscope' in window,
    accelerometer: 'Accelerometer' in window,
    deviceMotion: 'DeviceMotionEvent' in window,
    vibrate: 'vibrate' in navigator,
  }),
};
