import { decideBonusFormRequest, showBonusFormRequest, type components } from "@backoffice/api-client";
import { Ban, Check } from "lucide-react";
import { bulkCall, rereadBy, type Bulk } from "#kit/bulk/bulk.ts";
import { NOTE } from "./approve.schema.ts";
import { REJECTION_NOTE, rejectionInput } from "./request-decisions.ts";
import { requestReason } from "./request-reason.ts";

type Request = components["schemas"]["BonusFormRequest"];

/** Lock of the request drawer, where decisions are made too. */
const drawerLock = ({ requestId }: Request) =>
  ({ panel: "bonus-request-details", params: { request: requestId } }) as const;

/** Decides several bonus requests; an approval pays the default amount of each form (content §4, money §2). */
export const requestBulk: Bulk<Request> = {
  noun: ["bonus request", "bonus requests"],
  name: ({ playerCode, bonusTitle }) => `${playerCode}, ${bonusTitle}`,
  decides: ({ requestId }) => ({ kind: "bonus-request-details", id: requestId }),
  decisive: ["status", "amountInUSD"],
  reread: rereadBy(showBonusFormRequest, ({ requestId }: Request) => ({ body: { requestId } })),
  money: {
    of: ({ amountInUSD }) => ({ amount: amountInUSD, currency: "USD" }),
    inUSD: ({ amountInUSD }) => amountInUSD,
  },
  actions: [
    {
      id: "approve",
      verb: "Approve",
      icon: Check,
      tone: "primary",
      outcome: "Each player receives the prize of the form: bonus balance, cash, free spins or a free bet.",
      note: NOTE,
      reason: requestReason,
      call: ({ opId, bonusId, playerCode, amountInUSD }, { note }) =>
        bulkCall(decideBonusFormRequest, {
          body: { action: "APPROVE", opId, bonusId, playerCode, amountInUSD, note },
        }),
      locks: (request) => [{ panel: "approve-bonus-request", params: { request } }, drawerLock(request)],
    },
    {
      id: "reject",
      verb: "Reject",
      icon: Ban,
      tone: "danger",
      outcome: "Nothing is paid.",
      note: REJECTION_NOTE,
      reason: requestReason,
      call: (request, { note }) => bulkCall(decideBonusFormRequest, rejectionInput(request, note)),
      locks: (request) => [{ panel: "reject-bonus-request", params: { request } }, drawerLock(request)],
    },
  ],
};
