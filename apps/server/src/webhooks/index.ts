export type { SentData } from './message';
