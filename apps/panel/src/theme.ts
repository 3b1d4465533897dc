import { Badge, createTheme, type ModalProps, Table } from '@mantine/core';
import { t } from './i18n/language';

/** Defaults of Mantine's components; colours, fonts and sizes are CSS variables in panel.css. */
export const theme = createTheme({
  components: {
    // A badge is one word: cut short it means nothing.
    Badge: Badge.extend({ styles: { root: { minWidth: 'fit-content' }, label: { overflow: 'visible' } } }),
    Modal: {
      // Locking the page's scroll works by a <style> element, which the content policy forbids.
      // Asked for at each rendering: the language may have changed since the last.
      defaultProps: () =>
        ({
          lockScroll: false,
          centered: true,
          padding: 'lg',
          closeButtonProps: { 'aria-label': t('Close') },
          // Of a dialog, and no second banner of the page (WAI-ARIA 1.2, banner).
          attributes: { header: { role: 'none' } },
        }) satisfies Partial<ModalProps>,
    },
    Table: Table.extend({ defaultProps: { verticalSpacing: 6, horizontalSpacing: 'md' } }),
  },
});
