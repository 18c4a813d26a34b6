import { waitFor } from "storybook/test";
import type { Scene } from "./scene.ts";
import type { Staged } from "./staged.ts";

const PANEL = "[role=dialog], [role=alertdialog]";
const LOADING = "[role=status][aria-label=Loading], [aria-busy=true]";

const frame = () => new Promise(requestAnimationFrame);

const opensPanel = ({ opens, at }: Scene, { history }: Staged) =>
  opens !== undefined || (at !== undefined && history.location.search.includes("panel="));

/**
 * Waits until a scene has rendered: its panel is open, no call is pending except those with a timeout fault, and no
 * loading state is left unless `loads`. Fails when a dialog is open that the scene does not open.
 */
export const drawn = async (scene: Scene, staged: Staged, loads: boolean): Promise<void> => {
  const { faults } = staged.backend.settings.get();
  const neverAnswered = (id: string) =>
    faults.some(({ operation, fault }) => fault === "timeout" && (operation === "*" || operation === id));
  const settled = () => {
    const open = staged.calls.filter((it) => !it.answered).map((it) => it.id);
    const stuck = staged.calls.some((it) => neverAnswered(it.id));
    if (open.some((id) => !neverAnswered(id))) throw new Error(`Not answered yet: ${open.join(", ")}`);
    if (opensPanel(scene, staged) && !document.querySelector(PANEL)) throw new Error("The panel is not open yet");
    if (!stuck && !loads && document.querySelector("main:empty")) throw new Error("The page is not drawn yet");
    if (!stuck && !loads && document.querySelector(LOADING)) throw new Error("It is still loading");
  };
  // An answer may lead to the next call: the scene has settled when two frames pass without one.
  for (let sent = -1; sent !== staged.calls.length;) {
    sent = staged.calls.length;
    await waitFor(settled);
    await frame();
    await frame();
  }
  if (!opensPanel(scene, staged) && document.querySelector(PANEL))
    throw new Error("A dialog is open that the scene does not open");
};
