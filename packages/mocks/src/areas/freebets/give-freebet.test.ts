import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend, NOON } from "../../testing/fixed-backend.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

describe("seeded freebets", () => {
  test("seeded freebets: 300 templates; each applied one was active at its activation", () => {
    const { templates, applied } = fixedBackend().db.freebets;
    expect(templates.size).toBe(300);
    expect(applied.size).toBeGreaterThan(500);
    for (const { templateId, activationDate, toTime } of applied.values()) {
      const template = templates.get(templateId)!;
      expect([template.fromTime <= activationDate, activationDate < toTime]).toEqual([true, true]);
    }
  });
});

describe("giveSportFreebet", () => {
  const now = NOON / 1000;
  const templates = () => [...backend.db.freebets.templates.values()];
  const good = () => templates().find((it) => it.isEnable && it.toTime > now)!;
  const give = async (change: object = {}, template = good()) => {
    const applied = new Set(
      [...backend.db.freebets.applied.values()].filter((it) => it.templateId === template.id).map((it) => it.playerId),
    );
    const player = [...backend.db.players.values()].find((it) => !applied.has(it.playerId))!;
    const { betCount, betAmount, currency } = template.freebetData;
    const body = { betCount, betAmount, currency, templateId: template.id, ...change };
    const input = { path: { playerId: player.playerId }, body };
    const codes = async () =>
      (await callOperation(backend, "giveSportFreebet", input)).data?.errorItems?.map(({ errorCode }) => errorCode);
    return { codes, player };
  };

  test("giveSportFreebet: first time → applied; second time → error 34", async () => {
    const { codes, player } = await give();
    expect(await codes()).toEqual([]);
    const body = { page: 1, itemsPerPage: 50, opId: "*", playerCode: player.playerCode };
    const [first] = (await callOperation(backend, "listAppliedFreebets", { body })).data.items;
    expect(first).toMatchObject({ playerId: player.playerId, templateId: good().id, activationDate: now });
    expect(await codes()).toEqual([34]);
  });

  test.each([
    ["31 when the template has expired", 31, { toTime: now }, {}],
    ["33 when it is switched off", 33, { isEnable: false }, {}],
    ["37 when it is more than the template gives", 37, {}, { betCount: 1000 }],
    ["37 in another currency", 37, {}, { currency: "DKK" }],
    ["39 in a currency that nobody knows", 39, {}, { currency: "XXX" }],
    ["39 in what is no currency", 39, {}, { currency: "toString" }],
    ["33 when there is no such template", 33, {}, { templateId: "none" }],
  ] as const)("giveSportFreebet error: %s", async (_, code, template, change) => {
    const row = { ...good(), ...template };
    backend.db.freebets.templates.set(row.id, row);
    const before = backend.db.freebets.applied.size;
    expect(await (await give(change, row)).codes()).toEqual([code]);
    expect(backend.db.freebets.applied.size).toBe(before);
  });
});
