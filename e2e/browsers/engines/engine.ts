/** Mouse actions, in pixels of the window. */
export type MouseStep = { x: number; y: number } | "down" | "up";

/** One browser tab, with the subset of WebDriver that the journeys need. Keys are named as in `KeyboardEvent.key`. */
export type EngineTab = {
  goTo: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  address: () => Promise<string>;
  /** Runs a function, given as text, in the page. Promises are awaited; the result must be JSON. */
  run: (fn: string, ...args: unknown[]) => Promise<unknown>;
  mouse: (...steps: readonly MouseStep[]) => Promise<void>;
  keyDown: (key: string) => Promise<void>;
  keyUp: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Selects files in the file input that a function finds in the page. */
  choose: (fn: string, args: readonly unknown[], paths: readonly string[]) => Promise<void>;
  /** Screenshot of the window as PNG. */
  picture: () => Promise<Uint8Array>;
};

/** A browser started for one journey, with empty storage. */
export type Engine = {
  version: string;
  /** Download folder. */
  downloads: string;
  newTab: () => Promise<EngineTab>;
  stop: () => Promise<void>;
};

/** Inner size of the window, in pixels. */
export const WINDOW = { width: 1440, height: 900 };
