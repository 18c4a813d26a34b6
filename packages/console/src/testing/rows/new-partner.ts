import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { firstOf } from "./rows.ts";
import { choose } from "#testing/stories/choose.ts";
import { typeIn } from "#testing/type-in.ts";
import { typePassword } from "#testing/type-password.ts";

/** A brand of Nordlys without a partner. */
export const FREE_BRAND = "br-lucky-otter";
export const freeOneBrand = ({ partners }: Db): void => {
  for (const { partnerId, opId } of partners.partners.values())
    if (opId === FREE_BRAND) partners.partners.delete(partnerId);
};

/** The first partner without a user, and the first with one. */
const userOf = (db: Db, partnerId: string) =>
  [...db.staff.users.values()].find((it) => it.app_metadata.partnerId === partnerId);
export const partnerWithoutUser = (db: Db) => firstOf(db.partners.partners, (it) => !userOf(db, it.partnerId));
export const partnerWithUser = (db: Db) => firstOf(db.partners.partners, (it) => Boolean(userOf(db, it.partnerId)));

/** The step of the wizard on screen. */
export const step = async (name: string): Promise<void> =>
  void (await (await drawer()).findByRole("heading", { name }));

/** Leaves the step by its button, once that is enabled. */
export const leaveStep = async (name = "Next"): Promise<void> => {
  await waitFor(() => expect(shownDrawer().getByRole("button", { name })).not.toHaveAttribute("aria-disabled", "true"));
  await press(name);
};

/** Step 1 of a partner with a brand, and of one without. */
export const fillBrand = async (): Promise<void> => {
  await choose(/^Parent operator/, "Nordlys");
  await typeIn(/^Title/, "Rowan7");
  await typeIn(/^Brand ID/, "br-rowan");
  await typeIn(/^Domain 1/, "rowan.example");
};
export const chooseNormal = async (): Promise<void> => {
  await userEvent.click(await (await drawer()).findByRole("radio", { name: "Normal" }));
  await choose(/^Parent operator/, "Nordlys");
};
/** Body sent after `fillBrand`. */
export const ROWAN = {
  parentOpId: "op-nordlys",
  title: "Rowan7",
  opId: "br-rowan",
  domains: ["rowan.example"],
  domainsLimit: 1,
  haveDomain: true,
  isCfSelected: false,
} as const;

/** Body of unchanged settings (money §9). */
export const DEFAULTS = {
  isActive: false,
  affiliateFeePercentage: 1,
  bonusFeePercentage: 1,
  cashbackFeePercentage: 1,
  casinoSharePercentage: 1,
  depositFeePercentage: 1,
  sportSharePercentage: 1,
  withdrawFeePercentage: 1,
  minWithdrawAmountInUSD: 1,
  maxNoWithdrawalRequests: 1,
} as const;

/** Step 3. */
export const fillUser = async (): Promise<void> => {
  await step("User Details");
  await typeIn(/^Email/, "rowan@example.com");
  await typePassword(/^Password/, "Rowan-tree-7");
  await typeIn(/^Nickname/, "Rowan Tree");
};
/** Body sent after `fillUser`, without the user's partner. */
export const ROWANS_USER = {
  email: "rowan@example.com",
  nickname: "Rowan Tree",
  password: "Rowan-tree-7",
  role: "PARTNER",
  isHidden: false,
  roundReportNumbers: false,
  language: "en",
  timezone: "UTC",
  playerSubInfoType: "username",
} as const;

/** Goes from the first step to the last. */
export const toSettings = async (first: () => Promise<void>): Promise<void> => {
  await first();
  await leaveStep();
  await step("Settings");
};
export const toUser = async (first: () => Promise<void>): Promise<void> => {
  await toSettings(first);
  if (first === chooseNormal) await typeIn(/^Partner title/, "Rowan Media");
  await leaveStep();
  await fillUser();
};

/** Text of the progress dialog. */
export const progressSays = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());
