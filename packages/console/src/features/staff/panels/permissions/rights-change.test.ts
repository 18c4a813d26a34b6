import { expect, it } from "vitest";
import { rightsChange } from "./rights-change.ts";

it("rightsChange: permissions of two roles → those of one only, sorted", () =>
  expect(rightsChange(["view_users", "edit_banks", "view_banks"], ["view_banks", "view_roles", "edit_cms"])).toEqual({
    lost: ["edit_banks", "view_users"],
    won: ["edit_cms", "view_roles"],
  }));
