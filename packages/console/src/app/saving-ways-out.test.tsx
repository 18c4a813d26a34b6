import { ApiError } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { useMutation } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createBrowserHistory, createMemoryHistory, createPath, type MemoryHistory } from "history";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { AppLink } from "#kit/address/app-link.tsx";
import { AtCurrentAddress } from "#kit/address/address.tsx";
import { defineModule } from "#kit/pages/define-module.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import { definePanels, type DialogPanelProps, type DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { hasUnsaved, releaseUnsaved, unsavedReason } from "#kit/panels/unsaved.ts";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { usePublishNeighbours } from "#kit/queue/neighbours.ts";
import { RecordForm } from "#kit/records/record-form.tsx";
import { SessionProvider } from "#kit/session/session.ts";
import { hideFailure } from "#kit/submit/failure-store.ts";
import type { Writer } from "#kit/submit/writer.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { UnsavedAtLogout } from "../shell/overlays/unsaved-at-logout.tsx";
import { PanelHost } from "../shell/panels/panel-host.tsx";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";

/** The write that waits for its answer. */
let sent: PromiseWithResolvers<object> | undefined;
const useWrite = (): Writer<object, object> => {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (_input: object) => (sent = Promise.withResolvers<object>()).promise,
  });
  return {
    operation: { id: "updateBank", effect: "write", permission: "signed_in" },
    send: (input) => mutateAsync(input),
    pending: isPending,
  };
};
const refusal = (fields?: object) =>
  new ApiError("No.", {
    kind: "refused",
    outcome: "rejected",
    status: 400,
    messages: ["The bank is closed."],
    body: { error: { fields } },
  });

const schema = z.object({ name: z.string() });
const { TextField } = createFields(schema);
const name = () => <TextField name="name" label="Name" />;
const form = { noun: "bank", schema, values: { name: "" }, input: (valid: object) => valid, success: "Saved." };

const Ways = ({ close }: { close?: () => void }) => (
  <>
    {close && (
      <button type="button" onClick={close}>
        Cancel it
      </button>
    )}
    <AppLink to="/other">Other page</AppLink>
  </>
);

const BankForm = ({ close }: { close: () => void }) => (
  <>
    <FormPanel {...form} frame={{ title: "Bank" }} write={useWrite()} close={close}>
      {name}
    </FormPanel>
    <Ways close={close} />
  </>
);
const BankDecision = ({ row }: { row: string }) => (
  <DecisionForm
    panel="row-details"
    id={row}
    noun="bank"
    recordName="Bank"
    decisions={{ save: { verb: "Save", success: "Saved.", tone: "primary" } }}
    write={useWrite()}
    note={{ label: "Name", required: true, max: 200 }}
    offered
    reason={() => undefined}
    input={(_, note) => ({ name: note })}
  >
    The bank.
  </DecisionForm>
);
const BankWizard = ({ close }: { close: () => void }) => (
  <WizardPanel
    title="Bank"
    noun="bank"
    schemas={{ first: schema, last: z.object({}) }}
    writes={{ last: useWrite() }}
    steps={{
      first: { label: "First", values: { name: "" }, fields: name },
      last: { label: "Last", values: {}, fields: () => "Nothing more.", input: (valid) => valid, success: "Saved." },
    }}
    close={close}
  />
);
/** What the drawer shows, by its row. */
const Drawer = ({ params: { row = "" }, close }: DrawerPanelProps<"row-details">) =>
  row === "decision" ? (
    <BankDecision row={row} />
  ) : row === "wizard" ? (
    <BankWizard close={close} />
  ) : (
    <BankForm close={close} />
  );

const Dialog = ({ open, close }: DialogPanelProps<"activate-games-by-aggregator">) => (
  <FormPanel {...form} {...{ open, close }} frame={{ title: "Bank" }} write={useWrite()}>
    {name}
  </FormPanel>
);
const Confirmation = ({ open, close }: DialogPanelProps<"deactivate-games-by-aggregator">) => (
  <ConfirmPanel {...{ open, close }} verb="Save" noun="bank" write={useWrite()} input={{}} success="Saved.">
    The bank is saved.
  </ConfirmPanel>
);

const registry = createRegistry([
  defineModule({
    pages: [],
    panels: definePanels(
      undefined,
      async () => ({
        default: {
          "row-details": Drawer,
          "activate-games-by-aggregator": Dialog,
          "deactivate-games-by-aggregator": Confirmation,
          "bank-edit": () => <p>Another panel</p>,
        },
      }),
      {
        "row-details": { title: "Bank", params: ["row"] },
        "activate-games-by-aggregator": { title: "Bank" },
        "deactivate-games-by-aggregator": { title: "Bank" },
        "bank-edit": { title: "Another", params: ["uuid"], creates: { label: "New bank", permission: "edit_banks" } },
      },
    ),
  }),
]);

