/** Of the agent; `source` of device_details says `js-<version>`. */
export const VERSION = '1.0.0';
