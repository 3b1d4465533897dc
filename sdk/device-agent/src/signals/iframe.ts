import { type Collector, numberOf, textOf } from '../collector';
import { attempt, breathe } from '../natives';
import { brandsOf, dataOf } from './user-agent-data';

/** The window of a fresh frame shows values that a page's script replaced in its own window only. */
export const iframe: Collector<'iframe'> = {
  name: 'iframe',
  limit: 300,
  afterWorker: true,
  async collect(scene) {
    const other = await scene.frame();
    // A session that could not wait has closed it: a closed window reports nothing.
    if (!other || other.closed) return null;
    const { navigator } = other;
    const data = attempt(() => dataOf(navigator), undefined);
    const { webdriver } = navigator;
    const reported = {
      userAgent: navigator.userAgent,
      platform: textOf(navigator, 'platform') ?? '',
      language: navigator.language,
      languages: [...navigator.languages],
      hardwareConcurrency: numberOf(navigator, 'hardwareConcurrency'),
      deviceMemory: numberOf(navigator, 'deviceMemory'),
      offset: new other.Date().getTimezoneOffset(),
      webdriver: typeof webdriver === 'boolean' ? webdriver : null,
      dataPlatform: textOf(data, 'platform'),
      brands: brandsOf(data?.brands),
      evalLength: other.eval.toString().length,
      unmaskedVendor: null,
      unmaskedRenderer: null,
    };
    // The first one of a page reads the language's data.
    await breathe(true);
    return {
      ...reported,
      zone: attempt(() => new other.Intl.DateTimeFormat().resolvedOptions().timeZone, null),
    };
  },
};
