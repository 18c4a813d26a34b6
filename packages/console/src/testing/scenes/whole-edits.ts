import type { Data, Input, operations, ReadId, WriteId } from "@backoffice/api-client/contract";
import { expect } from "vitest";
import type { Call } from "../backend/record-calls.ts";

type Operations = typeof operations;
type Names<T> = T extends T ? keyof T & string : never;
type Body<Id extends WriteId> = Input<Operations[Id]> extends { body: infer B } ? B : never;
type At<T, Part> = T extends T ? (Part extends keyof T ? NonNullable<T[Part]> : never) : never;
type Row<Id extends ReadId> = NonNullable<Data<Operations[Id]>>;

type Edit = { part?: string | undefined; sends: readonly string[] };

/** Fields that an edit may leave out, each with the reason. */
type Kept<Name extends string> = { readonly [N in Name]?: string };

/**
 * An edit, the read of its record, and the fields that the read returns and the write accepts, in its body or a part
 * of it. A missing field does not compile.
 */
const fieldsOf =
  <Name extends string>(part?: string) =>
  <const Sent extends readonly Name[], const Out extends Kept<Name> = object>(
    sends: Exclude<Name, Sent[number] | keyof Out> extends never ? Sent : never,
    _leavesOut?: Out,
  ): Edit => ({ part, sends });
const edit = <W extends WriteId, R extends ReadId>() => fieldsOf<Extract<Names<Body<W>>, Names<Row<R>>>>();
const editOf = <W extends WriteId, R extends ReadId, Part extends string>(part: Part) =>
  fieldsOf<Extract<Names<At<Body<W>, Part>>, Names<Row<R>>>>(part);

const SECRET = "a secret that nobody typed";
const NO_INVOICE = "the payment pays no invoice";
const OWN_FORM = "has a form of its own, which sends it whole";

const LABEL = ["opId", "title", "description"] as const;
const TERMS = [
  "bonusId",
  "opId",
  "type",
  "title",
  "description",
  "titles",
  "descriptions",
  "currencies",
  "prizeType",
  "bonusAmountInUSD",
  "bonusPercentage",
  "minDepositInUSD",
  "wagerRequirement",
  "daysToUse",
  "startTime",
  "endTime",
] as const;
const GATEWAY = [
  "uuid",
  "opId",
  "title",
  "status",
  "order",
  "gatewayCurrencies",
  "merchantId",
  "playerWalletCurrencies",
  "minAmountInUSD",
  "maxAmountInUSD",
  "feePercentage",
  "decimals",
  "isAutomatic",
  "conversionRate",
] as const;
const CHARGES = [
  "casinoGGRPercentage",
  "sportGGRPercentage",
  "minMonthlyFeeInUSD",
  "premiumSportInUSD",
  "premiumBotInUSD",
  "brandFeeInUSD",
  "additionalCosts",
] as const;

