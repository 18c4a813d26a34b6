import { hiddenFocus, newFocus } from "./hidden-focus.ts";
import { hiddenStates, newStates } from "./hidden-states.ts";

/** Fails when forced colours, which map many colours to few, hide an on or selected state or the focus. */
export const checkForcedColours = async (): Promise<void> => {
  // Switching the colours takes longer than the check itself.
  if (newStates().length + newFocus().length === 0) return;
  const { commands } = await import("vitest/browser");
  await commands.forceColours(true);
  try {
    // Queries again, since the page may have changed and a removed element has no style.
    const wrong = [...hiddenStates(newStates()), ...hiddenFocus(newFocus())];
    if (wrong.length > 0) throw new Error(`In forced colours: ${wrong.slice(0, 5).join("; ")}`);
  } finally {
    await commands.forceColours(false);
  }
};
