type Row = Readonly<Record<string, string | number>>;

/** An operation that shows or needs IDs. */
type Call = { tag: string; path: string };

/** IDs collected from replies, to request existing records. */
export type Harvest = {
  /** Collects likely IDs from the data of a reply. */
  learn(call: Call, data: unknown): void;
  /** Finds values for as many of these names as possible, preferably in one row and near the operation's path. */
  find(call: Call, names: readonly string[]): Row;
};

/** Number of rows kept per operation. */
const KEPT = 40;
/** Generic names: an ID from another area would belong to a different kind of record. */
const GENERIC = new Set(["uuid", "id", "key", "code"]);
const ID_NAME = /^(?:uuid|id|key|code|.*(?:Id|_id|Code|Uuid|Key))$/;

/** Whether a field identifies a record. */
export const isIdName = (name: string): boolean => ID_NAME.test(name);

/** `*` means all and is not an ID. */
const idsOf = (object: object): Row =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([name, value]) =>
        isIdName(name) && (typeof value === "string" || typeof value === "number") && value !== "" && value !== "*",
    ) as [string, string | number][],
  );

/** Number of common leading segments: `/api/banks/list` and `/api/banks/show` have two. */
export const nearness = (one: string, other: string) => {
  const [left, right] = [one, other].map((it) => it.split("/").slice(1)) as [string[], string[]];
  const apart = left.findIndex((part, index) => part !== right[index]);
  return apart < 0 ? left.length : apart;
};

/** Creates an empty harvest. */
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
        // Of rows with the same number of names, the nearest wins.
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
      // A `domainId` elsewhere may be the `id` of rows in the same area.
      const beside = nearest.find(({ row, isOwn }) => isOwn && Object.hasOwn(row, "id"))?.row;
      for (const name of wanted) if (beside && name.endsWith("Id")) found[name] = beside["id"]!;
      return found;
    },
  };
};
