import { look } from "#testing/look.ts";
import { checked } from "#testing/stories/checked.ts";
import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { kycDrawer, kycItem } from "#testing/rows/kyc-rows.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says, shows } from "#testing/stories/record.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";
import { expectToastLink } from "#testing/stories/toast-link.ts";

const pending = (db: Db) => kycItem(db, "PASSPORT_COPY");

export default {
  ...staging,
  title: "Panels/Documents/Document",
  tags: ["panel:kyc-details"],
  args: { account: "operator-admin", at: kycDrawer("PASSPORT_COPY") },
} satisfies SceneMeta;

export const Default = look();

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><rect width="64" height="40" fill="teal"/></svg>')}`;

const button = async (name: string) => (await drawer()).findByRole("button", { name });

/** The image; a click opens it over the entire window, with zoom and rotation. */
export const PassportCopy: SceneStory = {
  play: async () => {
    await userEvent.click(await button("View full size: Passport"));
    await waitFor(() => expect(screen.getByRole("button", { name: "Rotate right" })).toBeVisible());
    const large = screen.getAllByRole("img", { name: "Passport" }).at(-1)!;
    await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
    await userEvent.click(screen.getByRole("button", { name: "Rotate right" }));
    await expect(large.style.transform).toContain("rotate(90deg)");
  },
};
/** Front, and back when there is one. */
export const CardCopy = look({
  args: {
    at: kycDrawer("CARD_COPY", { kycStatus: "PENDING", data: { frontImageUrl: PICTURE, backImageUrl: PICTURE } }),
  },
  play: async () => {
    await expect(await button("View full size: Front of the card")).toBeVisible();
    await userEvent.click(await button("View full size: Back of the card"));
    await waitFor(() => expect(screen.getByText("2 / 2")).toBeVisible());
  },
});
export const Email = look(
  shows(["Email", "ada@example.com"], {
    at: kycDrawer("EMAIL", { kycStatus: "PENDING", data: { email: "ada@example.com" } }),
  }),
  { name: "E-mail address" },
);
export const MobileNumber = look(
  shows(["Mobile number", "46701234567"], {
    at: kycDrawer("MOBILE_NUMBER", { kycStatus: "PENDING", data: { phoneNumber: "46701234567" } }),
  }),
);
export const Address = look(
  shows(["Quay 4", "Bergen", "5003", "NO"], {
    at: kycDrawer("ADDRESS", {
      kycStatus: "PENDING",
      data: { address: "Quay 4", city: "Bergen", postCode: "5003", country: "NO" },
    }),
  }),
);
export const PersonalDetails = look(
  shows(["Ada", "Lovelace", /1985/], {
    at: kycDrawer("PERSONAL_DETAILS", {
      kycStatus: "PENDING",
      data: { firstName: "Ada", lastName: "Lovelace", birthDate: "1985-12-10" },
    }),
  }),
);
/** The name in the document is not the player's. */
export const AnotherName: SceneStory = {
  args: {
    at: kycDrawer("PERSONAL_DETAILS", { kycStatus: "PENDING", data: { firstName: "Ada", lastName: "Lovelace" } }),
  },
  play: () => checked("Name", "Stop: differs"),
};
export const PassportId = look(
  shows([/Passport ID/, "AB1234567"], {
    at: kycDrawer("PASSPORT_ID", { kycStatus: "PENDING", data: { passportId: "AB1234567" } }),
  }),
  { name: "Passport ID" },
);
export const CardId = look(
  shows([/Card ID/, "123456789012"], {
    at: kycDrawer("CARD_ID", { kycStatus: "PENDING", data: { cardId: "123456789012" } }),
  }),
  { name: "Identity card ID" },
);

/** Corrections are in More, decisions at the end, the usual one last. */
export const Buttons: SceneStory = {
  args: { at: kycDrawer("CARD_ID") },
  play: async () => {
    await button("Approve");
    const buttons = (await drawer()).getAllByRole("button", { name: /^(More|Edit|Reject|Approve)$/ });
    await expect(buttons.map((it) => it.textContent)).toEqual(["Edit", "Reject", "Approve"]);
  },
};

