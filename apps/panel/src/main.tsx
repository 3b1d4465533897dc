import { Badge, createTheme, MantineProvider, type ModalProps, Table } from '@mantine/core';
import { InLanguage, startLanguage, t } from './i18n/language';
import '@mantine/core/styles.css';
import './panel.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from './api/account';
import { createQueryClient } from './api/client';
import { router } from './router';

/** Defaults of Mantine's components; colours, fonts and sizes are CSS variables in panel.css. */
const theme = createTheme({
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

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = createQueryClient();
// Asked for before anything is drawn: every page waits for it.
void client.prefetchQuery(session);

// The server's content policy allows no <style> element: what Mantine would put into one stands in panel.css.
// The sentences come before the first of them is shown.
await startLanguage();
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={client}>
        <InLanguage>
          <RouterProvider router={router} />
        </InLanguage>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
