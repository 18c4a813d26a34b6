import { DropdownMenuLabel, DropdownMenuRadioGroup, DropdownMenuRadioItem, serverTime } from "@backoffice/ui";
import { useSyncExternalStore } from "react";
import { changeLocale, localeOf, LOCALES, localeStore } from "#kit/preferences/chosen-locale.ts";
import { useSession } from "#kit/session/session.ts";

const ACCOUNT = "account";
const SAMPLE = 1234.5;

const sample = (language: string) => {
  const locale = localeOf(language);
  return `${new Intl.DateTimeFormat(locale).format(serverTime())} · ${new Intl.NumberFormat(locale).format(SAMPLE)}`;
};

const Item = ({ value, label, language }: { value: string; label: string; language: string }) => (
  <DropdownMenuRadioItem value={value}>
    <span className="flex-1">{label}</span>
    <span className="ms-4 text-meta text-ink-muted tabular">{sample(language)}</span>
  </DropdownMenuRadioItem>
);

/** The language of dates and numbers; the words of the console are English. */
export const LocaleOptions = () => {
  const { language } = useSession();
  const chosen = useSyncExternalStore(localeStore.subscribe, localeStore.read);
  return (
    <>
      <DropdownMenuLabel>Dates and numbers</DropdownMenuLabel>
      <DropdownMenuRadioGroup
        value={chosen ?? ACCOUNT}
        onValueChange={(value) => changeLocale(value === ACCOUNT ? undefined : value)}
      >
        <Item value={ACCOUNT} label="Account language" language={language} />
        {LOCALES.map(({ tag, label }) => (
          <Item key={tag} value={tag} label={label} language={tag} />
        ))}
      </DropdownMenuRadioGroup>
    </>
  );
};
