import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type IconName, Picture } from './icons';

const MIN_MS = 1_500;

/** Delays text changes to at most one per 1.5 seconds, because faster changes can't be followed. */
export function useUnhurried(text: string): string {
  const [shown, setShown] = useState(text);
  const changed = useRef(0);
  useEffect(() => {
    if (text === shown) return;
    const wait = Math.max(0, changed.current + MIN_MS - performance.now());
    const timer = setTimeout(() => {
      changed.current = performance.now();
      setShown(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, shown]);
  return shown;
}

/**
 * One screen: the heading receives the focus so that screen readers start there; the actions follow below.
 * @param tone color of the icon above the heading; adds no meaning to the text
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

/** Button for the primary action. */
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

/** Button for a secondary action. */
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

/** Message that screen readers announce immediately. */
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
