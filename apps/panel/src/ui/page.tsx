import { Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Space } from '../api/evaluations';
import { english, type Sentence, t } from '../i18n/language';

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
  /** Buttons on the right. */
  readonly children?: ReactNode;
}

export function PageTitle({ title, about, children }: PageTitleProps) {
  useDocumentTitle(`${title} · Assay`);
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  return (
    <Group justify="space-between" align="flex-start" wrap="wrap" mb="lg">
      <Stack gap={4}>
        <Title ref={heading} tabIndex={-1} order={1} size="h2" className="breaks">
          {title}
        </Title>
        {about ? (
          <Text c="dimmed" size="sm">
            {about}
          </Text>
        ) : null}
      </Stack>
      {children ? <Group>{children}</Group> : null}
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
        <div className="breaks">
          <Title ref={heading} {...(isLedTo ? { tabIndex: -1 } : {})} order={2} size="h4">
            {title}
          </Title>
          {about ? (
            <Text size="sm" c="dimmed">
              {about}
            </Text>
          ) : null}
        </div>
        {actions}
      </Group>
      {children}
    </Paper>
  );
}

const SPACES: readonly { readonly value: Space; readonly label: Sentence }[] = [
  { value: 'live', label: english('Live') },
  { value: 'test', label: english('Test') },
];

interface SpaceSwitchProps {
  readonly value: Space;
  readonly onChange: (space: Space) => void;
}

/** Switch between the live and test environments, which share no data. */
export function SpaceSwitch({ value, onChange }: SpaceSwitchProps) {
  return (
    <SegmentedControl
      aria-label={t('Environment')}
      data={SPACES.map(({ value: space, label }) => ({ value: space, label: t(label) }))}
      value={value}
      onChange={onChange}
    />
  );
}
