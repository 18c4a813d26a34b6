type Option = { value: string; label: string };

/** How a value stands in the query string. What cannot be read is no filter. */
type Codec = { read: (text: string) => unknown; write: (value: unknown) => string };

/** A filter of a list: its control, and how its value stands in the query string. */
export type Filter = { label: string } & Codec &
  (
    | { kind: "text"; placeholder: string }
    | { kind: "choice"; options: readonly Option[] }
    | { kind: "yes-no"; yes: string; no: string }
  );

/** Free text, sent as typed. */
export const textFilter = (label: string, placeholder: string): Filter => ({
  kind: "text",
  label,
  placeholder,
  read: (text) => text,
  write: String,
});

/** One of a few values; another value in the address is no filter. */
export const choiceFilter = (label: string, options: readonly Option[]): Filter => ({
  kind: "choice",
  label,
  options,
  read: (text) => options.find((option) => option.value === text)?.value,
  write: String,
});

/** Yes, no, or no filter. */
export const yesNoFilter = (label: string, yes: string, no: string): Filter => ({
  kind: "yes-no",
  label,
  yes,
  no,
  read: (text) => (text === "true" ? true : text === "false" ? false : undefined),
  write: String,
});

/** The filters of a list; each name must be a field that the call takes. */
export const defineFilters =
  <Body extends object>() =>
  <F extends { [K in keyof Body]?: Filter }>(filters: F & Record<Exclude<keyof F, keyof Body>, never>): F =>
    filters;
