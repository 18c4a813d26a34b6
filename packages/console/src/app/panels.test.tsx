import { TextField } from "@backoffice/ui/form";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryHistory, createPath } from "history";
import { useState, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { AtCurrentAddress } from "#kit/address/address.tsx";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels, type DialogPanelProps, type DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { usePublishNeighbours } from "#kit/queue/neighbours.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import { SessionProvider } from "#kit/session/session.ts";
import { hasUnsaved, useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { hideOverlay, showOverlay } from "../shell/overlays/overlays.ts";
import { PanelHost } from "../shell/panels/panel-host.tsx";
import { storySession } from "#testing/backend/story-session.ts";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";

const schema = z.object({ name: z.string() });
const IDS = ["1", "2", "gone"];

/** Resolve the pending writes; the test calls them. */
let answers: (() => void)[] = [];
const send = () => new Promise<void>((resolve) => void answers.push(resolve));
const write = {
  operation: { id: "updateBank", effect: "write", permission: "signed_in" },
  send,
  pending: false,
} as const;

const Edit = ({ params: { row }, close }: DrawerPanelProps<"row-details">) =>
  row === "gone" ? (
    <p>This bank does not exist</p>
  ) : (
    <>
      <FormPanel
        noun="bank"
        frame={{ title: `Bank ${row}` }}
        schema={schema}
        values={{ name: "" }}
        write={write}
        input={(values) => values}
        success="Saved."
        close={close}
      >
        {() => <TextField name="name" label="Name" />}
      </FormPanel>
    </>
  );

const Confirm = ({ close }: DialogPanelProps<"activate-games-by-aggregator">) => {
  const { submit } = useSubmit({ write, verb: "Switch", noun: "games", success: "Switched.", close });
  return (
    // As a dialog, it takes the focus.
    <button type="button" autoFocus onClick={() => void submit(undefined)}>
      Switch it
    </button>
  );
};

const Page = () => {
  const panels = usePanels();
  const [text, setText] = useState("");
  usePublishNeighbours({ panel: "row-details", param: "row", ids: IDS });
  useUnsavedGuard(text !== "");
  return (
    <>
      <input aria-label="On the page" value={text} onChange={(event) => setText(event.target.value)} />
      {IDS.map((row) => (
        <button key={row} type="button" onClick={() => panels.open("row-details", { row })}>
          Open {row}
        </button>
      ))}
      <button type="button" onClick={() => panels.open("activate-games-by-aggregator", {})}>
        Ask
      </button>
    </>
  );
};

const registry = createRegistry([
  defineModule({
    pages: [],
    panels: definePanels(undefined, async () => ({ "row-details": Edit, "activate-games-by-aggregator": Confirm }), {
      "row-details": { title: "Bank", params: ["row"] },
      "activate-games-by-aggregator": { title: "Switch" },
    }),
  }),
]);
const frame = (element: ReactNode) => (
  <SessionProvider value={storySession("admin")}>
    <PanelHost>
      <AtCurrentAddress>{element}</AtCurrentAddress>
    </PanelHost>
  </SessionProvider>
);
const routes = [
  { path: "/list", element: frame(<Page />) },
  { path: "/other", element: frame(<p>The other page</p>) },
];
const start = () => {
  const history = createMemoryHistory({ initialEntries: ["/other", "/list"] });
  render(<App registry={registry} queryClient={createQueryClient()} history={history} routes={routes} />);
  return history;
};

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name, hidden: true }));
const typeInto = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const openBank = async (row: string) => {
  await press(`Open ${row}`);
  await screen.findByRole("dialog", { name: `Bank ${row}` });
};
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

beforeEach(() => {
  answers = [];
});

