import type { FilterOptions } from "../create-filter.ts";
import { picker, type PickerFilter } from "./picker.ts";

const nameOf = (code: string, locale: string): string | undefined => {
  try {
    const name = new Intl.DisplayNames(locale, { type: "currency", fallback: "none" }).of(code);
    return name;
  } catch {
    return undefined;
  }
};

/** One of the given currencies, found by code (`EUR`, `USDT`) or name; undefined matches any. */
export const currency = ({
  codes,
  locale = "en",
  ...rest
}: FilterOptions<string | undefined> & { codes: readonly string[]; locale?: string | undefined }): PickerFilter =>
  picker({ ...rest, options: codes.map((code) => ({ value: code, label: code, hint: nameOf(code, locale) })) });
