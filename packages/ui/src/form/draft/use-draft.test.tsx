import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createDraftTab, DraftTabContext, type DraftTab } from "./draft-tab.ts";
import { useDraft } from "./use-draft.ts";
import { useZodForm } from "../use-zod-form.ts";
import { stubLocks } from "../../testing/stub-locks.ts";

const schema = z.object({ title: z.string(), text: z.string().optional() });
const place = { title: "New page", address: "/pages/new" };
const EMPTY = { title: "", text: "" };
type Given = { hasAddress?: boolean };
const useDrafted = ({ hasAddress = true }: Given) => {
  const form = useZodForm({ schema, defaultValues: EMPTY });
  // React Hook Form tracks `isDirty` only if it is read, as every form does.
  void form.formState.isDirty;
  return { form, draft: useDraft(form, { key: "page", place: hasAddress ? place : undefined }) };
};

/** Opens the form in a tab; the same tab unless another is given. */
const open = (given: Given = {}, tab?: DraftTab) => {
  const inTab = ({ children }: { children: ReactNode }) => <DraftTabContext value={tab!}>{children}</DraftTabContext>;
  const { result, unmount } = renderHook(() => useDrafted(given), tab ? { wrapper: inTab } : {});
  return {
    leave: unmount,
    type: (title: string) => act(() => result.current.form.setValue("title", title, { shouldDirty: true })),
    values: () => result.current.form.getValues(),
    offered: () => result.current.draft.offered,
    isLost: () => result.current.draft.isLost,
    forget: () => act(() => result.current.draft.forget()),
    restore: (at = 0) => act(() => result.current.draft.offered[at]!.restore!()),
    discard: (at = 0) => act(() => result.current.draft.offered[at]!.discard()),
  };
};
const stored = (store = localStorage) =>
  Object.keys(store).map((key) => (JSON.parse(store.getItem(key)!) as { values: object }).values);
const wait = () => act(() => void vi.advanceTimersByTime(400));
/** Types a title and leaves the form. */
const leave = (title: string) => {
  const form = open();
  form.type(title);
  form.leave();
  vi.advanceTimersByTime(1000);
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe("useDraft: own draft", () => {
  it("form has an address → stored for all tabs, with title and address; otherwise for this tab", () => {
    leave("Rules");
    expect(JSON.parse(localStorage.getItem(localStorage.key(0)!)!)).toEqual({
      at: expect.any(Number),
      values: { title: "Rules" },
      base: { title: "" },
      ...place,
    });
    const dialog = open({ hasAddress: false });
    dialog.type("Note");
    dialog.leave();
    expect([stored(), stored(sessionStorage)]).toEqual([[{ title: "Rules" }], [{ title: "Note" }]]);
  });

  it("forgotten, same value set again → not stored; new value → stored", () => {
    const form = open();
    form.type("Saved");
    wait();
    expect(stored()).toHaveLength(1);
    form.forget();
    form.type("Saved");
    wait();
    expect(stored()).toEqual([]);
    form.type("Typed after it");
    wait();
    expect(stored()).toEqual([{ title: "Typed after it" }]);
  });

  it("storage is full → says so until there is space", () => {
    const form = open();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    form.type("Rules");
    wait();
    expect(form.isLost()).toBe(true);
    full.mockRestore();
    form.type("Rules of play");
    wait();
    expect(form.isLost()).toBe(false);
  });
});

describe("useDraft: draft of an earlier visit", () => {
  it("text is typed meanwhile → kept beside it, the earlier one stays on offer", () => {
    leave("Rules");
    const form = open();
    const { at } = form.offered()[0]!;
    form.type("News");
    wait();
    expect(stored()).toEqual(expect.arrayContaining([{ title: "Rules" }, { title: "News" }]));
    expect(form.offered()).toMatchObject([{ at, values: { title: "Rules" } }]);
    form.leave();
    expect(
      open()
        .offered()
        .map(({ values }) => values["title"]),
    ).toEqual(["News", "Rules"]);
  });

  it("restored → in the form, and from now on the own draft", () => {
    leave("Rules");
    const form = open();
    form.restore();
    expect(form.values()).toEqual({ ...EMPTY, title: "Rules" });
    expect(form.offered()).toEqual([]);
    expect(stored()).toEqual([{ title: "Rules" }]);
    form.leave();
    expect(stored()).toEqual([{ title: "Rules" }]);
  });

  it("restored over typed text → names the fields it replaces", () => {
    leave("Rules");
    const form = open();
    expect(form.offered()[0]!.replaces()).toEqual([]);
    form.type("Rules");
    expect(form.offered()[0]!.replaces()).toEqual([]);
    form.type("News");
    expect(form.offered()[0]!.replaces()).toEqual(["title"]);
  });

  it("discarded → deleted, the own draft stays", () => {
    leave("Rules");
    const form = open();
    form.type("News");
    wait();
    form.discard();
    expect(form.offered()).toEqual([]);
    expect(stored()).toEqual([{ title: "News" }]);
  });

  it("saved → the own draft is deleted, the offered one stays", () => {
    leave("Rules");
    const form = open();
    form.type("News");
    wait();
    form.forget();
    expect(stored()).toEqual([{ title: "Rules" }]);
  });

  it("fields were renamed, or hold something else now → what fits is restored, the rest stays on offer", () => {
    const values = { title: "Rules", summary: "Short", text: ["a", "list"] };
    localStorage.setItem("draft:page#old.1", JSON.stringify({ at: 1, values, base: {}, ...place }));
    const form = open();
    expect(form.offered()[0]!.unfit).toEqual(["summary", "text"]);
    form.restore();
    expect(form.values()).toEqual({ ...EMPTY, title: "Rules" });
    expect(form.offered()).toMatchObject([
      { values: { summary: "Short", text: ["a", "list"] }, unfit: ["summary", "text"], restore: undefined },
    ]);
  });

  it("storage is full → the restored draft stays until the own one is stored", () => {
    leave("Rules");
    const form = open();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    form.restore();
    expect(form.values()["title"]).toBe("Rules");
    expect(stored()).toEqual([{ title: "Rules" }]);
    expect(form.offered()).toHaveLength(1);
  });
});

describe("useDraft: two tabs", () => {
  let locks: ReturnType<typeof stubLocks>;
  beforeEach(() => {
    locks = stubLocks();
  });
  afterEach(() => locks.restore());

  it("both type → two drafts; each is said to be in another tab, and offered once that is closed", async () => {
    const [one, two] = [createDraftTab(), createDraftTab()];
    const [first, second] = [open({}, one), open({}, two)];
    first.type("Rules");
    second.type("News");
    wait();
    await act(locks.settled);
    expect(stored()).toEqual(expect.arrayContaining([{ title: "Rules" }, { title: "News" }]));
    expect(second.offered()).toMatchObject([{ values: { title: "Rules" }, isElsewhere: true }]);
    second.forget();
    expect(first.offered()).toEqual([]);
    expect(stored()).toEqual([{ title: "Rules" }]);
    first.leave();
    expect(second.offered()).toMatchObject([{ isElsewhere: true }]);
    await act(() => locks.release(one.id));
    expect(second.offered()).toMatchObject([{ values: { title: "Rules" }, isElsewhere: false }]);
  });

  it("form is left, its tab stays → offered in that tab", () => {
    leave("Rules");
    expect(open().offered()).toMatchObject([{ values: { title: "Rules" }, isElsewhere: false }]);
  });
});
