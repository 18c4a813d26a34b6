import { TooltipProvider } from "@backoffice/ui";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { RegionBoundary } from "./region-boundary.tsx";

afterEach(() => vi.restoreAllMocks());

const draw = (message: string) => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("__APP_VERSION__", "1.2.3");
  const Crashing = () => {
    throw new Error(message);
  };
  render(
    <TooltipProvider>
      <p>The rest</p>
      <RegionBoundary>
        <Crashing />
      </RegionBoundary>
    </TooltipProvider>,
  );
};

it("keeps a crash to its region and offers a report to copy", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { userAgent: "Test", clipboard: { writeText } });
  draw("boom");
  expect(screen.getByText("The rest")).toBeTruthy();
  expect(screen.getByText("This part of the page stopped working")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Copy the report" }));
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/Error: boom\nPage: [^?]*\nVersion: 1\.2\.3/));
});

it("says it plainly when a file of the build is gone", () => {
  draw("Failed to fetch dynamically imported module: /assets/x.js");
  expect(screen.getByText("This part could not be fetched")).toBeTruthy();
});
