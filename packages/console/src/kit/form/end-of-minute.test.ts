import { expect, it } from "vitest";
import { endOfMinute } from "./end-of-minute.ts";

it.each([
  ["2026-05-31T21:59:00Z", "2026-05-31T21:59:59.999Z"],
  ["2026-05-31T21:59:59.999Z", "2026-05-31T21:59:59.999Z"],
  ["1969-12-31T23:59:00Z", "1969-12-31T23:59:59.999Z"],
])("endOfMinute: %s → last millisecond of its minute, %s", (typed, sent) =>
  expect(endOfMinute("").parse(typed)).toBe(sent),
);
it.each(["", "incomplete"])("endOfMinute: %j → validation error", (typed) =>
  expect(endOfMinute("Choose when it ends.").safeParse(typed).error?.issues[0]?.message).toBe("Choose when it ends."),
);
