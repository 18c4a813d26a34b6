import { render, screen, waitFor } from "@testing-library/react";
import { Component, Suspense, type ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { prefetch, forgetFailed, lazyComponent } from "./lazy-component.ts";

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

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch = forgetFailed;
  override render = () => (this.state.failed ? <p>Failed</p> : this.props.children);
}

it("lazyComponent: load fails → one request; rendered again after the error boundary → new request", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const load = vi.fn(async () => ({ default: Menu })).mockRejectedValueOnce(new Error("offline"));
  const Late = lazyComponent(load);
  const drawn = (visit: number) => (
    <Boundary key={visit}>
      <Suspense>
        <Late />
      </Suspense>
    </Boundary>
  );
  const { rerender } = render(drawn(1));
  await screen.findByText("Failed");
  expect(load).toHaveBeenCalledOnce();
  rerender(drawn(2));
  await screen.findByText("The menu");
  expect(load).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});
