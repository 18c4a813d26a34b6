import { existsSync, globSync } from "node:fs";

/** A supported browser besides Chromium, and the Debian packages that install it. */
export type OtherBrowser = {
  id: "firefox" | "webkit";
  name: string;
  packages: readonly string[];
  /** The files needed to run it; undefined if one is missing. */
  find: () => BrowserFiles | undefined;
};

/** `browser` is the program, `driver` its WebDriver server, `display` a virtual X server. */
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
  // The newest installed API version: 4.1, 6.0.
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
