import { Popover, PopoverContent, PopoverTrigger } from "@backoffice/ui";
import { createDraftTab, DraftTabContext } from "@backoffice/ui/form";
import { stubLocks } from "@backoffice/ui/testing/stub-locks.ts";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { storySession } from "#testing/backend/story-session.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { BellButton } from "../top-bar/bell-button.tsx";
import { DraftList } from "./draft-list.tsx";
import { useBell } from "./use-bell.tsx";

const DAY = 86_400_000;
const { userId } = storySession("admin");
const keep = (name: string, draft: object, user = userId) =>
  localStorage.setItem(
    `draft:${user}:${name}`,
    JSON.stringify({ at: Date.now() - 150_000, values: { note: "typed" }, ...draft }),
  );
const BONUS = { title: "New bonus", address: "/bonus/list?panel=bonus-edit" };
const PARTNER = { title: "New partner", address: "/partners?panel=new-partner" };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const Bell = () => {
  useBell();
  return (
    <Popover>
      <PopoverTrigger asChild>
        <BellButton />
      </PopoverTrigger>
      <PopoverContent aria-label="Notifications">
        <DraftList />
      </PopoverContent>
    </Popover>
  );
};

const start = async (at = "/", tab = createDraftTab()) => {
  const { wrapper, history } = inConsole({ at });
  render(
    <DraftTabContext value={tab}>
      <Bell />
    </DraftTabContext>,
    { wrapper },
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Notifications/ }));
  return history;
};
const bell = () => screen.getByRole("button", { name: /^Notifications/, hidden: true }).getAttribute("aria-label");

it("drafts: steps of a wizard, drafts of another user and of 31 days ago → one draft, with its age", async () => {
  keep("partner/details", PARTNER);
  keep("partner/user", PARTNER);
  keep("createBonus", BONUS, "somebody-else");
  keep("createBonus", { ...BONUS, at: Date.now() - 31 * DAY });
  await start();
  expect(bell()).toBe("Notifications, 1 draft");
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^New partner.*2/),
  ]);
  expect(localStorage.getItem(`draft:${userId}:createBonus`)).toBeNull();
});

it("drafts: Discard → draft is deleted, and the bell counts the others", async () => {
  keep("createBonus", BONUS);
  keep("partner/details", PARTNER);
  await start();
  expect(bell()).toBe("Notifications, 2 drafts");
  await userEvent.click(screen.getByRole("button", { name: "Discard New bonus" }));
  expect(bell()).toBe("Notifications, 1 draft");
  await userEvent.click(screen.getByRole("button", { name: "Discard New partner" }));
  expect(bell()).toBe("Notifications");
  expect(screen.queryByRole("region", { name: "Drafts" })).toBeNull();
  expect(Object.keys(localStorage).filter((name) => name.startsWith("draft:"))).toEqual([]);
});

it("drafts: forms of this tab, of another open tab, and of a closed one → each says where it is", async () => {
  const locks = stubLocks();
  onTestFinished(locks.restore);
  const [here, there] = [createDraftTab(), createDraftTab()];
  keep(here.keyOf("createBonus"), BONUS);
  keep(there.keyOf("partner"), PARTNER);
  keep("page#closed.1", { title: "New page", address: "/cms/v2/pages/new" });
  await start("/", here);
  const lines = () =>
    Object.fromEntries(
      screen.getAllByRole("listitem").map((line) => [line.querySelector("p")!.textContent, line.textContent]),
    );
  await waitFor(() =>
    expect(lines()).toEqual({
      "New bonus": expect.stringMatching(/2.*, in this tab/),
      "New partner": expect.stringMatching(/2.*, being edited in another tab/),
      "New page": expect.stringMatching(/2[^,]*$/),
    }),
  );
  expect(screen.queryByRole("button", { name: "Discard New partner" })).toBeNull();
  await act(() => locks.release(there.id));
  expect(lines()["New partner"]).not.toContain("tab");
  expect(screen.getByRole("button", { name: "Discard New partner" })).toBeTruthy();
});

it("drafts: clock was set back → draft counts from now on", async () => {
  keep("createBonus", { ...BONUS, at: Date.now() + 40 * DAY });
  await start();
  expect(screen.getByRole("listitem").textContent).not.toMatch(/\d/);
  const { at } = JSON.parse(localStorage.getItem(`draft:${userId}:createBonus`)!) as { at: number };
  expect(at).toBeLessThanOrEqual(Date.now());
});

it("drafts: storage is blocked → no drafts, no error", async () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  await start();
  expect(bell()).toBe("Notifications");
});

it("drafts: Open → the form's address, whose form is not listed there", async () => {
  keep("createBonus", BONUS);
  const history = await start();
  await userEvent.click(screen.getByRole("link", { name: "Open New bonus" }));
  expect(history.createHref(history.location)).toBe(BONUS.address);
  await act(() => Promise.resolve());
  expect(bell()).toBe("Notifications");
});
