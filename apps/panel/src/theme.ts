import { Badge, createTheme, Modal, Table } from '@mantine/core';

/** Defaults of Mantine's components; colours, fonts and sizes are CSS variables in panel.css. */
export const theme = createTheme({
  components: {
    // A badge is one word: cut short it means nothing.
    Badge: Badge.extend({ styles: { root: { minWidth: 'fit-content' }, label: { overflow: 'visible' } } }),
    Modal: Modal.extend({
      // Locking the page's scroll works by a <style> element, which the content policy forbids.
      defaultProps: {
        lockScroll: false,
        centered: true,
        padding: 'lg',
        closeButtonProps: { 'aria-label': 'Close' },
        // Of a dialog, and no second banner of the page (WAI-ARIA 1.2, banner).
        attributes: { header: { role: 'none' } },
      },
    }),
    Table: Table.extend({ defaultProps: { verticalSpacing: 6, horizontalSpacing: 'md' } }),
  },
});