const ROWS = { panel: "row-details", param: "row", ids: ["0", "1", "2"] };
const List = () => {
  const panels = usePanels();
  usePublishNeighbours(ROWS);
  return (
    <>
      <button type="button" onClick={() => panels.open("activate-games-by-aggregator", {})}>
        Dialog
      </button>
      <button type="button" onClick={() => panels.open("deactivate-games-by-aggregator", {})}>
        Confirmation
      </button>
      <button type="button" onClick={() => panels.open("bank-edit", { uuid: "7" })}>
        Another panel
      </button>
      <Ways />
    </>
  );
};
const Page = () => (
  <>
    <RecordForm {...form} write={useWrite()}>
      {name}
    </RecordForm>
    <Ways />
  </>
);

const frame = (element: ReactNode) => (
  <SessionProvider value={storySession("super-admin")}>
    <PanelHost>
      <AtCurrentAddress>{element}</AtCurrentAddress>
    </PanelHost>
  </SessionProvider>
);
const routes = [
  { path: "/list", element: frame(<List />) },
  { path: "/page", element: frame(<Page />) },
  { path: "/other", element: frame(<p>The other page</p>) },
];
const start = (history = createMemoryHistory({ initialEntries: ["/other", "/list"] })) => {
  render(<App registry={registry} queryClient={createQueryClient()} history={history} routes={routes} />);
  return history;
};

const press = async (button: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name: button, hidden: true }));
const saves = async (button: string | RegExp) => {
  await press(button);
  await waitFor(() => expect(sent).toBeDefined());
};
const typeIn = async () => {
  const field = await screen.findByRole("textbox", { name: /^Name/ });
  field.focus();
  fireEvent.change(field, { target: { value: "Nordea" } });
};
/** Opens the form at an address, and saves it; the answer does not come yet. */
const saveAt = async (at: string, button: string | RegExp = /^Save/) => {
  const history = start(createMemoryHistory({ initialEntries: ["/list", at] }));
  await typeIn();
  if (at.endsWith("wizard")) await press(/^Next/);
  await saves(button);
  return history;
};

const question = () => screen.findByRole("alertdialog", { name: "Saving…" });
const isAnswered = () => waitFor(() => expect(screen.queryByRole("alertdialog", { name: "Saving…" })).toBeNull());
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const isSaid = () => waitFor(() => expect(screen.getByText("Saved.")).toBeDefined());
const succeed = () => act(async () => sent?.resolve({}));
const refuse = (fields?: object) => act(async () => sent?.reject(refusal(fields)));
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });

beforeEach(() => (sent = undefined));
afterEach(() => {
  act(hideFailure);
  act(() => releaseUnsaved());
  sessionStorage.clear();
});

type Way = [way: string, leave: (history: MemoryHistory) => unknown, address: string];
const WAYS: Way[] = [
  ["Escape", escape, "/list"],
  ["Close", () => press("Close"), "/list"],
  ["Cancel", () => press("Cancel"), "/list"],
  ["Next", () => press("Next"), "/list?panel=row-details&row=2"],
  ["another panel", () => fireEvent.click(screen.getByText("Another panel")), "/list?panel=bank-edit&uuid=7"],
  ["a link", () => fireEvent.click(screen.getAllByText("Other page")[0]!), "/other"],
  ["Back", (history) => history.back(), "/list"],
];
const AT = "/list?panel=row-details&row=1";

describe.each(WAYS)("drawer that is being saved: left by %s", (_, leave, address) => {
  it("success while the question is open → question closes, user gets there", async () => {
    const history = await saveAt(AT);
    await leave(history);
    expect((await question()).textContent).toContain("Your changes are being saved.");
    expect(screen.queryByText(/Discard/)).toBeNull();
    expect(createPath(history.location)).toBe(AT);
    await succeed();
    await isAnswered();
    await waitFor(() => expect(createPath(history.location)).toBe(address));
    await isSaid();
    expect(hasUnsaved()).toBe(false);
  });

  it("refusal while the question is open → question closes, form stays with its error", async () => {
    const history = await saveAt(AT);
    await leave(history);
    await question();
    await refuse({ name: "The name is taken." });
    await isAnswered();
    await waitFor(() => expect(screen.getAllByText("The name is taken.").length).toBeGreaterThan(0));
    expect(createPath(history.location)).toBe(AT);
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Nordea");
  });

  it("Wait → form stays, and closes by its success", async () => {
    const history = await saveAt(AT);
    await leave(history);
    await question();
    await press("Wait");
    await isAnswered();
    expect(createPath(history.location)).toBe(AT);
    await succeed();
    await waitFor(() => expect(createPath(history.location)).toBe("/list"));
  });

  it("Leave → user gets there, and is told of the refusal in the error dialog", async () => {
    const history = await saveAt(AT);
    await leave(history);
    await question();
    await press("Leave");
    await waitFor(() => expect(createPath(history.location)).toBe(address));
    expect(screen.queryByText(/Discard/)).toBeNull();
    await refuse({ name: "The name is taken." });
    await screen.findByText("The bank is closed.");
    expect(createPath(history.location)).toBe(address);
  });
});

