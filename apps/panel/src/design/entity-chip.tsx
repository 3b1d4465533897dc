import { ActionIcon, Button, CopyButton, Group, Popover, Stack, Text } from '@mantine/core';
import {
  IconAt,
  IconCheck,
  IconCopy,
  IconCreditCard,
  IconDeviceLaptop,
  IconPhone,
  IconSearch,
  IconUser,
  IconWorld,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { english, type Sentence, t } from '../i18n/language';
import { isMasked, MaskedText } from '../personal/reveal';
import { ButtonLink, type Destination } from '../ui/shown-values';
import classes from './entity-chip.module.css';
import { type Fact, KeyFacts } from './key-facts';
import { requestSearch } from './search-request';

export type EntityKind = 'email' | 'phone' | 'ip' | 'device' | 'card' | 'person';

const KINDS: Readonly<Record<EntityKind, { readonly name: Sentence; readonly Icon: typeof IconAt }>> = {
  email: { name: english('Email'), Icon: IconAt },
  phone: { name: english('Phone'), Icon: IconPhone },
  ip: { name: english('IP address'), Icon: IconWorld },
  device: { name: english('Device'), Icon: IconDeviceLaptop },
  card: { name: english('Card'), Icon: IconCreditCard },
  person: { name: english('Person'), Icon: IconUser },
};

const OPEN_MS = 350;
const CLOSE_MS = 200;

interface EntityChipProps {
  readonly kind: EntityKind;
  /** Value to copy and to search; masked values can't be. */
  readonly value: string;
  /** Text of the chip if it isn't the value, such as the digits of a card instead of its hash. */
  readonly shown?: string | undefined;
  /** Facts of the hover card. */
  readonly facts?: readonly Fact[];
  /** Page of the entity. */
  readonly to?: Destination;
  /** Text of the link to the page; defaults to "Open". */
  readonly toLabel?: string;
}

/** Email address, phone number, IP address, device, card or person with a hover card, copy and search. */
export function EntityChip({ kind, value, shown = value, facts = [], to, toLabel }: EntityChipProps) {
  const card = useHover();
  const { name, Icon } = KINDS[kind];
  const hasValue = !isMasked(value);
  return (
    <span className={classes.chip}>
      <Popover opened={card.isOpen} onChange={card.set} position="bottom-start" width={300} shadow="md">
        <Popover.Target>
          <button
            type="button"
            className={classes.value}
            aria-label={`${t(name)}: ${shown}`}
            onClick={() => card.set(!card.isOpen)}
            onMouseEnter={card.enter}
            onMouseLeave={card.leave}
          >
            <Icon size={14} stroke={1.7} aria-hidden />
            <span className={classes.text}>
              <MaskedText>{shown}</MaskedText>
            </span>
          </button>
        </Popover.Target>
        <Popover.Dropdown onMouseEnter={card.enter} onMouseLeave={card.leave}>
          <Stack gap="xs">
            <div>
              <Text size="xs" c="dimmed">
                {t(name)}
              </Text>
              <Text size="sm" fw={600} className="breaks">
                <MaskedText>{shown}</MaskedText>
              </Text>
            </div>
            {facts.length > 0 ? <KeyFacts facts={facts} /> : null}
            <Group gap="xs">
              {to ? (
                <ButtonLink size="compact-sm" variant="default" {...to}>
                  {toLabel ?? t('Open')}
                </ButtonLink>
              ) : null}
              {hasValue ? (
                <CopyButton value={value}>
                  {({ copied, copy }) => (
                    <Button size="compact-sm" variant="default" onClick={copy}>
                      {copied ? t('Copied') : t('Copy')}
                    </Button>
                  )}
                </CopyButton>
              ) : null}
              {hasValue ? (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconSearch size={14} />}
                  onClick={() => {
                    card.set(false);
                    requestSearch(value);
                  }}
                >
                  {t('Search everywhere')}
                </Button>
              ) : null}
            </Group>
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {hasValue ? <CopyValue value={value} label={t(name)} /> : null}
    </span>
  );
}

function CopyValue({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <ActionIcon
          className={classes.copy}
          size={24}
          variant="subtle"
          color="gray"
          aria-label={copied ? t('Copied') : t('Copy {what}: {value}', { what: label, value })}
          onClick={copy}
        >
          {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
        </ActionIcon>
      )}
    </CopyButton>
  );
}

/** State of a hover card; it opens and closes after a short delay. */
function useHover() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (ms: number, open: boolean) => () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), ms);
  };
  const set = (open: boolean) => {
    clearTimeout(timer.current);
    setOpen(open);
  };
  return { isOpen, set, enter: after(OPEN_MS, true), leave: after(CLOSE_MS, false) };
}
