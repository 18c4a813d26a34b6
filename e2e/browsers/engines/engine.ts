/** What is done with the mouse, in pixels of the window. */
export type MouseStep = { x: number; y: number } | "down" | "up";

/** One tab of a browser: as much of WebDriver as the journeys need. Keys are named as in `KeyboardEvent.key`. */
export type EngineTab = {
  goTo: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  address: () => Promise<string>;
  /** Runs the text of a function in the page; a promise is awaited, the answer must be JSON. */
  run: (fn: string, ...args: unknown[]) => Promise<unknown>;
  mouse: (...steps: readonly MouseStep[]) => Promise<void>;
  keyDown: (key: string) => Promise<void>;
  keyUp: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Chooses files in the file input that a function in the page finds. */
  choose: (fn: string, args: readonly unknown[], paths: readonly string[]) => Promise<void>;
  /** A picture of the window, as PNG. */
  picture: () => Promise<Uint8Array>;
};

/** A browser that was started for one journey, with nothing stored. */
export type Engine = {
  version: string;
  /** Folder where downloads are put. */
  downloads: string;
  newTab: () => Promise<EngineTab>;
  stop: () => Promise<void>;
};

/** Size of the window's inside, in pixels. */
export const WINDOW = { width: 1440, height: 900 };
