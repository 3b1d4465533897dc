import type { Collector } from '../collector';

const NAME = 'assay_try';

export const cookies: Collector<'cookies'> = {
  name: 'cookies',
  limit: 100,
  collect() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing in Safari 15.
    document.cookie = `${NAME}=1; SameSite=Lax; path=/`;
    const works = document.cookie.includes(`${NAME}=1`);
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${NAME}=; Max-Age=0; SameSite=Lax; path=/`;
    return { enabled: navigator.cookieEnabled, works };
  },
};
