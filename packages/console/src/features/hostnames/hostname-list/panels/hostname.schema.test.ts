import { expect, it } from "vitest";
import { hostnameSchema } from "./hostname.schema.ts";

const hostname = { opId: "br-fjord", cfAccountCode: "SAAS-9", hostname: "live.fjord.example" };

it.each(["cfAccountCode", "hostname"])("hostname: %s missing → error (content §5)", (field) => {
  expect(hostnameSchema.safeParse(hostname).success).toBe(true);
  expect(hostnameSchema.safeParse({ ...hostname, [field]: "" }).error?.issues.map(({ path }) => path)).toEqual([
    [field],
  ]);
});

it("hostname: with protocol → error", () =>
  expect(hostnameSchema.safeParse({ ...hostname, hostname: "https://live.fjord.example" }).success).toBe(false));
