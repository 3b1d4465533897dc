export { type EventPersons, enqueueEvent, type NewEvent } from './outbox';
