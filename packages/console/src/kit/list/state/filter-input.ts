import type { AnyFilter, FilterSet, FilterValue } from "@backoffice/ui/filters";

type ValueOf<Kind extends AnyFilter["kind"]> = FilterValue<Extract<AnyFilter, { kind: Kind }>>;

const moment = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());
/** The filters accept only texts that convert to a wire number exactly. */
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** `minAmount` of `amount`. */
const ended = (end: "min" | "max", name: string) => `${end}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const fieldsOf = (name: string, filter: AnyFilter, value: unknown): Record<string, unknown> => {
  if (filter.kind === "date-range") {
    const { from, to } = filter.resolve(value as ValueOf<"date-range">);
    return { from: moment(from), to: moment(to) };
  }
  if (filter.kind === "money-range" || filter.kind === "number-range") {
    const { from, to } = value as ValueOf<"money-range">;
    return { [ended("min", name)]: number(from), [ended("max", name)]: number(to) };
  }
  return { [name]: value };
};

/** The statuses of records that wait for a decision. */
const UNDECIDED: ReadonlySet<unknown> = new Set(["PENDING", "IN_PROGRESS"]);

/**
 * Converts filter values to the inputs of a call; empty filters are left out. A list of undecided records leaves out
 * deleted ones, unless the reader asks for them (ruling 57).
 */
export const filterInput = (filters: FilterSet, values: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const leavesOutDeleted = "isDeleted" in filters && UNDECIDED.has(values["status"]);
  return Object.assign(
    leavesOutDeleted ? { isDeleted: false } : {},
    ...Object.entries(filters)
      .filter(([name, filter]) => !filter.equal(values[name] as never, filter.empty as never))
      .map(([name, filter]) => fieldsOf(name, filter, values[name])),
  ) as Record<string, unknown>;
};
