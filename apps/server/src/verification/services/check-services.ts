import type { CheckProvider } from '../checks/provider';
import { httpService } from './http-service';
import { readCheckServices } from './service-settings';

/**
 * The built-in engines with an operator's services in front of and behind them, in the order in which they are asked.
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
