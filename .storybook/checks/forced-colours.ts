import { hiddenFocus, newFocus } from "./hidden-focus.ts";
import { hiddenStates, newStates } from "./hidden-states.ts";

/** Fails when forced colours, where many colours become one, hide what is on, what is chosen or what has the focus. */
export const checkForcedColours = async (): Promise<void> => {
  // To change the colours of the page takes longer than all that is looked at in them.
  if (newStates().length + newFocus().length === 0) return;
  const { commands } = await import("vitest/browser");
  await commands.forceColours(true);
  try {
    // Found anew: the page may have changed meanwhile, and what has left it looks like nothing at all.
    const wrong = [...hiddenStates(newStates()), ...hiddenFocus(newFocus())];
    if (wrong.length > 0) throw new Error(`In forced colours: ${wrong.slice(0, 5).join("; ")}`);
  } finally {
    await commands.forceColours(false);
  }
};
