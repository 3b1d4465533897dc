import type { DataUpdate } from '../api/operations';
import { english, type Sentence } from '../i18n/language';

type Topic = DataUpdate['topic'];

interface TopicText {
  readonly name: Sentence;
  readonly about: Sentence;
}

/** Topics in the order of the setup page. */
export const TOPICS: Readonly<Record<Topic, TopicText>> = {
  watchlists: {
    name: english('Sanctions and watchlists'),
    about: english('Screens names against official lists, such as OFAC, UN and UK.'),
  },
  anonymizers: {
    name: english('Tor, VPN and private relays'),
    about: english('Flags IP addresses of anonymizing services.'),
  },
  abuse: {
    name: english('Abuse lists'),
    about: english('Flags IP addresses that public abuse lists contain.'),
  },
  hosting: {
    name: english('Cloud and hosting networks'),
    about: english('Flags data centers, crawlers and company gateways.'),
  },
  email: {
    name: english('Email domains and breaches'),
    about: english('Adds disposable and free domains, and known data breaches.'),
  },
  phone: {
    name: english('Disposable phone numbers'),
    about: english('Flags numbers whose messages anyone can read.'),
  },
  cards: {
    name: english('Card issuers'),
    about: english('Adds bank, card type and country to the first digits of a card.'),
  },
  currency: {
    name: english('Exchange rates'),
    about: english('Converts amounts between currencies.'),
  },
  location: {
    name: english('Location feeds'),
    about: english('Adds locations that network operators publish.'),
  },
};

/** Sources that add the same kind of data. */
export interface TopicGroup {
  readonly topic: Topic;
  readonly sources: readonly DataUpdate[];
  /** Distinct licenses, most frequent first. */
  readonly licences: readonly string[];
  readonly loaded: number;
  readonly failed: number;
}

/** Groups the sources by topic; without empty groups. */
export function topicGroups(updates: readonly DataUpdate[]): readonly TopicGroup[] {
  return (Object.keys(TOPICS) as readonly Topic[]).flatMap((topic) => {
    const sources = updates.filter((update) => update.topic === topic);
    if (sources.length === 0) return [];
    const counts = new Map<string, number>();
    for (const { licence } of sources) counts.set(licence, (counts.get(licence) ?? 0) + 1);
    return [
      {
        topic,
        sources,
        licences: [...counts].sort(([, one], [, other]) => other - one).map(([licence]) => licence),
        loaded: sources.filter(({ succeeded_at }) => succeeded_at !== null).length,
        failed: sources.filter(({ outcome }) => outcome === 'failed' || outcome === 'refused').length,
      },
    ];
  });
}
