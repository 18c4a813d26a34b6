import type { Decorator } from "@storybook/react-vite";
import { LocaleProvider } from "../display/locale/locale-provider.tsx";
import { DirectionProvider } from "../primitives/direction-provider.tsx";

/** Applies the globals of a story to the root element, for the tokens, and as locale and direction. */
export const withToolbar: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  for (const name of ["theme", "contrast"]) {
    if (globals[name] === "system") delete root.dataset[name];
    else root.dataset[name] = String(globals[name]);
  }
  root.dataset["density"] = String(globals["density"]);
  root.lang = String(globals["locale"]);
  const dir = globals["dir"] === "rtl" ? "rtl" : "ltr";
  root.dir = dir;
  return (
    <DirectionProvider dir={dir}>
      <LocaleProvider locale={String(globals["locale"])} timeZone="Europe/Malta">
        <Story />
      </LocaleProvider>
    </DirectionProvider>
  );
};
