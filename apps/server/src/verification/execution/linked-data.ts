import type { CapturedMedia, WebhookEvent, WholeExecutionData } from '@assay/contract';
import type { SentData } from '../../webhooks/index';
import type { MediaLinks } from '../media/media-link';

type LinkOf = (address: string) => string;

const linked = (media: CapturedMedia, linkOf: LinkOf): CapturedMedia =>
  Object.fromEntries(
    Object.entries(media).map(([slot, addresses]) => [
      slot,
      Array.isArray(addresses) ? addresses.map(linkOf) : linkOf(addresses as string),
    ]),
  );

function withLinkedMedia<Entry extends { readonly capturedMedia: CapturedMedia | null }>(
  entry: Entry,
  linkOf: LinkOf,
): Entry {
  return entry.capturedMedia === null
    ? entry
    : { ...entry, capturedMedia: linked(entry.capturedMedia, linkOf) };
}

/** Returns an execution document with links instead of media addresses. */
export const withLinks = (document: WholeExecutionData, linkOf: LinkOf): WholeExecutionData => ({
  ...document,
  checks: document.checks?.map((check) => withLinkedMedia(check, linkOf)) ?? null,
});

/** Events with media, and the function that adds their links. */
const LINKED: { readonly [Event in WebhookEvent]?: (data: never, linkOf: LinkOf) => unknown } = {
  'orchestration/workflow_execution_finished': withLinks,
  'orchestration/workflow_execution_updated': withLinks,
  'verification/session_finished': withLinkedMedia,
};

/** Returns event data for a delivery attempt: stored data contains media addresses, sent data contains links. */
export const linkedData =
  (links: MediaLinks): SentData =>
  ({ event, data }, environmentId, now) => {
    const link = LINKED[event as WebhookEvent];
    return link
      ? JSON.stringify(link(JSON.parse(data) as never, (address) => links.link(address, environmentId, now)))
      : data;
  };
