import { Badge, createTheme, MantineProvider, type ModalProps, Table } from '@mantine/core';
import { InLanguage, startLanguage, t } from './i18n/language';
import '@mantine/core/styles.css';
import './design/fonts.css';
import './design/tokens.css';
import './panel.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from './api/account';
import { createQueryClient } from './api/client';
import { startDensity } from './design/density';
import { router } from './router';

/** Defaults of Mantine components; colors, fonts and sizes are CSS variables in design/tokens.css. */
const theme = createTheme({
  components: {
    // Badges are not truncated, because they contain one word.
    Badge: Badge.extend({ styles: { root: { minWidth: 'fit-content' }, label: { overflow: 'visible' } } }),
    Modal: {
      // Mantine locks scrolling with a <style> element, which the content policy forbids. A function, because
      // the language can change.
      defaultProps: () =>
        ({
          lockScroll: false,
          centered: true,
          padding: 'lg',
          closeButtonProps: { 'aria-label': t('Close') },
          // Prevents a second banner landmark (WAI-ARIA 1.2, banner).
          attributes: { header: { role: 'none' } },
        }) satisfies Partial<ModalProps>,
    },
    Table: Table.extend({ defaultProps: { verticalSpacing: 4, horizontalSpacing: 'sm', fz: 'sm' } }),
    // See the content policy above.
    Drawer: { defaultProps: () => ({ lockScroll: false, closeButtonProps: { 'aria-label': t('Close') } }) },
  },
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');

const client = createQueryClient();
// Requested before rendering, because every page needs it.
void client.prefetchQuery(session);

// The content policy forbids <style> elements: tokens.css sets Mantine's variables. Translations load before
// the first render.
startDensity();
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