/** An unknown document type is shown as received and cannot be decided. */
export const UnsupportedType = look({
  args: { at: kycDrawer("CARD_ID", { kycStatus: "PENDING", optionType: "IRIS_SCAN" as never }) },
  play: async () => {
    await says("Unsupported KYC type");
    await says("IRIS_SCAN");
    await expect((await drawer()).queryByRole("button", { name: "Approve" })).toBeNull();
  },
});
/** Not submitted: no decision is offered. */
export const NotSubmitted = look({
  args: { at: kycDrawer("EMAIL", { kycStatus: "NOT_SUBMITTED" }) },
  play: async () => {
    await says("Not submitted");
    await expect((await drawer()).queryByRole("button", { name: "Approve" })).toBeNull();
  },
});

/** Both decisions need a note (shell §5); an approval first waits for its checks. */
export const NoteRequired: SceneStory = {
  play: async () => {
    for (const name of ["Approve", "Reject"])
      await waitFor(async () =>
        expect(await button(name)).toHaveAccessibleDescription("Note for the player cannot be empty!"),
      );
    await typeIn(/^Note/, " ");
    await expect(await button("Approve")).toHaveAccessibleDescription("Note for the player cannot be empty!");
  },
};

const decides = (verb: "Approve" | "Reject", action: "approve" | "reject", status: string): SceneStory => ({
  ...sending("changeKyc"),
  play: async ({ loaded }) => {
    const { kycId, playerId, playerCode } = pending(loaded.db);
    await typeIn(/^Note/, "We looked at it.");
    await press(verb);
    await waitFor(() =>
      expect(
        screen.getByText(`Document has been successfully ${action === "approve" ? "approved" : "rejected"}`),
      ).toBeVisible(),
    );
    await expectToastLink(`player ${playerCode}`, `kycId=${kycId}`);
    await says(status);
    await says(`${status === "Confirmed" ? "Approved" : "Rejected"} by`);
    await says("We looked at it.");
    await expect(sentTo(loaded, "changeKyc")).toEqual([
      { body: { action, kycId, playerId, playerCode, noteForPlayer: "We looked at it." } },
    ]);
  },
});
export const Approved = decides("Approve", "approve", "Confirmed");
export const Rejected = decides("Reject", "reject", "Rejected");

const closed = (status: "CONFIRMED" | "REJECTED", name: string, other: string, why: string): SceneStory => ({
  args: { at: kycDrawer("PASSPORT_COPY", { kycStatus: status }) },
  play: async () => {
    await expect(await button(name)).toHaveAccessibleDescription(why);
    await typeIn(/^Note/, "Looked at again.");
    await waitFor(async () => expect(await button(other)).not.toHaveAttribute("aria-disabled", "true"));
  },
});
/** A confirmed document can still be rejected, and vice versa (shell §4). */
export const AlreadyConfirmed = look(closed("CONFIRMED", "Approve", "Reject", "This document is already confirmed."));
export const AlreadyRejected = look(closed("REJECTED", "Reject", "Approve", "This document is already rejected."));

/** Decided by another user: the server's message is shown, and the input stays. */
export const RefusedByTheServer: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await typeIn(/^Note/, "Fine.");
    kycItem(db, "PASSPORT_COPY", { kycStatus: "CONFIRMED" });
    await press("Approve");
    await (await dialog("An error occurred")).findByText("This document has already been approved.");
  },
};

/** Without permission to decide: the buttons name the missing permission. */
export const ReadOnly = look({
  args: { account: "operator-manager" },
  play: async () => {
    await expect(await button("Approve")).toHaveAccessibleDescription(/approve_reject_kyc/);
    await expect(await button("Reject")).toHaveAccessibleDescription(/approve_reject_kyc/);
  },
});

export const NotFound = look(gonePanel(`/?panel=kyc-details&kycId=${NOBODY}`, "document"));
export const Forbidden = look(forbiddenPanel("showKyc", "view_kyc"));
