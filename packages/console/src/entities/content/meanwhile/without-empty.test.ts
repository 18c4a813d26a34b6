import { expect, it } from "vitest";
import { withoutEmpty } from "./without-empty.ts";

it("leaves out what nobody wrote, and keeps what is false or none", () =>
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
it("is nothing of what is all empty", () => expect(withoutEmpty({ en: { title: "" } })).toBeUndefined());
