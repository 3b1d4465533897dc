import { type FlowSubmit, isLuhnValid } from '@assay/contract';
import { useState } from 'preact/hooks';
import { CardPicture, type CoveredCard } from '../card/card-picture';
import { useFlowState, useScene } from '../model/use-flow';
import { Picture } from '../view/icons';
import { Alert, Primary, Screen } from '../view/screen';

/** Returns the digits of the input. */
const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** Checks whether a number can be a card number: 12 to 19 digits with a valid check digit. */
export const isCardNumber = (digits: string): boolean => /^\d{12,19}$/.test(digits) && isLuhnValid(digits);

/** The parts of a card number that leave the page: the first six and last four digits, and the Luhn result. */
type CardEnds = Required<Pick<NonNullable<FlowSubmit['card']>, 'bin' | 'last_four' | 'luhn_valid'>>;

export function cardEnds(digits: string): CardEnds {
  return {
    bin: digits.slice(0, 6),
    last_four: digits.slice(-4),
    luhn_valid: isCardNumber(digits),
  };
}

/** Formats digits in groups of four, as printed on cards. */
export const grouped = (typed: string): string =>
  digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** Formats the input as `MM/YY`. */
export function expiryTyped(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Checks for a valid month and year; the server checks whether the date has passed. */
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

/**
 * Collects bank card details. The number is checked in the page and stays there: only its first six and last
 * four digits are sent.
 */
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
    // A rejected picture isn't sent again; the end user can enter the card without it.
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
