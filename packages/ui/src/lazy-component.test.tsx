import { render, screen, waitFor } from "@testing-library/react";
import { Component, Suspense, type ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { prefetch, lazyComponent } from "./lazy-component.ts";
import { missingCode } from "./missing-code.ts";

const Menu = () => <p>The menu</p>;
const draw = (load: () => Promise<{ default: typeof Menu }>) => {
  const Late = lazyComponent(load);
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <Late />
    </Suspense>,
  );
};

it("lazyComponent: module was prefetched → rendered without a fallback", async () => {
  const load = async () => ({ default: Menu });
  prefetch(load);
  await load();
  draw(load);
  expect(screen.getByText("The menu")).toBeTruthy();
});

it("lazyComponent: module not loaded → fallback first; same loader → same component", async () => {
  const load = async () => ({ default: Menu });
  draw(load);
  expect(screen.getByText("Waiting")).toBeTruthy();
  await waitFor(() => expect(screen.getByText("The menu")).toBeTruthy());
  expect(lazyComponent(load)).toBe(lazyComponent(load));
});

it("prefetch: request fails → does not throw; the error appears on render", async () => {
  const load = () => Promise.reject(new Error("offline"));
  expect(() => prefetch(load)).not.toThrow();
  await load().catch(() => undefined);
});

const UNLOADED = new TypeError("Failed to fetch dynamically imported module: /assets/menu.js");

it.each(["online", "a call succeeds"])(
  "lazyComponent: file cannot be loaded, then %s → requested again, shown",
  async (back) => {
    const load = vi.fn(async () => ({ default: Menu })).mockRejectedValueOnce(UNLOADED);
    draw(load);
    await waitFor(() => expect(missingCode.read()).toBe(1));
    expect(screen.getByText("Waiting")).toBeTruthy();
    if (back === "online") globalThis.dispatchEvent(new Event("online"));
    else missingCode.retry();
    await waitFor(() => expect(screen.getByText("The menu")).toBeTruthy());
    expect(load).toHaveBeenCalledTimes(2);
    expect(missingCode.read()).toBe(0);
  },
);

it("lazyComponent: file stays missing → requested after 1, 2, 4, 8, 15, 15 … seconds at most", async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  const at: number[] = [];
  const start = Date.now();
  const load = vi.fn<() => Promise<{ default: typeof Menu }>>(async () => {
    at.push((Date.now() - start) / 1000);
    if (at.length < 8) throw UNLOADED;
    return { default: Menu };
  });
  draw(load);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(at).toEqual([0, 1, 3, 7, 15, 30, 45, 60]);
  expect(missingCode.read()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("lazyComponent: code fails when it runs → error boundary, no second request", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const load = vi.fn<() => Promise<{ default: typeof Menu }>>(() =>
    Promise.reject(new ReferenceError("x is not defined")),
  );
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render = () => (this.state.failed ? <p>Failed</p> : this.props.children);
  }
  const Late = lazyComponent(load);
  render(
    <Boundary>
      <Suspense>
        <Late />
      </Suspense>
    </Boundary>,
  );
  await waitFor(() => expect(screen.getByText("Failed")).toBeTruthy());
  expect(load).toHaveBeenCalledOnce();
  expect(missingCode.read()).toBe(0);
  vi.restoreAllMocks();
});
