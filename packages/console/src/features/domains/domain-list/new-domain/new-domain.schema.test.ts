import { expect, it } from "vitest";
import { minimizedSchema, newDomainSchema } from "./new-domain.schema.ts";

const minimized = { opId: "op-fjord", domain: "fjord.example", token: "0" };
const domain = {
  opId: "op-fjord",
  domainName: "fjord.example",
  cfAccountCode: "FJORD-1",
  afdProfileName: "",
  defaultLang: "en",
  description: "",
  partnerId: "",
  zoneId: "",
  skipCfZoneCheck: false,
  isPrimary: false,
  isLocked: false,
  isBackoffice: false,
  isB2CPFF: true,
  isBrand: false,
  isInternal: false,
};

it.each([
  [newDomainSchema, domain, "cfAccountCode"],
  [minimizedSchema, minimized, "token"],
])("new domain: no Cloudflare account → error (content §5)", (schema, values, field) => {
  expect(schema.safeParse(values).success).toBe(true);
  expect(schema.safeParse({ ...values, [field]: "" }).error?.issues).toMatchObject([
    { path: [field], message: "CF account field is required" },
  ]);
});

it.each([
  [newDomainSchema, domain, "domainName"],
  [minimizedSchema, minimized, "domain"],
])("new domain: with protocol → error (content §5)", (schema, values, field) =>
  expect(schema.safeParse({ ...values, [field]: "http://fjord.example" }).error?.issues).toMatchObject([
    { path: [field], message: "Enter the domain without a protocol, for example nordlys.example." },
  ]),
);
