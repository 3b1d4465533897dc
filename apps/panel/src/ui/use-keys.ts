import { useWindowEvent } from '@mantine/hooks';
import { isPageKey } from './page-key';

/** Letters that stand for commands of the page; not while a dialog is open or something is typed. */
export function useKeys(commands: { readonly [key: string]: () => void }): void {
  useWindowEvent('keydown', (event) => {
    const command = Object.hasOwn(commands, event.key) ? commands[event.key] : undefined;
    if (!command || event.repeat || !isPageKey(event) || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    command();
  });
}
