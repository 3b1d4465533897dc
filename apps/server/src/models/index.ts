export { type LiveModels, openModels, type SeenModel } from './live-models';
