export { convertAmount, EMBEDDED_RATES_VERSION, openRates, type RateTable } from './rate-table';
