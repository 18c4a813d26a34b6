import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryHistory, createPath, type MemoryHistory } from "history";
import { useState, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { AppLink } from "#kit/address/app-link.tsx";
import { defineModule, type PageDefinition } from "#kit/pages/define-module.ts";
import { definePanels, type DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePublishNeighbours } from "#kit/queue/neighbours.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { AtCurrentAddress } from "#kit/address/address.tsx";
import { createRegistry } from "#kit/pages/registry.ts";
import { SessionProvider, toSession } from "#kit/session/session.ts";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { OverlayHost } from "../shell/overlays/overlay-host.tsx";
import { showOverlay } from "../shell/overlays/overlays.ts";
import { PanelHost } from "../shell/panels/panel-host.tsx";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";

const Typed = () => {
  const [text, setText] = useState("");
  useUnsavedGuard(text !== "");
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />;
};

const Edit = ({ close }: DrawerPanelProps<"row-details">) => {
  const panels = usePanels();
  return (
    <>
      <Typed />
      <button type="button" onClick={close}>
        Cancel
      </button>
      <button type="button" onClick={() => panels.open("bank-edit", {})}>
        Its bank
      </button>
      <AppLink to="/other">Other page</AppLink>
    </>
  );
};

const rows = { panel: "row-details", param: "row", ids: ["1", "2", "3"] };
const List = () => {
  usePublishNeighbours(rows);
  return <p>The list</p>;
};
const Record = () => (
  <>
    <Typed />
    <AppLink to="/other">Other page</AppLink>
  </>
);

const page: PageDefinition = {
  path: "/other",
  title: "Another page",
  group: "Other",
  page: async () => ({ default: List }),
};
const registry = createRegistry([
  defineModule({
    pages: [page],
    panels: definePanels(undefined, async () => ({ "row-details": Edit, "bank-edit": () => <p>The bank</p> }), {
      "row-details": { title: "Details", params: ["row"], width: "xl" },
      "bank-edit": { title: "Bank", params: ["uuid"], creates: { label: "New bank", permission: "edit_banks" } },
    }),
  }),
]);
const session = toSession({
  user_id: "u-1",
  email: "mara@example.com",
  nickname: "Mara",
  timezone: "UTC",
  language: "en",
  roles: ["PARTNER"],
  op: null,
  parentOpId: null,
  partnerId: null,
  permissions: [],
});
const frame = (element: ReactNode) => (
  <SessionProvider value={session}>
    <PanelHost>
      <AtCurrentAddress>
        {element}
        <OverlayHost />
      </AtCurrentAddress>
    </PanelHost>
  </SessionProvider>
);
const routes = [
  { path: "/list", element: frame(<List />) },
  { path: "/record", element: frame(<Record />) },
  { path: "/other", element: frame(<p>The other page</p>) },
];

/** Opens the last of these addresses and types into its field. */
const typeAt = async (...visited: string[]) => {
  const history = createMemoryHistory({ initialEntries: visited });
  render(<App registry={registry} queryClient={createQueryClient()} history={history} routes={routes} />);
  const name = await screen.findByLabelText("Name");
  name.focus();
  fireEvent.change(name, { target: { value: "Nordea" } });
  return history;
};

const press = (name: string) => () => fireEvent.click(screen.getByText(name));
const button = (name: string) => () => fireEvent.click(screen.getByRole("button", { name }));
const pressBeside = () => {
  const scrim = document.querySelector("[data-slot=scrim]")!;
  fireEvent.pointerDown(scrim);
  fireEvent.click(scrim);
};
const byPalette = async () => {
  showOverlay("palette");
  fireEvent.click(await screen.findByRole("option", { name: /Another page/ }));
};
type Way = [way: string, leave: (history: MemoryHistory) => unknown];

const answer = async (name: string) => {
  fireEvent.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(screen.queryByText("Discard your changes?")).toBeNull());
};

/** Leaves but keeps editing, then leaves and discards. Returns the address and input kept in between. */
const stayThenLeave = async (history: MemoryHistory, leave: Way[1]) => {
  const { location } = history;
  await leave(history);
  await answer("Keep editing");
  const kept = { at: createPath(history.location), typed: screen.getByLabelText<HTMLInputElement>("Name").value };
  await leave(history);
  await answer("Discard changes");
  await waitFor(() => expect(history.location).not.toBe(location));
  return kept;
};

describe("unsaved input in a drawer", () => {
  it.each<Way>([
    ["Escape", () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })],
    ["a click on the scrim", pressBeside],
    ["Close", button("Close")],
    ["Cancel", button("Cancel")],
    ["Previous", button("Previous")],
    ["Next", button("Next")],
    ["another panel", press("Its bank")],
    ["a link", press("Other page")],
    ["the palette", byPalette],
    ["Back", (history) => history.back()],
  ])("leaving by %s → unsaved-changes dialog", async (_, leave) => {
    const at = "/list?panel=row-details&row=2";
    expect(await stayThenLeave(await typeAt("/list", at), leave)).toEqual({ at, typed: "Nordea" });
  });
});

describe("unsaved input on a page", () => {
  it.each<Way>([
    ["a link", press("Other page")],
    ["the palette", byPalette],
    ["Back", (history) => history.back()],
  ])("leaving by %s → unsaved-changes dialog", async (_, leave) => {
    expect(await stayThenLeave(await typeAt("/list", "/record"), leave)).toEqual({ at: "/record", typed: "Nordea" });
  });
});

it("drawer width: as in the panel's definition", async () => {
  await typeAt("/list?panel=row-details&row=2");
  await waitFor(() => expect(screen.getByRole("dialog").className).toContain("sm:w-[75vw]"));
});
