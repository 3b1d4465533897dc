export * from './device-aliases';
export * from './device-keys';
export * from './device-popularity';
export * from './device-removal';
export * from './device-resolvers';
export * from './device-sessions';
export * from './device-shares';
export * from './devices';
