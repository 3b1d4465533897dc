import { expect, it } from 'vitest';
import { version as ofPackage } from '../package.json';
import { ServiceOrchestration } from './index';

it("is the package's, and no commit where no build set one", () => {
  expect(ServiceOrchestration.version).toEqual({ version: ofPackage, commitHash: null });
});
