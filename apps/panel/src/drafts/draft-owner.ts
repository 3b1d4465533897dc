import type { Session } from '@assay/management-api';
import { createContext, useContext } from 'react';
import { DraftStore } from './draft-store';

/** The drafts of this tab. */
export const drafts = new DraftStore(sessionStorage);

/** Whose drafts are shown: the same person of the same account gets them back. */
export const ownerOf = ({ account, actor }: Session): string => `${account.id} ${actor.kind} ${actor.id}`;

const Owner = createContext('');
export const DraftOwner = Owner.Provider;
export const useDraftOwner = (): string => useContext(Owner);
