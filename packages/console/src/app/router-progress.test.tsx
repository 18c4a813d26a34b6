import { act, render, screen } from "@testing-library/react";
import { createMemoryHistory } from "history";
import { lazy, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTarget } from "#kit/address/target.ts";
import { NavigationProgress } from "../shell/pages/navigation-progress.tsx";
import { Router } from "./router.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const Target = () => <p>{`to ${useTarget()?.pathname ?? "nowhere"}`}</p>;

it("navigation: next page loads slowly → target is known at once, progress bar after 300 ms", async () => {
  const code = Promise.withResolvers<{ default: () => string }>();
  const Slow = lazy(() => code.promise);
  const history = createMemoryHistory();
  const frame = (page: React.ReactNode) => (
    <>
      <NavigationProgress />
      <Target />
      <Suspense>{page}</Suspense>
    </>
  );
  const routes = [
    { path: "/slow", element: frame(<Slow />) },
    { path: "*", element: frame("First page") },
  ];
  render(<Router history={history} routes={routes} />);
  act(() => history.push("/slow"));
  expect(screen.getByText("to /slow")).toBeTruthy();
  expect(screen.getByText("First page", { exact: false })).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
  act(() => void vi.advanceTimersByTime(300));
  expect(screen.getByRole("progressbar", { name: "Loading the page" })).toBeTruthy();
  await act(async () => code.resolve({ default: () => "Slow page" }));
  expect(screen.getByText("Slow page", { exact: false })).toBeTruthy();
  expect(screen.getByText("to nowhere")).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
});
