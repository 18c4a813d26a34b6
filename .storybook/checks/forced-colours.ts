import { hiddenFocus } from "./hidden-focus.ts";
import { hiddenStates } from "./hidden-states.ts";

/** Fails when forced colours, where many colours become one, hide what is on, what is chosen or what has the focus. */
export const checkForcedColours = async (): Promise<void> => {
  const { commands } = await import("vitest/browser");
  await commands.forceColours(true);
  try {
    const wrong = [...hiddenStates(), ...hiddenFocus()];
    if (wrong.length > 0) throw new Error(`In forced colours: ${wrong.slice(0, 5).join("; ")}`);
  } finally {
    await commands.forceColours(false);
  }
};
