import { LANGUAGES, type Language } from "#contract/language.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { FooterSelect } from "./footer-select.tsx";

/** English, Spanish, French, German, Japanese (FOOT-05): kept in a cookie, and the page comes again in it (TRANS-01). */
export function LanguagePicker() {
  const t = useTranslation("frame");
  return (
    <FooterSelect label={t("language")} cookie="lang" value={t.language}>
      {(Object.keys(LANGUAGES) as Language[]).map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGES[code]}
        </option>
      ))}
    </FooterSelect>
  );
}
