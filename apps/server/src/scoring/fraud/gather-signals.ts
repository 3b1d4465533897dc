import { openGather } from './gather';
import { PLAIN_SIGNALS } from './signals/plain-signals';

/** Looks by the modules that need neither a caller nor a store. */
export const gatherSignals = openGather(PLAIN_SIGNALS);
