import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import type { BankRow } from "./bank-row.ts";

let backend: Backend;
let bank: BankRow;
beforeEach(() => {
  backend = fixedBackend();
  bank = [...backend.db.banks.values()].find((it) => it.opId === "op-nordlys" && it.key === "NORDEA")!;
});

const draft = { opId: "op-nordlys", key: "NEW_BANK", bankName: { en: "New" }, order: 5, status: "ACTIVE" } as const;

describe("createBank", () => {
  test("createBank: valid input → bank is readable", async () => {
    const { status, data } = await callOperation(backend, "createBank", { body: draft });
    expect(status).toBe(200);
    expect(data).toMatchObject(draft);
    expect((await callOperation(backend, "showBank", { body: { uuid: data.uuid } })).data).toEqual(data);
  });

  test.each([
    ["all operators", { opId: "*" }, "super-admin", 400, "Please select an operator before creating a bank.", "opId"],
    [
      "a key that is taken, in any case",
      { key: "nordea" },
      "super-admin",
      400,
      "A bank with the key nordea already exists for Nordlys.",
      "key",
    ],
    [
      "a blank English name",
      { bankName: { en: "  " } },
      "super-admin",
      400,
      "The name in English is required.",
      "bankName.en",
    ],
    [
      "a language that is not the operator's",
      { bankName: { en: "N", xx: "N" } },
      "admin",
      400,
      "Nordlys does not use the language xx.",
      "bankName.xx",
    ],
    [
      "an operator that is not there",
      { opId: "op-nowhere" },
      "super-admin",
      403,
      "You do not have permission to see this operator.",
      undefined,
    ],
    [
      "another operator",
      { opId: "op-solvik" },
      "operator-admin",
      403,
      "You do not have permission to see this operator.",
      undefined,
    ],
    [
      "the parent, by a brand's user",
      {},
      "brand-admin",
      403,
      "You do not have permission to see this operator.",
      undefined,
    ],
  ] as const)("createBank: %s → refused with message and field", async (_, change, as, status, message, field) => {
    const before = backend.db.banks.size;
    const answer = await callOperation(backend, "createBank", { body: { ...draft, ...change } }, { as });
    expect([answer.status, answer.success, answer.messages]).toEqual([status, false, [message]]);
    expect(answer.error?.fields).toEqual(field && { [field]: message });
    expect(backend.db.banks.size).toBe(before);
  });

  test("createBank: super admin uses any language → accepted", async () => {
    expect(
      (await callOperation(backend, "createBank", { body: { ...draft, bankName: { en: "N", xx: "N" } } })).status,
    ).toBe(200);
  });

  test("createBank: key exists at another operator → accepted", async () => {
    expect(
      (await callOperation(backend, "createBank", { body: { ...draft, opId: "br-polaris" } }, { as: "brand-admin" }))
        .status,
    ).toBe(200);
  });
});

describe("updateBank", () => {
  const change = (dto: object, opId = "op-nordlys") => {
    const { uuid, key, bankName, order, status } = bank;
    return { body: { opId, dto: { uuid, key, bankName, order, status, ...dto } } };
  };

  test.each([
    ["admin", { en: "N", xx: "N" }, 200],
    ["operator-admin", { en: "N", xx: "N" }, 400],
    ["operator-admin", { en: "N", yy: "There" }, 200],
    ["operator-admin", { en: "N", yy: "Changed" }, 400],
  ] as const)("updateBank: %s writes %j in languages the operator lacks → %i", async (as, bankName, status) => {
    backend.db.banks.set(bank.uuid, { ...bank, bankName: { en: "N", yy: "There" } });
    expect((await callOperation(backend, "updateBank", change({ bankName }), { as })).status).toBe(status);
  });

  test("updateBank: valid input → only that bank changes", async () => {
    const before = new Map(backend.db.banks);
    const { status, data } = await callOperation(backend, "updateBank", change({ order: 77, key: "NORDEA" }));
    expect([status, data.order]).toEqual([200, 77]);
    expect(new Map(backend.db.banks)).toEqual(before.set(bank.uuid, { ...bank, order: 77 }));
  });

  test.each([
    [
      "a bank that is not there",
      { uuid: "00000000-0000-4000-8000-000000000000" },
      "op-nordlys",
      404,
      "This bank does not exist.",
    ],
    ["a bank of another operator", {}, "op-solvik", 400, "This bank belongs to another operator."],
    [
      "the key of a neighbour",
      { key: "swedbank" },
      "op-nordlys",
      400,
      "A bank with the key swedbank already exists for Nordlys.",
    ],
  ] as const)("updateBank: %s → refused, bank unchanged", async (_, dto, opId, status, message) => {
    const answer = await callOperation(backend, "updateBank", change(dto, opId));
    expect([answer.status, answer.messages]).toEqual([status, [message]]);
    expect(backend.db.banks.get(bank.uuid)).toEqual(bank);
  });
});

describe("deleteBank", () => {
  test("deleteBank: existing bank → deleted; second time → 404", async () => {
    const query = { uuid: bank.uuid, opId: bank.opId };
    expect(await callOperation(backend, "deleteBank", { query })).toMatchObject({
      status: 200,
      success: true,
      data: null,
    });
    expect((await callOperation(backend, "showBank", { body: { uuid: bank.uuid } })).status).toBe(404);
    expect((await callOperation(backend, "deleteBank", { query })).status).toBe(404);
  });

  test("deleteBank: bank of another operator → refused", async () => {
    expect((await callOperation(backend, "deleteBank", { query: { uuid: bank.uuid, opId: "op-solvik" } })).status).toBe(
      400,
    );
    expect(backend.db.banks.has(bank.uuid)).toBe(true);
  });

  test("deleteBank: invalid uuid → message names the parameter", async () => {
    const answer = await callOperation(backend, "deleteBank", { query: { uuid: "7", opId: "op-nordlys" } });
    expect([answer.status, answer.messages]).toEqual([400, ["uuid: is not an id"]]);
  });
});
