import type { Field, ReadShape } from "@backoffice/api-client";
import { expect, test } from "vitest";
import { plainColumns } from "./plain-columns.tsx";

const inSight = (fields: readonly Field[]) =>
  plainColumns({ fields, sortBy: [] } as unknown as ReadShape, { key: ["id"] }).filter((it) => !it.defaultHidden);

const text = (name: string): Field => ({ name, kind: "text" });
const id: Field = { name: "id", kind: "id" };

test("columns are in sight in the contract's order as long as they fit a laptop's screen", () => {
  const columns = inSight([...["a", "b", "c", "d", "e", "f", "g", "h", "i"].map(text), id]);
  expect(columns.map((it) => it.id)).toEqual(["id", "a", "b", "c", "d", "e", "f"]);
  expect(columns.reduce((sum, it) => sum + (it.width ?? 0), 0)).toBeLessThanOrEqual(1150);
});

test("what a row is worth and when it was is in sight however late the contract names it", () => {
  const late: readonly Field[] = [
    { name: "amount", kind: "money", currency: "currency" },
    { name: "currency", kind: "code" },
    { name: "createdAt", kind: "moment" },
  ];
  const columns = inSight([id, ...["a", "b", "c", "d", "e", "f", "g"].map(text), ...late]);
  expect(columns.map((it) => it.id)).toEqual(["id", "a", "b", "c", "d", "amount", "createdAt"]);
});

test("a currency stands beside its amount, and not in a column of its own", () => {
  const columns = inSight([
    id,
    { name: "amount", kind: "money", currency: "currency" },
    { name: "currency", kind: "code" },
  ]);
  expect(columns.map((it) => it.id)).toEqual(["id", "amount"]);
});
