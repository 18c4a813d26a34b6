import { decideBonusFormRequest, showBonusFormRequest, type components } from "@backoffice/api-client";
import { Ban, Check } from "lucide-react";
import { bulkCall, rereadBy, type Bulk } from "#kit/bulk/bulk.ts";
import { NOTE } from "./approve.schema.ts";
import { requestReason } from "./request-reason.ts";

type Request = components["schemas"]["BonusFormRequest"];

/** Deciding about several requests for bonuses; an approval pays what each form usually gives (content §4, money §2). */
export const requestBulk: Bulk<Request> = {
  noun: ["bonus request", "bonus requests"],
  name: ({ playerCode, bonusTitle }) => `${playerCode}, ${bonusTitle}`,
  decisive: ["status", "amountInUSD"],
  reread: rereadBy(showBonusFormRequest, ({ requestId }: Request) => ({ body: { requestId } })),
  money: { of: ({ amountInUSD }) => ({ amount: amountInUSD, currency: "USD" }), typeAbove: 1000 },
  actions: [
    {
      id: "approve",
      verb: "Approve",
      icon: Check,
      tone: "primary",
      outcome: "The amounts go into the players' bonus wallets.",
      note: NOTE,
      reason: requestReason,
      call: ({ opId, bonusId, playerCode, amountInUSD }, { note }) =>
        bulkCall(decideBonusFormRequest, {
          body: { action: "APPROVE", opId, bonusId, playerCode, amountInUSD, note },
        }),
      locks: (request) => [{ panel: "approve-bonus-request", params: { request } }],
    },
    {
      id: "reject",
      verb: "Reject",
      icon: Ban,
      tone: "danger",
      outcome: "Nothing is paid.",
      note: { label: "Note", required: true, max: 200 },
      reason: requestReason,
      call: ({ opId, bonusId, playerCode }, { note }) =>
        bulkCall(decideBonusFormRequest, {
          query: { bonusId, opId },
          body: { opId, action: "REJECT", bonusId, playerCode, note },
        }),
      locks: (request) => [{ panel: "reject-bonus-request", params: { request } }],
    },
  ],
};
