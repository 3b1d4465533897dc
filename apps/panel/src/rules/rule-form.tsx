import type { ManagedRule, RuleInput } from '@assay/management-api';
import { Button, Kbd, Paper, Tabs, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy, type ReactNode, Suspense, useRef } from 'react';
import { account, useMay } from '../api/account';
import { isStale } from '../api/client';
import { type SavedRule, useSaveRule } from '../api/rules';
import { SaveBar } from '../design/save-bar';
import { Editor } from '../design/templates';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { Busy, FailureAlert, Permitted } from '../ui/notices';
import { ConditionField } from './condition-field';
import { NEW_RULE, type RuleDraft, ruleOf } from './draft';
import type { EditorHandle } from './editor/rule-editor';
import { FieldCatalogue } from './field-catalogue';
import { Rollout } from './rollout';
import { EffectFields, NameFields, OrderFields, TermFields } from './rule-fields';
import classes from './rule-form.module.css';

/** Loaded after the form. */
const DraftBacktest = lazy(async () => ({
  default: (await import('./try/draft-backtest')).DraftBacktest,
}));
const RuleTrial = lazy(async () => ({ default: (await import('./try/try-rule')).RuleTrial }));

interface RuleFormProps {
  /** Name of the stored draft. */
  readonly form: string;
  /** The saved rule; null for a new one. */
  readonly saved: ManagedRule | null;
  readonly initial: RuleDraft;
  /** Policy version of `initial`. */
  readonly version: number | undefined;
  /** @param saved null if the rule was proposed for approval */
  readonly onSaved: (saved: SavedRule | null) => void;
}

/** True if the form needs its rarely used fields. */
const hasMore = ({ category, priority, startsAt, endsAt }: RuleDraft): boolean =>
  category !== null || priority !== NEW_RULE.priority || startsAt !== '' || endsAt !== '';

/**
 * Rule form with its tests on the right. The server validates the rule again; errors name the invalid fields.
 */
export function RuleForm({ form, saved, initial, version, onSaved }: RuleFormProps) {
  const edited = useDraft<RuleDraft>(form, initial);
  const draft = edited.value;
  const condition = useRef<EditorHandle>(null);
  const save = useSaveRule();
  const mayChange = useMay('rules:change');
  const { change } = edited;
  const rule = ruleOf(draft);
  const isUnchanged = saved !== null && !edited.isEdited;
  const send = () => {
    const id = saved?.id ?? null;
    if (rule && mayChange && !isUnchanged && !save.isPending)
      edited.saving(save.mutateAsync({ id, rule, expected: version }), onSaved);
  };
  useHotkeys([['mod+S', send]], [], true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Editor
      resultsLabel={t('Tests')}
      results={<Results rule={rule} onPick={(path) => condition.current?.insert(path)} />}
    >
      <form onSubmit={submit} className={classes.form}>
        <DraftNotice draft={edited} />
        <Paper withBorder p="md" className={classes.form}>
          <NameFields draft={draft} onChange={change} isNew={saved === null} />
          <ConditionField
            ref={condition}
            isNew={saved === null}
            value={draft.when}
            onChange={(when) => change({ when })}
          />
          <EffectFields draft={draft} onChange={change} />
        </Paper>
        <Paper withBorder p="md">
          <Rollout
            draft={draft}
            onChange={change}
            saved={saved}
            isEdited={edited.isEdited}
            mayChange={mayChange}
          />
        </Paper>
        <More isOpen={hasMore(draft)}>
          <OrderFields draft={draft} onChange={change} />
          <TermFields draft={draft} onChange={change} />
        </More>
        <FailureAlert
          error={save.error}
          title={
            isStale(save.error)
              ? t('Another user changed the policy. Reload the page. Your changes are preserved.')
              : t('Couldn’t save')
          }
        />
        <SaveBar
          hint={
            mayChange ? (
              <SaveHint rule={rule} saved={saved} isEdited={edited.isEdited} version={version} />
            ) : null
          }
          onDiscard={saved && edited.isEdited ? edited.forget : undefined}
        >
          <Permitted
            to="rules:change"
            otherwise={<Text size="sm">{t('Your role can’t change rules.')}</Text>}
          >
            <Button type="submit" disabled={!rule || isUnchanged} loading={save.isPending}>
              {t('Save rule')}
            </Button>
            <Kbd size="xs">{t('Ctrl+S')}</Kbd>
          </Permitted>
        </SaveBar>
      </form>
    </Editor>
  );
}

interface SaveHintProps {
  readonly rule: RuleInput | null;
  readonly saved: ManagedRule | null;
  readonly isEdited: boolean;
  readonly version: number | undefined;
}

/** Effect of saving on decisions, or missing input. */
function SaveHint({ rule, saved, isEdited, version }: SaveHintProps) {
  const { data } = useQuery(account);
  if (!rule) return t('Enter a name and a condition.');
  if (saved && !isEdited) return t('No unsaved changes.');
  if (data?.policy_approval) return t('Takes effect after a second user approves it.');
  const acts = rule.mode === 'live' || rule.mode === 'canary';
  const effect = acts
    ? t('Changes live decisions immediately.')
    : t('Decisions don’t change: the rule is not live.');
  if (version === undefined) return effect;
  return `${t('Creates policy version {version}.', { version: String(version + 1) })} ${effect}`;
}

/** Rarely used fields; open if one of them has a value. */
function More({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const first = useRef(isOpen);
  return (
    <Paper withBorder p="md" component="details" className={classes.more} open={first.current || undefined}>
      <summary>{t('Category, priority and active period')}</summary>
      <div className={classes.form}>{children}</div>
    </Paper>
  );
}

interface ResultsProps {
  /** null while the rule is incomplete. */
  readonly rule: RuleInput | null;
  readonly onPick: (path: string) => void;
}

/** Backtest, test on one transaction, and fields. The results stay while another tab is open. */
function Results({ rule, onPick }: ResultsProps) {
  return (
    <Tabs defaultValue="backtest" className={classes.results}>
      <Tabs.List aria-label={t('Tests')}>
        <Tabs.Tab value="backtest">{t('Backtest')}</Tabs.Tab>
        <Tabs.Tab value="test">{t('Test')}</Tabs.Tab>
        <Tabs.Tab value="fields">{t('Fields')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="backtest" className={classes.panel}>
        <Suspense fallback={<Busy />}>
          <DraftBacktest rule={rule} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="test" className={classes.panel}>
        <Suspense fallback={<Busy />}>
          <RuleTrial rule={rule} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="fields" className={classes.panel}>
        <FieldCatalogue onPick={onPick} />
      </Tabs.Panel>
    </Tabs>
  );
}
