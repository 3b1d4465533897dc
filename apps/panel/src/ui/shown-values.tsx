import type { EvaluationSummary } from '@assay/management-api';
import {
  Anchor,
  type AnchorProps,
  Badge,
  Button,
  type ButtonProps,
  Code,
  Group,
  Stack,
  Text,
} from '@mantine/core';
import { createLink, type LinkProps } from '@tanstack/react-router';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { useNameOf } from '../api/account';
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

/** Link target as a value. */
export type Destination = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** Mantine styles with the router's typed links. */
export const AnchorLink = createLink(PlainAnchor);
export const ButtonLink = createLink(PlainButton);

/** Person of a row in two lines: the name or other identifiers; empty without person data. */
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

/** Name of a user. @param of as in histories: `user <id>`, a key or a rule */
export function PersonName({ of }: { readonly of: string }) {
  return useNameOf()(of);
}

/** Tags of a transaction; a dash without tags. */
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

/** DB-IP's CC BY 4.0 license requires this link on every page that shows its data. */
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

/** JSON value as stored. */
export function JsonView({ value, label }: JsonViewProps) {
  return (
    <Code block className="json" aria-label={label} tabIndex={0}>
      {JSON.stringify(value, null, 2)}
    </Code>
  );
}
