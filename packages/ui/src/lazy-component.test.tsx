import { render, screen } from "@testing-library/react";
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

it("is drawn in the same moment where its code was fetched early", async () => {
  const load = async () => ({ default: Menu });
  prefetch(load);
  await load();
  draw(load);
  expect(screen.getByText("The menu")).toBeTruthy();
});

it("is waited for where nobody fetched it, and stays the same component", async () => {
  const load = async () => ({ default: Menu });
  draw(load);
  expect(screen.getByText("Waiting")).toBeTruthy();
  expect(await screen.findByText("The menu")).toBeTruthy();
  expect(lazyComponent(load)).toBe(lazyComponent(load));
});

it("keeps quiet about code that could not be fetched early: it is said where it is drawn", async () => {
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

it("is fetched once while it fails, and anew by whoever draws it after the boundary has said so", async () => {
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
