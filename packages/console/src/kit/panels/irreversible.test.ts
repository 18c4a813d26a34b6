import { expect, it } from "vitest";
import { checkOf, irreversibleWhere } from "./irreversible.ts";

const TICK = { acknowledge: "I understand that this cannot be undone." };

it("checkOf: irreversible for one record → check box", () => expect(checkOf({ reaches: "record" })).toEqual(TICK));

it.each(["records", "public"] as const)("checkOf: irreversible for %s → name is typed", (reaches) =>
  expect(checkOf({ reaches, name: "nordlys.example" })).toEqual({ typeToConfirm: "nordlys.example" }),
);

it("checkOf: reversible → no check", () => expect(checkOf(undefined)).toEqual({}));

it("irreversibleWhere: public record → name is typed, other record → check box", () => {
  expect(checkOf(irreversibleWhere(true, "about"))).toEqual({ typeToConfirm: "about" });
  expect(checkOf(irreversibleWhere(false, "about"))).toEqual(TICK);
});
