import type { Field, ReadShape } from "@backoffice/api-client";
import type { ReadId } from "@backoffice/api-client/contract";
import type { Backend, Db } from "@backoffice/mocks";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contractColumns } from "#kit/contract/list/contract-columns.tsx";
import type { ContractRow } from "#kit/contract/list/contract-read.ts";
import { ContractRecord } from "#kit/contract/record/contract-record.tsx";
import { recordName } from "#kit/contract/record/record-name.ts";
import { cfAccount, cfAccountV3 } from "#testing/rows/domain-rows.ts";
import { depositGateway, withdrawGateway } from "#testing/rows/gateway-rows.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import type { PanelStory } from "#testing/panels/panel-story.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";
import { callOf } from "#testing/backend/record-calls.ts";
import { shownJson } from "#testing/stories/record.ts";

/*
 * Secret fields (x-secret in the contract) are never shown by what is rendered from the contract: not in a row, a
 * record or its JSON, not in copied text or exports, nor in an address, title or storage. Each secret has a canary
 * value here that occurs nowhere else.
 */

const CANARY = "kanarienvogel";

const isSecretive = (fields: readonly Field[]): boolean =>
  fields.some((it) => it.secret || isSecretive(it.fields ?? []));

const shapes = Object.values(
  import.meta.glob<Record<string, ReadShape>>("../../../../api-client/src/generated/shapes/*.ts", { eager: true }),
)
  .flatMap((file) => Object.entries(file))
  .filter(([, { fields }]) => isSecretive(fields));

const SAMPLES: Partial<Record<Field["kind"], unknown>> = {
  money: 12.5,
  integer: 3,
  decimal: 1.5,
  percentage: 2,
  moment: "2026-11-20T10:00:00Z",
  epoch: 1_790_000_000,
  date: "2026-11-20",
  boolean: true,
  localized: { en: "Text" },
};

const sampleOf = (field: Field): unknown => {
  const { kind, fields, map, secret, name } = field;
  if (secret)
    return kind === "list" ? [`${CANARY}-${name}`] : kind === "object" ? { pin: CANARY } : `${CANARY}-${name}`;
  if (kind === "list") return fields ? [recordOf(fields)] : ["one"];
  if (kind === "object") return map ? { EUR: recordOf(fields ?? []) } : recordOf(fields ?? []);
  return SAMPLES[kind] ?? `Some ${name}`;
};
/** Builds a record with a canary in every secret field, at any depth. */
const recordOf = (fields: readonly Field[]): ContractRow =>
  Object.fromEntries(fields.map((it) => [it.name, sampleOf(it)]));

const expectNowhere = (...places: unknown[]) => {
  for (const place of places) expect(JSON.stringify([place])).not.toContain(CANARY);
};
/** Searches the page, its inputs, title and address, and the storages of the browser. */
const expectNowhereAround = () =>
  expectNowhere(
    document.documentElement.outerHTML,
    [...document.querySelectorAll("input, textarea")].map((it) => (it as HTMLInputElement).value),
    document.title,
    window.location.href,
    Object.entries(localStorage),
    Object.entries(sessionStorage),
  );

