import type { ExecutionReview } from '@assay/management-api';
import { List } from '@mantine/core';
import { english, t } from '../i18n/language';
import { sentenceWith } from '../i18n/sentence-with';
import { Section } from '../ui/section';
import { Time } from '../ui/time';

const DESTROYED = english(
  'Results, pictures and personal data were destroyed {time}. Id, status, times and workflow stay.',
);
const KEPT = english(
  'Results, pictures and personal data are kept until {time} ({days, plural, one {# day} other {# days}}), then destroyed with their keys. Id, status, times and workflow stay.',
);

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
    <Section title={t('What is kept')}>
      <List size="sm">
        {purged ? (
          <List.Item>{sentenceWith(DESTROYED, { time: <Time at={purged} /> })}</List.Item>
        ) : (
          <>
            <List.Item>{sentenceWith(KEPT, { time: <Time at={until} />, days })}</List.Item>
            <List.Item>
              {t(
                '{kept, plural, one {# file is kept, sealed} other {# files are kept, sealed}}{gone, plural, =0 {} one {; # that was captured is gone} other {; # that were captured are gone}}.',
                { kept, gone },
              )}
            </List.Item>
            <List.Item>
              {face
                ? t(
                    'A description of the face is kept, sealed, to know the person again; it goes with the rest.',
                  )
                : t('No description of the face is kept.')}
            </List.Item>
          </>
        )}
      </List>
    </Section>
  );
}
