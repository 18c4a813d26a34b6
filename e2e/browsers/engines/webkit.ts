import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, Key, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import type { BrowserFiles } from "../../../scripts/lib/other-browsers.ts";
import { freePort } from "../../../scripts/lib/free-port.ts";
import { WAIT } from "../../../scripts/lib/limits.ts";
import { waitForUrl } from "../../../scripts/lib/wait-for-url.ts";
import { WINDOW, type Engine, type EngineTab } from "./engine.ts";

const KEYS: Readonly<Record<string, string>> = {
  Alt: Key.ALT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F6: Key.F6,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};
const keyOf = (key: string) => KEYS[key] ?? key;

const callAsync = (fn: string) =>
  `const done = arguments[arguments.length - 1]; const args = arguments[0];
   Promise.resolve((${fn})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

const tabOf = (driver: WebDriver, handle: string): EngineTab => {
  const here = async () => {
    if ((await driver.getWindowHandle()) !== handle) await driver.switchTo().window(handle);
  };
  const actions = () => driver.actions({ async: false });
  return {
    goTo: async (url) => {
      await here();
      await driver.get(url);
    },
    reload: async () => {
      await here();
      await driver.navigate().refresh();
    },
    address: async () => {
      await here();
      return driver.getCurrentUrl();
    },
    run: async (fn, ...args) => {
      await here();
      const { value, error } = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(
        callAsync(fn),
        args,
      );
      if (error !== undefined) throw new Error(error);
      return value;
    },
    mouse: async (...steps) => {
      await here();
      let chain = actions();
      for (const step of steps)
        if (step === "down") chain = chain.press();
        else if (step === "up") chain = chain.release();
        else chain = chain.move({ x: Math.round(step.x), y: Math.round(step.y), origin: Origin.VIEWPORT, duration: 0 });
      await chain.perform();
    },
    keyDown: async (key) => {
      await here();
      await actions().keyDown(keyOf(key)).perform();
    },
    keyUp: async (key) => {
      await here();
      await actions().keyUp(keyOf(key)).perform();
    },
    type: async (text) => {
      await here();
      await actions().sendKeys(text).perform();
    },
    choose: async (fn, args, paths) => {
      await here();
      const input = await driver.executeScript<WebElement>(`return (${fn})(...arguments[0]);`, args);
      await input.sendKeys(paths.join("\n"));
    },
    picture: async () => {
      await here();
      return Buffer.from(await driver.takeScreenshot(), "base64");
    },
  };
};

const started = new Set<ChildProcess>();

/** Starts a process in its own process group, with all its children. It is ended with this process at the latest. */
const begin = (path: string, args: readonly string[], options: SpawnOptions): ChildProcess => {
  const child = spawn(path, args, { ...options, detached: true });
  started.add(child);
  child.once("exit", () => started.delete(child));
  return child;
};

const kill = (child: ChildProcess) => process.kill(-child.pid!, "SIGKILL");
process.once("exit", () => started.forEach(kill));

/** Ends a process and its children. A hanging page does not respond to a close request. */
const end = async (child: ChildProcess) => {
  if (!started.has(child)) return;
  kill(child);
  await once(child, "exit");
};

type Screen = { process: ChildProcess; display: string };

/** Starts an X server that draws into memory. */
const startScreen = async (path: string): Promise<Screen> => {
  const size = `${WINDOW.width}x${WINDOW.height + 200}x24`;
  const child = begin(path, ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const gone = once(child, "exit").then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`)));
  const [number] = (await Promise.race([once(child.stdio[3] as Readable, "data"), gone])) as [Buffer];
  return { process: child, display: `:${number.toString().trim()}` };
};

let screen: ReturnType<typeof startScreen> | undefined;

/** Creates a separate home folder for the browser, with a download folder. */
const makeHome = () => {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const downloads = join(home, "Downloads");
  mkdirSync(downloads);
  mkdirSync(join(home, ".config"));
  writeFileSync(join(home, ".config", "user-dirs.dirs"), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  return { home, downloads };
};

/** Starts WebKit with its driver. The driver allows one session at a time; each journey gets a new session. */
export const startWebKit = async ({ browser, driver: path, display }: BrowserFiles): Promise<Engine> => {
  screen ??= startScreen(display!);
  const { home, downloads } = makeHome();
  const port = await freePort();
  const child = begin(path!, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: (await screen).display,
      HOME: home,
      XDG_CONFIG_HOME: join(home, ".config"),
      // Without a GPU, compositing layers takes several times as long as drawing the page at once.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await waitForUrl(`${server}/status`, () => !started.has(child));
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
    })
    .build();
  await driver.manage().setTimeouts({ script: WAIT, pageLoad: WAIT });
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...WINDOW });
  const inside = await driver.executeScript<number>("return innerHeight");
  await window.setRect({ x: 0, y: 0, width: WINDOW.width, height: 2 * WINDOW.height - inside });
  const capabilities = await driver.getCapabilities();
  let opened = 0;
  return {
    version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
    downloads,
    newTab: async () => {
      if (opened++ > 0) await driver.switchTo().newWindow("tab");
      return tabOf(driver, await driver.getWindowHandle());
    },
    stop: async () => {
      await end(child);
      rmSync(home, { recursive: true, force: true });
    },
  };
};

export const quitWebKit = async (): Promise<void> => {
  const drawn = await screen;
  screen = undefined;
  if (drawn) await end(drawn.process);
};