it("dialog panel: permission is missing → permission is named, dialog is not rendered", async () => {
  const guarded = createRegistry([
    defineModule({
      pages: [],
      panels: definePanels("edit_games", async () => ({ "activate-games-by-aggregator": Confirm }), {
        "activate-games-by-aggregator": { title: "Switch" },
      }),
    }),
  ]);
  const Opener = () => {
    const panels = usePanels();
    return (
      <button type="button" onClick={() => panels.open("activate-games-by-aggregator", {})}>
        Ask
      </button>
    );
  };
  const element = (
    <SessionProvider value={storySession("partner")}>
      <PanelHost>
        <Opener />
      </PanelHost>
    </SessionProvider>
  );
  render(
    <App
      registry={guarded}
      queryClient={createQueryClient()}
      history={createMemoryHistory()}
      routes={[{ path: "/", element }]}
    />,
  );
  await press("Ask");
  await waitFor(() => expect(screen.getByRole("dialog", { name: "Switch" }).textContent).toContain("edit_games"));
  expect(screen.queryByRole("button", { name: "Switch it" })).toBeNull();
});

describe("successful save", () => {
  it("its drawer is open → drawer closes, no unsaved-changes dialog", async () => {
    const history = start();
    await openBank("1");
    await typeInto("Name", "Nordea");
    await press("Save");
    await waitFor(() => expect(answers).toHaveLength(1));
    act(() => answers[0]?.());
    await isClosed();
    expect(createPath(history.location)).toBe("/list");
    expect(hasUnsaved()).toBe(false);
  });

  it("another drawer was opened before the answer → it stays open with its input", async () => {
    const history = start();
    await openBank("1");
    await typeInto("Name", "Nordea");
    await press("Save");
    await waitFor(() => expect(answers).toHaveLength(1));
    await press("Next");
    await press("Leave");
    await screen.findByRole("dialog", { name: "Bank 2" });
    await typeInto("Name", "Swedbank");
    await act(async () => answers[0]?.());
    await screen.findByText("Saved.");
    expect(createPath(history.location)).toBe("/list?panel=row-details&row=2");
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Swedbank");
    expect(hasUnsaved()).toBe(true);
  });

  it("unsaved input on the page below a dialog → page stays guarded", async () => {
    const history = start();
    await typeInto("On the page", "Nordea");
    await press("Ask");
    await press("Switch it");
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]?.());
    await screen.findByText("Switched.");
    act(() => history.push("/other"));
    await press("Keep editing");
    expect(createPath(history.location)).toBe("/list");
  });
});

describe("command palette and panels", () => {
  afterEach(() => act(hideOverlay));
  const drawn = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

  it("drawer opened below the palette → shown after the palette closes", async () => {
    const history = start();
    act(() => showOverlay("palette"));
    await press("Open 1");
    await waitFor(() => expect(history.location.search).toBe("?panel=row-details&row=1"));
    await drawn();
    expect(screen.queryByRole("dialog")).toBeNull();
    act(hideOverlay);
    await screen.findByRole("dialog", { name: "Bank 1" });
  });

  it("dialog opened below the palette → shown after the palette closes", async () => {
    start();
    act(() => showOverlay("palette"));
    await press("Ask");
    await drawn();
    expect(screen.queryByText("Switch it")).toBeNull();
    act(hideOverlay);
    await screen.findByText("Switch it");
  });

  it("palette opened over a drawer → drawer stays", async () => {
    start();
    await openBank("1");
    act(() => showOverlay("palette"));
    expect(screen.getByRole("dialog", { name: "Bank 1" })).toBeDefined();
    await press("Next");
    await screen.findByRole("dialog", { name: "Bank 2" });
  });
});

describe("drawer", () => {
  it("next record does not exist → title without the name of the previous record", async () => {
    start();
    await openBank("2");
    await press("Next");
    await screen.findByText("This bank does not exist");
    expect(screen.getByRole("dialog", { name: "Bank" })).toBeDefined();
  });

  it("opened several times → one step in the history", async () => {
    const history = start();
    for (const row of ["1", "2", "1"]) {
      await openBank(row);
      await press("Cancel");
      await isClosed();
    }
    expect(history.index).toBe(2);
    await openBank("2");
    act(() => history.back());
    await isClosed();
    expect([history.index, createPath(history.location)]).toEqual([1, "/list"]);
  });

  it("page filtered since it closed → a history step of its own", async () => {
    const history = start();
    await openBank("1");
    await press("Cancel");
    act(() => history.replace("/list?page=2", history.location.state));
    await openBank("2");
    act(() => history.back());
    expect(createPath(history.location)).toBe("/list?page=2");
  });
});
