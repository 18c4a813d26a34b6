import type { Operation } from "./operations.ts";

const row = ({ id, changes = [] }: Operation) => `  ${id}: [${changes.map((it) => JSON.stringify(it)).join(", ")}],`;

/** The table of what each write changes. A write that does not say has no row, which does not compile. */
export const effectsFile = (operations: readonly Operation[]): string =>
  [
    'import type { ReadId, WriteId } from "./operations.ts";',
    "",
    "/**",
    " * Which reads each write makes stale, by `x-changes`. The mocks' effects test verifies it: it runs every write and",
    " * compares every read before and after.",
    " */",
    "export const effects = {",
    ...operations.filter((it) => it.effect !== "read" && it.reply && it.changes).map(row),
    "} as const satisfies Record<WriteId, readonly ReadId[]>;",
    "",
  ].join("\n");
