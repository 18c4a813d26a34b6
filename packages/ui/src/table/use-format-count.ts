import { useLocale } from "../display/locale/use-locale.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** Writes whole numbers with thousands separated as the reader does: 2,431. What is no number is a dash. */
export const useFormatCount = (): ((count: number) => string) => {
  const { locale } = useLocale();
  return (count) => {
    const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
    formats.set(locale, format);
    return Number.isFinite(count) ? format.format(count) : "—";
  };
};
