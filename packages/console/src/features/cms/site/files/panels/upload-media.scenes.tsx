import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { expectNothingSent, sending, sentTo } from "#testing/stories/sent.ts";
import { shows } from "#testing/stories/record.ts";

export default {
  ...staging,
  title: "Panels/CMS (v1)/Upload Files",
  tags: ["panel:upload-media"],
  args: { opens: () => ({ id: "upload-media", params: { opId: "op-nordlys" } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (name: string) => new File([PNG], name, { type: "image/png" });
const svg = (name: string) => new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], name, { type: "image/svg+xml" });

const take = async (...files: File[]) => {
  const panel = await drawer();
  const input = panel.getByLabelText<HTMLInputElement>("Files", { selector: "input" });
  await userEvent.upload(input, files, { applyAccept: false });
};
const line = async (name: string) => {
  const list = await (await drawer()).findByRole("list", { name: "Files to upload" });
  return within((await within(list).findByText(name)).closest("li")!);
};

/** Uploads two files one after the other with their usage; the dialog closes when both are done. */
export const Uploaded: SceneStory = {
  tags: ["browser"],
  play: async ({ loaded }) => {
    await take(png("spring.png"), svg("mark.svg"));
    await choose(/^Purpose/, "Logo");
    await waitFor(async () => expect((await line("mark.svg")).getByText("Ready")).toBeVisible());
    await press("Upload 2 files");
    await waitFor(() => expect(screen.getByText("2 files uploaded.")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sentTo(loaded, "uploadMedia")).toHaveLength(2);
    await expect([...loaded.db.cmsSite.media.values()].slice(0, 2).map(({ name, target }) => [name, target])).toEqual([
      ["mark.svg", "LOGO"],
      ["spring.png", "LOGO"],
    ]);
  },
};

export const OneFile: SceneStory = {
  tags: ["browser"],
  ...sending("uploadMedia"),
  play: async () => {
    await take(png("spring.png"));
    await waitFor(async () => expect((await line("spring.png")).getByText("Ready")).toBeVisible());
    await press("Upload file");
    await waitFor(() => expect(screen.getByText("File uploaded.")).toBeVisible());
  },
};

/** A file that is not an image or exceeds 5 MB shows an error and is never sent (ruling 23). */
export const NotTaken: SceneStory = {
  play: async ({ loaded }) => {
    await take(
      new File(["<script>alert(1)</script>"], "photo.png"),
      new File([PNG, new Uint8Array(5_242_880)], "big.png"),
    );
    await waitFor(async () =>
      expect(
        (await line("photo.png")).getByText("Only (jpg,jpeg,png,webp,svg,pdf,mp4) files are allowed."),
      ).toBeVisible(),
    );
    await waitFor(async () =>
      expect((await line("big.png")).getByText("The file must be smaller than 5MB.")).toBeVisible(),
    );
    await expect((await drawer()).getByRole("button", { name: "Upload file" })).toHaveAccessibleDescription(
      "Choose the files first.",
    );
    await expectNothingSent(loaded, "uploadMedia");
  },
};

/** SVG files that load from other sites, or that a browser would draw for minutes, show an error and are never sent. */
export const HarmfulSvg: SceneStory = {
  tags: ["browser"],
  play: async ({ loaded }) => {
    const image = (inside: string, name: string) =>
      new File([`<svg xmlns='http://www.w3.org/2000/svg'>${inside}</svg>`], name, { type: "image/svg+xml" });
    await take(
      image('<image href="https://evil.example/a.png"/>', "image.svg"),
      image("<style>@import 'https://evil.example/a.css';</style>", "style.svg"),
      image('<rect fill="url(https://evil.example/a)"/>', "fill.svg"),
      image('<filter><feImage href="//evil.example/a"/></filter>', "filter.svg"),
      image("<g>".repeat(60_000) + "</g>".repeat(60_000), "deep.svg"),
    );
    for (const [name, says] of [
      ["image.svg", /contains href of image, which can run or load/],
      ["style.svg", /contains style, which/],
      ["fill.svg", /contains fill of rect, which/],
      ["filter.svg", /contains href of feImage, which/],
      ["deep.svg", /nests elements more than 100 deep/],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(async () => expect((await line(name)).getByText(says)).toBeVisible());
    await expectNothingSent(loaded, "uploadMedia");
  },
};

/** A right-to-left override in a name is written out, in the row and in the label of its button. */
export const ReversedName: SceneStory = {
  play: async () => {
    await take(png("invoice\u202Egnp.exe"), png("photo\u202Egpj.png"));
    await waitFor(async () => expect((await line("invoice⟨U+202E⟩gnp.exe")).getByText("Not accepted")).toBeVisible());
    await waitFor(async () => expect((await line("photo⟨U+202E⟩gpj.png")).getByText("Ready")).toBeVisible());
    await expect((await drawer()).getByRole("button", { name: "Remove photo⟨U+202E⟩gpj.png" })).toBeVisible();
    await expect(document.body.innerHTML).not.toContain("\u202E");
  },
};

/** One of two is refused: its row shows the reason and can be retried; the other is not sent twice. */
export const OneRefused: SceneStory = {
  tags: ["browser"],
  args: { faults: [{ operation: "uploadMedia", fault: "refused", times: 1 }] },
  play: async ({ loaded }) => {
    await take(png("first.png"), png("second.png"));
    await waitFor(async () => expect((await line("second.png")).getByText("Ready")).toBeVisible());
    await press("Upload 2 files");
    await waitFor(async () => expect((await line("first.png")).getByText("Failed")).toBeVisible());
    await waitFor(async () => expect((await line("second.png")).getByText("Uploaded")).toBeVisible());
    await press("Upload file");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sentTo(loaded, "uploadMedia")).toHaveLength(3);
  },
};

/** Outcome unknown: the row says so, and does not call it a failure. */
export const NotConfirmed: SceneStory = {
  args: { faults: [{ operation: "uploadMedia", fault: "lost" }] },
  play: async () => {
    await take(png("first.png"));
    await waitFor(async () => expect((await line("first.png")).getByText("Ready")).toBeVisible());
    await press("Upload file");
    await userEvent.click((await dialog("The Change Is Not Confirmed")).getByRole("button", { name: "OK" }));
    await waitFor(async () => expect((await line("first.png")).getByText("Not confirmed")).toBeVisible());
  },
};

export const WithoutRight = shows(["edit_cms"], { account: "operator-manager" });
