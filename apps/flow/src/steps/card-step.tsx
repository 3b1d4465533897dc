import { useState } from 'preact/hooks';
import { CardPicture } from '../card/card-picture';
import type { CoveredCard } from '../card/covered-card';
import { useFlowState, useScene } from '../model/use-flow';
import { Picture } from '../view/icons';
import { Alert, Primary, Screen } from '../view/screen';
import { cardEnds, digitsOf, expiryTyped, grouped, isCardNumber, isExpiry } from './card-number';

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
