import { Button, Kbd, Modal, Table } from '@mantine/core';
import {
  IconDownload,
  IconFlag,
  IconKeyboard,
  IconListCheck,
  IconNote,
  IconTag,
  IconTopologyStar3,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useMay } from '../api/account';
import type { EvaluationRecord, Space, State } from '../api/evaluations';
import type { MenuAction } from '../design/page-header';
import { showToast } from '../design/toast-store';
import { useHasDraft } from '../drafts/use-draft';
import { english, type Sentence, t } from '../i18n/language';
import { useKeys } from '../ui/keys';
import { NoteForm, noteDraft, TagForm, tagDraft } from './feedback/tag-and-note-forms';
import { ListForm } from './list-form';
import { ErasePerson, ExportPerson } from './person-data';
import { usePersonKey } from './person-history';
import { ReviewForm, reviewDraft } from './review-dialog';

type Dialog =
  | {
      readonly of: 'review';
      readonly start: State | null;
      readonly focus: 'comment' | 'label';
      /** Label that is selected first, instead of the current one. */
      readonly label?: string;
    }
  | { readonly of: 'tags' | 'note' | 'list' | 'export' | 'erase' | 'keys' };

const TITLES = {
  review: english('Change decision'),
  tags: english('Tags'),
  note: english('Add note'),
  list: english('Add to list'),
  export: english('Personal data'),
  erase: english('Erase personal data'),
  keys: english('Keyboard shortcuts'),
} as const;

const review = (start: State | null, focus: 'comment' | 'label' = 'comment'): Dialog => ({
  of: 'review',
  start,
  focus,
});

const AS_FRAUD: Dialog = {
  of: 'review',
  start: 'DECLINE',
  focus: 'comment',
  label: 'fraud_detection_fraud',
};

/** Returns the dialog with unsaved edits, which opens again, for example after the session ended. */
function useDraftedDialog(transactionId: string, space: Space): Dialog | null {
  const hasReview = useHasDraft(reviewDraft(transactionId, space));
  const hasTags = useHasDraft(tagDraft(transactionId, space));
  const hasNote = useHasDraft(noteDraft(transactionId, space));
  if (hasReview) return review(null);
  if (hasTags) return { of: 'tags' };
  return hasNote ? { of: 'note' } : null;
}

interface DecisionActions {
  /** The primary action; null without permission. */
  readonly primary: ReactNode;
  readonly menu: readonly MenuAction[];
  /** The open dialog. */
  readonly dialog: ReactNode;
}

interface ActionOptions {
  /** In a list: its keys, such as x to select, have no action here. */
  readonly isInList?: boolean;
}

/** Permissions of the user, and the actions that need a place; `toPerson` is null without a person. */
interface Means {
  readonly open: (next: Dialog) => () => void;
  readonly toLinks: () => void;
  readonly toPerson: (() => void) | null;
  readonly mayDecide: boolean;
  readonly mayFill: boolean;
  readonly mayErase: boolean;
}

function useMeans(
  record: EvaluationRecord | undefined,
  space: Space,
  setDialog: (next: Dialog) => void,
): Means {
  const navigate = useNavigate();
  const personKey = usePersonKey(record?.request ?? {}, space);
  return {
    open: (next) => () => setDialog(next),
    toLinks: () =>
      void navigate({ to: '/panel/links', search: { space, evaluation: record?.summary.id ?? '' } }),
    toPerson:
      personKey === null
        ? null
        : () => void navigate({ to: '/panel/person', search: { space, key: personKey } }),
    mayDecide: useMay('decisions:change'),
    mayFill: useMay('lists:change'),
    mayErase: useMay('persons:change'),
  };
}

/** Returns what each key does. */
const keysOf = ({ open, toLinks, toPerson, mayDecide, mayFill, mayErase }: Means, isInList: boolean) => ({
  ...(mayDecide
    ? {
        a: open(review('APPROVE')),
        r: open(review('REVIEW')),
        d: open(review('DECLINE')),
        l: open(review(null, 'label')),
        t: open({ of: 'tags' }),
        c: open({ of: 'note' }),
      }
    : {}),
  ...(mayFill ? { i: open({ of: 'list' }) } : {}),
  e: open({ of: 'export' }),
  ...(mayErase && !isInList ? { x: open({ of: 'erase' }) } : {}),
  n: toLinks,
  ...(toPerson ? { p: toPerson } : {}),
  '?': open({ of: 'keys' }),
});

