import { expect, it } from "vitest";
import { keptRecordReason } from "./dns-record-types.ts";

it.each([["TXT"], ["CNAME"]])("a %s record is deleted here", (type) =>
  expect(keptRecordReason({ type })).toBeUndefined(),
);

it.each([["A"], ["AAAA"], ["MX"], ["NS"], ["txt"]])("a %s record is not (content §9)", (type) =>
  expect(keptRecordReason({ type })).toMatch(/^Only TXT and CNAME/),
);
