import type { Collector } from '../collector';
import { attempt } from '../natives';

export const plugins: Collector<'plugins'> = {
  name: 'plugins',
  limit: 100,
  collect: () => ({
    plugins: [...navigator.plugins].map(
      ({ name, filename, description }) => `${name}|${filename}|${description}`,
    ),
    mimeTypes: [...navigator.mimeTypes].map(({ type, suffixes }) => `${type}|${suffixes}`),
    javaEnabled: attempt(() => navigator.javaEnabled(), false),
    pdfViewer: navigator.pdfViewerEnabled ?? null,
  }),
};
