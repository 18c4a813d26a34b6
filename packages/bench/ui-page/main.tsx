import { drawAg } from "./ag.ts";
import { drawOurs } from "./ours.tsx";
import { drawPlain } from "./plain.tsx";
import type { Kit } from "./rows.ts";

const DRAW: Record<string, (element: HTMLElement) => Kit> = { ours: drawOurs, plain: drawPlain, ag: drawAg };

const root = document.getElementById("root")!;
Object.assign(root.style, { height: "800px" });
let kit: Kit | undefined;

/** Nothing happens until the bench presses a button. `?kit=ours&rows=10000` selects the table and its length. */
const button = (label: string, press: () => void) => {
  const element = document.createElement("button");
  element.textContent = label;
  element.addEventListener("click", press);
  document.body.prepend(element);
};
button("Filter", () => kit?.filter());
button("Sort", () => kit?.order());
button("Draw", () => {
  kit = DRAW[new URLSearchParams(location.search).get("kit") ?? "ours"]?.(root);
});
