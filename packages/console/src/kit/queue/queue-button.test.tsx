import { fireEvent, render, screen } from "@testing-library/react";
import { createPath } from "history";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { QueueButton } from "./queue-button.tsx";

const show = (at: string, waiting: Record<string, string>, desc: boolean) => {
  const { wrapper, history } = inConsole({ at });
  const queue = { waiting, since: "createdAt", target: 24, read: () => ({}) };
  render(<QueueButton queue={queue} sort={{ id: "createdAt", desc }} />, { wrapper });
  return history;
};

it("queue button: click → only waiting rows, oldest first", () => {
  const history = show("/list?page=2", { status: "PENDING" }, true);
  fireEvent.click(screen.getByRole("button", { name: "Oldest waiting first" }));
  expect(createPath(history.location)).toBe("/list?status=PENDING&sort=createdAt");
});

it.each([
  ["/list?status=PENDING", { status: "PENDING" }],
  ["/list", {}],
])("queue button: %s already is oldest first → no button", (at, waiting) => {
  show(at, waiting, false);
  expect(screen.queryByRole("button")).toBeNull();
});
