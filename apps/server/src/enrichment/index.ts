export { type EnrichmentData, openEnrichment } from './open-enrichment';
