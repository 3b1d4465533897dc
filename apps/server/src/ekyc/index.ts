export { sexNamed } from './gender';
export { openEkyc } from './open-ekyc';
export { importRegistry } from './registry/import-registry';
export { NoRegister, readRegistryFile } from './registry/read-registry-file';
export { recordBox } from './registry/record-box';
