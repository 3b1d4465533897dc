import { createTheme, Modal, Table } from '@mantine/core';

/** Defaults of Mantine's components; colours, fonts and sizes are CSS variables in panel.css. */
export const theme = createTheme({
  components: {
    Modal: Modal.extend({
      // Locking the page's scroll works by a <style> element, which the content policy forbids.
      defaultProps: { lockScroll: false, centered: true, padding: 'lg' },
    }),
    Table: Table.extend({ defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'md' } }),
  },
});
