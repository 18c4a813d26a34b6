import { expect, it } from "vitest";
import { nameIn } from "./name-in.ts";

it.each([
  [{ user_id: "auth0|1", nickname: "Mara", email: "mara@example.com" }, "Mara"],
  [{ user_id: "auth0|1", nickname: null, email: "mara@example.com" }, "mara@example.com"],
  [{ en: "Nordea", sv: "Nordea" }, "Nordea"],
  [{ width: 2 }, undefined],
])("nameIn: %j → %s", (value, name) => expect(nameIn(value)).toBe(name));
