/** Of the agent; `source` of device_details is `js-<version>`. */
export const VERSION = '1.0.0';
