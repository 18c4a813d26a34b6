import { ApiError } from "@backoffice/api-client";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import FailureReference from "./failure-reference.tsx";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const UUID = "0af76519-16cd-43dd-8448-eb211c80319c";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Reference on screen, and the copied lines. */
const draw = (ids: { traceId?: string; requestId?: string }) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal("navigator", { userAgent: "Test", clipboard: { writeText } });
  const error = new ApiError("HTTP 502 Bad Gateway", { kind: "http", outcome: "unknown", status: 502 });
  render(<FailureReference error={Object.assign(error, ids)} />, { wrapper: inConsole().wrapper });
  fireEvent.click(screen.getByRole("button", { name: "Copy for support" }));
  return writeText.mock.calls[0]![0].split("\n");
};

it("failed call: its trace is the reference, on screen and copied", () => {
  const copied = draw({ traceId: TRACE, requestId: UUID });
  expect(screen.getByText(TRACE)).toBeTruthy();
  expect(copied).toContain(`Reference: ${TRACE}`);
  expect(copied.filter((line) => line.startsWith("Request:"))).toEqual([]);
});

it("failed call whose answer has another id: both are copied", () => {
  const copied = draw({ traceId: TRACE, requestId: "gateway-7" });
  expect(screen.getByText(TRACE)).toBeTruthy();
  expect(copied).toEqual(expect.arrayContaining([`Reference: ${TRACE}`, "Request: gateway-7"]));
});

it("failed call that the page preloads: the answer's id is the reference", () => {
  const copied = draw({ requestId: "gateway-7" });
  expect(screen.getByText("gateway-7")).toBeTruthy();
  expect(copied).toContain("Reference: gateway-7");
  expect(copied.filter((line) => line.startsWith("Request:"))).toEqual([]);
});
