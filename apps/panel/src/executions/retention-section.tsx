import type { ExecutionReview } from '@assay/contract';
import { List } from '@mantine/core';
import { Section } from '../ui/section';
import { Time } from '../ui/time';

/** What is kept until when, and what is gone. */
export function RetentionSection({ retention }: { readonly retention: ExecutionReview['retention'] }) {
  const {
    days,
    kept_until: until,
    purged_at: purged,
    media_kept: kept,
    media_gone: gone,
    face_kept: face,
  } = retention;
  return (
    <Section title="What is kept">
      <List size="sm">
        {purged ? (
          <List.Item>
            Results, pictures and personal data were destroyed <Time at={purged} />. Id, status, times and
            workflow stay.
          </List.Item>
        ) : (
          <>
            <List.Item>
              Results, pictures and personal data are kept until <Time at={until} /> ({days} days), then
              destroyed with their keys. Id, status, times and workflow stay.
            </List.Item>
            <List.Item>
              {kept === 1 ? '1 file is' : `${kept} files are`} kept, sealed
              {gone > 0 ? `; ${gone} that were captured are gone` : ''}.
            </List.Item>
            <List.Item>
              {face
                ? 'A description of the face is kept, sealed, to know the person again; it goes with the rest.'
                : 'No description of the face is kept.'}
            </List.Item>
          </>
        )}
      </List>
    </Section>
  );
}
