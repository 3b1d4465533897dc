import type { CheckProvider } from '../checks/provider';
import { httpService } from './http-service';
import { readCheckServices } from './service-settings';

/**
 * Returns the built-in engines with the operator's services before and after them, in order of use.
 * @throws BadConfiguration
 */
export async function withCheckServices(
  builtIn: readonly CheckProvider[],
  path: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<readonly CheckProvider[]> {
  const services = await readCheckServices(path, env);
  const at = (place: 'front' | 'behind') => services.filter((one) => one.place === place).map(httpService);
  return [...at('front'), ...builtIn, ...at('behind')];
}
