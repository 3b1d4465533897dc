import { showToast } from '../design/toast-store';
import { t } from '../i18n/language';

/** Says that a policy change was saved as a version, or proposed. @param saved the new version; null = proposed */
export function showPolicySaved(saved: { readonly version: number } | null): void {
  showToast({
    text: saved
      ? t('Saved as policy version {version}.', { version: String(saved.version) })
      : t('Proposed. Another user must approve the policy change.'),
  });
}
