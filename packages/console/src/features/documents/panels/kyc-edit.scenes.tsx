import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { kycDrawer, kycItem } from "#testing/rows/kyc-rows.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { moreItem } from "#testing/more-item.ts";
import { press } from "#testing/press.ts";
import { pressMore } from "#testing/press-more.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says } from "#testing/stories/record.ts";
import { expectNothingSent, sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Documents/Document/Correcting",
  tags: ["panel:kyc-details"],
  args: { account: "operator-admin", at: kycDrawer("PASSPORT_COPY") },
} satisfies SceneMeta;

export const Default = look();

const button = async (name: string) => (await drawer()).findByRole("button", { name });

const edit = async (fill: () => Promise<void>) => {
  await pressMore("Edit");
  await fill();
  await press("Save");
};

/** Sends the corrected field with the unchanged ones, and the drawer shows it (shell §3). */
export const Edited: SceneStory = {
  ...sending("changeKyc"),
  args: {
    at: kycDrawer("ADDRESS", {
      kycStatus: "PENDING",
      data: { address: "Quay 4", city: "Bergen", postCode: "5003", country: "NO" },
    }),
  },
  play: async ({ loaded }) => {
    const { kycId, playerId, playerCode } = kycItem(loaded.db, "ADDRESS");
    await edit(() => typeIn(/^City/, "Oslo"));
    await waitFor(() => expect(screen.getByText("KYC details have been successfully edited")).toBeVisible());
    await says("Oslo");
    const details = { address: "Quay 4", city: "Oslo", postCode: "5003", country: "NO" };
    await expect(sentTo(loaded, "changeKyc")).toEqual([
      { body: { action: "edit", kycId, playerId, playerCode, details } },
    ]);
  },
};
/** Validation error at the field; nothing is sent. */
export const EditRefused: SceneStory = {
  args: { at: kycDrawer("CARD_ID", { kycStatus: "PENDING", data: { cardId: "123456789" } }) },
  play: async ({ loaded }) => {
    await edit(() => typeIn(/^Card ID/, "12345678"));
    const box = await (await drawer()).findByRole("textbox", { name: /^Card ID/ });
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(
        /Invalid Card ID, no special characters are allowed and only 9-50 characters\./,
      ),
    );
    await expectNothingSent(loaded, "changeKyc");
  },
};
/** The item no longer exists: the documented message is shown, and the input stays. */
export const EditFailed: SceneStory = {
  args: { at: kycDrawer("EMAIL", { kycStatus: "PENDING", data: { email: "ada@example.com" } }) },
  play: async ({ loaded: { db } }) => {
    await edit(async () => {
      await typeIn(/^Email/, "grace@example.com");
      db.kyc.items.delete(kycItem(db, "EMAIL").kycId);
    });
    const failed = await dialog("Unable to edit KYC details");
    await userEvent.click(failed.getByRole("button", { name: "OK" }));
    await waitFor(() =>
      expect(shownDrawer().getByRole("textbox", { name: /^Email/ })).toHaveValue("grace@example.com"),
    );
  },
};
/** Corrections need their own permission. */
export const Forbidden = look({
  args: { account: "operator-manager", at: kycDrawer("EMAIL") },
  play: async () => expect(await moreItem("Edit")).toHaveAccessibleDescription(/edit_kyc/),
});

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const chooseFile = async (content: BlobPart, name = "passport.png") => {
  const input = await waitFor(() => {
    const fileInput = document.querySelector<HTMLInputElement>("[data-slot=drawer] input[type=file]");
    if (!fileInput) throw new Error("There is no file to choose yet");
    return fileInput;
  });
  await userEvent.upload(input, new File([content], name, { type: "image/png" }), { applyAccept: false });
};
const imageSent = (loaded: Parameters<typeof sentTo>[0]) =>
  (sentTo(loaded, "changeKyc") as { body: Record<string, unknown> }[]).map(({ body }) => Object.keys(body).toSorted());

/** A new image replaces the stored one of its field (shell §7). */
export const ImageReplaced: SceneStory = {
  tags: ["browser"],
  play: async ({ loaded }) => {
    await userEvent.click(await button("Replace: Passport"));
    await chooseFile(PNG);
    await press("Replace image");
    await waitFor(() => expect(screen.getByText("KYC image updated successfully")).toBeVisible());
    await expect(imageSent(loaded)).toEqual([["field", "image", "kycId", "playerCode", "playerId"]]);
    await waitFor(async () => expect(await button("Replace: Passport")).toBeVisible());
  },
};
/** The first image sets the document to pending. */
export const ImageUploaded = look({
  tags: ["browser"],
  args: { at: kycDrawer("PASSPORT_COPY", { kycStatus: "NOT_SUBMITTED" }) },
  play: async ({ loaded }) => {
    await userEvent.click(await button("Upload: Passport"));
    await chooseFile(PNG);
    await press("Upload image");
    await waitFor(() => expect(screen.getByText("KYC image updated successfully")).toBeVisible());
    await expect(imageSent(loaded)).toEqual([
      ["action", "field", "imageFile", "key", "kycId", "playerCode", "playerId"],
    ]);
    await says("Pending");
  },
});
const refusedImage = (content: () => BlobPart, name: string, sentence: string): SceneStory => ({
  play: async ({ loaded }) => {
    await userEvent.click(await button("Replace: Passport"));
    await chooseFile(content(), name);
    await says(sentence);
    await press("Replace image");
    await expectNothingSent(loaded, "changeKyc");
  },
});
const KIND = "Only (jpg,jpeg,png) image files are allowed.";
export const ImageOfAnotherKind = refusedImage(() => PNG, "passport.gif", KIND);
/** The content decides the type, not the name (ruling 23). */
export const ImageOnlyByName = refusedImage(() => "<svg/>", "passport.png", KIND);
/** 5 MB plus one byte. */
export const ImageTooLarge = refusedImage(
  () => new Uint8Array(5 * 1024 * 1024 + 1),
  "passport.png",
  "Image must be smaller than 5MB.",
);
