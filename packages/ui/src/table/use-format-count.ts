import { useLocale } from "../display/locale/use-locale.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** Formats whole numbers with the locale's thousands separators, 2,431; a dash if the value is not a number. */
export const useFormatCount = (): ((count: number) => string) => {
  const { locale } = useLocale();
  return (count) => {
    const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
    formats.set(locale, format);
    return Number.isFinite(count) ? format.format(count) : "—";
  };
};
