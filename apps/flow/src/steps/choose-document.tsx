import { ACCEPTED_DOCUMENTS, type FlowSession } from '@assay/contract';
import { useMemo, useState } from 'preact/hooks';
import { COUNTRIES } from '../data/countries';
import type { DocumentChoice } from '../model/flow';
import { useFlowState, useScene } from '../model/use-flow';
import { Primary, Screen } from '../view/screen';

interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

/** Countries by their names in a language, in its order. @param accepted codes; empty = every country */
function countriesIn(language: string, accepted: readonly string[]): readonly Country[] {
  // Firefox knows names of regions from 86 on; before, their codes have to do.
  const names =
    typeof Intl.DisplayNames === 'function' ? new Intl.DisplayNames([language], { type: 'region' }) : null;
  const codes = accepted.length > 0 ? accepted : COUNTRIES.split(' ');
  const order = new Intl.Collator(language);
  return codes
    .map((code) => ({ code, name: names?.of(code) ?? code }))
    .sort((one, other) => order.compare(one.name, other.name));
}

const typesOf = (session: FlowSession): readonly DocumentChoice['type'][] => {
  const accepted = session.step?.accepted_documents ?? [];
  return ACCEPTED_DOCUMENTS.filter((type) => accepted.length === 0 || accepted.includes(type));
};

/** What needs no choice: one country and one type. */
export function presetChoice(session: FlowSession): DocumentChoice | null {
  const [type, ...moreTypes] = typesOf(session);
  const [country, ...moreCountries] = session.step?.accepted_countries ?? [];
  return type && country && moreTypes.length === 0 && moreCountries.length === 0 ? { type, country } : null;
}

/** What was chosen before: for another attempt with the same document, unless another one is asked for. */
export function rememberedChoice(session: FlowSession, chosen: DocumentChoice | null): DocumentChoice | null {
  return session.step?.retry_code === 'NOT_ACCEPTED' ? null : chosen;
}

/** The country of the browser's language, where it is one of those. */
function likelyCountry(codes: readonly string[]): string {
  const [only] = codes;
  if (codes.length === 1 && only) return only;
  const found = navigator.languages.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]).find((code) => code);
  return found && codes.includes(found) ? found : '';
}

/** Which document, of those that the workflow takes. */
export function ChooseDocument({ onChosen }: { readonly onChosen: (choice: DocumentChoice) => void }) {
  const { flow, texts, language } = useScene();
  const { session } = useFlowState(flow);
  const types = typesOf(session);
  const countries = useMemo(
    () => countriesIn(language, session.step?.accepted_countries ?? []),
    [language, session.step?.accepted_countries],
  );
  const before = flow.documentChoice;
  const [country, setCountry] = useState(
    () => before?.country ?? likelyCountry(countries.map(({ code }) => code)),
  );
  const [type, setType] = useState(before?.type ?? (types.length === 1 ? (types[0] ?? null) : null));
  return (
    <Screen
      title={texts.documentTitle}
      actions={
        <Primary
          disabled={country === '' || type === null}
          onClick={() => type && country && onChosen({ type, country })}
        >
          {texts.next}
        </Primary>
      }
    >
      <p>{texts.documentText}</p>
      <label class="field" for="country">
        {texts.country}
      </label>
      <select id="country" value={country} onChange={({ currentTarget }) => setCountry(currentTarget.value)}>
        <option value="">{texts.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <fieldset>
        <legend>{texts.documentType}</legend>
        <div class="choices">
          {types.map((one) => (
            <label key={one} class={`choice ${one === type ? 'on' : ''}`}>
              <input type="radio" name="document-type" checked={one === type} onChange={() => setType(one)} />
              <span>{texts[one]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Screen>
  );
}
