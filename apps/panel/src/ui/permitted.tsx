import type { ReactNode } from 'react';
import { type Permission, useMay } from '../api/session';

interface PermittedProps {
  readonly to: Permission;
  readonly children: ReactNode;
  /** What others see there; nothing by default. */
  readonly otherwise?: ReactNode;
}

/** What only who may do it is offered: nobody fills in a form that is refused in the end. */
export function Permitted({ to, children, otherwise = null }: PermittedProps) {
  return useMay(to) ? children : otherwise;
}
