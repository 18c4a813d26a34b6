import { Dialog } from "@backoffice/ui";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryHistory, createPath } from "history";
import { afterEach, expect, it } from "vitest";
import { keepWindowsInHistory } from "./windows-in-history.ts";

let end = () => {};
afterEach(() => end());

/** A console with these windows open; `stay` do not close. */
const start = (...names: string[]) => {
  const history = createMemoryHistory({ initialEntries: ["/before", "/list?page=2"] });
  end = keepWindowsInHistory(history);
  let open = names;
  const Windows = () =>
    open.map((name) => (
      <Dialog
        key={name}
        open
        onOpenChange={() => show(open.filter((other) => other !== name))}
        title={name}
        closable={name !== "stays"}
      />
    ));
  const { rerender } = render(<Windows />);
  const show = (next: string[]) => {
    open = next;
    act(() => rerender(<Windows />));
  };
  const at = () => createPath(history.location);
  const back = () => act(async () => history.back());
  return { history, show, at, back, open: () => screen.queryAllByRole("dialog", { hidden: true }).length };
};

it("Back: windows are open → closes one after the other, then leaves the page", async () => {
  const { at, back, open } = start("first", "second");
  for (const left of [1, 0]) {
    await back();
    expect([at(), open()]).toEqual(["/list?page=2", left]);
  }
  await back();
  expect(at()).toBe("/before");
});

it("Back: windows were closed otherwise → leaves the page at once; Forward → the page, not an entry below a window", async () => {
  const { history, show, at, back } = start();
  for (const name of ["first", "second"]) {
    show([name]);
    show([]);
  }
  show(["first", "second"]);
  show([]);
  await back();
  expect(at()).toBe("/before");
  await act(async () => history.forward());
  expect(at()).toBe("/list?page=2");
  expect(history.index).toBe(3);
});

it("Back: address was replaced while a window was open → address stays, then the page is left", async () => {
  const { history, at, back, open } = start("first");
  act(() => history.replace("/list?page=2&panel=next"));
  await back();
  expect([at(), open()]).toEqual(["/list?page=2&panel=next", 0]);
  await back();
  expect(at()).toBe("/before");
});

it("Back: window led to another page → that page is left first", async () => {
  const { history, show, at, back } = start("first");
  act(() => history.push("/record"));
  show([]);
  await back();
  expect(at()).toBe("/list?page=2");
  await back();
  expect(at()).toBe("/before");
});

it("Back: window cannot be closed now → page stays, however often", async () => {
  const { history, at, back, open } = start("stays");
  for (let count = 0; count < 3; count += 1) {
    await back();
    await waitFor(() => expect(history.index).toBe(2));
    expect([at(), open()]).toEqual(["/list?page=2", 1]);
  }
});

it("Back: window was open before a reload → leaves the page at once", async () => {
  const { history, show, at, back } = start("first");
  end();
  show([]);
  end = keepWindowsInHistory(history);
  await back();
  expect(at()).toBe("/before");
});
