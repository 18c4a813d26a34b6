import { expect, it } from "vitest";
import { newZoneSchema, zoneChangeSchema } from "./saas-zone.schema.ts";

const zone = { opId: "op-fjord", domainName: "saas-fjord.example", zoneId: "77aa", default: false, apiToken: "canary" };

it("SaaS zone: new without token → error; edit with empty token → valid", () => {
  expect(newZoneSchema.safeParse(zone).success).toBe(true);
  expect(newZoneSchema.safeParse({ ...zone, apiToken: " " }).success).toBe(false);
  expect(zoneChangeSchema.safeParse({ ...zone, apiToken: "" }).success).toBe(true);
});

it.each(["domainName", "zoneId", "opId"])("SaaS zone: %s missing → error", (field) =>
  expect(newZoneSchema.safeParse({ ...zone, [field]: "" }).error?.issues.map(({ path }) => path)).toEqual([[field]]),
);
