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
    <table>
      <tbody>
        {ids.map((id, index) => (
          <tr key={id} data-index={index} data-row-id={id} tabIndex={-1} aria-label={id}>
            <td>
              <button type="button">Open {id}</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </main>
);

const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName;

it.each([
  ["a row", () => screen.getByLabelText("b")],
  ["a button in a row", () => screen.getByText("Open b")],
])("gives the focus of %s that is gone to the row in its place, or the last one, or the page", async (_, find) => {
  const { rerender } = render(<List ids={["a", "b", "c"]} />);
  find().focus();
  rerender(<List ids={["a", "c"]} />);
  await waitFor(() => expect(focused()).toBe("c"));
  rerender(<List ids={["a"]} />);
  await waitFor(() => expect(focused()).toBe("a"));
  rerender(<List ids={[]} />);
  await waitFor(() => expect(focused()).toBe("MAIN"));
});

it("gives it to what stands around a part that is gone", async () => {
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

it("leaves it to nobody where somebody pressed beside everything", async () => {
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

it("focus of a dialog that is gone over an open drawer: the drawer has it, not the page behind", async () => {
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

it("window that closes while another one opens: the field where that begins keeps the focus", () => {
  render(
    <div role="dialog" data-state="open" tabIndex={-1}>
      <input aria-label="note" />
    </div>,
  );
  screen.getByLabelText("note").focus();
  expect(focusNear(undefined)).toBe(true);
  expect(focused()).toBe("note");
});
