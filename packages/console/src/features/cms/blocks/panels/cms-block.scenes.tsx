import type { Db } from "@backoffice/mocks";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { moreItem } from "#testing/more-item.ts";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { onlyBlock, slideAt, threeSlides } from "#testing/rows/content/block-rows.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { gonePanel } from "#testing/panel-states.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form, untouched } from "#testing/stories/form.ts";
import { typeIn } from "#testing/type-in.ts";

const SPRING = (db: Db) => `/?opId=op-nordlys&panel=cms-block&block=${slideAt(db, 1).id}`;
const NEW = "/?opId=op-nordlys&panel=cms-block&newBlock=SLIDER&place=4";

export default {
  ...staging,
  title: "Panels/CMS v2/Block",
  tags: ["panel:cms-block"],
  args: { at: SPRING, arrange: threeSlides },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const changed = form({ write: "updateCmsBlock" });
const added = form({ write: "createCmsBlock", save: "Add slide", args: { at: NEW } });
const language = async (name: RegExp) => userEvent.click(await (await drawer()).findByRole("tab", { name }));

/** Sends the block with only the edited text changed. */
export const Saved = changed.sends(
  () => typeIn(/^Title/, "New"),
  (db) => {
    const { id, block } = slideAt(db, 1);
    const content = { ...block.content, en: { ...block.content["en"], title: "New" } };
    return { body: { id, dto: { ...block, content } as never } };
  },
  "Changes saved.",
);

/** A partly translated language must be completed; the error summary links to its tab. */
export const LanguageBegun: SceneStory = {
  play: async () => {
    await language(/^Persian/);
    await typeIn(/^Title/, "بهار");
    await expect((await drawer()).getByRole("textbox", { name: /^Title/ })).toHaveAttribute("dir", "rtl");
    await waitFor(() =>
      expect(shownDrawer().getByRole("figure", { name: "Preview, Persian" })).toHaveTextContent("بهار"),
    );
    await language(/^English/);
    await changed.save();
    await userEvent.click(await (await drawer()).findByRole("button", { name: /^Picture, Persian/ }));
    await expect((await drawer()).getByRole("tab", { name: /^Persian.*has an error/ })).toHaveFocus();
    await expect((await drawer()).getByRole("textbox", { name: "Picture" })).toHaveAccessibleDescription(
      "Enter the text in Persian, or leave all fields of the language empty.",
    );
  },
};

/** Selects an image from the site's files; other input is kept. */
export const PictureFromFiles: SceneStory = {
  play: async () => {
    await typeIn(/^Name/, "Harvest");
    await userEvent.click((await drawer()).getByRole("button", { name: "Choose: Picture" }));
    await userEvent.click((await screen.findAllByRole("button", { name: /^Choose .*\.webp$/ }))[0]!);
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Choose .*\.webp$/ })).toBeNull());
    const panel = await drawer();
    await expect(panel.getByRole<HTMLInputElement>("textbox", { name: "Picture" }).value).toMatch(
      /^\/media\/.+\.webp$/,
    );
    await expect(panel.getByRole("textbox", { name: "Name" })).toHaveValue("Harvest");
  },
};
export const EndsBeforeItStarts = changed.says(
  async () => {
    for (const [label, value] of [
      [/^From/, "2027-03-02T01:00"],
      [/^Until/, "2027-03-01T01:00"],
    ] as const)
      await fireEvent.change(await (await drawer()).findByLabelText(label, { selector: "input" }), {
        target: { value },
      });
  },
  async () => (await drawer()).findByLabelText(/^Until/, { selector: "input" }),
  /The end must be after the start\./,
);

/** HTML is sanitized for the preview: no script runs, nothing loads, no link leaves the page. */
export const HostilePreview: SceneStory = {
  args: {
    arrange: (db) =>
      void onlyBlock(db, {
        kind: "ARTICLE",
        name: "Hostile",
        status: "ACTIVE",
        order: 1,
        startsAt: null,
        endsAt: null,
        content: {
          en: {
            title: "<script>alert(1)</script>",
            text: `<p onclick="alert(1)">Read</p><img src=x onerror=alert(1)><iframe srcdoc="<script>parent.ran=1</script>"></iframe><svg onload=alert(1)></svg><p>Then go <a href="https://evil.example">away</a> at once.</p><style>*{display:none}</style>`,
          },
        },
      }),
    at: (db) => {
      const row = [...db.cmsBlocks.blocks.values()].find((it) => it.block.name === "Hostile");
      return `/?opId=op-nordlys&panel=cms-block&block=${row!.id}`;
    },
  },
  play: async () => {
    await waitFor(() =>
      expect(shownDrawer().getByText("<script>alert(1)</script>", { selector: "figure p" })).toBeVisible(),
    );
    const text = await waitFor(() => {
      const view = document.querySelector("[data-slot=rich-text-view]");
      if (!view?.textContent.includes("Read")) throw new Error("The preview is not drawn yet");
      return view;
    });
    await expect(text.querySelector("script, img, iframe, svg, style, [onclick], [href]")).toBeNull();
  },
};
/** Another user changed the Swedish title meanwhile: both values are shown. */
export const ChangedMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = loaded;
    await typeIn(/^Title/, "New");
    const { id, block, ...row } = slideAt(db, 1);
    const sv = { ...block.content["sv"], title: "Vår" };
    const saved = { updatedAt: "2026-03-03T08:00:00Z", updatedBy: "Jonas" };
    db.cmsBlocks.blocks.set(id, {
      ...row,
      ...saved,
      id,
      block: { ...block, content: { ...block.content, sv } } as never,
    });
    await changed.save();
    await waitFor(() => expect(screen.getByText("Changes saved.")).toBeVisible());
    await expect(slideAt(db, 1).block.content).toMatchObject({ en: { title: "New" }, sv: { title: "Vår" } });
  },
};
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    const panel = await drawer();
    for (const box of await panel.findAllByRole("textbox")) await expect(box).toHaveAttribute("readonly");
    await expect(panel.getByText(/edit_cms/, { selector: "[data-slot=alert] *" })).toBeVisible();
    await expect(panel.queryByRole("button", { name: "Save" })).toBeNull();
    await expect(await moreItem("Delete…")).toHaveAccessibleDescription(/edit_cms/);
  },
};
export const NotFound = look(gonePanel(`/?panel=cms-block&block=${NOBODY}`, "block"));

export const New = look(added.waits(untouched, "Enter the name first."));
/** A new block is added at the end. */
export const Added = added.sends(
  async () => {
    await typeIn(/^Name/, "Autumn");
    await typeIn(/^Title/, "Autumn");
    await typeIn(/^Picture(?! on)/, "/a.webp");
  },
  {
    body: {
      opId: "op-nordlys",
      dto: {
        kind: "SLIDER",
        name: "Autumn",
        status: "ACTIVE",
        order: 4,
        startsAt: null,
        endsAt: null,
        content: { en: { title: "Autumn", imagePath: "/a.webp" } },
      },
    },
  },
  "Slide added.",
);
export const NoOperator = look(
  {
    args: { at: "/?panel=cms-block&newBlock=SLIDER" },
    play: () => waitFor(() => expect(screen.getByText("Choose an operator or brand")).toBeVisible()),
  },
  { name: "No operator selected" },
);
