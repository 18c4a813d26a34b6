import { Toaster, TooltipProvider } from "@backoffice/ui";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { RegionBoundary } from "./region-boundary.tsx";

afterEach(() => void vi.restoreAllMocks());

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

it("region boundary: component crashes → rest of the page stays, report can be copied", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { userAgent: "Test", clipboard: { writeText } });
  draw("boom");
  expect(screen.getByText("The rest")).toBeTruthy();
  expect(screen.getByText("This part of the page stopped working")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Copy the report" }));
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/Error: boom\nPage: [^?]*\nVersion: 1\.2\.3/));
});

it("region boundary: `about` changes → rendered again; same `about` → error stays", () => {
  vi.spyOn(console, "error").mockReturnValue();
  const Part = ({ record }: { record: number }) => {
    if (record === 1) throw new Error("boom");
    return <p>Record {record}</p>;
  };
  const drawn = (record: number, other = "") => (
    <TooltipProvider>
      <RegionBoundary about={record}>
        <Part record={record} />
        {other}
      </RegionBoundary>
    </TooltipProvider>
  );
  const { rerender } = render(drawn(1));
  rerender(drawn(1, "again"));
  expect(screen.getByText("This part of the page stopped working")).toBeTruthy();
  rerender(drawn(2));
  expect(screen.getByText("Record 2")).toBeTruthy();
});

it("region boundary: floating part crashes → toast, nothing in its place", () => {
  vi.spyOn(console, "error").mockReturnValue();
  const failed = vi.fn();
  const Crashing = () => {
    throw new Error("boom");
  };
  const { container } = render(
    <RegionBoundary floats onFailed={failed}>
      <Crashing />
    </RegionBoundary>,
  );
  expect(container.textContent).toBe("");
  expect(failed).toHaveBeenCalledOnce();
  render(<Toaster />);
  expect(screen.getByRole("alert").textContent).toContain("stopped working");
});

it("region boundary: floating part recovers with another record → toast is removed", () => {
  vi.spyOn(console, "error").mockReturnValue();
  const Part = ({ record }: { record: number }) => {
    if (record === 1) throw new Error("boom");
    return <p>Record {record}</p>;
  };
  const drawn = (record: number) => (
    <RegionBoundary floats about={record}>
      <Part record={record} />
    </RegionBoundary>
  );
  render(
    <TooltipProvider>
      <Toaster />
    </TooltipProvider>,
  );
  const alerts = () => screen.queryAllByRole("alert");
  const { rerender } = render(drawn(1));
  expect(alerts()).toHaveLength(1);
  rerender(drawn(1));
  expect(alerts()).toHaveLength(1);
  rerender(drawn(2));
  expect(alerts()).toEqual([]);
});
