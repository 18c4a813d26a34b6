/** Where a filter is drawn: in the bar at once (and in the drawer), in the drawer, or in it behind "Show more filters". */
export type FilterPlace = "bar" | "drawer" | "more";

/** Values of other filters by their names. */
export type OnlyWith = Readonly<Record<string, unknown>>;

/** What every kind of filter takes. */
export type FilterOptions<Value> = {
  label: string;
  /** `drawer` unless said. */
  place?: FilterPlace | undefined;
  help?: string | undefined;
  /** Why it cannot be used now; a value that it has already stays and can be removed. */
  disabledReason?: string | undefined;
  /** The values of other filters, by name, without which this one makes no sense: it is not shown, and counts for nothing. */
  only?: OnlyWith | undefined;
  /** The value that leaves no trace in the query string; nothing set unless said. */
  initial?: Value | undefined;
};

/**
 * A filter: how its value stands in the query string and how it reads in words. Methods, not properties: a filter of
 * one value's type is then a filter of a wider one, and sets of them stay typed.
 */
export type Filter<Value> = {
  readonly label: string;
  readonly place: FilterPlace;
  readonly help: string | undefined;
  readonly disabledReason: string | undefined;
  readonly only: OnlyWith | undefined;
  /** Nothing is filtered. */
  readonly empty: Value;
  readonly initial: Value;
  /** From the parameter's text, null when there is none; what cannot be read is as if it were not there. */
  parse(text: string | null): Value;
  /** The parameter's text; undefined for the initial value. */
  serialize(value: Value): string | undefined;
  equal(a: Value, b: Value): boolean;
  /** The value in words: `Approved`, `10.00–20.00 EUR`, `any`. */
  describe(value: Value): string;
  /** Why the value cannot be applied; undefined when it can. */
  problem(value: Value): string | undefined;
  /** The same of what was typed and can become no value any more, so that it is said at once. */
  refused(value: Value): string | undefined;
};

type Spec<Value> = {
  empty: Value;
  /** From a text that is not empty; undefined for garbage. Must not throw. */
  read: (text: string) => Value | undefined;
  /** Of a value that is not empty. */
  write: (value: Value) => string;
  describe: (value: Value) => string;
  equal?: (a: Value, b: Value) => boolean;
  problem?: (value: Value) => string | undefined;
  refused?: (value: Value) => string | undefined;
};

/** Makes a filter of a kind; an empty text in the query string is "nothing set" where something is set initially. */
export const createFilter = <Kind extends string, Value, Extra extends object>(
  kind: Kind,
  { label, place = "drawer", help, disabledReason, only, initial: given }: FilterOptions<Value>,
  {
    empty,
    read,
    write,
    describe,
    equal = Object.is,
    problem = () => undefined,
    refused = () => undefined,
  }: Spec<Value>,
  extra: Extra,
): Filter<Value> & { readonly kind: Kind } & Readonly<Extra> => {
  const initial = given ?? empty;
  return {
    ...extra,
    kind,
    label,
    place,
    help,
    disabledReason,
    only,
    empty,
    initial,
    equal,
    problem,
    refused,
    parse: (text) => (text === null ? initial : text === "" ? empty : (read(text) ?? initial)),
    serialize: (value) => (equal(value, initial) ? undefined : equal(value, empty) ? "" : write(value)),
    describe: (value) => (equal(value, empty) ? "any" : describe(value)),
  };
};