/** Every write that changes a record, with the fields it sends; or why it is not an edit. */
const WHOLE_EDITS: Record<Extract<WriteId, `update${string}` | `save${string}`>, Edit | string> = {
  updateBank: editOf<"updateBank", "showBank", "dto">("dto")(["uuid", "key", "bankName", "order", "status"]),
  updateCfAccount: edit<"updateCfAccount", "showCfAccount">()(["title", "description", "cfAccountCode", "note"], {
    cfApiKey: SECRET,
  }),
  updateCfAccountV3: edit<"updateCfAccountV3", "showCfAccountV3">()(["cfAccountId", "cfAccountCode"], {
    cfApiKey: SECRET,
  }),
  updateAfdProfile: edit<"updateAfdProfile", "showAfdProfile">()([
    "resourceGroup",
    "afdProfileName",
    "title",
    "managedIdentityClientId",
    "isDefault",
    "description",
    "note",
    "extraData",
    "endpointNamePrefix",
    "ppfRouteNamePrefix",
  ]),
  updateHostname: edit<"updateHostname", "showHostname">()(["cfAccountCode", "hostname"]),
  updateSaasZone: edit<"updateSaasZone", "showSaasZone">()(["domainName", "zoneId", "default", "apiToken"]),
  updateDnsRecord: "Two bodies: the record's form sends the one of its kind, which the contract requires whole.",
  updateProfile: "The profile is read with the session.",
  updateRole: "A role is its permissions, which are sent whole.",
  updateOperatorSettings: edit<"updateOperatorSettings", "getOperatorSettings">()(["opId"], {
    affiliates: OWN_FORM,
    cashback: OWN_FORM,
  }),
  updateCmsPage: edit<"updateCmsPage", "showCmsPage">()([
    "id",
    "slug",
    "pageType",
    "status",
    "showInSitemap",
    "content",
  ]),
  updateBlogPost: edit<"updateBlogPost", "showBlogPost">()([
    "id",
    "slug",
    "status",
    "coverImagePath",
    "tags",
    "authorName",
    "content",
  ]),
  updateFooter: edit<"updateFooter", "showFooter">()(["content", "language"]),
  updateBranding: edit<"updateBranding", "showBranding">()([
    "opId",
    "siteTitle",
    "slogan",
    "logoPath",
    "logoDarkPath",
    "faviconPath",
    "supportEmail",
    "socialLinks",
  ]),
  updateTheme: edit<"updateTheme", "showTheme">()(["opId", "mode", "colors", "fontFamily", "cornerRadius"]),
  updateCmsBlock: "Its body is one of three kinds, each of which the contract requires whole.",
  updateCmsEntry: edit<"updateCmsEntry", "showCmsEntry">()(["id", "key", "status", "order", "parentKey", "content"]),
  updateTicketStatus: "A decision about the ticket's state.",
  // The contract does not name its languages: the scenes of the panel check them.
  saveTranslation: { part: "entity", sends: ["partitionKey", "rowKey", "en"] },
  savePermission: "It is read from a list: its own scenes hold the whole request.",
  saveGameCategory: edit<"saveGameCategory", "showGameCategory">()([...LABEL, "slug"], { uuid: "a new one has none" }),
  saveGameTag: edit<"saveGameTag", "showGameTag">()([...LABEL, "slug"], { uuid: "a new one has none" }),
  saveGameJurisdiction: edit<"saveGameJurisdiction", "showGameJurisdiction">()([...LABEL, "code"], {
    uuid: "a new one has none",
  }),
  updateGameOriginalProvider: edit<"updateGameOriginalProvider", "showGameOriginalProvider">()([
    "opId",
    "id",
    "slug",
    "aliases",
    "displayName",
  ]),
  updateGame: edit<"updateGame", "showGame">()([
    "gameId",
    "title",
    "description",
    "providerId",
    "categories",
    "tags",
    "jurisdictions",
    "RTP",
    "displayRTP",
    "hasDemo",
    "hasChat",
    "isBranded",
    "coverPhoto",
  ]),
  updateOperatorGame: editOf<"updateOperatorGame", "showOperatorGame", "dto">("dto")(["gameId", "order", "status"]),
  updateCryptoNetwork: "Its one list is sent whole, under another name.",
  updateDepositGateway: edit<"updateDepositGateway", "showDepositGateway">()([...GATEWAY], { apiKey: SECRET }),
  updateWithdrawGateway: edit<"updateWithdrawGateway", "showWithdrawGateway">()(
    [...GATEWAY, "dailyLimitInUSD", "confirmsByItselfBelowInUSD"],
    { apiKey: SECRET },
  ),
  updateAffiliateLevels: "A table that is sent whole.",
  updateInvoiceRecord: edit<"updateInvoiceRecord", "showBillingRecord">()([
    "opId",
    "title",
    "reference",
    "description",
  ]),
  updateInvoice: edit<"updateInvoice", "showInvoice">()([
    "opId",
    "issuedAt",
    "description",
    "superAdminNote",
    "settings",
    "year",
    "month",
  ]),
  updateInvoiceSettings: edit<"updateInvoiceSettings", "showInvoiceSettings">()([...CHARGES, "opId"]),
  updateManualPayment: edit<"updateManualPayment", "showPayment">()(
    [
      "opId",
      "description",
      "paymentType",
      "currency",
      "amount",
      "exchangeRateInUSD",
      "amountInUSD",
      "issuedDate",
      "month",
      "year",
    ],
    { invoiceNo: NO_INVOICE },
  ),
  updateCpgTransfer: edit<"updateCpgTransfer", "showPayment">()(
    ["opId", "paymentType", "description", "month", "year"],
    { invoiceNo: NO_INVOICE },
  ),
  updateBonus: edit<"updateBonus", "showBonus">()([...TERMS, "status"]),
  updateBonusRelease: edit<"updateBonusRelease", "showBonusRelease">()([...TERMS, "playersCount"]),
  updateBonusForm: edit<"updateBonusForm", "showBonusForm">()([
    "bonusId",
    "opId",
    "title",
    "description",
    "titles",
    "descriptions",
    "prizeType",
    "bonusAmountInUSD",
    "status",
    "fields",
  ]),
  updateTournament: edit<"updateTournament", "showTournament">()([
    "id",
    "opId",
    "title",
    "description",
    "titles",
    "descriptions",
    "category",
    "currency",
    "minWagerInUSD",
    "prizes",
    "startTime",
    "endTime",
  ]),
};

/** The fields that an edit should have sent and did not. */
export const leftOut = ({ id, input: { body } }: Pick<Call, "id" | "input">): string[] => {
  const known = (WHOLE_EDITS as Partial<Record<string, Edit | string>>)[id];
  if (known === undefined || typeof known === "string") return [];
  const whole = (body ?? {}) as Record<string, object>;
  const part = known.part === undefined ? whole : (whole[known.part] ?? {});
  return known.sends.filter((name) => !(name in part));
};

/** Asserts that edits send all fields, so that a server that replaces the record loses none. */
export const expectWholeEdits = (calls: readonly Call[]): void => {
  for (const call of calls) expect(leftOut(call), `${call.id} leaves fields of the record out`).toEqual([]);
};
