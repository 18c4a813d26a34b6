import { fireEvent, render, screen } from "@testing-library/react";
import type { RowAction } from "@backoffice/ui/table";
import { Toaster } from "@backoffice/ui";
import { expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { useActionKeys } from "./use-action-keys.ts";

type Row = { id: string; status: string };
const ROWS: readonly Row[] = [
  { id: "first", status: "PENDING" },
  { id: "second", status: "CONFIRMED" },
];

type QueueProps = { onApprove: (id: string) => void; shown?: string | undefined; inline?: boolean };

const Queue = ({ onApprove, shown, inline = false }: QueueProps) => {
  const actions: RowAction<Row>[] = [
    {
      id: "approve",
      label: "Approve",
      keys: ["A"],
      reason: ({ status }) => (status === "PENDING" ? undefined : "It is decided."),
      onSelect: ({ id }) => onApprove(id),
    },
    { id: "other", label: "Other", onSelect: () => undefined },
  ];
  useActionKeys({ rows: ROWS, idOf: ({ id }) => id, actions });
  return (
    <>
      <main>
        <table>
          <tbody>
            {ROWS.map(({ id }) => (
              <tr key={id} data-row-id={id} tabIndex={-1} data-testid={id}>
                <td>
                  <input aria-label={`Filter ${id}`} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
      <button type="button">Elsewhere</button>
      <div data-slot="drawer" role="dialog" data-inline={inline || undefined} data-testid="drawer">
        <div data-record={shown}>
          <textarea aria-label="Note" />
        </div>
      </div>
      <Toaster />
    </>
  );
};

const start = (shown?: string, inline = false) => {
  const onApprove = vi.fn();
  render(<Queue onApprove={onApprove} shown={shown} inline={inline} />, { wrapper: inConsole().wrapper });
  return onApprove;
};

it("action key: row has the focus → its action", () => {
  const onApprove = start("second");
  fireEvent.keyDown(screen.getByTestId("first"), { key: "a" });
  expect(onApprove).toHaveBeenCalledExactlyOnceWith("first");
});

it("action key: focus in the drawer → action of its record", () => {
  const onApprove = start("first");
  fireEvent.keyDown(screen.getByTestId("drawer"), { key: "a" });
  expect(onApprove).toHaveBeenCalledExactlyOnceWith("first");
});

it("action key: action is disabled → reason is shown", () => {
  const onApprove = start();
  fireEvent.keyDown(screen.getByTestId("second"), { key: "a" });
  expect(onApprove).not.toHaveBeenCalled();
  expect(screen.getByText("It is decided.")).toBeTruthy();
});

it.each([
  ["in a text box", () => fireEvent.keyDown(screen.getByRole("textbox", { name: "Note" }), { key: "a" })],
  [
    "in an input of the row",
    () => fireEvent.keyDown(screen.getByRole("textbox", { name: "Filter first" }), { key: "a" }),
  ],
  ["outside rows and drawer", () => fireEvent.keyDown(document.body, { key: "a" })],
  ["held down", () => fireEvent.keyDown(screen.getByTestId("first"), { key: "a", repeat: true })],
  ["with Ctrl", () => fireEvent.keyDown(screen.getByTestId("first"), { key: "a", ctrlKey: true })],
])("action key: pressed %s → ignored", (_, press) => {
  const onApprove = start("first");
  press();
  expect(onApprove).not.toHaveBeenCalled();
});

it("action key: drawer beside the list → its record, wherever the focus is on the page", () => {
  const onApprove = start("first", true);
  for (const place of [screen.getByTestId("second"), screen.getByText("Elsewhere"), screen.getByTestId("drawer")])
    fireEvent.keyDown(place, { key: "a" });
  expect(onApprove.mock.calls).toEqual([["first"], ["first"], ["first"]]);
});
