import type { CapturedMedia as Media } from '@assay/contract';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import classes from './captured-media.module.css';
import { memberInWords } from './member-words';

/** This server answers its media under the panel's own origin, which is all that its content policy allows. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link, location.origin);
  return pathname + search;
}

const isPicture = (slot: string): boolean => !/Video$|File(s)?$/.test(slot);

/** What the end user's camera took; the links end an hour after the page was read. */
export function CapturedMedia({ media }: { readonly media: Media }) {
  const shown = Object.entries(media).flatMap(([slot, links]) =>
    [links ?? []].flat().map((link, index) => ({ slot, index, path: pathOf(link) })),
  );
  return (
    <Group align="flex-end" mt="sm">
      {shown.map(({ slot, index, path }) => (
        <Stack key={`${slot} ${index}`} gap={4}>
          {isPicture(slot) ? <img src={path} alt={memberInWords(slot)} className={classes.picture} /> : null}
          <Text size="sm">
            <Anchor href={path} target="_blank" rel="noopener noreferrer" inherit>
              {memberInWords(slot)}
              {index > 0 ? ` ${index + 1}` : ''}
            </Anchor>
          </Text>
        </Stack>
      ))}
    </Group>
  );
}
