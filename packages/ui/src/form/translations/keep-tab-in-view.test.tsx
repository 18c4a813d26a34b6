import { expect, it } from "vitest";
import { keepTabInView } from "./keep-tab-in-view.ts";

const tabAt = (left: number, right: number) => {
  const list = document.createElement("div");
  const tab = document.createElement("button");
  list.setAttribute("role", "tablist");
  list.append(tab);
  list.getBoundingClientRect = () => new DOMRect(10, 0, 300, 44);
  tab.getBoundingClientRect = () => new DOMRect(left, 0, right - left, 44);
  return { list, tab };
};

it.each([
  ["beyond the end", 280, 380, 70],
  ["before the start", -40, 60, -50],
  ["in view", 20, 120, 0],
])("keepTabInView: tab %s → row scrolls until it is in view", (_where, left, right, by) => {
  const { list, tab } = tabAt(left, right);
  keepTabInView(tab);
  expect(list.scrollLeft).toBe(by);
});
