import type { Contract, Operation } from "../../contract/contract.ts";
import type { Member } from "../run.ts";

type Json = Readonly<Record<string, unknown>>;

const exampleData = ({ replies }: Operation): Json | undefined => {
  const example = replies.get("200")?.get("application/json")?.example as { data?: Json | null } | undefined;
  return example?.data ?? undefined;
};

/** The read that answers with the permissions of the session; undefined if the contract has none. */
export const sessionOperation = ({ operations }: Contract): Operation | undefined =>
  operations.find((it) => it.effect === "read" && !it.body && Array.isArray(exampleData(it)?.["permissions"]));

/** The reads without input that name operators with their parents. */
export const operatorOperations = ({ operations }: Contract): Operation[] =>
  operations.filter((it) => {
    if (it.effect !== "read" || it.body || it.parameters.some(({ required }) => required)) return false;
    const rows: unknown = exampleData(it);
    const [row] = Array.isArray(rows) ? (rows as Json[]) : [];
    return row !== undefined && "opId" in row && "parentOpId" in row;
  });

/** What the session's data say of it. */
export const sessionOf = (data: unknown): Pick<Member, "permissions" | "op"> => {
  const { permissions, op } = (data ?? {}) as Json;
  return {
    permissions: Array.isArray(permissions) ? new Set(permissions as string[]) : undefined,
    op: typeof op === "string" ? op : null,
  };
};

/** Whether somebody has the permission of an operation; undefined if the server does not say. */
export const mayDo = ({ permissions }: Member, { permission }: Operation): boolean | undefined => {
  if (permission === "signed_in" || permission === "public" || permission === "") return true;
  return permissions?.has(permission);
};
