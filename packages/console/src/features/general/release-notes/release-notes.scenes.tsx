import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { emptyPage, failedPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default { ...staging, args: { at: "/whats-new" } } satisfies SceneMeta;

/** Notes under their months, newest first, with title, text, kind, area and version. */
export const Default: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const [newest] = db.system.releaseNotes;
    const notes = await screen.findAllByRole("article");
    await expect(notes).toHaveLength(db.system.releaseNotes.length);
    await expect(notes[0]).toHaveAccessibleName(newest!.title);
    await expect(notes[0]).toHaveTextContent(newest!.text);
    await expect(notes[0]).toHaveTextContent(`${newest!.area}·Version ${newest!.version}`);
    const months = screen.getAllByRole("heading", { level: 2 }).map((it) => it.textContent);
    await expect(months.length).toBeGreaterThan(1);
    await expect(months[0]).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
  },
};

/** Kind and search are in the address; clearing them shows all notes. */
export const Filtered: SceneStory = {
  play: async ({ loaded: { history } }) => {
    const all = (await screen.findAllByRole("article")).length;
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Fix");
    await waitFor(() => expect(screen.getAllByRole("article").length).toBeLessThan(all));
    for (const note of screen.getAllByRole("article")) await expect(within(note).getByText("Fix")).toBeVisible();
    await expect(history.location.search).toContain("kind=FIX");
    await userEvent.type(screen.getByLabelText("Search"), "no such note");
    await userEvent.click(await screen.findByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(all));
    await expect(history.location.search).toBe("");
  },
};

export const Empty = emptyPage("No release notes yet");
export const Failed = failedPage("listReleaseNotes");

/** Notes for super admins. */
export const SuperAdmin: SceneStory = {
  args: { at: "/whats-new/super-admin", account: "super-admin" },
  play: async () => {
    for (const note of await screen.findAllByRole("article")) await expect(note).toHaveTextContent("For super admins");
  },
};
