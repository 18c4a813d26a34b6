type Row = Readonly<Record<string, string | number>>;

/** Who shows ids, or asks for some: an operation. */
type Call = { tag: string; path: string };

/** Ids that replies have shown, to ask for what is there. */
export type Harvest = {
  /** Takes what looks like an id out of the data of an operation's reply. */
  learn(call: Call, data: unknown): void;
  /** As many of these names as rows have shown: together in one row if possible, and near the operation's own path. */
  find(call: Call, names: readonly string[]): Row;
};

/** Rows that are kept of an operation's replies: enough to find one that has what is needed. */
const KEPT = 40;
/** Says nothing of what it is the id of: one from another area would be somebody else's. */
const GENERIC = new Set(["uuid", "id", "key", "code"]);
const ID_NAME = /^(?:uuid|id|key|code|.*(?:Id|_id|Code|Uuid|Key))$/;

/** Whether a field names a record. */
export const isIdName = (name: string): boolean => ID_NAME.test(name);

/** `*` means all of them, and is the id of none. */
const idsOf = (object: object): Row =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([name, value]) =>
        isIdName(name) && (typeof value === "string" || typeof value === "number") && value !== "" && value !== "*",
    ) as [string, string | number][],
  );

/** How many parts two paths have in common, from the left: `/api/banks/list` and `/api/banks/show` have two. */
const nearness = (one: string, other: string) => {
  const [left, right] = [one, other].map((it) => it.split("/").slice(1)) as [string[], string[]];
  const apart = left.findIndex((part, index) => part !== right[index]);
  return apart < 0 ? left.length : apart;
};

/** Makes an empty harvest. */
export const createHarvest = (): Harvest => {
  const shown = new Map<string, { call: Call; rows: Row[] }>();

  const learnFrom = (rows: Row[], data: unknown, depth = 0): void => {
    if (typeof data !== "object" || data === null || depth > 4) return;
    if (!Array.isArray(data)) {
      const ids = idsOf(data);
      if (Object.keys(ids).length > 0 && rows.length < KEPT) rows.push(ids);
    }
    for (const inside of Object.values(data).slice(0, KEPT)) learnFrom(rows, inside, depth + 1);
  };

  return {
    learn: (call, data) => {
      const known = shown.get(call.path) ?? { call, rows: [] };
      shown.set(call.path, known);
      learnFrom(known.rows, data);
    },
    find: ({ tag, path }, names) => {
      const nearest = [...shown.values()]
        .toSorted((one, other) => nearness(other.call.path, path) - nearness(one.call.path, path))
        .flatMap(({ call, rows }) => rows.map((row) => ({ row, isOwn: call.tag === tag })));
      const found: Record<string, string | number> = {};
      let wanted = names;
      const has = ({ row, isOwn }: (typeof nearest)[number]) =>
        wanted.filter((it) => Object.hasOwn(row, it) && (isOwn || !GENERIC.has(it)));
      while (wanted.length > 0) {
        // Of rows with as many of the names, the nearest.
        let best = { row: {} as Row, some: [] as string[] };
        for (const it of nearest) {
          const some = has(it);
          if (some.length > best.some.length) best = { row: it.row, some };
        }
        const { row, some } = best;
        if (some.length === 0) break;
        for (const name of some) found[name] = row[name]!;
        wanted = wanted.filter((it) => !some.includes(it));
      }
      // What another operation calls `domainId` may be the `id` of the rows beside it.
      const beside = nearest.find(({ row, isOwn }) => isOwn && Object.hasOwn(row, "id"))?.row;
      for (const name of wanted) if (beside && name.endsWith("Id")) found[name] = beside["id"]!;
      return found;
    },
  };
};
