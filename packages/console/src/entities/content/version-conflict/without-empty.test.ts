import { expect, it } from "vitest";
import { withoutEmpty } from "./without-empty.ts";

it("withoutEmpty: empty texts and null → removed; 0, false and empty lists → kept", () =>
  expect(
    withoutEmpty({
      name: "Spring",
      startsAt: "",
      url: null,
      place: 0,
      shown: false,
      content: { en: { title: "A" }, sv: { title: "" } },
      tags: [],
    }),
  ).toEqual({ name: "Spring", place: 0, shown: false, content: { en: { title: "A" } }, tags: [] }));
it("withoutEmpty: nothing but empty texts → undefined", () =>
  expect(withoutEmpty({ en: { title: "" } })).toBeUndefined());
