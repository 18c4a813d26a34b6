import { expect, it } from "vitest";
import { keptRecordReason } from "./dns-record-types.ts";

it.each([["TXT"], ["CNAME"]])("keptRecordReason: %s → none, the record can be changed", (type) =>
  expect(keptRecordReason("Delete", { type })).toBeUndefined(),
);

it.each([["A"], ["AAAA"], ["MX"], ["NS"], ["txt"]])("keptRecordReason: %s → reason (content §9)", (type) =>
  expect(keptRecordReason("Edit", { type })).toBe(
    "Only TXT and CNAME records can be edited here. Edit this record at Cloudflare.",
  ),
);
