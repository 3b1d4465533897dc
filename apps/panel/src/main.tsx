import '@mantine/core/styles.css';
import './panel.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client';
import { session } from './api/session';
import { InLanguage } from './i18n/in-language';
import { startLanguage } from './i18n/language';
import { router } from './router';
import { theme } from './theme';

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