const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
beforeEach(() => {
  copied.mockClear();
  vi.stubGlobal("navigator", Object.assign(navigator, { clipboard: { writeText: copied } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each(shapes)("%s", (_, shape) => {
  const { fields } = shape;
  const record = recordOf(fields);

  test("sample record: contains a canary", () => expect(JSON.stringify(record)).toContain(CANARY));

  test("row: no secret in cells, copied text or exported values", () => {
    // Shows every field, including secrets.
    const changes = Object.fromEntries(fields.map(({ name }) => [name, {}]));
    expect.hasAssertions();
    for (const column of contractColumns(shape, { key: [fields[0]!.name], changes })) {
      expectNowhere(
        column.text?.(record),
        column.value?.(record),
        column.beside?.map((it) => it.value(record)),
      );
      const cell = column.cell(record, { locale: "en", timeZone: "UTC" });
      const { container } = render(<>{cell}</>, { wrapper: inConsole({ account: "super-admin" }).wrapper });
      expectNowhere(container.innerHTML);
      cleanup();
    }
  });

  test("record: no secret in facts, JSON or copied text", async () => {
    const { wrapper } = inConsole({ account: "super-admin" });
    render(<ContractRecord fields={fields} record={record} heading={2} />, { wrapper });
    expectNowhereAround();
    fireEvent.click(screen.getByRole("button", { name: "JSON" }));
    const all = await screen.findByRole("button", { name: "Copy all" });
    expectNowhereAround();
    for (const button of screen.queryAllByRole("button", { name: /copy/i })) fireEvent.click(button);
    await waitFor(() => expect(copied).toHaveBeenCalled());
    expect(all).toBeTruthy();
    expectNowhere(copied.mock.calls);
  });

  test("record name: contains no secret", () => {
    const names = [recordName(record, "record", undefined), recordName(record, "record", "1")];
    expect(JSON.stringify(names)).not.toContain(CANARY);
  });
});
/** Every address with a record or list that is rendered from the contract and has secrets. */
const ADDRESSES: readonly [ReadId, string | ((db: Db) => string)][] = [
  ["listDepositGateways", "/deposit/gateways"],
  ["showDepositGateway", (db) => `/deposit/gatewaysV2/${depositGateway(db).uuid}`],
  ["listWithdrawGateways", "/withdraw/gateways"],
  ["showWithdrawGateway", (db) => `/withdraw/gatewaysV2/${withdrawGateway(db).uuid}`],
  ["listUtopiaTransactions", (db) => `/withdraw/gatewaysV2/${withdrawGateway(db, "utopia").uuid}?tab=wallet`],
  [
    "showUtopiaTransaction",
    (db) => `/?panel=utopia-wallet-transaction-details&utopiaTransaction=${[...db.payments.utopia.keys()][0]}`,
  ],
  ["listFrontDoorDomains", "/settings/domains"],
  [
    "showFrontDoorDomain",
    (db) => `/?panel=afd-domain-details&frontDoorDomain=${[...db.developer.frontDoor.keys()][0]}`,
  ],
  ["listCryptoNetworks", "/settings/crypto-networks"],
  ["showCfAccount", (db) => `/?panel=cdn-account-details-v2&cfAccount=${cfAccount(db).cfAccountCode}`],
  ["showCfAccountV3", (db) => `/?panel=cdn-account-details-v3&cfAccountV3=${cfAccountV3(db).cfAccountCode}`],
];

/** Puts canaries into the answers of a mock server. */
const poison = (backend: Backend) => {
  const fetch = backend.fetch.bind(backend);
  backend.fetch = async (request) => {
    const call = await callOf(request.clone());
    const shape = shapes.find(([id]) => id === call?.id)?.[1];
    const response = await fetch(request);
    if (!shape) return response;
    const reply = (await response.json()) as { data: Record<string, unknown> };
    const poisoned = (row: object) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => {
          const field = shape.fields.find((it) => it.name === name);
          return [name, field && isSecretive([field]) ? sampleOf(field) : value];
        }),
      );
    const rows = shape.rows === undefined ? undefined : (reply.data[shape.rows] as object[]);
    const data = rows ? { ...reply.data, [shape.rows!]: rows.map(poisoned) } : poisoned(reply.data);
    expect(JSON.stringify(data)).toContain(CANARY);
    return Response.json({ ...reply, data });
  };
};

describe.each(ADDRESSES)("page that reads %s", (read, at) => {
  test("opened as super admin → no secret on the page, in row details or in JSON", async () => {
    const story = { name: "", meta: {}, story: { args: { at, account: "super-admin" } } } as unknown as PanelStory;
    const { backend, calls } = stagePanel(story);
    poison(backend);
    await waitFor(() => expect(calls.some((it) => it.id === read && it.answered)).toBe(true));
    const cell = () => document.querySelector("tr[data-row-id] td");
    const json = () => shownJson()[0] ?? null;
    await waitFor(() => expect(cell() ?? json()).not.toBeNull());
    expectNowhereAround();
    const first = cell();
    if (first) fireEvent.click(first);
    await waitFor(() => expect(document.querySelector("[role=dialog]") ?? json()).not.toBeNull());
    // The page of a record has its JSON too, and the drawer of the row may open only after it is pressed.
    const copyAll = () => screen.queryByRole("button", { name: "Copy all" });
    for (let tab = json(); tab; tab = copyAll() ? null : json()) {
      const pressed = tab;
      // A tab opens as it is pressed down.
      fireEvent.mouseDown(pressed, { button: 0 });
      fireEvent.click(pressed);
      await waitFor(() => expect(copyAll() !== null || json() !== pressed).toBe(true));
    }
    if (copyAll()) fireEvent.click(copyAll()!);
    expectNowhereAround();
    expectNowhere(copied.mock.calls);
  });
});

test("addresses above: no other feature file reads secrets", () => {
  const texts = import.meta.glob<string>(
    ["../../features/**/*.{ts,tsx}", "!**/*.{stories,scenes}.tsx", "!**/*.test.*"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );
  const reading = shapes.map(([id]) => id).filter((id) => Object.values(texts).some((it) => it.includes(id)));
  // The crypto network form reveals its keys on request, which its story tests. The zone form rereads the zone
  // before it submits, and takes no token from it.
  const inForms = ["showCryptoNetwork", "showSaasZone"];
  expect(reading.toSorted()).toEqual([...ADDRESSES.map(([read]) => read), ...inForms].toSorted());
});
