import { addons } from "storybook/manager-api";

// A line or two of the addons, in pixels: the window is for drawers and dialogs. It can be dragged; key A hides it.
addons.setConfig({ bottomPanelHeight: 120 });
