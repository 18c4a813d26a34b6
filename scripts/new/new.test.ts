import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { consoleCopy, FEATURES, FINE } from "./console-copy.ts";
import { newForm } from "./form/new-form.ts";
import { columnsText } from "./list/columns-text.ts";
import { newList } from "./list/new-list.ts";
import { newRecord } from "./record/new-record.ts";
import { shapeOf } from "./shape-of.ts";
import { newDecision, newDelete } from "./write/new-write.ts";
import { writeFiles } from "./write-files.ts";

const copy = consoleCopy();
const { root, run, write } = copy;
const read = (path: string) => readFileSync(root + path, "utf8");

/** One drawer that adds and edits. */
const EDITOR = { id: "gateway-edit", read: "showDepositGateway", create: "createDepositGateway" };

/** The same, where the update takes a field more: `keepPublished`. */
const PAGE_EDITOR = { id: "cms-page-edit", read: "showCmsPage", create: "createCmsPage" };

beforeAll(() => {
  vi.spyOn(console, "log").mockReturnValue();
});
afterAll(() => {
  vi.restoreAllMocks();
  copy.remove();
});

test("pnpm new: each kind of file → compiles, passes lint and format", async () => {
  const paths = [
    ...write(await newList("/marketing-channels/report", {}, root)),
    // Next to panels defined in a list and in an object.
    ...write(await newRecord("showRole", "settings", "role-record", root)),
    ...write(await newRecord("showGameLog", "bets", "game-log", root)),
    ...write(await newRecord("showPartner", "partners", undefined, root)),
    ...write(await newDelete("deleteFlow", "tech-support", "flow-removal", root)),
    // Each verb of the call with its note; a panel with another name in the documents.
    ...write(await newDecision("decideCashback", "transactions", undefined, root)),
    ...write(await newDecision("reviewUsername", "players", "username-confirmation", root)),
    // In a dialog for a new and for an existing record; in the drawer of its record.
    ...write(await newForm("createBank", "reports", { id: "bank-new" }, root)),
    ...write(await newForm("createTournament", "tournaments", {}, root)),
    ...write(await newForm("updateDepositGateway", "deposit", { read: "showDepositGateway" }, root)),
    // In one drawer, with the fields of a new record.
    ...write(await newForm("updateDepositGateway", "deposit", EDITOR, root)),
    ...write(await newForm("updateCmsPage", "cms/site", PAGE_EDITOR, root)),
  ];
  copy.typeChecks(paths);
  expect(run("oxfmt", "--list-different", ...paths)).toEqual(FINE);
  expect(run("oxlint", "--type-aware", "--type-check", "--format", "unix", ...paths)).toEqual(FINE);

  // The line keeps its other properties.
  expect(read(`${FEATURES}/partners/partners.pages.ts`)).toMatch(
    /empty: \{ icon: Megaphone, .*\},\n +columns: marketingChannelReportColumns,/,
  );
  expect(read(`${FEATURES}/bets/bets.module.ts`)).toContain('"reconcile-bet-debit"');
  // The lists are filtered by the partner's ID.
  expect(read(`${FEATURES}/partners/panels/partner-details.drawer.tsx`)).toContain("partnerId: shownPartnerId");
  expect(read(`${FEATURES}/settings/panels/role-record.scenes.tsx`)).toMatch(/&shownRole=\S+"/);

  // The scenes expect exactly the sent input.
  expect(read(`${FEATURES}/tech-support/panels/flow-removal.scenes.tsx`)).toMatch(
    /asked\.sends\(\{ body: \{ flowId: "\S+" \} \}, "Flow deleted\."\)/,
  );
  expect(read(`${FEATURES}/transactions/panels/decide-cashback-confirmation.scenes.tsx`)).toMatch(
    /actionType: "confirm", noteForThePlayer: "Checked\." \}/,
  );
  expect(read(`${FEATURES}/reports/panels/bank-new.scenes.tsx`)).toMatch(/added\.sends|sent\.sends/);
  expect(read(`${FEATURES}/tech-support/tech-support.module.ts`)).toContain('permission: "edit_flows"');
  expect(read(`${FEATURES}/transactions/panels/decide-cashback-confirmation.confirm.tsx`)).toContain(
    'reject: { verb: "Reject", success: "Cashback rejected.", tone: "danger" }',
  );
});

test("columnsText: reference columns → linked by name, no contract texts", async () => {
  const { shape } = await shapeOf("listBanks");
  const banks = columnsText("listBanks", "bankColumns", "Banks", shape, { key: ["uuid"] });
  expect(banks).toContain("...operatorCell<Row>((row) => row.opId)");
  expect(banks).not.toContain("help:");
  const { shape: debits } = await shapeOf("listBetDebits");
  const text = columnsText("listBetDebits", "debitColumns", "Debits", debits, { key: ["txId"] });
  expect(text).toContain("...playerLinkCell<Row>((row) => row.player)");
  expect(text).toMatch(/refCell<Row>\("bet", \(row\) => row\.betId, idCell\(\(row\) => row\.betId\)\)/);
});

