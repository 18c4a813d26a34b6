import { expect, it } from "vitest";
import { checkOf, irreversibleWhere } from "./irreversible.ts";

const TICK = { acknowledge: "I understand that this cannot be undone." };

it("irreversible action on one record: asks for a check box", () =>
  expect(checkOf({ reaches: "record" })).toEqual(TICK));

it.each(["records", "public"] as const)("irreversible action that reaches %s: asks for the name", (reaches) =>
  expect(checkOf({ reaches, name: "nordlys.example" })).toEqual({ typeToConfirm: "nordlys.example" }),
);

it("reversible action: asks for neither", () => expect(checkOf(undefined)).toEqual({}));

it("record that is live for the public: its name is typed; otherwise a box is ticked", () => {
  expect(checkOf(irreversibleWhere(true, "about"))).toEqual({ typeToConfirm: "about" });
  expect(checkOf(irreversibleWhere(false, "about"))).toEqual(TICK);
});
