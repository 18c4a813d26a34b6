import { beforeEach, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

const SETTINGS = {
  partnerTitle: "Rowan",
  isActive: false,
  affiliateFeePercentage: 1,
  bonusFeePercentage: 1,
  cashbackFeePercentage: 1,
  casinoSharePercentage: 1,
  depositFeePercentage: 1,
  sportSharePercentage: 1,
  withdrawFeePercentage: 1,
  minWithdrawAmountInUSD: 1,
  maxNoWithdrawalRequests: 1,
  effectiveDate: "2027-01-01",
};
const BRAND = { parentOpId: "op-nordlys", opId: "br-rowan", title: "Rowan", domains: ["rowan.example"] };
const brands = async (hasPartner: boolean) => {
  const body = { page: 1, itemsPerPage: 100, opId: "*", hasPartner };
  return (await callOperation(backend, "listBrands", { body })).data.items;
};
const idsOf = async (hasPartner: boolean) => (await brands(hasPartner)).map(({ opId }) => opId);

test("partner's brand: settings created → brand belongs to the partner, its user too", async () => {
  await callOperation(backend, "createBrand", { body: BRAND });
  expect(await idsOf(false)).toContain("br-rowan");
  const place = { partnerType: "BRANDED", parentOpId: "op-nordlys", opId: "br-rowan" } as const;
  const { partnerId } = (await callOperation(backend, "createPartnerSettings", { body: { ...SETTINGS, ...place } }))
    .data;
  expect(await idsOf(false)).not.toContain("br-rowan");
  expect((await brands(true)).find(({ opId }) => opId === "br-rowan")?.partnerId).toBe(partnerId);
  expect((await callOperation(backend, "showOperator", { body: { opId: "br-rowan" } })).data.partnerId).toBe(partnerId);
  const show = async () => (await callOperation(backend, "showPartner", { body: { partnerId } })).data.userEmail;
  expect(await show()).toBeNull();
  const user = { email: "rowan@example.com", password: "Rowan-tree-7", nickname: "Rowan", role: "PARTNER" } as const;
  const body = {
    ...user,
    userCode: `br-rowan-${partnerId}`,
    opId: "br-rowan",
    partnerId,
    partnerType: "BRANDED",
  } as const;
  expect((await callOperation(backend, "createUser", { body })).status).toBe(200);
  expect(await show()).toBe("rowan@example.com");
});

test("partner without a brand: brand created → partner and user move to it", async () => {
  const partnerId = "pt-4711";
  expect((await callOperation(backend, "createBrand", { body: { ...BRAND, partnerId } })).status).toBe(200);
  const partner = (await callOperation(backend, "showPartner", { body: { partnerId } })).data;
  expect(partner).toMatchObject({ partnerType: "BRANDED", opId: "br-rowan", parentOpId: "op-nordlys" });
  expect(await idsOf(true)).toContain("br-rowan");
  const filters = { page: 1, limit: 50, role: "PARTNER", userCode: `br-rowan-${partnerId}`, partnerId } as const;
  const { users } = (await callOperation(backend, "listUsers", { body: { appliedFilters: filters } })).data;
  expect(users.map(({ email, app_metadata }) => [email, app_metadata.opId])).toEqual([
    ["tomas.romero@example.com", "br-rowan"],
  ]);
  expect(
    (await callOperation(backend, "createBrand", { body: { ...BRAND, opId: "br-elder", title: "Elder", partnerId } }))
      .status,
  ).toBe(400);
});

test("recreatePartnerUserPermission: partner has no user → refused; has one → permissions restored", async () => {
  const { opId, partnerId } = [...backend.db.partners.partners.values()][2]!;
  const { messages } = await callOperation(backend, "recreatePartnerUserPermission", { body: { opId, partnerId } });
  expect(messages).toEqual(["This partner has no user yet."]);
  const body = { opId: "op-nordlys", partnerId: "pt-4711" };
  const user = () => backend.db.staff.users.get("auth0|partner")!;
  backend.db.staff.users.set("auth0|partner", { ...user(), permissions: [] });
  expect((await callOperation(backend, "recreatePartnerUserPermission", { body })).status).toBe(200);
  expect(user().permissions).toContain("view_partner_dashboard");
});
