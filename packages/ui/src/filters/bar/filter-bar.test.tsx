import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { use } from "react";
import { expect, test } from "vitest";
import { FilterBar } from "./filter-bar.tsx";
import { text } from "../texts/text.ts";

test("filter bar: leading content still loads → drawer opens only together with it", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const Lead = () => use(promise);
  const filters = { name: text({ label: "Name" }) };
  render(<FilterBar filters={filters} values={{ name: "" }} onChange={() => undefined} lead={<Lead />} />);
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Filters" }));
    await import("../drawer/filter-drawer.tsx");
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(async () => resolve("Whose rows"));
  await waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("Whose rows"));
});
