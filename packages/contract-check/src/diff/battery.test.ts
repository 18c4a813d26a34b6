import { beforeAll, expect, test } from "vitest";
import type { Contract } from "../contract/contract.ts";
import { contractDocument } from "../testing/contract-document.ts";
import { drop, put, type ContractEdit } from "../testing/edits/contract-edit.ts";
import { contractInMemory } from "../testing/contract-in-memory.ts";
import { meaningEdits } from "../testing/edits/meaning-edits.ts";
import { replyEdits } from "../testing/edits/reply-edits.ts";
import { repositoryContract } from "../testing/repository-contract.ts";
import { requestEdits } from "../testing/edits/request-edits.ts";
import { slice } from "../testing/edits/slice.ts";
import { compareContracts } from "./compare-contracts.ts";

const IMPACTS = ["breaking", "risky", "compatible"];

/** The areas with edits, to keep the contract small. */
const AREAS =
  /^\/api\/(?:banks|player|players\/search|rates|admin\/badges|paymentsV2\/withdraw\/bank-accounts)(?:\/|$)/;

let base: Contract;
beforeAll(async () => {
  const { document } = await repositoryContract();
  base = contractInMemory(slice(document, (path) => AREAS.test(path)));
});
const edited = (edit: ContractEdit[1]) => {
  const copy = contractDocument(base);
  edit(copy);
  return contractInMemory(copy.document);
};
const verdicts = (before: Contract, after: Contract) =>
  compareContracts(before, after).map((it) => `${it.impact} ${it.rule} ${it.operation} ${it.where}`);

const ALL = [...meaningEdits, ...requestEdits, ...replyEdits];

test.each(ALL)("compareContracts: %s → expected verdict", (_, edit, verdict) => {
  const found = verdicts(base, edited(edit));
  expect(found).toContain(verdict);
  const worst = IMPACTS.find((impact) => found.some((it) => it.startsWith(impact)));
  expect(verdict.split(" ")[0]).toBe(worst);
});

/** Edits found only in the reverse direction. */
const WAY_BACK: ContractEdit[] = [
  [
    "an enumeration is opened",
    ({ schema }) => drop(schema("BankStatus"), "x-open-enum"),
    "breaking enumeration-opened showBank reply 200: data.status",
  ],
  [
    "a secret is no longer marked",
    ({ schema }) => put(schema("Bank")["properties"]!["key"]!, { "x-secret": true }),
    "breaking secret-unmarked listBanks reply 200: data.items[].key",
  ],
  [
    "an amount is in no currency",
    ({ schema }) => put(schema("Bank")["properties"]!["order"]!, { "x-currency": "EUR" }),
    "breaking currency-changed showBank reply 200: data.order",
  ],
  [
    "an amount is only a number",
    ({ schema }) => put(schema("Bank")["properties"]!["order"]!, { format: "money" }),
    "breaking format-changed showBank reply 200: data.order",
  ],
];
test.each(WAY_BACK)("compareContracts, reverse direction: %s → expected verdict", (_, edit, verdict) => {
  expect(verdicts(edited(edit), base)).toContain(verdict);
});

test("battery: more than 60 edits", () => expect(ALL.length).toBeGreaterThan(60));
