/** Keys in the notation of aria-keyshortcuts as a keyboard has them: `Ctrl+Alt+↑`. */
export const printedKeys = (keys: string): string =>
  keys
    .replace("Control", "Ctrl")
    .replace("ArrowUp", "↑")
    .replace("ArrowDown", "↓")
    .replace("ArrowLeft", "←")
    .replace("ArrowRight", "→");
