import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useMemo, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useChangeSearch } from "#kit/address/use-change-search.ts";
import { withEntries } from "#kit/list/state/list-state.ts";
import { inlineDrawer } from "#kit/panels/inline-drawer-store.ts";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { usePublishNeighbours } from "#kit/queue/neighbours.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { PanelHost } from "./panel-host.tsx";

const Record = ({ params }: { params: { id?: string } }) => {
  const [note, setNote] = useState("");
  useUnsavedGuard(note !== "");
  return (
    <label>
      Note about {params.id}
      <textarea value={note} onChange={(event) => setNote(event.target.value)} />
    </label>
  );
};

const panel = {
  id: "record",
  title: "Record",
  keptIn: "address",
  params: ["id"],
  panel: () => Promise.resolve({ default: Record }),
} as unknown as PanelDefinition;

let list: (ids: readonly string[]) => void;

const List = () => {
  const [ids, setIds] = useState<readonly string[]>(["a", "b", "c", "d"]);
  useEffect(() => {
    list = setIds;
  }, []);
  const change = useChangeSearch();
  usePublishNeighbours(useMemo(() => ({ panel: "record", param: "id", ids }), [ids]));
  const open = usePanels().open as unknown as (id: string, params: object) => void;
  return (
    <>
      <nav>
        <button type="button">Elsewhere</button>
        <button type="button" onClick={() => change((now) => withEntries(now, { page: "2" }), "push")}>
          Next page
        </button>
      </nav>
      <div id="beside">
        <main>
          <div data-slot="page">
            <input aria-label="Search" />
            <table>
              <tbody>
                {ids.map((id) => (
                  <tr
                    key={id}
                    aria-label={id}
                    data-row-id={id}
                    tabIndex={0}
                    onClick={() => open("record", { id })}
                    onKeyDown={({ key, currentTarget }) => {
                      if (key === "ArrowDown") (currentTarget.nextElementSibling as HTMLElement | null)?.focus();
                    }}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </main>
      </div>
    </>
  );
};

/** Widens or narrows the window. */
let resize: (isWide: boolean) => void;

beforeEach(() => {
  let matches = true;
  const listeners = new Set<() => void>();
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return matches;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  resize = (isWide) => {
    matches = isWide;
    act(() => listeners.forEach((listener) => listener()));
  };
  return () => vi.unstubAllGlobals();
});

const row = (id: string) => screen.getByLabelText(id);
const shown = (id: string) => screen.findByRole("textbox", { name: `Note about ${id}` });
const drawer = () => screen.getByRole("dialog");
const isInline = () => drawer().hasAttribute("data-inline");
const hasFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));

/** Opens the record of the row `a`. */
const start = async () => {
  const console = inConsole({ panels: [panel], host: PanelHost });
  render(<List />, console);
  row("a").focus();
  await userEvent.click(row("a"));
  await shown("a");
  return () => new URLSearchParams(console.history.location.search).get("id");
};

it("inline drawer: opened → has the focus, hides nothing, and the list knows of it", async () => {
  await start();
  await hasFocus(drawer);
  expect(isInline()).toBe(true);
  expect(drawer().getAttribute("aria-modal")).toBeNull();
  expect(document.querySelector("[data-slot=scrim],[aria-hidden=true]:has(main)")).toBeNull();
  expect(screen.getByRole("button", { name: "Elsewhere" })).toBeTruthy();
  expect(inlineDrawer.read()).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(inlineDrawer.read()).toBe(false);
});

it("inline drawer: another row is pressed → same drawer shows its record, focus stays in the list", async () => {
  await start();
  const before = drawer();
  await userEvent.click(row("c"));
  await shown("c");
  expect(drawer()).toBe(before);
  expect(document.activeElement).toBe(row("c"));
});

it("inline drawer: J, K and arrow keys in the list → record and focus move together", async () => {
  const at = await start();
  row("a").focus();
  await userEvent.keyboard("j");
  await hasFocus(() => row("b"));
  expect(at()).toBe("b");
  await userEvent.keyboard("{ArrowDown}");
  await shown("c");
  expect(at()).toBe("c");
  await userEvent.keyboard("k");
  await hasFocus(() => row("b"));
  expect(at()).toBe("b");
});

it("inline drawer: J in the drawer or beside the rows → record moves, focus stays", async () => {
  const at = await start();
  await hasFocus(drawer);
  await userEvent.keyboard("j");
  await waitFor(() => expect(at()).toBe("b"));
  expect(document.activeElement).toBe(drawer());
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  await userEvent.keyboard("j");
  await waitFor(() => expect(at()).toBe("c"));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
});

it("inline drawer: Tab or a closed window focuses another row → focus goes to the row of the record", async () => {
  await start();
  screen.getByRole("textbox", { name: "Search" }).focus();
  act(() => row("d").focus());
  expect(document.activeElement).toBe(row("a"));
});

it("inline drawer: F6 → list, and back to where the focus was in the drawer", async () => {
  await start();
  await userEvent.keyboard("{F6}");
  expect(document.activeElement).toBe(row("a"));
  const note = await shown("a");
  note.focus();
  await userEvent.keyboard("{F6}");
  expect(document.activeElement).toBe(row("a"));
  await userEvent.keyboard("{F6}");
  expect(document.activeElement).toBe(note);
});

it("inline drawer: Escape in a field of the page → stays; elsewhere → closes, focus on the row of the record", async () => {
  const at = await start();
  await userEvent.keyboard("j");
  await waitFor(() => expect(at()).toBe("b"));
  screen.getByRole("textbox", { name: "Search" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(at()).toBe("b");
  drawer().focus();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(row("b"));
});

it("inline drawer: unsaved input, another row is pressed → asks, then shows the record", async () => {
  const at = await start();
  await userEvent.type(await shown("a"), "Half a note");
  await userEvent.click(row("c"));
  fireEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(at()).toBe("a");
  expect(await shown("a")).toHaveProperty("value", "Half a note");
  await userEvent.click(row("c"));
  fireEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
  await shown("c");
});

it("inline drawer: unsaved input, list is sorted or paged → no question, input stays", async () => {
  await start();
  await userEvent.type(await shown("a"), "Half a note");
  fireEvent.click(screen.getByRole("button", { name: "Next page" }));
  await act(async () => undefined);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(await shown("a")).toHaveProperty("value", "Half a note");
});

it("inline drawer: window gets narrow → modal; with unsaved input, only once that is gone", async () => {
  await start();
  await userEvent.type(await shown("a"), "1");
  resize(false);
  expect(isInline()).toBe(true);
  await userEvent.type(await shown("a"), "{Backspace}");
  await waitFor(() => expect(isInline()).toBe(false));
  resize(true);
  await waitFor(() => expect(isInline()).toBe(true));
  await hasFocus(drawer);
});

it("inline drawer: record leaves the list → stays; J opens the row in its place", async () => {
  const at = await start();
  await userEvent.keyboard("j");
  await waitFor(() => expect(at()).toBe("b"));
  act(() => list(["a", "c", "d"]));
  await shown("b");
  expect(isInline()).toBe(true);
  await userEvent.keyboard("j");
  await waitFor(() => expect(at()).toBe("c"));
});
