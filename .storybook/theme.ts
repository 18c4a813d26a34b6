import { create } from "storybook/theming";

const FONT = '"Inter Variable", system-ui, sans-serif';
const CODE = '"JetBrains Mono Variable", ui-monospace, monospace';

/** Storybook around the looks, and its Docs pages: the product's name, sign and type. */
export const theme = create({
  base: "light",
  brandTitle: "Back office",
  brandImage: "favicon.svg",
  brandUrl: "./?path=/story/start-here-overview--overview",
  brandTarget: "_self",
  fontBase: FONT,
  fontCode: CODE,
});
