import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createBrowserHistory, createPath, type MemoryHistory } from "history";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasUnsaved, releaseUnsaved, unsavedReason } from "#kit/panels/unsaved.ts";
import { hideFailure } from "#kit/submit/failure-store.ts";
import { slowCheck, slowWrite } from "#testing/kit/slow-write.ts";
import { startSlow, startSlowInBrowser } from "#testing/saving/slow-console.tsx";
import { UnsavedAtLogout } from "../shell/overlays/unsaved-at-logout.tsx";

const start = () => startSlow("/other", "/list");
const press = async (button: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name: button, hidden: true }));
const saves = async (button: string | RegExp) => {
  await press(button);
  await waitFor(() => expect(slowWrite.isSent()).toBe(true));
};
const typeIn = async () => {
  const field = await screen.findByRole("textbox", { name: /^Name/ });
  field.focus();
  fireEvent.change(field, { target: { value: "Nordea" } });
};
/** Opens the form at an address, and saves it; the answer does not come yet. */
const saveAt = async (at: string, button: string | RegExp = /^Save/) => {
  const history = startSlow("/list", at);
  await typeIn();
  if (at.endsWith("wizard")) await press(/^Next/);
  await saves(button);
  return history;
};

const question = () => screen.findByRole("alertdialog", { name: "Saving…" });
const isAnswered = () => waitFor(() => expect(screen.queryByRole("alertdialog", { name: "Saving…" })).toBeNull());
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const isSaid = () => waitFor(() => expect(screen.getByText("Saved.")).toBeDefined());
const succeed = () => act(async () => slowWrite.succeed());
const refuse = (fields?: object) => act(async () => slowWrite.refuse("The bank is closed.", fields));
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });

beforeEach(slowWrite.forget);
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
  it("drawer, Escape during the check before the save → question, until it is saved", async () => {
    const history = startSlow("/list", "/list?panel=row-details&row=checked");
    await typeIn();
    await press(/^Save/);
    await waitFor(() => expect(screen.getByRole("button", { name: /^Save/ }).getAttribute("aria-busy")).toBe("true"));
    escape();
    await question();
    expect(slowWrite.isSent()).toBe(false);
    await act(async () => slowCheck.pass());
    await waitFor(() => expect(slowWrite.isSent()).toBe(true));
    expect(screen.getByRole("alertdialog", { name: "Saving…" })).toBeDefined();
    await succeed();
    await isAnswered();
    await waitFor(() => expect(createPath(history.location)).toBe("/list"));
  });

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

  it("confirmation, Back, saved → navigates back", async () => {
    const history = start();
    await press("Confirmation");
    await saves(/^Save/);
    act(() => history.back());
    await question();
    expect(history.location.pathname).toBe("/list");
    await succeed();
    await screen.findByText("The other page");
  });

  it("confirmation, Back, refused → the confirmation stays open", async () => {
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

  it("page is being saved → its input cannot be discarded, and the log-out dialog says that it is being saved", async () => {
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

it("closing the tab: save is pending → browser asks; after the answer → no question", async () => {
  window.history.replaceState(null, "", "/list");
  startSlowInBrowser(createBrowserHistory());
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await press("Confirmation");
  expect(asks()).toBe(false);
  await saves(/^Save/);
  expect(asks()).toBe(true);
  await succeed();
  await isSaid();
  expect(asks()).toBe(false);
});
