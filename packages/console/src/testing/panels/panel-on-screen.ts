import { waitFor } from "@testing-library/react";

/** The top drawer or dialog, once it has rendered: lazy code may load slowly on a busy machine. */
export const panelOnScreen = (): Promise<HTMLElement> =>
  waitFor(
    () => {
      const top = [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")].at(-1);
      if (!top) throw new Error("Nothing is open");
      // Row details over a forbidden page have nothing to load.
      const isRefused = document.body.textContent.includes("You do not have access to this");
      if (!isRefused && top.querySelector("[role=status][aria-label=Loading]")) throw new Error("It is still loading");
      return top;
    },
    { interval: 5 },
  );
