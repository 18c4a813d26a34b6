import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { focusNear } from "./focus-place.ts";
import { keepFocus } from "./keep-focus.ts";

let end = () => {};
beforeEach(() => void (end = keepFocus()));
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const List = ({ ids }: { ids: readonly string[] }) => (
  <main tabIndex={0}>
    <table tabIndex={-1} aria-label="rows">
      {ids.map((id, index) => (
        // Rows are drawn in groups, so that a row that moves to another group is a new element.
        <tbody key={index}>
          <tr key={id} data-index={index} data-row-id={id} tabIndex={-1} aria-label={id}>
            <td>
              <button type="button">Open {id}</button>
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  </main>
);

const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName;

const ELEMENTS = [
  ["a row", () => screen.getByLabelText("b")],
  ["a button in a row", () => screen.getByText("Open b")],
] as const;

it.each(ELEMENTS)("keepFocus: %s is focused, rows are added above → row of the same record", async (_, find) => {
  const { rerender } = render(<List ids={["a", "b", "c"]} />);
  find().focus();
  rerender(<List ids={["x", "a", "b", "c"]} />);
  await waitFor(() => expect(focused()).toBe("b"));
  rerender(<List ids={["b"]} />);
  await waitFor(() => expect(focused()).toBe("b"));
});

it.each(ELEMENTS)("keepFocus: %s is focused, its record is removed → table, not another record", async (_, find) => {
  const { rerender } = render(<List ids={["a", "b", "c"]} />);
  find().focus();
  rerender(<List ids={["a", "c"]} />);
  await waitFor(() => expect(focused()).toBe("rows"));
});

it("keepFocus: focused button is removed → its container is focused", async () => {
  const Part = ({ there }: { there: boolean }) => (
    <main tabIndex={0}>
      <div tabIndex={-1} aria-label="part">
        {there && <button type="button">Retry</button>}
      </div>
    </main>
  );
  const { rerender } = render(<Part there />);
  screen.getByText("Retry").focus();
  rerender(<Part there={false} />);
  await waitFor(() => expect(focused()).toBe("part"));
});

it("keepFocus: user blurred the focused row before its removal → focus stays on the body", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  const { rerender } = render(<List ids={["a", "b"]} />);
  const row = screen.getByLabelText("a");
  row.focus();
  row.blur();
  await vi.runAllTimersAsync();
  rerender(<List ids={["b"]} />);
  await vi.runAllTimersAsync();
  expect(focused()).toBe("BODY");
});

it("keepFocus: focused dialog over an open drawer is removed → the drawer is focused, not the page", async () => {
  const Page = ({ asks }: { asks: boolean }) => (
    <>
      <main tabIndex={0}>The list</main>
      <div role="dialog" data-state="open" aria-label="drawer" tabIndex={-1} />
      {asks && (
        <div role="alertdialog" data-state="open" aria-label="question" tabIndex={-1}>
          <button type="button">Approve</button>
        </div>
      )}
    </>
  );
  const { rerender } = render(<Page asks />);
  screen.getByText("Approve").focus();
  rerender(<Page asks={false} />);
  await waitFor(() => expect(focused()).toBe("drawer"));
});

it("focusNear: dialog opens while another one closes → its first field keeps the focus", () => {
  render(
    <div role="dialog" data-state="open" tabIndex={-1}>
      <input aria-label="note" />
    </div>,
  );
  screen.getByLabelText("note").focus();
  expect(focusNear(undefined)).toBe(true);
  expect(focused()).toBe("note");
});

it("focusNear: open dialog is hidden while what follows it loads → the page does not take the focus", () => {
  render(
    <>
      <main tabIndex={0} aria-label="page" />
      <div role="dialog" data-state="open" aria-hidden tabIndex={-1} />
    </>,
  );
  expect(focusNear(undefined)).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

it("focusNear: drawer beside the list is behind a window that closes → the page takes the focus", () => {
  render(
    <>
      <main tabIndex={0} aria-label="page" />
      <div role="dialog" data-inline data-state="open" aria-hidden tabIndex={-1} />
    </>,
  );
  expect(focusNear(undefined)).toBe(true);
  expect(focused()).toBe("page");
});