type Rules = { parse: (values: object) => object; safeParse: (values: object) => { success: boolean } };

test("newForm: schema → rules of the contract, values as the contract needs them", async () => {
  writeFiles(await newForm("createBank", "reports", { id: "bank-rules" }, root), root);
  const { bankRulesSchema: rules, missingOf } = (await import(
    `${root}${FEATURES}/reports/panels/bank-rules.schema.ts`
  )) as { bankRulesSchema: Rules; missingOf: (values: object) => string | undefined };
  const typed = { opId: "op-nordlys", key: "OTTER", bankName: { en: " Otter ", sv: "" }, order: "7", status: "ACTIVE" };
  expect(rules.parse(typed)).toEqual({ ...typed, bankName: { en: "Otter" }, order: 7 });
  const refused = (changes: object) => !rules.safeParse({ ...typed, ...changes }).success;
  expect(refused({ key: "OTTER 2" })).toBe(true);
  expect(refused({ order: "100000000" })).toBe(true);
  expect(refused({ bankName: {} })).toBe(true);
  expect(missingOf({ ...typed, key: " ", order: "" })).toBe("Enter the key and the order first.");
});

test("writeFiles: file exists → error, nothing overwritten", async () => {
  const files = await newDelete("deleteFlow", "bets", "flow-removal", root);
  writeFiles(files, root);
  const before = read(`${FEATURES}/bets/bets.module.ts`);
  expect(() => writeFiles(files, root)).toThrow(/there already/);
  expect(read(`${FEATURES}/bets/bets.module.ts`)).toBe(before);
});

test.each([
  ["/nowhere", /No page is at \/nowhere/],
  ["/bets", /has screens of its own/],
  ["/settings/roles", /has columns of its own already/],
  ["/deposit/gateways", /says elsewhere what it reads/],
  ["/settings/admins/{id}", /is one record/],
])("newList: %s → error with the reason", async (path, why) => {
  await expect(newList(path, {}, root)).rejects.toThrow(why);
});

test.each([
  [{ opens: "no-such-panel" }, /No module has a panel no-such-panel/],
  [{ opens: "delete-bank" }, /is not a drawer with one parameter/],
  [{ create: "delete-bank" }, /adds no record/],
  [{ actions: ["bank-edit"] }, /takes uuid, which no row of reportPartnerChannels has/],
])("newList: %o that does not fit the rows → error with the reason", async (options, why) => {
  await expect(newList("/marketing-channels/report", options)).rejects.toThrow(why);
});

test.each([
  ["createNothing", /has no call createNothing/],
  ["listRoles", /only reads/],
  ["changeKyc", /one of several bodies/],
  ["enableGame", /takes nothing that is typed/],
  ["uploadMedia", /is a file/],
])("newForm: %s → error with the reason", async (call, why) => {
  await expect(newForm(call, "settings", {}, root)).rejects.toThrow(why);
});

test("newForm: field that only the update takes → named, and neither shown nor sent for a new record", async () => {
  const files = await newForm("updateCmsPage", "settings", PAGE_EDITOR, root);
  expect(files.notes).toEqual([expect.stringMatching(/^createCmsPage does not take keepPublished/)]);
  const text = (end: string) => Object.entries(files.written).find(([path]) => path.endsWith(end))![1];
  expect(text("cms-page-edit.fields.tsx")).toMatch(/\{!isNew && <fields\.\w+ name="keepPublished"/);
  const drawer = text("cms-page-edit.drawer.tsx");
  const [forNew = "", forExisting = ""] = [...drawer.matchAll(/ input=\{\(valid\).*$/gm)].map(([line]) => line);
  expect(forNew).not.toContain("keepPublished");
  expect(forExisting).toMatch(/keepPublished|\.\.\.valid/);
});

test("newForm: --create without --read → error with the reason", async () => {
  await expect(newForm("updateBank", "settings", { create: "createBank" }, root)).rejects.toThrow(/needs --read/);
});

test.each([
  ["showNothing", "settings", /is no read of the contract/],
  ["listRoles", "settings", /answers a list/],
  ["getGeneral", "settings", /nothing to find a record by/],
  ["showRole", "nowhere", /There is no module/],
])("newRecord: %s in %s → error with the reason", async (call, feature, why) => {
  await expect(newRecord(call, feature, "some-details", root)).rejects.toThrow(why);
});
