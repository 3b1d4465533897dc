import { expect, it } from 'vitest';
import { version as ofPackage } from '../package.json';
import { ServiceOrchestration } from './index';

it("version is the package's version, with a null commit outside of a build", () => {
  expect(ServiceOrchestration.version).toEqual({ version: ofPackage, commitHash: null });
});
