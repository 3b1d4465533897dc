import type { EvaluationSummary } from '@assay/management-api';
import {
  Anchor,
  type AnchorProps,
  Badge,
  Button,
  type ButtonProps,
  Code,
  Group,
  type MantineSize,
  Stack,
  Text,
} from '@mantine/core';
import { createLink, type LinkProps } from '@tanstack/react-router';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { useNameOf } from '../api/account';
import type { State } from '../api/evaluations';
import { t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import classes from './person-lines.module.css';

interface PlainAnchorProps extends Omit<AnchorProps, 'href'> {
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children?: ReactNode;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}
const PlainAnchor = ({ ref, ...props }: PlainAnchorProps) => (
  <Anchor inherit {...props} {...(ref ? { ref } : {})} />
);

interface PlainButtonProps extends Omit<ButtonProps, 'href'> {
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children?: ReactNode;
}
const PlainButton = ({ ref, ...props }: PlainButtonProps) => (
  <Button component="a" {...props} {...(ref ? { ref } : {})} />
);

/** Where a link leads, as a value. */
export type Destination = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** Mantine's looks, the router's typed destinations. */
export const AnchorLink = createLink(PlainAnchor);
export const ButtonLink = createLink(PlainButton);

/** Whom a row is about, in two lines: the name, else what is known in its place. Nothing = nobody was named. */
export function PersonLines({ person }: { readonly person: EvaluationSummary['person'] }) {
  const lines = [person.name, person.email, person.user_id].filter((line) => line !== null);
  const [first, second] = lines;
  if (first === undefined) return null;
  return (
    <Stack gap={0} className={classes.person}>
      <Text size="sm" truncate title={lines.join('\n')}>
        <MaskedText>{first}</MaskedText>
      </Text>
      {second ? (
        <Text size="xs" c="dimmed" truncate>
          {second}
        </Text>
      ) : null}
    </Stack>
  );
}

/** What whoever did something is called. @param of as histories name them: `user <id>`, a key, a rule */
export function PersonName({ of }: { readonly of: string }) {
  return useNameOf()(of);
}

/** The words on a transaction; a dash when there is none. */
export function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return <span>–</span>;
  return (
    <Group gap={4}>
      {tags.map((tag) => (
        <Badge key={tag} variant="outline" color="gray" tt="none" size="sm">
          {tag}
        </Badge>
      ))}
    </Group>
  );
}

const COLOURS: Readonly<Record<State, string>> = { APPROVE: 'teal', REVIEW: 'yellow', DECLINE: 'red' };

interface StateBadgeProps {
  readonly state: State;
  readonly size?: MantineSize;
}

/** A decision's state; distinguished by the word as well as by the colour. */
export function StateBadge({ state, size = 'md' }: StateBadgeProps) {
  return (
    <Badge color={COLOURS[state]} size={size} variant="filled" autoContrast radius="sm">
      {state}
    </Badge>
  );
}

/** DB-IP's CC BY 4.0 licence asks for this link on every page that shows its data. */
export function DbIpAttribution() {
  return (
    <Text size="xs" c="dimmed" mt="xs">
      <Anchor href="https://db-ip.com" target="_blank" rel="noopener noreferrer" inherit>
        {t('IP Geolocation by DB-IP')}
      </Anchor>
    </Text>
  );
}

interface JsonViewProps {
  readonly value: unknown;
  readonly label: string;
}

/** A JSON value as it was kept. */
export function JsonView({ value, label }: JsonViewProps) {
  return (
    <Code block className="json" aria-label={label} tabIndex={0}>
      {JSON.stringify(value, null, 2)}
    </Code>
  );
}
