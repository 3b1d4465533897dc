import { Box, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Space } from '../api/evaluations';
import { connectEnvironment } from './environment';

/** True after the first navigation. On the first page, Tab starts at the top with the skip link. */
let hasCome = false;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Focuses the page heading if the focused element disappeared with the previous page. Tab and screen readers
 * then continue from there.
 */
function useLostFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (hasCome && isLost()) heading.current?.focus({ preventScroll: true });
    hasCome = true;
  }, [heading]);
}

interface PageTitleProps {
  readonly title: string;
  /** One sentence on the purpose of the page. */
  readonly about?: ReactNode;
  /** Next to the title. */
  readonly badges?: ReactNode;
  /** Buttons on the right. */
  readonly children?: ReactNode;
}

/** Title of a page; it also names the browser tab. */
export function PageTitle({ title, about, badges, children }: PageTitleProps) {
  useDocumentTitle(`${title} · Assay`);
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  return (
    <Group justify="space-between" align="flex-start" wrap="wrap" mb="md">
      <Stack gap={2}>
        <Group gap="sm">
          <Title ref={heading} tabIndex={-1} order={1} size="h2" className="breaks">
            {title}
          </Title>
          {badges}
        </Group>
        {about ? (
          <Text c="dimmed" size="sm">
            {about}
          </Text>
        ) : null}
      </Stack>
      {children ? <Group gap="xs">{children}</Group> : null}
    </Group>
  );
}

interface SectionProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly about?: ReactNode;
  /** Right of the title. */
  readonly actions?: ReactNode;
  /** Focuses the title on mount, because the section was opened from elsewhere on the page. */
  readonly isLedTo?: boolean;
  readonly children: ReactNode;
}

/** Section of a page with a border. */
export function Section({ title, about, actions, isLedTo = false, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLedTo) heading.current?.focus();
  }, [isLedTo]);
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={title}>
      <Group justify="space-between" align="flex-start" mb="xs">
        {/* Long text breaks before the actions wrap to a line of their own. */}
        <Box className="breaks" flex="1 1 0" miw="min(100%, 12rem)">
          <Title ref={heading} {...(isLedTo ? { tabIndex: -1 } : {})} order={2} size="h4">
            {title}
          </Title>
          {about ? (
            <Text size="sm" c="dimmed">
              {about}
            </Text>
          ) : null}
        </Box>
        {actions}
      </Group>
      {children}
    </Paper>
  );
}

interface SpaceSwitchProps {
  readonly value: Space;
  readonly onChange: (space: Space) => void;
}

/**
 * Connects the environment switch in the header to a page whose data belongs to one environment. Renders
 * nothing.
 */
export function SpaceSwitch({ value, onChange }: SpaceSwitchProps) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => connectEnvironment(value, (space) => latest.current(space)), [value]);
  return null;
}
