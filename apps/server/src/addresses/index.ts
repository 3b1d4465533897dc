export { openAddresses } from './open-addresses';
