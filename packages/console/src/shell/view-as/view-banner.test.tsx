import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { exitView, viewAs } from "#kit/session/view-as.ts";
import { viewedSession } from "#kit/session/viewed-session.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ViewBanner } from "./view-banner.tsx";

afterEach(exitView);

const start = () => {
  viewAs({ ...storySession("operator-admin"), viewedAs: "Operator admin" });
  render(
    <>
      <ViewBanner viewedAs="Operator admin" />
      <input aria-label="Note" />
    </>,
    { wrapper: inConsole().wrapper },
  );
};
const isViewed = () => viewedSession.read() !== undefined;

it("view banner: shows the role, read-only mode, and that the data is the user's own", () => {
  start();
  expect(screen.getByRole("status").textContent).toMatch(
    /Viewing as Operator admin: read-only.*No change is sent.*data is your own.*not simulated/,
  );
});

it("view banner: Q is pressed → view ends", () => {
  start();
  fireEvent.keyDown(document.body, { key: "q" });
  expect(isViewed()).toBe(false);
});

it("view banner: Q is typed in a field → view stays", () => {
  start();
  fireEvent.keyDown(screen.getByLabelText("Note"), { key: "q" });
  expect(isViewed()).toBe(true);
});

it("view banner: Exit view is clicked → view ends", () => {
  start();
  fireEvent.click(screen.getByRole("button", { name: /Exit view/ }));
  expect(isViewed()).toBe(false);
});
