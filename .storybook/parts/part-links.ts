import { toId } from "storybook/internal/csf";
import { GUIDES } from "./guide-of.ts";

/** "Components/Forms/Text field" → "TextField". */
const componentOf = (title: string): string =>
  (title.split("/").at(-1) ?? "").replaceAll(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Storybook ids of the documentation pages of components, by the name of the component. */
export const PART_LINKS: ReadonlyMap<string, string> = new Map(
  Object.keys(GUIDES).map((title) => [componentOf(title), `${toId(title)}--docs`]),
);
