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

describe("a permission (content §5)", () => {
  it.each(["name", "desc"])("needs its %s", (field) => expect(problem({ [field]: "  " })).toBeDefined());
  it.each(["tags", "allowedRoles"])("needs at least one of %s", (field) =>
    expect(problem({ [field]: [] })).toBeDefined(),
  );
  it("needs no menu items", () => expect(problem({})).toBeUndefined());

  it.each(["View", "view invoices", "view__x", "_view", "2fa", "view_é"])("has no key like “%s”", (name) =>
    expect(problem({ name })).toBe("Use lower case letters and digits, with underscores between."),
  );
  it.each(["view", "view_2fa", "a_b_c"])("has a key like “%s”", (name) => expect(problem({ name })).toBeUndefined());
});

describe("a comma list of the wire (content §3)", () => {
  it("comes apart without blanks and empty parts, and together again", () => {
    expect(splitList(" banks,read , ,")).toEqual(["banks", "read"]);
    expect(splitList("")).toEqual([]);
    expect(joinList(["banks", "read"])).toBe("banks, read");
  });
});
