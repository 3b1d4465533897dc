import { useScene } from '../model/use-flow';
import { LANGUAGE_NAMES, languagesOf } from '../texts/texts';

/** Chooses another language of those that the workflow offers; nothing where there is one. */
export function LanguageSwitch() {
  const { texts, language, offered, speak } = useScene();
  const languages = languagesOf(offered);
  if (languages.length < 2) return null;
  return (
    <select
      class="language"
      aria-label={texts.language}
      value={language}
      onChange={({ currentTarget }) => speak(currentTarget.value)}
    >
      {languages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {LANGUAGE_NAMES[tag]}
        </option>
      ))}
    </select>
  );
}
