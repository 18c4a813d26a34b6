/** Converts the notation of aria-keyshortcuts to key labels: `Ctrl+Alt+↑`. */
export const printedKeys = (keys: string): string =>
  keys
    .replace("Control", "Ctrl")
    .replace("ArrowUp", "↑")
    .replace("ArrowDown", "↓")
    .replace("ArrowLeft", "←")
    .replace("ArrowRight", "→");
