import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { releaseUnsaved, useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { newVersionStore } from "./new-version.ts";
import { NewVersionNotice } from "./new-version-notice.tsx";

const TITLE = "A new version of the console is available";

afterEach(() => {
  newVersionStore.write(false);
  releaseUnsaved();
  vi.unstubAllGlobals();
});

const Form = ({ typed }: { typed: boolean }) => {
  useUnsavedGuard(typed);
  return null;
};
const open = () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const { wrapper } = inConsole();
  const page = (typed: boolean) => (
    <>
      <NewVersionNotice />
      <Form typed={typed} />
    </>
  );
  const { rerender } = render(page(false), { wrapper });
  return { reload, type: (typed: boolean) => rerender(page(typed)) };
};
const press = () => fireEvent.click(screen.getByRole("button", { name: "Reload" }));

it("new version: offered once, not again after it was dismissed", () => {
  open();
  expect(screen.queryByText(TITLE)).toBeNull();
  act(() => newVersionStore.write(true));
  expect(screen.getByText(TITLE)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText(TITLE)).toBeNull();
  act(() => newVersionStore.write(false));
  act(() => newVersionStore.write(true));
  expect(screen.queryByText(TITLE)).toBeNull();
});

it("new version: unsaved input → Reload does nothing and says why; saved → it reloads", () => {
  const { reload, type } = open();
  act(() => newVersionStore.write(true));
  type(true);
  press();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Reload" }).getAttribute("aria-disabled")).toBe("true");
  type(false);
  press();
  expect(reload).toHaveBeenCalledOnce();
});
