import { waitFor } from "@testing-library/react";

/** The drawer or dialog on top, once it is drawn: what is loaded first may take its time on a busy machine. */
export const panelOnScreen = (): Promise<HTMLElement> =>
  waitFor(
    () => {
      const top = [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")].at(-1);
      if (!top) throw new Error("Nothing is open");
      // Over a page that may not be seen, the details of its rows have nothing to wait for.
      const isRefused = document.body.textContent.includes("You do not have access to this");
      if (!isRefused && top.querySelector("[role=status][aria-label=Loading]")) throw new Error("It is still loading");
      return top;
    },
    { interval: 5 },
  );
