import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type IconName, Picture } from './icons';

const LEAST_MS = 1_500;

/** A text that changes at most every 1.5 seconds: faster, nobody could follow it, by ear or by eye. */
export function useUnhurried(text: string): string {
  const [shown, setShown] = useState(text);
  const changed = useRef(0);
  useEffect(() => {
    if (text === shown) return;
    const wait = Math.max(0, changed.current + LEAST_MS - performance.now());
    const timer = setTimeout(() => {
      changed.current = performance.now();
      setShown(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, shown]);
  return shown;
}

/**
 * One screen: its heading takes the focus, so that a screen reader begins there; its actions stand below.
 * @param tone how the icon above the heading is coloured; it adds nothing to the words
 */
export function Screen(props: {
  readonly title: string;
  readonly icon?: IconName;
  readonly tone?: 'plain' | 'good' | 'bad';
  readonly children?: ComponentChildren;
  readonly actions?: ComponentChildren;
}) {
  const { title, icon, tone = 'plain', children, actions } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [title]);
  return (
    <section class="screen" aria-labelledby="heading">
      <div class="content">
        {icon && (
          <span class={`badge ${tone}`}>
            <Picture name={icon} />
          </span>
        )}
        <h1 id="heading" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {children}
      </div>
      {actions && <div class="actions">{actions}</div>}
    </section>
  );
}

/** The one thing to do next. */
export const Primary = (props: {
  readonly onClick?: () => void;
  readonly submit?: boolean;
  readonly disabled?: boolean;
  readonly icon?: IconName;
  readonly children: ComponentChildren;
}) => (
  <button
    class="primary"
    type={props.submit ? 'submit' : 'button'}
    disabled={props.disabled ?? false}
    onClick={props.onClick}
  >
    {props.icon && <Picture name={props.icon} />}
    {props.children}
  </button>
);

/** Something else that can be done. */
export const Secondary = (props: {
  readonly onClick: () => void;
  readonly icon?: IconName;
  readonly children: ComponentChildren;
}) => (
  <button class="secondary" type="button" onClick={props.onClick}>
    {props.icon && <Picture name={props.icon} />}
    {props.children}
  </button>
);

/** Read out at once to who cannot see it. */
export const Alert = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="alert" role="alert">
    <Picture name="warning" />
    <span>{children}</span>
  </p>
);

export const Spinner = () => (
  <span class="spinner" aria-hidden="true">
    <i />
  </span>
);
