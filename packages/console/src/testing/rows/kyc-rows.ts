import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

type Schemas = components["schemas"];
type KycRow = Schemas["KycRow"];

/** An item of Nordlys of this option type, changed in the tables to these values. */
export const kycItem = (
  db: Db,
  optionType: Schemas["KycOptionType"],
  { data, ...values }: Partial<KycRow> & { data?: Schemas["KycData"] } = { kycStatus: "PENDING" },
): KycRow => {
  const { items, corrections } = db.kyc;
  const row = firstOf(items, (it) => it.opId === "op-nordlys" && it.optionType === optionType);
  const now = { ...row, ...values };
  items.set(row.kycId, now);
  if (data) corrections.set(row.kycId, data);
  return now;
};

/** The address of the drawer of such an item. */
export const kycDrawer =
  (...wanted: Parameters<typeof kycItem> extends [Db, ...infer Rest] ? Rest : never) =>
  (db: Db): string =>
    `/?panel=kyc-details&kycId=${kycItem(db, ...wanted).kycId}`;