describe("other frames of a form", () => {
  it("dialog, Escape, success → dialog closes", async () => {
    start();
    await press("Dialog");
    await typeIn();
    await saves("Save");
    escape();
    await question();
    await succeed();
    await isAnswered();
    await isClosed();
    await isSaid();
    expect(hasUnsaved()).toBe(false);
  });

  it("dialog, a link, success → the page opens", async () => {
    const history = start();
    await press("Dialog");
    await typeIn();
    await saves("Save");
    act(() => history.push("/other"));
    await question();
    expect(history.location.pathname).toBe("/list");
    await succeed();
    await screen.findByText("The other page");
  });

  it("dialog, Leave, refused at a field → error dialog", async () => {
    start();
    await press("Dialog");
    await typeIn();
    await saves("Save");
    escape();
    await question();
    await press("Leave");
    await isClosed();
    await refuse({ name: "The name is taken." });
    await screen.findByText("The bank is closed.");
    expect(hasUnsaved()).toBe(false);
  });

  it("confirmation, Back, success → Back happens", async () => {
    const history = start();
    await press("Confirmation");
    await saves(/^Save/);
    act(() => history.back());
    await question();
    expect(history.location.pathname).toBe("/list");
    await succeed();
    await screen.findByText("The other page");
  });

  it("confirmation, Back, refused → confirmation stays", async () => {
    const history = start();
    await press("Confirmation");
    await saves(/^Save/);
    act(() => history.back());
    await question();
    await refuse();
    await isAnswered();
    await screen.findByText("The bank is closed.");
    expect(history.location.pathname).toBe("/list");
    expect(screen.getByText("The bank is saved.")).toBeDefined();
  });

  it.each([
    ["decision", "/list?panel=row-details&row=decision"],
    ["wizard", "/list?panel=row-details&row=wizard"],
  ])("%s in a drawer, a link, success → the page opens", async (frameName, at) => {
    const history = await saveAt(at, frameName === "wizard" ? /^Finish|^Save/ : /^Save/);
    act(() => history.push("/other"));
    await question();
    expect(createPath(history.location)).toBe(at);
    await succeed();
    await screen.findByText("The other page");
    await isSaid();
  });

  it.each([
    ["decision", "/list?panel=row-details&row=decision"],
    ["wizard", "/list?panel=row-details&row=wizard"],
  ])("%s in a drawer, Escape, Leave → closes without a question about discarding", async (frameName, at) => {
    const history = await saveAt(at, frameName === "wizard" ? /^Finish|^Save/ : /^Save/);
    escape();
    await question();
    await press("Leave");
    await waitFor(() => expect(createPath(history.location)).toBe("/list"));
    expect(screen.queryByText(/Discard/)).toBeNull();
  });

  it("page, a link, success → the other page opens", async () => {
    const history = await saveAt("/page");
    fireEvent.click(screen.getByText("Other page"));
    await question();
    expect(history.location.pathname).toBe("/page");
    await succeed();
    await screen.findByText("The other page");
  });

  it("page → its input is not discarded either; reasons and the logout say that it is being saved", async () => {
    const history = await saveAt("/page");
    const discard = screen.getByRole("button", { name: "Discard changes" });
    await waitFor(() => expect(discard.getAttribute("aria-disabled")).toBe("true"));
    fireEvent.click(discard);
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Nordea");
    expect(unsavedReason()).toBe("Wait until your changes are saved.");
    render(<UnsavedAtLogout className="" removes />);
    expect(screen.getByText("Your changes are being saved. Wait for the answer.")).toBeDefined();
    expect(history.location.pathname).toBe("/page");
  });

  it("page, a link, refused → page stays with its input", async () => {
    const history = await saveAt("/page");
    fireEvent.click(screen.getByText("Other page"));
    await question();
    await refuse();
    await isAnswered();
    expect(history.location.pathname).toBe("/page");
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Nordea");
    act(() => hideFailure());
    fireEvent.click(screen.getByText("Other page"));
    await screen.findByRole("alertdialog", { name: "Discard your changes?" });
  });
});

it("save runs → browser asks before the tab closes; after its answer → it does not", async () => {
  window.history.replaceState(null, "", "/list");
  start(createBrowserHistory() as unknown as MemoryHistory);
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await press("Confirmation");
  expect(asks()).toBe(false);
  await saves(/^Save/);
  expect(asks()).toBe(true);
  await succeed();
  await isSaid();
  expect(asks()).toBe(false);
});
