import type { Session } from '@assay/management-api';
import type { ReactNode } from 'react';
import { Toasts } from '../design/toasts';
import { DraftOwner, ownerOf } from '../drafts/draft-store';
import { UnsavedGuard } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { useEnvironment } from '../ui/environment';
import classes from './frame.module.css';
import { GoTo } from './go-to';
import { Header } from './header';
import { SideNavigation, useNavigation } from './navigation';

interface FrameProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** Moves the focus without changing the URL, because its hash can name an open tab. */
function skipToPage(): void {
  document.getElementById('page')?.focus();
}

/** Page layout: navigation, header and content. */
export function Frame({ session, children }: FrameProps) {
  const navigation = useNavigation();
  const space = useEnvironment();
  return (
    <DraftOwner value={ownerOf(session)}>
      <div
        className={classes.frame}
        data-collapsed={navigation.isCollapsed || undefined}
        data-environment={space}
      >
        <button type="button" className={classes.skip} onClick={skipToPage}>
          {t('Skip to main content')}
        </button>
        <SideNavigation permissions={session.permissions} state={navigation} />
        <div className={classes.content}>
          <Header session={session} isMenuOpen={navigation.isOpen} onMenu={navigation.toggle} />
          <main id="page" className={classes.page} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
      <GoTo permissions={session.permissions} />
      <Toasts />
      <UnsavedGuard />
    </DraftOwner>
  );
}
