import { expect, it } from "vitest";
import { nameInValues } from "./name-in-values.ts";

it.each([
  [{ key: "k", title: " Welcome " }, "Welcome"],
  [{ title: { en: "Welcome", de: "Willkommen" } }, "Welcome"],
  [{ title: "", domainName: "nordlys.example" }, "nordlys.example"],
  [{ title: { en: "" }, amount: "5" }, undefined],
  [{ title: null, name: 7 }, undefined],
])("name of a new record: %o → %s", (values, name) => expect(nameInValues(values)).toBe(name));
