import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { firstOf } from "#testing/rows/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const affiliate = (db: Db) => ({
  ...firstOf(db.affiliate.affiliates, ({ opId }) => opId === "op-nordlys"),
  nickname: "Fjord Tips",
  referredPlayerCount: 31,
});
const opens: Scene["opens"] = (db) => ({ id: "delete-affiliate", params: { affiliate: affiliate(db) } });

export default {
  ...staging,
  title: "Panels/Withdraw/Delete Affiliate",
  tags: ["panel:delete-affiliate"],
  args: { scenario: "small", opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const remove = confirmation({
  title: "Delete affiliate",
  button: "Delete Fjord Tips",
  write: "deleteAffiliate",
  failure: "Unable To Delete Affiliate",
});

/** The question names the affiliate and what is kept. */
export const Asked = remove.asks(
  (db) =>
    `Delete Fjord Tips (${affiliate(db).email}) of Nordlys. The account is deleted; the 31 players it referred and past reports stay.`,
);

export const Deleted = remove.sends((db) => ({ body: { adminId: affiliate(db).adminId } }), "Affiliate deleted.", {
  after: (db) => expect([...db.affiliate.affiliates.values()].filter((it) => it.opId === "op-nordlys")).toHaveLength(2),
});

/** Deleted by another user meanwhile. */
export const DeletedMeanwhile = remove.refused(
  (db) => void db.affiliate.affiliates.delete(affiliate(db).adminId),
  "This affiliate does not exist.",
);

export const WithoutRight = remove.forbidden("delete_affiliates", "operator-manager");
