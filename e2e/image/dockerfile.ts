import { readFileSync } from 'node:fs';

/** Settings of the final image in deploy/Dockerfile. */
interface ImageSettings {
  /** Release Debian of the base image, such as `bookworm`. */
  readonly debian: string;
  /** Folder of the release in the image. */
  readonly app: string;
  /** Shell commands that run as root while the image is built. */
  readonly commands: readonly string[];
  /** `uid:gid` */
  readonly user: string;
  readonly env: { readonly [name: string]: string };
  readonly volume: string;
  readonly healthCheck: readonly string[];
  /** Entry point with its default arguments. */
  readonly command: readonly string[];
}

/** Returns the instructions of the last stage, with continued lines joined. */
function lastStage(text: string): readonly (readonly [name: string, value: string])[] {
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  const found = lines.flatMap((line) => {
    const [, name, value] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return found.slice(found.findLastIndex(([name]) => name === 'FROM'));
}

/** Parses the instructions that deploy/Dockerfile uses. @throws Error when one is missing */
export function readDockerfile(path: string): ImageSettings {
  const stage = lastStage(readFileSync(path, 'utf8'));
  const all = (wanted: string) => stage.filter(([name]) => name === wanted).map(([, value]) => value);
  const one = (wanted: string): string => {
    const [value, ...others] = all(wanted);
    if (value === undefined || others.length > 0) throw new Error(`The image needs one ${wanted}.`);
    return value;
  };
  const list = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as readonly string[];
  return {
    debian: /-(\w+)-slim$/.exec(one('FROM'))?.[1] ?? '',
    app: /^--from=build (\/\w+) \/\w+$/.exec(one('COPY'))?.[1] ?? '',
    commands: all('RUN'),
    user: one('USER'),
    env: Object.fromEntries(
      one('ENV')
        .split(' ')
        .map((pair) => pair.split('=') as [string, string]),
    ),
    volume: one('VOLUME'),
    healthCheck: list(one('HEALTHCHECK')),
    command: [...list(one('ENTRYPOINT')), ...list(one('CMD'))],
  };
}
