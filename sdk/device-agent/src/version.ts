import { version } from '../package.json';

/** Version of the agent; `source` of device_details is `js-<version>`. */
export const VERSION: string = version;