function menuOf({ open, toLinks, toPerson, mayDecide, mayFill, mayErase }: Means): readonly MenuAction[] {
  const menu: readonly (MenuAction | null)[] = [
    mayDecide
      ? { label: t('Label'), icon: <IconFlag size={16} />, onClick: open(review(null, 'label')) }
      : null,
    mayDecide ? { label: t('Edit tags'), icon: <IconTag size={16} />, onClick: open({ of: 'tags' }) } : null,
    mayDecide ? { label: t('Add note'), icon: <IconNote size={16} />, onClick: open({ of: 'note' }) } : null,
    mayFill
      ? { label: t('Add to list'), icon: <IconListCheck size={16} />, onClick: open({ of: 'list' }) }
      : null,
    toPerson ? { label: t('View person'), icon: <IconUser size={16} />, onClick: toPerson } : null,
    { label: t('View links'), icon: <IconTopologyStar3 size={16} />, onClick: toLinks },
    {
      label: t('Export personal data'),
      icon: <IconDownload size={16} />,
      onClick: open({ of: 'export' }),
    },
    { label: t('Keyboard shortcuts'), icon: <IconKeyboard size={16} />, onClick: open({ of: 'keys' }) },
    mayErase
      ? {
          label: t('Erase personal data'),
          icon: <IconTrash size={16} />,
          onClick: open({ of: 'erase' }),
          isDestructive: true,
        }
      : null,
  ];
  return menu.filter((action) => action !== null);
}

/** Actions of a transaction, each with a keyboard shortcut. */
export function useDecisionActions(
  record: EvaluationRecord | undefined,
  space: Space,
  { isInList = false }: ActionOptions = {},
): DecisionActions {
  const drafted = useDraftedDialog(record?.summary.transaction_id ?? '', space);
  const [chosen, setDialog] = useState<Dialog | null | undefined>(undefined);
  const dialog = chosen === undefined ? drafted : chosen;
  const means = useMeans(record, space, setDialog);
  useKeys(keysOf(means, isInList));
  const isLabeled = record === undefined || record.summary.label !== null;
  return {
    primary: means.mayDecide ? (
      <>
        {isLabeled ? null : (
          <Button variant="default" onClick={means.open(AS_FRAUD)}>
            {t('Label as fraud')}
          </Button>
        )}
        <Button aria-keyshortcuts={['a', 'r', 'd'].join(' ')} onClick={means.open(review(null))}>
          {t('Change decision')}
        </Button>
      </>
    ) : null,
    menu: menuOf(means),
    dialog: (
      <ActionDialog
        dialog={dialog}
        record={record}
        space={space}
        isInList={isInList}
        onDone={() => setDialog(null)}
      />
    ),
  };
}

interface ActionDialogProps {
  /** null while none is open. */
  readonly dialog: Dialog | null;
  readonly record: EvaluationRecord | undefined;
  readonly space: Space;
  readonly isInList: boolean;
  readonly onDone: () => void;
}

function ActionDialog({ dialog, record, space, isInList, onDone }: ActionDialogProps) {
  return (
    // Opens with its content: the focus moves to the first field only at that time.
    <Modal
      opened={dialog !== null && record !== undefined}
      onClose={onDone}
      title={dialog && t(TITLES[dialog.of])}
    >
      {dialog && record ? (
        <DialogContent
          key={record.summary.id}
          dialog={dialog}
          record={record}
          space={space}
          isInList={isInList}
          onDone={onDone}
        />
      ) : null}
    </Modal>
  );
}

interface DialogContentProps extends ActionDialogProps {
  readonly dialog: Dialog;
  readonly record: EvaluationRecord;
}

function DialogContent({ dialog, record, space, isInList, onDone }: DialogContentProps) {
  const { summary } = record;
  const transaction = { id: summary.transaction_id, space };
  switch (dialog.of) {
    case 'review':
      return (
        <ReviewForm
          summary={summary}
          space={space}
          start={dialog.start}
          startLabel={dialog.label ?? null}
          focus={dialog.focus}
          onDone={onDone}
        />
      );
    case 'tags':
      return <TagForm transaction={transaction} tags={summary.tags} onDone={onDone} />;
    case 'note':
      return <NoteForm transaction={transaction} onDone={onDone} />;
    case 'list':
      return (
        <ListForm
          record={record}
          onDone={(list) => {
            showToast({ text: t('Added to the list “{list}”.', { list }) });
            onDone();
          }}
        />
      );
    case 'export':
      return <ExportPerson person={summary.person} space={space} />;
    case 'erase':
      return <ErasePerson person={summary.person} space={space} />;
    default:
      return <KeyTable isInList={isInList} />;
  }
}

/** Key, action, and the only place where it has this action. */
const KEYS: readonly (readonly [string, Sentence, ('page' | 'list')?])[] = [
  ['a', english('Approve')],
  ['r', english('Review')],
  ['d', english('Decline')],
  ['l', english('Label')],
  ['t', english('Edit tags')],
  ['c', english('Add note')],
  ['i', english('Add to list')],
  ['e', english('Export personal data')],
  ['x', english('Erase personal data (needs permission)'), 'page'],
  ['o', english('Open transaction'), 'list'],
  ['p', english('View person')],
  ['n', english('View links')],
  ['j, k', english('Move between table rows')],
  ['?', english('Show this list')],
];

/** Keys of a transaction page, or of the drawer of a list. */
function KeyTable({ isInList }: { readonly isInList: boolean }) {
  const other = isInList ? 'page' : 'list';
  return (
    <Table>
      <Table.Tbody>
        {KEYS.filter(([, , only]) => only !== other).map(([key, what]) => (
          <Table.Tr key={key}>
            <Table.Td>
              <Kbd>{key}</Kbd>
            </Table.Td>
            <Table.Td>{t(what)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
