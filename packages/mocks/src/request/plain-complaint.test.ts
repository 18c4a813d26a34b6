import { bodies, complaints } from "@backoffice/api-client/contract";
import { expect, test } from "vitest";
import { refusalOf } from "./plain-complaint.ts";

test.each([
  [{ action: "LATER" }, { action: "action: is not one of the choices" }],
  [{}, { action: "action: is required" }],
  [{ action: "REJECT", opId: "op", bonusId: "b1", playerCode: "8F2K", note: "" }, { note: "note: must not be empty" }],
])("of alternatives, only the one that %j names is spoken of", async (body, wanted) => {
  const { decideBonusFormRequest } = await bodies["bonus-forms"]!();
  const { messages, error } = refusalOf(complaints(decideBonusFormRequest, body));
  expect(messages).toEqual(Object.values(wanted));
  expect(error).toEqual({ fields: wanted });
});
