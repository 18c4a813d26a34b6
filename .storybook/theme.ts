import { create } from "storybook/theming";

const FONT = '"Inter Variable", system-ui, sans-serif';
const CODE = '"JetBrains Mono Variable", ui-monospace, monospace';

const FONTS = { fontBase: FONT, fontCode: CODE };

/** Storybook around the looks: the product's name, sign and type. */
export const theme = create({
  base: "light",
  brandTitle: "Back office",
  brandImage: "favicon.svg",
  brandUrl: "./?path=/story/start-here-overview--overview",
  brandTarget: "_self",
  ...FONTS,
});

/** Documentation pages, in the colours of the product's tokens, which Storybook cannot read. */
export const docsThemes = {
  light: create({
    base: "light",
    appContentBg: "#ffffff",
    appPreviewBg: "#ffffff",
    appBorderColor: "#dfe3e6",
    textColor: "#171c23",
    textMutedColor: "#59616a",
    colorSecondary: "#005f3f",
    ...FONTS,
  }),
  dark: create({
    base: "dark",
    appBg: "#0c0f12",
    appContentBg: "#121519",
    appPreviewBg: "#121519",
    appBorderColor: "#292e33",
    textColor: "#eaedf0",
    textMutedColor: "#9ba2aa",
    colorSecondary: "#73d5a7",
    barBg: "#191d21",
    barTextColor: "#9ba2aa",
    inputBg: "#191d21",
    ...FONTS,
  }),
};
