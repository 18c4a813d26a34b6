type Values = Readonly<Record<string, unknown>>;

/** A field in three states: initial value of the form, typed value, and current value of the record. */
export type Unit = { path: string; seen: unknown; mine: unknown; theirs: unknown };

const isBranch = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Two empty values are the same: an unwritten language is absent, or "". */
export const isSame = (a: unknown, b: unknown): boolean =>
  (a ?? "") === (b ?? "") || JSON.stringify(a) === JSON.stringify(b);

/** The single fields of three states of a form, by path. A list is one field: its rows have no names to merge by. */
export const unitsOf = (seen: unknown, mine: unknown, theirs: unknown, path = ""): Unit[] => {
  const states = [seen, mine, theirs];
  if (!states.some(isBranch) || states.some((it) => it !== undefined && !isBranch(it)))
    return [{ path, seen, mine, theirs }];
  const branches = states.map((it) => (it ?? {}) as Values);
  const names = new Set(branches.flatMap((it) => Object.keys(it)));
  return [...names].flatMap((name) => {
    const [a, b, c] = branches.map((it) => it[name]);
    return unitsOf(a, b, c, path === "" ? name : `${path}.${name}`);
  });
};

/** The user changed the field. */
export const isMine = ({ seen, mine }: Unit): boolean => !isSame(seen, mine);

/** Somebody else changed the field since. */
export const isTheirs = ({ seen, theirs }: Unit): boolean => !isSame(seen, theirs);

/** Both changed the field, to different values. */
export const isConflict = (unit: Unit): boolean => isMine(unit) && isTheirs(unit) && !isSame(unit.mine, unit.theirs);

/** The values with these entries set, by path. */
export const overlay = (values: unknown, entries: readonly (readonly [path: string, value: unknown])[]): unknown =>
  entries.reduce<unknown>((whole, [path, value]) => {
    const [name = "", ...rest] = path.split(".");
    const branch = (whole ?? {}) as Values;
    return { ...branch, [name]: rest.length === 0 ? value : overlay(branch[name], [[rest.join("."), value]]) };
  }, values);
