import { bodies, validationErrors } from "@backoffice/api-client/contract";
import { expect, test } from "vitest";
import { validationRefusal } from "./validation-refusal.ts";

test.each([
  [{ action: "LATER" }, { action: "action: is not one of the choices" }],
  [{}, { action: "action: is required" }],
  [{ action: "REJECT", opId: "op", bonusId: "b1", playerCode: "8F2K", note: "" }, { note: "note: must not be empty" }],
])("validation of alternatives: %j → errors of the named alternative only", async (body, wanted) => {
  const { decideBonusFormRequest } = await bodies["bonus-forms"]!();
  const { messages, error } = validationRefusal(validationErrors(decideBonusFormRequest, body));
  expect(messages).toEqual(Object.values(wanted));
  expect(error).toEqual({ fields: wanted });
});

const KYC = { kycId: "71c0b4de-53b0-4a55-9e65-1c5f2a7f0e11", playerId: "p1", playerCode: "8F2K" };

test.each([
  [{ ...KYC, action: "approve", noteForPlayer: "" }, { noteForPlayer: "noteForPlayer: must not be empty" }],
  [{ ...KYC, action: "later" }, { action: "action: is not one of the choices" }],
  [
    { uuid: KYC.kycId, playerId: "p1", playerCode: "8F2K", action: "reject", noteForThePlayer: "" },
    { noteForThePlayer: "noteForThePlayer: must not be empty" },
  ],
  [
    { ...KYC, action: "edit", details: { passportId: "AB" } },
    { "details.passportId": "details.passportId: is not written in the right way" },
  ],
])("validation of nested alternatives: %j → errors of the matching alternative only", async (body, wanted) => {
  const { changeKyc } = await bodies["kyc"]!();
  expect(validationRefusal(validationErrors(changeKyc, body)).error).toEqual({ fields: wanted });
});
