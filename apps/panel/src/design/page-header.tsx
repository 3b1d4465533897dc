import { ActionIcon, Menu } from '@mantine/core';
import { IconChevronLeft, IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../i18n/language';
import { PageTitle } from '../ui/page';
import { AnchorLink, type Destination } from '../ui/shown-values';
import classes from './page-header.module.css';

export interface MenuAction {
  readonly label: string;
  /** Icon of 16 px. */
  readonly icon?: ReactNode;
  readonly onClick: () => void;
  readonly isDestructive?: boolean;
  readonly isDisabled?: boolean;
}

interface OverflowMenuProps {
  readonly actions: readonly MenuAction[];
  /** Accessible name of the button. */
  readonly label?: string;
}

/** Menu opened by a button with three dots; renders nothing without actions. */
export function OverflowMenu({ actions, label }: OverflowMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size="2rem" aria-label={label ?? t('More actions')}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: name, icon, onClick, isDestructive, isDisabled }) => (
          <Menu.Item
            key={name}
            {...(icon ? { leftSection: icon } : {})}
            {...(isDestructive ? { color: 'red' } : {})}
            disabled={isDisabled ?? false}
            onClick={onClick}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export interface PageHeaderProps {
  readonly title: string;
  /** At most one short sentence. */
  readonly about?: ReactNode;
  /** Page that this one belongs to. */
  readonly back?: Destination & { readonly name: string };
  /** Badges next to the title. */
  readonly badges?: ReactNode;
  /** The one primary action. */
  readonly primary?: ReactNode;
  /** All other actions. */
  readonly menu?: readonly MenuAction[];
  /** Controls that don't fit a menu, such as a period. */
  readonly children?: ReactNode;
}

/** Head of a page: title, one primary action, the other actions in a menu. */
export function PageHeader({ title, about, back, badges, primary, menu = [], children }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      {back ? <BackLink {...back} /> : null}
      <PageTitle title={title} about={about} {...(badges ? { badges } : {})}>
        {children}
        {primary}
        <OverflowMenu actions={menu} />
      </PageTitle>
    </div>
  );
}

function BackLink({ name, ...to }: Destination & { readonly name: string }) {
  return (
    <AnchorLink className={classes.back} {...to}>
      <IconChevronLeft size={14} aria-hidden />
      {name}
    </AnchorLink>
  );
}
