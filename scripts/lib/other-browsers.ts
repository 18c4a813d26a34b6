import { existsSync, globSync } from "node:fs";

/** A browser besides Chromium that the console promises to work in, and the Debian packages that bring it. */
export type OtherBrowser = {
  id: "firefox" | "webkit";
  name: string;
  packages: readonly string[];
  /** The files that drive it, or nothing where one of them is missing. */
  find: () => BrowserFiles | undefined;
};

/** `browser` is the program itself, `driver` what speaks WebDriver for it, `display` a screen that nobody looks at. */
export type BrowserFiles = { browser: string; driver?: string; display?: string };

const first = (named: string | undefined, places: readonly string[]) =>
  (named ? [named] : places).find((path) => existsSync(path));

const findFirefox = (): BrowserFiles | undefined => {
  const browser = first(process.env["FIREFOX_PATH"], [
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  ]);
  return browser ? { browser } : undefined;
};

const findWebKit = (): BrowserFiles | undefined => {
  const driver = first(process.env["WEBKIT_DRIVER_PATH"], ["/usr/bin/WebKitWebDriver"]);
  const display = first(undefined, ["/usr/bin/Xvfb"]);
  // The newest interface of those that are installed: 4.1, 6.0.
  const browser = first(
    undefined,
    globSync("/usr/lib{,64,exec}{,/*-linux-gnu}/webkit{2gtk,gtk}-*/MiniBrowser").toSorted(),
  );
  return driver && display && browser ? { browser, driver, display } : undefined;
};

export const OTHER_BROWSERS: readonly OtherBrowser[] = [
  { id: "firefox", name: "Firefox", packages: ["firefox-esr"], find: findFirefox },
  { id: "webkit", name: "WebKit", packages: ["webkit2gtk-driver", "xvfb"], find: findWebKit },
];
