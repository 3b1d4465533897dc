import { Autocomplete, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Space } from '../api/evaluations';
import { tagValues } from '../api/feedback';
import { t } from '../i18n/language';
import { labelChoices, labelName } from '../labels/label-names';

const MOST_SUGGESTIONS = 20;

const choices = () => labelChoices(({ value }) => labelName(value));

interface FeedbackFilterProps {
  readonly space: Space;
  readonly tag: string | undefined;
  readonly label: string | undefined;
  readonly onTag: (tag: string | undefined) => void;
  readonly onLabel: (label: string | undefined) => void;
}

/** Narrows the traffic to what people said of it. */
export function FeedbackFilter({ space, tag, label, onTag, onLabel }: FeedbackFilterProps) {
  const known = useQuery(tagValues(space));
  const [typed, setTyped] = useState(tag ?? '');
  const submit = () => onTag(typed.trim() || undefined);
  return (
    <>
      <Autocomplete
        aria-label={t('Tag')}
        placeholder={t('Tag')}
        w="10rem"
        value={typed}
        data={[...(known.data?.tags ?? [])]}
        limit={MOST_SUGGESTIONS}
        onChange={(text) => {
          setTyped(text);
          if (text === '') onTag(undefined);
        }}
        onOptionSubmit={(picked) => onTag(picked)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') submit();
        }}
      />
      <Select
        aria-label={t('Label')}
        placeholder={t('Any label')}
        w="14rem"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('Any label') }}
        data={choices()}
        value={label ?? null}
        onChange={(picked) => onLabel(picked ?? undefined)}
      />
    </>
  );
}
