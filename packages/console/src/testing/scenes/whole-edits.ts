import type { Data, Input, operations, ReadId, WriteId } from "@backoffice/api-client/contract";
import { edits } from "@backoffice/api-client/edits";
import { expect } from "vitest";
import type { Call } from "#testing/backend/record-calls.ts";

type Operations = typeof operations;
type Names<T> = T extends T ? keyof T & string : never;
type Body<Id extends WriteId> = Input<Operations[Id]> extends { body: infer B } ? B : never;
type Row<Id extends ReadId> = NonNullable<Data<Operations[Id]>>;
type EditWrite = Extract<WriteId, `update${string}` | `save${string}`>;

type Edit = { part?: string; fields: readonly string[] };

const SECRET = "a secret that nobody typed";
const NO_INVOICE = "the payment pays no invoice";
const OWN_FORM = "has a form of its own, which sends it whole";
const NEW = "a new one has none";

/** Writes that are no edit of a whole record, each with the reason. */
const NO_EDITS = {
  updateDnsRecord: "Two bodies: the record's form sends the one of its kind, which the contract requires whole.",
  updateProfile: "The profile is read with the session.",
  updateRole: "A role is its permissions, which are sent whole.",
  updateCmsBlock: "Its body is one of three kinds, each of which the contract requires whole.",
  updateTicketStatus: "A decision about the ticket's state.",
  savePermission: "It is read from a list: its own scenes hold the whole request.",
  updateCryptoNetwork: "Its one list is sent whole, under another name.",
  updateAffiliateLevels: "A table that is sent whole.",
} as const satisfies { readonly [Id in EditWrite]?: string };

/** Fields that an edit may leave out, each with the reason. */
const MAY_LEAVE_OUT: { readonly [Id in EditWrite]?: Readonly<Record<string, string>> } = {
  updateCfAccount: { cfApiKey: SECRET },
  updateCfAccountV3: { cfApiKey: SECRET },
  updateOperatorSettings: { affiliates: OWN_FORM, cashback: OWN_FORM },
  saveGameCategory: { uuid: NEW },
  saveGameTag: { uuid: NEW },
  saveGameJurisdiction: { uuid: NEW },
  updateDepositGateway: { apiKey: SECRET },
  updateWithdrawGateway: { apiKey: SECRET },
  updateManualPayment: { invoiceNo: NO_INVOICE },
  updateCpgTransfer: { invoiceNo: NO_INVOICE },
};

type Shared<W extends WriteId, R extends ReadId> = Extract<Names<Body<W>>, Names<Row<R>>>;

/** The fields that the write and the read of its record share; a missing one does not compile. */
const sharedBy =
  <W extends WriteId, R extends ReadId>() =>
  <const Fields extends readonly Shared<W, R>[]>(
    fields: Exclude<Shared<W, R>, Fields[number]> extends never ? Fields : never,
  ): Edit => ({ fields });

/** Edits whose name does not say what reads the record; one that is missing here and above does not compile. */
const READ_OTHERWISE: Record<Exclude<EditWrite, keyof typeof edits | keyof typeof NO_EDITS>, Edit> = {
  updateInvoiceRecord: sharedBy<"updateInvoiceRecord", "showBillingRecord">()([
    "opId",
    "title",
    "reference",
    "description",
  ]),
  updateManualPayment: sharedBy<"updateManualPayment", "showPayment">()([
    "opId",
    "description",
    "paymentType",
    "invoiceNo",
    "currency",
    "amount",
    "exchangeRateInUSD",
    "amountInUSD",
    "issuedDate",
    "month",
    "year",
  ]),
  updateCpgTransfer: sharedBy<"updateCpgTransfer", "showPayment">()([
    "opId",
    "paymentType",
    "description",
    "invoiceNo",
    "month",
    "year",
  ]),
};

const EDITS: Readonly<Record<string, Edit>> = { ...edits, ...READ_OTHERWISE };

/** The fields that an edit should have sent and did not. */
export const leftOut = ({ id, input: { body } }: Pick<Call, "id" | "input">): string[] => {
  const edit = Object.hasOwn(NO_EDITS, id) ? undefined : EDITS[id];
  if (!edit) return [];
  const whole = (body ?? {}) as Record<string, object>;
  const sent = edit.part === undefined ? whole : (whole[edit.part] ?? {});
  const optional = MAY_LEAVE_OUT[id as EditWrite] ?? {};
  return edit.fields.filter((name) => !(name in sent) && !Object.hasOwn(optional, name));
};

/** Asserts that edits send all fields, so that a server that replaces the record loses none. */
export const expectWholeEdits = (calls: readonly Call[]): void => {
  for (const call of calls) expect(leftOut(call), `${call.id} leaves fields of the record out`).toEqual([]);
};
