import { expect, it } from "vitest";
import { newProfileSchema, profileChangeSchema } from "./afd-profile.schema.ts";

const profile = {
  resourceGroup: "rg-edge-dusk",
  afdProfileName: "afd-prod-dusk",
  title: "Dusk",
  managedIdentityClientId: "1f7c2e9a-4b6d-4f80-9a1c-3d5e7f9b1c2d",
  endpointNamePrefix: "",
  ppfRouteNamePrefix: "",
  description: "",
  note: "",
  extraData: "",
  isDefault: false,
  skipExistingAfdProfileCheck: false,
};
const fieldsOf = (schema: typeof newProfileSchema | typeof profileChangeSchema, values: object) =>
  schema.safeParse({ ...profile, ...values }).error?.issues.map(({ path }) => path.join("."));

it("Front Door profile: no title → error (content §5)", () => {
  expect(fieldsOf(profileChangeSchema, {})).toBeUndefined();
  expect(fieldsOf(profileChangeSchema, { title: " " })).toEqual(["title"]);
  expect(fieldsOf(newProfileSchema, { title: "" })).toEqual(["title"]);
});

it.each(["managedIdentityClientId", "resourceGroup", "afdProfileName"])(
  "Front Door profile: %s missing → error when new, valid when edited (content §5)",
  (field) => {
    expect(fieldsOf(newProfileSchema, { [field]: "" })).toEqual([field]);
    expect(fieldsOf(profileChangeSchema, { [field]: "" })).toBeUndefined();
  },
);

it.each(["-afd", "afd prod", "afd_prod", "afd/prod"])("Front Door profile: name %s → error", (afdProfileName) =>
  expect(fieldsOf(newProfileSchema, { afdProfileName })).toEqual(["afdProfileName"]),
);

it("Front Door profile: extra data other than an object → error", () => {
  expect(fieldsOf(newProfileSchema, { extraData: '{ "tier": "Premium" }' })).toBeUndefined();
  expect(fieldsOf(newProfileSchema, { extraData: "[1]" })).toEqual(["extraData"]);
  expect(fieldsOf(newProfileSchema, { extraData: "{ tier" })).toEqual(["extraData"]);
});
