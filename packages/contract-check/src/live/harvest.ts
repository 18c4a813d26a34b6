type Row = Readonly<Record<string, string | number>>;

/** Ids that replies have shown, to ask for what is there. */
export type Harvest = {
  /** Takes what looks like an id out of a reply's data. */
  learn(tag: string, data: unknown): void;
  /** A row with as many of these names as possible, from the same tag first. */
  find(tag: string, names: readonly string[]): Row;
};

/** Rows that are kept of a tag: enough to find one that has what is needed. */
const KEPT = 40;
/** Says nothing of what it is the id of: one from another area would be somebody else's. */
const GENERIC = new Set(["uuid", "id", "key", "code"]);
const ID_NAME = /^(?:uuid|id|key|code|.*(?:Id|_id|Code|Uuid|Key))$/;

/** Whether a field names a record. */
export const isIdName = (name: string): boolean => ID_NAME.test(name);

const idsOf = (object: object): Row =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([name, value]) => isIdName(name) && (typeof value === "string" || typeof value === "number") && value !== "",
    ) as [string, string | number][],
  );

/** Makes an empty harvest. */
export const createHarvest = (): Harvest => {
  const rows = new Map<string, Row[]>();
  const learn = (tag: string, data: unknown, depth = 0): void => {
    if (typeof data !== "object" || data === null || depth > 4) return;
    if (!Array.isArray(data)) {
      const ids = idsOf(data);
      const known = rows.get(tag) ?? [];
      if (Object.keys(ids).length > 0 && known.length < KEPT) rows.set(tag, [...known, ids]);
    }
    for (const inside of Object.values(data).slice(0, KEPT)) learn(tag, inside, depth + 1);
  };
  return {
    learn,
    find: (tag, names) => {
      const same = rows.get(tag) ?? [];
      const order = [...same, ...[...rows].filter(([it]) => it !== tag).flatMap(([, it]) => it)];
      const best = same.toSorted(
        (one, other) =>
          names.filter((it) => Object.hasOwn(other, it)).length - names.filter((it) => Object.hasOwn(one, it)).length,
      )[0];
      const own = Object.fromEntries(names.flatMap((it) => (best && Object.hasOwn(best, it) ? [[it, best[it]!]] : [])));
      const rest = names.flatMap((it) => {
        const row =
          Object.hasOwn(own, it) || GENERIC.has(it) ? undefined : order.find((some) => Object.hasOwn(some, it));
        return row ? [[it, row[it]!] as const] : [];
      });
      return { ...own, ...Object.fromEntries(rest) };
    },
  };
};
