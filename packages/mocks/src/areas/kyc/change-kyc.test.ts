import { beforeEach, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import type { KycRow } from "./kyc-tables.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend();
});

const OWN = ["op-nordlys", "br-polaris"];
const find = (fits: (row: KycRow) => boolean) =>
  [...backend.db.kyc.items.values()].find((it) => OWN.includes(it.opId) && fits(it))!;
const named = ({ kycId, playerId, playerCode }: KycRow) => ({ kycId, playerId, playerCode });
const decide = (row: KycRow, action: "approve" | "reject", noteForPlayer = "Fine.") =>
  callOperation(
    backend,
    "changeKyc",
    { body: { ...named(row), action, noteForPlayer } as never },
    { as: "operator-admin" },
  );
const edit = (row: KycRow, details: Record<string, string>) =>
  callOperation(backend, "changeKyc", { body: { ...named(row), action: "edit", details } as never });
const picture = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], "passport.png", { type });

test.each([
  ["approve", "CONFIRMED", "Aylin", null],
  ["reject", "REJECTED", null, "Aylin"],
] as const)(
  "KYC decision: %s of a pending document → status and user are set",
  async (action, kycStatus, approvedBy, rejectedBy) => {
    const row = find((it) => it.kycStatus === "PENDING");
    const { status, data } = await decide(row, action);
    expect([status, data.kycStatus, data.approvedBy, data.rejectedBy, data.noteForPlayer]).toEqual([
      200,
      kycStatus,
      approvedBy,
      rejectedBy,
      "Fine.",
    ]);
  },
);

test("KYC rejection: field names of the Reject Document dialog → accepted", async () => {
  const row = find((it) => it.kycStatus === "PENDING");
  const { playerId, playerCode, kycId: uuid } = row;
  const body = { action: "reject", uuid, playerId, playerCode, noteForThePlayer: "Too dark." } as const;
  const { data } = await callOperation(backend, "changeKyc", { body });
  expect([data.kycStatus, data.noteForPlayer]).toEqual(["REJECTED", "Too dark."]);
});

test.each([
  ["CONFIRMED", "approve", "This document has already been approved."],
  ["REJECTED", "reject", "This document has already been rejected."],
  ["NOT_SUBMITTED", "approve", "The player has not submitted a document yet."],
] as const)("KYC decision: %s document → refused: %s", async (kycStatus, action, message) => {
  const { status, messages } = await decide(
    find((it) => it.kycStatus === kycStatus),
    action,
  );
  expect([status, messages]).toEqual([400, [message]]);
});

test("KYC decision: blank note → refused, document unchanged", async () => {
  const row = find((it) => it.kycStatus === "PENDING");
  expect((await decide(row, "approve", " ")).messages).toEqual(["Note for the player cannot be empty!"]);
  expect(backend.db.kyc.items.get(row.kycId)).toEqual(row);
});

test("KYC decision: operator manager → 403", async () => {
  const row = find((it) => it.kycStatus === "PENDING" && it.opId === "op-nordlys");
  const body = { ...named(row), action: "approve", noteForPlayer: "Fine." } as const;
  const { status } = await callOperation(backend, "changeKyc", { body }, { as: "operator-manager" });
  expect(status).toBe(403);
});

test("player verification: last document confirmed → verified, counts follow", async () => {
  const verified = [...backend.db.players.values()].find((it) => it.isVerified && it.opId === "op-nordlys")!;
  const [item] = [...backend.db.kyc.items.values()].filter((it) => it.playerId === verified.playerId);
  const player = () => backend.db.players.get(verified.playerId)!;
  await decide(item!, "reject");
  expect([player().isVerified, player().kyc.verifications]).toEqual([false, { CONFIRMED: 5, REJECTED: 1 }]);
  await decide(backend.db.kyc.items.get(item!.kycId)!, "approve");
  expect([player().isVerified, player().kyc.verifications]).toEqual([true, { CONFIRMED: 6 }]);
});

test.each([
  ["EMAIL", { email: "new@example.com" }, 200],
  ["EMAIL", { email: "nonsense" }, 400],
  ["EMAIL", { cardId: "123456789" }, 400],
  ["PASSPORT_ID", { passportId: "AB12" }, 400],
  ["PASSPORT_ID", { passportId: "AB123" }, 200],
  ["CARD_ID", { cardId: "12345678" }, 400],
  ["MOBILE_NUMBER", { phoneNumber: "+4670123456" }, 400],
  ["PERSONAL_DETAILS", { firstName: "Zoë Ann-Marie", lastName: "Öz", birthDate: "2007-12-31" }, 200],
  ["PERSONAL_DETAILS", { firstName: "R2", lastName: "Öz", birthDate: "1990-01-01" }, 400],
  ["PERSONAL_DETAILS", { firstName: "Zoë", lastName: "Öz", birthDate: "2008-01-01" }, 400],
] as const)("KYC edit: %s with %j → %i", async (optionType, details, expected) => {
  const row = find((it) => it.optionType === optionType && it.kycStatus === "PENDING");
  const { status } = await edit(row, details);
  expect(status).toBe(expected);
  if (expected !== 200) return;
  const { data } = await callOperation(backend, "showKyc", { body: { kycId: row.kycId } });
  expect(data.data).toMatchObject(details);
});

test("KYC upload: first image → document becomes pending", async () => {
  const row = find((it) => it.optionType === "PASSPORT_COPY" && it.kycStatus === "NOT_SUBMITTED");
  const body = {
    ...named(row),
    action: "upload",
    imageFile: picture("image/png") as never,
    key: "passport",
    field: "imageUrl",
  } as const;
  const { status, data } = await callOperation(backend, "changeKyc", { body });
  expect([status, data.kycStatus]).toEqual([200, "PENDING"]);
  expect(data.data.imageUrl).toContain("Uploaded");
});

test.each([
  ["image/png", 5 * 1024 * 1024, "imageUrl", 200, []],
  ["image/png", 5 * 1024 * 1024 + 1, "imageUrl", 400, ["Image must be smaller than 5MB."]],
  ["image/gif", 10, "imageUrl", 400, ["Only (jpg,jpeg,png) image files are allowed."]],
  ["image/jpeg", 10, "frontImageUrl", 400, ["Invalid field: field"]],
] as const)("KYC image replacement: %s of %i bytes in %s → %i", async (type, bytes, field, expected, sentences) => {
  const row = find((it) => it.optionType === "PASSPORT_COPY" && it.kycStatus === "CONFIRMED");
  const body = { ...named(row), image: picture(type, bytes) as never, field };
  const { status, messages } = await callOperation(backend, "changeKyc", { body });
  expect([status, messages]).toEqual([expected, sentences]);
});
