import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

const BRAND = { parentOpId: "op-nordlys", opId: "br-larkspur", title: "Larkspur", domains: ["larkspur.example"] };

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});
const retire = (opId: string) =>
  backend.db.operators.set(opId, { ...backend.db.operators.get(opId)!, status: "INACTIVE" });

describe("new brand", () => {
  test("createBrand: valid input → listed after its operator, for that operator's staff", async () => {
    await callOperation(backend, "createBrand", { body: BRAND }, { as: "operator-admin" });
    const ids = (await callOperation(backend, "listMyOperators", undefined, { as: "operator-manager" })).data.map(
      (it) => it.opId,
    );
    expect(ids.at(-1)).toBe("br-larkspur");
    expect((await callOperation(backend, "showOperator", { body: { opId: "br-larkspur" } })).data).toMatchObject({
      parentOpId: "op-nordlys",
      partnerId: null,
      domainsLimit: 1,
    });
    const all = [...backend.db.operators.keys()];
    expect(all.indexOf("br-larkspur")).toBeLessThan(all.indexOf("op-solvik"));
  });

  test.each([
    ["a taken id", { ...BRAND, opId: "br-polaris" }, "opId"],
    ["a taken name, in any case", { ...BRAND, title: "polaris" }, "title"],
    ["no domain", { ...BRAND, domains: [] }, "domains"],
    ["more domains than allowed", { ...BRAND, domains: ["a.example", "b.example"], domainsLimit: 1 }, "domains"],
    ["a CDN account without a token", { ...BRAND, isCfSelected: true }, "cfApiToken"],
    ["a brand as parent", { ...BRAND, parentOpId: "br-polaris" }, "parentOpId"],
  ])("createBrand: %s → refused with its field", async (_, body, field) => {
    const { status, error } = await callOperation(backend, "createBrand", { body });
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]]);
  });

  test("createBrand: seeds of other areas do not change", async () => {
    const untouched = [...fixedBackend({ scenario: "small" }).db.activities.players.keys()];
    await callOperation(backend, "createBrand", { body: BRAND });
    expect([...backend.db.activities.players.keys()]).toEqual(untouched);
  });
});

describe("moving brands and operators", () => {
  test("transformBrand: brand → operator, with its players and staff", async () => {
    const { data } = await callOperation(backend, "transformBrand", { body: { opId: "br-polaris" } });
    expect(data.parentOpId).toBeNull();
    const players = [...backend.db.players.values()].filter((it) => it.opId === "br-polaris");
    expect(players.length).toBeGreaterThan(0);
    expect(players.every((it) => it.parentOpId === null)).toBe(true);
    expect(backend.db.staff.users.get("auth0|brand-admin")!.app_metadata.parentOpId).toBeNull();
    expect((await callOperation(backend, "transformBrand", { body: { opId: "br-polaris" } })).status).toBe(400);
  });

  test.each([
    ["op-solvik", "op-nordlys", 200],
    ["br-polaris", "op-solvik", 200],
    ["br-polaris", "op-nordlys", 400],
    ["op-nordlys", "op-solvik", 400],
    ["op-solvik", "op-solvik", 400],
    ["op-solvik", "br-polaris", 400],
    ["op-nowhere", "op-solvik", 404],
  ])("transformOperator: %s under %s → %i", async (opId, parentOpId, status) => {
    expect((await callOperation(backend, "transformOperator", { body: { dto: { opId, parentOpId } } })).status).toBe(
      status,
    );
  });

  test("moving an operator or brand: parent is inactive → refused", async () => {
    retire("op-nordlys");
    const dto = { opId: "op-solvik", parentOpId: "op-nordlys" };
    const message = ["The parent operator must be active."];
    expect((await callOperation(backend, "transformOperator", { body: { dto } })).messages).toEqual(message);
    expect((await callOperation(backend, "transformBrand", { body: { opId: "br-polaris" } })).messages).toEqual(
      message,
    );
  });
});

test("operator settings: wagers not ascending or level gaps → refused", async () => {
  const settings = backend.db.operatorAdmin.settings.get("op-nordlys")!;
  const [first, second] = settings.affiliates.levelSettings;
  const save = (levelSettings: typeof settings.affiliates.levelSettings) =>
    callOperation(backend, "updateOperatorSettings", {
      body: { ...settings, affiliates: { ...settings.affiliates, levelSettings } },
    });
  const flat = await save([first!, { ...second!, requiredWagerInUSD: first!.requiredWagerInUSD }]);
  expect(Object.keys(flat.error?.fields ?? {})).toEqual(["affiliates.levelSettings.1.requiredWagerInUSD"]);
  expect((await save([first!, { ...second!, level: 3 }])).status).toBe(400);
  expect((await save([first!])).data.affiliates.levelSettings).toEqual([first]);
});

test.each([
  [
    { domain: "nordlys.example", urls: ["https://nordlys.example/a", "https://www.nordlys.example/b"] },
    "op-nordlys",
    200,
  ],
  [{ domain: "nordlys.example", urls: ["https://evil.example/nordlys.example"] }, "op-nordlys", 400],
  [{ domain: "nordlys.example", urls: ["https://notnordlys.example"] }, "op-nordlys", 400],
  [
    { domain: "nordlys.example", urls: Array.from({ length: 6 }, (_, i) => `https://nordlys.example/${i}`) },
    "op-nordlys",
    400,
  ],
])("notifyCrawlers: %j of %s → %i", async (body, opId, status) => {
  expect((await callOperation(backend, "notifyCrawlers", { body: { ...body, opId } })).status).toBe(status);
});

test("notifyCrawlers: operator has no key → refused", async () => {
  const { extras } = backend.db.operatorAdmin;
  extras.set("op-nordlys", { ...extras.get("op-nordlys")!, hasCrawlerKey: false });
  const body = { opId: "op-nordlys", domain: "nordlys.example", urls: ["https://nordlys.example"] };
  expect((await callOperation(backend, "notifyCrawlers", { body })).messages).toEqual([
    "Failed to notify crawlers. Please check your generated key.",
  ]);
});
