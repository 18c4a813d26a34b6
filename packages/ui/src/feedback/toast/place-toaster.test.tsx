import { render, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { placeToaster } from "./place-toaster.ts";

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
let over = new AbortController();
afterEach(() => {
  over.abort();
  over = new AbortController();
  vi.restoreAllMocks();
});

it.each([
  ["1280 px", 1280, 800, box(448, 740, 384, 60), box(570, 743, 710, 57), "57px"],
  ["a phone of 390 px", 390, 844, box(3, 772, 384, 72), box(0, 779, 390, 65), "65px"],
])("toasts: footer of a drawer comes with its record, %s → moved above it", async (_, width, height, list, bar, to) => {
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(width);
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(height);
  const { getByTestId } = render(
    <>
      <div data-testid="toaster">
        <div data-testid="list" />
      </div>
      <div role="dialog" data-testid="drawer" />
    </>,
  );
  getByTestId("list").getBoundingClientRect = () => list;
  placeToaster(getByTestId("toaster"), over.signal);
  expect(getByTestId("toaster").style.bottom).toBe("0px");
  const footer = document.createElement("div");
  footer.dataset["slot"] = "drawer-footer";
  footer.getBoundingClientRect = () => bar;
  getByTestId("drawer").append(footer);
  await waitFor(() => expect(getByTestId("toaster").style.bottom).toBe(to));
});

it("toasts: drawer slides in below them → moved above its footer when its animation ends", async () => {
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(800);
  const { getByTestId } = render(
    <>
      <div data-testid="toaster">
        <div data-testid="list" />
      </div>
      <div data-testid="footer" data-slot="drawer-footer" />
    </>,
  );
  const [toaster, footer] = [getByTestId("toaster"), getByTestId("footer")];
  getByTestId("list").getBoundingClientRect = () => box(448, 740, 384, 60);
  footer.getBoundingClientRect = () => box(1280, 744, 710, 56);
  placeToaster(toaster, over.signal);
  expect(toaster.style.bottom).toBe("0px");
  footer.getBoundingClientRect = () => box(570, 744, 710, 56);
  footer.dispatchEvent(new Event("animationend", { bubbles: true }));
  await waitFor(() => expect(toaster.style.bottom).toBe("56px"));
});

it.each([
  ["pager with room", box(268, 835, 1152, 45), box(990, 845, 422, 25), "-35px"],
  [
    "pager beside a drawer → over the count of its hidden columns",
    box(268, 835, 672, 45),
    box(760, 845, 172, 25),
    "-150px",
  ],
])("toasts over a list: %s → in its middle, where they cover no row", (_, pager, pages, translate) => {
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(1440);
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(900);
  const { getByTestId } = render(
    <>
      <div data-testid="toaster">
        <div data-testid="list" />
      </div>
      <div data-slot="pagination" data-testid="pager">
        <nav>
          <p data-testid="range" />
          <p data-testid="hidden" data-slot="hidden-columns" />
          <p data-testid="pages" />
        </nav>
      </div>
    </>,
  );
  const at = (name: string, rect: DOMRect) => (getByTestId(name).getBoundingClientRect = () => rect);
  at("list", box(528, 824, 384, 76));
  at("pager", pager);
  at("range", box(284, 845, 96, 25));
  at("hidden", box(600, 845, 100, 25));
  at("pages", pages);
  vi.spyOn(getByTestId("pager"), "clientHeight", "get").mockReturnValue(45);
  vi.spyOn(getByTestId("toaster"), "clientWidth", "get").mockReturnValue(384);
  placeToaster(getByTestId("toaster"), over.signal);
  expect(getByTestId("toaster").style).toMatchObject({ translate, bottom: "4px" });
});
