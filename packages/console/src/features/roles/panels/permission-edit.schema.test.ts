import { describe, expect, it } from "vitest";
import { joinList, splitList } from "../comma-list.ts";
import { permissionSchema } from "./permission-edit.schema.ts";

const good = {
  name: "view_invoices",
  desc: "Sees invoices",
  tags: ["billing"],
  allowedRoles: ["ADMIN"],
  requiredMenuItems: [],
};
const problem = (changes: object) => permissionSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe("permission schema (content §5)", () => {
  it.each(["name", "desc"])("%s missing → error", (field) => expect(problem({ [field]: "  " })).toBeDefined());
  it.each(["tags", "allowedRoles"])("%s empty → error", (field) => expect(problem({ [field]: [] })).toBeDefined());
  it("no menu items → valid", () => expect(problem({})).toBeUndefined());

  it.each(["View", "view invoices", "view__x", "_view", "2fa", "view_é"])("key “%s” → error", (name) =>
    expect(problem({ name })).toBe("Use lowercase letters, digits and underscores."),
  );
  it.each(["view", "view_2fa", "a_b_c"])("key “%s” → valid", (name) => expect(problem({ name })).toBeUndefined());
});

describe("comma-separated list (content §3)", () => {
  it("spaces and empty parts → removed when split, joined with commas", () => {
    expect(splitList(" banks,read , ,")).toEqual(["banks", "read"]);
    expect(splitList("")).toEqual([]);
    expect(joinList(["banks", "read"])).toBe("banks, read");
  });
});
