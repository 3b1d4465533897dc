import { RISK_THRESHOLDS } from '../data/risk-thresholds';
import { type Judge, percent, share } from './raised-flag';

const { offScreen: away, resizes, orientation, inactivity } = RISK_THRESHOLDS;
const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`;

export const offScreen: Judge = ({ summary }) => {
  const { active, idle, offScreen: off, hidden } = summary;
  const whole = active + idle + off;
  const seen = `off screen ${hidden} times, ${seconds(off)} in all, ${percent(off, whole)} of the session`;
  const long = off >= away.mediumMs && share(off, whole) >= away.mediumShare;
  if (long || hidden >= away.mediumTimes) return { flag: 'off_screen', level: 'medium', seen };
  return off >= away.lowMs ? { flag: 'off_screen', level: 'low', seen } : null;
};

export const windowResize: Judge = ({ summary }) => {
  const seen = `the window was resized ${summary.resizes} times`;
  if (summary.resizes >= resizes.medium) return { flag: 'window_resize', level: 'medium', seen };
  return summary.resizes >= resizes.low ? { flag: 'window_resize', level: 'low', seen } : null;
};

export const unusualOrientation: Judge = ({ summary: { upsideDown, turns, tilt } }) => {
  if (upsideDown > 0) {
    return { flag: 'unusual_device_orientation', level: 'medium', seen: 'the screen stood upside down' };
  }
  if (turns >= orientation.turns) {
    return { flag: 'unusual_device_orientation', level: 'low', seen: `the screen was turned ${turns} times` };
  }
  const lying = tilt.n >= orientation.samples && share(Math.min(tilt.flat, tilt.still), tilt.n);
  return lying && lying >= orientation.flatShare
    ? { flag: 'unusual_device_orientation', level: 'low', seen: 'the device lies flat and never moves' }
    : null;
};

export const extendedInactivity: Judge = ({ summary: { longestPause } }) => {
  const level =
    longestPause >= inactivity.highMs
      ? 'high'
      : longestPause >= inactivity.mediumMs
        ? 'medium'
        : longestPause >= inactivity.lowMs
          ? 'low'
          : null;
  return (
    level && { flag: 'extended_inactivity', level, seen: `nothing was done for ${seconds(longestPause)}` }
  );
};
