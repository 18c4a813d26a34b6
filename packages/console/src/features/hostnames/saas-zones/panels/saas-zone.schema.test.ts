import { expect, it } from "vitest";
import { newZoneSchema, zoneChangeSchema } from "./saas-zone.schema.ts";

const zone = { opId: "op-fjord", domainName: "saas-fjord.example", zoneId: "77aa", default: false, apiToken: "canary" };

it("a new zone needs its token; of one that is there an empty token keeps the stored one", () => {
  expect(newZoneSchema.safeParse(zone).success).toBe(true);
  expect(newZoneSchema.safeParse({ ...zone, apiToken: " " }).success).toBe(false);
  expect(zoneChangeSchema.safeParse({ ...zone, apiToken: "" }).success).toBe(true);
});

it.each(["domainName", "zoneId", "opId"])("a zone is not saved without its %s", (field) =>
  expect(newZoneSchema.safeParse({ ...zone, [field]: "" }).error?.issues.map(({ path }) => path)).toEqual([[field]]),
);
