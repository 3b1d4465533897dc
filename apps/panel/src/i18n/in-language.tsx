import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { language, onLanguage } from './language';

/** Shows everything anew when another language is chosen; drafts lie outside, and stay. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  const shown = useSyncExternalStore(onLanguage, language);
  return <Fragment key={shown}>{children}</Fragment>;
}
