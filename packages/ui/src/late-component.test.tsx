import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { fetchEarly, lateComponent } from "./late-component.ts";

const Menu = () => <p>The menu</p>;
const draw = (load: () => Promise<{ default: typeof Menu }>) => {
  const Late = lateComponent(load);
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <Late />
    </Suspense>,
  );
};

it("is drawn in the same moment where its code was fetched early", async () => {
  const load = async () => ({ default: Menu });
  fetchEarly(load);
  await load();
  draw(load);
  expect(screen.getByText("The menu")).toBeTruthy();
});

it("is waited for where nobody fetched it, and stays the same component", async () => {
  const load = async () => ({ default: Menu });
  draw(load);
  expect(screen.getByText("Waiting")).toBeTruthy();
  expect(await screen.findByText("The menu")).toBeTruthy();
  expect(lateComponent(load)).toBe(lateComponent(load));
});

it("keeps quiet about code that could not be fetched early: it is said where it is drawn", async () => {
  const load = () => Promise.reject(new Error("offline"));
  expect(() => fetchEarly(load)).not.toThrow();
  await load().catch(() => undefined);
});
