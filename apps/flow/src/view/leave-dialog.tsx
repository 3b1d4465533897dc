import { useLayoutEffect, useRef } from 'preact/hooks';
import { useScene } from '../model/use-flow';

/** Asks whether leaving is meant. The focus stays inside until it is answered. */
export function LeaveDialog() {
  const { flow, texts } = useScene();
  const box = useRef<HTMLDivElement>(null);
  const stay = () => flow.change({ leaving: false });
  // At once: a key that is pressed right after must find the focus inside.
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      stay();
    }
    if (event.key !== 'Tab') return;
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    buttons[(at + (event.shiftKey ? buttons.length - 1 : 1)) % buttons.length]?.focus();
  };
  return (
    <div class="veil">
      <div
        class="dialog"
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="leave-title"
        aria-describedby="leave-text"
        ref={box}
        onKeyDown={onKeyDown}
      >
        <h2 id="leave-title">{texts.leaveTitle}</h2>
        <p id="leave-text">{texts.leaveText}</p>
        <div class="actions">
          <button class="primary" type="button" onClick={stay}>
            {texts.stay}
          </button>
          <button class="secondary danger" type="button" onClick={() => flow.cancel()}>
            {texts.leave}
          </button>
        </div>
      </div>
    </div>
  );
}
