import { expect, it } from "vitest";
import { keptRecordReason } from "./dns-record-types.ts";

it.each([["TXT"], ["CNAME"]])("keptRecordReason: %s → none, the record can be deleted", (type) =>
  expect(keptRecordReason({ type })).toBeUndefined(),
);

it.each([["A"], ["AAAA"], ["MX"], ["NS"], ["txt"]])("keptRecordReason: %s → reason (content §9)", (type) =>
  expect(keptRecordReason({ type })).toMatch(/^Only TXT and CNAME/),
);
