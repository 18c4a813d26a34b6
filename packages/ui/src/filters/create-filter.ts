/** Position of a filter: in the bar (and the drawer), in the drawer, or in the drawer under "Show more filters". */
export type FilterPlace = "bar" | "drawer" | "more";

/** Values of other filters by their names. */
export type FilterConditions = Readonly<Record<string, unknown>>;

/** Options of every kind of filter. */
export type FilterOptions<Value> = {
  label: string;
  /** Defaults to `drawer`. */
  place?: FilterPlace | undefined;
  help?: string | undefined;
  /** Reason why the filter is disabled; an existing value stays and can be removed. */
  disabledReason?: string | undefined;
  /** Values of other filters, by name, that this filter requires: otherwise it is hidden and not applied. */
  requires?: FilterConditions | undefined;
  /** The value without a parameter in the query string; nothing set by default. */
  initial?: Value | undefined;
};

/**
 * A filter: converts its value to the query string and to text. Uses methods, not function properties, so that a filter
 * of a value type is assignable to a filter of a wider type and sets of filters stay typed.
 */
export type Filter<Value> = {
  readonly label: string;
  readonly place: FilterPlace;
  readonly help: string | undefined;
  readonly disabledReason: string | undefined;
  readonly requires: FilterConditions | undefined;
  /** The value that filters nothing. */
  readonly empty: Value;
  readonly initial: Value;
  /** Parses the parameter, null if it is missing; an invalid text is treated as missing. */
  parse(text: string | null): Value;
  /** Serialises the value to the parameter; undefined for the initial value. */
  serialize(value: Value): string | undefined;
  equal(a: Value, b: Value): boolean;
  /** The value as text: `Approved`, `10.00–20.00 EUR`, `any`. */
  describe(value: Value): string;
  /** Validation error of the value; undefined if it can be applied. */
  problem(value: Value): string | undefined;
  /** Validation error of typed text that no further typing can make valid, so that it is shown immediately. */
  refused(value: Value): string | undefined;
};

type Spec<Value> = {
  empty: Value;
  /** Parses a non-empty text; undefined if it is invalid. Must not throw. */
  read: (text: string) => Value | undefined;
  /** Serialises a non-empty value. */
  write: (value: Value) => string;
  describe: (value: Value) => string;
  equal?: (a: Value, b: Value) => boolean;
  problem?: (value: Value) => string | undefined;
  refused?: (value: Value) => string | undefined;
};

/** Creates a filter of a kind. If the initial value is not empty, an empty parameter stands for "nothing set". */
export const createFilter = <Kind extends string, Value, Extra extends object>(
  kind: Kind,
  { label, place = "drawer", help, disabledReason, requires, initial: given }: FilterOptions<Value>,
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
    requires,
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
