import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useFlowState, useScene } from '../model/use-flow';
import { fill, LANGUAGE_NAMES, languagesOf } from '../texts/texts';
import { Picture } from './icons';

/** Chooses another language of those that the workflow offers; nothing where there is one. */
function LanguageSwitch() {
  const { texts, language, offered, speak } = useScene();
  const languages = languagesOf(offered);
  if (languages.length < 2) return null;
  return (
    <select
      class="language"
      aria-label={texts.language}
      value={language}
      onChange={({ currentTarget }) => speak(currentTarget.value)}
    >
      {languages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {LANGUAGE_NAMES[tag]}
        </option>
      ))}
    </select>
  );
}

/** Asks whether leaving is meant. The focus stays inside until it is answered. */
function LeaveDialog() {
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

function Progress() {
  const { flow, texts } = useScene();
  const { session, begun } = useFlowState(flow);
  const { steps_done: done, steps_total: total, state } = session;
  if (!begun || total < 2 || state === 'finished') return null;
  const label = fill(texts.progress, { step: Math.min(done + 1, total), total });
  return (
    <div
      class="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
    >
      {Array.from({ length: total }, (_, step) => (
        <i key={step} class={step < done ? 'past' : step === done ? 'now' : ''} />
      ))}
    </div>
  );
}

/** Whose page it is. @param company null = not known, or not named: then it is what the page is for */
export function Head(props: {
  readonly logo: string | null;
  readonly company: string | null;
  readonly children?: ComponentChildren;
  readonly title: string;
}) {
  return (
    <div class="top">
      {props.logo ? (
        <img class="logo" src={props.logo} alt="" referrerpolicy="no-referrer" />
      ) : (
        <span class="mark">
          <Picture name="shield" />
        </span>
      )}
      <span class="name">
        <b>{props.company ?? props.title}</b>
        {props.company !== null && <small>{props.title}</small>}
      </span>
      {props.children}
    </div>
  );
}

/** What stands around every screen: whose page it is, how far it got, the way out. */
export function Frame(props: { readonly logo: string | null; readonly children: ComponentChildren }) {
  const { flow, texts } = useScene();
  const { offline, leaving, session, failure } = useFlowState(flow);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const watcher = new ResizeObserver(() => flow.resize(element.scrollHeight));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [flow]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && canLeave && !flow.state.leaving) flow.change({ leaving: true });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const canLeave = flow.isShown && session.state !== 'finished' && !failure;
  return (
    <div class="flow" ref={box}>
      <div class="page" aria-hidden={leaving ? 'true' : undefined}>
        <header>
          <Head logo={props.logo ?? session.company.logo} company={session.company.name} title={texts.title}>
            {canLeave && (
              <button
                class="close"
                type="button"
                aria-label={texts.close}
                onClick={() => flow.change({ leaving: true })}
              >
                <Picture name="cross" />
              </button>
            )}
          </Head>
          <Progress />
        </header>
        <main>
          <output class="notice">
            {offline && (
              <span class="note">
                <Picture name="offline" />
                <span>{texts.offline}</span>
              </span>
            )}
          </output>
          {props.children}
        </main>
        <footer>
          <Picture name="shield" />
          <span>{texts.protectedNote}</span>
          <LanguageSwitch />
        </footer>
      </div>
      {leaving && <LeaveDialog />}
    </div>
  );
}
