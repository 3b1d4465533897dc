import { type FlowSubmit, isLuhnValid } from '@assay/contract';
import { useState } from 'preact/hooks';
import { CardPicture, type CoveredCard } from '../card/card-picture';
import { useFlowState, useScene } from '../model/use-flow';
import { Picture } from '../view/icons';
import { Alert, Primary, Screen } from '../view/screen';

/** The digits of what was typed. */
const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** Whether a number can be one of a card: 12 to 19 digits, the last one right. */
export const isCardNumber = (digits: string): boolean => /^\d{12,19}$/.test(digits) && isLuhnValid(digits);

/** What of a card's number leaves the page: its ends, and that its check digit is right. */
type CardEnds = Required<Pick<NonNullable<FlowSubmit['card']>, 'bin' | 'last_four' | 'luhn_valid'>>;

export function cardEnds(digits: string): CardEnds {
  return {
    bin: digits.slice(0, 6),
    last_four: digits.slice(-4),
    luhn_valid: isCardNumber(digits),
  };
}

/** Digits in groups of four, as they stand on a card. */
export const grouped = (typed: string): string =>
  digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** `MM/YY` of what was typed. */
export function expiryTyped(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Whether it is a month and a year; whether it lies behind us is for the server to decide. */
export const isExpiry = (text: string): boolean => /^(0[1-9]|1[0-2])\/\d{2}$/.test(text);

function Field(props: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly wrong: string | null;
  readonly autocomplete: string;
  readonly isNumeric?: boolean;
  readonly onTyped: (value: string) => void;
}) {
  const { id, label, value, wrong } = props;
  return (
    <div>
      <label class="field" for={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        autocomplete={props.autocomplete}
        inputMode={props.isNumeric ? 'numeric' : 'text'}
        dir={props.isNumeric ? 'ltr' : undefined}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : `${id}-wrong`}
        onInput={({ currentTarget }) => props.onTyped(currentTarget.value)}
      />
      {wrong !== null && (
        <p class="wrong" id={`${id}-wrong`}>
          <Picture name="warning" />
          <span>{wrong}</span>
        </p>
      )}
    </div>
  );
}

/** A bank card, typed in. The number is checked here and stays here: only its ends are sent. */
export function CardStep() {
  const { flow, texts } = useScene();
  const { refused, session } = useFlowState(flow);
  const [picture, setPicture] = useState<CoveredCard | null>(null);
  const [number, setNumber] = useState('');
  const [expiry, setExpiry] = useState('');
  const [holder, setHolder] = useState('');
  const [isTried, setIsTried] = useState(false);
  const digits = digitsOf(number);
  const problems = {
    'card-number': isCardNumber(digits) ? null : texts.cardNumberWrong,
    'card-expiry': isExpiry(expiry) ? null : texts.cardExpiryWrong,
    'card-holder': holder.trim().length > 1 && !/\d{4}/.test(holder) ? null : texts.cardHolderWrong,
  };
  const shown = (id: keyof typeof problems) => (isTried ? problems[id] : null);
  const takesPicture = session.step?.optional.includes('documentFront') ?? false;
  const onCovered = (covered: CoveredCard | null) => {
    setPicture(covered);
    if (covered?.digits) setNumber(covered.digits);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    setIsTried(true);
    const wrong = Object.entries(problems).find(([, problem]) => problem !== null);
    if (wrong) return document.getElementById(wrong[0])?.focus();
    const card = { ...cardEnds(digits), cardholder_name: holder.trim().slice(0, 100), expiry };
    const captures = picture
      ? [{ slot: 'documentFront' as const, bytes: picture.picture, method: 'UPLOAD' as const }]
      : [];
    // What was refused is not sent again: the card can be typed in alone.
    void flow.deliver(captures, { card }).then((wasTaken) => wasTaken || setPicture(null));
  };
  return (
    <form class="step" noValidate onSubmit={onSubmit}>
      <Screen title={texts.cardTitle} icon="card" actions={<Primary submit>{texts.send}</Primary>}>
        {refused && <Alert>{texts.refused}</Alert>}
        <p>{texts.cardText}</p>
        {takesPicture && <CardPicture shown={picture} onCovered={onCovered} />}
        <Field
          id="card-number"
          label={texts.cardNumber}
          value={grouped(number)}
          wrong={shown('card-number')}
          autocomplete="cc-number"
          isNumeric
          onTyped={setNumber}
        />
        <Field
          id="card-expiry"
          label={texts.cardExpiry}
          value={expiry}
          wrong={shown('card-expiry')}
          autocomplete="cc-exp"
          isNumeric
          onTyped={(typed) => setExpiry(expiryTyped(typed))}
        />
        <Field
          id="card-holder"
          label={texts.cardHolder}
          value={holder}
          wrong={shown('card-holder')}
          autocomplete="cc-name"
          onTyped={setHolder}
        />
      </Screen>
    </form>
  );
}
