import { describe, expect, it } from 'vitest';
import { Handlers } from './channel';

const nothing = (): void => undefined;

describe('Handlers', () => {
  it('calls handlers in the order of registration until they are removed', () => {
    const handlers = new Handlers();
    const heard: string[] = [];
    const first = (status: string): unknown => heard.push(`first ${status}`);
    handlers.add('completed', first);
    handlers.add('completed', (status: string): unknown => heard.push(`second ${status}`));
    handlers.emit('completed', 'success');
    handlers.remove('completed', first);
    handlers.emit('completed', 'failed');
    expect(heard).toEqual(['first success', 'second success', 'second failed']);
  });

  it.each([
    [
      'finished',
      nothing,
      "There is no event 'finished'. Events: opened, closed, started, completed, cancelled, error.",
    ],
    ['constructor', nothing, /^There is no event 'constructor'/],
    [undefined, nothing, /^There is no event 'undefined'/],
    ['opened', 5, "The handler of 'opened' isn't a function."],
    ['opened', undefined, "The handler of 'opened' isn't a function."],
  ])('rejects the event %s with the handler %s', (event, handler, message) => {
    const handlers = new Handlers();
    for (const call of ['add', 'remove'] as const) {
      const act = () => handlers[call](event as string, handler as never);
      expect(act).toThrow(TypeError);
      expect(act).toThrow(message);
    }
  });
});
