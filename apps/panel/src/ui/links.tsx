import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink, type LinkProps } from '@tanstack/react-router';
import type { MouseEventHandler, ReactNode, Ref } from 'react';

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
